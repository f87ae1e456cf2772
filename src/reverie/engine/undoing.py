"""Undoing: the newest entries are taken back, and a person's later words kept where they fit."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from reverie.domain.intake.moment import to_the_millisecond
from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import (
    Act,
    Afterwards,
    Heading,
    Night,
    Undone,
    Waking,
    groups,
    nights,
    standing_of,
)
from reverie.domain.journal.kinds import Change, LinkChange, MemoryChange, TombstoneChange
from reverie.domain.journal.parts import EndingChange
from reverie.domain.journal.plan import Outcome
from reverie.domain.language import DEFAULT, Language, language_named
from reverie.domain.values.ending import Ending
from reverie.domain.values.gist import Gist
from reverie.domain.values.memory import Author, Memory, Wording
from reverie.engine.burying import rests_on, says_buried
from reverie.engine.clearing import cleared, odd_entries
from reverie.engine.committing import commit_group, mend
from reverie.engine.explaining import trace
from reverie.engine.sketching import Sketch, changes_of, whole_entry
from reverie.errors import UndoRefused, Unknown
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
    buried: tuple[str, ...] = ()
    """The names of the memories that do not come back, because a person had them forgotten."""
    unread: tuple[Heading, ...] = ()
    """Which cannot be read, or hold what cannot be, and are emptied for good."""


def planned_undo(
    store: Store,
    down_to: int,
    then: Afterwards = Afterwards.AGAIN,
    *,
    now: datetime,
    language: Language = DEFAULT,
) -> Undoing:
    """What an undo would do; on a copy, where there is something that cannot be read."""
    if not odd_entries(store, down_to):
        return plan_undo(store, down_to, then, language=language)
    with store.scratch() as copy:
        odd = cleared(copy, down_to, now)
        return replace(plan_undo(copy, down_to, then, language=language), unread=odd)


def plan_undo(
    mind: Mind,
    down_to: int,
    then: Afterwards = Afterwards.AGAIN,
    *,
    language: Language = DEFAULT,
) -> Undoing:
    """What taking back the entries from `down_to` on would do; changes nothing.

    What a person had forgotten stays forgotten, unless the entry named is the forgetting itself.
    """
    _refuse_what_cannot_be_undone(mind, down_to)
    everything = mind.journal.headings()
    stands = standing_of(everything)
    first, *later = [group for group in groups(everything) if group[-1].number >= down_to]
    sketch = Sketch(mind)
    for heading in reversed([*first, *(heading for group in later for heading in group)]):
        for change in reversed(whole_entry(mind, heading.number).changes):
            sketch.take(change.inverse())
    kept: list[Heading] = []
    lost: list[Heading] = []
    for group in later:
        if group[0].number in stands and _is_a_persons(group[0]):
            changes = changes_of(mind, group)
            (kept if sketch.take_whole(changes, group[0].cause) else lost).extend(group)
    buried = sketch.bury(changes_of(mind, first), language)
    sketch.let_go()
    back = [
        heading
        for group in (first, *later)
        for heading in group
        if heading.number in stands and heading not in (*kept, *lost)
    ]
    if then is Afterwards.NEVER:
        sketch.close_sessions_of(back)
    changes = sketch.changes(f"undo down to entry {first[0].number}")
    told = tuple(back), tuple(kept), tuple(lost), tuple(changes), tuple(buried)
    return Undoing(first[0].number, *told)


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
        _refuse_what_cannot_be_undone(store, down_to)
        odd = cleared(store, down_to, clock.now())
        language = language_named(settings.record.language)
        undoing = replace(plan_undo(store, down_to, then, language=language), unread=odd)
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
        language = language_named(settings.record.language)
        back = plan_undo_change(store, number, index, language)
        changes = [back, *_stones_lifted(store, number, back)]
        cause = Waking(Act.UNDO_CHANGE, by, f"e{number}.{index}")
        now = to_the_millisecond(clock.now())
        commit_group(store, cause, changes, at=now, step=settings.journal.max_step_changes)
    return back


def plan_undo_change(mind: Mind, number: int, index: int, language: Language = DEFAULT) -> Change:
    """The change that would take one change back, refused if something later touched it."""
    _refuse_what_cannot_be_undone(mind, number)
    changes = whole_entry(mind, number).changes
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
    if isinstance(back, MemoryChange) and not back.after:
        _refuse_what_others_gave_way_to(mind, back.target)
    _refuse_what_rests_on_nothing(mind, back)
    if not _stones_lifted(mind, number, back):
        _refuse_what_was_forgotten(mind, back, language)
    return back


def _stones_lifted(mind: Mind, number: int, back: Change) -> list[Change]:
    """The tombstones of a memory that goes back to before its forgetting; they go with that."""
    if not isinstance(back, MemoryChange) or back.after is None:
        return []
    stones = [
        change.inverse()
        for change in whole_entry(mind, number).changes
        if isinstance(change, TombstoneChange)
        and change.after
        and change.after.name == back.after.name
    ]
    present = mind.present([stone.place for stone in stones])
    return [stone for stone in stones if present.get(stone.place) == stone.before]


def _refuse_what_was_forgotten(mind: Mind, back: Change, language: Language) -> None:
    """Refuse to let words be told again that a person had forgotten since."""
    after = back.after
    if isinstance(after, Memory | Wording | Gist) and says_buried(
        after.text, mind.present, language
    ):
        raise UndoRefused(
            "it says what was forgotten since; tell it again if it shall be known: "
            "`reverie remember`"
        )


def _refuse_what_others_gave_way_to(mind: Mind, number: int) -> None:
    """Refuse to take away alone what other memories ended by."""
    if older := mind.memories.ended_by([number]):
        raise UndoRefused(
            f"{older[0].name} gave way to memory {number}; forget that instead: `reverie forget`"
        )


def _refuse_what_rests_on_nothing(mind: Mind, back: Change) -> None:
    """Refuse to bring back what rests on, or joins, something that was forgotten since."""
    if isinstance(back, LinkChange) and back.after:
        ends = [Place("memory", end) for end in back.target]
        if len(mind.present(ends)) < len(ends):
            raise UndoRefused("what the link joined is there no more; nothing was taken back")
    ending = _ending_given_back(back)
    if ending and ending.by and not mind.memories.get(ending.by):
        raise UndoRefused("what it gave way to is there no more; nothing was taken back")
    if not isinstance(back, MemoryChange) or not back.after:
        return
    parts = [Place("memory", n) for n in rests_on(back.after)]
    is_whole = len(mind.present(parts)) == len(parts) or back.after.wording.by is Author.PERSON
    if not is_whole or not any(trace(mind, back.after)):
        raise UndoRefused(
            f"what {back.after.name} rests on was forgotten since; tell it again if it shall be "
            "known: `reverie remember`"
        )


def _ending_given_back(back: Change) -> Ending | None:
    if isinstance(back, EndingChange):
        return back.after
    return back.after.ending if isinstance(back, MemoryChange) and back.after else None


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
        if any(change.place == place for change in whole_entry(mind, heading.number).changes):
            return heading.number
    return None


def _is_a_persons(heading: Heading) -> bool:
    return isinstance(heading.cause, Waking) and heading.cause.by is Author.PERSON
