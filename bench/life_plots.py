"""Life plots: two pictures of what replay does, for the docs."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import matplotlib.pyplot as plt
from matplotlib.axes import Axes

from life_figures import Figures

KEPT = "replay-old-memories-kept.png"
RELATED = "replay-related-links.png"
BY_NIGHT = {
    "whole": ("replay, with room for all", "tab:blue"),
    "scarce": ("scarce room, interleaved", "tab:green"),
    "scarce, no interleaving": ("scarce room, new ones only", "tab:orange"),
    "without replay": ("no replay", "tab:gray"),
}
BARS: tuple[tuple[float, str, str, Callable[[Figures], float]], ...] = (
    (-0.2, "all links", "tab:blue", lambda figures: figures.related),
    (0.2, "heaviest tenth", "tab:green", lambda figures: figures.related_strongest),
)


def draw(found: Mapping[str, Sequence[Figures]], folder: Path) -> None:
    """Draw both pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    plt.rcParams.update({"font.size": 11, "axes.spines.top": False, "axes.spines.right": False})
    draw_kept(found, folder / KEPT)
    draw_related(found, folder / RELATED)


def draw_kept(found: Mapping[str, Sequence[Figures]], file: Path) -> None:
    """Old tagged memories kept, night by night, with the range of the seeds."""
    figure, axes = plt.subplots(figsize=(8, 4.5))
    for name, (label, colour) in BY_NIGHT.items():
        if name in found:
            _line(axes, found[name], label, colour)
    axes.set_xlabel("night")
    axes.set_ylabel("kept, %")
    axes.set_ylim(bottom=0)
    axes.set_title("Old memories of planted topics that are kept (tagged, older than 30 nights)")
    axes.legend(frameon=False)
    figure.tight_layout()
    figure.savefig(file, dpi=120)
    plt.close(figure)


def draw_related(found: Mapping[str, Sequence[Figures]], file: Path) -> None:
    """The share of links that join one topic, by arm, with the spread of the seeds."""
    arms = [name for name, figures in found.items() if any(f.links for f in figures)]
    figure, axes = plt.subplots(figsize=(8, 0.45 * len(arms) + 1.6))
    places = range(len(arms))
    for shift, label, colour, read in BARS:
        shares = [[100 * read(f) for f in found[name]] for name in arms]
        axes.barh(
            [place + shift for place in places], [statistics.mean(some) for some in shares],
            xerr=[statistics.stdev(some) if len(some) > 1 else 0 for some in shares],
            height=0.36, label=label, color=colour, ecolor="black", capsize=2,
        )  # fmt: skip
    chance = [100 * statistics.mean(f.related_by_chance for f in found[name]) for name in arms]
    axes.plot(chance, list(places), "k|", markersize=16, label="by chance")
    axes.set_yticks(list(places), arms)
    axes.invert_yaxis()
    axes.set_xlabel("links that join memories of one planted topic, %")
    axes.legend(frameon=False, loc="lower right")
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
        nights, [min(by_night[n]) for n in nights], [max(by_night[n]) for n in nights],
        color=colour, alpha=0.2, linewidth=0,
    )  # fmt: skip
