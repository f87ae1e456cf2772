"""Norm: what one sentence of a rule asks for, taken apart so that two can be compared."""

from __future__ import annotations

from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Norm:
    """What is asked or forbidden, where, and with which of several possible values."""

    core: frozenset[str]
    """The stems of what is to be done."""
    within: frozenset[str] = frozenset()
    """The stems of the circumstances: where, for what, when."""
    first: frozenset[str] = frozenset()
    """The stems of the first of these circumstances alone."""
    size: int = 0
    """How many words it has in all."""
    asks: bool = False
    """Whether it asks or forbids in so many words, and does not only tell."""
    denies: bool = False
    picks: tuple[tuple[str, str], ...] = ()
    """What it chooses where only one of several can be: the slot, and the choice."""
    chosen: frozenset[str] = frozenset()
    """The stems of the words that choose."""
    measures: frozenset[str] = frozenset()
    over: tuple[frozenset[str], frozenset[str]] | None = None
    """What is taken and what is left, where it says both."""
    uses: tuple[frozenset[str], frozenset[str]] | None = None
    """What is used, and for what."""
    areas: frozenset[tuple[str, str]] = frozenset()
    """The areas it names: of which sort, and which."""
    excepted: frozenset[str] = frozenset()
    """The stems of what it leaves out in so many words."""
    guards: bool = False
    """Whether it is there to keep something from happening."""
