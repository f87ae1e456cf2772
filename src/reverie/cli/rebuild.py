"""`reverie rebuild`: make the memory anew from its journal."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show_json


@click.command()
@mind_options
@json_option
def command(mind: str | None, agent: str, as_json: bool) -> None:
    """Make the memory anew from its journal.

    Tells whether it had been right.

    \b
    Example:
      reverie rebuild
    """
    with opened(mind, agent) as m:
        right = m.rebuild()
        entries = m.store.journal.last() - m.store.journal.first() + 1
    if as_json:
        show_json({"entries": entries, "was_right": right})
    elif right:
        click.echo(f"rebuilt from {entries:,} entries; it is as it was")
    else:
        click.echo(f"rebuilt from {entries:,} entries; it had differed and is now right again")
