"""`reverie journal`: what was changed, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from reverie.cli._names import parsed
from reverie.cli._options import json_option, mind_options, opened, show, show_json

if TYPE_CHECKING:
    from reverie.domain.journal.entry import Entry
    from reverie.mind import OpenMind


@click.command()
@click.argument("n", required=False)
@click.option(
    "--all",
    "--links",
    "every",
    is_flag=True,
    help="Tell each single link and gloss, not only how many.",
)
@mind_options
@json_option
def command(n: str | None, every: bool, mind: str | None, agent: str, as_json: bool) -> None:
    """Show what was changed, entry by entry.

    N is a night (3), an entry (e17) or a change (e17.2); without it all entries are told in short.

    \b
    Example:
      reverie journal 3
      reverie journal e17
      reverie journal 3 --all
    """
    from reverie.writing.entries import change_lines, entry_lines, heading_line

    with opened(mind, agent, only_reads=True) as m:
        if n is None:
            if as_json:
                show_json(m.journal())
            else:
                headings = m.store.journal.headings(timed=False)
                show([heading_line(h) for h in headings] or ["the journal is empty"])
        elif parsed(n)[0] == "change":
            change = m.change(*parsed(n)[1:])
            if as_json:
                show_json(change)
            else:
                show(change_lines(change))
        elif as_json:
            show_json(list(_entries(m, n)))
        else:
            show(line for entry in _entries(m, n) for line in entry_lines(entry, each=every))


def _entries(m: OpenMind, name: str) -> Iterator[Entry]:
    from reverie.engine.undoing import the_night

    what, number, _ = parsed(name)
    if what == "entry":
        yield m.entry(number)
        return
    night = the_night(m.store, number)
    for entry in range(night.first, night.last + 1):
        yield m.entry(entry)
