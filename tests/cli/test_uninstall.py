"""`reverie uninstall` takes back exactly what `reverie init` made; the mind stays unless asked."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

import pytest

from reverie import keyed
from tests.cli.terminal import RULE, as_json, memory_texts, ran, said, typed

LOCAL = Path(".claude/settings.local.json")
AGENT = Path(".claude/agents/reverie-rem-sleep.md")


def test_uninstalling_leaves_only_the_mind(project: Path) -> None:
    said("init")
    said(f'remember "{RULE}"')

    told = said("uninstall")

    assert told.splitlines()[0] == "  removed ./.claude/settings.local.json"
    assert told.splitlines()[-1] == (
        "the mind in ./.reverie is kept; `reverie init` connects it again"
    )
    assert [path.name for path in project.iterdir()] == [".reverie"]
    assert memory_texts() == [RULE]


def test_init_after_uninstalling_is_as_the_first(project: Path) -> None:
    said("init")
    first = LOCAL.read_bytes()
    said("uninstall")

    said("init")

    assert LOCAL.read_bytes() == first
    assert AGENT.is_file()


def test_uninstalling_twice_finds_nothing() -> None:
    said("init")
    said("uninstall")

    assert said("uninstall").splitlines()[0] == "nothing in . is connected with Claude Code"


def test_a_dry_run_tells_the_same_and_removes_nothing(project: Path) -> None:
    said("init")
    before = sorted(project.rglob("*"))

    told = said("uninstall --dry-run --forget-everything")

    assert "  would remove ./.claude/settings.local.json" in told
    assert "would forget everything in ./.reverie" in told
    assert sorted(project.rglob("*")) == before


def test_settings_that_were_there_come_back_byte_for_byte() -> None:
    LOCAL.parent.mkdir()
    LOCAL.write_text('{ "model":"opus" }')
    assert "  changed ./.claude/settings.local.json" in said("init")

    assert "  changed ./.claude/settings.local.json" in said("uninstall")

    assert LOCAL.read_text() == '{ "model":"opus" }'


def test_an_edited_file_is_left_and_told_of() -> None:
    said("init")
    AGENT.write_text("my own words\n")

    told = said("uninstall")

    assert "  left ./.claude/agents/reverie-rem-sleep.md as it is\n    you have edited it" in told
    assert AGENT.read_text() == "my own words\n"
    assert as_json("uninstall")["left"] == []


def test_programs_are_told_the_paths(project: Path) -> None:
    said("init")

    told = as_json("uninstall")

    assert told["removed"] == [
        "./.claude/settings.local.json",
        "./.claude/agents/reverie-rem-sleep.md",
        "./.claude/rules/reverie-sleep.md",
        "./.claude/skills/reverie-memory/SKILL.md",
        "./.claude/skills/sleep-on-it/SKILL.md",
        "./.claude/skills/self-audit/SKILL.md",
        "./.claude/skills/escalate-recurrence/SKILL.md",
        "./.claude/skills/debug-deep/SKILL.md",
        "./.claude/skills/sleep-setup/SKILL.md",
    ]
    assert (told["forgotten"], told["dry_run"], told["changed"]) == (False, False, [])


def test_everything_is_forgotten_only_after_a_yes(project: Path) -> None:
    said("init")

    assert typed("uninstall --forget-everything", keys="n\n").exit_code == 1
    assert LOCAL.is_file()
    assert ran("uninstall --forget-everything").returncode == 130
    assert typed("uninstall --forget-everything --json").exit_code == 2
    assert (project / ".reverie" / "mind.db").is_file()

    assert "forgot everything in ./.reverie" in said("uninstall --forget-everything", keys="y\n")
    assert list(project.iterdir()) == []


def test_everything_is_forgotten_without_asking_if_yes_is_said_at_once(project: Path) -> None:
    said("init")

    assert as_json("uninstall --forget-everything --yes")["forgotten"] is True
    assert list(project.iterdir()) == []


def test_a_mind_that_cannot_be_read_can_be_forgotten(project: Path) -> None:
    said("init")
    (project / ".reverie" / "mind.db").write_text("no mind at all")

    said("uninstall --forget-everything --yes")

    assert list(project.iterdir()) == []


def test_a_mind_on_which_someone_sleeps_is_not_forgotten(asleep: Path) -> None:
    ended = ran("uninstall --forget-everything --yes")

    assert ended.returncode == 4
    assert "wait until it is over" in ended.stderr
    assert asleep.is_file()
    assert LOCAL.is_file()


def test_a_mind_that_is_a_link_is_left_to_the_person_who_laid_it(project: Path) -> None:
    said("init elsewhere --make --no-claude")
    (project / ".reverie").symlink_to(project / "elsewhere" / ".reverie")
    said("init")

    ended = ran("uninstall --forget-everything --yes")

    assert ended.returncode == 5
    assert "remove it yourself" in ended.stderr
    assert (project / "elsewhere" / ".reverie" / "mind.db").is_file()


def test_without_a_mind_nothing_is_found_and_nothing_made(project: Path) -> None:
    assert said("uninstall --forget-everything") == "nothing in . is connected with Claude Code\n"
    assert list(project.iterdir()) == []


@pytest.mark.parametrize("line", ["uninstall nowhere", "uninstall notes.txt"])
def test_a_folder_that_is_none_is_a_wrong_call(project: Path, line: str) -> None:
    (project / "notes.txt").write_text("hello")

    assert typed(line).exit_code == 2


def test_what_cannot_be_removed_is_told(project: Path) -> None:
    said("init")
    AGENT.parent.chmod(0o500)
    if os.access(AGENT.parent, os.W_OK):
        pytest.skip("the permissions of a folder do not bind this user")
    ended = ran("uninstall")
    AGENT.parent.chmod(0o700)

    assert ended.returncode == 5
    assert "change its permissions, then run `reverie uninstall` again" in ended.stderr
    said("uninstall")
    assert [path.name for path in project.iterdir()] == [".reverie"]


def test_a_pulled_list_of_schedules_or_of_an_installation_removes_nothing_of_the_persons(
    project: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = tmp_path_factory.mktemp("user")
    monkeypatch.setenv("HOME", str(user))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    said("init")
    kept = [user / ".profile", project / "NOTES.md", user / ".config/systemd/user/other.timer"]
    unit = user / ".config/systemd/user/reverie-mine-0123abcd.timer"
    for path in (*kept, unit):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("known\n")
    known = hashlib.sha256(b"known\n").hexdigest()
    state = project / ".reverie" / "state"
    listed = json.dumps({"files": {str(path): known for path in (*kept, unit)}})
    (state / "schedule.json").write_text(listed)
    (state / "installed.json").write_text(json.dumps({"files": {"NOTES.md": known}}))

    assert "NOTES.md" not in said("uninstall --dry-run")
    said("uninstall")
    assert all(path.exists() for path in (*kept, unit))

    said("init")
    keyed.replace(state / "schedule.json", listed)
    manifest = state / "installed.json"
    keyed.replace(manifest, json.dumps({"files": {"NOTES.md": known}}))
    said("uninstall")
    assert all(path.exists() for path in kept)
    assert not unit.exists()
