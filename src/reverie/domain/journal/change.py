"""Changes: the closed set of typed edits a mind can undergo.

A change says where it points, what was there, what will be, why, and from what.
A *whole* change makes, replaces or removes a row; a *part* change replaces one part of a memory.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import ClassVar, Generic, NamedTuple, Self, TypeVar, get_args

from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.ending import Ending
from reverie.domain.values.gist import Gist
from reverie.domain.values.gloss import Gloss
from reverie.domain.values.link import Link
from reverie.domain.values.memory import Layer, Memory, Salience, Strength, Use, Wording
from reverie.domain.values.session import Mark
from reverie.domain.values.source import Source
from reverie.domain.values.tone import Tone

Key = int | str | tuple[int, int]
K = TypeVar("K", bound=Key)
V = TypeVar("V")


class Place(NamedTuple):
    """Where in a mind a value lies: a table and a key in it."""

    table: str
    key: Key


@dataclass(frozen=True, slots=True)
class Tombstone:
    """What stays of a forgotten memory, so that no night learns it again."""

    name: str
    why: str
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Whole(Generic[K, V]):
    """A change that makes, replaces or removes one row."""

    table: ClassVar[str]
    target: K
    before: V | None
    after: V | None
    reason: str
    sources: tuple[Source, ...] = ()

    @property
    def place(self) -> Place:
        """The row it points at."""
        return Place(self.table, self.target)

    def inverse(self) -> Self:
        """The change that takes this one back."""
        return replace(self, before=self.after, after=self.before, reason=f"undo: {self.reason}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Part(Generic[V]):
    """A change of one part of a memory that stays itself."""

    part: ClassVar[str]
    target: int
    before: V
    after: V
    reason: str
    sources: tuple[Source, ...] = ()

    @property
    def place(self) -> Place:
        """The memory it points at."""
        return Place("memory", self.target)

    def inverse(self) -> Self:
        """The change that takes this one back."""
        return replace(self, before=self.after, after=self.before, reason=f"undo: {self.reason}")


class MemoryChange(Whole[int, Memory]):
    """A memory is born or forgotten."""

    __slots__ = ()
    table = "memory"


class LinkChange(Whole[tuple[int, int], Link]):
    """A link is made, strengthened or cut."""

    __slots__ = ()
    table = "link"


class MarkChange(Whole[str, Mark]):
    """A session has been taken in up to an episode."""

    __slots__ = ()
    table = "mark"


class TombstoneChange(Whole[str, Tombstone]):
    """A forgotten text may, or may again, not be learned."""

    __slots__ = ()
    table = "tombstone"


class ProposalChange(Whole[str, "Proposal"]):
    """A proposal is put to a person, or settled by one."""

    __slots__ = ()
    table = "proposal"


class ToneChange(Whole[int, Tone]):
    """The tone of a session is found, or put otherwise."""

    __slots__ = ()
    table = "tone"


class GlossChange(Whole[int, Gloss]):
    """An episode is glossed, so that it is found by what it means."""

    __slots__ = ()
    table = "gloss"


class GistChange(Whole[int, Gist]):
    """An episode is kept in mind in fewer words, or let go of; the episode itself stays."""

    __slots__ = ()
    table = "gist"


class WordingChange(Part[Wording]):
    """A memory says it differently."""

    __slots__ = ()
    part = "wording"


class LayerChange(Part[Layer]):
    """A memory moves to another layer."""

    __slots__ = ()
    part = "layer"


class SalienceChange(Part[Salience]):
    """A memory is reinforced."""

    __slots__ = ()
    part = "salience"


class StrengthChange(Part[Strength]):
    """A memory is replayed."""

    __slots__ = ()
    part = "strength"


class EndingChange(Part[Ending | None]):
    """A memory ceases to hold, or holds again."""

    __slots__ = ()
    part = "ending"


WholeChange = (
    MemoryChange
    | LinkChange
    | MarkChange
    | TombstoneChange
    | ProposalChange
    | ToneChange
    | GlossChange
    | GistChange
)


class UseChange(Part[Use]):
    """A memory was recalled and helped."""

    __slots__ = ()
    part = "use"


class TagChange(Part[bool]):
    """A memory is tagged for replay, or no longer."""

    __slots__ = ()
    part = "tagged"


PartChange = (
    WordingChange
    | LayerChange
    | SalienceChange
    | StrengthChange
    | EndingChange
    | UseChange
    | TagChange
)
Change = WholeChange | PartChange


@dataclass(frozen=True, slots=True)
class Proposal:
    """Changes that wait for a person's word."""

    question: str
    wish: tuple[Change, ...]
    reason: str

    @property
    def name(self) -> str:
        """Its public name; the same question is the same proposal."""
        return f"p-{fingerprint(self.question)[:8]}"


Value = Memory | Link | Mark | Tombstone | Proposal | Tone | Gloss | Gist
PARTS: tuple[type[PartChange], ...] = get_args(PartChange)
ROWS: dict[str, type[WholeChange]] = {kind.table: kind for kind in get_args(WholeChange)}
