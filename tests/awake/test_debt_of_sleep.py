"""Bookkeeping of sleep: epochs, bookmarks, triggers, history, and what is remembered of it."""

from __future__ import annotations

import pytest

from reverie.awake.debt import (
    DEFAULTS,
    KEPT_CONSOLIDATED,
    begin_sleep,
    close,
    finish_sleep,
    fired,
    pressing,
    put_stop,
)
from reverie.awake.ledger import owed, stamp
from tests.awake.hooking import HOUR_S, NOW, Book, Record, a_book, a_record

EARLIER, LATER = stamp(NOW - 0.001), stamp(NOW + 0.001)
ON_TIME = stamp(NOW)
MORNING = stamp(NOW + HOUR_S)


def a_bookmark(name: str, salience: int = 2, **more: object) -> Record:
    return {
        "id": name,
        "message": f"Mind the {name}.",
        "salience": salience,
        "session_id": None,
        "created_at": EARLIER,
        "task_slug": None,
        **more,
    }


def a_trigger(when: str, *, fired_count: int = 0, max_fires: int = 3) -> Record:
    return {
        "id": f"t-{when}",
        "when": when,
        "remind": "Read the plan.",
        "source": "ada",
        "created_at": EARLIER,
        "fired_count": fired_count,
        "max_fires": max_fires,
    }


def names(book: Book) -> list[str]:
    return [record["session_id"] for record in book["sessions"]]


def test_a_sleep_without_an_epoch_clears_everything() -> None:
    book = a_book(a_record("b", 3), a_record("a", None), bookmarks=[a_bookmark("cache", 3)])
    finish_sleep(book, "Tidied up.", MORNING)
    assert (book["sessions"], owed(book), book["bookmarks"]) == ([], 0, [])
    assert (book["last_sleep"], book["last_sleep_summary"]) == (MORNING[:10], "Tidied up.")
    assert (book["last_consolidated_at"], book["sessions_since_last_sleep"]) == (MORNING, 0)


def test_a_sleep_with_an_epoch_clears_only_what_lay_before_it() -> None:
    book = a_book(
        a_record("after", 3, stopped_at=LATER),
        a_record("just then", 2, stopped_at=ON_TIME),
        a_record("before", 1, stopped_at=EARLIER),
        bookmarks=[
            a_bookmark("new", created_at=LATER),
            a_bookmark("now", created_at=ON_TIME),
            a_bookmark("old"),
        ],
    )
    assert begin_sleep(book, ON_TIME, force=False, stale_before=EARLIER)
    finish_sleep(book, "Slept.", MORNING)
    assert (names(book), owed(book)) == (["after"], 3)
    assert [mark["id"] for mark in book["bookmarks"]] == ["new"]
    assert book["sessions_since_last_sleep"] == 1
    assert "sleep_started_at" not in book


def test_an_epoch_is_good_for_one_sleep() -> None:
    book = a_book(a_record("a", 3, stopped_at=LATER), sleep_started_at=ON_TIME)
    finish_sleep(book, "First.", MORNING)
    assert names(book) == ["a"]
    finish_sleep(book, "Second.", MORNING)
    assert names(book) == []


def test_only_one_of_many_that_begin_a_sleep_wins() -> None:
    book = a_book()
    won = [begin_sleep(book, ON_TIME, force=False, stale_before=EARLIER) for _ in range(5)]
    assert won == [True, False, False, False, False]


@pytest.mark.parametrize(
    ("stale_before", "force", "wins"),
    [(EARLIER, False, False), (ON_TIME, False, True), (LATER, False, True), (EARLIER, True, True)],
)
def test_an_open_sleep_gives_way_once_it_is_stale_or_by_force(
    stale_before: str, force: bool, wins: bool
) -> None:
    book = a_book(sleep_started_at=ON_TIME)
    assert begin_sleep(book, MORNING, force=force, stale_before=stale_before) is wins
    assert book["sleep_started_at"] == (MORNING if wins else ON_TIME)


