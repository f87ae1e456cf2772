"""Installing and taking back: what was there before is there afterwards, byte for byte."""

from __future__ import annotations

import json
import os
import stat
import subprocess
from pathlib import Path
from typing import Any

import pytest

from reverie import keyed
from reverie.awake import home_seal
from reverie.hosts.claude_code.install_plan import plan_install
from reverie.hosts.claude_code.manifest import LOCAL, MANIFEST, SHARED, digest, manifest_of
from reverie.hosts.claude_code.settings_json import commands_of_ours
from reverie.hosts.claude_code.shipped import shipped
from reverie.hosts.claude_code.uninstall_plan import plan_uninstall
from reverie.hosts.install_steps import Stopped, carry_out
from reverie.ports.host import Act, Step
from reverie.settings import Settings

PARTS = Settings().file.briefing_parts
AT = "2026-09-21T14:13:20.000Z"
AGENT = ".claude/agents/reverie-rem-sleep.md"
FOREIGN_STOP = '{"matcher": "", "hooks": [{"type": "command", "command": "say done"}]}'
EXISTING = {
    "an empty object": "{}",
    "an empty object on lines of its own": "{}\n",
    "nothing": "",
    "a blank line": "\n",
    "permissions, as the client writes them": (
        '{\n  "permissions": {\n    "allow": [\n      "Bash(ls:*)"\n    ],\n    "deny": []\n  }\n}'
    ),
    "four spaces": '{\n    "model": "opus",\n    "env": {"A": "1"}\n}\n',
    "tabs and Windows line ends": '{\r\n\t"model": "opus",\r\n\t"env": {}\r\n}\r\n',
    "one line": '{"model":"opus","env":{"A":"1"}}',
    "hooks that are empty": '{\n  "hooks": {}\n}\n',
    "an event that is empty": '{\n  "hooks": {\n    "Stop": []\n  },\n  "model": "opus"\n}\n',
    "a hook of someone else at the same event": (
        f'{{\n  "hooks": {{"Stop": [{FOREIGN_STOP}]}}\n}}\n'
    ),
    "hooks of someone else with our matcher": json.dumps(
        {
            "hooks": {
                "PostToolUse": [
                    {
                        "matcher": "Edit|Write|Bash",
                        "hooks": [{"type": "command", "command": "lint"}],
                    },
                    {"matcher": "Edit|Write|Bash", "hooks": [], "own": True},
                ],
                "SessionStart": [json.loads(FOREIGN_STOP)],
                "Unheard": [1, None, {"hooks": 3}],
            }
        },
        indent=1,
    ),
    "keys nobody knows, in an odd order": (
        '{ "z" : [ 1.0 , 2e3 , "é" , "\\u00e9" ] ,\n'
        '   "hooks" : { "Notification" : [ ] } ,\n "a":null }'
    ),
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """An empty project that is no git repository."""
    folder = tmp_path / "project"
    home_seal.seal(str(folder / ".reverie"))
    return folder


@pytest.fixture
def repository(root: Path) -> Path:
    """The same as a git repository."""
    subprocess.run(["git", "init", "--quiet", root], check=True)
    return root


def install(root: Path, *, shared: bool = False) -> list[Step]:
    steps = plan_install(str(root), shared=shared, at=AT)
    assert carry_out(str(root), steps) is None
    return steps


def uninstall(root: Path) -> list[Step]:
    steps = plan_uninstall(str(root))
    assert carry_out(str(root), steps) is None
    return steps


def write(root: Path, path: str, text: str) -> Path:
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text.encode())
    return file


def tree(root: Path) -> dict[str, bytes | None]:
    """All files with what they hold, and all folders, but for git's and our own."""
    return {
        str(path.relative_to(root)): path.read_bytes() if path.is_file() else None
        for path in root.rglob("*")
        if path.relative_to(root).parts[0] not in (".git", ".reverie")
    }


