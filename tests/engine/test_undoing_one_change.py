"""One change alone can be taken back if nothing later touched it; a group is taken back whole."""

from __future__ import annotations

from contextlib import suppress

import pytest

from reverie.domain.journal.entry import Act, Waking
from reverie.domain.journal.kinds import Change, LinkChange, Proposal
from reverie.domain.journal.parts import EndingChange, LayerChange, WordingChange
from reverie.domain.journal.plan import Depth
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.memory import Author, Kind, Layer, Memory, Wording
from reverie.engine.committing import commit_group
from reverie.engine.undoing import undo, undo_change
from reverie.engine.waking import decide, edit, forget, remember
from reverie.errors import UndoRefused, Unknown
from reverie.ports import Mind, Store
from reverie.settings import Settings
from reverie.stages import Line, Stage
from reverie.stages.context import StageContext
from reverie.stores.ram.store import InRamStore
from reverie.testing import TickClock, a_link, a_memory, a_mind
from tests.days import SETTINGS, contents, lived, slept, texts
from tests.properties.lives import Killed, Mortal

RULE = "Never push to main."
CHOICE = "We chose SQLite."
ONE_BY_ONE = Settings.of(max_step_changes=1)


def a_mind_that_slept() -> InRamStore:
    store = InRamStore()
    lived(store, RULE, CHOICE)
    slept(store)
    return store


def test_one_change_of_a_night_is_taken_back_and_the_rest_stays() -> None:
    store = a_mind_that_slept()

    back = undo_change(store, TickClock(), SETTINGS, 2, 1)

    assert (back.target, back.after) == (1, None)
    assert texts(store) == [CHOICE]
    assert store.journal.headings()[-1].cause == Waking(Act.UNDO_CHANGE, Author.PERSON, "e2.1")


def test_taking_back_one_change_can_itself_be_undone() -> None:
    store = a_mind_that_slept()
    before = contents(store)
    undo_change(store, TickClock(), SETTINGS, 2, 1)

    undo(store, TickClock(), SETTINGS, store.journal.last())

    assert contents(store) == before


def test_a_change_that_was_touched_later_is_not_taken_back_and_the_later_entry_is_named() -> None:
    store = a_mind_that_slept()
    edit(store, TickClock(), SETTINGS, next(store.memories.all()).name, text="Ask first.")
    before = contents(store)

    with pytest.raises(UndoRefused, match=r"e5 touched it later; undo that first, .*undo e2`"):
        undo_change(store, TickClock(), SETTINGS, 2, 1)

    assert contents(store) == before
    assert store.journal.last() == 5


def test_a_change_is_not_taken_back_twice() -> None:
    store = a_mind_that_slept()
    undo_change(store, TickClock(), SETTINGS, 2, 1)

    with pytest.raises(UndoRefused, match="entry e5 touched it later"):
        undo_change(store, TickClock(), SETTINGS, 2, 1)


@pytest.mark.parametrize(("number", "index"), [(2, 0), (2, 9), (1, 1), (9, 1), (0, 1), (2, -1)])
def test_a_change_that_never_was_cannot_be_taken_back(number: int, index: int) -> None:
    with pytest.raises(Unknown, match=f"e{number}.*`reverie journal"):
        undo_change(a_mind_that_slept(), TickClock(), SETTINGS, number, index)


def test_a_change_of_a_folded_entry_is_refused_as_folded() -> None:
    store = a_mind_that_slept()
    store.fold(4)

    with pytest.raises(UndoRefused, match="folded"):
        undo_change(store, TickClock(), SETTINGS, 2, 1)


def test_taking_back_a_birth_leaves_no_link_to_nowhere() -> None:
    store = a_mind_that_slept()

    def link(mind: Mind, night: StageContext) -> list[Change]:
        return [LinkChange(target=(1, 2), before=None, after=a_link(1, 2), reason="together")]

    slept(store, line=Line((), (), (Stage("link", Depth.DEEP, link),)))
    with suppress(UndoRefused):
        undo_change(store, TickClock(), SETTINGS, 2, 1)

    assert all(
        store.memories.get(end) for n in (1, 2) for link in store.links.of(n) for end in link.pair
    )


def test_a_forget_of_several_steps_is_undone_whole() -> None:
    store = InRamStore()
    memory = remember(store, TickClock(), SETTINGS, RULE)
    before = contents(store)
    forget(store, TickClock(), ONE_BY_ONE, memory.name, why="not so")

    undo(store, TickClock(), SETTINGS, 2)

    assert contents(store) == before


def test_a_decision_of_several_steps_is_kept_whole_or_lost_whole() -> None:
    first = a_memory(9, "known before")
    store = a_mind(InRamStore(), memories=[first])
    lived(store, RULE)

    def propose(mind: Mind, night: StageContext) -> list[Proposal]:
        newborn = mind.memories.get(10)
        assert newborn is not None
        wording = Wording(Kind.FACT, "Put so.", Author.NIGHT)
        cooler = LayerChange(target=9, before=Layer.HOT, after=Layer.COLD, reason="asked")
        said = WordingChange(target=10, before=newborn.wording, after=wording, reason="asked")
        return [Proposal("Both?", (cooler, said), "wondered")]

    slept(store)
    slept(store, line=Line((), (), (Stage("propose", Depth.DREAMING, propose),)))
    decide(store, TickClock(), ONE_BY_ONE, Proposal("Both?", (), "").name, accept=True)

    undo(store, TickClock(), SETTINGS, 2)

    assert store.memories.get(9) == first


def test_an_undo_killed_half_way_gives_no_number_twice() -> None:
    store: Store = a_mind(InRamStore(), memories=[a_memory(1), a_memory(2, "two")])
    forget(store, TickClock(), SETTINGS, a_memory(1).name, why="not so")
    with pytest.raises(Killed):
        undo(Mortal(store, 1), TickClock(), ONE_BY_ONE, 2)  # type: ignore[arg-type]

    assert remember(store, TickClock(), SETTINGS, RULE).number == 3


def test_what_others_gave_way_to_is_not_taken_back_alone() -> None:
    store = InRamStore()
    older = remember(store, TickClock(), SETTINGS, RULE)
    newer = remember(store, TickClock(), SETTINGS, CHOICE)
    end(store, older, by=newer)

    with pytest.raises(UndoRefused, match=f"{older.name} gave way to memory 2; forget that"):
        undo_change(store, TickClock(), SETTINGS, 2, 1)

    assert texts(store) == [RULE, CHOICE]


def test_an_undo_leaves_no_ending_that_names_what_is_there_no_more() -> None:
    store = InRamStore()
    older = remember(store, TickClock(), SETTINGS, RULE)
    lived(store, CHOICE)
    slept(store)
    newer = store.memories.get(2)
    assert newer
    end(store, older, by=newer)

    undo(store, TickClock(), SETTINGS, 2)

    (left,) = store.memories.all()
    assert left.ending == Ending(End.SUPERSEDED, 1, None, "what ended it is there no more")


def end(store: Store, older: Memory, *, by: Memory) -> None:
    """A person says that one memory gives way to another."""
    after = Ending(End.SUPERSEDED, 1, by.number)
    change = EndingChange(target=older.number, before=None, after=after, reason="it is so")
    cause = Waking(Act.RESOLVE, Author.PERSON, older.name)
    commit_group(store, cause, [change], at=older.born, step=9)
