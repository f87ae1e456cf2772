"""Undoing: the newest entries are taken back, and a person's later words kept where they fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reverie.domain.intake.moment import to_the_millisecond
from reverie.domain.journal.apply import apply, difference, is_so_already
from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import (
    Act,
    Afterwards,
    Entry,
    Heading,
    Night,
    NightBegan,
    NightStep,
    Undone,
    Waking,
    groups,
    nights,
    standing_of,
)
from reverie.domain.journal.kinds import Change, MarkChange, MemoryChange, Value
from reverie.domain.journal.plan import Outcome
from reverie.domain.values.memory import Author
from reverie.domain.values.session import Mark, slept_on
from reverie.engine.committing import commit_group, mend
from reverie.engine.explaining import trace
from reverie.errors import ChangeRefused, UndoRefused, Unknown
from reverie.frozen import dataclass
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
    everything = mind.journal.headings()
    stands = standing_of(everything)
    first, *later = [group for group in groups(everything) if group[-1].number >= down_to]
    sketch = _Sketch(mind)
    for heading in reversed([*first, *(heading for group in later for heading in group)]):
        for change in reversed(_whole(mind, heading.number).changes):
            sketch.take(change.inverse())
    kept: list[Heading] = []
    lost: list[Heading] = []
    for group in later:
        if group[0].number in stands and _is_a_persons(group[0]):
            changes = [c for heading in group for c in _whole(mind, heading.number).changes]
            (kept if sketch.take_whole(changes) else lost).extend(group)
    back = [
        heading
        for group in (first, *later)
        for heading in group
        if heading.number in stands and heading not in (*kept, *lost)
    ]
    if then is Afterwards.NEVER:
        sketch.close_sessions_of(back)
    changes = sketch.changes(f"undo down to entry {first[0].number}")
    return Undoing(first[0].number, tuple(back), tuple(kept), tuple(lost), tuple(changes))


def undo(
    store: Store,
    clock: Clock,
    settings: Settings,
    down_to: int,
    *,
    then: Afterwards = Afterwards.AGAIN,
    by: Author = Author.PERSON,
) -> Undoing:
    """Take back the entries from `down_to` on; its sessions wait again, or are never encoded."""
    with store.night_lock():
        mend(store)
        undoing = plan_undo(store, down_to, then)
        cause = Undone(undoing.down_to, by, then, tuple(h.number for h in undoing.kept))
        commit_group(
            store,
            cause,
            undoing.changes,
            at=to_the_millisecond(clock.now()),
            step=settings.journal.max_step_changes,
        )
    return undoing


def undo_change(
    store: Store,
    clock: Clock,
    settings: Settings,
    number: int,
    index: int,
    *,
    by: Author = Author.PERSON,
) -> Change:
    """Take back one change of one entry, if nothing later touched what it changed."""
    with store.night_lock():
        mend(store)
        back = plan_undo_change(store, number, index)
        cause = Waking(Act.UNDO_CHANGE, by, f"e{number}.{index}")
        now = to_the_millisecond(clock.now())
        commit_group(store, cause, [back], at=now, step=settings.journal.max_step_changes)
    return back


def plan_undo_change(mind: Mind, number: int, index: int) -> Change:
    """The change that would take one change back, refused if something later touched it."""
    _refuse_what_cannot_be_undone(mind, number)
    changes = _whole(mind, number).changes
    if not 1 <= index <= len(changes):
        raise Unknown(f"entry e{number} has no change {index}; see `reverie journal e{number}`")
    back = changes[index - 1].inverse()
    later = _touched_later(mind, number, back.place)
    if later:
        raise UndoRefused(
            f"entry e{later} touched it later; undo that first, or everything from "
            f"e{number} on: `reverie undo e{number}`"
        )
    if isinstance(back, MemoryChange) and not back.after and mind.links.of(back.target):
        raise UndoRefused(
            f"memory {back.target} has links by now; forget it instead: `reverie forget`"
        )
    _refuse_what_rests_on_nothing(mind, number, back)
    return back


def _refuse_what_rests_on_nothing(mind: Mind, number: int, back: Change) -> None:
    """Refuse to bring a memory back whose sources were forgotten since."""
    if isinstance(back, MemoryChange) and back.after and not any(trace(mind, back.after)):
        raise UndoRefused(
            f"what {back.after.name} rests on was forgotten since; undo everything from "
            f"e{number} on: `reverie undo e{number}`"
        )


def the_night(mind: Mind, number: int) -> Night:
    """The night with this number, or an error that says which there are."""
    told = {night.plan.night: night for night in nights(mind.journal.headings())}
    if number in told:
        return told[number]
    if told and 0 < number < min(told):
        raise UndoRefused(
            f"night {number} is folded into the origin; nights {min(told)} to {max(told)} are kept"
        )
    raise Unknown(f"there was no night {number}; see `reverie nights`")


def entry_of_night(mind: Mind, number: int) -> int:
    """The first entry of a night that stands, where undoing it begins."""
    night = the_night(mind, number)
    if night.outcome is Outcome.UNDONE:
        raise UndoRefused(f"night {number} has been taken back already; see `reverie nights`")
    return night.first


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

    def close_sessions_of(self, headings: Sequence[Heading]) -> None:
        """Mark what the nights among these have read, so that no other night reads it."""
        for heading in headings:
            match heading.cause:
                case NightBegan(plan=plan):
                    for reach in plan.sessions:
                        self._close(reach.session, reach.upto, reach.position)
                case NightStep(stage="review"):
                    for change in _whole(self._mind, heading.number).changes:
                        if isinstance(change, MarkChange) and change.after:
                            self._close(change.target, change.after.upto, change.after.position)
        for place, value in self._values.items():
            if isinstance(value, Mark) and value.dozed:
                self._values[place] = slept_on(value)

    def _close(self, session: str, upto: int, position: str) -> None:
        known = self._at(Place("mark", session))
        had = known if isinstance(known, Mark) else Mark(0)
        if upto >= had.upto and upto > had.thought_over:
            read = replace(had, upto=upto, position=position, thought_over=upto)
            self._values[Place("mark", session)] = read

    def changes(self, reason: str) -> list[Change]:
        """What leads from the stored mind to this one."""
        stored = self._mind.present(self._values)
        return [
            change
            for place, value in sorted(self._values.items(), key=lambda item: str(item[0]))
            for change in difference(place, stored.get(place), value, reason)
        ]

    def _at(self, place: Place) -> Value | None:
        if place not in self._values:
            self._values[place] = self._mind.present([place]).get(place)
        return self._values[place]


def _refuse_what_cannot_be_undone(mind: Mind, down_to: int) -> None:
    first, last = mind.journal.first(), mind.journal.last()
    if not 1 <= down_to <= last:
        raise Unknown(f"there is no entry e{down_to}; the newest is e{last}: `reverie journal`")
    if down_to < first:
        raise UndoRefused(
            f"entry e{down_to} is folded into the origin; entries e{first} to e{last} can be undone"
        )


def _touched_later(mind: Mind, number: int, place: Place) -> int | None:
    for heading in mind.journal.headings(since=number + 1):
        if any(change.place == place for change in _whole(mind, heading.number).changes):
            return heading.number
    return None


def _whole(mind: Mind, number: int) -> Entry:
    entry = mind.journal.entry(number)
    if entry is None:
        raise Unknown(f"entry e{number} is not in the journal; run `reverie doctor`")
    return entry


def _is_a_persons(heading: Heading) -> bool:
    return isinstance(heading.cause, Waking) and heading.cause.by is Author.PERSON
