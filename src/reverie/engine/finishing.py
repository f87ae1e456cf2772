"""Finishing: what was committed and not yet written outside is written by whoever comes next."""

from __future__ import annotations

from collections.abc import Callable

from reverie.domain.journal.entry import Heading, Night, nights, standing_of
from reverie.domain.journal.plan import Outcome
from reverie.engine.committing import mend
from reverie.errors import Asleep
from reverie.frozen import dataclass
from reverie.ports import Mind, Store


@dataclass(frozen=True, slots=True)
class Unwritten:
    """What the files beside a mind do not tell yet."""

    night: Night | None
    """The night that ended, if the newest of them is among what is not told."""
    is_night_open: bool
    """Whether a night is cut short, so that the next one repays."""
    is_doze_open: bool
    """Whether a doze is, which whoever comes next goes on with."""
    taken_back: tuple[Heading, ...]


def unwritten(mind: Mind, written: int) -> Unwritten:
    """What the entries after the last one that was written are about."""
    headings = mind.journal.headings()
    stands = standing_of(headings)
    told = [night for night in nights(headings) if night.outcome is not Outcome.UNDONE]
    counted = [night for night in told if night.plan.sleep.counts]
    newest = counted[-1] if counted else None
    is_open = newest is not None and newest.outcome is Outcome.UNFINISHED
    return Unwritten(
        newest if newest and not is_open and newest.last > written else None,
        is_open,
        bool(told) and told[-1].outcome is Outcome.UNFINISHED and not told[-1].plan.sleep.counts,
        tuple(heading for heading in headings if heading.number not in stands),
    )


def finish(
    store: Store,
    written: int,
    write: Callable[[Unwritten], object],
    doze: Callable[[], object] = tuple,
) -> int:
    """Write what is committed and not written, unless someone is at it; returns the entry told.

    A doze that was cut short is gone on with first.
    """
    try:
        with store.night_lock():
            mend(store)
    except Asleep:
        return written
    if unwritten(store, written).is_doze_open:
        doze()
    last = store.journal.last()
    if last != written:
        write(unwritten(store, written))
    return last
