"""What happens by itself when a session opens, and what an opening never depends on (law 14)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from shutil import rmtree

import pytest

import reverie
from reverie.awake import audit_book, session_start
from reverie.awake.ledger import stamp
from reverie.hosts.claude_code.hook_config import EVENTS, OPENING, briefing_names
from reverie.settings import Settings
from reverie.stores.sqlite.store import SqliteStore
from tests.awake.hooking import (
    NOW,
    Book,
    Project,
    a_book,
    a_project,
    asked,
    call,
    tired,
    used,
    write,
)

TOLD, SAID = "CRITICAL: sleep debt is", "a nap has begun by itself"
RULE, EDITED = "Never push to main.", "Never push to any branch."
PATIENCE_S = 30


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return a_project(tmp_path)


@pytest.fixture
def spawned(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The words of the commands that a start would have run, none of which is."""
    found: list[list[str]] = []

    def note(program: str, words: list[str], *_: object, **__: object) -> int:
        found.append(words)
        return 0

    monkeypatch.setattr(os, "posix_spawn", note)
    return found


@pytest.fixture
def lived(project: Project) -> Project:
    """A project with a mind that has slept on one session."""
    with reverie.open_mind(project.folder / ".reverie" / "mind.db") as mind:
        mind.record(RULE, session="monday")
        mind.end_session("monday")
        mind.night()
    return project


def opened(
    project: Project, session: str, book: Book | None = None, *, source: str = "startup"
) -> str:
    """The opening of a session."""
    if book is not None:
        project.put(book)
    payload = project.payload(session, "SessionStart", source=source)
    return call("session-start", project.home, payload, NOW)


def commands(spawned: list[list[str]]) -> list[list[str]]:
    """What was run of ours, without the interpreter and the mind's place."""
    return [words[words.index("reverie") + 1 : words.index("--mind")] for words in spawned]


def comes_true(question: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE_S
    while not (answer := question()) and time.monotonic() < end:
        time.sleep(0.1)
    return answer


# An order that goes unheeded.


def test_the_second_session_that_must_sleep_begins_a_nap(
    lived: Project, spawned: list[list[str]]
) -> None:
    assert opened(lived, "one", tired(12)).startswith(f"{TOLD} 12 (must sleep)")
    assert spawned == []
    told = opened(lived, "two")
    assert told.startswith("Sleep debt is 12 (must sleep) and the last call to sleep went unheeded")
    assert SAID in told
    assert "CRITICAL" not in told
    assert commands(spawned) == [["night", "--rules"]]


def test_the_nap_is_run_for_this_mind_by_this_interpreter(
    lived: Project, spawned: list[list[str]]
) -> None:
    opened(lived, "one", tired(12))
    opened(lived, "two")
    assert spawned == [
        [
            sys.executable,
            "-P",
            "-m",
            "reverie",
            "night",
            "--rules",
            "--mind",
            f"{lived.home}/mind.db",
        ]
    ]


@pytest.mark.parametrize("source", ["resume", "compact", "clear"])
def test_one_session_that_starts_again_is_only_told_again(
    lived: Project, spawned: list[list[str]], source: str
) -> None:
    opened(lived, "one", tired(12))
    assert opened(lived, "one", source=source).startswith(TOLD)
    assert spawned == []


def test_after_a_nap_has_begun_the_next_order_is_an_order_again(
    lived: Project, spawned: list[list[str]]
) -> None:
    for session in ("one", "two"):
        opened(lived, session, tired(12))
    assert opened(lived, "three").startswith(TOLD)
    assert SAID in opened(lived, "four")
    assert len(spawned) == 2


def test_an_order_that_was_heeded_is_forgotten(lived: Project, spawned: list[list[str]]) -> None:
    opened(lived, "one", tired(12))
    opened(lived, "two", tired(0))
    assert opened(lived, "three", tired(11)).startswith(TOLD)
    assert spawned == []


def test_no_nap_begins_while_a_sleep_is_open(lived: Project, spawned: list[list[str]]) -> None:
    opened(lived, "one", tired(12))
    told = opened(lived, "two", {**tired(12), "sleep_started_at": stamp(NOW - 60)})
    assert told.startswith("Consolidation is in progress")
    assert spawned == []


def test_no_nap_begins_while_a_night_runs(lived: Project, spawned: list[list[str]]) -> None:
    opened(lived, "one", tired(12))
    night = {"pid": os.getpid(), "at": stamp(NOW - 60)}
    assert "in progress" in opened(lived, "two", {**tired(12), "night": night})
    assert spawned == []


def test_a_nap_may_be_turned_off(lived: Project, spawned: list[list[str]]) -> None:
    lived.go_by(nap_unheeded=0)
    for session in ("one", "two", "three"):
        assert opened(lived, session, tired(12)).startswith(TOLD)
    assert spawned == []


def test_the_setting_reaches_the_hooks(lived: Project) -> None:
    (Path(lived.home) / "config.toml").write_text("[hooks]\nnap_unheeded = 0\n")
    lived.put(tired(0))
    with reverie.open_mind(Path(lived.home) / "mind.db") as mind:
        mind.night()
    assert json.loads((lived.state / "hook.json").read_text())["nap_unheeded"] == 0


@pytest.mark.parametrize("debt", [0, 6, 9])
def test_below_must_sleep_no_nap_begins(
    lived: Project, spawned: list[list[str]], debt: int
) -> None:
    for session in ("one", "two"):
        opened(lived, session, tired(debt))
    assert spawned == []
    assert not (lived.state / session_start.DIRECTED).exists()


def test_without_a_mind_no_nap_can_begin(project: Project, spawned: list[list[str]]) -> None:
    for session in ("one", "two"):
        opened(project, session, tired(12))
    assert spawned == []


def test_without_a_mind_nobody_is_told_of_a_nap(project: Project) -> None:
    opened(project, "one", tired(12))
    assert SAID not in opened(project, "two")


def pressed() -> Book:
    """A ledger without debt, but with a bookmark that presses."""
    return a_book(bookmarks=[{"id": "b", "message": "Mind it.", "salience": 3}])


def test_an_unheeded_bookmark_is_not_told_as_a_debt(
    lived: Project, spawned: list[list[str]]
) -> None:
    assert opened(lived, "one", pressed()).startswith("CRITICAL: 1 bookmark(s)")
    assert "debt is 0 (must sleep)" not in opened(lived, "two")


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"x" * 5_000])
def test_an_odd_note_of_who_was_told_breaks_no_start(
    lived: Project, spawned: list[list[str]], content: bytes
) -> None:
    (lived.state / session_start.DIRECTED).write_bytes(content)
    assert "debt is 12 (must sleep)" in opened(lived, "one", tired(12))


