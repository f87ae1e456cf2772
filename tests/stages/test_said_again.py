"""What is said again is fresh, and holds again if it had ended."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.journal.parts import EndingChange, SalienceChange
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind, Layer, Memory, Salience, has_faded
from reverie.domain.values.source import of_episode
from reverie.ports import Mind, Store
from reverie.settings import Settings
from reverie.stages.encode import encode
from reverie.stores.ram.store import InRamStore
from reverie.testing import a_memory, a_mind
from tests.days import SETTINGS, lived, slept, the_one
from tests.stages.test_encode import born, tonight

RULE = "Never push to main."
RETRY = "It turns out the retry logic swallows timeouts."
FLAKE = "It turns out timeouts in the retry logic caused the flake."


def said_in_session_2(known: Memory, *others: Memory) -> Store:
    """A mind that knows something and hears it in its second session."""
    store = a_mind(memories=[known, *others])
    lived(store, "lunch was fine", session="s1")
    slept(store)
    lived(store, known.text, session="s2")
    return store


def holding(mind: Mind) -> list[str]:
    return [memory.text for memory in mind.memories.all() if memory.ending is None]


FORGETFUL = Settings.of(insight_kept_per_session=0.85, decision_kept_per_session=0.85)
"""What fades as fast as a fact does."""


def months_of_other_work(store: Store, sessions: int = 20) -> None:
    """Sessions in which nothing of it is said, each slept on."""
    before = store.sessions.last()
    for number in range(before + 1, before + 1 + sessions):
        lived(store, "lunch was fine", session=f"s{number}")
        slept(store, settings=FORGETFUL)


@pytest.mark.parametrize(
    "how", [End.FADED, End.RESOLVED, End.REFUTED, End.ABANDONED, End.SUPERSEDED]
)
def test_what_had_ended_holds_again_when_it_is_said_again(how: End) -> None:
    ending = Ending(how, 1)
    known = replace(a_memory(1, RULE), ending=ending)
    store = said_in_session_2(known)

    fresh, again, *_ = encode(store, tonight(store))

    assert isinstance(fresh, SalienceChange)
    assert (fresh.before, fresh.after) == (Salience(5000, 1), Salience(5000, 2))
    assert isinstance(again, EndingChange)
    assert (again.target, again.before, again.after) == (1, ending, None)
    assert again.sources == (of_episode(2),)
    assert "session 2" in again.reason


def test_what_was_said_before_it_ended_does_not_bring_it_back() -> None:
    store = said_in_session_2(replace(a_memory(1, RULE), ending=Ending(End.RESOLVED, 2)))

    assert not [c for c in encode(store, tonight(store)) if isinstance(c, EndingChange)]


def test_what_a_composite_says_now_stays_merged() -> None:
    composite = a_memory(9, f"{RULE} And more.", kind=Kind.COMPOSITE, layer=Layer.COLD)
    store = said_in_session_2(
        replace(a_memory(1, RULE), ending=Ending(End.MERGED, 1, 9)), composite
    )

    changes = encode(store, tonight(store))

    assert not [c for c in changes if isinstance(c, EndingChange)]
    assert born(changes) == []


def test_a_memory_that_faded_away_comes_back_by_itself_with_the_words() -> None:
    store = InRamStore()
    lived(store, RETRY, session="s1")
    slept(store)
    months_of_other_work(store)
    assert the_one(store).ending == Ending(End.FADED, 13, why="nobody needed it for long")

    lived(store, RETRY, session="again")
    slept(store)

    assert holding(store) == [RETRY]
    assert the_one(store).salience.since == store.sessions.last()


def test_what_is_said_in_every_session_never_fades() -> None:
    store = InRamStore()
    for number in range(1, 25):
        lived(store, RETRY, session=f"s{number}")
        slept(store)

    assert holding(store) == [RETRY]
    assert not has_faded(the_one(store), 25, SETTINGS)


def test_a_question_asked_again_is_open_again() -> None:
    asked = replace(
        a_memory(1, "Why does the pump hang at night?", kind=Kind.QUESTION),
        ending=Ending(End.RESOLVED, 1),
    )
    store = said_in_session_2(asked)
    slept(store)

    assert store.memories.count([Kind.QUESTION]) == 1


def test_a_composite_is_as_fresh_as_what_is_said_of_it_again() -> None:
    store = InRamStore()
    lived(store, RETRY, FLAKE, session="s1")
    slept(store)
    months_of_other_work(store, 6)
    (composite,) = store.memories.of([Kind.COMPOSITE], limit=9)
    lived(store, RETRY, session="again")
    slept(store)

    after = store.memories.get(composite.number)
    assert after is not None
    assert after.salience.since == store.sessions.last()


def test_what_was_merged_and_faded_with_its_composite_holds_again_when_said_again() -> None:
    store = InRamStore()
    lived(store, RETRY, FLAKE, session="s1")
    slept(store)
    months_of_other_work(store)
    assert holding(store) == []

    lived(store, RETRY, session="again")
    slept(store)

    assert any("retry" in text for text in holding(store))


def test_two_that_contradict_each_other_never_hold_both() -> None:
    store = InRamStore()
    stale, fresh = "It turns out the cache is stale.", "It turns out the cache is not stale."
    for number, said in enumerate((stale, fresh, stale), start=1):
        lived(store, said, session=f"s{number}")
        slept(store)

    assert holding(store) == [stale]


@pytest.mark.parametrize(
    "said",
    [
        "Well, we chose uv over pip because it is fast.",
        f"We chose Redis because {'the old reports and ' * 8}the backups fill the disk.",
    ],
)
def test_the_same_words_are_known_again_after_they_were_said_shorter(said: str) -> None:
    store = InRamStore()
    lived(store, said, session="s1", voice=Voice.AGENT)
    slept(store)
    months_of_other_work(store, 2)
    known = list(store.memories.all())
    assert known[0].layer is Layer.WARM
    lived(store, said, session="again", voice=Voice.AGENT)
    slept(store)

    assert len(list(store.memories.all())) == len(known)
