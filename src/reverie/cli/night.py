"""`reverie night`: sleep."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json, told_progress

if TYPE_CHECKING:
    from reverie.domain.night import Stimulus
    from reverie.engine.sleeping import NightRun


@click.command()
@click.option("--dry-run", is_flag=True, help="Sleep on a copy and show what would change.")
@click.option("--full", is_flag=True, help="A full night; a nap otherwise.")
@mind_options
@json_option
def command(dry_run: bool, full: bool, mind: str | None, agent: str, as_json: bool) -> None:
    """Sleep: turn the sessions that ended into memory.

    A night that was cut short goes on where it stopped. Ctrl-C wakes the agent
    at its last checkpoint; nothing is half-done.

    \b
    Example:
      reverie night --dry-run
      reverie night
    """
    from reverie.domain.night import Sleep
    from reverie.writing.telling import entry_lines

    sleep = Sleep.NIGHT if full else Sleep.NAP
    with opened(mind, agent) as m:
        if dry_run:
            run, entries = m.dry_run(sleep)
        else:
            run, entries = m.night(sleep, alarm=WakeUpCall(), watch=told_progress()), []
    if as_json:
        show_json({"night": run.plan.night, "outcome": run.outcome, "dry_run": dry_run,
                   "entries": entries or run.entries})  # fmt: skip
        return
    if dry_run:
        click.echo("A dry run; nothing was changed. The night would write:")
        show(line for entry in entries for line in entry_lines(entry))
    else:
        show(_lines(run))


class WakeUpCall:
    """Rings when the terminal or the system asks the process to stop."""

    def __init__(self) -> None:
        self._rung = False
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._ring)

    def heard(self) -> Stimulus | None:
        """An urgent call, once a signal came."""
        from reverie.domain.night import Stimulus

        return Stimulus.URGENT if self._rung else None

    def _ring(self, *_: object) -> None:
        self._rung = True


def _lines(run: NightRun) -> list[str]:
    from reverie.domain.night import Outcome
    from reverie.writing.telling import tally_words

    night = run.plan.night
    sessions = len(run.plan.sessions)
    lines = [
        f"Night {night} {run.outcome}: {sessions} session{'s' * (sessions != 1)} taken in",
        f"  {tally_words(run.entries) or 'nothing to do'}",
    ]
    if run.outcome is Outcome.WAITING:
        lines[0] = f"Night {night} rests until its thinker answers; run it again then"
    if run.outcome is Outcome.WOKEN:
        lines[0] = f"Night {night} was woken at its last checkpoint; what is left waits"
    lines.append(f"  look: `reverie journal {night}`   take it back: `reverie undo {night}`")
    return lines