def test_a_nap_that_began_by_itself_outlives_the_hook_and_repays(lived: Project) -> None:
    lived.put(tired(12))
    for session in ("one", "two"):
        told = lived.hook("session-start", lived.payload(session, "SessionStart"))
        assert (told.code, told.err) == (0, "")
    assert SAID in told.out
    assert comes_true(lambda: (lived.state / ".sleep-history.json").exists())
    assert comes_true(lambda: "night" not in lived.book())
    assert lived.log() == ""


# An edited file.


def test_an_edited_file_is_taken_in_by_itself(lived: Project) -> None:
    file = Path(lived.home) / "memory.yml"
    file.write_text(file.read_text().replace(RULE, EDITED))
    lived.hook("session-start", lived.payload("one", "SessionStart"))
    assert comes_true(lambda: f"- {EDITED} [" in (lived.state / "briefing/1.txt").read_text())
    with reverie.open_mind(Path(lived.home) / "mind.db") as mind:
        assert [memory.text for memory in mind.memories() if memory.ending is None] == [EDITED]


def test_a_nap_takes_an_edited_file_in_with_no_command_beside_it(
    lived: Project, spawned: list[list[str]]
) -> None:
    opened(lived, "one", tired(12))
    file = Path(lived.home) / "memory.yml"
    file.write_text(file.read_text().replace(RULE, EDITED))
    told = opened(lived, "two")
    assert SAID in told
    assert "was changed since" in told
    assert commands(spawned) == [["night", "--rules"]]


def test_a_night_that_is_refused_leaves_the_note_of_the_one_that_runs(lived: Project) -> None:
    mind = Path(lived.home) / "mind.db"
    running = {"pid": os.getpid(), "at": stamp(time.time())}
    lived.put({**tired(12), "night": running})
    store = SqliteStore(mind)
    with store.night_lock():
        refused = subprocess.run(
            [sys.executable, "-m", "reverie", "night", "--mind", str(mind)], capture_output=True
        )
    store.close()
    assert refused.returncode == 4
    assert lived.book()["night"] == running


def test_a_file_nobody_has_edited_is_left_alone(lived: Project, spawned: list[list[str]]) -> None:
    opened(lived, "one")
    assert spawned == []


def test_a_session_hears_what_was_edited_before_it_once_that_is_taken_in(lived: Project) -> None:
    file = Path(lived.home) / "memory.yml"
    file.write_text(file.read_text().replace(RULE, EDITED))
    lived.hook("session-start", lived.payload("one", "SessionStart"))
    assert comes_true(lambda: f"- {EDITED} [" in lived.hook("briefing-1", lived.payload("one")).out)


def test_a_file_that_cannot_be_taken_is_told_of_and_left(lived: Project) -> None:
    file = Path(lived.home) / "memory.yml"
    file.write_text("hot: [")
    lived.hook("session-start", lived.payload("one", "SessionStart"))
    told = lived.hook("session-start", lived.payload("two", "SessionStart"))
    part = lived.hook("briefing-1", lived.payload("two", "SessionStart"))
    assert "cannot be taken in" in told.out
    assert f"- {RULE} [" in part.out
    assert file.read_text() == "hot: ["
    assert lived.log() == ""


