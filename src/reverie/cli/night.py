"""`reverie night`: sleep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from reverie.cli._call import WakeUpCall
from reverie.cli._options import (
    config_option,
    json_option,
    mind_options,
    opened,
    settings_option,
    show,
    show_json,
    show_packet,
    told_progress,
    without_settings,
)

if TYPE_CHECKING:
    from reverie.domain.journal.plan import Sleep
    from reverie.engine.nightfall import Morning
    from reverie.engine.sleeper import NightRun
    from reverie.mind import OpenMind


@click.command()
@click.option("--dry-run", is_flag=True, help="Sleep on a copy and show what would change.")
@click.option("--full", is_flag=True, help="A full night; a nap otherwise.")
@click.option("--delegate", is_flag=True, help="Let a sub-agent think: print its questions.")
@click.option("--rules", is_flag=True, help="Let only the rules think, whoever is set to.")
@config_option
@settings_option
@mind_options
@json_option
def command(
    dry_run: bool,
    full: bool,
    delegate: bool,
    rules: bool,
    config: str | None,
    settings: bool,
    mind: str | None,
    agent: str,
    as_json: bool,
) -> None:
    """Sleep: turn what happened into memory.

    A night that was cut short goes on where it stopped. Ctrl-C and SIGTERM wake the agent
    at its last checkpoint, within a second; nothing is half-done. With --delegate the night prints
    what it wants judged and rests until `reverie think take` brings the answers.

    \b
    Example:
      reverie night --dry-run
      reverie night
      reverie night --config calm.yml
    """
    from reverie.domain.journal.plan import Sleep
    from reverie.engine.sleeping import unfinished_plan

    sleep = Sleep.NIGHT if full else Sleep.NAP
    _refuse_both(delegate, dry_run=dry_run, rules=rules)
    with opened(mind, agent, delegate=delegate, rules=rules, config=config) as m:
        if config and (begun := unfinished_plan(m.store)):
            click.echo(f"night {begun.night} goes on with the settings it began with", err=True)
        if dry_run:
            _show_dry(m, sleep, as_json, settings=settings)
            return
        with WakeUpCall() as alarm:
            morning = m.night(sleep, alarm=alarm, watch=told_progress())
        if delegate and morning.outcome == "waiting":
            show_packet(m)
            return
    if as_json:
        told = _plain(morning.run, morning.entries, morning.notes, dry_run=False)
        told["learned"] = _plain_learned(morning)
        show_json(told if settings else without_settings(told))
    else:
        show([*_lines(morning), *(f"  {note}" for note in morning.notes)])


def _refuse_both(delegate: bool, *, dry_run: bool, rules: bool) -> None:
    """Refuse what contradicts itself."""
    if delegate and dry_run:
        raise click.UsageError("a delegated night cannot be dry; leave one of the two out")
    if delegate and rules:
        raise click.UsageError("either a sub-agent thinks or the rules; leave one of the two out")


def _show_dry(m: OpenMind, sleep: Sleep, as_json: bool, *, settings: bool) -> None:
    from reverie.writing.entries import entry_lines

    run, entries = m.dry_run(sleep)
    if as_json:
        told = _plain(run, entries, (), dry_run=True)
        show_json(told if settings else without_settings(told))
        return
    click.echo("A dry run; nothing was changed. The night would write:")
    show(line for entry in entries for line in entry_lines(entry))


def _plain(run: NightRun, entries: object, notes: Sequence[str], *, dry_run: bool) -> Any:
    from reverie.writing.json import plain

    return plain(
        {
            "night": run.plan.night,
            "outcome": run.outcome,
            "dry_run": dry_run,
            "entries": entries or run.entries,
            "notes": list(notes),
        }
    )


def _plain_learned(morning: Morning) -> Any:
    learned = morning.learned
    return {
        "kept": {kind.value: count for kind, count in learned.kept},
        "held": learned.held,
        "replayed": learned.replayed,
        "answered": learned.answered,
        "ended": learned.ended,
        "left_out": dict(learned.left_out),
    }


def _lines(run: Morning) -> list[str]:
    from reverie.domain.journal.plan import Outcome
    from reverie.writing.nights import learned_words, slept_on_words

    night, sleep = run.plan.night, run.plan.sleep.capitalize()
    first = {
        Outcome.WAITING: f"{sleep} {night} rests until its thinker answers; run it again then",
        Outcome.WOKEN: f"{sleep} {night} was woken at its last checkpoint; what is left waits",
    }.get(run.outcome, f"{sleep} {night} {run.outcome}: {slept_on_words(run.plan)}")
    return [
        first,
        *(f"  {line}" for line in learned_words(run.learned)),
        f"  look: `reverie journal {night}`   take it back: `reverie undo {night}`",
    ]
