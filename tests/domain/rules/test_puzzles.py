"""Which puzzles a night sleeps on, and for how long."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.rules.cadence import is_weekly_day
from reverie.domain.rules.puzzles import (
    EVERY,
    MINUTES,
    MOST_PUZZLES,
    NIGHT_MINUTES,
    WHEN_TO_PICK,
    incubated,
    time_boxed,
)
from reverie.domain.values.puzzle import AnswerFormat, Priority, Puzzle, PuzzleType

MONDAY = datetime(2026, 11, 16, 3, tzinfo=UTC)
SUNDAY = MONDAY - timedelta(days=1)


def a_puzzle(name: str, priority: Priority = Priority.STANDARD, *, hour: int = 0) -> Puzzle:
    return Puzzle(
        name,
        MONDAY - timedelta(days=9) + timedelta(hours=hour),
        PuzzleType.CUSTOM,
        priority,
        AnswerFormat.MD,
        MINUTES[priority],
        EVERY[priority],
        f"What about {name}?",
    )


def names(*puzzles: Puzzle, now: datetime = MONDAY) -> list[str]:
    return [puzzle.id for puzzle in incubated(puzzles, now).puzzles]


def test_each_priority_has_its_budget() -> None:
    assert [MINUTES[it] for it in Priority] == [15, 60, 240, 480, 60]


def test_what_there_is_is_kept_every_twenty_or_thirty_minutes_and_not_of_a_quick_one() -> None:
    assert [EVERY[it] for it in Priority] == [0, 20, 30, 30, 20]


def test_each_priority_says_when_to_pick_it() -> None:
    assert all(WHEN_TO_PICK[it] for it in Priority)


def test_the_oldest_comes_first() -> None:
    assert names(a_puzzle("late", hour=2), a_puzzle("early", hour=1)) == ["early", "late"]


def test_the_oldest_marathon_runs_alone_and_the_others_wait() -> None:
    first, second = (a_puzzle(f"m{n}", Priority.MARATHON, hour=n) for n in (1, 2))
    tonight = incubated([a_puzzle("older"), second, first], MONDAY)
    assert [puzzle.id for puzzle in tonight.puzzles] == ["m1"]
    assert tonight.is_marathon
    assert tonight.waits == "2 puzzles wait for another night: a marathon has the night"


@pytest.mark.parametrize(
    ("now", "found"),
    [
        (MONDAY, []),
        (SUNDAY, ["w"]),
        (datetime(2026, 11, 16, 1, tzinfo=timezone(timedelta(hours=5))), ["w"]),
        (datetime(2026, 11, 15, 23, tzinfo=timezone(timedelta(hours=-5))), []),
    ],
)
def test_a_weekly_puzzle_is_slept_on_on_sunday_in_utc(now: datetime, found: list[str]) -> None:
    weekly = a_puzzle("w", Priority.WEEKLY)
    assert names(weekly, now=now) == found


def test_a_weekly_puzzle_says_what_it_waits_for() -> None:
    waits = incubated([a_puzzle("w", Priority.WEEKLY)], MONDAY).waits
    assert waits == "1 weekly puzzle waits for Sunday (UTC)"


def test_one_that_does_not_fit_lets_a_smaller_one_pass() -> None:
    deep = [a_puzzle(f"d{n}", Priority.DEEP, hour=n) for n in (1, 2, 3)]
    assert names(*deep, a_puzzle("small", hour=4)) == ["d1", "d2"]
    assert names(deep[0], a_puzzle("s", hour=2), deep[2], a_puzzle("t", hour=4)) == ["d1", "s", "t"]


def test_no_more_than_five_are_slept_on() -> None:
    assert names(*(a_puzzle(f"q{n}", Priority.QUICK, hour=n) for n in range(7))) == [
        f"q{n}" for n in range(5)
    ]


def test_the_mark_of_a_time_box_is_word_for_word() -> None:
    assert time_boxed(60) == "[TIME-BOXED — 60min budget exhausted]"


@given(
    st.lists(st.tuples(st.sampled_from(list(Priority)), st.integers(0, 99)), max_size=12),
    st.integers(0, 6),
)
def test_whatever_waits_the_night_is_never_overfull(
    chosen: list[tuple[Priority, int]], day: int
) -> None:
    queue = [a_puzzle(str(n), it, hour=hour) for n, (it, hour) in enumerate(chosen)]
    now = MONDAY + timedelta(days=day)
    tonight = incubated(queue, now).puzzles
    assert len(tonight) <= MOST_PUZZLES
    assert sum(puzzle.minutes for puzzle in tonight) <= NIGHT_MINUTES
    assert sum(puzzle.is_marathon for puzzle in tonight) <= 1
    assert len(tonight) == 1 or not any(puzzle.is_marathon for puzzle in tonight)
    due = [p for p in queue if p.priority is not Priority.WEEKLY or is_weekly_day(now)]
    assert bool(tonight) == bool(due)
