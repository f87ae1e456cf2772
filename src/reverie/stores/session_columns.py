"""The columns of a session: how it is laid out in a row, and read back."""

from __future__ import annotations

from reverie.domain.intake.moment import as_milliseconds, from_milliseconds
from reverie.stores.columns import Row
from reverie.stores.primitives import SessionRow

SESSION = "name, number, ended, upto, position"


def session_row(session: SessionRow) -> Row:
    """A session in the order of SESSION."""
    ended = as_milliseconds(session.ended) if session.ended else None
    return (session.id, session.number, ended, session.upto, session.position)


def session_from(row: Row) -> SessionRow:
    """A session from the columns of SESSION."""
    name, number, ended, upto, position = row
    moment = None if ended is None else from_milliseconds(ended)
    return SessionRow(name, number, moment, upto, position)
