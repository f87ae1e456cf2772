"""Ablation plots: two pictures of what replay does, for the docs."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import matplotlib.pyplot as plt
from matplotlib.axes import Axes

from ablation_figures import Figures

KEPT = "replay-old-memories-kept.png"
RELATED = "replay-related-links.png"
PANELS: dict[str, dict[str, tuple[str, str]]] = {
    "room for all": {
        "12 replays a night": ("12 replays a night", "tab:red"),
        "whole": ("as it is", "tab:blue"),
        "without replay": ("no replay", "tab:gray"),
    },
    "20 replays a night": {
        "scarce, all but recency": ("no recency in the priority", "tab:purple"),
        "scarce": ("as it is", "tab:green"),
        "scarce, no interleaving": ("no interleaving", "tab:orange"),
        "scarce, by chance": ("by chance", "tab:gray"),
    },
}
BARS: tuple[tuple[float, str, str, Callable[[Figures], float]], ...] = (
    (-0.27, "all links", "tab:blue", lambda figures: figures.related),
    (0.0, "heaviest tenth", "tab:green", lambda figures: figures.related_strongest),
    (0.27, "semantic and causal", "tab:orange", lambda figures: figures.related_telling),
)
LINKED = (
    "whole",
    "without interleaving",
    "without fading",
    "without the cap",
    "without dream",
    "12 replays a night",
    "new links from 0",
    "scarce",
    "scarce, no interleaving",
)


def draw(found: Mapping[str, Sequence[Figures]], folder: Path) -> None:
    """Draw both pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    plt.rcParams.update({"font.size": 11, "axes.spines.top": False, "axes.spines.right": False})
    draw_kept(found, folder / KEPT)
    draw_related(found, folder / RELATED)


def draw_kept(found: Mapping[str, Sequence[Figures]], file: Path) -> None:
    """Old tagged memories kept, night by night, with the range of the seeds."""
    figure, panels = plt.subplots(1, len(PANELS), figsize=(10, 4.6))
    for axes, (room, arms) in zip(panels, PANELS.items(), strict=True):
        for name, (label, colour) in arms.items():
            if name in found:
                _line(axes, found[name], label, colour)
        axes.set_title(room)
        axes.set_xlabel("night")
        axes.set_ylim(bottom=0)
        axes.legend(frameon=False, loc="upper center", bbox_to_anchor=(0.5, -0.16), ncol=2)
    panels[0].set_ylabel("kept of the tagged memories of topics\nthat are older than 30 nights, %")
    figure.tight_layout()
    figure.savefig(file, dpi=120)
    plt.close(figure)


def draw_related(found: Mapping[str, Sequence[Figures]], file: Path) -> None:
    """The share of links that join one topic, by arm, with the spread of the seeds."""
    arms = [name for name in found if name in LINKED]
    figure, axes = plt.subplots(figsize=(8, 0.65 * len(arms) + 1.4))
    places = range(len(arms))
    for shift, label, colour, read in BARS:
        shares = [[100 * read(f) for f in found[name]] for name in arms]
        axes.barh(
            [place + shift for place in places],
            [statistics.mean(some) for some in shares],
            xerr=[statistics.stdev(some) if len(some) > 1 else 0 for some in shares],
            height=0.25,
            label=label,
            color=colour,
            ecolor="black",
            capsize=2,
        )
    chance = [100 * statistics.mean(f.related_by_chance for f in found[name]) for name in arms]
    axes.plot(chance, list(places), "k|", markersize=22, label="by chance")
    axes.set_yticks(list(places), arms)
    axes.invert_yaxis()
    axes.margins(y=0.02)
    axes.set_xlabel("links that join memories of one planted topic, %")
    axes.legend(frameon=False, loc="lower center", bbox_to_anchor=(0.4, 1), ncol=4)
    figure.tight_layout()
    figure.savefig(file, dpi=120)
    plt.close(figure)


def _line(axes: Axes, figures: Sequence[Figures], label: str, colour: str) -> None:
    by_night: dict[int, list[float]] = {}
    for one in figures:
        for kept in one.history:
            if kept.night > 30:
                by_night.setdefault(kept.night, []).append(100 * kept.tagged)
    nights = sorted(by_night)
    axes.plot(nights, [statistics.mean(by_night[n]) for n in nights], color=colour, label=label)
    axes.fill_between(
        nights,
        [min(by_night[n]) for n in nights],
        [max(by_night[n]) for n in nights],
        color=colour,
        alpha=0.2,
        linewidth=0,
    )
