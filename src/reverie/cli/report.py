"""`reverie report`: what the nights of a date did, and what a person must decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json

if TYPE_CHECKING:
    from datetime import date

LAST = "last"


@click.command()
@click.argument("date", required=False, default=LAST)
@mind_options
@json_option
def command(date: str, mind: str | None, agent: str, as_json: bool) -> None:
    """Show what the last nights did, and what you must decide.

    DATE is a day on which the agent slept, such as 2026-01-31 or yesterday; without it the last
    one is told. The same page lies in .reverie/sync/reports. It is for you: no session reads it.

    \b
    Example:
      reverie report
      reverie report yesterday
      reverie report 2026-01-31 --json
    """
    from reverie.cli._terminal import styled
    from reverie.writing.report_lines import as_record, report_lines

    with opened(mind, agent, only_reads=True) as m:
        report = m.report(_day(date))
    if as_json:
        show_json(as_record(report))
    else:
        show(report_lines(report, styled))


def _day(words: str) -> date | None:
    from reverie.cli._dates import day_given

    if words.strip().casefold() == LAST:
        return None
    moment = day_given(words, hint="'DATE'")
    return moment.astimezone().date() if moment else None
