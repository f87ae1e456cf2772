"""Parts: the closed set of changes of one part of a memory, each with its name and words."""

from __future__ import annotations

from dataclasses import replace
from typing import Self, get_args

from reverie.domain.intake.text import counted
from reverie.domain.journal.change import Part
from reverie.domain.values.ending import Ending
from reverie.domain.values.memory import ONE, Layer, Salience, Strength, Use, Wording
from reverie.domain.values.source import Source
from reverie.frozen import dataclass


class WordingChange(Part[Wording]):
    """A memory says it differently."""

    __slots__ = ()
    part = "wording"

    def words(self) -> str:
        """What it does, as a person is told."""
        kind = self.after.kind
        return f"memory {self.target} is now {_article(kind)} {kind} in other words"

    def quoted(self) -> str:
        """The new words."""
        return self.after.text


class LayerChange(Part[Layer]):
    """A memory moves to another layer."""

    __slots__ = ()
    part = "layer"

    def words(self) -> str:
        """What it does, as a person is told."""
        return f"memory {self.target}: {self.before.name.lower()} → {self.after.name.lower()}"


class SalienceChange(Part[Salience]):
    """A memory is reinforced."""

    __slots__ = ()
    part = "salience"

    def words(self) -> str:
        """What it does, as a person is told."""
        return f"memory {self.target} is fresh again as of session {self.after.since}"


@dataclass(frozen=True, slots=True, kw_only=True)
class StrengthChange(Part[Strength]):
    """A memory is replayed."""

    part = "strength"
    priority: float | None = None
    """How much it asked for the replay, from 0 to 1, to four places; none if it was no replay."""
    is_novel: bool | None = None
    """Whether it was replayed as new, not as familiar; none if it was no replay."""

    def inverse(self) -> Self:
        """The change that takes this one back; it is no replay."""
        return replace(
            self,
            before=self.after,
            after=self.before,
            reason=f"undo: {self.reason}",
            priority=None,
            is_novel=None,
        )

    def words(self) -> str:
        """What it does, as a person is told."""
        permanent = ", permanent" if self.after.permanent is not None else ""
        return f"memory {self.target}: strength {self.after.points / ONE:.2f}{permanent}"


class EndingChange(Part[Ending | None]):
    """A memory ceases to hold, or holds again."""

    __slots__ = ()
    part = "ending"

    def words(self) -> str:
        """What it does, as a person is told."""
        if self.after is None:
            return f"memory {self.target} holds again"
        by = f" by memory {self.after.by}" if self.after.by else ""
        return f"memory {self.target} is {self.after.how}{by}"

    def quoted(self) -> str:
        """Why it ended."""
        return self.after.why if self.after else ""


class UseChange(Part[Use]):
    """A memory was recalled and helped."""

    __slots__ = ()
    part = "use"

    def words(self) -> str:
        """What it does, as a person is told."""
        return f"memory {self.target} was of use, {counted(self.after.times, 'time')} so far"


class TagChange(Part[bool]):
    """A memory is tagged for replay, or no longer."""

    __slots__ = ()
    part = "tagged"

    def words(self) -> str:
        """What it does, as a person is told."""
        no_longer = "" if self.after else "no longer "
        return f"memory {self.target} is {no_longer}tagged for replay"


class SourcesChange(Part[tuple[Source, ...]]):
    """A memory rests on more than it did."""

    __slots__ = ()
    part = "sources"

    def words(self) -> str:
        """What it does, as a person is told."""
        return f"memory {self.target} rests on {counted(len(self.after), 'source')}"


PartChange = (
    WordingChange
    | LayerChange
    | SalienceChange
    | StrengthChange
    | EndingChange
    | UseChange
    | TagChange
    | SourcesChange
)
PARTS: tuple[type[PartChange], ...] = get_args(PartChange)


def _article(word: str) -> str:
    return "an" if word[0] in "aeiou" else "a"
