"""Whatever is damaged, a reading command says so in a sentence and with a listed exit code."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.damage import LINES, Damage, a_lived_project, copied, damage, damages, run, tried

from reverie.unforeseen import TRACE

FILES = 24


@pytest.fixture(scope="module")
def lived_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A project that has lived, for all tests of this page."""
    folder = tmp_path_factory.mktemp("damage")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("CLAUDE_CONFIG_DIR", f"{folder}-client")
        yield a_lived_project(folder / "lived")


@pytest.fixture
def whole(project: Path, lived_once: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project that has lived, undamaged."""
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", f"{lived_once.parent}-client")
    return copied(lived_once, project / "lived")


def test_every_reading_command_goes_well_on_a_whole_project(
    whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(whole)

    assert {line: how.complained for line in LINES if (how := run(line)).code} == {}


def test_every_reading_command_tells_of_a_damaged_file_in_a_sentence(whole: Path) -> None:
    badly_told = [
        (str(what), line, how)
        for what in damages(FILES, whole, seed=2)
        for line, how in tried(whole, what)
        if not how.is_well_told
    ]

    assert badly_told == []


@pytest.mark.parametrize(
    ("line", "code", "told"),
    [
        ("status", 0, "goes on with it"),
        ("journal", 0, "cannot be read (KeyError: 'night-endud'), take it away: `reverie undo e"),
        ("nights", 0, "unfinished"),
        ("doctor", 5, "reverie undo e"),
    ],
)
def test_a_row_of_the_journal_that_makes_no_sense_is_named(
    whole: Path, monkeypatch: pytest.MonkeyPatch, line: str, code: int, told: str
) -> None:
    monkeypatch.chdir(whole)
    spoil_the_journal(whole)

    ended = run(line)

    assert ended.code == code
    assert told in ended.printed


def test_a_damaged_mind_that_was_moved_here_gives_way_to_its_newest_copy(
    whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(whole)
    before = run("memories").printed
    spoil_the_journal(whole)
    moved = shutil.copy(whole / ".reverie" / "mind.db", whole / "elsewhere")
    os.replace(moved, whole / ".reverie" / "mind.db")

    assert "Never push to main" in before
    assert "Never push to main" in run("memories").printed
    assert "mind.db: now in .reverie/set-aside-" in run("status").printed


def test_a_plan_says_that_the_ledger_is_damaged(
    whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(whole)
    damage(whole, Damage(".reverie/state/.sleep.json", "cut off", 7))

    assert "the ledger is damaged; `reverie sleep status` rebuilds it" in run("plan").printed


def test_what_nobody_foresaw_is_a_sentence_that_says_where_and_what_to_do(
    whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(whole)
    monkeypatch.setenv("REVERIE_NOW", "9999-12-31T23:59-12:00")

    ended = run("plan")

    assert ended.code == 1
    assert ended.complained.startswith("reverie: something unexpected went wrong (OverflowError")
    assert "`reverie doctor`" in ended.complained
    assert len(ended.complained.splitlines()) == 1

    monkeypatch.setenv(TRACE, "1")
    with pytest.raises(OverflowError):
        run("plan")


def spoil_the_journal(project: Path) -> None:
    """Make rows of the journal senseless, in a mind that was looked at where it lies."""
    run("memories")
    mind = project / ".reverie" / "mind.db"
    mind.write_bytes(mind.read_bytes().replace(b"night-ended", b"night-endud"))
