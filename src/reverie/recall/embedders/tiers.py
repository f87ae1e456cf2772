"""Tiers: which embedders recall goes by, a quick one at once and a deep one at night."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from reverie.errors import ExtraMissing

if TYPE_CHECKING:
    from reverie.ports import Embedder

OVERRIDE = "REVERIE_VECTORS"
"""The variable of the environment that says what `auto` means."""
CHOICES = ("auto", "none", "static", "both")
_AUTO, _NONE, _STATIC, _BOTH = CHOICES


class Tiers(NamedTuple):
    """The embedders at hand."""

    quick: Embedder | None = None
    """Static embeddings, made as soon as something is taken in."""
    deep: Embedder | None = None
    """What reads a whole passage, at night."""

    def without(self, model: str) -> Tiers:
        """The others, if one fails; none of them if it is not said which."""
        left = (tier if tier and model and tier.name != model else None for tier in self)
        return Tiers(*left)


def tiers_for(choice: str) -> tuple[Tiers, tuple[str, ...]]:
    """The embedders that a setting asks for, and what to say of those that are not installed.

    `auto` asks for all that are installed, and so misses none.
    """
    wanted = os.environ.get(OVERRIDE, choice) if choice == _AUTO else choice
    notes: list[str] = []
    tiers = Tiers(
        _opened(_static, wanted, (_STATIC, _BOTH), notes),
        _opened(_minilm, wanted, (_BOTH,), notes),
    )
    return tiers, tuple(dict.fromkeys(notes))


def _opened(
    open_one: Callable[[], Embedder], wanted: str, needed_for: tuple[str, ...], notes: list[str]
) -> Embedder | None:
    if wanted not in (_AUTO, *needed_for):
        return None
    try:
        return open_one()
    except ExtraMissing as error:
        notes += [str(error)] if wanted in needed_for else []
        return None


def _static() -> Embedder:
    from reverie.recall.embedders.static import StaticTable

    return StaticTable()


def _minilm() -> Embedder:
    from reverie.recall.embedders.minilm import MiniLM

    return MiniLM()
