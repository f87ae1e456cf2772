"""Gisting: what was said, in few words, with where each stands."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from reverie.domain.values.source import Source, of_episode
from reverie.frozen import dataclass

if TYPE_CHECKING:
    from reverie.ports import Mind


@dataclass(frozen=True, slots=True)
class Kept:
    """One thing that is kept in mind: who said it and when, in fewer words."""

    text: str
    speaker: str
    date: datetime
    sources: tuple[Source, ...]


def gist_of(mind: Mind) -> list[Kept]:
    """What is kept in mind of all that was said, in the order it was said."""
    gists = mind.index.gists()
    units = mind.index.units(gists.keys())
    return [
        Kept(gist.text, units[number].speaker, units[number].at, (of_episode(number),))
        for number, gist in gists.items()
        if number in units
    ]
