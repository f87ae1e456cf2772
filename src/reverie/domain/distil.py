"""Distilling: what a session's episodes say, as ideas to keep, by the rules alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from reverie.domain.cues import kind_of
from reverie.domain.episode import Episode
from reverie.domain.memory import Kind


@dataclass(frozen=True, slots=True)
class Distilled:
    """One idea found in some episodes."""

    text: str
    kind: Kind
    episodes: tuple[int, ...]


def distil(episodes: Iterable[Episode], worth: Collection[int]) -> list[Distilled]:
    """One idea for each episode that is worth keeping, in the words it was said in."""
    return [
        Distilled(episode.text, kind_of(episode.text, episode.voice), (episode.number,))
        for episode in episodes
        if episode.number in worth
    ]
