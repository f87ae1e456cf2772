"""A fork begins as a copy of another session; it has done only what comes after the copy."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from reverie.awake import debt, ledger
from reverie.awake.gather import gather
from reverie.awake.project import Project as NightProject
from reverie.hosts import host_named
from reverie.hosts.claude_code import forks
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from tests.awake.hooking import (
    NOW,
    Project,
    Record,
    a_project,
    append,
    as_line,
    asked,
    edits,
    said,
    write,
)

LIMIT = 50 << 20
MOMENT = datetime.fromtimestamp(NOW, UTC)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return a_project(tmp_path)


def history(changes: int = 3, *, first: int = 0) -> list[Record]:
    """A conversation with so many changes."""
    return [asked("Change them."), *edits(changes, first=first), said("They are changed.")]


def copied(records: list[Record], session: str) -> list[Record]:
    """Records as the host copies them into a fork: all the same but for the session."""
    return [{**record, "sessionId": session} for record in records]


def own(number: int = 50, changes: int = 1) -> list[Record]:
    """What a fork did itself."""
    return [asked("Try it another way."), *edits(changes, first=number), said("It is done.")]


def length(records: list[Record]) -> int:
    return sum(len(as_line(record)) + 1 for record in records)


def changes(project: Project, session: str) -> int:
    return int(project.stop(session)["change_count"])


def test_a_fork_counts_what_comes_after_the_copy(project: Project) -> None:
    begun = history()
    write(project.transcript("a"), begun)
    assert changes(project, "a") == 3
    write(project.transcript("b"), [*copied(begun, "b"), *own()])
    record = project.stop("b")
    assert (record["change_count"], record["score"]) == (1, 1)
    assert record["own_from"] == length(copied(begun, "b"))
    assert record["root"] == project.record("a")["root"] == begun[0]["uuid"]
    assert project.book()["debt"] == 2


def test_a_fork_that_has_done_nothing_yet_owes_nothing(project: Project) -> None:
    begun = history()
    write(project.transcript("a"), begun)
    project.stop("a")
    write(project.transcript("b"), copied(begun[:2], "b"))
    assert project.stop("b")["change_count"] is None  # it is still being copied
    append(project.transcript("b"), [*copied(begun[2:], "b"), *own()])
    assert changes(project, "b") == 1


def test_a_fork_of_an_early_moment_counts_only_its_own(project: Project) -> None:
    begun = history(9)
    write(project.transcript("a"), begun)
    project.stop("a")
    write(project.transcript("b"), [*copied(begun[:4], "b"), *own(changes=2)])
    assert changes(project, "b") == 2


def test_the_parent_goes_on_after_the_fork(project: Project) -> None:
    begun = history()
    write(project.transcript("a"), begun)
    project.stop("a")
    write(project.transcript("b"), [*copied(begun, "b"), *own()])
    project.stop("b")
    append(project.transcript("a"), own(70, changes=2))
    append(project.transcript("b"), own(90))
    assert (changes(project, "a"), changes(project, "b")) == (5, 2)
    assert "own_from" not in project.record("a")


def test_two_forks_of_one_parent_count_their_own(project: Project) -> None:
    begun = history()
    write(project.transcript("a"), begun)
    project.stop("a")
    for number, name in enumerate("bc"):
        write(project.transcript(name), [*copied(begun, name), *own(50 + 9 * number)])
        assert changes(project, name) == 1


def test_a_fork_of_a_fork_counts_its_own(project: Project) -> None:
    begun, middle = history(), own(50, changes=4)
    write(project.transcript("a"), begun)
    project.stop("a", now=NOW - 60)
    write(project.transcript("b"), [*copied(begun, "b"), *copied(middle, "b")])
    project.stop("b", now=NOW - 30)
    write(project.transcript("c"), [*copied([*begun, *middle], "c"), *own(90)])
    assert changes(project, "c") == 1


def test_a_fork_of_a_fork_counts_its_own_though_the_first_session_stopped_last(
    project: Project,
) -> None:
    begun, middle = history(), own(50, changes=4)
    write(project.transcript("a"), begun)
    project.stop("a", now=NOW - 60)
    write(project.transcript("b"), [*copied(begun, "b"), *copied(middle, "b")])
    project.stop("b", now=NOW - 30)
    append(project.transcript("a"), own(70))
    project.stop("a", now=NOW - 20)
    write(project.transcript("c"), [*copied([*begun, *middle], "c"), *own(90)])
    assert changes(project, "c") == 1


def test_a_fork_of_what_a_sleep_has_closed_owes_only_its_own(project: Project) -> None:
    begun = history()
    write(project.transcript("a"), begun)
    project.stop("a", now=NOW - 60)
    ledger.change(
        project.home, lambda book: debt.finish_sleep(book, "Slept.", ledger.stamp(NOW)), NOW
    )
    assert project.book()["debt"] == 0
    write(project.transcript("b"), [*copied(begun, "b"), *own()])
    assert changes(project, "b") == 1


def test_a_fork_that_no_stop_saw_is_caught_up_with_by_its_own_part(project: Project) -> None:
    begun = history()
    write(project.transcript("a"), begun)
    project.stop("a")
    write(project.transcript("b"), [*copied(begun, "b"), *own()])
    payload = project.payload("new", "SessionStart", source="startup")
    assert project.hook("session-start", payload).code == 0
    assert project.record("b")["change_count"] == 1
    assert project.book()["debt"] == 2


# What tells nothing.


def without_uuid(records: list[Record]) -> list[Record]:
    return [{k: v for k, v in record.items() if k != "uuid"} for record in records]


def test_records_without_a_uuid_tell_of_no_fork(project: Project) -> None:
    begun = without_uuid(history())
    write(project.transcript("a"), begun)
    project.stop("a")
    write(project.transcript("b"), [*begun, *without_uuid(own())])
    record = project.stop("b")
    assert record["change_count"] == 4
    assert "root" not in record
    assert "own_from" not in record


def test_sessions_of_different_roots_are_no_forks(project: Project) -> None:
    write(project.transcript("a"), history())
    project.stop("a")
    write(project.transcript("b"), history(2, first=40))
    record = project.stop("b")
    assert (record["change_count"], "own_from" in record) == (2, False)


def test_a_fork_whose_parent_is_gone_counts_all_it_holds(project: Project) -> None:
    begun = history()
    write(project.transcript("a"), begun)
    project.stop("a")
    project.transcript("a").unlink()
    write(project.transcript("b"), [*copied(begun, "b"), *own()])
    assert changes(project, "b") == 4


def test_a_relative_that_is_gone_does_not_hide_the_parent(project: Project) -> None:
    begun, middle = history(), own(50, changes=4)
    write(project.transcript("b"), [*copied(begun, "b"), *copied(middle, "b")])
    project.stop("b", now=NOW - 60)
    write(project.transcript("a"), begun)
    project.stop("a", now=NOW - 30)
    project.transcript("a").unlink()
    write(project.transcript("c"), [*copied([*begun, *middle], "c"), *own(90)])
    assert changes(project, "c") == 1


def test_a_transcript_that_is_not_there_has_no_part(project: Project) -> None:
    assert forks.own_part(str(project.transcript("a")), [], LIMIT) == {}


def test_the_root_is_found_behind_lines_that_have_none(project: Project) -> None:
    notes: list[object] = [{"type": "queue-operation"}, b"{half", {"parentUuid": None}]
    begun = history()
    write(project.transcript("a"), [*notes, *begun])
    assert project.stop("a")["root"] == begun[0]["uuid"]
    write(project.transcript("b"), [*notes, *copied(begun, "b"), *notes, *own()])
    assert changes(project, "b") == 1


def test_a_uuid_in_what_was_said_is_no_record(project: Project) -> None:
    spoken = said('{"uuid": "11111111-1111-1111-1111-111111111111"}')
    begun = [spoken, *history()]
    write(project.transcript("a"), begun)
    project.stop("a")
    write(project.transcript("b"), [*copied(begun, "b"), *own()])
    assert changes(project, "b") == 1
    assert project.record("a")["root"] == spoken["uuid"]


def test_a_fork_is_read_by_a_night_from_its_own_part_on(project: Project) -> None:
    begun = history()
    write(project.transcript("a"), begun)
    project.stop("a")
    write(project.transcript("b"), [*copied(begun, "b"), *own()])
    project.stop("b")
    store = InRamStore()
    gather(project.home, store, MOMENT, host_named)
    told = [episode.text for episode in store.episodes.of("b", after=0, upto=1_000)]
    assert "Try it another way." in told
    assert "Change them." not in told


def test_a_fork_that_went_on_after_its_stop_is_read_from_its_own_part_on(project: Project) -> None:
    begun = history()
    write(project.transcript("a"), begun)
    project.stop("a")
    write(project.transcript("b"), copied(begun, "b"))
    project.stop("b")
    append(project.transcript("b"), own())
    assert told_of_b(project) == ["Try it another way.", "It is done."]


def test_a_fork_that_is_still_a_mere_copy_tells_nothing_yet(project: Project) -> None:
    begun = history()
    write(project.transcript("a"), begun)
    project.stop("a")
    write(project.transcript("b"), copied(begun, "b"))
    project.stop("b")
    store = InRamStore()
    assert told_of_b(project, store) == []
    append(project.transcript("b"), own())
    assert told_of_b(project, store) == ["Try it another way.", "It is done."]


def test_a_fork_finds_its_original_though_no_stop_could_count_that(project: Project) -> None:
    begun = history()
    project.stop("a")
    write(project.transcript("a"), begun)
    store = InRamStore()
    asleep = NightProject(project.home, host_named)
    asleep.fall_asleep(store, MOMENT, Settings())
    assert project.record("a")["change_count"] == 3
    write(project.transcript("b"), [*copied(begun, "b"), *own()])
    assert changes(project, "b") == 1


def told_of_b(project: Project, store: InRamStore | None = None) -> list[str]:
    """What a night hears a person or an agent say in session b."""
    store = store or InRamStore()
    gather(project.home, store, MOMENT, host_named)
    told = [episode.text for episode in store.episodes.of("b", after=0, upto=1_000)]
    return [text for text in told if "edited" not in text.lower()]


def test_a_fork_whose_first_lines_name_no_root_counts_what_comes_after_the_copy(
    project: Project,
) -> None:
    begun = history()
    write(project.transcript("a"), begun)
    project.stop("a")
    write(project.transcript("b"), [{"type": "mode", "mode": "normal"}])
    project.stop("b")
    append(project.transcript("b"), [*copied(begun, "b"), *own()])
    assert changes(project, "b") == 1
    assert told_of_b(project) == ["Try it another way.", "It is done."]
