"""A session falls into parts, by five kinds of boundaries; what crosses one is recalled less."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from math import isclose
from pathlib import Path

import pytest

from reverie import OpenMind, Settings, open_mind
from reverie.domain.language.english.boundaries import LONG_PAUSE, boundary_between
from reverie.domain.values.boundary import ACROSS, Boundary
from reverie.domain.values.episode import BOOKMARK
from reverie.testing import TickClock

NOON = datetime(2025, 3, 4, 12, tzinfo=UTC)
SOON = NOON + timedelta(minutes=5)
PLAIN = "We look at the parser."


def between(before: str, text: str, *, later: datetime = SOON) -> Boundary | None:
    return boundary_between(before, NOON, text, later)


# The five kinds.


@pytest.mark.parametrize(
    "text", ["/clear", "/compact now", "---", "=====", "New task: the parser", "next topic please"]
)
def test_a_mark_is_an_explicit_boundary(text: str) -> None:
    assert between(PLAIN, text) is Boundary.EXPLICIT


def test_a_bookmark_is_an_explicit_boundary() -> None:
    assert boundary_between(PLAIN, NOON, PLAIN, SOON, marked=True) is Boundary.EXPLICIT


@pytest.mark.parametrize(
    ("pause", "found"),
    [
        (timedelta(0), None),
        (LONG_PAUSE, None),
        (LONG_PAUSE + timedelta(milliseconds=1), Boundary.TEMPORAL),
        (timedelta(days=400), Boundary.TEMPORAL),
        (-timedelta(days=1), None),
    ],
)
def test_a_long_pause_is_a_boundary_in_time(pause: timedelta, found: Boundary | None) -> None:
    assert between(PLAIN, PLAIN, later=NOON + pause) is found


@pytest.mark.parametrize(
    "before",
    [
        "All tests pass.",
        "It works now!",
        "The parser is done.",
        "I have merged it.",
        "Pushed to the branch.",
        "Deployed to staging, as you wished.",
    ],
)
def test_what_is_done_is_followed_by_a_boundary(before: str) -> None:
    assert between(before, PLAIN) is Boundary.TASK_COMPLETION


@pytest.mark.parametrize("before", ["Is it done?", "Have you merged it?", "We finish the parser."])
def test_a_question_whether_it_is_done_is_no_boundary(before: str) -> None:
    assert between(before, PLAIN) is None


@pytest.mark.parametrize(
    "before", ["It is not finished yet.", "I have not deployed it.", "Nothing was merged."]
)
def test_what_is_not_done_is_no_boundary(before: str) -> None:
    assert between(before, PLAIN) is None


@pytest.mark.parametrize(
    "text",
    [
        "Wait, that is the wrong file.",
        "Hmm.",
        "Strange: it is empty.",
        "That's odd.",
        "That’s not right.",
        "Error: no such file",
        "I was wrong about it.",
        "Unhandled exception in the parser",
        "Surprisingly it is fast.",
        "TypeError: 'NoneType' object is not iterable",
    ],
)
def test_a_surprise_is_an_error_of_prediction(text: str) -> None:
    assert between(PLAIN, text) is Boundary.PREDICTION_ERROR


@pytest.mark.parametrize(
    "text",
    ["Waiting is dull.", "Hmong is spoken.", "Oddities are sold here.", "Strangers came by."],
)
def test_a_word_that_only_begins_like_a_surprise_is_none(text: str) -> None:
    assert between(PLAIN, text) is None


@pytest.mark.parametrize(
    "text",
    [
        "By the way, lunch.",
        "Anyway, the lexer.",
        "So, moving on.",
        "On another note: lunch.",
        "Let's switch to the lexer.",
        "Let’s move on.",
        "A different question: why?",
        "Unrelated: tea",
    ],
)
def test_a_change_of_subject_is_a_shift_of_context(text: str) -> None:
    assert between(PLAIN, text) is Boundary.CONTEXT_SHIFT


@pytest.mark.parametrize(
    "text", [PLAIN, "", " ", "The lexer is by the way of the parser.", "\x00", "🙂", "a" * 10_000]
)
def test_where_one_thing_goes_on_there_is_no_boundary(text: str) -> None:
    assert between(PLAIN, text) is None
    assert between("", text) is None


@pytest.mark.parametrize(
    ("before", "text", "later", "found"),
    [
        ("All done.", "/clear", NOON + timedelta(days=1), Boundary.EXPLICIT),
        ("All done.", "By the way, wait.", NOON + timedelta(days=1), Boundary.TEMPORAL),
        ("All done.", "Wait, what?", SOON, Boundary.TASK_COMPLETION),
        (PLAIN, "Wait, by the way.", SOON, Boundary.PREDICTION_ERROR),
    ],
)
def test_the_plainest_of_several_boundaries_is_told(
    before: str, text: str, later: datetime, found: Boundary
) -> None:
    assert between(before, text, later=later) is found


def test_a_very_long_text_is_looked_at_in_a_moment() -> None:
    for piece in ("done ", "wait ", "[photo ", "-", "a "):
        between(piece * 200_000, piece * 200_000)


# In a night's glosses.


def recorded(mind: OpenMind, text: str, minute: int, session: str = "s1") -> None:
    mind.record(text, session=session, at=NOON + timedelta(minutes=minute))


@pytest.mark.parametrize("path", [":memory:", "mind.db"])
def test_a_night_tells_the_boundaries_of_a_session(path: str, tmp_path: Path) -> None:
    file = path if path == ":memory:" else tmp_path / path
    with open_mind(file, clock=TickClock(), settings=Settings()) as mind:
        recorded(mind, PLAIN, 0)
        recorded(mind, "By the way, tea is here.", 1)
        recorded(mind, "/clear", 2)
        recorded(mind, "All tests pass.", 3)
        recorded(mind, PLAIN, 4)
        recorded(mind, "Wait, it is empty.", 5)
        recorded(mind, PLAIN, 90)
        mind.record(
            "Mind this.", session="s1", at=NOON + timedelta(minutes=91), origin=f"{BOOKMARK}s1"
        )
        recorded(mind, PLAIN, 92)
        recorded(mind, "/clear", 0, "s2")
        for session in ("s1", "s2"):
            mind.end_session(session)
        mind.night()
        glosses = [mind.recount(number).gloss for number in range(1, 11)]
    assert [gloss.boundary if gloss else "unseen" for gloss in glosses] == [
        None,
        Boundary.CONTEXT_SHIFT,
        Boundary.EXPLICIT,
        None,
        Boundary.TASK_COMPLETION,
        Boundary.PREDICTION_ERROR,
        Boundary.TEMPORAL,
        None,
        Boundary.EXPLICIT,
        None,
    ]


# Across a boundary.


def from_the_question(*, pause: int) -> float:
    """What a reply gets from the question before it, asked so many minutes earlier."""
    with open_mind(":memory:", clock=TickClock()) as mind:
        recorded(mind, "Ada: Which harbour is it?", 0)
        recorded(mind, "Bo: The one in Lund.", pause)
        mind.end_session("s1")
        mind.night()
        (reply,) = [hit for hit in mind.recall("harbour") if "Lund" in hit.text]
        return reply.why["neighbours"]


def test_what_crosses_a_boundary_counts_less() -> None:
    near, far = from_the_question(pause=29), from_the_question(pause=31)
    assert near > 0
    assert isclose(far, ACROSS * near)
    assert ACROSS == 0.7


def from_two_before(*, parted: bool) -> float:
    """What a reply gets from two turns before, with another session in between, parted or not."""
    with open_mind(":memory:", clock=TickClock()) as mind:
        recorded(mind, "Cy: We had tea.", 0, "other")
        recorded(mind, "Ada: Which harbour is it?", 1)
        recorded(mind, "Di: We had tea.", 60 if parted else 2, "other")
        recorded(mind, "Bo: The one in Lund.", 3)
        for session in ("s1", "other"):
            mind.end_session(session)
        mind.night()
        (reply,) = [hit for hit in mind.recall("harbour") if "Lund" in hit.text]
        return reply.why["neighbours"]


def test_a_boundary_in_another_session_parts_nothing() -> None:
    assert from_two_before(parted=False) > 0
    assert isclose(from_two_before(parted=True), from_two_before(parted=False))
