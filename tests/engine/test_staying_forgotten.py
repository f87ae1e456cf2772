"""What a person had forgotten comes back by their word alone, whatever is taken back since."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Act, Waking
from reverie.domain.journal.kinds import Change, LinkChange, MemoryChange, TombstoneChange
from reverie.domain.journal.parts import WordingChange
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.memory import Author
from reverie.domain.values.tombstone import Tombstone
from reverie.engine.committing import commit_group
from reverie.engine.undoing import Undoing, undo, undo_change
from reverie.engine.waking import edit, forget, remember
from reverie.errors import UndoRefused
from reverie.stores.ram.store import InRamStore
from reverie.testing import TickClock, a_link, a_memory, a_mind
from tests.days import SETTINGS, lived, slept, texts

RULE = "Never push to main."
TOLD = "I prefer short answers."


def told(store: InRamStore, text: str = TOLD) -> str:
    return remember(store, TickClock(), SETTINGS, text).name


def forgot(store: InRamStore, name: str) -> int:
    forget(store, TickClock(), SETTINGS, name, why="not so")
    return store.journal.last()


def undone(store: InRamStore, down_to: int) -> Undoing:
    return undo(store, TickClock(), SETTINGS, down_to)


def buried(store: InRamStore, text: str) -> bool:
    return bool(store.present([Place("tombstone", fingerprint(text))]))


def test_a_forgetting_is_kept_though_the_undone_night_had_replayed_what_it_forgot() -> None:
    store = InRamStore()
    name = told(store)
    lived(store, RULE)
    night = store.journal.last() + 1
    slept(store)
    assert store.journal.touching(1)[-1] > night, "the night replays it"
    forgetting = forgot(store, name)

    undoing = undone(store, night)

    assert texts(store) == []
    assert buried(store, TOLD)
    assert ([h.number for h in undoing.kept], undoing.lost) == ([forgetting], ())


def test_a_forgetting_is_undone_by_its_own_entry() -> None:
    store = InRamStore()
    forgetting = forgot(store, told(store))

    undone(store, forgetting)

    assert (texts(store), buried(store, TOLD)) == ([TOLD], False)


def test_taking_the_undo_of_a_forgetting_back_forgets_again() -> None:
    store = InRamStore()
    forgetting = forgot(store, told(store))
    undone(store, forgetting)

    undone(store, store.journal.last())

    assert (texts(store), buried(store, TOLD)) == ([], True)


def test_what_was_told_again_after_a_forgetting_outlives_an_undo() -> None:
    store = InRamStore()
    name = told(store)
    lived(store, RULE)
    night = store.journal.last() + 1
    slept(store)
    forgot(store, name)
    told(store)

    undone(store, night)

    assert (texts(store), buried(store, TOLD)) == ([TOLD], False)


def test_a_memory_of_another_number_that_said_the_same_does_not_come_back_either() -> None:
    store = InRamStore()
    lived(store, RULE)
    slept(store)
    undone(store, 1)
    taking_back = store.journal.last()
    slept(store)
    forgot(store, next(store.memories.all()).name)

    undoing = undone(store, taking_back)

    assert texts(store) == []
    assert len(undoing.buried) == 1


def test_words_a_memory_had_before_an_edit_do_not_come_back_when_the_edit_is_undone() -> None:
    store = InRamStore()
    first = told(store)
    edit(store, TickClock(), SETTINGS, first, text="I prefer long answers.")
    editing = store.journal.last()
    forgot(store, told(store))

    undoing = undone(store, editing)

    assert texts(store) == []
    assert undoing.buried == (first,)


def test_a_link_that_an_undo_brings_back_does_not_hang_on_what_is_forgotten() -> None:
    kept, gone = a_memory(1, RULE), a_memory(2, TOLD)
    store = a_mind(InRamStore(), memories=[kept, gone], links=[a_link(1, 2)])
    cut = a_link(1, 2)
    commit_group(
        store,
        Waking(Act.USE, Author.AGENT, "a cut"),
        [LinkChange(target=(1, 2), before=cut, after=None, reason="faded")],
        at=TickClock().now(),
        step=9,
    )
    cutting = store.journal.last()
    forgot(store, gone.name)

    undone(store, cutting)

    assert texts(store) == [RULE]
    assert list(store.links.of(1)) == []


def test_a_forgetting_in_an_edit_that_no_longer_fits_still_forgets() -> None:
    store = InRamStore()
    gone = store.memories.named(told(store))
    assert gone
    early = store.memories.named(told(store, RULE))
    assert early
    birth = store.journal.last()
    stone = Tombstone(gone.name, "deleted", gone.born)
    put = replace(early.wording, text="Ask before you push.")
    by_hand: list[Change] = [
        MemoryChange(target=gone.number, before=gone, after=None, reason="deleted"),
        TombstoneChange(target=fingerprint(TOLD), before=None, after=stone, reason="deleted"),
        WordingChange(target=early.number, before=early.wording, after=put, reason="reworded"),
    ]
    cause = Waking(Act.EDIT, Author.PERSON, "memory.yml")
    commit_group(store, cause, by_hand, at=gone.born, step=9)

    undoing = undone(store, birth)

    assert (texts(store), buried(store, TOLD)) == ([], True)
    assert (len(undoing.lost), undoing.buried) == (1, (gone.name,))


def test_one_change_that_would_say_something_forgotten_again_is_not_taken_back() -> None:
    store = InRamStore()
    first = told(store)
    edit(store, TickClock(), SETTINGS, first, text="I prefer long answers.")
    editing = store.journal.last()
    forgot(store, told(store))

    with pytest.raises(UndoRefused, match=r"says what was forgotten since; .*reverie remember"):
        undo_change(store, TickClock(), SETTINGS, editing, 1)

    assert texts(store) == ["I prefer long answers."]


def test_the_change_that_forgot_a_memory_is_taken_back_with_its_tombstone() -> None:
    store = InRamStore()
    forgetting = forgot(store, told(store))

    undo_change(store, TickClock(), SETTINGS, forgetting, 1)

    assert (texts(store), buried(store, TOLD)) == ([TOLD], False)
    undone(store, store.journal.last())
    assert (texts(store), buried(store, TOLD)) == ([], True)
