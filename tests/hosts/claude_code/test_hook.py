"""Every hook, run as the host runs it, never breaks a session, whatever it is given."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from reverie import keyed
from reverie.awake import hooks
from tests.awake.hooking import (
    COMMAND,
    NOBODY,
    Project,
    Said,
    a_book,
    a_project,
    a_record,
    run,
    tired,
)

HOOKS = sorted(hooks.HOOKS)
AS_NOBODY = COMMAND.removesuffix("main()") + (
    "import os, reverie.domain.intake.secrets, reverie.hosts.claude_code.counts; "
    f"os.geteuid() or os.setuid({NOBODY}); main()"
)
"""Root may write anywhere, so it becomes someone else once everything is loaded."""
QUIET = Said(0, "", "")
BAD_INPUT: dict[str, bytes | None] = {
    "nothing": None,
    "blank": b" \n",
    "no JSON": b"{session_id: 1",
    "half a payload": b'{"session_id": "s", "cwd": "/',
    "no UTF-8": b'{"session_id": "\xff\xfe"}',
    "zeros": b"\0" * 100,
    "a list": b'["s"]',
    "a text": b'"s"',
    "a number": b"7",
    "null": b"null",
    "nested without end": b"[" * 200_000,
}
BAD_FIELDS: dict[str, dict[str, Any]] = {
    "no session": {"session_id": None},
    "a session that is a number": {"session_id": 7},
    "a session that is a list": {"session_id": ["s"]},
    "an empty session": {"session_id": ""},
    "a very long session": {"session_id": "s" * 100_000},
    "a transcript that is a number": {"transcript_path": 7},
    "a transcript that is an object": {"transcript_path": {"a": 1}},
    "a transcript with a zero byte": {"transcript_path": "/tmp/a\0b"},
    "a transcript nobody can have": {"transcript_path": "/" + "x" * 5000},
    "a message that is a list": {"last_assistant_message": [1]},
    "a trigger that is an object": {"trigger": {"a": 1}},
    "a source that is a list": {"source": ["startup"]},
    "half an emoji": {"last_assistant_message": "\ud83d", "trigger": "\ud83d", "prompt": "\ud83d"},
}


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return a_project(tmp_path)


@pytest.mark.parametrize("given", BAD_INPUT.values(), ids=BAD_INPUT.keys())
@pytest.mark.parametrize("name", HOOKS)
def test_input_that_is_no_payload_is_let_go_in_silence(
    name: str, given: bytes | None, project: Project
) -> None:
    project.put(a_book(a_record("s", 2)))
    before = (project.state / ".sleep.json").read_bytes()
    assert project.hook(name, given) == QUIET
    assert (project.state / ".sleep.json").read_bytes() == before


def test_input_that_is_no_payload_is_noted_in_the_log_of_the_folder_one_is_in(
    project: Project,
) -> None:
    project.hook("stop", b"{no JSON")
    assert "stop JSONDecodeError" in project.log()


@pytest.mark.parametrize("fields", BAD_FIELDS.values(), ids=BAD_FIELDS.keys())
@pytest.mark.parametrize("name", HOOKS)
def test_fields_of_a_wrong_kind_never_break_a_hook(
    name: str, fields: dict[str, Any], project: Project
) -> None:
    project.put(a_book(a_record("s", 2)))
    said = project.hook(name, {**project.payload("s", "Any"), **fields})
    assert (said.code, said.err) == (0, "")
    assert json.loads((project.state / ".sleep.json").read_bytes())["debt"] == 2


@pytest.mark.parametrize("name", HOOKS)
def test_a_payload_with_no_fields_at_all_is_looked_at_from_the_folder_one_is_in(
    name: str, project: Project
) -> None:
    said = project.hook(name, {})
    assert (said.code, said.err) == (0, "")


@pytest.mark.parametrize("name", HOOKS)
def test_without_a_home_nothing_happens(name: str, tmp_path: Path) -> None:
    project = a_project(tmp_path)
    shutil.rmtree(project.folder)
    project.folder.mkdir()
    assert project.hook(name, project.payload("s", last_assistant_message="Done.")) == QUIET
    assert list(project.folder.iterdir()) == []


@pytest.mark.parametrize("name", HOOKS)
def test_a_project_that_has_vanished_is_let_go_in_silence(name: str, project: Project) -> None:
    shutil.rmtree(project.folder)
    payload = project.payload("s", last_assistant_message="Done.")
    assert project.hook(name, payload, cwd=project.config) == QUIET
    assert not project.folder.exists()


@pytest.mark.parametrize("cwd", [7, None, "", "\0", "\ud800", "/" + "x" * 9000])
def test_a_folder_of_a_wrong_kind_never_breaks_a_stop(cwd: object, project: Project) -> None:
    said = project.hook("stop", {**project.payload("s"), "cwd": cwd}, cwd=project.config)
    assert said == QUIET


def test_a_folder_that_vanished_under_the_hook_itself_does_not_matter(project: Project) -> None:
    code = f"import os; os.mkdir('x'); os.chdir('x'); os.rmdir('../x'); {COMMAND}"
    assert run(["stop"], b"{}", project, project.config, code) == QUIET
    payload = json.dumps(project.payload("s")).encode()
    assert run(["stop"], payload, project, project.config, code) == QUIET
    assert project.record("s")["session_id"] == "s"


@pytest.mark.parametrize("name", HOOKS)
def test_a_file_in_place_of_the_state_folder_is_set_aside(name: str, project: Project) -> None:
    shutil.rmtree(project.state)
    project.state.write_text("a file")
    said = project.hook(name, project.payload("s", last_assistant_message="Done."))
    assert (said.code, said.err) == (0, "")
    (aside,) = project.folder.glob(".reverie/set-aside-*/state")
    assert aside.read_text() == "a file"


@pytest.mark.parametrize("name", HOOKS)
def test_a_state_folder_one_may_not_write_is_let_go(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        monkeypatch.setenv("XDG_STATE_HOME", f"{folder}/known")
        project = a_project(Path(folder))
        project.put(a_book(a_record("s", 2)))
        _let_others_read(Path(folder, "known"), project.state)
        before = (project.state / ".sleep.json").read_bytes()
        project.state.chmod(0o555)
        payload = json.dumps(project.payload("s", last_assistant_message="Done.")).encode()
        said = run([name], payload, project, project.folder, AS_NOBODY)
        assert (said.code, said.err) == (0, "")
        assert said.out.startswith("# Sleep: debt 2") is (name == "session-start")
        assert (project.state / ".sleep.json").read_bytes() == before
        assert sorted(path.name for path in project.state.iterdir()) == [".seal", ".sleep.json"]
        project.state.chmod(0o755)


def _let_others_read(*folders: Path) -> None:
    """Let another user see that a home is known here."""
    for folder in folders:
        for path in (folder, *folder.rglob("*")):
            path.chmod(0o755 if path.is_dir() else 0o644)


@pytest.mark.parametrize("blocked", [".lock", ".sleep.json"])
@pytest.mark.parametrize("name", ["stop", "pre-compact", "session-end", "subagent-stop"])
def test_a_ledger_that_cannot_be_written_is_noted_in_the_log(
    blocked: str, name: str, project: Project
) -> None:
    project.transcript("s").write_bytes(b"")
    (project.state / blocked).mkdir()
    assert project.hook(name, project.payload("s")) == QUIET
    assert f" {name} PathRefused: " in project.log()


def test_the_log_has_one_line_a_failure_with_its_time(project: Project) -> None:
    for _ in range(3):
        project.hook("stop", {**project.payload("s"), "session_id": None})
    lines = project.log().splitlines()
    assert len(lines) == 3
    time, name, words = lines[0].split(" ", 2)
    assert (len(time), time[-1], name) == (24, "Z", "stop")
    assert words == "ValueError: the payload names no session"


def test_the_log_never_grows_beyond_two_small_files(project: Project) -> None:
    (project.state / "hook.log").write_text("old\n" * 16_384)
    (project.state / "hook.log.1").write_text("older")
    for _ in range(2):
        project.hook("stop", {**project.payload("s"), "session_id": None})
    assert len(project.log()) < 200
    assert (project.state / "hook.log.1").read_text().startswith("old\n")
    assert sorted(p.name for p in project.state.iterdir()) == [".seal", "hook.log", "hook.log.1"]


def test_a_log_that_cannot_be_written_breaks_nothing(project: Project) -> None:
    (project.state / "hook.log").mkdir()
    assert project.hook("stop", {**project.payload("s"), "session_id": None}) == QUIET


@pytest.mark.parametrize("name", ["", "dance", "Stop", "-c"])
def test_a_hook_nobody_knows_is_noted_and_let_go(name: str, project: Project) -> None:
    assert project.hook(name, project.payload("s")) == QUIET
    assert f"KeyError: '{name}'" in project.log()


@pytest.mark.parametrize("name", HOOKS)
def test_a_paused_project_is_left_alone(name: str, project: Project) -> None:
    project.put(tired(12))
    keyed.write_whole(project.state / "paused", "")
    before = {path.name: path.read_bytes() for path in project.state.iterdir()}
    payload = project.payload("s0", last_assistant_message="Done.", source="startup")
    assert project.hook(name, payload) == QUIET
    assert {path.name: path.read_bytes() for path in project.state.iterdir()} == before


def test_a_payload_of_many_megabytes_is_taken_and_one_too_large_is_let_go(project: Project) -> None:
    ten = project.payload("s", last_assistant_message="word " * 2_000_000)
    assert project.hook("stop", ten) == QUIET
    assert len(project.record("s")["last_assistant_message"]) == 10_000_000
    project.put(a_book())
    too_large = json.dumps(project.payload("s", last_assistant_message="x" * (33 << 20))).encode()
    assert project.hook("stop", too_large) == QUIET
    assert project.book()["sessions"] == []


def test_a_host_that_hangs_up_before_it_hears_breaks_nothing(project: Project) -> None:
    project.put(tired(12))
    command = [sys.executable, "-I", "-S", "-c", COMMAND, "session-start"]
    for stdout in (subprocess.PIPE, None):
        child = subprocess.Popen(
            ["/bin/sh", "-c", '"$@" >&-', "sh", *command] if stdout is None else command,
            stdin=subprocess.PIPE,
            stdout=stdout,
            stderr=subprocess.PIPE,
        )
        if child.stdout:
            child.stdout.close()
        assert child.stdin
        assert child.stderr
        child.stdin.write(json.dumps(project.payload("s", source="startup")).encode())
        child.stdin.close()
        assert (child.wait(), child.stderr.read()) == (0, b"")
        child.stderr.close()
