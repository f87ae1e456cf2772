"""Mornings: what nights had to say beside their journal, and the debt before and after them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from reverie import files, keyed
from reverie.domain.views.report import Beside
from reverie.errors import PathRefused

FILE = "mornings.json"
MOST_ASKED = 5
"""How many questions about the working tree one morning asks."""
KEPT = 400
"""How many mornings are kept; older nights are folded by then."""


def beside_of(home: Path | None, night: int) -> Beside:
    """What is known beside the journal of a night; nothing if nobody noted it."""
    found = _read(home).get(str(night)) if home else None
    return _beside(found) if isinstance(found, dict) else Beside()


def note_morning(home: Path, night: int, beside: Beside) -> None:
    """Note what a night had to say; of one that went on, what was said before stays."""
    book = _read(home)
    known = beside_of(home, night)
    before = known.debt_before if known.debt_before is not None else beside.debt_before
    after = beside.debt_after if beside.debt_after is not None else known.debt_after
    notes = dict.fromkeys((*known.notes, *beside.notes))
    asked = list(dict.fromkeys((*known.asked, *beside.asked)))[:MOST_ASKED]
    told = {"notes": list(notes), "debt_before": before, "debt_after": after}
    book[str(night)] = told | ({"asked": asked} if asked else {})
    newest = sorted(book, key=int)[-KEPT:]
    files.make_folder(home / "state")
    text = json.dumps({name: book[name] for name in newest}, ensure_ascii=False)
    keyed.write_whole(home / "state" / FILE, text)


def asked_before(home: Path | None) -> frozenset[str]:
    """What any morning that is kept has asked about the working tree."""
    kept = _read(home).values() if home else ()
    return frozenset(
        one for found in kept if isinstance(found, dict) for one in _beside(found).asked
    )


def _read(home: Path) -> dict[str, Any]:
    """The mornings by night; none from a file that cannot be read, for it is only told from."""
    try:
        told = json.loads(keyed.read(home / "state" / FILE))
    except (OSError, ValueError, PathRefused):
        return {}
    if not isinstance(told, dict):
        return {}
    return {name: one for name, one in told.items() if name.isdecimal()}


def _beside(found: dict[str, Any]) -> Beside:
    notes, asked = (_texts(found.get(name)) for name in ("notes", "asked"))
    return Beside(notes, _number(found.get("debt_before")), _number(found.get("debt_after")), asked)


def _texts(found: object) -> tuple[str, ...]:
    return tuple(one for one in found if isinstance(one, str)) if isinstance(found, list) else ()


def _number(found: object) -> int | None:
    return found if isinstance(found, int) and not isinstance(found, bool) else None
