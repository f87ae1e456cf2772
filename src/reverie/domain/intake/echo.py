"""Echoes: lines by which an agent only repeats what its memory told it, known by their form."""

from __future__ import annotations

import re

_HEAD = "From memory (reverie)"
_NAMED = re.compile(r"[-*>•] .{1,2000}\[f-\d{8}-\d{1,9}\]\Z")


def without_echoes(text: str) -> str:
    """What an agent says itself: nothing that it was reminded of, and no line of its briefing."""
    if _HEAD not in text and "[f-" not in text:
        return text
    kept = [line for line in text.split("\n") if not _is_echo(line.strip())]
    return "\n".join(kept).strip()


def _is_echo(line: str) -> bool:
    return line.lstrip("-*>• ").startswith(_HEAD) or _NAMED.match(line) is not None
