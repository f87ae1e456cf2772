"""A damaged ledger is set aside, made again from notes and transcripts, and reported."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from reverie import keyed
from reverie.awake import ledger
from reverie.awake.sleep_done import close_sleep
from tests.awake.hooking import (
    DAY_S,
    HOUR_S,
    NOW,
    Project,
    a_book,
    a_project,
    a_record,
    call,
    edits,
    write,
)

WHOLE = b'{"debt": 3, "sessions": [{"session_id": "s", "score": 3}]}'
DAMAGED = {
    "empty": b"",
    "only zeros": b"\0" * 512,
    "truncated": WHOLE[:-9],
    "no JSON": b"<html>404</html>",
    "no UTF-8": b'{"sessions": "\xff\xfe"}',
    "a list": b"[]",
    "a number": b"0",
    "nothing": b"null",
    "sessions missing": b'{"debt": 4}',
    "sessions no list": b'{"debt": 4, "sessions": {}}',
    "a session no object": b'{"debt": 4, "sessions": [1]}',
    "a session without a name": b'{"debt": 4, "sessions": [{"score": 3}]}',
    "another program's": b'{"version": 2, "sessions": [{"id": 7}]}',
}
UNNOTICED = {
    "nested without end": b"[" * 100_000,
    "a score in words": b'{"debt": 3, "sessions": [{"session_id": "s", "score": "many"}]}',
    "a score that is no number": b'{"debt": 3, "sessions": [{"session_id": "s", "score": NaN}]}',
    "bookmarks no list": b'{"debt": 0, "sessions": [], "bookmarks": 5}',
}


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return a_project(tmp_path)


def damage(project: Project, ruin: bytes = b"") -> None:
    (project.state / ".sleep.json").write_bytes(ruin)


def rebuilt(project: Project, now: float = NOW) -> dict[str, Any]:
    """The ledger after a stop of another session."""
    write(project.transcript("other"), edits(1, first=900))
    project.stop("other", now=now)
    return project.book()


def added(project: Project, score: int, unique: str, now: float) -> None:
    said = {"score": score, "description": "Thought.", "unique": unique}
    ledger.note(project.home, "add", said, now)


@pytest.mark.parametrize("ruin", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_ledger_is_set_aside_and_reported(ruin: bytes, project: Project) -> None:
    damage(project, ruin)
    added(project, 2, "17", NOW - HOUR_S)
    book = rebuilt(project)
    aside = f".sleep.json.broken-{int(NOW * 1000)}"
    assert (project.state / aside).read_bytes() == ruin
    assert book["rebuilt"] == {"at": ledger.stamp(NOW), "from": aside}
    assert [(r["session_id"], r["score"]) for r in book["sessions"]] == [
        ("other", 1),
        ("manual-17", 2),
    ]
    assert book["debt"] == 3


@pytest.mark.parametrize("ruin", UNNOTICED.values(), ids=UNNOTICED.keys())
def test_other_damage_is_set_aside_too(ruin: bytes, project: Project) -> None:
    damage(project, ruin)
    assert rebuilt(project)["rebuilt"]["at"] == ledger.stamp(NOW)


def test_a_missing_ledger_is_made_from_the_notes_and_is_no_damage(project: Project) -> None:
    added(project, 3, "17", NOW - HOUR_S)
    book = rebuilt(project)
    assert ("rebuilt" in book, book["debt"]) == (False, 4)


def test_reading_alone_never_takes_damage_for_a_debt_of_zero(project: Project) -> None:
    damage(project, WHOLE[:-9])
    with pytest.raises(ValueError, match=r"."):
        ledger.read(project.home)
    said = project.hook("user-prompt-submit", project.payload("s", "UserPromptSubmit", prompt="x"))
    assert (said.code, said.out, said.err) == (0, "", "")
    assert (project.state / ".sleep.json").read_bytes() == WHOLE[:-9]
    assert "user-prompt-submit" in project.log()


def test_a_start_after_the_rebuilding_tells_of_it(project: Project) -> None:
    damage(project)
    rebuilt(project)
    said = call("session-start", project.home, project.payload("s", source="startup"), NOW)
    assert "damaged and rebuilt on 2026-09-21" in said


def test_a_start_on_a_damaged_ledger_rebuilds_it_and_tells_of_it(project: Project) -> None:
    damage(project)
    said = project.hook("session-start", project.payload("s", source="startup"))
    assert "damaged and rebuilt" in said.out


def test_sessions_of_a_lost_ledger_are_found_again_by_the_next_start(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(project.config))
    ledger.note(project.home, "installed", {}, NOW - DAY_S)
    write(project.transcript("s"), edits(5))
    project.stop("s")
    damage(project, b"{")
    assert rebuilt(project)["debt"] == 1
    call("session-start", project.home, project.payload("s", source="resume"), NOW)
    assert {r["session_id"]: r["score"] for r in project.book()["sessions"]} == {"s": 2, "other": 1}


def test_what_was_consolidated_before_the_damage_stays_consolidated(project: Project) -> None:
    path = write(project.transcript("s"), edits(5))
    added(project, 3, "17", NOW - 5)
    project.stop("s", now=NOW - 4)
    close_sleep(project.home, "Slept.", NOW - 3)
    added(project, 1, "18", NOW - 2)
    damage(project)
    book = rebuilt(project)
    assert (book["last_sleep_summary"], book["last_consolidated_at"]) == (
        "Slept.",
        ledger.stamp(NOW - 3),
    )
    assert [r["session_id"] for r in book["sessions"]] == ["other", "manual-18"]
    write(path, edits(6))
    assert project.stop("s")["change_count"] == 1


def test_every_note_is_done_again(project: Project) -> None:
    mark = {"id": "b1", "message": "Mind it.", "salience": 3, "created_at": ledger.stamp(NOW)}
    trigger = {"id": "t1", "when": "x", "remind": "y", "fired_count": 0, "max_fires": 2}
    for what, told in (
        ("installed", {}),
        ("bookmark", {"bookmark": mark}),
        ("bookmark", {"bookmark": {**mark, "id": "b2"}}),
        ("bookmarks-cleared", {"ids": ["b1", "gone"]}),
        ("trigger", {"trigger": trigger}),
        ("trigger", {"trigger": {**trigger, "id": "t2"}}),
        ("trigger-removed", {"id": "t1"}),
        ("consolidated", {"sessions": {"s": {"offsets": {"main": 9}}}}),
        ("something later versions note", {"x": 1}),
    ):
        ledger.note(project.home, what, told, NOW - DAY_S)
    book = rebuilt(project)
    assert book["installed_at"] == ledger.stamp(NOW - DAY_S)
    assert [m["id"] for m in book["bookmarks"]] == ["b2"]
    assert [t["id"] for t in book["triggers"]] == ["t2"]
    assert book["consolidated"] == {"s": {"offsets": {"main": 9}}}


def test_a_note_that_cannot_be_read_is_passed_over(project: Project) -> None:
    added(project, 1, "17", NOW)
    with (project.state / "notes.jsonl").open("ab") as file:
        file.write(b'\n{"what": "add", "sc\n[]\n7\n\xff\xfe\n')
    added(project, 2, "18", NOW)
    assert rebuilt(project)["debt"] == 4


@pytest.mark.parametrize("note", [b'{"what": "add"}', b'{"what": "bookmarks-cleared", "ids": 5}'])
def test_a_note_without_its_fields_is_passed_over(note: bytes, project: Project) -> None:
    keyed.append(str(project.state / "notes.jsonl"), note.decode())
    added(project, 2, "18", NOW)
    assert rebuilt(project)["debt"] == 3


def test_a_torn_note_does_not_take_the_next_one_with_it(project: Project) -> None:
    (project.state / "notes.jsonl").write_bytes(b'{"what": "add", "sc')
    added(project, 2, "18", NOW)
    assert rebuilt(project)["debt"] == 3


def test_two_ledgers_damaged_in_a_row_are_both_kept(project: Project) -> None:
    for number in range(2):
        damage(project, b"ruin %d" % number)
        rebuilt(project, NOW + number)
    kept = sorted(p.read_bytes() for p in project.state.glob(".sleep.json.broken-*"))
    assert kept == [b"ruin 0", b"ruin 1"]


def test_a_history_that_cannot_be_read_is_no_history(project: Project) -> None:
    project.put(a_book(a_record("s", 1)))
    for ruin in (b"", b"{}", b'[1, {"date": "2026-09-20"}, null]'):
        keyed.write_whole(project.state / ".sleep-history.json", ruin.decode())
        assert ledger.history(project.home) == ([{"date": "2026-09-20"}] if b"date" in ruin else [])
