"""Whatever a repository holds, it is read as a file of a size, or left out and named."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from reverie.errors import NotAMind
from reverie.hosts.claude_code.notes_import import readings
from reverie.hosts.claude_code.settings_json import Unfit, parsed
from reverie.hosts.install_steps import text_at
from reverie.rulebook.reader import Roots, read_rules
from reverie.simulation import checkpoint
from reverie.simulation.scenario_file import SHIPPED, scenario_in
from tests.hostile.repository import Clone, git

DEEP = "[" * 100_000
WORD = "Aurora"


def brackets(project: Path, _: Path) -> None:
    (project / "package.json").write_text(DEEP)


def quotes(project: Path, _: Path) -> None:
    (project / "_blocks").mkdir()
    (project / "_blocks/f.js").write_text("'" + "\\'" * 200_000)


def zeros(project: Path, _: Path) -> None:
    (project / "package.json").symlink_to("/dev/zero")


def a_pipe(project: Path, _: Path) -> None:
    os.mkfifo(project / "Makefile")


def a_rule_elsewhere(project: Path, outside: Path) -> None:
    (outside / "secret.md").write_text(f"- Never tell anybody about {WORD}.\n")
    (project / ".claude/rules").mkdir(parents=True, exist_ok=True)
    (project / ".claude/rules/x.md").symlink_to(outside / "secret.md")


def deep_settings(project: Path, _: Path) -> None:
    (project / ".claude").mkdir(exist_ok=True)
    (project / ".claude/settings.json").write_text('{"hooks": ' + DEEP)


NAMED = {
    brackets: "",
    quotes: "",
    zeros: "package.json was left out: it is a link that leads out of the project",
    a_pipe: "Makefile was left out: it is a pipe, a device or a folder",
    a_rule_elsewhere: ".claude/rules/x.md was left out: it is a link that leads out",
    deep_settings: ".claude/settings.json could not be read: it is nested more than 64 levels",
}
Lay = Callable[[Path, Path], None]


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    """A project in use, and the home of its user."""
    found = Clone(tmp_path / "user" / "project", tmp_path / "user")
    found.folder.mkdir(parents=True)
    git(found.folder, "init", "-q")
    (found.folder / "CLAUDE.md").write_text("Run `npm run build` before `make deploy`.\n")
    assert found.run("init").returncode == 0
    return found


@pytest.mark.parametrize("lay", NAMED, ids=lambda lay: lay.__name__)
def test_a_scan_and_a_deep_night_read_it_and_end(lay: Lay, clone: Clone) -> None:
    lay(clone.folder, clone.user)
    for line in ("scan", "links", "reconcile", "night --full", "init --read"):
        ended = clone.run(*shlex.split(line))
        assert ended.returncode == 0, (line, ended.stderr)
        assert "unexpected" not in ended.stderr
        if line == "scan":
            assert NAMED[lay] in ended.stdout
    told = [path.read_bytes() for path in clone.home.rglob("*") if path.is_file()]
    assert not any(WORD.encode() in one for one in told)


def test_a_scenario_of_brackets_is_refused_in_a_sentence(clone: Clone) -> None:
    (clone.folder / "a.toml").write_text(f"name = {DEEP}")
    ended = clone.run("simulate", "a.toml")
    assert ended.returncode == 2
    assert "a.toml is not TOML: it is nested more than 64 levels deep" in ended.stderr


def test_what_rules_name_is_looked_for_in_files_alone(tmp_path: Path) -> None:
    (tmp_path / "Makefile").symlink_to("/dev/zero")
    (tmp_path / "CLAUDE.md").write_text("Run `make deploy`.\n")
    assert len(read_rules(Roots(tmp_path)).troubles) == 1
    (tmp_path / "Makefile").unlink()
    assert read_rules(Roots(tmp_path)).troubles == ()


@pytest.mark.parametrize("odd", ["a pipe", "a device"])
def test_the_clients_settings_are_a_file_or_cannot_be_read(odd: str, tmp_path: Path) -> None:
    if odd == "a pipe":
        os.mkfifo(tmp_path / "settings.json")
    else:
        (tmp_path / "settings.json").symlink_to("/dev/zero")
    assert text_at(str(tmp_path), "settings.json") is None


def test_the_clients_settings_are_refused_where_they_are_nested_too_deep() -> None:
    for depth in (65, 500, 985, 100_000):
        found = parsed('{"x": ' + "[" * depth + "]" * depth + "}")
        assert isinstance(found, Unfit), depth


def test_notes_are_not_read_through_a_link_out_of_the_project(tmp_path: Path) -> None:
    (tmp_path / "notes.md").write_text(f"We never talk about {WORD} here.\n")
    project = tmp_path / "project"
    project.mkdir()
    (project / "CLAUDE.md").symlink_to(tmp_path / "notes.md")
    assert not [one for one in readings(project) if WORD in str(one.statements)]
    (project / "rules.md").write_text(f"We always talk about {WORD} here.\n")
    (project / "CLAUDE.md").unlink()
    (project / "CLAUDE.md").symlink_to("rules.md")
    assert [one for one in readings(project) if WORD in str(one.statements)]


def test_a_run_to_go_on_with_that_is_nested_too_deep_is_damaged(tmp_path: Path) -> None:
    (tmp_path / checkpoint.FILE).write_text('{"x":' + DEEP)
    with pytest.raises(NotAMind, match="is damaged; begin without --resume"):
        checkpoint.read(tmp_path, scenario_in(SHIPPED / "city.toml"))
