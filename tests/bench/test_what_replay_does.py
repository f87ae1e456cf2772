"""What replay is for, measured on a short synthetic life; the long one is in the documentation."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from functools import cache
from statistics import mean

import pytest
from bench.synthetic_lives import Lived, a_life

from reverie.domain.journal.kinds import LinkChange
from reverie.domain.journal.parts import StrengthChange
from reverie.domain.values.memory import Memory
from reverie.engine.sleeping import Sleeper, run_night
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.thinkers.rules import RulesThinker

NIGHTS = 14
SCARCE = Settings.of(
    max_cycles=1,
    replay_batch_size=30,
    decision_kept_per_session=0.85,
    insight_kept_per_session=0.85,
)
"""Room for some thirty replays a night, where the tagged memories ask for more."""
OLD = timedelta(days=5)


@dataclass(frozen=True)
class Slept:
    """A life after its last night, with all it replayed and all links it cut."""

    lived: Lived
    replays: list[StrengthChange]
    cut: list[tuple[int, int]]

    def memories(self) -> list[Memory]:
        return list(self.lived.store.memories.all())

    def replays_of_the_old(self) -> list[StrengthChange]:
        """The replays of memories in a night more than five days after their birth."""
        born = {memory.number: memory.born for memory in self.memories()}
        first = min(born.values())
        return [
            c
            for c in self.replays
            if first + timedelta(days=(c.after.night or 0) - 1) - born[c.target] >= OLD
        ]

    def related(self, pairs: list[tuple[int, int]]) -> float:
        """The share of pairs that are about one planted topic."""
        about = {m.number: set(self.lived.topics_of(m)) - {None} for m in self.memories()}
        return mean(bool(about[a] & about[b]) for a, b in pairs)


@cache
def slept(settings: Settings) -> Slept:
    lived = Lived(InRamStore(), settings)
    for day in a_life(1, NIGHTS).days:
        lived.live(day)
        run_night(lived.store, Sleeper(lived.clock, RulesThinker(), settings))
    journal = lived.store.journal
    entries = [journal.entry(heading.number) for heading in journal.headings()]
    changes = [change for entry in entries if entry for change in entry.changes]
    return Slept(
        lived,
        [c for c in changes if isinstance(c, StrengthChange)],
        [c.target for c in changes if isinstance(c, LinkChange) and c.after is None],
    )


def test_what_mattered_becomes_permanent() -> None:
    memories = slept(Settings()).memories()
    permanent = [m for m in memories if m.strength.permanent is not None]

    assert len(permanent) > 20
    assert mean(m.appraisal.importance for m in permanent) > 1.2 * mean(
        m.appraisal.importance for m in memories
    )


def test_interleaving_replays_old_memories_that_new_ones_would_crowd_out() -> None:
    interleaved, crowded_out = (
        slept(settings).replays_of_the_old()
        for settings in (SCARCE, SCARCE.but(interleave_ratio=1.0))
    )

    assert len(interleaved) > 1.3 * len(crowded_out) > 0


def test_what_is_left_of_the_links_joins_what_belongs_together_more_than_what_was_cut() -> None:
    life = slept(Settings())
    left = [link.pair for m in life.memories() for link in life.lived.store.links.of(m.number)]

    assert len(life.cut) > 100
    assert life.related(left) > 1.2 * life.related(life.cut)


def test_a_benchmark_compares_sets_of_priority_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend("bench")
    from bench.ablation import ARMS

    weights = {
        (s.priority_emotion, s.priority_relevance, s.priority_recency, s.priority_tag)
        for s in (arm.settings.sleep for arm in ARMS)
    }
    assert weights >= {(0.4, 0.3, 0.2, 0.1), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)}
    assert (0.25, 0.25, 0.25, 0.25) in weights
