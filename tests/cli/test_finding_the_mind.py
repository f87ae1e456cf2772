"""The mind is found like a git repository: by walking up, unless one is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.cli._app import COMMANDS
from tests.cli.terminal import as_json, ran, said, typed

NEEDING_A_MIND = [
    "record hello --session a",
    "end a",
    "status",
    "quarantine",
    "plan",
    "night",
    "doze",
    "live --once",
    "stimulus hello",
    "wake",
    "nights",
    "dreams",
    "report",
    "audit",
    "journal",
    "stream",
    "metrics",
    "memories",
    "explain f-1",
    "recall hello",
    "briefing",
    "remember hello",
    "edit f-1 hello",
    "forget f-1 --why asked",
    "proposals",
    "undo 1",
    "export away.gz",
    "rebuild",
    "doctor",
    "resolve f-1 --why asked",
    "confirm f-1",
    "questions",
    "beliefs",
    "memory check",
    "quiz",
    "think packet",
    "used f-1",
    "gist",
    "config show",
    "puzzle list",
]


def test_the_lines_below_cover_every_command_that_needs_a_mind() -> None:
    ledger = {"sleep", "bookmark", "trigger", "transcript", "pause", "resume", "hook"}
    rules = {"scan", "reconcile", "links"}  # they look at files, with a mind or without one
    others = {"init", "setup", "sync", "trust", "uninstall", "import", "simulate"}
    others |= ledger | rules
    assert {line.split()[0] for line in NEEDING_A_MIND} == set(COMMANDS) - others


def test_the_mind_is_found_by_walking_up(
    mind: Path, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deep = project / "src" / "deep"
    deep.mkdir(parents=True)
    monkeypatch.chdir(deep)

    assert as_json("status")["mind"] == str(mind)


def test_the_nearest_mind_is_taken(
    mind: Path, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said("init inner --make")
    monkeypatch.chdir(project / "inner")

    assert as_json("status")["mind"] == str(project / "inner" / ".reverie" / "mind.db")


def test_a_mind_can_be_named_by_an_option(mind: Path, project: Path) -> None:
    said("init elsewhere --make")

    assert as_json("status --mind elsewhere/.reverie/mind.db")["mind"].startswith("elsewhere")


def test_a_mind_can_be_named_by_the_environment(
    mind: Path, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said("init elsewhere --make")
    elsewhere = str(project / "elsewhere" / ".reverie" / "mind.db")
    monkeypatch.setenv("REVERIE_MIND", elsewhere)

    assert as_json("status")["mind"] == elsewhere
    assert elsewhere in ran("status", mind=elsewhere).stdout


def test_the_option_wins_over_the_environment(mind: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REVERIE_MIND", "nowhere.db")

    assert as_json(f"status --mind {mind}")["mind"] == str(mind)


def test_a_relative_name_is_taken_from_the_working_folder(
    mind: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(mind.parent)

    assert as_json("status --mind mind.db")["mind"] == "mind.db"


@pytest.mark.parametrize("line", NEEDING_A_MIND)
def test_without_a_mind_a_command_names_the_next_step(line: str, project: Path) -> None:
    result = typed(line)

    assert result.exit_code == 3
    assert "`reverie init`" in result.output
    assert list(project.iterdir()) == []


def test_without_a_mind_the_process_leaves_with_three() -> None:
    ended = ran("status")

    assert ended.returncode == 3
    assert ended.stdout == ""
    assert "no mind here or in a folder above" in ended.stderr


@pytest.mark.parametrize("way", ["option", "environment"])
def test_a_named_mind_that_is_not_there_leaves_with_three(way: str) -> None:
    line, named = ("status --mind no.db", None) if way == "option" else ("status", "no.db")

    assert ran(line, mind=named).returncode == 3


def test_a_named_mind_that_is_not_there_is_named_and_not_made(project: Path) -> None:
    result = typed("status --mind no.db")

    assert (
        "there is no mind at no.db; check the path, or make one with `reverie init`"
        in result.output
    )
    assert list(project.iterdir()) == []


def test_two_agents_share_a_file_and_know_nothing_of_each_other(mind: Path) -> None:
    said('remember "Ada likes tea." --agent ada')
    said('remember "Ben likes beer." --agent ben')

    assert "tea" in said("memories --agent ada")
    assert "beer" not in said("memories --agent ada")
    assert said("memories") == "no memories: `reverie night`\n"
