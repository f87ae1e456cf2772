"""Ablation: what replay does for a life of 200 nights, with and without each of its mechanisms."""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from math import isnan
from pathlib import Path
from random import Random

import msgspec

from ablation_figures import Figures, Kept, Watched, figures_of, kept_at
from reverie.domain.values.memory import Memory
from reverie.engine.sleeping import Sleeper, run_night
from reverie.settings import Settings
from reverie.stages import THE_NIGHT, Line
from reverie.stores.ram.memories import RamMemories
from reverie.thinkers.rules import RulesThinker
from synthetic_lives import NIGHTS, SEEDS, Life, Lived, a_life

LOOKED_EVERY = 10
"""After how many nights what is kept is looked at."""
ALIKE = {"decision_kept_per_session": 0.85, "insight_kept_per_session": 0.85}
"""Every kind fades as fast as a fact, so that only replay tells what is kept."""
SCARCE = Settings.of(max_cycles=1, replay_batch_size=20)
"""Room for some twenty replays a night, where the tagged memories ask for about ninety."""


@dataclass(frozen=True, slots=True)
class Arm:
    """One way to sleep through the same life."""

    name: str
    settings: Settings = field(default_factory=Settings)
    without: str = ""
    """The stage that is left out."""
    is_random: bool = False

    def line(self) -> Line:
        """The night of this arm."""
        cycle = tuple(stage for stage in THE_NIGHT.cycle if stage.name != self.without)
        return replace(THE_NIGHT, cycle=cycle)

    def mind(self) -> Watched:
        """An empty mind of this arm."""
        return Unranked() if self.is_random else Watched()


class Unranked(Watched):
    """A mind in which chance, not priority, tells what is replayed first."""

    def __init__(self) -> None:
        super().__init__()
        self.memories = Drawn(self.held)


class Drawn(RamMemories):
    """Memories of which any may be a candidate."""

    def candidates(
        self, night: int, now: datetime, settings: Settings, *, limit: int
    ) -> Sequence[Memory]:
        """Any of the candidates."""
        everyone = super().candidates(night, now, settings, limit=1_000_000)
        return Random(night).sample(list(everyone), min(limit, len(everyone)))


def _ranked(emotion: float, relevance: float, recency: float, tag: float) -> Settings:
    return SCARCE.but(
        priority_emotion=emotion,
        priority_relevance=relevance,
        priority_recency=recency,
        priority_tag=tag,
    )


ARMS = (
    Arm("whole"),
    Arm("without replay", Settings.of(replay_batch_size=0)),
    Arm("without interleaving", Settings.of(interleave_ratio=1.0)),
    Arm("without fading", Settings.of(decay_per_cycle=0.0)),
    Arm("without the cap", Settings.of(links_per_memory=1_000_000)),
    Arm("without dream", without="dream"),
    Arm("12 replays a night", Settings.of(replays_per_night=12)),
    Arm("new links from 0", Settings.of(new_link_weight=0.0)),
    Arm("scarce", SCARCE),
    Arm("scarce, no interleaving", SCARCE.but(interleave_ratio=1.0)),
    Arm("scarce, feeling only", _ranked(1, 0, 0, 0)),
    Arm("scarce, relevance only", _ranked(0, 1, 0, 0)),
    Arm("scarce, recency only", _ranked(0, 0, 1, 0)),
    Arm("scarce, all but recency", _ranked(0.5, 0.375, 0, 0.125)),
    Arm("scarce, equal weights", _ranked(0.25, 0.25, 0.25, 0.25)),
    Arm("scarce, by chance", SCARCE, is_random=True),
    Arm("scarce, familiar from 0.1", SCARCE.but(familiar_floor=0.1)),
)
Found = dict[str, list[Figures]]
"""The figures of each arm, one for each seed."""


def main() -> None:
    """Live, measure and print."""
    asked = _asked()
    nights, seeds = (60, SEEDS[:2]) if asked.small else (NIGHTS, SEEDS)
    arms = [arm for arm in ARMS if not asked.only or arm.name in asked.only]
    began = time.perf_counter()
    found = measured(arms, seeds, nights, asked.results)
    for title, columns in TABLES:
        show(f"{title}, {nights} nights, {len(seeds)} seeds: mean ± deviation", columns, found)
    print(f"\n{time.perf_counter() - began:,.0f} s")
    if asked.plots:
        from ablation_plots import draw

        draw(found, asked.plots)


def measured(
    arms: Collection[Arm], seeds: Sequence[int], nights: int, results: Path | None
) -> Found:
    """Live each life in each arm; what a file of results holds already is not lived again."""
    known = _read(results)
    for seed in seeds:
        for arm in arms:
            key = f"{arm.name}/{seed}/{nights}"
            if key not in known:
                known[key] = lived_through(a_life(seed, nights), arm)
                print(f"{key}: {known[key].seconds:.0f} s", flush=True)
                if results:
                    results.write_bytes(msgspec.msgpack.encode(known))
    return {arm.name: [known[f"{arm.name}/{seed}/{nights}"] for seed in seeds] for arm in arms}


