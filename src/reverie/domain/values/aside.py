"""Aside: one thing that a night could not work with, so that it could go on with all others."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from reverie.domain.values.session import Mark
from reverie.frozen import dataclass


class Sort(StrEnum):
    """What sort of thing can be set aside, the smallest piece of work first."""

    PUZZLE = "puzzle"
    RULE_FILE = "rule file"
    SESSION = "session"
    MEMORY = "memory"
    BELIEF = "belief"
    FINDING = "finding"
    PROPOSAL = "proposal"
    GIST = "gist"
    """What is kept in mind of an episode, by its number."""
    STAGE = "stage"
    """A stage that fails whatever is hidden from it."""


class Thing(NamedTuple):
    """One thing that a stage may be given."""

    sort: Sort
    key: str

    @property
    def words(self) -> str:
        """What it is called by, as a person is told."""
        return f"{self.sort} {'number ' if self.sort is Sort.MEMORY else ''}{self.key}"


@dataclass(frozen=True, slots=True)
class Aside:
    """What was set aside, by which stage of which version, and why."""

    name: str
    """By which it is tried again or dropped."""
    sort: Sort
    key: str
    """The number of a memory; the name of everything else."""
    stage: str
    """The stage that could not work with it; those after it leave it out too."""
    version: str
    """The version of Reverie that could not; the next one tries it again."""
    why: str
    """The kind of error and its place; no word of what was said."""
    night: int
    after: int = 0
    upto: int = 0
    """Of a session, the part that is left out: after one episode, up to another."""
    marked: bool = False
    """Whether that part was marked as taken in, so that it waits no longer."""
    before: Mark | None = None
    """The mark there was."""

    @property
    def thing(self) -> Thing:
        """The thing itself."""
        return Thing(self.sort, self.key)

    @property
    def words(self) -> str:
        """What it is and why it is aside, in a line."""
        if self.sort is Sort.STAGE:
            return f"the whole of {self.stage} ({self.why})"
        return f"{self.thing.words}, by {self.stage} ({self.why})"


def aside_name(step: str, thing: Thing) -> str:
    """The name under which a step sets a thing aside: the same whenever it does."""
    import hashlib

    told = hashlib.sha256(f"{thing.sort}:{thing.key}".encode(errors="replace")).hexdigest()
    return f"{step}-{told[:6]}"
