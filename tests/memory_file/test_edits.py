"""Edits of the memory file become entries: whole or not at all, and a person's word wins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Act, Waking
from reverie.domain.journal.parts import WordingChange
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.ending import End
from reverie.domain.values.memory import ONE, Author, Kind, Layer
from reverie.domain.values.source import BY_HAND
from reverie.domain.values.texture import Confidence, Texture
from reverie.domain.values.tombstone import Tombstone
from reverie.domain.values.tone import Tone
from reverie.domain.views.sheet import Added, Edit, Item, Removed, Retuned, Reworded, ToneBlock
from reverie.engine.resolving import resolve
from reverie.engine.waking import forget, remember
from reverie.errors import FileRefused
from reverie.memory_file.edits import take_edits
from reverie.memory_file.edits.edit_plan import described
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.testing import TickClock, a_memory, a_mind
from tests.days import SETTINGS, contents, lived, texts

FACT = Item(a_memory(1).name, Kind.FACT, "The build runs on ARM.", salience=0.5, line=12)
OTHER = Item(a_memory(2).name, Kind.FACT, "Tests need Redis.", line=20)
TOKEN = "ghp_" + "a1B2" * 9


def a_store() -> Store:
    store = InRamStore()
    lived(store, "hello")
    return a_mind(store, memories=[a_memory(1, FACT.text), a_memory(2, OTHER.text)])


def taken(store: Store, *edits: Edit, by: Author = Author.PERSON) -> None:
    take_edits(store, TickClock(), SETTINGS, [(by, edits)])


def new(text: str, kind: Kind = Kind.FACT, **more: object) -> Added:
    return Added(replace(Item("", kind, text, line=7), **more))  # type: ignore[arg-type]


def reworded(item: Item, **more: object) -> Reworded:
    return Reworded(item, replace(item, **more))  # type: ignore[arg-type]


def test_nothing_edited_writes_no_entry() -> None:
    store = a_store()

    taken(store)

    assert store.journal.last() == 1


def test_all_edits_are_one_entry_by_a_person() -> None:
    store = a_store()

    taken(store, new("Lint runs first."), reworded(FACT, text="It runs on x86."), Removed(OTHER))

    assert sorted(texts(store)) == ["It runs on x86.", "Lint runs first."]
    (entry,) = store.journal.headings(since=2)
    assert entry.cause == Waking(Act.TAKE, Author.PERSON, "memory.yml: 3 edits")


def test_what_a_hand_rewords_is_the_persons() -> None:
    store = a_store()

    taken(store, reworded(FACT, text="It runs on x86.", kind=Kind.INSIGHT))

    memory = store.memories.get(1)
    assert memory is not None
    wording = memory.wording
    assert (wording.kind, wording.text, wording.by) == (
        Kind.INSIGHT,
        "It runs on x86.",
        Author.PERSON,
    )
    entry = store.journal.entry(2)
    assert entry is not None
    assert [change.sources for change in entry.changes] == [(BY_HAND,)]


def test_only_what_was_edited_changes() -> None:
    texture = Texture("relief", "we tried both", Confidence.LOW, "if it breaks", (2,))
    memory = a_memory(1, FACT.text)
    wordy = replace(memory, wording=replace(memory.wording, texture=texture))
    store = a_mind(memories=[wordy, a_memory(2)])
    warm = replace(FACT, feeling="relief")

    taken(store, reworded(warm, feeling="doubt"))

    changed = store.memories.get(1)
    assert changed is not None
    assert changed.wording.texture == replace(texture, feeling="doubt")


def test_a_new_entry_is_born_with_a_number_a_name_and_a_hand_as_its_source() -> None:
    store = a_store()

    taken(store, new("Never deploy on Fridays.", Kind.CONSTRAINT))

    born = store.memories.get(3)
    assert born is not None
    assert (born.name, born.kind) == (f"f-{born.born:%Y%m%d}-003", Kind.CONSTRAINT)
    assert born.layer is Layer.HOT
    assert (born.sources, born.wording.by, born.session) == ((BY_HAND,), Author.PERSON, 1)
    assert born.salience.points >= ONE * 9 // 10


def test_a_new_entry_may_say_how_much_it_matters() -> None:
    store = a_store()

    taken(store, new("Lint runs first.", salience=0.25))

    born = store.memories.get(3)
    assert born is not None
    assert born.salience.points == ONE // 4


def test_a_weighed_entry_is_fresh_with_that_weight() -> None:
    store = a_store()

    taken(store, reworded(FACT, salience=0.8))

    memory = store.memories.get(1)
    assert memory is not None
    assert (memory.salience.points, memory.salience.since) == (8_000, 1)
    assert memory.wording.by is Author.NIGHT


def test_a_deleted_entry_is_forgotten_and_buried() -> None:
    store = a_store()

    taken(store, Removed(FACT))

    place = Place("tombstone", fingerprint(FACT.text))
    stone = store.present([place])[place]
    assert isinstance(stone, Tombstone)
    assert stone.why == "deleted from memory.yml"
    assert store.memories.get(1) is None


def test_deleting_what_is_gone_already_changes_nothing() -> None:
    store = a_store()
    forget(store, TickClock(), SETTINGS, FACT.name, why="not so")
    before = contents(store)

    taken(store, Removed(FACT))

    assert contents(store) == before


def test_a_forgotten_text_written_again_lifts_its_tombstone() -> None:
    store = a_store()
    taken(store, Removed(FACT))

    taken(store, new(FACT.text))

    assert FACT.text in texts(store)
    assert not store.present([Place("tombstone", fingerprint(FACT.text))])


def test_a_closed_question_written_again_holds_again() -> None:
    store = InRamStore()
    asked = remember(store, TickClock(), SETTINGS, "Why does it hang?")
    resolve(store, TickClock(), SETTINGS, asked.name, why="the lock", how=End.RESOLVED)

    taken(store, new("Why does it hang?", Kind.QUESTION))

    again = store.memories.get(asked.number)
    assert again is not None
    assert again.ending is None


def test_the_tone_of_a_session_is_the_persons_to_put() -> None:
    store = a_store()

    taken(store, Retuned(None, ToneBlock(1, "tense", "terse", ("a turn",), "the parser", "push")))

    tone = store.present([Place("tone", 1)])[Place("tone", 1)]
    said = (1, "tense", "terse", ("a turn",), "the parser", "push")
    assert tone == Tone(*said, Author.PERSON, (BY_HAND,))


def test_taking_the_same_edits_twice_changes_nothing_more() -> None:
    store = a_store()
    edits = [new("Lint runs first."), reworded(FACT, text="x86", salience=0.9), Removed(OTHER)]
    taken(store, *edits)
    before = contents(store)

    taken(store, *edits)

    assert contents(store) == before


# Refused.


@pytest.mark.parametrize(
    ("refused", "why"),
    [
        (Added(replace(FACT, name="f-20260101-099")), "there is no memory f-20260101-099"),
        (new("x" * 2_001), "at most 2,000"),
        (new("Lint runs first.", anchors=("f-20260101-099",)), "points nowhere"),
        (reworded(FACT, text=OTHER.text), "says this already"),
        (reworded(FACT, anchors=("f-20260101-099",)), "points nowhere"),
        (reworded(replace(FACT, name="f-20260101-099"), text="x"), "forgotten meanwhile"),
    ],
)
def test_one_edit_that_does_not_fit_refuses_all_with_its_line(refused: Edit, why: str) -> None:
    store = a_store()
    before = contents(store)

    with pytest.raises(FileRefused, match=why) as told:
        taken(store, new("This one is fine."), refused)

    assert (told.value.line >= 7, told.value.column) == (True, 1)
    assert (contents(store), store.journal.last()) == (before, 1)


def test_two_new_entries_that_say_the_same_are_refused() -> None:
    with pytest.raises(FileRefused, match="another new entry says this already"):
        taken(a_store(), new("Lint runs first."), new("lint runs first"))


def test_many_edits_are_one_group_of_entries() -> None:
    store = a_store()
    small = Settings.of(max_step_changes=2)

    things = [new(f"Thing number {n}.") for n in range(5)]
    take_edits(store, TickClock(), small, [(Author.PERSON, things)])

    assert len(texts(store)) == 7
    assert [heading.last for heading in store.journal.headings(since=2)] == [False, False, True]


def test_edits_are_told_in_a_few_words() -> None:
    tone = Retuned(None, ToneBlock(1, "calm"))
    edits = [new("Lint."), reworded(FACT, text="x86"), Removed(FACT), tone]

    assert [described(one) for one in edits] == [
        "add “Lint.”",
        f"{FACT.name}: “{FACT.text}” becomes “x86”",
        f"forget {FACT.name} “{FACT.text}”",
        "the tone of session 1: calm",
    ]


def test_a_wording_change_says_by_whom() -> None:
    store = a_store()

    taken(store, reworded(FACT, text="x86"))

    entry = store.journal.entry(2)
    assert entry is not None
    (change,) = entry.changes
    assert isinstance(change, WordingChange)
    assert change.reason == "put so by hand"