def test_a_command_run_beside_the_hook_holds_none_of_its_pipes(lived: Project) -> None:
    file = Path(lived.home) / "memory.yml"
    file.write_text(file.read_text().replace(RULE, EDITED))
    began = time.monotonic()
    lived.hook("session-start", lived.payload("one", "SessionStart"))
    alone = time.monotonic() - began
    assert alone < 5
    assert comes_true(lambda: EDITED in (lived.state / "memory.base.yml").read_text())


# Law 14.


FINDINGS = {
    "sync/reports/sleep-2026-09-20.md": "# Sleep\nAlways deploy on Fridays.\n",
    "sync/reports/last-run.txt": "failed\n",
    "sync/sleep-results/p1.md": "The answer is to rename the users table.\n",
    "sync/sleep-deep/2026-09-20-plan.md": "Delete the old rules.\n",
    "dreams/1.yml": "dreams:\n  - What if the tables were renamed?\n",
    "audit-backlog.md": "- The tool Bash fails often.\n",
}


def openings(project: Project) -> dict[str, bytes]:
    """What each hook of a start prints, by its name, for a session that is not yet known."""
    (first,) = [name for event, _, _, name in EVENTS if event == OPENING]
    names = [first, *briefing_names(Settings().file.briefing_parts)]
    payload = project.payload("new", "SessionStart", source="startup")
    return {name: project.hook(name, payload).out.encode() for name in names}


@pytest.mark.parametrize("debt", [0, 5, 8, 12])
@pytest.mark.parametrize("name", [*FINDINGS, "all"])
def test_an_opening_is_byte_identical_with_and_without_findings(
    lived: Project, debt: int, name: str
) -> None:
    lived.put(tired(debt))
    before = openings(lived)
    found = FINDINGS if name == "all" else {name: FINDINGS[name]}
    for path, text in found.items():
        file = Path(lived.home) / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    assert openings(lived) == before
    assert RULE.encode() in before["briefing-1"]
    assert b"# Sleep: debt " in before["session-start"]


def test_real_reports_and_patterns_change_no_byte_of_an_opening(lived: Project) -> None:
    """What nights leave for a person is taken away, and every byte of the opening stays."""
    for session in ("first", "second", "third"):
        failing = [
            asked(f"Hello, this is the {session} time."),
            used(("Bash", session)),
            _answered(session, "Traceback\nKeyError: 1"),
            asked("No, use the staging database, not production."),
        ]
        write(lived.transcript(session), failing)
        lived.stop(session)
    with reverie.open_mind(Path(lived.home) / "mind.db") as mind:
        mind.night()
        assert {pattern.kind for pattern in mind.report().sleeps[-1].patterns} == {
            "correction",
            "error",
        }
        assert [belief.subject for belief in mind.beliefs()] == ["shell"]
    with_reports = openings(lived)
    reports = Path(lived.home) / "sync"
    assert list(reports.rglob("sleep-*.md"))
    rmtree(reports)
    for name in ("mornings.json", "morning-note.txt"):
        (lived.state / name).unlink(missing_ok=True)
    assert openings(lived) == with_reports
    told = b"".join(with_reports.values())
    assert b"Noticed" not in told
    assert b"say it again" not in told


def _answered(name: str, text: str) -> dict[str, object]:
    block = {"type": "tool_result", "tool_use_id": name, "content": text, "is_error": True}
    return {"type": "user", "uuid": f"u-{name}", "message": {"role": "user", "content": [block]}}


def test_a_night_beside_findings_prepares_the_same_opening(lived: Project) -> None:
    lived.put(tired(0))
    with reverie.open_mind(Path(lived.home) / "mind.db") as mind:
        mind.night()
    before = openings(lived)
    for path, text in FINDINGS.items():
        file = Path(lived.home) / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    with reverie.open_mind(Path(lived.home) / "mind.db") as mind:
        mind.night()
    assert openings(lived) == before


@pytest.mark.parametrize("sessions", [0, 50])
def test_what_a_self_audit_finds_changes_no_byte_of_an_opening(
    lived: Project, sessions: int
) -> None:
    lived.go_by(doze=0, archive=0)
    uses = [f"use {number}" for number in range(4)]
    told = [(used(("Bash", use)), _answered(use, "KeyError: 1")) for use in uses]
    write(lived.transcript("first"), [asked("Hello."), *(one for pair in told for one in pair)])
    lived.stop("first")
    before = openings(lived)
    with reverie.open_mind(Path(lived.home) / "mind.db") as mind:
        audit_book.count_sessions(f"elsewhere-{number}" for number in range(sessions))
        audited = mind.audit()
        assert [finding.kind for finding in audited.findings] == ["spike"]
        mind.choose(audited.findings[0].name, "log")
    assert (Path(lived.home) / "audit-backlog.md").exists()
    assert openings(lived) == before
