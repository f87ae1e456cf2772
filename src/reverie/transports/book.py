"""The book of a sync: what both sides last agreed on, and which letter this machine has."""

from __future__ import annotations

import json
from dataclasses import field
from pathlib import Path
from typing import Any

from reverie import files, keyed
from reverie.errors import PathRefused
from reverie.frozen import dataclass

FILE = "sync.json"


@dataclass(frozen=True, slots=True)
class Book:
    """What is known of the other side; where nobody knows any more, both sides are compared."""

    place: str = ""
    """Which other side it is about."""
    version: str = ""
    agreed: dict[str, tuple[str, str]] = field(default_factory=dict)
    """What each path said here and there when both said the same, by its hashes."""
    stamps: dict[str, tuple[int, int]] = field(default_factory=dict)
    """How long each trace was then, and when it was last written."""
    machine: str = ""
    """The letter, or letters, of this machine."""
    segments: int = 0
    """How many segments of the journal this mind holds,"""
    reached: dict[str, int] = field(default_factory=dict)
    """and how far its numbers went with the last of them."""
    at: str = ""
    """When both sides last said the same."""
    mind: str = ""
    """The name of the mind whose line this one is a part of."""
    trouble: str = ""
    """Why the last round came to nothing, or not to all, if that was for more than a moment."""


def read_book(home: Path) -> Book:
    """The book of a home; an empty one where it cannot be read, for it is only a shortcut."""
    try:
        told = json.loads(keyed.read(home / "state" / FILE))
        return _book(told)
    except (OSError, ValueError, LookupError, TypeError, AttributeError, PathRefused):
        return Book()


def write_book(home: Path, book: Book) -> None:
    """Keep the book, whole."""
    files.make_folder(home / "state")
    told = {name: getattr(book, name) for name in Book.__dataclass_fields__}
    keyed.write_whole(home / "state" / FILE, json.dumps(told, indent=1, sort_keys=True))


def _book(told: dict[str, Any]) -> Book:
    agreed = {str(path): (str(one), str(other)) for path, (one, other) in told["agreed"].items()}
    stamps = {str(path): (int(size), int(at)) for path, (size, at) in told["stamps"].items()}
    reached = {str(name): int(number) for name, number in told["reached"].items()}
    words = {name: str(told[name]) for name in ("place", "version", "machine", "at")}
    words |= {name: str(told.get(name, "")) for name in ("mind", "trouble")}
    segments = int(told["segments"])
    return Book(agreed=agreed, stamps=stamps, reached=reached, segments=segments, **words)
