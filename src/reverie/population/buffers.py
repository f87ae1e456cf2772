"""The waking buffers of one simulated agent: what arrived, short-term memory, and the day's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from reverie.domain.formulas.memory_terms import BufferTerms, overflow_key
from reverie.domain.formulas.overflow import gives_way
from reverie.domain.values.sim_episode import SimEpisode


@dataclass(slots=True)
class HeldEpisode:
    """One copy of an episode, scored once, and what became of it."""

    episode: SimEpisode
    retention: int
    is_promoted: bool = False
    is_learned: bool = False
    """Whether a sleep has taken it as evidence, which it is once."""


@dataclass(slots=True)
class EpisodeBuffers:
    """Bounded places that hold the same copies; over capacity the lowest gives way."""

    short_term_capacity: int
    daily_capacity: int
    terms: BufferTerms
    arrivals: list[HeldEpisode] = field(default_factory=list)
    """What came since the last maintenance and has not been judged."""
    short_term: list[HeldEpisode] = field(default_factory=list)
    daily: list[HeldEpisode] = field(default_factory=list)
    overflows: int = 0
    """How often the day's buffer was too full to hold all that was promoted."""

    def take_in(self, held: HeldEpisode) -> None:
        """Let an episode wait to be judged; of too many the lowest retention is forgotten."""
        self.arrivals.append(held)
        if len(self.arrivals) > self.terms.arrivals:
            self.arrivals.remove(_lowest(self.arrivals, _by_retention))

    def trim_short_term(self) -> None:
        """Over capacity, drop the lowest retention; the older where it is equal."""
        while len(self.short_term) > self.short_term_capacity:
            self.short_term.remove(_lowest(self.short_term, _by_retention))

    def drop_older(self, tick: int) -> None:
        """Drop from short-term memory what is older than it may be."""
        oldest = tick - self.terms.longest_short_term
        self.short_term = [held for held in self.short_term if held.episode.tick >= oldest]

    def promote_to_daily(self, held: HeldEpisode) -> None:
        """Hold an episode for the coming sleep, once in its life; the k highest are kept."""
        if held.is_promoted:
            return
        held.is_promoted = True
        if not self.terms.keeps_promoted:
            self.short_term.remove(held)
        self.daily.append(held)
        if len(self.daily) > self.daily_capacity:
            self.overflows += 1
            self.daily.remove(_lowest(self.daily, self._daily_key))

    def clear_daily(self) -> None:
        """Let the day go, but for its highest episodes if some are kept overnight."""
        while len(self.daily) > self.terms.kept_overnight:
            self.daily.remove(_lowest(self.daily, self._daily_key))

    def _daily_key(self, held: HeldEpisode) -> int:
        return overflow_key(held.episode.appraisal.importance, held.retention, self.terms)


def _by_retention(held: HeldEpisode) -> int:
    return held.retention


def _lowest(buffer: list[HeldEpisode], key: Callable[[HeldEpisode], int]) -> HeldEpisode:
    lowest = buffer[0]
    for held in buffer[1:]:
        if gives_way(key(held), held.episode.episode_id, key(lowest), lowest.episode.episode_id):
            lowest = held
    return lowest
