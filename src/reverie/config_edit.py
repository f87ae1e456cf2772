"""Editing config.toml: one setting is put into its table, and all else stays as it was written."""

from __future__ import annotations

import re

from reverie.errors import Refused, SettingRefused
from reverie.parsers import toml_in
from reverie.settings import GROUP_OF, GROUPS, Settings, no_such_setting
from reverie.settings.group import Setting, settings_in


def with_setting(text: str, name: str, value: str) -> tuple[str, object, str]:
    """The group of a setting, its value, and the text of a file that gives it that value."""
    if name not in GROUP_OF:
        raise no_such_setting(name)
    group = GROUP_OF[name]
    given = _parsed(name, dict(settings_in(GROUPS[group]))[name], value)
    Settings.of(**{name: given})
    line = f"{name} = {toml_value(given)}"
    after = _put(text, group, name, line)
    try:
        written = toml_in(after).get(group, {})
    except ValueError:
        written = {}
    if written.get(name) != (list(given) if isinstance(given, tuple) else given):
        raise Refused(f"config.toml is laid out so that only a hand can set it; write: {line}")
    return group, given, after


def toml_value(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return f"[{', '.join(map(toml_value, value))}]"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)


def _parsed(name: str, setting: Setting, value: str) -> object:
    """A value from the command line, as its setting wants it."""
    try:
        if setting.kind is int:
            return int(value)
        if setting.kind is float:
            return float(value)
    except ValueError:
        raise SettingRefused(name, f"{value!r} is not a number; give one") from None
    if setting.kind is bool:
        if value not in ("true", "false"):
            raise SettingRefused(name, f"{value!r} is neither; give true or false")
        return value == "true"
    if setting.kind is tuple:
        return tuple(word.strip() for word in value.split(","))
    if any(ord(letter) < 32 for letter in value):
        raise SettingRefused(name, "it holds a control character; give a word")
    return value


def _put(text: str, group: str, name: str, line: str) -> str:
    """A text with a line in a table: in place of the old one, else below the head of the table."""
    lines = text.splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):
        lines[-1] += "\n"
    head = re.compile(rf"\s*\[\s*{group}\s*\]\s*(#.*)?$")
    places = [place for place, it in enumerate(lines) if head.match(it)]
    if not places:
        gap = ["\n"] if lines and lines[-1].strip() else []
        return "".join([*lines, *gap, f"[{group}]\n", f"{line}\n"])
    begin = places[0] + 1
    ends = (place for place in range(begin, len(lines)) if re.match(r"\s*\[", lines[place]))
    end = next(ends, len(lines))
    same = re.compile(rf"\s*{name}\s*=")
    old = [place for place in range(begin, end) if same.match(lines[place])]
    if old:
        lines[old[0]] = f"{line}\n"
    else:
        lines.insert(begin, f"{line}\n")
    return "".join(lines)
