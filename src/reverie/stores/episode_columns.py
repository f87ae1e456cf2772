"""The columns of what happened and was thought: sessions, episodes and thoughts as rows."""

from __future__ import annotations

from reverie.domain.intake.moment import as_milliseconds, from_milliseconds
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.thought import Answer, Thought
from reverie.stores.columns import APPRAISAL, Row, appraisal_from, appraisal_row
from reverie.stores.primitives import SessionRow

SESSION = "name, number, ended, upto, position"
EPISODE = f"e.number, s.name, e.at, e.voice, e.text, {APPRAISAL}, e.origin"
THOUGHT = "id, night, topic, question, thinker, answer, cost"
_VOICES = {voice.value: voice for voice in Voice}


def session_row(session: SessionRow) -> Row:
    """A session in the order of SESSION."""
    ended = as_milliseconds(session.ended) if session.ended else None
    return (session.id, session.number, ended, session.upto, session.position)


def session_from(row: Row) -> SessionRow:
    """A session from the columns of SESSION."""
    name, number, ended, upto, position = row
    moment = None if ended is None else from_milliseconds(ended)
    return SessionRow(name, number, moment, upto, position)


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


def thought_row(thought: Thought) -> Row:
    """A thought in the order of THOUGHT."""
    said = thought.answer
    return (
        thought.id,
        thought.night,
        thought.topic,
        thought.question,
        thought.thinker,
        said.text if said else None,
        said.cost_micros if said else 0,
    )


def thought_from(row: Row) -> Thought:
    """A thought from the columns of THOUGHT."""
    said = None if row[5] is None else Answer(row[5], row[6])
    return Thought(row[0], row[1], row[2], row[3], row[4], said)
