"""Handoff references: how one file hands on to another, as patterns that can be set."""

from __future__ import annotations

import re
from functools import lru_cache

from reverie.errors import SettingRefused

PLACE = "{path}"
DEFAULT_HANDOFFS = ("handoff: {path}", "@handoff({path})")
"""The two patterns that are looked for where none are set."""
_PATH = r"`?((?:[\w.~-]+/)*[\w.~-]*(?:/|\.)[\w~-]+)`?"
"""A name with a folder or an ending: a bare word after the mark hands on to nothing."""


@lru_cache(maxsize=8)
def handoff_patterns(told: tuple[str, ...]) -> tuple[re.Pattern[str], ...]:
    """The patterns as regular expressions; the path is their first group."""
    return tuple(_pattern(one) for one in told)


def handoffs_from(setting: str) -> tuple[str, ...]:
    """The patterns of a setting, one a line or parted by semicolons; each names its path."""
    told = tuple(part.strip() for part in re.split(r"[;\n]", setting) if part.strip())
    for one in told:
        if one.count(PLACE) != 1:
            raise SettingRefused("handoff_patterns", f"{one!r} must say once where {PLACE} stands")
    return told or DEFAULT_HANDOFFS


def _pattern(told: str) -> re.Pattern[str]:
    before, _, after = told.partition(PLACE)
    spaced = re.sub(r"(?:\\ )+", r"\\s*", re.escape(before))
    return re.compile(rf"(?<!\w){spaced}{_PATH}{re.escape(after)}", re.IGNORECASE)
