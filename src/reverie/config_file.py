"""Configuration: the settings of the config.toml beside a mind, a table for each group."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from reverie.domain.values.prompt import Price
from reverie.domain.views.checked import Checked
from reverie.errors import Refused, SettingRefused
from reverie.files import refuse_unless_file
from reverie.parsers import NotYaml, toml_in, yaml_in
from reverie.settings import GROUP_OF, GROUPS, Settings, no_such_setting
from reverie.settings.old_names import new_name
from reverie.text_file import text_of

IN_RAM = ":memory:"
"""Rankers that are no files of the project."""
MOST_BYTES = 100_000
"""No file of settings is longer."""


def settings_beside(path: Path) -> Settings:
    """The settings of the config.toml beside a mind, or the defaults."""
    file = path.parent / "config.toml"
    refuse_unless_file(file)
    if str(path) == IN_RAM or not file.is_file():
        return Settings()
    return settings_in(file, Settings())


def settings_in(file: Path, otherwise: Settings) -> Settings:
    """The settings of a file, TOML or YAML by its name, and others where it gives none."""
    text = _text_of(file)
    given: dict[str, object] = {}
    try:
        is_yaml = file.suffix in (".yml", ".yaml")
        given = _by_name(_yaml(file, text) if is_yaml else _toml(file, text))
        return otherwise.but(**given)
    except SettingRefused as error:
        concerned = [error.name, *(name for name in re.findall(r"\w+", error.why) if name in given)]
        line = next((line for name in concerned if (line := _line_of(text, name))), None)
        where = f"{file}, line {line}" if line else f"{file}"
        raise SettingRefused(f"{error.name} in {where}", error.why) from None


def _text_of(file: Path) -> str:
    return text_of(file, most=MOST_BYTES, holds="settings", form="TOML or YAML")


def _toml(file: Path, text: str) -> dict[str, Any]:
    try:
        return toml_in(text)
    except ValueError as error:
        raise Refused(f"{file} is not TOML: {error}; correct it") from None


def _yaml(file: Path, text: str) -> dict[str, Any]:
    try:
        given = yaml_in(text)
    except NotYaml as error:
        where = f", line {error.line}, column {error.column}" if error.line else ""
        raise Refused(f"{file}{where}: {error}; correct it") from None
    if given is None:
        return {}
    if not isinstance(given, dict) or not all(isinstance(name, str) for name in given):
        why = "holds no settings: give names and values, such as sleep: and below it"
        raise Refused(f"{file} {why}; correct it")
    return given


def _line_of(text: str, name: str) -> int | None:
    """The line of a text that gives a setting, or opens a table."""
    for number, line in enumerate(text.splitlines(), start=1):
        key = re.match(r"\s*(?:[\w-]+\.)*[\"']?([\w-]+)[\"']?\s*[=:]|\s*\[([\w-]+)\]", line)
        if key and name in key.groups():
            return number
    return None


def _by_name(given: dict[str, Any]) -> dict[str, object]:
    """Settings by name; each must stand in the table of its group."""
    found: dict[str, object] = {}
    for table, inner in given.items():
        if table == "project":
            _check_project(inner)
        elif table == "prices":
            _prices(inner)
        elif table not in GROUPS:
            raise _outside_groups(table, inner)
        elif inner is not None and not isinstance(inner, dict):
            raise SettingRefused(table, f"it is a table; write [{table}] and its settings below")
        else:
            found |= inner or {}
            for name in map(str, inner or {}):
                if GROUP_OF.get(name) != table:
                    raise _moved(name, f"{table}_{name}") or no_such_setting(name)
    return found


def _outside_groups(name: str, inner: object) -> SettingRefused:
    """Why a name beside the tables, or a table that is no group, cannot be taken."""
    if not isinstance(inner, dict):
        return _moved(name) or no_such_setting(name)
    if not inner:
        return SettingRefused(name, "the table is empty; leave it out")
    first = str(next(iter(inner)))
    tables = ", ".join(f"[{group}]" for group in GROUPS)
    return _moved(first, f"{name}_{first}") or SettingRefused(
        name, f"there is no such table; the tables are {tables}"
    )


def _moved(name: str, *older: str) -> SettingRefused | None:
    """Where a setting stands now, if it is one under another name or in another table."""
    for old in (name, *older):
        if now := new_name(old):
            why = f"it is now {now} below [{GROUP_OF[now]}]; move it there"
            return SettingRefused(name, why)
    return None


def _check_project(value: object) -> None:
    """Refuse a `[project]` that is not a list of files; the sub-agent reads it, no night does."""
    files = value.get("files") if isinstance(value, dict) and value.keys() == {"files"} else None
    if not isinstance(files, list) or not all(isinstance(file, str) for file in files):
        raise SettingRefused("project", 'it may only hold files = ["CHANGELOG.md", …]')
    if outside := [file for file in files if file.startswith("/") or ".." in file.split("/")]:
        raise SettingRefused("project", f"{outside[0]} leads out of the project; leave it out")


def prices_beside(path: Path) -> dict[str, Price]:
    """What models cost by the table [prices] of the config.toml beside a mind."""
    file = path.parent / "config.toml"
    if str(path) == IN_RAM or not file.is_file():
        return {}
    return _prices(_toml(file, _text_of(file)).get("prices"))


def _prices(value: object) -> dict[str, Price]:
    """A price for each model; refused unless it is two numbers."""
    if value is not None and not isinstance(value, dict):
        raise SettingRefused("prices", "it is a table; write [prices] and the models below")
    found: dict[str, Price] = {}
    for model, both in (value or {}).items():
        is_pair = isinstance(both, list) and len(both) == 2
        if not is_pair or not all(_is_amount(one) for one in both):
            why = f'write "{model}" = [read, written], what a million tokens cost'
            raise SettingRefused("prices", why)
        found[str(model)] = Price(*map(float, both))
    return found


def _is_amount(one: object) -> bool:
    return isinstance(one, int | float) and not isinstance(one, bool) and 0 <= one < 1e6


def settings_problem(path: Path) -> Iterator[Checked]:
    """Whether the config.toml beside a mind can be used."""
    try:
        settings_beside(path)
        yield Checked(True, "the settings can be used")
    except Refused as error:
        yield Checked(False, str(error), f"correct {path.parent / 'config.toml'}")