def hooks_in(file: Path) -> list[tuple[str, str]]:
    return commands_of_ours(json.loads(file.read_text()))


def test_an_empty_project_gets_a_sub_agent_a_rule_file_a_skill_and_seven_hooks(root: Path) -> None:
    install(root)

    for place, text in shipped().items():
        assert (root / ".claude" / place).read_text() == text
    assert len(hooks_in(root / LOCAL)) == 8 + PARTS


def test_installing_twice_plans_nothing(root: Path) -> None:
    install(root)
    before, noted = tree(root), (root / MANIFEST).read_bytes()

    assert plan_install(str(root), shared=False, at="2027-01-01T00:00:00.000Z") == []
    assert (tree(root), (root / MANIFEST).read_bytes()) == (before, noted)


def test_uninstalling_an_empty_project_leaves_it_empty(repository: Path) -> None:
    install(repository)
    uninstall(repository)

    assert tree(repository) == {}
    assert plan_uninstall(str(repository)) == []


@pytest.mark.parametrize("path", [LOCAL, SHARED])
@pytest.mark.parametrize("text", EXISTING.values(), ids=EXISTING.keys())
def test_settings_that_were_there_come_back_byte_for_byte(root: Path, path: str, text: str) -> None:
    file = write(root, path, text)
    foreign: Any = json.loads(text) if text.strip() else {}
    for _ in range(2):
        install(root, shared=path == SHARED)
        there = json.loads(file.read_bytes())
        assert len(hooks_in(file)) == 8 + PARTS
        assert {key: there[key] for key in foreign if key != "hooks"} == {
            key: value for key, value in foreign.items() if key != "hooks"
        }
        uninstall(root)
        assert file.read_bytes() == text.encode()


@pytest.mark.parametrize("text", EXISTING.values(), ids=EXISTING.keys())
def test_what_was_added_to_the_settings_meanwhile_stays(root: Path, text: str) -> None:
    file = write(root, LOCAL, text)
    install(root)
    added = {**json.loads(file.read_bytes()), "added": {"by": "the client"}}
    file.write_text(json.dumps(added, indent=2))

    uninstall(root)

    before = json.loads(text) if text.strip() else {}
    assert json.loads(file.read_bytes()) == {**before, "added": {"by": "the client"}}


def test_a_settings_file_we_made_goes_only_if_nobody_has_added_to_it(root: Path) -> None:
    install(root)
    file = root / LOCAL
    file.write_text(json.dumps({**json.loads(file.read_text()), "model": "opus"}))

    uninstall(root)

    assert json.loads(file.read_text()) == {"model": "opus"}


def test_settings_that_are_no_strict_json_are_left_with_a_block_to_paste(root: Path) -> None:
    text = '{\n  // my own\n  "model": "opus",\n}\n'
    file = write(root, LOCAL, text)

    (left,) = [step for step in install(root) if step.act is Act.LEAVE]

    assert left.path == LOCAL
    assert left.why.startswith(f"{LOCAL}:2:3: not strict JSON")
    assert set(json.loads(left.text)) == {"hooks"}
    assert file.read_text() == text
    assert (root / AGENT).is_file()
    uninstall(root)
    assert file.read_text() == text


def test_hooks_pasted_by_hand_into_such_a_file_are_told_of_when_uninstalling(root: Path) -> None:
    write(root, LOCAL, "{ // mine\n")
    (left,) = [step for step in install(root) if step.act is Act.LEAVE]
    file = write(root, LOCAL, f"// mine\n{left.text}\n")

    (still,) = [step for step in uninstall(root) if step.act is Act.LEAVE]

    assert "take out by hand" in still.why
    assert file.is_file()


def test_a_file_that_was_edited_since_is_kept_and_told_of(root: Path) -> None:
    install(root)
    (root / AGENT).write_text("my own words\n")

    (left,) = install(root)
    assert (left.act, left.path) == (Act.LEAVE, AGENT)
    assert "you have edited it" in left.why

    (kept,) = [step for step in uninstall(root) if step.act is Act.LEAVE]
    assert kept.path == AGENT
    assert tree(root) == {".claude": None, ".claude/agents": None, AGENT: b"my own words\n"}


