"""Results: what a run came to as tables, written as CSV or Parquet."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from reverie.domain.formulas.codes import Aspect
from reverie.errors import ExtraMissing
from reverie.extras import how_to_install
from reverie.simulation.checkpoint import made, write_file
from reverie.simulation.figures import Figures
from reverie.simulation.inhabitants import natures
from reverie.simulation.run import Outcome

Table = dict[str, Sequence[Any]]
"""Columns of one length."""
_DAYS = ("day", "agents", "episodes", "held", "held_before", "forgotten", "overloaded")
_MOODS = ("stress", "morale", "sleep_quality")
_SPREAD = ("family", "aspect", "beliefs", "mean", "low", "median", "high")


def tables_of(outcome: Outcome) -> dict[str, Table]:
    """All tables by name; that of agents only where a run did not stop within a day."""
    tables = {
        "days": _days(outcome.figures),
        "sleepers": _sleepers(outcome.figures),
        "beliefs": _beliefs(outcome.figures),
        "subjects": _subjects(outcome.figures),
    }
    return tables | ({"agents": _agents(outcome)} if outcome.city else {})


def write_results(folder: Path, outcome: Outcome, form: str) -> list[Path]:
    """Write all tables; the files that were written."""
    made(folder)
    written = []
    for name, table in tables_of(outcome).items():
        file = folder / f"{name}.{form}"
        write_file(file, _parquet(table) if form == "parquet" else _csv(table))
        written.append(file)
    return written


def refuse_without_parquet() -> None:
    """Refuse before a run what could not be written after it."""
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        raise ExtraMissing(
            f"Parquet is written by pyarrow; {how_to_install('parquet')}, or give --format csv"
        ) from None


def _days(figures: Sequence[Figures]) -> Table:
    return {name: [getattr(day, name) for day in figures] for name in (*_DAYS, *_MOODS)}


def _sleepers(figures: Sequence[Figures]) -> Table:
    rows = [(day, hour, count) for day in figures for hour, count in enumerate(day.sleepers)]
    return {
        "day": [day.day for day, _, _ in rows],
        "hour": [hour for _, hour, _ in rows],
        "asleep": [count for _, _, count in rows],
        "share": [round(count / day.agents, 6) for day, _, count in rows],
    }


def _beliefs(figures: Sequence[Figures]) -> Table:
    rows = [(day, spread) for day in figures for spread in day.spreads]
    columns: Table = {"day": [day.day for day, _ in rows]}
    return columns | {name: [getattr(spread, name) for _, spread in rows] for name in _SPREAD}


def _subjects(figures: Sequence[Figures]) -> Table:
    rows = [(day, opinion) for day in figures for opinion in day.opinions]
    columns: Table = {"day": [day.day for day, _ in rows]}
    names = ("family", "subject", "believers")
    columns |= {name: [getattr(opinion, name) for _, opinion in rows] for name in names}
    return columns | {
        aspect.name.lower(): [opinion.means[aspect] for _, opinion in rows] for aspect in Aspect
    }


def _agents(outcome: Outcome) -> Table:
    assert outcome.city
    names = [tier.name for tier in outcome.scenario.tiers]
    groups = natures(outcome.scenario, 0, outcome.scenario.agents)["group"]
    columns: Table = {name: column.tolist() for name, column in outcome.city.agents().items()}
    return {"agent": columns.pop("agent"), "who": [names[group] for group in groups], **columns}


def _csv(table: Table) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(table)
    writer.writerows(zip(*table.values(), strict=True))
    return text.getvalue().encode()


def _parquet(table: Table) -> bytes:
    refuse_without_parquet()
    import pyarrow as pa
    import pyarrow.parquet as pq

    file = io.BytesIO()
    pq.write_table(pa.table({name: list(column) for name, column in table.items()}), file)
    return file.getvalue()