def lived_through(life: Life, arm: Arm) -> Figures:
    """Live a life, sleep every night, and tell what came of it."""
    settings = arm.settings.but(**ALIKE)
    lived = Lived(arm.mind(), settings)
    sleeper = Sleeper(lived.clock, RulesThinker(), settings, line=arm.line())
    history: list[Kept] = []
    seconds = 0.0
    for night, day in enumerate(life.days, start=1):
        lived.live(day)
        began = time.perf_counter()
        run_night(lived.store, sleeper)
        seconds += time.perf_counter() - began
        if night % LOOKED_EVERY == 0 or night == len(life.days):
            history.append(kept_at(lived, night))
    return figures_of(lived, history, seconds)


def show(title: str, columns: Sequence[Column], found: Found) -> None:
    """Print a table, one line an arm."""
    rows = [["arm", *(column.name for column in columns)]]
    for name, figures in found.items():
        rows.append([name, *(column.cell(figures) for column in columns)])
    widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    rows.insert(1, ["-" * width for width in widths])
    print(f"\n{title}")
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print("  " + "  ".join(cells).rstrip(), flush=True)


@dataclass(frozen=True, slots=True)
class Column:
    """One measure: its name, how to read it, and whether it is a share."""

    name: str
    read: Callable[[Figures], float]
    is_share: bool = True

    def cell(self, figures: Sequence[Figures]) -> str:
        """The mean over the seeds and how far they spread."""
        read = [self.read(one) * (100 if self.is_share else 1) for one in figures]
        values = [value for value in read if not isnan(value)]
        if not values:
            return "-"
        spread = statistics.stdev(values) if len(values) > 1 else 0.0
        digits = 1 if self.is_share else 0
        return f"{statistics.mean(values):,.{digits}f} ± {spread:,.{digits}f}" + (
            " %" if self.is_share else ""
        )


TABLES: tuple[tuple[str, tuple[Column, ...]], ...] = (
    (
        "Memories",
        (
            Column("permanent at birth", lambda f: f.permanent_at_birth),
            Column("permanent", lambda f: f.permanent),
            Column("of these on a topic", lambda f: f.permanent_topic),
            Column("old kept: topics", lambda f: f.kept.topic),
            Column("tagged topics", lambda f: f.kept.tagged),
            Column("noise", lambda f: f.kept.noise),
            Column("topics held", lambda f: f.topics_held),
            Column("s", lambda f: f.seconds, is_share=False),
        ),
    ),
    (
        "Links",
        (
            Column("links", lambda f: f.links, is_share=False),
            Column("both ends hold", lambda f: f.linked_holding),
            Column("related", lambda f: f.related),
            Column("by chance", lambda f: f.related_by_chance),
            Column("by weight", lambda f: f.related_by_weight),
            Column("heaviest tenth", lambda f: f.related_strongest),
            Column("telling kinds", lambda f: f.related_telling),
            Column("old links", lambda f: f.old_links, is_share=False),
            Column("old, ends hold", lambda f: f.old_links_holding, is_share=False),
        ),
    ),
    (
        "Composites",
        (
            Column("dreamt", lambda f: f.dreamt, is_share=False),
            Column("match a topic", lambda f: f.dreamt_matching),
            Column("merged when cold", lambda f: f.merged, is_share=False),
            Column("match a topic", lambda f: f.merged_matching),
            Column("hold at the end", lambda f: f.composites_holding, is_share=False),
        ),
    ),
    (
        "Related links by kind",
        (
            Column("semantic", lambda f: f.related_of_kind["semantic"]),
            Column("links", lambda f: f.links_of_kind.get("semantic", 0), is_share=False),
            Column("causal", lambda f: f.related_of_kind["causal"]),
            Column("links", lambda f: f.links_of_kind.get("causal", 0), is_share=False),
            Column("temporal", lambda f: f.related_of_kind["temporal"]),
            Column("links", lambda f: f.links_of_kind.get("temporal", 0), is_share=False),
            Column("goal", lambda f: f.related_of_kind["goal"]),
            Column("links", lambda f: f.links_of_kind.get("goal", 0), is_share=False),
            Column("emotional", lambda f: f.related_of_kind["emotional"]),
            Column("links", lambda f: f.links_of_kind.get("emotional", 0), is_share=False),
        ),
    ),
)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--small", action="store_true", help="60 nights, two seeds")
    parser.add_argument("--only", nargs="*", help="only these arms, by name")
    parser.add_argument("--results", type=Path, help="a file of figures to go on with")
    parser.add_argument("--plots", type=Path, help="a folder to draw two pictures into")
    return parser.parse_args()


def _read(results: Path | None) -> dict[str, Figures]:
    if results is None or not results.exists():
        return {}
    return msgspec.msgpack.decode(results.read_bytes(), type=dict[str, Figures])


if __name__ == "__main__":
    main()
