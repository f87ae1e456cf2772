"""The sheet: a memory file as values, and what a person changed between two states of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from reverie.domain.memory import Kind
from reverie.domain.texture import Aspect, Confidence

VERSION = 1


@dataclass(frozen=True, slots=True)
class Meta:
    """What a file says about itself."""

    project: str = ""
    total_sessions: int = 0
    last_sleep: str = ""
    token_budget: int = 0
    stamp: str = ""


@dataclass(frozen=True, slots=True)
class ToneBlock:
    """The tone of a session as the file shows it."""

    session: int
    mood: str
    style: str = ""
    turns: tuple[str, ...] = ()
    carry_forward: str = ""
    calibration: str = ""


@dataclass(frozen=True, slots=True)
class Item:
    """One memory as the file shows it; one without a name is new."""

    name: str
    kind: Kind
    text: str
    created: str = ""
    session: int | None = None
    salience: float | None = None
    feeling: str = ""
    path: str = ""
    confidence: Confidence | None = None
    reversal: str = ""
    anchors: tuple[str, ...] = ()
    aspect: Aspect | None = None
    by_hand: bool = False
    sources: tuple[str, ...] = ()
    moods: tuple[tuple[int, str], ...] = ()
    standing: tuple[Item, ...] = ()
    """The open questions a composite leaves standing."""
    line: int = field(default=0, compare=False)
    """Where it stands in the file, from 1."""


@dataclass(frozen=True, slots=True)
class WarmSession:
    """What is left of one session that is not the last."""

    session: int
    summary: str
    fragments: tuple[Item, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole memory file, hot to cold."""

    meta: Meta
    tone: ToneBlock | None = None
    doubts: tuple[Item, ...] = ()
    hooks: tuple[Item, ...] = ()
    hot: tuple[Item, ...] = ()
    warm: tuple[WarmSession, ...] = ()
    composites: tuple[Item, ...] = ()
    cold: tuple[Item, ...] = ()
    constraints: tuple[Item, ...] = ()
    relationship: tuple[Item, ...] = ()
    relationship_confidence: Confidence = Confidence.LOW
    notes: tuple[str, ...] = ()
    """What the file says about what it leaves out."""

    def items(self) -> Iterator[Item]:
        """Every memory in it, standing questions too, in the order of the file."""
        yield from (*self.doubts, *self.hooks, *self.hot)
        for session in self.warm:
            yield from session.fragments
        for composite in self.composites:
            yield composite
            yield from composite.standing
        yield from (*self.cold, *self.constraints, *self.relationship)


@dataclass(frozen=True, slots=True)
class Added:
    """Something new was written."""

    item: Item


@dataclass(frozen=True, slots=True)
class Reworded:
    """An entry was changed."""

    before: Item
    after: Item


@dataclass(frozen=True, slots=True)
class Removed:
    """An entry was deleted."""

    item: Item


@dataclass(frozen=True, slots=True)
class Retuned:
    """The tone of the last session was put otherwise."""

    before: ToneBlock | None
    after: ToneBlock


Edit = Added | Reworded | Removed | Retuned


def edits_between(before: Sheet, after: Sheet) -> list[Edit]:
    """What was added, changed and deleted; where an entry stands does not matter."""
    old = {item.name: item for item in before.items()}
    new = {item.name: item for item in after.items() if item.name}
    edits: list[Edit] = []
    for item in after.items():
        known = old.get(item.name)
        if not item.name or known is None:
            edits.append(Added(item))
        elif _words(known) != _words(item):
            edits.append(Reworded(known, item))
    edits += [Removed(item) for name, item in old.items() if name not in new]
    if after.tone and after.tone != before.tone:
        edits.append(Retuned(before.tone, after.tone))
    return edits


def _words(item: Item) -> Item:
    """What of an item is a person's to change; in which session it was said is not."""
    return replace(item, created="", session=None, sources=(), moods=(), standing=(),
                   by_hand=False)  # fmt: skip
