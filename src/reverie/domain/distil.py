"""Distilling: what of a session's episodes is worth a memory, by the rules alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from reverie.domain.appraisal import is_worth_keeping
from reverie.domain.cues import kind_of
from reverie.domain.episode import Episode
from reverie.domain.memory import Kind
from reverie.domain.text import clipped
from reverie.settings import Settings


@dataclass(frozen=True, slots=True)
class Distilled:
    """One idea found in some episodes."""

    text: str
    kind: Kind
    episodes: tuple[int, ...]


def distil(episodes: Iterable[Episode], settings: Settings) -> list[Distilled]:
    """The ideas worth keeping, in the words they were said in."""
    return [
        Distilled(
            clipped(" ".join(episode.text.split()), settings.max_memory_chars),
            kind_of(episode.text, episode.voice),
            (episode.number,),
        )
        for episode in episodes
        if is_worth_keeping(episode.appraisal, settings)
    ]
