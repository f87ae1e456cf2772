"""A question of fifty words, or one behind a log, finds what was decided."""

from __future__ import annotations

import pytest

from reverie.domain.values.episode import Voice
from reverie.mind import OpenMind
from reverie.recall.query import MOST_WORDS, UNSAID_WORDS, rarest_of, read_query
from reverie.testing import DAWN, TickClock
from reverie.wiring import open_mind

DECIDED = "Ferries that leave after midnight belong to the timetable of the day before."
REPORT = """The departure board is wrong again. A passenger wrote that the boat of half past
midnight was missing when she looked at the board this evening, although it did sail; she had to
ask a deckhand on the pier. Please mend it so that late ferries stand where people look for them,
and mind what we have agreed on timetables around midnight, so that it is right for every season."""
A_LOG = "\n".join(
    f"2026-03-02 11:{n % 60:02} worker-{n} INFO fetched tile {n} of the harbour map in {n} ms"
    for n in range(400)
)
TALK = [
    "Please rename the icons of the map to lower case.",
    "The choir meets in the hall on Tuesdays.",
    "The cache of the map was cold, so the first request took long.",
    "We agreed that the crew list is sorted by name.",
    "Use the small font for prices.",
    "The worker that fetches the weather runs once an hour.",
]


@pytest.fixture
def mind(tmp_path: object) -> OpenMind:
    """A mind that heard one decision among talk that shares many words with the report."""
    mind = open_mind(f"{tmp_path}/mind.db", clock=TickClock())
    told = [f"{text} It was number {n}." for n in range(12) for text in TALK]
    for n, text in enumerate([*told[:40], DECIDED, *told[40:]]):
        mind.record(text, session=f"s{n}")
        mind.record("Done, and the tests pass.", session=f"s{n}", voice=Voice.AGENT)
        mind.end_session(f"s{n}")
    return mind


@pytest.mark.parametrize(
    "asked",
    [REPORT, f"{A_LOG}\n\n{REPORT}", f"{REPORT}\n\n{A_LOG}", f"{'Good morning! ' * 60}{REPORT}"],
    ids=["alone", "behind a log", "before a log", "behind talk"],
)
def test_a_report_finds_what_was_decided_wherever_it_stands(mind: OpenMind, asked: str) -> None:
    assert DECIDED in [hit.text for hit in mind.recall(asked, k=3)]


def test_of_a_long_question_the_rarest_words_are_searched_for_in_their_order() -> None:
    words = [f"w{n}" for n in range(100)]
    holders = {word: n if n < 60 else 0 for n, word in enumerate(words)}
    holders["w0"] = 1_000

    some = rarest_of(words, holders)

    assert some[:MOST_WORDS] == words[1 : 1 + MOST_WORDS]
    assert some[MOST_WORDS:] == words[60 : 60 + UNSAID_WORDS]


def test_all_words_of_a_short_question_are_searched_for() -> None:
    words = [f"w{n}" for n in range(MOST_WORDS)]

    assert rarest_of(words, dict.fromkeys(words, 0)) == words


def test_a_moment_is_asked_for_in_a_short_question_alone() -> None:
    assert read_query("what broke yesterday", now=DAWN).days
    assert not read_query(f"it broke yesterday. {REPORT}", now=DAWN).days


@pytest.mark.parametrize(
    "odd",
    ["the a of", "word " * 2_000, "QUJD" * 20_000, "\x00" * 50, "{}[]" * 9_000, A_LOG * 20],
    ids=["stop words", "one word", "base64", "nothing", "brackets", "a huge log"],
)
def test_an_odd_long_question_gets_an_answer_or_none(mind: OpenMind, odd: str) -> None:
    answer = mind.answer(odd)

    assert len(answer.hits) <= 7
