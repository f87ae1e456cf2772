"""The ledger on disk: whole at every moment, one writer at a time, never silently zero."""

from __future__ import annotations

import fcntl
import json
import os
import re
import threading
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie import files, keyed
from reverie.awake import ledger
from reverie.awake.debt import add_by_hand
from tests.awake.hooking import NOW, Book, Project, a_book, a_project, a_record, edits, write
from tests.test_files import DEAD

TOP = ["debt", "last_sleep", "last_sleep_summary", "sessions"]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return a_project(tmp_path)


def thought(book: Book) -> str:
    return add_by_hand(book, 1, "Thought.", ledger.stamp(NOW), "17")


def test_a_first_change_makes_a_ledger_of_the_known_shape(project: Project) -> None:
    write(project.transcript("s"), edits(2))
    project.stop("s", last_assistant_message="Done.")
    book = project.book()
    assert list(book)[:4] == TOP
    assert [book[key] for key in TOP[:3]] == [1, None, None]
    assert list(book["sessions"][0])[:6] == [
        "session_id",
        "transcript_path",
        "stopped_at",
        "last_assistant_message",
        "change_count",
        "score",
    ]
    assert book["installed_at"] == ledger.stamp(NOW)


def test_a_ledger_keeps_the_order_of_its_keys_and_those_it_does_not_know(project: Project) -> None:
    theirs = {"colour": "blue", "deep": {"a": [1, None]}}
    project.put({**a_book(a_record("s", 2, mood="calm")), **theirs})
    project.stop("s", last_assistant_message="Done.")
    ledger.change(project.home, thought, NOW)
    book = project.book()
    assert list(book)[:4] == TOP
    assert {key: book[key] for key in theirs} == theirs
    assert project.record("s")["mood"] == "calm"


def test_a_wrong_debt_is_put_right_by_the_next_change(project: Project) -> None:
    project.put({**a_book(a_record("s", 2)), "debt": 77})
    ledger.change(project.home, lambda book: None, NOW)
    assert project.book()["debt"] == 2


def test_what_a_change_decides_is_handed_back(project: Project) -> None:
    assert ledger.change(project.home, thought, NOW) == "manual-17"


def test_a_change_that_fails_leaves_every_byte(project: Project) -> None:
    def fails(book: Book) -> None:
        book["sessions"].clear()
        raise RuntimeError

    project.put(a_book(a_record("s", 2)))
    before = (project.state / ".sleep.json").read_bytes()
    with pytest.raises(RuntimeError):
        ledger.change(project.home, fails, NOW)
    assert (project.state / ".sleep.json").read_bytes() == before
    assert ledger.change(project.home, thought, NOW) == "manual-17"


