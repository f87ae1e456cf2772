"""Units: what recall can find, and what it asks of a store to find it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Protocol

from reverie.domain.gloss import Gloss


class Field(StrEnum):
    """Where words are looked for; all but the first are written at night."""

    SAID = "said"
    CONTEXT = "context"
    STATEMENTS = "statements"
    QUESTIONS = "questions"


class View(StrEnum):
    """Which text of a unit a vector stands for."""

    SAID = "said"
    AFTER_REPLY = "after reply"
    STATEMENT = "statement"


@dataclass(frozen=True, slots=True)
class Unit:
    """One thing that can be recalled; its gloss is None until a night has seen it."""

    number: int
    session: str
    at: datetime
    speaker: str
    text: str
    kind: str = ""
    gloss: Gloss | None = None


class Index(Protocol):
    """What a store answers, each in time that does not grow with all it holds.

    Numbers follow time, so the neighbours of a unit are `number - 1` and `number + 1` when they
    are of the same session.
    """

    def matching(
        self, field: Field, words: Sequence[str], *, limit: int
    ) -> Sequence[tuple[int, float]]:
        """The units with some of the words in a field, best first, with a bm25 score above 0.

        Where a unit has several texts in a field its best text counts.
        """

    def holding(self, words: Collection[str], *, upto: int) -> Mapping[str, int]:
        """In how many units each word is said, counted no further than `upto`."""

    def size(self) -> int:
        """How many units there are."""

    def units(self, numbers: Collection[int]) -> Mapping[int, Unit]:
        """The units with these numbers that exist."""


class VectorIndex(Index, Protocol):
    """An index that also keeps vectors."""

    def nearest(
        self, view: View, vector: Sequence[float], *, limit: int
    ) -> Sequence[tuple[int, float]]:
        """The units whose vectors lie nearest, best first, with their cosine."""

    def likeness(
        self, view: View, vector: Sequence[float], numbers: Collection[int]
    ) -> Mapping[int, float]:
        """The cosine of each of these units that has a vector; its best one counts."""


class Embedder(Protocol):
    """Turns texts into vectors of length one."""

    name: str

    def vectors(self, texts: Sequence[str]) -> Sequence[Sequence[float]]:
        """One vector a text."""
