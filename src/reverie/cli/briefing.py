"""`reverie briefing`: what the next session should know first."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show_json


@click.command()
@mind_options
@json_option
def command(mind: str | None, agent: str, as_json: bool) -> None:
    """Show what the next session should know first.

    \b
    Example:
      reverie briefing
    """
    with opened(mind, agent, only_reads=True) as m:
        text = m.briefing()
    if as_json:
        show_json({"briefing": text})
    else:
        click.echo(text, nl=False)
