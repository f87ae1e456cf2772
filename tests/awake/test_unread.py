"""What a hook may not read, a night reads to its end; and one hook reads only so much in all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import reverie
from reverie.awake import ledger
from tests.awake.hooking import (
    HOUR_S,
    NOW,
    Project,
    a_book,
    a_project,
    a_record,
    append,
    asked,
    call,
    edits,
    said,
    write,
)

RULE = "Never deploy on a Friday."


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    project = a_project(tmp_path)
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(project.config))
    project.put(a_book())
    return project


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many bytes each reading of a transcript gave."""
    found: list[int] = []
    pread = os.pread

    def reading(descriptor: int, length: int, start: int) -> bytes:
        got = pread(descriptor, length, start)
        found.append(len(got))
        return got

    monkeypatch.setattr(os, "pread", reading)
    return found


def a_long_session(project: Project, session: str, changes: int = 9) -> int:
    """A session that is longer than a hook may read; returns its length."""
    path = write(project.transcript(session), [asked(RULE), *edits(changes), said("Done it all.")])
    os.utime(path, (NOW - HOUR_S, NOW - HOUR_S))
    return path.stat().st_size


def slept(project: Project) -> list[str]:
    with reverie.open_mind(project.folder / ".reverie" / "mind.db") as mind:
        mind.night()
        return [memory.text for memory in mind.memories()]


def config(project: Project, read_bytes: int) -> None:
    (project.folder / ".reverie" / "config.toml").write_text(
        f"[hooks]\nread_bytes = {read_bytes}\n"
    )
    project.go_by(read_bytes=read_bytes)


def start(project: Project) -> str:
    return call("session-start", project.home, project.payload("new", source="startup"), NOW)


def test_a_night_reads_to_its_end_what_no_hook_could_read(project: Project) -> None:
    config(project, a_long_session(project, "long") - 1)
    assert project.stop("long")["score"] is None
    assert RULE in slept(project)
    assert project.book()["sessions"] == []


def test_a_night_scores_what_no_hook_could_read(project: Project) -> None:
    config(project, a_long_session(project, "long") - 1)
    project.stop("long")
    slept(project)
    (told,) = ledger.history(project.home)
    assert (told["debt_before"], told["debt_after"]) == (3, 0)


def test_a_session_that_grew_by_more_than_a_hook_may_read_is_read_by_the_night(
    project: Project,
) -> None:
    a_long_session(project, "s", changes=1)
    project.stop("s")
    fresh = [asked("Always squash the commits."), *edits(30, first=1)]
    append(project.transcript("s"), fresh)
    config(project, 500)
    assert project.stop("s")["unread_bytes"] > 500
    assert "Always squash the commits." in slept(project)
    assert project.book()["sessions"] == []


def test_a_night_reads_no_file_outside_of_the_clients_folder_though_the_ledger_names_it(
    project: Project, tmp_path: Path
) -> None:
    theirs = write(tmp_path / "elsewhere" / "s.jsonl", [asked(RULE), said("Done it all.")])
    length = theirs.stat().st_size
    project.put(a_book(a_record("s", 3, transcript_path=str(theirs), offsets={"main": length})))
    assert RULE not in slept(project)


def test_a_stop_that_never_came_is_made_up_for_by_the_next_start(project: Project) -> None:
    a_long_session(project, "s", changes=1)
    project.stop("s")
    append(project.transcript("s"), edits(8, first=1))
    start(project)
    assert (project.record("s")["change_count"], project.record("s")["score"]) == (9, 3)


def test_one_start_reads_no_more_than_one_hook_may_and_the_next_goes_on(
    project: Project, read: list[int]
) -> None:
    sizes = [a_long_session(project, f"s{n}") for n in range(5)]
    limit = max(sizes) * 2
    config(project, limit)
    for starts in (1, 2, 3):
        del read[:]
        start(project)
        assert sum(read) <= limit + 5 * 8192  # and the first record of each
        counted = [r for r in project.book()["sessions"] if r["score"] == 3]
        assert len(counted) == min(5, 2 * starts)


def test_what_a_stop_compares_a_fork_with_is_read_within_the_same_limit(
    project: Project, read: list[int]
) -> None:
    begun = [asked(RULE), *edits(20)]
    original = write(project.transcript("a"), begun).stat().st_size
    project.stop("a")
    copy = write(
        project.transcript("b"), [*begun, asked("Always squash the commits."), *edits(4, first=50)]
    )
    config(project, original + 10)
    del read[:]
    assert project.stop("b")["score"] is None
    assert sum(read) <= original + 10
    assert project.record("b")["unread_bytes"] == copy.stat().st_size
    assert "Always squash the commits." in slept(project)


def test_what_is_unread_is_told_at_the_start_and_by_the_status(project: Project) -> None:
    config(project, 10)
    size = a_long_session(project, "long")
    project.stop("long")
    assert f"{size / 2**20:,.1f} MiB for a night to read" in start(project)
