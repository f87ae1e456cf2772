"""The config.toml beside a mind is read, and what is wrong in it is said clearly."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.settings import GROUPS
from tests.cli.terminal import as_json, ran, said, typed


def configure(mind: Path, text: str | bytes) -> None:
    """Write the config.toml beside a mind."""
    (mind.parent / "config.toml").write_bytes(text.encode() if isinstance(text, str) else text)


def test_a_night_pins_the_settings_that_were_in_force(lived: Path) -> None:
    configure(lived, "[journal]\nundoable_nights = 7\n[memory]\nsalience_floor = 0.2\n")

    settings = as_json("plan --settings")["settings"]

    assert settings["journal"]["undoable_nights"] == 7
    assert settings["memory"]["salience_floor"] == 0.2


def test_the_config_that_init_writes_changes_nothing(mind: Path) -> None:
    with_config = as_json("plan --settings")["settings"]
    (mind.parent / "config.toml").unlink()

    assert as_json("plan --settings")["settings"] == with_config


def test_a_setting_takes_effect(lived: Path) -> None:
    configure(lived, "[journal]\nundoable_nights = 1\n[sleep]\nnight_apart_h = 0\n")
    said("night")
    said("night")

    assert [night["plan"]["night"] for night in as_json("nights")] == [2]
    ended = ran("undo 1 -y")
    assert ended.returncode == 6
    assert "night 1 is folded into the origin" in ended.stderr


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("undoable_night = 3", "there is no such setting; did you mean undo"),
        ("colour = 3", "there is no such setting; see docs/reference/settings"),
        ('[journal]\nundoable_nights = "3"', "'3' is not a number; give one"),
        ("[journal]\nundoable_nights = true", "True is not a number; give one"),
        ("[journal]\nundoable_nights = 3.5", "3.5 is not a whole number; give"),
        ("[journal]\nundoable_nights = -3", "it is negative; give a number"),
        ("undoable_nights = \n", "line 1, column"),
        ("[sleep]\nx = 1", "there is no such setting"),
        (b"\xff", "config.toml"),
    ],
)
def test_a_wrong_setting_is_refused_by_name(mind: Path, text: str | bytes, why: str) -> None:
    configure(mind, text)

    ended = ran("night")

    assert ended.returncode == 2
    assert why in ended.stderr
    assert why in typed("doctor").output


def test_the_doctor_names_the_file_to_correct(mind: Path) -> None:
    configure(mind, "undoable_night = 3\n")

    assert f"correct {mind.parent / 'config.toml'}" in typed("doctor").output


def test_a_wrong_setting_is_refused_with_the_file_it_is_in(mind: Path) -> None:
    configure(mind, "undoable_night = 3\n")

    assert "config.toml" in ran("night").stderr


def test_a_file_that_is_no_toml_is_not_called_a_setting(mind: Path) -> None:
    configure(mind, "undoable_nights = ")

    assert not ran("night").stderr.startswith("reverie: setting /")


def test_status_is_told_whatever_the_config_says(mind: Path) -> None:
    configure(mind, "undoable_night = 3\n")

    assert ran("status").returncode == 0


@pytest.mark.parametrize(
    ("text", "name", "line", "now"),
    [
        ("# mine\n\ntoken_budget = 900", "token_budget", 3, "token_budget below [file]"),
        ("undoable_nights = 7", "undoable_nights", 1, "undoable_nights below [journal]"),
        ("recall_vectors = 1", "recall_vectors", 1, "vectors below [recall]"),
        ("drowsy_debt = 3", "drowsy_debt", 1, "drowsy below [debt]"),
        ("[sleep]\nmax_cycles = 3\ntag_share = 9", "tag_share", 3, "tag_share below [keep]"),
        ("[hook]\nread_bytes = 10", "read_bytes", 2, "read_bytes below [hooks]"),
        ("[awake_stream]\nentries = 10", "entries", 2, "awake_entries below [streams]"),
        ("[salience]\nfloor = 0.2", "floor", 2, "salience_floor below [memory]"),
        ("[debt]\ndebt_axes = ['tools']", "debt_axes", 2, "axes below [debt]"),
        ("sleep.tag_share = 9", "tag_share", 1, "tag_share below [keep]"),
    ],
)
def test_a_setting_that_moved_is_refused_with_its_new_place_and_the_line(
    mind: Path, text: str, name: str, line: int, now: str
) -> None:
    configure(mind, text)
    where = f"setting {name} in {mind.parent / 'config.toml'}, line {line}: "

    ended = ran("night")

    assert ended.returncode == 2
    assert f"{where}it is now {now}; move it there" in ended.stderr


def test_a_setting_that_moved_is_refused_in_yaml_too(mind: Path) -> None:
    Path("mine.yml").write_text("# mine\ntoken_budget: 900\n")

    ended = ran("night --config mine.yml")

    assert "mine.yml, line 2: it is now token_budget below [file]; move it there" in ended.stderr


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[colour]\nred = 3", "line 1: there is no such table; the tables are [record], [keep]"),
        ("sleep = 3", "line 1: it is a table; write [sleep] and its settings below"),
        ("[colour]", "line 1: the table is empty; leave it out"),
    ],
)
def test_a_table_that_is_no_group_is_refused(mind: Path, text: str, why: str) -> None:
    configure(mind, text)

    assert why in ran("night").stderr


def test_every_group_is_a_table(mind: Path) -> None:
    configure(mind, "\n".join(f"[{group}]" for group in GROUPS))

    assert ran("night").returncode == 0


@pytest.mark.parametrize("file", ["/etc/passwd", "../../.bashrc", "docs/../../x"])
def test_a_file_outside_of_the_project_is_none_to_add_to(lived: Path, file: str) -> None:
    configure(lived, f'[project]\nfiles = ["{file}"]\n')

    ended = ran("plan")

    assert ended.returncode == 2
    assert "leads out of the project" in ended.stderr
