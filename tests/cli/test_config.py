"""The config.toml beside a mind is read, and what is wrong in it is said clearly."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import as_json, ran, said, typed


def configure(mind: Path, text: str | bytes) -> None:
    """Write the config.toml beside a mind."""
    (mind.parent / "config.toml").write_bytes(text.encode() if isinstance(text, str) else text)


def test_a_night_pins_the_settings_that_were_in_force(lived: Path) -> None:
    configure(lived, "undoable_nights = 7\nsalience_floor = 0.2\n")

    settings = as_json("plan")["settings"]

    assert settings["undoable_nights"] == 7
    assert settings["salience_floor"] == 0.2


def test_the_config_that_init_writes_changes_nothing(mind: Path) -> None:
    with_config = as_json("plan")["settings"]
    (mind.parent / "config.toml").unlink()

    assert as_json("plan")["settings"] == with_config


def test_a_setting_takes_effect(lived: Path) -> None:
    configure(lived, "undoable_nights = 1\n")
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
        ('undoable_nights = "3"', "'3' is not a number; give one"),
        ("undoable_nights = true", "True is not a number; give one"),
        ("undoable_nights = 3.5", "3.5 is not a whole number; give"),
        ("undoable_nights = -3", "it is negative; give a number"),
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
