"""Tags: what of a session sleep should replay, decided when the session ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.domain.values.appraisal import tagged_for_replay

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reverie.domain.values.episode import Episode
    from reverie.settings import Settings


def tagged_in(episodes: Iterable[Episode], settings: Settings) -> tuple[int, ...]:
    """The numbers of the episodes that matter most, and of those someone bookmarked, in order."""
    told = list(episodes)
    importance = {episode.number: episode.appraisal.importance for episode in told}
    marked = [episode.number for episode in told if episode.is_bookmark]
    return tuple(sorted(tagged_for_replay(importance, settings, marked)))
