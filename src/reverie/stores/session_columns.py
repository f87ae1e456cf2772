"""The columns of a session: how it is laid out in a row, and read back."""

from __future__ import annotations

import json

from reverie.domain.intake.moment import as_milliseconds, from_milliseconds
from reverie.domain.values.session import Session
from reverie.stores.columns import Row
from reverie.stores.primitives import SessionRow

SESSION = "name, number, ended, upto, position, tagged"
SESSION_ROW = f"{SESSION}, trace"
"""All that is kept of a session; whoever asks when it was leaves out what it did."""


def session_row(session: SessionRow) -> Row:
    """A session in the order of SESSION_ROW."""
    ended = as_milliseconds(session.ended) if session.ended else None
    tagged = None if session.tagged is None else json.dumps(session.tagged)
    return (
        session.id,
        session.number,
        ended,
        session.upto,
        session.position,
        tagged,
        session.trace,
    )


def session_from(row: Row) -> SessionRow:
    """A session from the columns of SESSION_ROW, or of SESSION."""
    name, number, ended, upto, position, tagged, *trace = row
    moment = None if ended is None else from_milliseconds(ended)
    tags = None if tagged is None else tuple(map(int, json.loads(tagged)))
    return SessionRow(name, number, moment, upto, position, tags, *trace)


def ended_from(row: Row) -> Session:
    """A session that has ended, from the columns of SESSION."""
    kept = session_from(row)
    assert kept.number is not None
    assert kept.ended is not None
    assert kept.upto is not None
    return Session(kept.id, kept.number, kept.ended, kept.upto, kept.position, kept.tagged)
