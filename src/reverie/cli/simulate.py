"""`reverie simulate`: run a simulation of many small minds from a file."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from reverie.cli._options import json_option, show, show_json

if TYPE_CHECKING:
    from reverie.simulation.run import Outcome
    from reverie.simulation.scenario import Scenario

STOPPED = 130
"""The exit code of a run that Ctrl-C has ended."""


@click.command()
@click.argument("scenario", metavar="SCENARIO")
@click.option("--agents", type=int, metavar="N", help="So many agents instead.")
@click.option("--days", type=int, metavar="N", help="So many days instead.")
@click.option("--seed", type=int, metavar="N", help="Another seed.")
@click.option("--out", type=click.Path(path_type=Path), metavar="DIR", help="Where results go.")
@click.option("--agent", type=int, metavar="N", help="Only tell the diary of this agent.")
@click.option("--format", "form", type=click.Choice(["csv", "parquet"]), help="Of the tables.")
@click.option("--plots/--no-plots", default=None, help="Pictures as PNG and in one HTML page.")
@click.option("--shards", type=int, metavar="N", help="Run in N workers of Ray.")
@click.option("--resume", is_flag=True, help="Go on from the last save in DIR.")
@click.option("--force", is_flag=True, help="Run even where memory seems not to suffice.")
@json_option
def command(
    scenario: str,
    agents: int | None,
    days: int | None,
    seed: int | None,
    out: Path | None,
    agent: int | None,
    form: str | None,
    plots: bool | None,
    shards: int | None,
    resume: bool,
    force: bool,
    as_json: bool,
) -> None:
    """Run a simulation of many small minds from a file.

    SCENARIO is a TOML file that says who lives there, where, and what happens how often; `city` is
    the one that ships. Tables, pictures and saves go to DIR; the summary is printed. The same
    scenario and seed give the same results. Ctrl-C keeps what was done; --resume goes on from it.

    \b
    Example:
      reverie simulate city
      reverie simulate city --agents 500 --days 3 --out trial
      reverie simulate city --agent 17
      reverie simulate city --agents 1000000 --shards 4
    """
    from reverie.population.population import Population  # noqa: F401 - says what to install
    from reverie.simulation.scenario_file import named_scenario

    instead = {"agents": agents, "days": days, "seed": seed}
    told = named_scenario(scenario, {k: v for k, v in instead.items() if v is not None})
    if agent is not None:
        _tell_diary(told, agent, as_json)
        return
    folder = out or Path(told.outputs.folder)
    table_form = form or told.outputs.format
    is_drawn = _check_outputs(told, table_form, plots)
    _check_memory(told, shards, force)
    outcome = _run(told, folder, shards, resume)
    files = _write(folder, outcome, table_form, is_drawn)
    _show(outcome, files, as_json)
    if not outcome.is_complete:
        click.echo(f"stopped; go on with --resume (the saves are in {folder})", err=True)
        sys.exit(STOPPED)


def _tell_diary(scenario: Scenario, agent: int, as_json: bool) -> None:
    from reverie.simulation.diary import diary_lines

    lines = list(diary_lines(scenario, agent))
    if as_json:
        show_json({"agent": agent, "diary": lines})
    else:
        show(lines)


def _check_memory(scenario: Scenario, shards: int | None, force: bool) -> None:
    """Say how much memory it needs, and refuse what does not fit."""
    from reverie.simulation.memory_need import (
        bytes_free,
        bytes_needed,
        gigabytes,
        refuse_if_too_big,
    )

    is_elsewhere = shards is not None and bool(os.environ.get("RAY_ADDRESS"))
    free = None if is_elsewhere else bytes_free()
    known = f"; {gigabytes(free)} are free" if free is not None else ""
    parts = f" in {shards} shards and Ray" if shards is not None else ""
    need = gigabytes(bytes_needed(scenario, shards))
    click.echo(f"needs about {need} of memory{parts}{known}", err=True)
    if not force:
        refuse_if_too_big(scenario, free, shards)


def _check_outputs(scenario: Scenario, form: str, plots: bool | None) -> bool:
    """Refuse what cannot be written; whether pictures will be drawn."""
    from reverie.simulation.plots import can_draw, refuse_without_plots
    from reverie.simulation.results import refuse_without_parquet

    if form == "parquet":
        refuse_without_parquet()
    if plots:
        refuse_without_plots()
    wanted = scenario.outputs.plots if plots is None else plots
    if wanted and not can_draw():
        from reverie.extras import how_to_install

        click.echo(f"no pictures; for them, {how_to_install('plots')}", err=True)
        return False
    return wanted


def _run(scenario: Scenario, folder: Path, shards: int | None, resume: bool) -> Outcome:
    from reverie.cli._run_progress import RunProgress

    progress = RunProgress(scenario.agents, scenario.days)
    try:
        if shards is None:
            from reverie.simulation.run import run

            return run(scenario, folder, progress, resume=resume)
        from reverie.simulation.ray_shards import run_in_shards

        click.echo(f"starting Ray with {shards} workers …", err=True)
        return run_in_shards(scenario, folder, progress, shards=shards, resume=resume)
    finally:
        progress.ended()


def _write(folder: Path, outcome: Outcome, form: str, is_drawn: bool) -> list[Path]:
    from reverie.simulation.results import write_results

    files = write_results(folder, outcome, form)
    if is_drawn and outcome.figures:
        from reverie.simulation.page import write_page

        files += write_page(folder, outcome)
    return files


def _show(outcome: Outcome, files: list[Path], as_json: bool) -> None:
    from reverie.simulation.summary import summary_lines, summary_record

    if as_json:
        show_json({**summary_record(outcome), "files": [str(file) for file in files]})
        return
    show(summary_lines(outcome))
    show(["", "Written: " + ", ".join(str(file) for file in files)])