def test_a_sleep_is_told_as_one_line_of_history() -> None:
    book = a_book(
        a_record("new", 2, stopped_at=LATER),
        a_record("b", 3, stopped_at=EARLIER),
        a_record("a", None, stopped_at=EARLIER),
        sleep_started_at=ON_TIME,
        bookmarks=[a_bookmark("one"), a_bookmark("two"), a_bookmark("new", created_at=LATER)],
    )
    assert finish_sleep(book, "Tidied up.", MORNING) == {
        "date": MORNING[:10],
        "consolidated_at": MORNING,
        "summary": "Tidied up.",
        "debt_before": 5,
        "debt_after": 2,
        "sessions_processed": 2,
        "bookmarks_processed": 2,
        "session_ids": ["b", "a"],
    }


def test_a_stop_links_the_bookmarks_that_have_no_session_yet() -> None:
    book = a_book(bookmarks=[a_bookmark("cache"), a_bookmark("queue", session_id="old")])
    put_stop(book, {"session_id": "s", "stopped_at": ON_TIME, "change_count": 0}, DEFAULTS)
    assert [mark["session_id"] for mark in book["bookmarks"]] == ["s", "old"]


@pytest.mark.parametrize(("salience", "count"), [(1, 0), (2, 0), (3, 1)])
def test_only_a_bookmark_of_salience_three_presses(salience: int, count: int) -> None:
    assert len(pressing(a_book(bookmarks=[a_bookmark("cache", salience)]))) == count


@pytest.mark.parametrize(
    ("when", "context", "fires"),
    [
        ("cache", "Mind the cache.", True),
        ("CACHE", "mind the Cache", True),
        ("", "cache", False),
        ("queue,cache", "the cache", True),
        ("queue, deploy", "the cache", False),
        (" , ", "x", False),
        ("deploy cache", "the cache", True),
    ],
)
def test_a_trigger_fires_when_one_of_its_words_occurs(when: str, context: str, fires: bool) -> None:
    book = a_book(triggers=[a_trigger(when)])
    assert bool(fired(book, context)) is fires
    assert book["triggers"][0]["fired_count"] == fires


def test_a_trigger_fires_no_more_often_than_it_may() -> None:
    book = a_book(triggers=[a_trigger("cache", max_fires=2)])
    assert [len(fired(book, "the cache")) for _ in range(4)] == [1, 1, 0, 0]
    assert book["triggers"][0]["fired_count"] == 2


def test_a_sleep_removes_the_triggers_that_have_fired_as_often_as_they_may() -> None:
    spent, fresh = a_trigger("a", fired_count=3), a_trigger("b", fired_count=2)
    book = a_book(triggers=[spent, fresh])
    finish_sleep(book, "Slept.", MORNING)
    assert book["triggers"] == [fresh]


def test_a_sleep_remembers_how_far_each_session_was_counted() -> None:
    book = a_book(
        a_record("a", 2, offsets={"main": 90}, counted="0badcafe", transcript_path="/t/a.jsonl"),
        a_record("never read", None),
        consolidated={"older": {"offsets": {"main": 1}}},
    )
    finish_sleep(book, "Slept.", MORNING)
    assert book["consolidated"] == {
        "older": {"offsets": {"main": 1}},
        "a": {
            "offsets": {"main": 90},
            "counted": "0badcafe",
            "path": "/t/a.jsonl",
            "root": None,
            "own_from": 0,
        },
    }


def consolidated(book: Book, *sessions: str) -> None:
    records = [a_record(session, 1, offsets={"main": 9}) for session in sessions]
    book["sessions"] = records
    close(book, records)


def test_only_the_latest_consolidations_are_remembered() -> None:
    book = a_book()
    consolidated(book, *(f"s{number}" for number in range(KEPT_CONSOLIDATED + 3)))
    assert len(book["consolidated"]) == KEPT_CONSOLIDATED
    assert "s2" not in book["consolidated"]
    assert f"s{KEPT_CONSOLIDATED + 2}" in book["consolidated"]


def test_a_session_consolidated_again_is_remembered_as_the_latest() -> None:
    book = a_book()
    consolidated(book, "long-lived", *(f"s{number}" for number in range(KEPT_CONSOLIDATED - 1)))
    consolidated(book, "long-lived")
    consolidated(book, "another")
    assert "long-lived" in book["consolidated"]
