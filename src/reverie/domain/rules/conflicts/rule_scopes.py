"""Scopes of rules: whether two rule files ever hold at the same time, for the same files."""

from __future__ import annotations

import re
from collections.abc import Iterator

from reverie.domain.values.directive import Room, RuleFile

USER = "~"
ALONE = frozenset({Room.SKILL, Room.AGENT, Room.COMMAND, Room.BLOCK})
"""What is read by itself, and never beside another of its sort."""
_WILD = re.compile(r"[*?\[{]")
_BRACES = re.compile(r"\{([^{}]{1,200})\}")
MOST_GLOBS = 64


def hold_together(one: RuleFile, other: RuleFile) -> bool:
    """Whether an agent may have to obey both at once.

    A file that lies deeper narrows the one above it, as hosts read them, so they do not clash.
    """
    if one is other:
        return True
    if one.room in ALONE and other.room in ALONE:
        return False
    if one.scope != other.scope and {one.scope, other.scope} != {USER, ""}:
        return False
    return not (one.globs and other.globs) or any(
        _meet(a, b) for a in _spelt_out(one.globs) for b in _spelt_out(other.globs)
    )


def _spelt_out(globs: tuple[str, ...]) -> list[str]:
    """Globs without alternatives in braces, each alternative by itself."""
    return [spelt for glob in globs for spelt in _alternatives(glob)][:MOST_GLOBS]


def _alternatives(glob: str) -> Iterator[str]:
    found = _BRACES.search(glob)
    if not found:
        yield glob.removeprefix("./").lstrip("/")
        return
    for part in found[1].split(","):
        yield from _alternatives(f"{glob[: found.start()]}{part}{glob[found.end() :]}")


def _meet(one: str, other: str) -> bool:
    """Whether a path may fit both globs, by what they fix at their beginnings and ends."""
    starts = [_WILD.split(glob, maxsplit=1)[0] for glob in (one, other)]
    ends = [
        _WILD.split(glob)[-1].rpartition("]")[2] if _WILD.search(glob) else glob
        for glob in (one, other)
    ]
    if not (starts[0].startswith(starts[1]) or starts[1].startswith(starts[0])):
        return False
    return ends[0].endswith(ends[1]) or ends[1].endswith(ends[0])
