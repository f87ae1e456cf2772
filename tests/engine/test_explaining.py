"""An explanation tells a memory's life and traces it back to what was said."""

from __future__ import annotations

from collections.abc import Sequence

from reverie.domain.journal.entry import Act, NightStep, Waking
from reverie.domain.journal.kinds import MemoryChange
from reverie.domain.journal.parts import LayerChange, SalienceChange, WordingChange
from reverie.domain.values.memory import Author, Kind
from reverie.domain.values.source import BY_HAND, Source, of_episode, of_memory
from reverie.engine.explaining import explain, trace
from reverie.engine.undoing import undo
from reverie.engine.waking import edit, forget, remember
from reverie.ports import Store
from reverie.stores.ram.store import InRamStore
from reverie.testing import TickClock, a_link, a_memory, a_mind
from tests.days import SETTINGS, lived, slept, the_one

RULE = "Never push to main."


def a_mind_that_slept() -> InRamStore:
    store = InRamStore()
    lived(store, "lunch was fine", RULE)
    slept(store)
    return store


def a_web(*sources: Sequence[Source]) -> Store:
    store = InRamStore()
    lived(store, "one", "two", "three")
    made = [
        a_memory(number, f"memory {number}", sources=given)
        for number, given in enumerate(sources, start=1)
    ]
    return a_mind(store, memories=made)


def traced(store: Store, number: int) -> tuple[list[int], bool]:
    memory = store.memories.get(number)
    assert memory is not None
    episodes, by_hand = trace(store, memory)
    return [episode.number for episode in episodes], by_hand


def test_a_memory_of_a_night_is_explained_by_its_birth_and_its_episode() -> None:
    store = a_mind_that_slept()
    memory = the_one(store)

    told = explain(store, memory)

    (birth,) = told.life
    assert told.memory == memory
    assert birth.heading.cause == NightStep(1, 0, "encode")
    assert (birth.heading.number, birth.index) == (2, 1)
    assert isinstance(birth.change, MemoryChange)
    assert [episode.text for episode in told.episodes] == [RULE]
    assert not told.by_hand


def test_a_life_is_told_in_the_order_it_was_lived() -> None:
    store = a_mind_that_slept()
    lived(store, RULE, session="s2")
    slept(store)
    edit(store, TickClock(), SETTINGS, the_one(store).name, text="Ask first.")
    lived(store, "We chose SQLite.", session="s3")
    slept(store)

    life = explain(store, next(store.memories.all())).life

    assert [type(happening.change) for happening in life] == [
        MemoryChange,
        SalienceChange,
        LayerChange,
        WordingChange,
    ]
    assert [h.heading.number for h in life] == sorted(h.heading.number for h in life)


def test_an_index_leads_to_the_change_in_its_entry() -> None:
    store = InRamStore()
    lived(store, RULE, "We chose SQLite.")
    slept(store)
    second = store.memories.get(2)
    assert second is not None

    (birth,) = explain(store, second).life

    assert birth.index == 2
    assert store.journal.entry(birth.heading.number).changes[birth.index - 1] == birth.change  # type: ignore[union-attr]


def test_links_and_tombstones_are_not_told_as_a_memorys_life() -> None:
    store = a_mind(memories=[a_memory(1), a_memory(2, "two")], links=[a_link(1, 2)])

    assert len(explain(store, a_memory(1)).life) == 1


def test_a_memory_told_by_a_person_rests_on_a_hand() -> None:
    store = InRamStore()
    memory = remember(store, TickClock(), SETTINGS, RULE)

    told = explain(store, memory)

    assert (told.episodes, told.by_hand) == ((), True)
    assert told.life[0].heading.cause == Waking(Act.REMEMBER, Author.PERSON, memory.name)


def test_a_memory_put_in_a_persons_own_words_rests_on_a_hand_too() -> None:
    store = a_mind_that_slept()
    memory = edit(store, TickClock(), SETTINGS, the_one(store).name, text="Ask first.")

    assert explain(store, memory).by_hand


def test_a_memory_told_by_an_agent_rests_on_what_it_said() -> None:
    store = InRamStore()
    memory = remember(store, TickClock(), SETTINGS, RULE, by=Author.AGENT)

    told = explain(store, memory)

    assert [episode.text for episode in told.episodes] == [RULE]
    assert not told.by_hand


def test_a_forgotten_and_restored_memory_tells_all_of_it() -> None:
    store = a_mind_that_slept()
    memory = the_one(store)
    forget(store, TickClock(), SETTINGS, memory.name, why="not so")
    undo(store, TickClock(), SETTINGS, store.journal.last())

    changes = [happening.change for happening in explain(store, the_one(store)).life]

    assert [(bool(change.before), bool(change.after)) for change in changes] == [
        (False, True),
        (True, False),
        (False, True),
    ]


def test_a_memory_is_traced_through_other_memories_to_what_was_said() -> None:
    store = a_web([of_episode(3)], [of_episode(1), BY_HAND], [of_memory(1), of_memory(2)])

    assert traced(store, 3) == ([1, 3], True)
    assert traced(store, 1) == ([3], False)


def test_an_episode_reached_by_two_ways_is_named_once() -> None:
    store = a_web([of_episode(2)], [of_memory(1), of_episode(2)])

    assert traced(store, 2) == ([2], False)


def test_memories_that_rest_on_each_other_are_traced_to_an_end() -> None:
    store = a_web([of_memory(2), of_episode(1)], [of_memory(1)])

    assert traced(store, 2) == ([1], False)


def test_sources_that_are_gone_are_passed_over() -> None:
    store = a_web([of_memory(99), of_episode(99), of_episode(0)])

    assert traced(store, 1) == ([], False)


def test_of_a_memory_whose_nights_are_folded_only_the_sources_are_told() -> None:
    store = a_mind_that_slept()
    store.fold(4)

    told = explain(store, the_one(store))

    assert told.life == ()
    assert [episode.text for episode in told.episodes] == [RULE]


def test_a_composite_names_the_memories_it_was_made_of() -> None:
    parts = [a_memory(1, "The kite needs wind."), a_memory(2, "The wind is strong.")]
    whole = a_memory(
        3,
        "The kite needs wind. The wind is strong.",
        kind=Kind.COMPOSITE,
        sources=[of_memory(1), of_memory(2)],
    )
    store = a_mind(memories=[*parts, whole])

    assert list(explain(store, whole).parts) == parts
    assert explain(store, parts[0]).parts == ()
