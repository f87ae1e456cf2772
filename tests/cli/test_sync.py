"""`reverie sync`: dormant until a way is set, and then one sentence about what came and went."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import as_json, ran, said


@pytest.fixture(autouse=True)
def _of_one_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", f"{tmp_path}-config")


@pytest.fixture
def disk(lived: Path, tmp_path: Path) -> Path:
    """A folder that the mind is set to travel to."""
    place = Path(f"{tmp_path}-disk")
    place.mkdir()
    said("config set backend folder")
    said(f"config set remote {place}")
    return place


@pytest.mark.parametrize("words", ["push", "pull", "night"])
def test_without_a_way_it_is_silent_and_all_is_well(lived: Path, words: str) -> None:
    assert said(f"sync {words}") == ""
    assert as_json("sync status") is None


def test_what_is_pushed_is_told_and_waits_no_more(disk: Path) -> None:
    before = as_json("sync status")
    assert before["last"] == ""
    assert "0 files came, 2 went" in said("sync push")
    after = as_json("sync status")
    assert (after["segments"], after["waiting"]) == (1, [])
    assert "waits to go: nothing" in said("sync status")


def test_another_folder_pulls_the_same_mind(disk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said("night")
    there = Path(f"{disk}-other")
    there.mkdir()
    monkeypatch.chdir(there)
    said("init")
    said("config set backend folder")
    said(f"config set remote {disk}")
    assert "the mind holds what other machines did" in said("sync pull")
    assert as_json("sync pull")["is_mind_new"] is False
    assert "never push to main" in said("memories").lower()


def test_a_night_runs_from_the_other_side_alone(disk: Path) -> None:
    said("sync push")
    told = said(f"sync night --folder {disk}")
    assert "night 1 completed" in told
    assert "the mind holds what other machines did" in said("sync pull")
    assert "never push to main" in said("memories").lower()


def test_a_disk_that_is_gone_is_a_sentence_and_the_code_of_a_server(disk: Path) -> None:
    disk.rmdir()
    told = ran("sync push")
    assert told.returncode == 7
    assert "is not there; mount it" in told.stderr


def test_a_secret_is_named_by_file_and_line_and_the_rest_goes(disk: Path, lived: Path) -> None:
    traces = lived.parent / "sync" / "traces"
    traces.mkdir(parents=True)
    (traces / "s.jsonl").write_text("ghp_" + "0123456789abcdefghijklmnopqrstuvwxyz" + "\n")
    told = ran("sync push")
    assert told.returncode == 2
    assert "held back: traces/s.jsonl, line 1" in told.stdout
    assert "ghp_" not in told.stdout + told.stderr


def test_a_way_that_came_with_git_is_refused_until_a_person_confirms_it(
    disk: Path, lived: Path
) -> None:
    config = lived.parent / "config.toml"
    config.write_text(config.read_text().replace(str(disk), f"{disk}-elsewhere"))
    told = ran("sync push")
    assert (told.returncode, "reverie config trust" in told.stderr) == (2, True)
    assert "confirmed" in said("config trust")
    assert ran("sync push").returncode == 7


def test_two_places_at_once_are_refused(lived: Path) -> None:
    told = ran("sync night --folder a --git b")
    assert (told.returncode, "name one place" in told.stderr) == (2, True)
