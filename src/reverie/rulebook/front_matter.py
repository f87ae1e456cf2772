"""Front matter: the few fields at the head of a rule file that say what it is and is for."""

from __future__ import annotations

import re
from typing import NamedTuple

from reverie.parsers import NotYaml, yaml_in

_FENCE = re.compile(r"---[ \t]*\r?\n")
_END = re.compile(r"^(?:---|\.\.\.)[ \t]*\r?$", re.MULTILINE)
SCOPES = ("paths", "globs", "applyTo")
"""The fields that say for which files a rule is."""
MOST_CHARS = 20_000


class FrontMatter(NamedTuple):
    """What stands at the head of a file, and how many lines that takes."""

    fields: dict[str, tuple[str, ...]]
    lines: int = 0
    trouble: str = ""

    def first(self, field: str) -> str:
        """The one value of a field, if it has one."""
        return next(iter(self.fields.get(field, ())), "")

    def globs(self) -> tuple[str, ...]:
        """The paths a rule is for."""
        told = (glob for name in SCOPES for glob in self.fields.get(name, ()))
        parted = (part.strip() for glob in told for part in _outside_braces(glob))
        return tuple(dict.fromkeys(part for part in parted if part))


NONE = FrontMatter({})


def front_matter(text: str) -> FrontMatter:
    """The fields at the head of a text; one that does not parse is told, and the text stays."""
    opened = _FENCE.match(text)
    closed = _END.search(text, opened.end(), opened.end() + MOST_CHARS) if opened else None
    if not (opened and closed):
        return NONE
    lines = text.count("\n", 0, closed.start()) + 1
    try:
        told = yaml_in(text[opened.end() : closed.start()])
    except NotYaml:
        return FrontMatter(_by_lines(text[opened.end() : closed.start()]), lines, "does not parse")
    if told is None:
        return FrontMatter({}, lines)
    if not isinstance(told, dict):
        return FrontMatter({}, lines, "is no list of fields")
    return FrontMatter({str(name): _texts(value) for name, value in told.items()}, lines)


def _by_lines(text: str) -> dict[str, tuple[str, ...]]:
    """Fields that stand on one line each, where YAML does not take the whole: `globs: **/*.ts`."""
    found: dict[str, tuple[str, ...]] = {}
    for line in text.splitlines():
        name, colon, value = line.partition(":")
        if colon and name.isidentifier() and value.strip():
            found[name] = (value.strip().strip("\"'"),)
    return found


def _texts(value: object) -> tuple[str, ...]:
    if isinstance(value, list):
        return tuple(str(one) for one in value if isinstance(one, str | int | float))
    return (str(value),) if isinstance(value, str | int | float) else ()


def _outside_braces(glob: str) -> list[str]:
    """A list of globs in one text, cut at its commas but not within `{a,b}`."""
    runs = re.findall(r"[^{}]+\}?|[{}]", glob)
    held = "".join(run.replace(",", "\0") if run[-1] == "}" else run for run in runs)
    return [one.replace("\0", ",") for one in held.split(",")]
