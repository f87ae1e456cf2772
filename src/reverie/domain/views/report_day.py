"""Report day: several sleeps told as one, and a sleep told with the dozes before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from reverie.domain.journal.plan import Outcome
from reverie.domain.views.report import Slept, by_survival


def whole_day(sleeps: Sequence[Slept]) -> Slept:
    """Several sleeps told as one, with all dozes before them.

    What one learned and a later one ended is told as ended alone.
    """
    dozes = [doze for one in sleeps for doze in one.dozes]
    over = _over([*dozes, *sleeps])
    return replace(as_one(_without(sleeps, over)), dozes=_without(dozes, over))


def after_dozes(slept: Slept, dozes: Sequence[Slept]) -> Slept:
    """A sleep with the dozes before it; what they learned and one ended is told as ended alone."""
    if not dozes or slept.outcome is Outcome.UNDONE:
        return slept
    over = _over([*dozes, slept])
    (told,) = _without([slept], over)
    return replace(told, dozes=_without(dozes, over))


def as_one(sleeps: Sequence[Slept]) -> Slept:
    """The last of some sleeps, with all that they learned, changed and let go."""
    last = sleeps[-1]
    notes = dict.fromkeys(note for one in sleeps for note in one.beside.notes)
    asked = dict.fromkeys(line for one in sleeps for line in one.beside.asked)
    return replace(
        last,
        outcome=Outcome.COMPLETED,
        learned=by_survival(item for one in sleeps for item in one.learned),
        changed=tuple(item for one in sleeps for item in one.changed),
        superseded=tuple(item for one in sleeps for item in one.superseded),
        closed=tuple(item for one in sleeps for item in one.closed),
        let_go=tuple(item for one in sleeps for item in one.let_go),
        patterns=tuple(dict.fromkeys(pattern for one in sleeps for pattern in one.patterns)),
        turned=tuple({held.key: held for one in sleeps for held in one.turned}.values()),
        scan=next((one.scan for one in reversed(sleeps) if one.scan), None),
        counts=replace(last.counts, left_out=_summed(one.counts.left_out for one in sleeps)),
        beside=replace(last.beside, notes=tuple(notes), asked=tuple(asked)),
    )


def _over(sleeps: Iterable[Slept]) -> set[str]:
    """The names of what some sleeps ended."""
    ended = (item for one in sleeps for item in (*one.superseded, *one.closed, *one.let_go))
    return {item.name for item in ended}


def _without(sleeps: Iterable[Slept], over: set[str]) -> tuple[Slept, ...]:
    """The sleeps, with what is over not told as learned."""
    return tuple(
        replace(one, learned=tuple(item for item in one.learned if item.name not in over))
        for one in sleeps
    )


def _summed(counts: Iterable[tuple[tuple[str, int], ...]]) -> tuple[tuple[str, int], ...]:
    """Counts by reason over several sleeps, the most frequent first."""
    total = sum((Counter(dict(one)) for one in counts), Counter[str]())
    return tuple(sorted(total.items(), key=lambda item: (-item[1], item[0])))
