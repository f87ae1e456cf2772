"""Changes: what one typed edit of a mind says, whatever kind it is of.

A change says where it points, what was there, what will be, why, and from what.
A *whole* change makes, replaces or removes a row; a *part* change replaces one part of a memory.
`kinds` and `parts` list them all.
"""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Generic, Self, TypeVar

from reverie.domain.journal.places import Key, Place
from reverie.domain.values.source import Source
from reverie.frozen import dataclass

__all__ = ["Key", "Part", "Place", "Whole"]

K = TypeVar("K", bound=Key)
V = TypeVar("V")


@dataclass(frozen=True, slots=True, kw_only=True)
class Whole(Generic[K, V]):
    """A change that makes, replaces or removes one row."""

    table: ClassVar[str]
    tallied: ClassVar[str] = ""
    """What many of them are counted by in a list, such as links; empty where each is told."""
    beside_episode: ClassVar[bool] = False
    """Whether the key is an episode's number, and `explain` tells the row with the episode."""
    target: K
    before: V | None
    after: V | None
    reason: str
    sources: tuple[Source, ...] = ()

    @property
    def kind(self) -> str:
        """What changes of its kind are called in the journal."""
        return self.table

    @property
    def place(self) -> Place:
        """The row it points at."""
        return Place(self.table, self.target)

    def inverse(self) -> Self:
        """The change that takes this one back."""
        return replace(self, before=self.after, after=self.before, reason=f"undo: {self.reason}")

    def done(self) -> str:
        """What becomes of the row, in a word or two."""
        if self.after is None:
            return "gone"
        return "new" if self.before is None else "put otherwise"

    def words(self) -> str:
        """What it does, as a person is told."""
        return f"{self.table} {self.target}: {self.done()}"

    def quoted(self) -> str:
        """The words it is about; empty if it is about none."""
        return ""

    @classmethod
    def explained(cls, value: V) -> list[str]:
        """A row of this kind as `explain` tells it, line by line."""
        return [f"{cls.table}: {value}"]


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
    def kind(self) -> str:
        """What changes of its kind are called in the journal."""
        return self.part

    @property
    def place(self) -> Place:
        """The memory it points at."""
        return Place("memory", self.target)

    def inverse(self) -> Self:
        """The change that takes this one back."""
        return replace(self, before=self.after, after=self.before, reason=f"undo: {self.reason}")

    def words(self) -> str:
        """What it does, as a person is told."""
        return f"memory {self.target}: another {self.part}"

    def quoted(self) -> str:
        """The words it is about; empty if it is about none."""
        return ""
