"""What is open is closed when a later session says so, asked about once, and then rests."""

from __future__ import annotations

import pytest

from reverie.domain.values.ending import End
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind, Memory
from reverie.engine.waking import remember
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.testing import TickClock
from tests.days import SETTINGS, lived, slept

OPEN = "we still have to ask legal about the logs"
ANSWERED = "legal answered about the logs: we may keep them for 30 days"


def question(store: InRamStore) -> Memory:
    """The question that was asked first."""
    return next(m for m in store.memories.all() if m.kind is Kind.QUESTION)


def with_an_open_end() -> InRamStore:
    store = InRamStore()
    lived(store, OPEN, session="s1")
    slept(store)
    assert question(store).ending is None
    return store


def test_what_a_later_session_says_is_answered_is_closed_with_its_words() -> None:
    store = with_an_open_end()
    lived(store, ANSWERED, session="s2")
    slept(store)

    ending = question(store).ending
    assert ending is not None
    assert (ending.how, ending.session, ending.why) == (End.RESOLVED, 2, ANSWERED)


@pytest.mark.parametrize(
    "said",
    [
        "It turns out that the pumps hold the ferries up in the morning.",
        "The lock opens late; that is why the ferries wait each morning.",
        "The reason was the lock: in the morning the ferries wait for it.",
    ],
)
def test_what_a_later_session_explains_is_answered(said: str) -> None:
    store = InRamStore()
    lived(store, "Why are the ferries late in the morning?", session="s1")
    slept(store)
    lived(store, said, session="s2")
    slept(store)

    ending = question(store).ending
    assert ending is not None
    assert (ending.how, ending.why) == (End.RESOLVED, said)


@pytest.mark.parametrize(
    "said",
    [
        "legal sits on the third floor, and the logs are large",
        "has legal answered about the logs yet?",
        "the vendor answered about the pumps",
        "it turns out that the pumps are too loud for the floor above",
        "we decided on the cheap disks, because legal reads the logs once a year",
    ],
)
def test_what_only_speaks_of_it_closes_nothing(said: str) -> None:
    store = with_an_open_end()
    lived(store, said, session="s2")
    slept(store)

    assert question(store).ending is None


def test_an_agents_words_close_nothing_that_a_person_left_open() -> None:
    store = with_an_open_end()
    lived(store, ANSWERED, session="s2", voice=Voice.AGENT)
    slept(store)

    assert question(store).ending is None


def test_what_a_person_put_by_hand_waits_for_a_person() -> None:
    store = InRamStore()
    remember(store, TickClock(), SETTINGS, "Why do the logs of legal grow so fast?")
    lived(store, "legal resolved why the logs grow so fast", session="s1")
    slept(store)

    assert question(store).ending is None


def test_an_open_end_that_nobody_comes_back_to_is_asked_about_once_and_stays() -> None:
    store = with_an_open_end()
    settings = Settings.of(open_rests_sessions=3)
    asked = []
    for number in range(2, 9):
        lived(store, "lunch was fine", session=f"s{number}")
        slept(store, settings=settings)
        asked.append(sum("no longer open" in one.question for one in store.proposals()))

    assert asked == [0, 0, 1, 1, 1, 1, 1]
    assert question(store).ending is None
