"""Undoing: the newest entries are taken back, and a person's later words kept where they fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reverie.domain.change import Change, Place, Value, apply, difference, is_so_already
from reverie.domain.journal import (
    Act,
    Afterwards,
    Entry,
    Heading,
    Undone,
    Waking,
    nights,
    standing_of,
)
from reverie.domain.memory import Author
from reverie.domain.moment import to_the_millisecond
from reverie.engine.committing import commit_group, mend
from reverie.errors import ChangeRefused, UndoRefused, Unknown
from reverie.ports import Clock, Mind, Store
from reverie.settings import Settings


@dataclass(frozen=True, slots=True)
class Undoing:
    """What an undo takes back, which of a person's entries it keeps, and which it cannot."""

    down_to: int
    taken_back: tuple[Heading, ...]
    kept: tuple[Heading, ...]
    lost: tuple[Heading, ...]
    changes: tuple[Change, ...]


def plan_undo(mind: Mind, down_to: int, then: Afterwards = Afterwards.AGAIN) -> Undoing:
    """What taking back the entries from `down_to` on would do; changes nothing."""
    _refuse_what_cannot_be_undone(mind, down_to)
    stands = standing_of(mind.headings())
    headings = list(mind.headings(since=down_to))
    sketch = _Sketch(mind)
    for heading in reversed(headings):
        for change in reversed(_whole(mind, heading.number).changes):
            sketch.take(change.inverse())
    kept: list[Heading] = []
    lost: list[Heading] = []
    for heading in headings[1:]:
        if heading.number in stands and _is_a_persons(heading):
            fits = sketch.take_whole(_whole(mind, heading.number).changes)
            (kept if fits else lost).append(heading)
    return Undoing(
        down_to,
        tuple(h for h in headings if h.number in stands and h not in kept),
        tuple(kept),
        tuple(lost),
        tuple(sketch.changes(f"undo down to entry {down_to}", then)),
    )


def undo(
    store: Store, clock: Clock, settings: Settings, down_to: int, *,
    then: Afterwards = Afterwards.AGAIN, by: Author = Author.PERSON,
) -> Undoing:  # fmt: skip
    """Take back the entries from `down_to` on; its sessions wait again, or are never encoded."""
    with store.night_lock():
        mend(store)
        undoing = plan_undo(store, down_to, then)
        cause = Undone(down_to, by, then, tuple(h.number for h in undoing.kept))
        commit_group(
            store, cause, undoing.changes,
            at=to_the_millisecond(clock.now()), step=settings.max_step_changes,
        )  # fmt: skip
    return undoing


def undo_change(
    store: Store, clock: Clock, settings: Settings, number: int, index: int, *,
    by: Author = Author.PERSON,
) -> Change:  # fmt: skip
    """Take back one change of one entry, if nothing later touched what it changed."""
    with store.night_lock():
        mend(store)
        entry = store.entry(number)
        if entry is None or not 1 <= index <= len(entry.changes):
            raise Unknown(f"entry e{number} has no change {index}; see `reverie journal e{number}`")
        back = entry.changes[index - 1].inverse()
        later = _touched_later(store, number, back.place)
        if later:
            raise UndoRefused(
                f"entry e{later} touched it later; undo that first, or everything from "
                f"e{number} on: `reverie undo e{number}`"
            )
        cause = Waking(Act.UNDO_CHANGE, by, f"e{number}.{index}")
        now = to_the_millisecond(clock.now())
        commit_group(store, cause, [back], at=now, step=settings.max_step_changes)
    return back


def entry_of_night(mind: Mind, night: int) -> int:
    """The first entry of a night that stands, where undoing it begins."""
    told = {n.plan.night: n for n in nights(mind.headings())}
    if night in told:
        return told[night].first
    if told and night < min(told):
        raise UndoRefused(
            f"night {night} is folded into the origin; nights {min(told)} to {max(told)} "
            "can be undone"
        )
    raise Unknown(f"there was no night {night}; see `reverie nights`")


class _Sketch:
    """A mind as it would be: the stored one, with some places changed."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self._values: dict[Place, Value | None] = {}

    def take(self, change: Change) -> None:
        self._values[change.place] = apply(change, self._at(change.place))

    def take_whole(self, changes: Sequence[Change]) -> bool:
        """Take all of them, or none if one does not fit."""
        before = dict(self._values)
        try:
            for change in changes:
                if not is_so_already(change, self._at(change.place)):
                    self.take(change)
        except (ChangeRefused, Unknown):
            self._values = before
            return False
        return True

    def changes(self, reason: str, then: Afterwards) -> list[Change]:
        """What leads from the stored mind to this one."""
        stored = self._mind.present(self._values)
        return [
            change
            for place, value in sorted(self._values.items(), key=lambda item: str(item[0]))
            if not (then is Afterwards.NEVER and place.table == "mark")
            for change in difference(place, stored.get(place), value, reason)
        ]

    def _at(self, place: Place) -> Value | None:
        if place not in self._values:
            self._values[place] = self._mind.present([place]).get(place)
        return self._values[place]


def _refuse_what_cannot_be_undone(mind: Mind, down_to: int) -> None:
    first, last = mind.first_entry(), mind.last_entry()
    if not 1 <= down_to <= last:
        raise Unknown(f"there is no entry e{down_to}; the newest is e{last}: `reverie journal`")
    if down_to < first:
        raise UndoRefused(
            f"entry e{down_to} is folded into the origin; entries e{first} to e{last} can be undone"
        )


def _touched_later(mind: Mind, number: int, place: Place) -> int | None:
    for heading in mind.headings(since=number + 1):
        if any(change.place == place for change in _whole(mind, heading.number).changes):
            return heading.number
    return None


def _whole(mind: Mind, number: int) -> Entry:
    entry = mind.entry(number)
    if entry is None:
        raise Unknown(f"entry e{number} is not in the journal; run `reverie doctor`")
    return entry


def _is_a_persons(heading: Heading) -> bool:
    return isinstance(heading.cause, Waking) and heading.cause.by is Author.PERSON
