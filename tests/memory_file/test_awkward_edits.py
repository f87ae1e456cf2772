"""Awkward edits: by agents and machines, with secrets, several at once, half characters."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.journal.change import Place
from reverie.domain.values.memory import Author, Kind
from reverie.domain.values.tone import Tone
from reverie.domain.views.sheet import Added, Edit, Item, Removed, Retuned, Reworded, ToneBlock
from reverie.engine.waking import decide, edit, forget, remember
from reverie.errors import FileRefused
from reverie.memory_file.edits import take_edits
from reverie.ports import Store
from reverie.stores.ram.store import InRamStore
from reverie.testing import TickClock, a_link, a_memory, a_mind
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


# Secrets.


def test_a_secret_in_the_words_of_a_new_entry_is_masked() -> None:
    store = a_store()

    taken(store, new(f"The key is {TOKEN}", path=f"from {TOKEN}", reversal=f"if {TOKEN} expires"))

    assert TOKEN not in str(contents(store))


def test_a_secret_in_reworded_words_or_a_tone_is_masked() -> None:
    store = a_store()

    taken(store, reworded(FACT, text=f"key {TOKEN}"), Retuned(None, ToneBlock(1, f"{TOKEN} again")))

    assert TOKEN not in str(contents(store))


@pytest.mark.parametrize("field", ["path", "reversal", "feeling"])
def test_a_secret_written_beside_the_words_of_an_entry_is_masked(field: str) -> None:
    store = a_store()

    taken(store, reworded(FACT, **{field: f"key {TOKEN}"}))

    assert TOKEN not in str(contents(store))


# Several at once.


def test_an_entry_written_elsewhere_without_its_id_is_kept() -> None:
    store = a_store()

    taken(store, new(FACT.text, Kind.CONSTRAINT), Removed(FACT))

    assert [m.kind for m in store.memories.all() if m.text == FACT.text] == [Kind.CONSTRAINT]


def test_two_linked_entries_can_be_deleted_at_once() -> None:
    store = a_mind(memories=[a_memory(1, FACT.text), a_memory(2, OTHER.text)], links=[a_link(1, 2)])

    taken(store, Removed(FACT), Removed(OTHER))

    assert texts(store) == []


def test_two_entries_that_once_said_the_same_can_be_deleted_at_once() -> None:
    store = a_store()
    edit(store, TickClock(), SETTINGS, FACT.name, text="It runs on x86.")
    edit(store, TickClock(), SETTINGS, OTHER.name, text=FACT.text)

    taken(store, Removed(FACT), Removed(OTHER))

    assert texts(store) == []


def test_an_entry_may_take_the_words_of_one_that_is_deleted() -> None:
    store = a_store()

    taken(store, reworded(FACT, text=OTHER.text), Removed(OTHER))

    assert texts(store) == [OTHER.text]


def test_no_machine_brings_back_what_a_person_has_forgotten() -> None:
    store = a_store()
    forget(store, TickClock(), SETTINGS, FACT.name, why="not so")

    taken(store, Added(replace(FACT, name="")), by=Author.MACHINE)

    assert FACT.text not in texts(store)


@pytest.mark.parametrize("field", ["feeling", "path", "reversal"])
def test_half_a_character_beside_the_words_is_refused_with_its_line(
    field: str, tmp_path: object
) -> None:
    from reverie.stores.sqlite.store import SqliteStore

    store = a_mind(SqliteStore(f"{tmp_path}/mind.db"), memories=[a_memory(1, FACT.text)])

    with pytest.raises(FileRefused):
        taken(store, reworded(FACT, **{field: "half \ud83d"}))


# The agent, and another machine.


def test_an_agents_edits_are_proposals_and_change_nothing() -> None:
    store = a_store()
    before = texts(store)

    edits = [new("Always ask first."), reworded(FACT, text="x86"), Removed(OTHER)]
    taken(store, *edits, by=Author.AGENT)

    assert texts(store) == before
    assert len(store.proposals()) == 3


def test_an_accepted_proposal_gets_the_number_that_is_free_then() -> None:
    store = a_store()
    taken(store, new("Lint runs first."), by=Author.AGENT)
    remember(store, TickClock(), SETTINGS, "Meanwhile this was told.")

    decide(store, TickClock(), SETTINGS, store.proposals()[0].name, accept=True)

    assert [(m.number, m.text) for m in store.memories.all()][-1] == (4, "Lint runs first.")


def test_a_declined_proposal_is_not_put_again() -> None:
    store = a_store()
    taken(store, new("Lint runs first."), by=Author.AGENT)
    decide(store, TickClock(), SETTINGS, store.proposals()[0].name, accept=False)

    taken(store, new("Lint runs first."), by=Author.AGENT)

    assert store.proposals() == []


def test_an_agents_rule_is_only_a_doubt_even_when_proposed() -> None:
    store = a_store()

    taken(store, new("Always ask first.", Kind.CONSTRAINT), by=Author.AGENT)

    (birth,) = store.proposals()[0].wish
    assert birth.after.kind is Kind.DOUBT  # type: ignore[union-attr]


def test_what_a_machine_tells_has_an_episode_as_its_source() -> None:
    store = a_store()

    taken(store, Added(Item("f-20260101-003-bbbb", Kind.FACT, "Lint first.")), by=Author.MACHINE)

    born = store.memories.get(3)
    assert born is not None
    assert (born.name, born.wording.by) == ("f-20260101-003-bbbb", Author.MACHINE)
    assert [source.partition(":")[0] for source in born.sources] == ["episode"]


def test_two_entries_may_change_places() -> None:
    store = a_store()

    taken(store, reworded(FACT, text=OTHER.text), reworded(OTHER, text=FACT.text))

    assert texts(store) == [OTHER.text, FACT.text]


def test_a_part_of_a_tone_that_was_not_touched_stays() -> None:
    store = a_store()
    taken(store, Retuned(None, ToneBlock(1, "calm", carry_forward="the parser")))

    taken(store, Retuned(ToneBlock(1, "calm"), ToneBlock(1, "tense")))

    tone = store.present([Place("tone", 1)])[Place("tone", 1)]
    assert isinstance(tone, Tone)
    assert (tone.mood, tone.carry_forward) == ("tense", "the parser")


def test_a_tone_of_a_session_that_never_was_is_refused() -> None:
    with pytest.raises(FileRefused, match="no session 7"):
        taken(a_store(), Retuned(None, ToneBlock(7, "calm")))
