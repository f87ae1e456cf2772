"""Suspicion: something an agent thinks may be wrong, in one sentence of its thinking."""

from __future__ import annotations

from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Suspicion:
    """A sentence that suspects something, and what it suspects."""

    text: str
    about: str
    """The sentence without the words that only say that it is a suspicion."""
    parts: tuple[str, ...] = ()
    """The same, cut wherever something else may begin that is said along with it."""
