"""Bookkeeping of stops: scores, levels, messages, and debt that is always their sum."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.awake import debt
from reverie.awake.debt import DEFAULTS, LEVELS, add_by_hand, level_of, put_stop
from reverie.awake.ledger import empty, owed, stamp
from reverie.settings import GROUP_OF, Settings
from tests.awake.hooking import NOW, Book, Record, a_book, a_record

KEYS = [
    "session_id",
    "transcript_path",
    "stopped_at",
    "last_assistant_message",
    "change_count",
    "score",
]


def a_stop(session: str, changes: int | None, **more: object) -> Record:
    return {
        "session_id": session,
        "transcript_path": f"/t/{session}.jsonl",
        "stopped_at": stamp(NOW),
        "change_count": changes,
        **more,
    }


def stopped(book: Book, *stops: Record, **numbers: Any) -> Record:
    for stop in stops:
        put_stop(book, stop, {**DEFAULTS, **numbers})
    return dict(book["sessions"][0])


def test_the_defaults_are_those_of_the_requirements() -> None:
    assert {
        "moderate_changes": 4,
        "heavy_changes": 9,
        "moderate_tools": 16,
        "heavy_tools": 41,
        "axes": ["changes"],
        "drowsy": 4,
        "sleepy": 7,
        "must_sleep": 10,
        "read_bytes": 52_428_800,
        "kept_messages": 10,
        "kept_compactions": 20,
        "stale_sleep_s": 1800,
        "cooldown_s": 10_800,
        "rhythm_sessions": 3,
        "briefing_chars": 9_900,
        "briefing_parts": Settings().file.briefing_parts,
        "nap_unheeded": 1,
        "morning_note": 1,
        "comes_to_mind": 1,
        "min_consolidation_queue": 100,
        "doze": 1,
        "doze_wait_ms": 1_500,
        "archive": 1,
        "restricted": False,
    } == DEFAULTS


def test_the_defaults_of_the_hooks_are_those_of_the_settings() -> None:
    settings = Settings().flat() | {"briefing_parts": Settings().file.briefing_parts}
    plain = {name: list(v) if isinstance(v, tuple) else v for name, v in settings.items()}
    assert {name: plain[name] for name in DEFAULTS} == DEFAULTS


@pytest.mark.parametrize("group", ["debt", "hooks"])
def test_the_hooks_know_every_setting_that_is_theirs(group: str) -> None:
    theirs = {name for name, has in GROUP_OF.items() if has == group}
    assert theirs <= DEFAULTS.keys()


@pytest.mark.parametrize(
    ("changes", "score"), [(0, 0), (1, 1), (3, 1), (4, 2), (8, 2), (9, 3), (1000, 3)]
)
def test_the_score_of_a_session_by_its_changes(changes: int, score: int) -> None:
    assert stopped(empty(NOW), a_stop("s", changes))["score"] == score


@pytest.mark.parametrize(
    ("debt", "level"),
    [
        (0, "alert"),
        (3, "alert"),
        (4, "drowsy"),
        (6, "drowsy"),
        (7, "sleepy"),
        (9, "sleepy"),
        (10, "must sleep"),
        (1000, "must sleep"),
    ],
)
def test_the_level_of_a_debt(debt: int, level: str) -> None:
    assert LEVELS[level_of(debt, DEFAULTS)] == level


@pytest.mark.parametrize(
    ("tools", "score"), [(0, 0), (1, 1), (15, 1), (16, 2), (40, 2), (41, 3), (1000, 3)]
)
def test_the_score_by_all_tools_counts_only_once_it_is_turned_on(tools: int, score: int) -> None:
    stop = a_stop("s", 0, tool_count=tools)
    assert stopped(empty(NOW), stop)["score"] == 0
    assert stopped(empty(NOW), stop, axes=["changes", "tools"])["score"] == score
    assert stopped(empty(NOW), stop)["tool_count"] == tools


@pytest.mark.parametrize(
    ("changes", "tools", "score"), [(9, 9, 3), (1, 41, 3), (4, 15, 2), (0, 0, 0), (3, 16, 2)]
)
def test_with_both_axes_the_heavier_one_counts(changes: int, tools: int, score: int) -> None:
    stop = a_stop("s", changes, tool_count=tools)
    assert stopped(empty(NOW), stop, axes=["changes", "tools"])["score"] == score


def test_the_numbers_can_be_others() -> None:
    assert stopped(empty(NOW), a_stop("s", 2), moderate_changes=2)["score"] == 2
    assert stopped(empty(NOW), a_stop("s", 2), moderate_changes=1, heavy_changes=2)["score"] == 3


def test_a_new_record_goes_on_top_with_the_keys_everyone_knows_first() -> None:
    book = empty(NOW)
    stopped(book, a_stop("a", 1), a_stop("b", 2), a_stop("c", 3, offsets={"main": 7}))
    assert [record["session_id"] for record in book["sessions"]] == ["c", "b", "a"]
    assert [list(record)[:6] for record in book["sessions"]] == [KEYS, KEYS, KEYS]


def test_a_session_that_stops_again_replaces_its_record_and_goes_on_top() -> None:
    book = empty(NOW)
    stopped(book, a_stop("a", 3), a_stop("b", 9), a_stop("a", 4, stopped_at=stamp(NOW + 1)))
    assert [(r["session_id"], r["score"]) for r in book["sessions"]] == [("a", 2), ("b", 3)]
    assert book["sessions"][0]["stopped_at"] == stamp(NOW + 1)
    assert owed(book) == 5


def test_many_stops_of_one_session_count_once() -> None:
    book = empty(NOW)
    stopped(book, *(a_stop("a", number) for number in range(100)))
    assert len(book["sessions"]) == 1
    assert (owed(book), book["sessions_since_last_sleep"]) == (3, 1)


def test_a_stop_that_could_not_be_analysed_keeps_what_was_known() -> None:
    book = empty(NOW)
    stopped(book, a_stop("a", 5, offsets={"main": 9}))
    record = stopped(book, {"session_id": "a", "stopped_at": stamp(NOW), "transcript_path": None})
    assert (record["score"], record["change_count"], record["offsets"]) == (2, 5, {"main": 9})
    assert record["transcript_path"] == "/t/a.jsonl"


def test_a_first_stop_that_could_not_be_analysed_has_a_null_score() -> None:
    book = empty(NOW)
    record = stopped(book, a_stop("a", None))
    assert (record["score"], record["change_count"], owed(book)) == (None, None, 0)


@pytest.mark.parametrize(("before", "score"), [(None, None), (0, 0), (2, 2)])
def test_unread_bytes_leave_a_null_score_null_and_another_as_it_was(
    before: int | None, score: int | None
) -> None:
    counts = {None: None, 0: 0, 2: 5}
    book = a_book(a_record("a", before, change_count=counts[before]))
    record = stopped(book, a_stop("a", counts[before] or 0, unread_bytes=99))
    assert (record["score"], record["unread_bytes"]) == (score, 99)


@given(st.lists(st.tuples(st.sampled_from("abc"), st.none() | st.integers(0, 12)), max_size=20))
def test_debt_is_the_sum_of_the_latest_scores_and_no_session_stands_twice(
    stops: list[tuple[str, int | None]],
) -> None:
    book, latest = empty(NOW), dict[str, int]()
    for session, changes in stops:
        stopped(book, a_stop(session, changes))
        if changes is not None:
            latest[session] = (changes > 0) + (changes > 3) + (changes > 8)
    names = [record["session_id"] for record in book["sessions"]]
    assert sorted(names) == sorted({session for session, _ in stops})
    assert owed(book) == sum(latest.values())


def test_the_latest_message_is_kept_as_it_is_and_those_of_all_stops_newest_first() -> None:
    book = empty(NOW)
    texts = [f"  Turn {number}:\n\tdone — “so”.  " for number in range(14)]
    stopped(book, *(a_stop("a", 1, last_assistant_message=text) for text in texts))
    record = book["sessions"][0]
    assert record["last_assistant_message"] == texts[-1]
    assert record["messages"] == texts[:3:-1]
    assert len(record["messages"]) == 10


def test_how_many_messages_are_kept_can_be_set() -> None:
    stops = [a_stop("a", 1, last_assistant_message=text) for text in "abcd"]
    assert stopped(empty(NOW), *stops, kept_messages=2)["messages"] == ["d", "c"]


def test_a_stop_without_a_message_keeps_the_latest_one() -> None:
    stops = [a_stop("a", 1, last_assistant_message=text) for text in ("One.", None, "Two.", None)]
    record = stopped(empty(NOW), *stops)
    assert record["last_assistant_message"] == "Two."
    assert record["messages"] == ["Two.", "One."]


def test_the_same_stop_told_twice_keeps_its_message_once() -> None:
    stops = [a_stop("a", 1, last_assistant_message=text) for text in ("One.", "One.", "Two.")]
    assert stopped(empty(NOW), *stops)["messages"] == ["Two.", "One."]


def test_messages_of_one_session_are_not_those_of_another() -> None:
    book = empty(NOW)
    stopped(book, *(a_stop(s, 1, last_assistant_message=f"I am {s}.") for s in "abab"))
    assert [record["messages"] for record in book["sessions"]] == [["I am b."], ["I am a."]]


@pytest.mark.parametrize("score", [1, 2, 3])
def test_debt_added_by_hand_is_a_record_of_its_own(score: int) -> None:
    book = a_book(a_record("s", 2))
    name = add_by_hand(book, score, "Chose the queue.", stamp(NOW), "1790000000000")
    assert list(book["sessions"][0]) == KEYS
    assert book["sessions"][0] == {
        "session_id": "manual-1790000000000",
        "transcript_path": None,
        "stopped_at": stamp(NOW),
        "last_assistant_message": "Chose the queue.",
        "change_count": None,
        "score": score,
    }
    assert (name, owed(book)) == ("manual-1790000000000", 2 + score)


def test_two_added_by_hand_in_one_millisecond_have_ids_of_their_own() -> None:
    book = empty(NOW)
    names = [add_by_hand(book, 1, "Thought.", stamp(NOW), "17") for _ in range(4)]
    assert names == ["manual-17", "manual-17-2", "manual-17-3", "manual-17-4"]
    assert owed(book) == 4


@pytest.mark.parametrize("score", [-5, None, 0])
def test_debt_is_never_below_zero(score: int | None) -> None:
    assert owed(a_book(a_record("a", score))) == 0
    assert owed(a_book(a_record("a", score), a_record("b", 1))) == 1


def test_what_is_counted_of_a_session_is_its_record_or_its_consolidation() -> None:
    taken = {"a": {"offsets": {"main": 5}}, "b": {"offsets": {"main": 6}}}
    book = a_book(a_record("a", 1, offsets={"main": 9}), a_record("b", None), consolidated=taken)
    counted = debt.counted_before
    assert counted(book, "a")["offsets"] == {"main": 9}
    assert counted(book, "b") == {"offsets": {"main": 6}}
    assert counted(book, "unknown") == {}