def test_a_file_of_the_same_name_that_was_there_before_is_never_touched(root: Path) -> None:
    write(root, AGENT, "an agent of mine\n")

    (left,) = [step for step in install(root) if step.act is Act.LEAVE]
    assert "it was there already" in left.why
    uninstall(root)
    assert tree(root) == {".claude": None, ".claude/agents": None, AGENT: b"an agent of mine\n"}


def test_a_file_nobody_has_touched_is_renewed(root: Path) -> None:
    install(root)
    old = "the words of an older Reverie\n"
    (root / AGENT).write_text(old)
    manifest = root / MANIFEST
    now, then = manifest_of(str(root)).files[AGENT], digest(old)
    keyed.replace(manifest, keyed.read(manifest).decode().replace(now, then))

    steps = install(root)

    assert [(step.act, step.path) for step in steps if step.path == AGENT] == [(Act.CHANGE, AGENT)]
    assert (root / AGENT).read_text() == shipped()["agents/reverie-rem-sleep.md"]
    uninstall(root)
    assert tree(root) == {}


def test_what_others_put_into_a_folder_of_ours_keeps_the_folder(root: Path) -> None:
    install(root)
    write(root, ".claude/agents/mine.md", "mine")

    uninstall(root)

    assert set(tree(root)) == {".claude", ".claude/agents", ".claude/agents/mine.md"}


def test_a_folder_that_was_there_empty_stays(root: Path) -> None:
    (root / ".claude" / "agents").mkdir(parents=True)

    install(root)
    uninstall(root)

    assert tree(root) == {".claude": None, ".claude/agents": None}


def test_without_a_manifest_our_hooks_and_our_own_files_are_still_taken_back(root: Path) -> None:
    file = write(root, LOCAL, '{"model": "opus"}')
    install(root)
    (root / MANIFEST).unlink()

    uninstall(root)

    assert file.read_text() == '{"model": "opus"}'
    assert not (root / AGENT).exists()


@pytest.mark.parametrize("broken", ["", "[]", "{", '{"files": 7}', "\xff"])
def test_a_damaged_manifest_is_none(root: Path, broken: str) -> None:
    install(root)
    (root / MANIFEST).write_bytes(broken.encode("latin-1"))

    uninstall(root)

    assert not (root / AGENT).exists()
    assert not (root / MANIFEST).exists()


def test_sharing_moves_the_hooks_and_leaves_none_behind(root: Path) -> None:
    write(root, LOCAL, '{"model": "opus"}')
    install(root)

    install(root, shared=True)

    assert (root / LOCAL).read_text() == '{"model": "opus"}'
    commands = [command for _, command in hooks_in(root / SHARED)]
    assert "command -v reverie >/dev/null && reverie hook stop || true" in commands
    assert not any(str(root) in command or "python" in command for command in commands)


def test_hooks_that_are_shared_already_are_not_registered_again(root: Path) -> None:
    install(root, shared=True)

    assert plan_install(str(root), shared=False, at=AT) == []
    assert not (root / LOCAL).exists()


