"""Gist: what is kept in mind of an episode, in fewer words."""

from __future__ import annotations

from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Gist:
    """What is kept in mind of an episode, in fewer words, and how much it tells."""

    text: str
    fact: float
