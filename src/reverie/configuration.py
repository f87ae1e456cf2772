"""Configuration: the settings of the config.toml beside a mind, checked by name and kind."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from reverie.errors import Refused, SettingRefused
from reverie.settings import Settings
from reverie.stores.sqlite.checkup import Checked

IN_RAM = ":memory:"


def settings_beside(path: Path) -> Settings:
    """The settings of the config.toml beside a mind, or the defaults."""
    file = path.parent / "config.toml"
    if str(path) == IN_RAM or not file.is_file():
        return Settings()
    try:
        return _settings_from(_flat(tomllib.loads(file.read_text(encoding="utf-8"))))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Refused(f"{file} is not TOML: {error}; correct it") from None
    except SettingRefused as error:
        raise SettingRefused(f"{error.name} in {file}", error.why) from None


def _flat(given: dict[str, Any]) -> dict[str, object]:
    """Settings by name; `axes` in a table `debt` is the setting `debt_axes`."""
    flat: dict[str, object] = {}
    for name, value in given.items():
        if name == "project":
            _check_project(value)
            continue
        if isinstance(value, dict) and not value:
            raise SettingRefused(name, "the table is empty; leave it out")
        if isinstance(value, dict):
            flat |= {f"{name}_{inner}": deep for inner, deep in value.items()}
        else:
            flat[name] = value
    return flat


def _check_project(value: object) -> None:
    """Refuse a `[project]` that is not a list of files; the sub-agent reads it, no night does."""
    files = value.get("files") if isinstance(value, dict) and value.keys() == {"files"} else None
    if not isinstance(files, list) or not all(isinstance(file, str) for file in files):
        raise SettingRefused("project", 'it may only hold files = ["CHANGELOG.md", …]')


def _settings_from(given: dict[str, object]) -> Settings:
    known = {field.name: field.type for field in fields(Settings)}
    numbers: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            close = get_close_matches(name, known, n=1)
            hint = f"did you mean {close[0]}?" if close else "see docs/reference/settings.md"
            raise SettingRefused(name, f"there is no such setting; {hint}")
        if known[name] == "tuple[str, ...]":
            if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
                raise SettingRefused(name, f"{value!r} is not a list of words; give one")
            numbers[name] = tuple(value)
            continue
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise SettingRefused(name, f"{value!r} is not a number; give one")
        if known[name] == "int" and not isinstance(value, int):
            raise SettingRefused(name, f"{value!r} is not a whole number; give one")
        numbers[name] = value
    return Settings(**numbers)


def settings_problem(path: Path) -> Iterator[Checked]:
    """Whether the config.toml beside a mind can be used."""
    try:
        settings_beside(path)
        yield Checked(True, "the settings can be used")
    except Refused as error:
        yield Checked(False, str(error), f"correct {path.parent / 'config.toml'}")
