"""`reverie report`: what the nights of a date did, and what a person must decide."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from reverie.domain.views.report import Report
    from reverie.mind import OpenMind

LAST = "last"


@click.command()
@click.argument("date", required=False, default=LAST)
@click.option("--html", "page", metavar="FILE", help="Write it as one HTML file, with pictures.")
@click.option("--open", "shown", is_flag=True, help="Show the HTML in your browser.")
@mind_options
@json_option
def command(
    date: str, page: str | None, shown: bool, mind: str | None, agent: str, as_json: bool
) -> None:
    """Show what the last nights did, and what you must decide.

    DATE is a day on which the agent slept, such as 2026-01-31 or yesterday; without it the last
    one is told. The same page lies in .reverie/sync/reports. It is for you: no session reads it.

    \b
    Example:
      reverie report
      reverie report yesterday
      reverie report 2026-01-31 --json
      reverie report --open
    """
    from reverie.cli._terminal import styled
    from reverie.writing.report_lines import as_record, report_lines

    with opened(mind, agent, only_reads=True) as m:
        report = m.report(_day(date))
        written = _written(m, report, page) if page or shown else None
    if written and shown:
        import webbrowser

        webbrowser.open(written.resolve().as_uri())
    if as_json:
        show_json(as_record(report))
    elif written:
        click.echo(f"wrote {written}")
    else:
        show(report_lines(report, styled))


def _day(words: str) -> date | None:
    from reverie.cli._dates import day_given

    if words.strip().casefold() == LAST:
        return None
    moment = day_given(words, hint="'DATE'")
    return moment.astimezone().date() if moment else None


def _written(m: OpenMind, report: Report, page: str | None) -> Path:
    """The HTML file of a report, where it was asked for, or beside the mind."""
    from pathlib import Path

    from reverie.files import write_led, write_whole
    from reverie.writing.pictures import pictures_of
    from reverie.writing.report_html import html_page

    text = html_page(report, pictures_of(m.store, _debts(m)))
    if page:
        write_led(page, text)
        return Path(page)
    folder = m.home / "state" if m.home else _somewhere()
    path = folder / f"report-{report.day.isoformat()}.html"
    write_whole(path, text)
    return path


def _somewhere() -> Path:
    from pathlib import Path
    from tempfile import mkdtemp

    return Path(mkdtemp(prefix="reverie-report-"))


def _debts(m: OpenMind) -> list[tuple[str, int, int]]:
    """The debt before and after each sleep that the history tells of, the oldest first."""
    from reverie.awake.ledger import history

    told = history(str(m.home)) if m.home else []
    found = []
    for one in reversed(told):
        day, *debts = (one.get(name) for name in ("date", "debt_before", "debt_after"))
        is_dated = isinstance(day, str) and re.fullmatch(r"\d{4}-\d\d-\d\d", day)
        if is_dated and all(isinstance(debt, int) and debt >= 0 for debt in debts):
            found.append((str(day), int(debts[0] or 0), int(debts[1] or 0)))
    return found
