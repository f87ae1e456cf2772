"""Conflict: what in the rules cannot stand as it is, where, and what could be done about it."""

from __future__ import annotations

from enum import StrEnum

from reverie.domain.rules.likeness import fingerprint
from reverie.frozen import dataclass


class ConflictKind(StrEnum):
    """The six kinds of conflict; a reference that went stale is told beside them."""

    CONTRADICTION = "contradictory-directive"
    NAME = "name-collision"
    OVERLAP = "matcher-overlap"
    DUPLICATE = "duplicate-block"
    ORPHAN = "orphan-wikilink"
    SIZE = "CP-violation"
    STALE = "stale-reference"


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a rule file, and what it says there."""

    file: str
    line: int
    text: str = ""

    def words(self) -> str:
        """The place as people and editors write it."""
        return f"{self.file}:{self.line}"


@dataclass(frozen=True, slots=True)
class Move:
    """A file that gets another name or another folder; what it says stays."""

    source: str
    to: str


@dataclass(frozen=True, slots=True)
class Conflict:
    """One conflict: of which kind, where, why, and what is suggested."""

    kind: ConflictKind
    spots: tuple[Spot, ...]
    why: str
    suggestion: str
    requires_human_decision: bool = True
    moves: tuple[Move, ...] = ()
    """What a fork does about it; only ever moves and renames."""

    @property
    def name(self) -> str:
        """What it is called; the same conflict has the same name each time, wherever it stands."""
        told = sorted(f"{spot.file} {spot.text}" for spot in self.spots)
        return f"k-{fingerprint(' · '.join((self.kind, *told)))[:8]}"


@dataclass(frozen=True, slots=True)
class Scan:
    """What was found when the rules were looked over."""

    conflicts: tuple[Conflict, ...] = ()
    files: int = 0
    directives: int = 0
    left_out: int = 0
    """How many further conflicts there are of kinds that have very many."""
    troubles: tuple[str, ...] = ()
    """What could not be read, for people."""
