"""How nights, entries and changes are named on the command line: `3`, `e17`, `e17.2`."""

from __future__ import annotations

import re

import click

NAMES = "N is a night (3), an entry (e17) or a change (e17.2)"


def parsed(name: str) -> tuple[str, int, int]:
    """What is named: ("night", 3, 0), ("entry", 17, 0) or ("change", 17, 2)."""
    found = re.fullmatch(r"(e)?(\d{1,12})(?:\.(\d{1,9}))?", name)
    if not found or (found[3] and not found[1]):
        raise click.BadParameter(f"{name!r} names nothing: {NAMES}", param_hint="N")
    if found[3]:
        return "change", int(found[2]), int(found[3])
    return ("entry" if found[1] else "night"), int(found[2]), 0
