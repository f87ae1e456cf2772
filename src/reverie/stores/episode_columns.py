"""The columns of an episode: how it is laid out in a row, and read back."""

from __future__ import annotations

from reverie.domain.intake.moment import as_milliseconds, from_milliseconds
from reverie.domain.values.episode import Episode, Voice
from reverie.stores.columns import APPRAISAL, Row, appraisal_from, appraisal_row

EPISODE = f"e.number, s.name, e.at, e.voice, e.text, {APPRAISAL}, e.origin"
_VOICES = {voice.value: voice for voice in Voice}


def episode_row(episode: Episode) -> Row:
    """An episode in the order of EPISODE."""
    return (
        episode.number,
        episode.session,
        as_milliseconds(episode.at),
        episode.voice.value,
        episode.text,
        *appraisal_row(episode.appraisal),
        episode.origin,
    )


def episode_from(row: Row) -> Episode:
    """An episode from the columns of EPISODE."""
    return Episode(
        row[0],
        row[1],
        from_milliseconds(row[2]),
        _VOICES[row[3]],
        row[4],
        appraisal_from(row[5:12]),
        row[12],
    )
