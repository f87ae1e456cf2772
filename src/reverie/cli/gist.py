"""`reverie gist`: what was said, in few words."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show_json
from reverie.cli._terminal import styled


@click.command()
@mind_options
@json_option
def command(mind: str | None, agent: str, as_json: bool) -> None:
    """Show what was said, in few words.

    What tells most of all sessions, shortened until it fits `gist_tokens`. Nothing is lost:
    the whole of it stays on record, and `reverie recall` finds it.

    \b
    Example:
      reverie gist
    """
    with opened(mind, agent, only_reads=True) as m:
        kept = m.gist()
    if as_json:
        show_json(kept)
        return
    day = ""
    for one in kept:
        if f"{one.date:%Y-%m-%d}" != day:
            day = f"{one.date:%Y-%m-%d}"
            click.echo(day)
        speaker = f"{one.speaker}: " if one.speaker else ""
        click.echo(f"  {speaker}{one.text}  {styled(one.sources[0], 'dim')}")
    if not kept:
        click.echo("nothing yet; end a session and sleep: `reverie night`")
