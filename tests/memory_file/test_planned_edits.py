"""Edits of several authors are planned together, each on what the one before would leave."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.values.memory import Author, Kind
from reverie.domain.values.source import episode_number
from reverie.domain.views.sheet import Added, Item, Retuned, Reworded, ToneBlock
from reverie.errors import FileRefused
from reverie.memory_file.edits import take_edits
from reverie.memory_file.edits.edit_plan import EditsBy, plan_edits
from reverie.ports import Store
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN, TickClock, a_memory, a_mind
from tests.days import SETTINGS, contents, lived, texts

FACT = Item(a_memory(1).name, Kind.FACT, "The build runs on ARM.", line=12)
THEIRS = Item("f-20260101-001-bbbb", Kind.FACT, "Lint runs first.", line=20)
MACHINE, PERSON, AGENT = Author.MACHINE, Author.PERSON, Author.AGENT


@pytest.fixture
def store() -> Store:
    """A mind with one session and one memory."""
    mind = InRamStore()
    lived(mind, "hello")
    return a_mind(mind, memories=[a_memory(1, FACT.text)])


def taken(store: Store, *edits: EditsBy) -> None:
    take_edits(store, TickClock(), SETTINGS, edits)


def reworded(item: Item, text: str) -> Reworded:
    return Reworded(item, replace(item, text=text))


def test_a_plan_changes_nothing_and_says_what_each_author_would(store: Store) -> None:
    before = contents(store), store.journal.last(), store.episodes.last()

    planned = plan_edits(store, SETTINGS, DAWN, [(MACHINE, [Added(THEIRS)]), (PERSON, [])])

    assert [(plan.by, len(plan.changes)) for plan in planned] == [(MACHINE, 1), (PERSON, 0)]
    assert (contents(store), store.journal.last(), store.episodes.last()) == before


def test_what_is_made_is_what_was_planned(store: Store) -> None:
    edits: list[EditsBy] = [(PERSON, [Added(replace(THEIRS, name="")), reworded(FACT, "x86")])]
    planned = plan_edits(store, SETTINGS, TickClock().now(), edits)

    made = take_edits(store, TickClock(), SETTINGS, edits)

    entry = store.journal.entry(store.journal.last())
    assert entry is not None
    assert made == planned
    assert list(entry.changes) == planned[0].changes


def test_a_hand_rewords_what_a_machine_rewords_in_the_same_file(store: Store) -> None:
    taken(store, (MACHINE, [reworded(FACT, "On x86.")]), (PERSON, [reworded(FACT, "On RISC.")]))

    memory = store.memories.get(1)
    assert memory is not None
    assert (memory.text, memory.wording.by) == ("On RISC.", PERSON)
    by = [heading.cause.by for heading in store.journal.headings(since=2)]  # type: ignore[union-attr]
    assert by == [MACHINE, PERSON]


def test_a_hand_rewords_what_a_machine_adds_in_the_same_file(store: Store) -> None:
    other = reworded(THEIRS, "Lint runs last.")

    taken(store, (MACHINE, [Added(THEIRS)]), (PERSON, [other]))

    memory = store.memories.named(THEIRS.name)
    assert memory is not None
    assert (memory.text, memory.wording.by) == ("Lint runs last.", PERSON)
    assert [episode_number(source) for source in memory.sources] == [store.episodes.last()]


def test_what_a_machine_adds_and_a_hand_writes_too_is_one_memory_of_the_hands_kind(
    store: Store,
) -> None:
    rule = Item("", Kind.CONSTRAINT, THEIRS.text, line=30)

    taken(store, (MACHINE, [Added(THEIRS)]), (PERSON, [Added(rule)]))

    assert sorted(texts(store)) == sorted([FACT.text, THEIRS.text])
    memory = store.memories.named(THEIRS.name)
    assert memory is not None
    assert (memory.kind, memory.wording.by) == (Kind.CONSTRAINT, PERSON)


def test_what_a_machine_reworded_can_be_said_anew_by_a_hand(store: Store) -> None:
    again = Added(Item("", Kind.FACT, FACT.text, line=30))

    taken(store, (MACHINE, [reworded(FACT, "On x86.")]), (PERSON, [again]))

    assert sorted(texts(store)) == sorted(["On x86.", FACT.text])


def test_new_memories_of_two_authors_have_numbers_of_their_own(store: Store) -> None:
    mine = Added(Item("", Kind.FACT, "Tests need Redis.", line=30))

    taken(store, (AGENT, [mine]), (MACHINE, [Added(THEIRS)]), (PERSON, [mine]))

    assert [memory.number for memory in store.memories.all()] == [1, 2, 3]
    assert len(store.proposals()) == 1


def test_one_edit_of_a_hand_that_does_not_fit_refuses_the_machines_too(store: Store) -> None:
    before = contents(store), store.journal.last(), store.episodes.last()
    bad = Retuned(None, ToneBlock(9, "calm", line=4))

    with pytest.raises(FileRefused, match="there was no session 9"):
        taken(store, (AGENT, [Added(THEIRS)]), (MACHINE, [Added(THEIRS)]), (PERSON, [bad]))

    assert (contents(store), store.journal.last(), store.episodes.last()) == before
