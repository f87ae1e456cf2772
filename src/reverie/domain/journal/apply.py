"""Applying: how changes are refused, applied and told from one value to another."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from reverie.domain.journal.change import Part, Place, Whole
from reverie.domain.journal.kinds import ROWS, Change, Proposal, Value
from reverie.domain.journal.parts import PARTS
from reverie.domain.values.memory import Memory
from reverie.errors import (
    ChangeRefused,
    ProposalNotApplied,
    SameTargetTwice,
    StaleChange,
    Unknown,
)


def apply(change: Change, present: Value | None) -> Value | None:
    """The value after a change, refused unless the present one is what the change expects."""
    if isinstance(change, Proposal):
        raise ProposalNotApplied(f"{change.name} waits for a person; see `reverie proposals`")
    if isinstance(change, Whole):
        if present != change.before:
            raise _stale(change, present)
        return change.after
    if not isinstance(present, Memory):
        raise Unknown(f"there is no memory number {change.target}; list them: `reverie memories`")
    if getattr(present, change.part) != change.before:
        raise _stale(change, getattr(present, change.part))
    return replace(present, **{change.part: change.after})  # type: ignore[arg-type]


def is_so_already(change: Change, present: Value | None) -> bool:
    """Whether what a change would bring about is there without it."""
    if isinstance(change, Part):
        return present is not None and getattr(present, change.part, None) == change.after
    return present == change.after


def settled(
    changes: Sequence[Change], read: Callable[[Collection[Place]], Mapping[Place, Value]]
) -> dict[Place, Value | None]:
    """The values after all the changes of one step, or a refusal before anything is written."""
    refuse_misfits(changes)
    after: dict[Place, Value | None] = {}
    present = read({change.place for change in changes})
    for change in changes:
        place = change.place
        after[place] = apply(change, after[place] if place in after else present.get(place))
    return after


def refuse_misfits(changes: Sequence[Change]) -> None:
    """Refuse a proposal, a change of nothing, and two changes that point at the same place."""
    parts_seen: dict[Place, set[str]] = {}
    for change in changes:
        if isinstance(change, Proposal):
            apply(change, None)
        _refuse_if_empty(change)
        seen = parts_seen.setdefault(change.place, set())
        part = change.part if isinstance(change, Part) else ""
        if seen and ("" in seen or not part or part in seen):
            raise SameTargetTwice(
                f"two changes of one step point at {change.place.table} {change.place.key}; "
                "merge them into one"
            )
        seen.add(part)


def difference(place: Place, now: Value | None, then: Value | None, reason: str) -> list[Change]:
    """The changes that lead from one value of a place to another."""
    if now == then:
        return []
    if isinstance(now, Memory) and isinstance(then, Memory) and _differ_in_parts(now, then):
        return [
            kind(
                target=now.number,
                before=getattr(now, part),
                after=getattr(then, part),
                reason=reason,
            )
            for kind in PARTS
            if getattr(now, part := kind.part) != getattr(then, part)
        ]
    row = ROWS[place.table]
    return [row(target=place.key, before=now, after=then, reason=reason)]  # type: ignore[arg-type]


def _differ_in_parts(now: Memory, then: Memory) -> bool:
    """Whether two states of a memory differ in what can change alone, and in nothing else."""
    parts = {kind.part: getattr(then, kind.part) for kind in PARTS}
    return replace(now, **parts) == then


def _refuse_if_empty(change: Change) -> None:
    if change.before == change.after:
        raise ChangeRefused(f"a change of {change.place} changes nothing; leave it out")
    if not change.reason.strip():
        raise ChangeRefused(f"a change of {change.place} has no reason; give it one")


def _stale(change: Change, present: object) -> StaleChange:
    return StaleChange(
        f"{change.place.table} {change.place.key} is not as the change expects (expected "
        f"{_short(change.before)}, found {_short(present)}); read the mind again and decide anew"
    )


def _short(value: object) -> str:
    return text if len(text := repr(value)) <= 80 else f"{text[:79]}…"