def test_a_ledger_is_synced_before_it_takes_its_place_and_its_folder_after(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    sync, replace = os.fsync, os.replace

    def noting_sync(descriptor: int) -> None:
        names = {
            file.stat().st_ino: file.name for file in (project.state, *project.state.iterdir())
        }
        seen.append(f"sync {names[os.fstat(descriptor).st_ino]}")
        sync(descriptor)

    def noting_replace(old: str, new: str) -> None:
        seen.append(f"{os.path.basename(old)} to {os.path.basename(new)}")
        replace(old, new)

    monkeypatch.setattr(os, "fsync", noting_sync)
    monkeypatch.setattr(os, "replace", noting_replace)
    ledger.change(project.home, thought, NOW)
    fresh = f"..sleep.json.{os.getpid()}-"
    assert [re.sub(r"-[0-9a-f]+", "-", one) for one in seen] == [
        f"sync {fresh}",
        f"{fresh} to .sleep.json",
        "sync state",
    ]


def test_only_the_user_may_read_what_a_ledger_holds(project: Project) -> None:
    old = os.umask(0)
    try:
        ledger.change(project.home, thought, NOW)
        ledger.note(project.home, "add", {}, NOW)
    finally:
        os.umask(old)
    modes = {file.name: file.stat().st_mode & 0o777 for file in project.state.iterdir()}
    names = (".seal", ".sleep.json", ".lock", "notes.jsonl")
    assert modes == dict.fromkeys(names, 0o600)


def test_what_a_dead_writer_left_half_written_is_written_over(project: Project) -> None:
    project.put(a_book(a_record("s", 2)))
    left = project.state / f"..sleep.json.{DEAD}-1f"
    left.write_text('{"debt": 9' + " " * 10_000)
    ledger.change(project.home, thought, NOW)
    assert project.book()["debt"] == 3
    assert not left.exists()


def test_a_link_in_the_place_of_the_new_file_is_not_written_through(project: Project) -> None:
    theirs = project.folder / "precious.txt"
    theirs.write_text("precious")
    (project.state / f"..sleep.json.{DEAD}-1f").symlink_to(theirs)
    ledger.change(project.home, thought, NOW)
    assert theirs.read_text() == "precious"
    assert project.book()["debt"] == 1


def test_a_change_waits_for_another_to_end(project: Project) -> None:
    project.put(a_book(a_record("s", 2)))
    lock = os.open(project.state / ".lock", os.O_RDWR | os.O_CREAT)
    fcntl.flock(lock, fcntl.LOCK_EX)
    waiting = threading.Thread(target=ledger.change, args=(project.home, thought, NOW))
    waiting.start()
    time.sleep(0.2)
    keyed.replace(project.state / ".sleep.json", json.dumps(a_book(a_record("t", 3))))
    os.close(lock)
    waiting.join()
    assert [r["session_id"] for r in project.book()["sessions"]] == ["manual-17", "t"]


def test_a_change_gives_up_when_another_does_not_end(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "PATIENCE_S", 0.05)
    lock = os.open(project.state / ".lock", os.O_RDWR | os.O_CREAT)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with pytest.raises(TimeoutError):
            ledger.change(project.home, thought, NOW)
    finally:
        os.close(lock)
    assert not (project.state / ".sleep.json").exists()


def test_the_patience_of_a_change_ends_before_that_of_the_host() -> None:
    assert ledger.PATIENCE_S < 5


def test_a_reader_sees_a_whole_ledger_however_often_it_is_replaced(project: Project) -> None:
    path = project.state / ".sleep.json"
    texts = {json.dumps(a_book(a_record("s", n, pad="x" * 50_000 * n))): n for n in (1, 2, 3)}
    files.replace(str(path), next(iter(texts)))

    def replacing() -> None:
        for number in range(60):
            files.replace(str(path), list(texts)[number % 3])

    writer = threading.Thread(target=replacing)
    writer.start()
    while writer.is_alive():
        assert path.read_text() in texts
    writer.join()


def test_a_text_that_is_no_proper_text_is_still_written(project: Project) -> None:
    project.stop("s", last_assistant_message="half an emoji: \ud83d", transcript_path=None)
    assert project.record("s")["last_assistant_message"] == "half an emoji: ?"


@pytest.mark.parametrize(
    ("now", "written"),
    [
        (0.0, "1970-01-01T00:00:00.000Z"),
        (NOW, "2026-09-21T14:13:20.000Z"),
        (NOW + 0.5, "2026-09-21T14:13:20.500Z"),
        (-0.5, "1969-12-31T23:59:59.500Z"),
    ],
)
def test_a_stamp_is_iso_8601_in_utc_to_the_millisecond(now: float, written: str) -> None:
    assert ledger.stamp(now) == written


@given(st.floats(0, 4e9))
def test_stamps_are_ordered_like_their_moments(now: float) -> None:
    written = ledger.stamp(now)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", written)
    assert abs(datetime.fromisoformat(written).timestamp() - now) <= 0.001
    assert ledger.stamp(now - 1) < written < ledger.stamp(now + 0.002)
    assert datetime.fromisoformat(written).tzinfo == UTC


def test_the_nearest_home_is_found_from_inside_and_none_elsewhere(tmp_path: Path) -> None:
    project = a_project(tmp_path)
    inner = project.folder / "src" / "deep"
    inner.mkdir(parents=True)
    assert ledger.find_home(str(inner)) == project.home
    assert ledger.find_home(str(inner / "gone" / "long ago")) == project.home
    assert ledger.find_home(str(tmp_path / "claude")) is None


def test_a_file_of_the_name_is_no_home_and_does_not_hide_one(tmp_path: Path) -> None:
    project = a_project(tmp_path)
    inner = project.folder / "src"
    inner.mkdir()
    (inner / ".reverie").write_text("a file is no home")
    assert ledger.find_home(str(inner)) == project.home
