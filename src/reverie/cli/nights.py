"""`reverie nights`: list the nights."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json


@click.command()
@mind_options
@json_option
def command(mind: str | None, agent: str, as_json: bool) -> None:
    """List the nights.

    Oldest first; those that are folded can no longer be told or undone and are left out.

    \b
    Example:
      reverie nights
    """
    from reverie.writing.nights import night_line

    with opened(mind, agent, only_reads=True) as m:
        nights = m.nights()
    if as_json:
        show_json(nights)
    elif nights:
        click.echo("night  began (UTC)       outcome")
        show(night_line(night) for night in nights)
    else:
        click.echo("no nights yet: `reverie night`")
