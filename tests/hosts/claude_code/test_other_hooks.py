"""The hooks that only look or note: user-prompt-submit, pre-compact, post-tool-use."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from reverie.awake.hooks import HOOKS, event_in
from reverie.awake.ledger import stamp
from reverie.awake.mind_socket import Address, path_in
from reverie.hosts import claude_code
from reverie.hosts.claude_code.client_folder import sessions_beside
from tests.awake.hooking import (
    COMMAND,
    HOUR_S,
    NOW,
    SITE,
    Project,
    Said,
    a_book,
    a_project,
    a_record,
    call,
    edits,
    run,
    tired,
    write,
)

QUIET = Said(0, "", "")
MASKING = {
    "reverie.domain.intake.secrets",
    "reverie.domain.intake.secrets.mask",
    "reverie.domain.intake.secrets.addresses",
    "reverie.domain.intake.secrets.contexts",
    "reverie.domain.intake.secrets.prose",
    "reverie.domain.intake.secrets.services",
}
ALLOWED = ("sys", "os", "json", "re", "errno", "fcntl", "time", "zlib", "_blake2", "__future__")
"""What the hooks may load, with all that those load; the last is a directive to the compiler."""
OURS = {
    "reverie",
    "reverie.awake",
    "reverie.awake.hooks",
    "reverie.awake.ledger",
    "reverie.awake.home",
    "reverie.awake.home_seal",
    "reverie.awake.memory_watch",
    "reverie.awake.soundness",
    "reverie.domain",
    "reverie.domain.intake",
    "reverie.domain.intake.session_name",
    "reverie.files",
    "reverie.keyed",
    "reverie.leftovers",
    "reverie.light_json",
    "reverie.hosts",
    "reverie.hosts.claude_code",
    "reverie.hosts.claude_code.hook",
}
DEBT = {
    "reverie.awake.debt",
    "reverie.awake.sleep_state",
    "reverie.domain.formulas",
    "reverie.domain.formulas.debt",
}
"""What all hooks load that look at the debt: all but the most frequent one."""
COUNTING = {
    *DEBT,
    "reverie.awake.stop",
    "reverie.hosts.claude_code.counts",
    "reverie.hosts.claude_code.forks",
}
"""What the hooks load that count what a session did."""
TELL_MODULES = (
    "import os; leave = os._exit; "
    "os._exit = lambda code: (os.write(2, '\\n'.join(sys.modules).encode()), leave(code)); main()"
)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return a_project(tmp_path)


def everything(project: Project) -> dict[str, tuple[bytes, int]]:
    """Each file of the project with its bytes and the time of its last change."""
    return {
        str(path): (path.read_bytes() if path.is_file() else b"", path.stat().st_mtime_ns)
        for path in [project.folder, *project.folder.rglob("*")]
    }


@pytest.mark.parametrize(
    ("debt", "told"),
    [
        (0, ""),
        (3, ""),
        (4, "Sleep debt 4 (drowsy).\n"),
        (7, "Sleep debt 7 (sleepy).\n"),
        (10, "Sleep debt 10 (must sleep).\n"),
    ],
)
def test_a_prompt_carries_one_line_from_four_on_and_no_byte_changes(
    debt: int, told: str, project: Project
) -> None:
    project.put(tired(debt))
    before = everything(project)
    payload = project.payload("s", "UserPromptSubmit", prompt="go on")
    assert project.hook("user-prompt-submit", payload) == Said(0, told, "")
    assert everything(project) == before


def test_a_prompt_without_a_ledger_makes_none(project: Project) -> None:
    before = everything(project)
    assert project.hook("user-prompt-submit", project.payload("s", prompt="go on")) == QUIET
    assert everything(project) == before


def test_a_pressing_bookmark_is_told_at_any_debt(project: Project) -> None:
    project.put(a_book(bookmarks=[{"id": "b", "message": "Mind it.", "salience": 3}]))
    said = call("user-prompt-submit", project.home, project.payload("s"), NOW)
    assert said == "Sleep debt 0 (alert), 1 pressing bookmark(s).\n"


@pytest.mark.parametrize(("debt", "told"), [(3, False), (4, True), (12, True)])
def test_a_prompt_while_a_sleep_is_open_hears_only_that(
    debt: int, told: bool, project: Project
) -> None:
    project.put({**tired(debt), "sleep_started_at": stamp(NOW - 60)})
    said = call("user-prompt-submit", project.home, project.payload("s"), NOW)
    assert said.startswith("Consolidation is in progress") is told
    assert bool(said) is told


def test_a_compaction_is_noted_on_top_with_what_was_owed(project: Project) -> None:
    marks = [{"id": "b", "message": "Mind it.", "salience": 1}]
    project.put({**a_book(a_record("a", 3), a_record("b", 2)), "bookmarks": marks})
    for trigger in ("manual", "auto", None):
        payload = project.payload("a", "PreCompact", trigger=trigger, custom_instructions="")
        assert project.hook("pre-compact", payload) == QUIET
    noted = project.book()["compactions"]
    assert [event["trigger"] for event in noted] == ["unknown", "auto", "manual"]
    assert list(noted[0]) == [
        "timestamp",
        "trigger",
        "debt_at_compaction",
        "sessions_count",
        "bookmarks_count",
    ]
    assert [noted[0][k] for k in list(noted[0])[2:]] == [5, 2, 1]
    assert abs(time.time() - os.stat(project.state / ".sleep.json").st_mtime) < HOUR_S
    assert noted[0]["timestamp"] >= noted[1]["timestamp"] >= noted[2]["timestamp"]


def test_twenty_compactions_are_kept(project: Project) -> None:
    for number in range(25):
        call("pre-compact", project.home, project.payload("a", trigger=str(number)), NOW + number)
    triggers = [event["trigger"] for event in project.book()["compactions"]]
    assert triggers == [str(number) for number in range(24, 4, -1)]


def test_the_use_of_a_tool_is_noted_by_the_time_of_one_file(project: Project) -> None:
    project.put(tired(12))
    before = project.book()
    payload = project.payload("s", "PostToolUse", tool_name="Bash", tool_input={}, tool_response="")
    for _ in range(2):
        began = time.time()
        assert project.hook("post-tool-use", payload) == QUIET
        assert began - 1 <= (project.state / ".active").stat().st_mtime <= time.time() + 1
    assert project.book() == before
    assert (project.state / ".active").read_bytes() == b""


def modules_after(words: str) -> set[str]:
    code = f"import sys; {words}; print('\\n'.join(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


DOZING = {"reverie.awake.detached", "reverie.awake.doze"}
ARCHIVING = {"reverie.awake.detached", "reverie.awake.traces"}


@pytest.mark.parametrize("name", sorted(HOOKS))
def test_a_hook_loads_nothing_but_a_short_list_of_modules(name: str, project: Project) -> None:
    write(project.transcript("s"), edits(3))
    write(project.transcript("null"), edits(3))
    null = a_record("null", None, transcript_path=str(project.transcript("null")))
    marks = [{"id": "b", "message": "cache", "salience": 1, "session_id": None}]
    trigger = {"id": "t", "when": "cache", "remind": "x", "fired_count": 0, "max_fires": 2}
    project.put({**a_book(null), "bookmarks": marks, "triggers": [trigger]})
    payload = project.payload("s", last_assistant_message="The password is gone.", source="startup")
    code = COMMAND.removesuffix("main()") + TELL_MODULES
    said = run([name], json.dumps(payload).encode(), project, project.folder, code)
    assert project.log() == ""
    loaded = set(said.err.split()) - modules_after(f"import {', '.join(ALLOWED)}")
    besides = {
        "stop": {*MASKING, *COUNTING, *ARCHIVING},
        "subagent-stop": COUNTING,
        "session-end": {*COUNTING, *DOZING, *ARCHIVING},
        "session-start": {
            "reverie.awake.briefing_parts",
            "reverie.awake.catch_up",
            "reverie.awake.directive",
            "reverie.awake.session_start",
            "reverie.awake.work",
            "reverie.hosts.claude_code.client_folder",
            *COUNTING,
            *DOZING,
        },
        "morning-note": {
            "reverie.awake.brought",
            "reverie.awake.morning_note",
            "reverie.known_minds",
        },
        "user-prompt-submit": {"reverie.awake.directive", *DEBT},
        "pre-compact": DEBT,
        "post-tool-use": set(),
    }
    assert loaded == OURS | besides[name]


def test_a_prompt_put_to_a_living_agent_loads_only_the_part_of_sockets_that_is_in_c(
    project: Project,
) -> None:
    path = path_in(project.home)
    os.makedirs(os.path.dirname(path))
    with socket.socket(socket.AF_UNIX) as listening, Address(path) as address:
        listening.bind(address)
        os.chmod(path, 0o600)
        listening.listen(1)
        payload = project.payload("s", prompt="Does the ledger need Postgres?")
        code = COMMAND.removesuffix("main()") + TELL_MODULES
        given = json.dumps(payload).encode()
        said = run(["user-prompt-submit"], given, project, project.folder, code)
    assert project.log() == ""
    loaded = set(said.err.split()) - modules_after(f"import {', '.join(ALLOWED)}")
    assert loaded - OURS - DEBT - {"reverie.awake.directive"} == {
        "_socket",
        "reverie.awake.mind_socket",
    }


@pytest.mark.parametrize(
    "name", ["session-start", "morning-note", "user-prompt-submit", "post-tool-use"]
)
def test_a_hook_that_counts_nothing_loads_neither_json_nor_re(name: str, project: Project) -> None:
    project.put(tired(4))
    payload = project.payload("s", source="startup")
    code = COMMAND.removesuffix("main()") + TELL_MODULES
    said = run([name], json.dumps(payload).encode(), project, project.folder, code)
    assert project.log() == ""
    assert {"json", "re", "enum"}.isdisjoint(said.err.split())


def test_the_package_is_found_where_the_command_says() -> None:
    assert (Path(SITE) / "reverie" / "hosts" / "claude_code" / "hook.py").is_file()


def test_a_start_beside_a_path_no_file_can_have_goes_on(project: Project) -> None:
    odd = project.payload("s1", "SessionStart", source="startup")
    odd["transcript_path"] = f"{project.transcripts}\ud800/s1.jsonl"
    call("session-start", project.home, odd, NOW)
    assert sessions_beside(str(odd["transcript_path"])) == []


def test_a_payload_that_nests_without_end_is_no_payload() -> None:
    with pytest.raises(ValueError, match="nests without end"):
        event_in(claude_code, b'{"session_id":' + b"[" * 100_000)
