"""`reverie memory`: the file is read, corrected, checked and merged from the command line."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import CHOICE, RULE, as_json, memory_texts, ran, said

NEW = "Never push to any branch."


@pytest.fixture
def file(slept: Path) -> Path:
    """The memory file of a mind with one night behind it."""
    return slept.with_name("memory.yml")


def edit(file: Path, old: str = RULE, new: str = NEW) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def test_a_night_writes_the_file_and_git_ignores_what_is_beside_it(file: Path) -> None:
    assert RULE in file.read_text()
    assert "state/" in file.with_name(".gitignore").read_text()


def test_show_prints_what_the_file_says_and_writes_nothing(file: Path) -> None:
    text = file.read_text()

    assert said("memory show") == text
    assert as_json("memory show")["constraints"][0]["text"] == RULE
    assert file.read_text() == text


def test_check_tells_the_state_and_what_weakens_the_file(file: Path) -> None:
    edit(file, CHOICE, "We decided to use SQLite.")

    told = said("memory check")

    assert "edited, 1 edit to take" in told
    assert "of 4,000 tokens" in told
    assert "lacks what it was chosen over, why" in told
    assert as_json("memory check")["state"] == "edited"


def test_diff_tells_what_taking_would_change_and_changes_nothing(file: Path) -> None:
    assert said("memory diff") == "Nothing was edited.\n"
    edit(file)

    assert f"“{RULE}” becomes “{NEW}”" in said("memory diff")
    assert as_json("memory diff")["by_hand"] == as_json("memory diff")["by_hand"] != []
    assert RULE in memory_texts()


def test_take_takes_and_names_the_way_back(file: Path) -> None:
    edit(file)

    told = said("memory take")

    assert "1 edit by hand:" in told
    assert NEW in memory_texts()
    back = told.rsplit("`reverie ", 1)[1].split("`")[0]
    said(back, keys="y\nagain\n")
    assert RULE in memory_texts()
    assert RULE in file.read_text()


def test_take_speaks_json(file: Path) -> None:
    edit(file)

    told = as_json("memory take")

    assert (told["written"], len(told["by_hand"])) == (True, 1)
    assert (told["by_machine"], told["proposed"]) == ([], [])


def test_taking_nothing_says_so(file: Path) -> None:
    assert said("memory take") == "Nothing was edited.\n"


def test_a_missing_file_is_written_anew(file: Path) -> None:
    file.unlink()
    said("memory take")

    assert RULE in file.read_text()
    assert RULE in memory_texts()


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("version: 1", "version: 2", "line 5, column 12"),
        ("meta:", "<<<<<<< HEAD\nmeta:", "line 4, column 1"),
        ("  doubts: []", "  doubts: []\n  doubts: []", "column 3"),
        ("  doubts: []", "\tdoubts: []", "column 1"),
        ("  doubts: []", "  worries: []", "`worries` is not known here"),
    ],
)
def test_a_broken_file_is_refused_with_its_place_and_left(
    file: Path, old: str, new: str, line: str
) -> None:
    edit(file, old, new)
    broken, before = file.read_bytes(), memory_texts()

    for words in ("memory take", "memory diff", "memory check"):
        ended = ran(words)
        assert (ended.returncode, ended.stdout) == (2, "")
        assert ended.stderr.startswith("reverie: memory.yml, line ")
        assert line in ended.stderr

    assert (file.read_bytes(), memory_texts()) == (broken, before)


@pytest.mark.parametrize("blob", [b"", b"\xff\xfe\x00", b"- a\n- b\n", b"# " + b"x" * (5 << 20)])
def test_a_file_that_is_none_is_refused(file: Path, blob: bytes) -> None:
    file.write_bytes(blob)
    ended = ran("memory take")

    assert ended.returncode == 2
    assert "memory.yml, line 1, column 1: " in ended.stderr
    assert file.read_bytes() == blob


def test_a_night_goes_on_beside_a_broken_file_and_says_so(file: Path) -> None:
    edit(file, "version: 1", "version: 2")
    broken = file.read_bytes()
    said('record "Always lint first." --session tuesday --end')

    told = said("night")

    assert "memory.yml, line 5, column 12" in told
    assert "memory.yml.tonight" in told
    assert file.read_bytes() == broken
    assert "Always lint first." in file.with_name("memory.yml.tonight").read_text()


def test_a_dry_run_leaves_the_file_alone(file: Path) -> None:
    edit(file)
    edited = file.read_bytes()
    said("night --dry-run")

    assert file.read_bytes() == edited
    assert not file.with_name("memory.yml.tonight").exists()


def test_merge_takes_both_sides_of_a_conflict(file: Path) -> None:
    text = file.read_text()
    both = f"<<<<<<< HEAD\n      text: {NEW}\n=======\n      text: Never pull.\n>>>>>>> theirs"
    file.write_text(text.replace(f"      text: {RULE}", both))
    assert "git left a conflict here" in ran("memory take").stderr

    told = said("memory merge")

    assert "memory.yml holds both sides now; `git add` it" in told
    assert "<<<<" not in file.read_text()


def test_edit_opens_an_editor_and_takes_what_it_saved(file: Path, tmp_path: Path) -> None:
    editor = tmp_path / "editor"
    editor.write_text(f"#!/bin/sh\nsed -i 's/{RULE}/{NEW}/' \"$1\"\n")
    editor.chmod(editor.stat().st_mode | stat.S_IXUSR)
    ended = subprocess.run(
        [Path(sys.executable).with_name("reverie"), "memory", "edit"],
        env={**os.environ, "EDITOR": str(editor), "VISUAL": str(editor)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert f"becomes “{NEW}”" in ended.stdout
    assert NEW in memory_texts()


def test_only_a_mind_in_a_folder_of_its_own_has_a_file(slept: Path, tmp_path: Path) -> None:
    lone = tmp_path / "lone.db"
    said(f"export {tmp_path}/mind.jsonl")
    said(f"import {tmp_path}/mind.jsonl --mind {lone}")
    ended = ran(f"memory take --mind {lone}")

    assert ended.returncode == 3
    assert "reverie init" in ended.stderr


def test_what_is_told_awake_is_in_the_file_at_once(file: Path) -> None:
    said('remember "Always lint first."')
    assert "Always lint first." in file.read_text()

    name = next(m["name"] for m in as_json("memories") if "lint" in m["wording"]["text"])
    said(f'forget {name} --why "not so"')
    assert "Always lint first." not in file.read_text()


# What take would refuse, and other letters.


@pytest.mark.parametrize(
    "entry",
    ["{id: f-20260101-099, text: Who?}", "{text: Who?, anchors: [f-20260101-099]}", "x" * 2_001],
)
def test_check_tells_whether_the_file_can_be_taken(file: Path, entry: str) -> None:
    edit(file, "  doubts: []", f"  doubts: [{entry}]")
    assert ran("memory take").returncode == 2

    assert ran("memory check").returncode == 2


def test_a_take_that_changed_nothing_names_no_way_back(file: Path) -> None:
    edit(file, "  narrative_hooks: []", f"  narrative_hooks: [{RULE}]")

    assert "undo" not in said("memory take")


def test_the_file_is_utf_8_whatever_the_terminal_speaks(mind: Path) -> None:
    said('record "Never use Größe as a name." --session monday --end')
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    ended = subprocess.run(
        [Path(sys.executable).with_name("reverie"), "night", "--json"],
        env={**os.environ, **plain},
        capture_output=True,
        text=True,
        check=False,
    )

    assert ended.returncode == 0, ended.stderr[-300:]
    assert "Größe" in mind.with_name("memory.yml").read_text(encoding="utf-8")


def test_a_deed_goes_well_beside_a_file_that_is_not_utf_8(file: Path) -> None:
    file.write_bytes(b"\xff\xfe")
    ended = ran('remember "Always lint first."')

    assert "Always lint first." in json.loads(ran("memories --json").stdout)[0]["wording"]["text"]
    assert ended.returncode == 0
