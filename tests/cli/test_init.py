"""`reverie init` makes a mind, connects it with Claude Code, and says what is left to do."""

from __future__ import annotations

import json
import os
import pty
import subprocess
from pathlib import Path
from typing import Any

import pytest

from reverie.hosts.claude_code.client import project_folder
from tests.cli.terminal import REVERIE, as_json, memory_texts, ran, said, started, typed

LOCAL = Path(".claude/settings.local.json")
MADE = [
    "./.reverie/mind.db",
    "./.reverie/config.toml",
    "./.reverie/.gitignore",
    "./.claude/agents/reverie-rem-sleep.md",
    "./.claude/rules/reverie-sleep.md",
    "./.claude/skills/reverie-memory/SKILL.md",
    "./.claude/skills/sleep-on-it/SKILL.md",
    "./.claude/skills/self-audit/SKILL.md",
    "./.claude/skills/escalate-recurrence/SKILL.md",
    "./.claude/skills/debug-deep/SKILL.md",
    "./.claude/skills/sleep-setup/SKILL.md",
    "./.claude/settings.local.json",
]


def hooks(file: Path = LOCAL) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text())["hooks"]
    return found


def everything(folder: Path) -> dict[str, bytes]:
    """All files of a folder that are not the mind's own."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and not path.name.startswith("mind.db") and "-locks" not in str(path)
    }


def test_init_tells_one_line_a_file_and_then_what_is_next() -> None:
    first, *lines = said("init").splitlines()

    assert first == "main's mind is at ./.reverie/mind.db"
    assert lines[: len(MADE)] == [f"  made {path}" for path in MADE]
    assert lines[len(MADE)] == "Next:"
    assert "  see that all is well: reverie doctor" in lines


def test_init_twice_says_so_and_changes_no_byte(project: Path) -> None:
    said("init")
    before = everything(project)

    assert said("init") == "main's mind is already at ./.reverie/mind.db\n"
    assert everything(project) == before


def test_a_dry_run_tells_the_same_and_writes_nothing(project: Path) -> None:
    lines = said("init --dry-run").splitlines()

    assert lines == [
        "main's mind would be at ./.reverie/mind.db",
        *(f"  would make {path}" for path in MADE),
    ]
    assert list(project.iterdir()) == []


def test_programs_are_told_the_paths() -> None:
    told = as_json("init")

    assert told["made"] == MADE
    assert (told["changed"], told["removed"], told["left"], told["read"]) == ([], [], [], None)


def test_without_claude_only_the_mind_is_made(project: Path) -> None:
    told = said("init --no-claude")

    assert 'Next: reverie record "what happened" --session today' in told
    assert [path.name for path in project.iterdir()] == [".reverie"]


def test_the_registered_commands_really_call_the_hooks(project: Path) -> None:
    said("init")
    payload = json.dumps({"session_id": "s1", "cwd": str(project), "last_assistant_message": "ok"})

    command = hooks()["Stop"][0]["hooks"][0]["command"]
    subprocess.run(["sh", "-c", command], input=payload, text=True, check=True)

    assert as_json("sleep status")["sessions"][0]["session_id"] == "s1"


def test_shared_commands_call_the_hooks_where_reverie_is_found_and_else_do_nothing(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = said("init --shared")
    payload = json.dumps({"session_id": "s1", "cwd": str(project), "last_assistant_message": "ok"})
    command = hooks(Path(".claude/settings.json"))["Stop"][0]["hooks"][0]["command"]

    assert "teammates need `reverie` on their PATH" in told
    assert command == "command -v reverie >/dev/null && reverie hook stop || true"
    for path, count in (("/usr/bin:/bin", 0), (f"{REVERIE.parent}:/usr/bin:/bin", 1)):
        known = {"PATH": path, "XDG_STATE_HOME": os.environ["XDG_STATE_HOME"]}
        ended = subprocess.run(
            ["sh", "-c", command], input=payload.encode(), env=known, capture_output=True
        )
        assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")
        assert len(as_json("sleep status")["sessions"]) == count


def test_settings_with_comments_are_left_and_the_block_to_paste_is_printed(project: Path) -> None:
    LOCAL.parent.mkdir()
    LOCAL.write_text('{\n  // mine\n  "model": "opus"\n}\n')

    told = said("init")

    assert "  left ./.claude/settings.local.json as it is" in told
    assert "    .claude/settings.local.json:2:3: not strict JSON" in told
    assert "merge this into ./.claude/settings.local.json; until then no hook is called" in told
    _, _, block = told.partition("no hook is called:\n")
    pasted, _ = json.JSONDecoder().raw_decode(block)
    assert len(pasted["hooks"]) == 7
    assert LOCAL.read_text() == '{\n  // mine\n  "model": "opus"\n}\n'
    (left,) = as_json("init")["left"]
    assert json.loads(left["paste"]) == pasted


@pytest.mark.parametrize("text", ["[]", "null", "7", '{"hooks": [1]}', "{"])
def test_settings_that_make_no_sense_are_left_too(project: Path, text: str) -> None:
    LOCAL.parent.mkdir()
    LOCAL.write_text(text)

    told = said("init")

    assert "  left ./.claude/settings.local.json as it is" in told
    assert LOCAL.read_text() == text


@pytest.mark.parametrize("place", [".claude", ".claude/agents", ".claude/rules"])
def test_a_file_in_the_way_is_told_with_what_to_do_and_the_mind_is_there(
    project: Path, place: str
) -> None:
    Path(place).parent.mkdir(exist_ok=True)
    Path(place).write_text("in the way")

    ended = ran("init")

    assert ended.returncode == 5
    assert "a file is where a folder should be; move it away, then run `reverie init` again" in (
        ended.stderr
    )
    assert "Next:" not in ended.stdout
    assert not LOCAL.exists()
    assert (project / ".reverie" / "mind.db").is_file()
    Path(place).unlink()
    assert ran("init").returncode == 0
    assert len(hooks()) == 7


def test_a_folder_with_an_odd_name_is_told_on_one_line(project: Path) -> None:
    odd = project / "two\nlines 'and' \"quotes\""
    odd.mkdir()
    os.chdir(project)

    ended = subprocess.run([REVERIE, "init", odd.name], capture_output=True, text=True, check=True)

    assert len(hooks(odd / LOCAL)) == 7
    assert "two\\nlines" in ended.stdout
    assert "two\nlines" not in ended.stdout


def test_four_at_once_register_each_hook_once_and_can_be_taken_back(project: Path) -> None:
    running = [started("init") for _ in range(4)]
    for one in running:
        _, complaint = one.communicate(timeout=60)
        assert (one.returncode, complaint) == (0, "")

    assert {event: len(groups) for event, groups in hooks().items()} == dict.fromkeys(hooks(), 1)
    said("uninstall")
    assert [path.name for path in project.iterdir()] == [".reverie"]


INSTRUCTIONS = "# Rules\n\n- Never push to main.\n- The shop sells bread.\n"


def test_reading_takes_the_words_of_a_person_as_rules_and_those_of_the_client_as_doubts(
    project: Path,
) -> None:
    (project / "CLAUDE.md").write_text(INSTRUCTIONS)
    notes = project_folder(str(project)) / "memory"
    notes.mkdir(parents=True)
    (notes / "MEMORY.md").write_text("- Always deploy on Fridays.\n")

    told = said("init --read")

    assert "  took in 2 of 2 statements of CLAUDE.md" in told
    kinds = {one["wording"]["text"]: one["wording"]["kind"] for one in as_json("memories")}
    assert kinds == {
        "Never push to main.": "constraint",
        "The shop sells bread.": "fact",
        "Always deploy on Fridays.": "doubt",
    }


def test_a_rule_after_a_colon_is_a_rule(project: Path) -> None:
    (project / "CLAUDE.md").write_text(
        "- The customer list is private: never print it.\n"
        "- Before a commit: you must run the tests.\n"
        "- The port is 8080: the proxy expects it.\n"
        "- Layout: `src` holds the code.\n"
        "- See https://example.com/never:do for more.\n"
    )

    said("init --read")

    rules = [one["wording"]["text"] for one in as_json("memories --kind constraint")]
    assert sorted(rules) == [
        "Before a commit: you must run the tests.",
        "The customer list is private: never print it.",
    ]


def test_a_rule_after_a_colon_in_the_clients_own_notes_is_none(project: Path) -> None:
    notes = project_folder(str(project)) / "memory"
    notes.mkdir(parents=True)
    (notes / "MEMORY.md").write_text("- The list is private: never print it.\n")

    said("init --read")

    assert as_json("memories --kind constraint") == []


def test_what_is_known_already_is_not_taken_twice(project: Path) -> None:
    (project / "CLAUDE.md").write_text(INSTRUCTIONS)
    said("init")
    said('remember "Never push to main."')

    assert "  took in 1 of 2 statements of CLAUDE.md" in said("init --read")
    assert "  took in 0 of 2 statements of CLAUDE.md" in said("init --read")
    assert memory_texts() == ["Never push to main.", "The shop sells bread."]


def test_a_dry_run_reads_without_remembering(project: Path) -> None:
    (project / "CLAUDE.md").write_text(INSTRUCTIONS)

    assert "  would read 2 statements of CLAUDE.md" in said("init --read --dry-run")
    assert not (project / ".reverie").exists()


def test_programs_are_told_how_much_was_read(project: Path) -> None:
    (project / "CLAUDE.md").write_text(INSTRUCTIONS)

    assert as_json("init --read")["read"] == [{"path": "CLAUDE.md", "statements": 2, "taken": 2}]


def test_neither_a_night_nor_a_hook_installs_or_changes_anything(project: Path) -> None:
    said("init")
    said('record "Never push to main. Put a hook on it." --session monday --end')
    before = everything(project)
    payload = json.dumps({"session_id": "s", "cwd": str(project), "source": "startup"}).encode()

    said("night --full")
    for hook in ("session-start", "user-prompt-submit", "post-tool-use", "pre-compact", "stop"):
        assert ran(f"hook {hook}", keys=payload).returncode == 0

    after = everything(project)
    made = {path for path in after if before.get(path) != after[path]} | before.keys() - after
    outside = {path for path in made if not path.startswith(".reverie/")}
    assert outside == set()
    assert before.keys() >= {str(Path(path)) for path in MADE if "mind.db" not in path}
    assert after[".reverie/config.toml"] == before[".reverie/config.toml"]


def test_with_nothing_to_read_it_says_so() -> None:
    assert "there is no CLAUDE.md and no note of the client to read" in said("init --read")


def test_nobody_is_asked_where_nobody_sits(project: Path) -> None:
    (project / "CLAUDE.md").write_text(INSTRUCTIONS)

    assert "first memories?" not in said("init")
    assert memory_texts() == []


@pytest.mark.parametrize(("answer", "kept"), [("y", 2), ("n", 0), ("", 0)])
def test_a_person_at_a_terminal_is_asked_once(project: Path, answer: str, kept: int) -> None:
    (project / "CLAUDE.md").write_text(INSTRUCTIONS)

    told = at_a_terminal(f"{answer}\n")

    assert "CLAUDE.md states 2 things" in told
    assert "Take these in as first memories? [y/N]" in told
    assert len(memory_texts()) == kept
    assert "first memories?" not in at_a_terminal("\n")


def at_a_terminal(keys: str) -> str:
    """What `reverie init` prints to a terminal on which these keys are struck."""
    ours, theirs = pty.openpty()
    os.write(ours, keys.encode())
    running = subprocess.Popen([REVERIE, "init"], stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    heard = b""
    try:
        while part := os.read(ours, 4096):
            heard += part
    except OSError:  # a terminal that is closed has no end of file on Linux
        pass
    os.close(ours)
    assert running.wait(timeout=60) == 0, heard
    return heard.decode()


def test_the_list_of_project_files_in_the_config_is_taken_and_a_wrong_one_refused(
    project: Path,
) -> None:
    said("init")
    config = project / ".reverie" / "config.toml"
    shown = config.read_text().replace("# [project]", "[project]").replace("# files", "files")

    config.write_text(shown)
    assert typed("status").exit_code == 0
    assert ran("plan").returncode == 0

    for wrong in ('[project]\nfile = ["a"]\n', "[project]\nfiles = 7\n", "project = 1\n"):
        config.write_text(wrong)
        ended = ran("plan")
        assert ended.returncode == 2
        assert 'it may only hold files = ["CHANGELOG.md", …]' in ended.stderr
