"""Encode turns what was said into memories with sources, each idea once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from reverie.domain.change import Change, MarkChange, MemoryChange, SalienceChange
from reverie.domain.episode import Voice
from reverie.domain.memory import Author, Kind, Layer, Memory, Salience
from reverie.domain.session import Mark
from reverie.domain.source import of_episode
from reverie.engine.waking import edit, forget
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stages.context import StageContext
from reverie.stages.encode import encode
from reverie.stores.in_ram import InRamStore
from reverie.testing import DAWN, TickClock, a_night, a_plan
from reverie.thinkers.rules import RulesThinker
from tests.days import SETTINGS, lived, slept, the_one

RULE = "Never push to main."
CHOICE = "We chose SQLite over Postgres because it needs no server."


def tonight(store: Store, *answers: str, settings: Settings = SETTINGS) -> StageContext:
    """A night over all that waits; without answers the rules give them."""
    waiting = store.sessions_waiting()
    plan = a_plan(sessions=waiting, coming_session=store.last_session() + 1, settings=settings)
    night = a_night(plan, answers=answers or None)
    if not answers:
        rules = RulesThinker()
        night = replace(night, ask=lambda asked: [rules.answer(q).text for q in asked])
    return replace(night, next_memory=store.next_memory())


def born(changes: Sequence[Change]) -> list[Memory]:
    return [c.after for c in changes if isinstance(c, MemoryChange) and c.after]


def answer(*items: object) -> str:
    return msgspec.json.encode(items).decode()


def idea(text: object = "An idea.", kind: object = "fact", episodes: object = (1,)) -> object:
    return {"text": text, "kind": kind, "episodes": episodes}


def test_an_idea_becomes_a_memory_with_its_sources() -> None:
    store = InRamStore()
    lived(store, "lunch was fine", RULE)

    birth, mark = encode(store, tonight(store))

    assert isinstance(birth, MemoryChange)
    memory = birth.after
    assert memory is not None
    assert (memory.number, memory.name, memory.session) == (1, "f-20260101-001", 1)
    assert (memory.text, memory.kind, memory.wording.by) == (RULE, Kind.CONSTRAINT, Author.NIGHT)
    assert (memory.sources, memory.born, memory.layer) == ((of_episode(2),), DAWN, Layer.HOT)
    assert (memory.salience, memory.tagged) == (Salience(9000, 1), True)
    assert birth.sources == memory.sources
    assert isinstance(mark, MarkChange)
    assert (mark.target, mark.before, mark.after) == ("s1", None, Mark(2))


def test_an_idea_from_several_episodes_has_the_strongest_appraisal_and_all_sources() -> None:
    store = InRamStore()
    lived(store, "lunch was fine", RULE, CHOICE)

    (memory,) = born(encode(store, tonight(store, answer(idea(episodes=[1, 2])))))

    assert memory.sources == (of_episode(1), of_episode(2))
    assert memory.appraisal == store.episode(2).appraisal  # type: ignore[union-attr]
    assert memory.tagged


def test_a_session_with_nothing_worth_keeping_is_only_marked() -> None:
    store = InRamStore()
    lived(store, "lunch was fine")

    assert [type(change) for change in encode(store, tonight(store))] == [MarkChange]


def test_with_no_session_waiting_nothing_changes() -> None:
    assert encode(InRamStore(), tonight(InRamStore())) == []


def test_several_sessions_are_taken_in_one_night_each_with_its_number() -> None:
    store = InRamStore()
    lived(store, RULE, session="s1")
    lived(store, CHOICE, session="s2")

    changes = encode(store, tonight(store))

    assert [(m.number, m.session, m.layer) for m in born(changes)] == [
        (1, 1, Layer.WARM),
        (2, 2, Layer.HOT),
    ]
    assert [c.target for c in changes if isinstance(c, MarkChange)] == ["s1", "s2"]


def test_of_a_resumed_session_only_the_new_part_is_taken_in() -> None:
    store = InRamStore()
    lived(store, RULE)
    slept(store)
    lived(store, CHOICE)

    changes = encode(store, tonight(store))

    assert [memory.sources for memory in born(changes)] == [(of_episode(2),)]
    assert [(c.before, c.after) for c in changes if isinstance(c, MarkChange)] == [
        (Mark(1), Mark(2))
    ]


def test_the_same_words_said_again_reinforce_instead_of_doubling() -> None:
    store = InRamStore()
    lived(store, RULE, session="s1")
    slept(store)
    lived(store, "never push  to MAIN", session="s2")

    reinforced, _ = encode(store, tonight(store))

    assert isinstance(reinforced, SalienceChange)
    assert (reinforced.target, reinforced.sources) == (1, (of_episode(2),))
    assert (reinforced.before, reinforced.after) == (Salience(9000, 1), Salience(9000, 2))


def test_words_said_again_in_the_session_that_knows_them_change_nothing() -> None:
    store = InRamStore()
    lived(store, RULE)
    slept(store)
    lived(store, RULE)

    assert [type(change) for change in encode(store, tonight(store))] == [MarkChange]


def test_a_memory_said_again_in_several_sessions_is_reinforced_once_by_the_latest() -> None:
    store = InRamStore()
    lived(store, RULE, session="s1")
    slept(store)
    lived(store, RULE, session="s2")
    lived(store, RULE, session="s3")

    (change,) = [c for c in encode(store, tonight(store)) if isinstance(c, SalienceChange)]

    assert change.after == Salience(9000, 3)


def test_the_same_words_in_two_sessions_of_one_night_become_one_memory() -> None:
    store = InRamStore()
    lived(store, RULE, RULE, session="s1")
    lived(store, RULE, session="s2")

    assert [memory.text for memory in born(encode(store, tonight(store)))] == [RULE]


def test_one_night_or_two_the_memory_is_as_present_as_when_it_was_last_said() -> None:
    two_nights, one_night = InRamStore(), InRamStore()
    for store in (two_nights, one_night):
        lived(store, RULE, session="s1")
        if store is two_nights:
            slept(store)
        lived(store, RULE, session="s2")
        slept(store)

    assert the_one(one_night).salience == the_one(two_nights).salience


def test_what_a_person_had_forgotten_is_not_learned_again() -> None:
    store = InRamStore()
    lived(store, RULE, session="s1")
    slept(store)
    forget(store, TickClock(), SETTINGS, the_one(store).name, why="not so")
    lived(store, "NEVER push to main!", CHOICE, session="s2")

    assert [memory.text for memory in born(encode(store, tonight(store)))] == [CHOICE]


def test_what_was_reworded_and_then_forgotten_is_not_learned_again_in_its_first_words() -> None:
    store = InRamStore()
    lived(store, RULE, session="s1")
    slept(store)
    edit(store, TickClock(), SETTINGS, the_one(store).name, text="Do not push to main.")
    forget(store, TickClock(), SETTINGS, the_one(store).name, why="not so")
    lived(store, RULE, session="s2")

    assert born(encode(store, tonight(store))) == []


def test_a_memory_of_the_night_follows_the_settings_of_its_plan() -> None:
    store = InRamStore()
    lived(store, RULE)
    brief = Settings(max_memory_chars=11)

    (memory,) = born(encode(store, tonight(store, answer(idea(text=RULE)), settings=brief)))

    assert memory.text == "Never…"


def test_the_answer_of_one_session_may_not_name_the_episodes_of_another() -> None:
    store = InRamStore()
    lived(store, RULE, session="s1")
    lived(store, CHOICE, session="s2", voice=Voice.TOOL)

    crossed = answer(idea("Mine.", episodes=[2]), idea("Theirs.", episodes=[1]))
    memories = born(encode(store, tonight(store, "[]", crossed)))

    assert [(memory.text, memory.session) for memory in memories] == [("Mine.", 2)]
