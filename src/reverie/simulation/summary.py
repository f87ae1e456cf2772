"""The summary of a run: a few lines and tables, the same for the same scenario."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from reverie.domain.formulas.codes import Aspect
from reverie.simulation.figures import Figures, Opinion
from reverie.simulation.run import Outcome

MOST_DAYS, MOST_SUBJECTS = 14, 12
"""Lines of each table; of more days some are told, of more subjects the most believed."""
DAY_HEAD = (
    "day",
    "episodes",
    "forgotten",
    "overloaded",
    "asleep",
    "sleep quality",
    "stress",
    "morale",
)


def summary_lines(outcome: Outcome) -> Iterator[str]:
    """What is printed when a run is over."""
    yield title_of(outcome)
    if not outcome.figures:
        return
    yield ""
    yield from in_columns([DAY_HEAD, *map(day_row, some_days(outcome.figures))])
    if opinions := most_believed(outcome.figures[-1]):
        yield ""
        yield f"What is believed on the evening of day {outcome.figures[-1].day}, on the average:"
        head = ("of", "believers", *(aspect.name.lower() for aspect in Aspect))
        yield from in_columns([head, *map(opinion_row, opinions)])


def title_of(outcome: Outcome) -> str:
    """Which run it was, and whether it came to its end."""
    scenario, done = outcome.scenario, len(outcome.figures)
    days = f"{done} of {scenario.days} days, stopped" if not outcome.is_complete else _days(done)
    return f"{scenario.name} · {scenario.agents:,} agents · {days} · seed {scenario.seed}"


def summary_record(outcome: Outcome) -> dict[str, Any]:
    """The same for programs."""
    import msgspec

    scenario = outcome.scenario
    return {
        "scenario": scenario.name,
        "agents": scenario.agents,
        "days": scenario.days,
        "seed": scenario.seed,
        "is_complete": outcome.is_complete,
        "figures": [msgspec.to_builtins(day) for day in outcome.figures],
    }


def some_days(figures: Sequence[Figures]) -> list[Figures]:
    """All days, or the first, the last and some between, evenly."""
    if len(figures) <= MOST_DAYS:
        return list(figures)
    last = len(figures) - 1
    return [figures[round(place * last / (MOST_DAYS - 1))] for place in range(MOST_DAYS)]


def most_believed(day: Figures) -> list[Opinion]:
    """The subjects that most have a belief about, in the order of the scenario."""
    known = sorted(day.opinions, key=lambda opinion: -opinion.believers)[:MOST_SUBJECTS]
    return [opinion for opinion in day.opinions if opinion in known]


def day_row(day: Figures) -> tuple[str, ...]:
    """A day as cells."""
    least, most = min(day.sleepers) / day.agents, max(day.sleepers) / day.agents
    return (
        f"{day.day}",
        f"{day.episodes:,}",
        f"{day.forgotten:.1%}",
        f"{day.overloaded:.1%}",
        f"{least:.0%}-{most:.0%}",
        f"{day.sleep_quality:.3f}",
        f"{day.stress:.3f}",
        f"{day.morale:.3f}",
    )


def opinion_row(opinion: Opinion) -> tuple[str, ...]:
    """What is believed of a subject, as cells."""
    return (opinion.subject, f"{opinion.believers:,}", *(f"{mean:+.3f}" for mean in opinion.means))


def in_columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Cells below each other: the first column to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        first, *others = (
            cell.ljust(width) if not place else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join([first, *others]).rstrip()


def _days(count: int) -> str:
    return "1 day" if count == 1 else f"{count} days"