def test_a_second_install_from_elsewhere_replaces_the_command(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", "/gone/bin/python")
    install(root)
    monkeypatch.undo()

    install(root)

    assert len(hooks_in(root / LOCAL)) == 8 + PARTS
    assert "/gone" not in (root / LOCAL).read_text()
    uninstall(root)
    assert tree(root) == {}


def test_the_mode_of_a_settings_file_is_kept_and_its_link_followed(root: Path) -> None:
    real = write(root, "dotfiles/settings.json", '{"model": "opus"}\n')
    real.chmod(0o640)
    (root / ".claude").mkdir()
    (root / LOCAL).symlink_to(real)

    install(root)

    assert (root / LOCAL).is_symlink()
    assert len(hooks_in(real)) == 8 + PARTS
    assert stat.S_IMODE(real.stat().st_mode) == 0o640
    uninstall(root)
    assert (root / LOCAL).is_symlink()
    assert real.read_text() == '{"model": "opus"}\n'


def test_a_file_that_changes_between_plan_and_deed_is_not_overwritten(root: Path) -> None:
    file = write(root, LOCAL, "{}")
    steps = plan_install(str(root), shared=False, at=AT)
    file.write_text('{"model": "opus"}')

    stopped = carry_out(str(root), steps)

    assert stopped
    assert (stopped.step.path, stopped.why) == (LOCAL, "it was changed meanwhile; look at it")
    assert file.read_text() == '{"model": "opus"}'
    assert {path.name for path in (root / ".claude").iterdir() if path.is_file()} == {file.name}


@pytest.mark.parametrize("place", [".claude", ".claude/agents", ".claude/skills"])
def test_a_file_in_the_place_of_a_folder_stops_before_the_settings(root: Path, place: str) -> None:
    settings = write(root, LOCAL, "{}") if place != ".claude" else None
    write(root, place, "not a folder")

    stopped = carry_out(str(root), plan_install(str(root), shared=False, at=AT))

    assert stopped
    assert "a file is where a folder should be" in stopped.why
    assert settings is None or settings.read_text() == "{}"
    (root / place).unlink()
    install(root)
    assert len(hooks_in(root / LOCAL)) == 8 + PARTS


def test_a_link_that_leads_nowhere_is_not_followed(root: Path) -> None:
    (root / ".claude").mkdir()
    (root / LOCAL).symlink_to(root / "nowhere.json")

    stopped = carry_out(str(root), plan_install(str(root), shared=False, at=AT))

    assert isinstance(stopped, Stopped)
    assert not (root / "nowhere.json").exists()


def test_a_folder_one_may_not_write_is_told_and_nothing_is_half_written(root: Path) -> None:
    file = write(root, LOCAL, "{}")
    (root / ".claude").chmod(0o500)
    if os.access(root / ".claude", os.W_OK):
        pytest.skip("the permissions of a folder do not bind this user")

    stopped = carry_out(str(root), plan_install(str(root), shared=False, at=AT))
    (root / ".claude").chmod(0o700)

    assert stopped
    assert "change its permissions" in stopped.why
    assert file.read_text() == "{}"
    assert set(tree(root)) == {".claude", LOCAL}


@pytest.mark.parametrize("name", ["two\nlines", "a 'quote'", 'a "quote"', "$(touch x)", "é ☾"])
def test_any_name_of_a_folder_will_do(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    home_seal.seal(str(folder / ".reverie"))

    install(folder)
    assert len(hooks_in(folder / LOCAL)) == 8 + PARTS
    uninstall(folder)

    assert tree(folder) == {}


@pytest.mark.parametrize("place", [LOCAL, ".claude"])
def test_a_link_that_leads_out_of_the_project_is_not_followed(
    root: Path, tmp_path: Path, place: str
) -> None:
    outside = tmp_path / "outside"
    write(tmp_path, "outside/settings.local.json", "{}\n")
    (root / place).parent.mkdir(exist_ok=True)
    (root / place).symlink_to(outside if place == ".claude" else outside / "settings.local.json")

    stopped = carry_out(str(root), plan_install(str(root), shared=False, at=AT))

    assert isinstance(stopped, Stopped)
    assert "a link leads out of the project" in stopped.why
    assert {path.name: path.read_text() for path in outside.iterdir()} == {
        "settings.local.json": "{}\n"
    }


def test_a_manifest_that_was_not_made_here_is_none(root: Path) -> None:
    install(root)
    (root / ".reverie/state/.seal").write_text("0" * 32)

    assert manifest_of(str(root)).files == {}
