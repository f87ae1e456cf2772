"""Which files a scan reads, how much of them, and what a stop makes of the rest."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from reverie.awake.sleep_done import close_sleep
from reverie.hosts.claude_code.counts import files_of, opened, scan
from tests.awake.hooking import (
    Project,
    a_project,
    append,
    as_line,
    edits,
    used,
    write,
)

PLENTY = 50 * 1024 * 1024
SOMEONE_ELSE = 12_345


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return a_project(tmp_path)


def scanned(path: Path, before: dict[str, Any] | None = None, limit: int = PLENTY) -> Any:
    return scan(files_of(str(path)), before or {}, limit)


def test_exactly_the_limit_is_read_and_one_byte_more_is_not(tmp_path: Path) -> None:
    path = write(tmp_path / "s.jsonl", edits(3))
    size = path.stat().st_size
    found = scanned(path, limit=size)
    assert (found["change_count"], found["unread_bytes"]) == (3, 0)
    found = scanned(path, limit=size - 1)
    assert (found["change_count"], found["unread_bytes"]) == (0, size)
    assert found["offsets"] == {"main": 0}


def test_the_limit_is_one_for_all_files_of_a_session(project: Project) -> None:
    main = write(project.transcript("s"), edits(2))
    side = write(project.subagent("s", "a1"), edits(2, first=2))
    both = main.stat().st_size + side.stat().st_size
    assert scanned(main, limit=both)["change_count"] == 4
    found = scanned(main, limit=both - 1)
    assert (found["change_count"], found["unread_bytes"]) == (2, side.stat().st_size)
    assert scanned(main, found, limit=side.stat().st_size)["change_count"] == 4


def test_a_new_session_over_the_limit_stays_null(project: Project) -> None:
    size = write(project.transcript("s"), edits(5)).stat().st_size
    project.go_by(read_bytes=size - 1)
    record = project.stop("s")
    assert (record["score"], record["unread_bytes"]) == (None, size)
    assert project.book()["debt"] == 0
    project.go_by(read_bytes=size)
    record = project.stop("s")
    assert (record["score"], record["change_count"], record["unread_bytes"]) == (2, 5, 0)


def test_a_session_scored_before_keeps_its_score_and_shows_what_is_unread(project: Project) -> None:
    path = write(project.transcript("s"), edits(5))
    project.stop("s")
    read = path.stat().st_size
    fresh = append(path, edits(20, first=5)).stat().st_size - read
    project.go_by(read_bytes=fresh - 1)
    record = project.stop("s")
    assert (record["score"], record["change_count"], record["unread_bytes"]) == (2, 5, fresh)
    project.go_by(read_bytes=fresh)
    record = project.stop("s")
    assert (record["score"], record["change_count"], record["unread_bytes"]) == (3, 25, 0)


def test_a_session_over_the_limit_after_its_consolidation_is_null_again(project: Project) -> None:
    path = write(project.transcript("s"), edits(5))
    project.stop("s")
    close_sleep(project.home, "Slept.", 1_790_000_100.0)
    append(path, edits(20, first=5))
    project.go_by(read_bytes=10)
    assert project.stop("s", now=1_790_000_200.0)["score"] is None


def test_sub_agents_count_for_their_session_and_other_files_do_not(project: Project) -> None:
    main = write(project.transcript("s"), edits(1))
    write(project.subagent("s", "a1"), edits(2, first=1))
    write(project.subagent("s", "b2"), edits(3, first=3))
    folder = project.subagent("s", "a1").parent
    for other in ("agent-c3.meta.json", "notes.jsonl", "agent-d4.jsonl.bak"):
        write(folder / other, edits(9, first=100))
    write(project.subagent("other", "a1"), edits(9, first=200))
    found = scanned(main)
    assert found["change_count"] == 6
    assert set(found["offsets"]) == {"main", "agent-a1", "agent-b2"}


def test_a_use_that_a_sub_agent_shares_with_its_session_counts_once(project: Project) -> None:
    write(project.subagent("s", "a1"), edits(3))
    assert scanned(write(project.transcript("s"), edits(2)))["change_count"] == 3


@pytest.mark.parametrize("kind", ["dangling link", "fifo", "directory"])
def test_a_sub_agent_that_cannot_be_read_does_not_hide_what_the_session_did(
    kind: str, project: Project
) -> None:
    write(project.transcript("s"), edits(3))
    path = project.subagent("s", "a1")
    path.parent.mkdir(parents=True)
    {
        "dangling link": lambda: path.symlink_to("gone"),
        "fifo": lambda: os.mkfifo(path),
        "directory": path.mkdir,
    }[kind]()
    assert project.stop("s")["score"] == 1


def test_a_transcript_that_shrinks_is_counted_anew_but_no_use_twice(tmp_path: Path) -> None:
    path = write(tmp_path / "s.jsonl", edits(5))
    found = scanned(path)
    write(path, [*edits(2, first=3), used(("Write", "toolu_new"))])
    again = scanned(path, found)
    assert again["change_count"] == 6
    assert again["offsets"] == {"main": path.stat().st_size}
    assert scanned(append(path, edits(1, first=77)), again)["change_count"] == 7


def test_a_sub_agent_that_shrinks_makes_no_use_count_twice(project: Project) -> None:
    main = write(project.transcript("s"), edits(2))
    side = write(project.subagent("s", "a1"), edits(3, first=2))
    found = scanned(main)
    write(side, edits(2, first=3))
    assert scanned(main, found)["change_count"] == 5


def test_a_transcript_emptied_to_nothing_keeps_its_count(tmp_path: Path) -> None:
    path = write(tmp_path / "s.jsonl", edits(5))
    found = scanned(path)
    again = scanned(write(path, []), found)
    assert (again["change_count"], again["pattern_count"], again["tool_count"]) == (5, 5, 5)


def test_an_unparsable_line_counts_once_though_the_transcript_shrank(tmp_path: Path) -> None:
    path = write(tmp_path / "s.jsonl", [b'{"name": "Edit"', *edits(2)])
    found = scanned(path)
    write(path, [b'{"name": "Edit"'])
    assert scanned(path, found)["change_count"] == 3


def test_a_link_is_followed_to_its_file_and_its_sub_agents(project: Project) -> None:
    main = write(project.transcript("s"), edits(2))
    write(project.subagent("s", "a1"), edits(2, first=2))
    link = project.folder / "linked.jsonl"
    link.symlink_to(main)
    record = project.stop("s", transcript_path=str(link))
    assert (record["change_count"], record["transcript_path"]) == (4, str(link))


def special(kind: str, folder: Path) -> Path:
    """A path that is no regular file of this user."""
    path = folder / "special.jsonl"
    match kind:
        case "missing":
            pass
        case "fifo":
            os.mkfifo(path)
        case "directory":
            path.mkdir()
        case "loop of links":
            path.symlink_to(path)
        case "link to a device":
            path.symlink_to("/dev/zero")
        case "device":
            return Path("/dev/zero")
        case "another's file":
            if os.geteuid() != 0:
                return Path("/etc/passwd")
            path.write_bytes(as_line(edits(1)[0]))
            os.chown(path, SOMEONE_ELSE, SOMEONE_ELSE)
    return path


KINDS = [
    "missing",
    "fifo",
    "directory",
    "loop of links",
    "device",
    "link to a device",
    "another's file",
]


@pytest.mark.parametrize("kind", KINDS)
def test_only_a_regular_file_of_this_user_is_opened(kind: str, tmp_path: Path) -> None:
    before = set(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else set()
    with pytest.raises(OSError, match=r"special|zero|passwd"):
        opened(str(special(kind, tmp_path)))
    after = set(os.listdir("/proc/self/fd")) if before else before
    assert len(after) == len(before), "a refused file must be closed again"


@pytest.mark.parametrize("kind", KINDS)
def test_a_stop_whose_transcript_is_refused_is_kept_with_a_null_score(
    kind: str, project: Project
) -> None:
    path = special(kind, project.folder)
    record = project.stop("s", transcript_path=str(path), last_assistant_message="Done.")
    assert (record["score"], record["change_count"]) == (None, None)
    assert record["last_assistant_message"] == "Done."
    assert project.book()["debt"] == 0


@pytest.mark.parametrize("path", ["/tmp/a\0b.jsonl", "/tmp/\ud800.jsonl"])
def test_a_stop_with_a_path_no_file_can_have_is_kept_with_a_null_score(
    path: str, project: Project
) -> None:
    assert project.stop("s", transcript_path=path)["score"] is None
