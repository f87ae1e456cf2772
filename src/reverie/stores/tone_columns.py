"""The columns of a tone: how it is laid out in a row, and read back."""

from __future__ import annotations

from reverie.domain.values.memory import Author
from reverie.domain.values.tone import Tone
from reverie.stores.columns import Row, json_column, sources_from, texts_from

TONE = "session, mood, style, turns, carry_forward, calibration, author, sources, aim, outcome"


def tone_row(tone: Tone) -> Row:
    """A tone in the order of TONE."""
    return (
        tone.session,
        tone.mood,
        tone.style,
        json_column(tone.turns),
        tone.carry_forward,
        tone.calibration,
        tone.by.value,
        json_column(tone.sources),
        tone.aim,
        tone.outcome,
    )


def tone_from(row: Row) -> Tone:
    """A tone from the columns of TONE."""
    turns, by = tuple(texts_from(row[3])), Author(row[6])
    found = sources_from(row[7])
    return Tone(row[0], row[1], row[2], turns, row[4], row[5], by, found, row[8], row[9])
