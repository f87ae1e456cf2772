"""Session: one stretch of waking work, and how much of it a night has taken in."""

from __future__ import annotations

from dataclasses import replace
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


RULES = "rules"
"""The thinker that reads every session first; whoever has another name is better than it."""


@dataclass(frozen=True, slots=True)
class Mark:
    """How far a session has been consolidated, and who has read it."""

    upto: int
    """The last episode a night has taken in."""
    position: str = ""
    """The host's position that goes with it."""
    reader: str = RULES
    """The best thinker that has read it so far."""
    thought_over: int = 0
    """The last episode that a better thinker than the rules has read."""
    left_out: tuple[tuple[str, int], ...] = ()
    """How much of what was last taken in was left out, by reason."""
    dozed: bool = False
    """Whether the last part of it was taken in by a doze alone, so that it is still owed."""
    repaid: str = ""
    """The host's position up to which it is not owed, where it was dozed."""


def slept_on(mark: Mark) -> Mark:
    """A mark once a nap or night has seen what dozes took in."""
    return replace(mark, dozed=False, repaid="")


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


def mark_of(reach: Reach, before: Mark | None, *, dozed: bool) -> Mark:
    """The mark of a session whose part was taken in; a doze leaves owed what was owed."""
    had = before or Mark(0)
    mark = replace(had, upto=reach.upto, position=reach.position, dozed=dozed, repaid="")
    return replace(mark, repaid=had.repaid if had.dozed else had.position) if dozed else mark


@dataclass(frozen=True, slots=True)
class Read:
    """How far a host has read a session, and how far of that naps and nights have taken in."""

    gathered: str
    consolidated: str
    """What a doze alone has taken in is not part of it: it is still owed."""
