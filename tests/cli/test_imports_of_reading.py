"""Commands that only read are asked often, so they load no more than they need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ASKED = """
import os, sys
os._exit = sys.exit  # commands leave at once, but here something is still to be said
sys.argv = ["reverie", *sys.argv[1:]]
from reverie.cli import main
try:
    main()
finally:
    print(*sorted(sys.modules), file=sys.stderr)
"""
OURS_IN_STATUS = {
    "reverie",
    "reverie.cli",
    "reverie.cli._app",
    "reverie.cli._options",
    "reverie.cli._person",
    "reverie.cli._place",
    "reverie.cli._terminal",
    "reverie.cli.status",
    "reverie.domain",
    "reverie.awake",
    "reverie.domain.journal",
    "reverie.domain.journal.standing",
    "reverie.awake.brought",
    "reverie.awake.home",
    "reverie.awake.home_seal",
    "reverie.files",
    "reverie.keyed",
    "reverie.known_minds",
    "reverie.leftovers",
    "reverie.stores",
    "reverie.stores.sqlite",
    "reverie.stores.sqlite.glance",
    "reverie.version",
}
TOO_HEAVY_FOR_STATUS = {
    "asyncio",
    "dataclasses",
    "msgspec",
    "reverie.domain.values.memory",
    "reverie.engine",
    "reverie.wiring",
    "rich",
    "tomllib",
    "typing_extensions",
}
TOO_HEAVY_FOR_VERSION = TOO_HEAVY_FOR_STATUS | {"click", "inspect", "json", "sqlite3"}


READING = {
    "status": ("status",),
    "recall": ("recall", "push"),
    "memories": ("memories",),
    "explain": ("explain", "1"),
    "briefing": ("briefing",),
    "journal": ("journal",),
    "plan": ("plan",),
    "beliefs": ("beliefs",),
}
"""The commands that only read, as they are called."""
ROOMS = {
    "recall": {"recall"},
    "memories": {"engine", "writing"},
    "explain": {"engine", "writing"},
    "briefing": {"memory_file"},
    "journal": {"writing"},
    "plan": {"engine", "stages", "writing"},
    "beliefs": {"engine", "writing"},
}
"""The rooms of each command, besides those that every one of them enters."""
EVERY = {
    "awake",
    "cli",
    "clocks",
    "domain",
    "errors",
    "files",
    "leftovers",
    "frozen",
    "keyed",
    "known_minds",
    "mind",
    "settings",
    "stores",
    "unforeseen",
    "version",
    "wiring",
}
"""`awake` only to find the nearest mind, `stores` only on disk, `files` for its locks."""
NEVER_READ_WITH = {
    "asyncio",
    "reverie.engine.nightfall",
    "reverie.engine.sleeping",
    "reverie.engine.waking",
    "reverie.memory_file.compose",
    "reverie.memory_file.place",
    "reverie.memory_file.sync",
    "reverie.config_file",
    "reverie.ports",
    "reverie.stages.context",
    "reverie.stores.ram.store",
    "reverie.stores.sqlite.tables",
    "ruamel",
    "tempfile",
    "tomllib",
}
"""What only those who write, sleep or are configured need; a night has left a briefing ready."""
CHANGES = {
    "reverie.domain.journal.kinds",
    "reverie.domain.journal.parts",
    "reverie.stores.codec",
}
"""What changes are made of: only `explain` tells them."""
READ_WITHOUT = {
    "recall": CHANGES | {"hashlib", "msgspec", "reverie.domain.journal.entry"},
    "memories": CHANGES | {"hashlib", "msgspec", "reverie.domain.journal.entry"},
    "briefing": CHANGES | {"hashlib", "rs_bpe"},
    "journal": CHANGES | {"hashlib"},
    "plan": CHANGES | {"hashlib", "msgspec", "reverie.domain.journal.entry"},
}
"""What is heavy and not needed by one or another."""


def loaded_by(*words: str) -> set[str]:
    """The modules a command line has loaded when it ends well."""
    ended = subprocess.run(
        [sys.executable, "-c", ASKED, *words],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return set(ended.stderr.split())


def ours(modules: set[str]) -> set[str]:
    """Those of a set of modules that belong to Reverie."""
    return {name for name in modules if name.split(".")[0] == "reverie"}


@pytest.fixture(params=["a new mind", "a mind that has slept"])
def some_mind(request: pytest.FixtureRequest) -> Path:
    """A mind, whatever it has been through."""
    chosen = "mind" if request.param == "a new mind" else "slept"
    found = request.getfixturevalue(chosen)
    assert isinstance(found, Path)
    return found


@pytest.mark.parametrize("name", sorted(ROOMS))
def test_a_reading_command_enters_only_the_rooms_it_needs(name: str, slept: Path) -> None:
    loaded = ours(loaded_by(*READING[name]))
    rooms = {module.split(".")[1] for module in loaded if "." in module}

    assert rooms - EVERY - ROOMS[name] == set()
    assert {module for module in loaded if module.startswith("reverie.awake.")} == {
        "reverie.awake.home",
        "reverie.awake.home_seal",
    }


@pytest.mark.parametrize("name", sorted(READING))
def test_a_reading_command_loads_nothing_of_sleeping_or_writing(name: str, slept: Path) -> None:
    assert loaded_by(*READING[name]) & NEVER_READ_WITH == set()


@pytest.mark.parametrize("name", sorted(READ_WITHOUT))
def test_a_reading_command_does_without_what_others_need(name: str, slept: Path) -> None:
    assert loaded_by(*READING[name]) & READ_WITHOUT[name] == set()


def test_status_loads_nothing_heavy(some_mind: Path) -> None:
    assert loaded_by("status") & TOO_HEAVY_FOR_STATUS == set()


def test_status_loads_exactly_these_modules_of_ours(some_mind: Path) -> None:
    assert ours(loaded_by("status")) == OURS_IN_STATUS


def test_status_for_programs_loads_json_and_nothing_else_of_note(some_mind: Path) -> None:
    loaded = loaded_by("status", "--json")

    assert loaded & TOO_HEAVY_FOR_STATUS == set()
    assert ours(loaded) == OURS_IN_STATUS


@pytest.mark.parametrize("word", ["--version", "-V"])
def test_the_version_is_told_with_next_to_nothing(word: str) -> None:
    loaded = loaded_by(word)

    assert loaded & TOO_HEAVY_FOR_VERSION == set()
    assert ours(loaded) == {"reverie", "reverie.cli", "reverie.version"}


def test_help_loads_no_command() -> None:
    assert ours(loaded_by("--help")) == {
        "reverie",
        "reverie.cli",
        "reverie.cli._app",
        "reverie.cli._terminal",
        "reverie.version",
    }
