"""Session: one stretch of waking work, and how much of it a night has taken in."""

from __future__ import annotations

from datetime import datetime

from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Session:
    """A session that has ended at least once; its number counts sessions by first end."""

    id: str
    number: int
    ended: datetime
    upto: int
    """The last episode it held when it last ended."""
    position: str = ""
    """How far a host had read it by then, in the host's own words."""
    tagged: tuple[int, ...] | None = None
    """The episodes tagged for replay as it ended; none if it ended before ends set tags."""


@dataclass(frozen=True, slots=True)
class Mark:
    """How far a session has been consolidated."""

    upto: int
    """The last episode a night has taken in."""
    position: str = ""
    """The host's position that goes with it."""


@dataclass(frozen=True, slots=True)
class Reach:
    """The part of one session a night may read: after one episode, up to another."""

    session: str
    number: int
    after: int
    upto: int
    position: str = ""
    tagged: tuple[int, ...] | None = None
    """What of it was tagged for replay as it ended; none if it ended before ends set tags."""


def reach_of(session: Session, after: int) -> Reach:
    """The part of a session after an episode, with those of its tags that lie in it."""
    tagged = None if session.tagged is None else tuple(n for n in session.tagged if n > after)
    return Reach(session.id, session.number, after, session.upto, session.position, tagged)


@dataclass(frozen=True, slots=True)
class Read:
    """How far a host has read a session, and how far of that nights have taken in."""

    gathered: str
    consolidated: str
