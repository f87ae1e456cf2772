"""Plots: what a run came to as pictures, drawn by matplotlib."""

from __future__ import annotations

import io
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from reverie.domain.formulas.codes import Aspect
from reverie.errors import ExtraMissing
from reverie.extras import how_to_install
from reverie.simulation.figures import Figures
from reverie.simulation.run import Outcome
from reverie.simulation.scenario import HOURS
from reverie.simulation.summary import most_believed

INK, FAINT, BAND = "#23221f", "#6d6a62", "#d9d4c7"
COLORS = ("#3f6aa8", "#c0713c", "#4f8a5b", "#8a5aa3", "#b0483f", "#3d8f96", "#7a6a3a", "#5b5b5b")
DOTS = 120
"""Dots an inch."""
SEEN = 0.01
"""A band that is thinner is not drawn."""
FEWEST = 5
"""Days that an axis has room for at least; lines of fewer are drawn with dots."""
LONGEST = 30
"""Characters of a name in a key."""
LINES = len(COLORS)
"""Subjects of which a line is drawn."""


def can_draw() -> bool:
    """Whether matplotlib is installed."""
    return find_spec("matplotlib") is not None


def refuse_without_plots() -> None:
    """Refuse before a run what could not be drawn after it."""
    if not can_draw():
        raise ExtraMissing(
            f"pictures are drawn by matplotlib; {how_to_install('plots')}, or give --no-plots"
        )


def pictures_of(outcome: Outcome) -> dict[str, tuple[str, bytes]]:
    """All pictures by name: what each shows, and its PNG."""
    figures = outcome.figures
    drawn = {
        "sleepers": ("How many sleep, by the hour", _sleepers(figures)),
        "beliefs": ("What is believed, day by day", _beliefs(figures)),
        "overload": ("Agents whose day was too full to keep", _shares(figures, "overloaded")),
        "forgetting": ("What is forgotten of a day by its end", _shares(figures, "forgotten")),
        "moods": ("Stress and morale, on the average", _moods(figures)),
    }
    return {name: (said, _png(picture, said)) for name, (said, picture) in drawn.items()}


def _canvas(width: float = 8.0, height: float = 4.0, **panels: Any) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.subplots(squeeze=False, **panels)


def _png(figure: Any, title: str) -> bytes:
    figure.suptitle(title, color=INK, fontsize=13, x=0.02, ha="left")
    file = io.BytesIO()
    figure.savefig(file, format="png", dpi=DOTS, metadata={"Software": None})
    return file.getvalue()


def _dress(axes: Any, x: str, y: str) -> None:
    """What all panels have in common: few lines, faint ones, and names."""
    axes.spines[["top", "right"]].set_visible(False)
    axes.spines[["left", "bottom"]].set_color(FAINT)
    axes.tick_params(colors=FAINT, labelsize=9)
    axes.grid(axis="y", color="#eeeae0", linewidth=0.8)
    axes.set_axisbelow(True)
    axes.set_xlabel(x, color=INK, fontsize=10)
    axes.set_ylabel(y, color=INK, fontsize=10)


def _in_percent(axes: Any) -> None:
    from matplotlib.ticker import PercentFormatter

    axes.yaxis.set_major_formatter(
        PercentFormatter(1.0, decimals=0 if axes.get_ylim()[1] > 0.05 else None)
    )
    axes.set_ylim(bottom=0)


