"""Configuration: the settings of the config.toml beside a mind, checked by name and kind."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import asdict, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from reverie.domain.views.checked import Checked
from reverie.errors import Refused, SettingRefused
from reverie.settings import Settings

IN_RAM = ":memory:"
MOST_BYTES = 100_000
"""No file of settings is longer."""
SLEEP = "sleep"
"""The table whose names are settings as they stand; in others the table's name comes first."""


class NotYaml(Exception):
    """Where and why a text is not YAML we can use."""


def settings_beside(path: Path) -> Settings:
    """The settings of the config.toml beside a mind, or the defaults."""
    file = path.parent / "config.toml"
    if str(path) == IN_RAM or not file.is_file():
        return Settings()
    return settings_in(file, Settings())


def settings_in(file: Path, otherwise: Settings) -> Settings:
    """The settings of a file, TOML or YAML by its name, and others where it gives none."""
    text = _text_of(file)
    given: dict[str, object] = {}
    try:
        read = _yaml if file.suffix in (".yml", ".yaml") else tomllib.loads
        given = _flat(read(text))
        return Settings(**{**asdict(otherwise), **_checked(given)})
    except tomllib.TOMLDecodeError as error:
        raise Refused(f"{file} is not TOML: {error}; correct it") from None
    except NotYaml as error:
        raise Refused(f"{file}{error}; correct it") from None
    except SettingRefused as error:
        concerned = [error.name, *(name for name in given if name in error.why)]
        line = next((line for name in concerned if (line := _line_of(text, name))), None)
        where = f"{file}, line {line}" if line else f"{file}"
        raise SettingRefused(f"{error.name} in {where}", error.why) from None


def _text_of(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            written = opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise Refused(f"{file} cannot be read: {error.strerror}; give another file") from None
    if len(written) > MOST_BYTES:
        raise Refused(f"{file} is longer than {MOST_BYTES:,} bytes; it holds no settings")
    try:
        return written.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(f"{file} is not text in UTF-8; give TOML or YAML") from None


def _yaml(text: str) -> dict[str, Any]:
    from ruamel.yaml import YAML
    from ruamel.yaml.error import MarkedYAMLError, YAMLError

    try:
        given = YAML(typ="safe", pure=True).load(text)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        where = f", line {mark.line + 1}, column {mark.column + 1}" if mark else ""
        raise NotYaml(f"{where}: {error.problem or 'this is not YAML'}") from None
    except (YAMLError, ValueError, RecursionError):
        raise NotYaml(" is not YAML") from None
    if given is None:
        return {}
    if not isinstance(given, dict) or not all(isinstance(name, str) for name in given):
        raise NotYaml(" holds no settings: give names and values, such as sleep: and below it")
    return given


def _line_of(text: str, name: str) -> int | None:
    """The line of a text that gives a setting, by its own name or as the last part of it."""
    for number, line in enumerate(text.splitlines(), start=1):
        key = re.match(r"\s*[\"']?([\w-]+)[\"']?\s*[=:]", line)
        if key and (name == key.group(1) or name.endswith(f"_{key.group(1)}")):
            return number
    return None


def _flat(given: dict[str, Any]) -> dict[str, object]:
    """Settings by name; `axes` in a table `debt` is the setting `debt_axes`."""
    flat: dict[str, object] = {}
    for name, value in given.items():
        if name == "project":
            _check_project(value)
            continue
        if name == SLEEP and isinstance(value, dict):
            flat |= value
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


def _checked(given: dict[str, object]) -> dict[str, Any]:
    """What is given, each by the name and of the kind of a setting."""
    known = {field.name: str(field.type) for field in fields(Settings)}
    checked: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            close = get_close_matches(name, known, n=1)
            hint = f"did you mean {close[0]}?" if close else "see docs/reference/settings.md"
            raise SettingRefused(name, f"there is no such setting; {hint}")
        checked[name] = _of_kind(known[name], name, value)
    return checked


def _of_kind(kind: str, name: str, value: object) -> object:
    if kind == "tuple[str, ...]":
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise SettingRefused(name, f"{value!r} is not a list of words; give one")
        return tuple(value)
    if kind == "str":
        if not isinstance(value, str):
            raise SettingRefused(name, f"{value!r} is not a word; give one")
        return value
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise SettingRefused(name, f"{value!r} is not a number; give one")
    if kind == "int" and not isinstance(value, int):
        raise SettingRefused(name, f"{value!r} is not a whole number; give one")
    return value


def settings_problem(path: Path) -> Iterator[Checked]:
    """Whether the config.toml beside a mind can be used."""
    try:
        settings_beside(path)
        yield Checked(True, "the settings can be used")
    except Refused as error:
        yield Checked(False, str(error), f"correct {path.parent / 'config.toml'}")
