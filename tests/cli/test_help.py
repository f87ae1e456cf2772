"""Help: every command is listed, says in one line what it does, and shows an example."""

from __future__ import annotations

import re

import pytest

from reverie.cli._app import COMMANDS
from tests.cli.terminal import ran, said, typed


def summary_of(name: str) -> str:
    """The first line of a command's help, below its usage."""
    _, _, below = said(f"{name} --help").partition("\n\n")
    return " ".join(below.partition("\n\n")[0].split())


def test_the_group_lists_every_command_with_its_summary() -> None:
    _, _, listed = said("--help").partition("Commands:\n")

    for name, (_, summary) in COMMANDS.items():
        assert any(line.split(None, 1) == [name, summary] for line in listed.splitlines()), name


def test_the_group_lists_the_exit_codes() -> None:
    _, _, listed = said("--help").partition("Exit codes:\n")

    assert [line.split()[0] for line in listed.splitlines()] == [*"01234567", "130"]


def test_the_group_shows_an_example_that_begins_with_init() -> None:
    _, _, example = said("--help").partition("Example:\n")

    assert example.splitlines()[0].strip() == "reverie init"


@pytest.mark.parametrize(
    ("line", "example"),
    [
        ("forget 2", 'reverie forget f-20260131-007 --why "we moved to Postgres"'),
        ("resolve 2", 'reverie resolve f-20260131-007 --why "the app retried; fixed in 2.3"'),
        ("recall", 'reverie recall "which database did we choose"'),
    ],
)
def test_a_call_with_something_missing_is_shown_a_whole_one(line: str, example: str) -> None:
    ended = ran(line)

    assert ended.returncode == 2
    assert ended.stderr.splitlines()[-1] == f"Example: {example}"


def test_the_group_alone_shows_its_help() -> None:
    ended = ran("")

    assert "Commands:" in ended.stdout + ended.stderr


GROUPS = (
    "sleep",
    "bookmark",
    "trigger",
    "transcript",
    "memory",
    "think",
    "puzzle",
    "config",
    "sync",
)
OF_A_LEDGER = (*GROUPS, "pause", "resume", "hook")


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_shows_an_example_of_that_command(name: str) -> None:
    shown = re.search(r"\bExamples?:\n(.+)", said(f"{name} --help"))

    assert shown
    assert f"reverie {name}" in shown[1]


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_opens_with_one_sentence(name: str) -> None:
    assert summary_of(name).endswith(".")


def test_each_command_says_of_itself_what_the_list_says_of_it() -> None:
    different = [name for name in COMMANDS if summary_of(name) != COMMANDS[name][1]]
    assert different == []


@pytest.mark.parametrize("group", GROUPS)
def test_every_command_of_a_group_has_an_example_and_a_home(group: str) -> None:
    names = [
        line.split()[0] for line in said(f"{group} --help").split("Commands:\n")[1].splitlines()
    ]

    for name in names:
        told = said(f"{group} {name} --help")
        assert f"reverie {group} {name}" in told.partition("Example:\n")[2]
        assert (
            "--mind FILE"
            if group in ("memory", "think", "config", "sync") or name == "aside"
            else "--home FOLDER"
        ) in told
        assert "--json" in told or name in ("debt", "edit", "join")


@pytest.mark.parametrize("name", [name for name in COMMANDS if name not in (*GROUPS, "hook")])
def test_every_command_can_print_json(name: str) -> None:
    assert "--json" in said(f"{name} --help")


OF_A_FOLDER = ("init", "links", "reconcile", "scan", "setup", "simulate", "trust", "uninstall")


@pytest.mark.parametrize("name", [n for n in COMMANDS if n not in (*OF_A_FOLDER, *OF_A_LEDGER)])
def test_every_command_about_a_mind_takes_a_mind_and_an_agent(name: str) -> None:
    told = said(f"{name} --help")

    assert "--mind FILE" in told
    assert "--agent NAME" in told


def test_help_is_not_wider_than_a_terminal() -> None:
    lines = [line for name in ["", *COMMANDS] for line in said(f"{name} --help").splitlines()]

    assert [line for line in lines if len(line) > 80] == []


def test_an_unknown_command_is_a_wrong_call() -> None:
    result = typed("dream")

    assert result.exit_code == 2
    assert "No such command 'dream'" in result.output


def test_the_version_is_told_by_both_names() -> None:
    from reverie import __version__

    assert ran("--version").stdout == f"reverie {__version__}\n"
    assert ran("-V").stdout == f"reverie {__version__}\n"
    assert said("--version") == f"reverie {__version__}\n"