def _by_day(axes: Any, figures: Sequence[Figures], most: int = 14) -> list[int]:
    """The days along an axis, with at most so many of them written."""
    days = [day.day for day in figures]
    last = max(days[-1], days[0] + FEWEST - 1)
    axes.set_xlim(days[0] - 0.6, last + 0.6)
    axes.set_xticks(range(days[0], last + 1, -(-(last - days[0] + 1) // most)))
    return days


def _line(axes: Any, days: Sequence[int], values: Sequence[float], color: str, **more: Any) -> None:
    """A line, with dots where there are few days."""
    marker = "o" if len(days) < FEWEST else None
    axes.plot(days, values, color=color, marker=marker, markersize=4, **more)


def _sleepers(figures: Sequence[Figures]) -> Any:
    figure, ((axes,),) = _canvas()
    hours = [hour + 1 for hour in range(HOURS)]
    shares = [[count / day.agents for count in day.sleepers] for day in figures]
    _dress(axes, "hour of the day", "share of agents asleep")
    if len(shares) > 1:
        least, most = ([pick(at) for at in zip(*shares[1:], strict=True)] for pick in (min, max))
        if max(high - low for low, high in zip(least, most, strict=True)) > SEEN:
            axes.fill_between(hours, least, most, color=BAND, label="from day 2 on, least to most")
        axes.plot(hours, shares[0], color=COLORS[1], linestyle="--", label="day 1")
    axes.plot(hours, shares[-1], color=COLORS[0], linewidth=2, label=f"day {figures[-1].day}")
    axes.set_xlim(0, HOURS)
    axes.set_xticks(range(0, HOURS + 1, 3))
    _in_percent(axes)
    axes.set_ylim(0, 1)
    axes.legend(loc="upper center", ncols=3, frameon=False, fontsize=9)
    return figure


def _beliefs(figures: Sequence[Figures]) -> Any:
    """A panel an aspect: a line a subject, and where most beliefs about places lie."""
    figure, panels = _canvas(9.5, 5.8, nrows=2, ncols=3, sharex=True, sharey=True)
    *drawn, key = panels.flat
    subjects = [opinion.subject for opinion in most_believed(figures[-1])][:LINES]
    for aspect, axes in zip(Aspect, drawn, strict=True):
        _dress(axes, "", "")
        days = _by_day(axes, figures, most=7)
        axes.axhline(0, color=FAINT, linewidth=0.8)
        _band(axes, figures, aspect)
        for subject, color in zip(subjects, COLORS, strict=False):
            means = [_mean(day, subject, aspect) for day in figures]
            _line(axes, days, means, color, linewidth=1.6, label=_short(subject))
        axes.set_title(aspect.name.lower(), color=INK, fontsize=11, loc="left")
        axes.tick_params(labelbottom=True)
    key.axis("off")
    key.legend(*drawn[0].get_legend_handles_labels(), loc="center", frameon=False, fontsize=9)
    figure.supxlabel("day", color=INK, fontsize=10)
    figure.supylabel("score, from -1 to 1", color=INK, fontsize=10)
    return figure


def _band(axes: Any, figures: Sequence[Figures], aspect: Aspect) -> None:
    found = [
        (day.day, spread)
        for day in figures
        for spread in day.spreads
        if (spread.family, spread.aspect) == ("place", aspect.name.lower())
    ]
    axes.fill_between(
        [day for day, _ in found],
        [spread.low for _, spread in found],
        [spread.high for _, spread in found],
        color=BAND,
        label="8 of 10 beliefs about places",
    )


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def _mean(day: Figures, subject: str, aspect: Aspect) -> float:
    known = [opinion.means[aspect] for opinion in day.opinions if opinion.subject == subject]
    return known[0] if known else float("nan")


def _shares(figures: Sequence[Figures], name: str) -> Any:
    figure, ((axes,),) = _canvas()
    share_of = {"overloaded": "agents", "forgotten": "the day's episodes"}[name]
    _dress(axes, "day", f"share of {share_of}")
    days = _by_day(axes, figures)
    axes.bar(days, [getattr(day, name) for day in figures], color=COLORS[0], width=0.7)
    _in_percent(axes)
    return figure


def _moods(figures: Sequence[Figures]) -> Any:
    figure, (panels,) = _canvas(8.0, 3.6, ncols=2)
    for axes, name, color in zip(panels, ("stress", "morale"), COLORS, strict=False):
        _dress(axes, "day", name)
        days = _by_day(axes, figures, most=7)
        _line(axes, days, [getattr(day, name) for day in figures], color, linewidth=2)
    return figure
