"""Whatever is damaged, a reading command says so in a sentence and with a listed exit code."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.damage import LINES, Damage, a_lived_project, copied, damage, damages, run, tried

from reverie.cli._sentence import TRACE

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


@pytest.mark.parametrize("line", ["status", "journal", "nights", "doctor"])
def test_a_row_of_the_journal_that_makes_no_sense_is_damage(
    whole: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    monkeypatch.chdir(whole)
    mind = whole / ".reverie" / "mind.db"
    mind.write_bytes(mind.read_bytes().replace(b"night-ended", b"night-endud"))

    ended = run(line)

    assert ended.code == (0 if line == "status" else 5)
    assert ("damaged" in ended.complained + ended.printed) is (line != "status")


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
