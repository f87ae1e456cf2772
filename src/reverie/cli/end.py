"""`reverie end`: end a session."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show_json


@click.command()
@click.argument("session")
@mind_options
@json_option
def command(session: str, mind: str | None, agent: str, as_json: bool) -> None:
    """End a session, so that it waits for a night.

    A SESSION that goes on later can be ended again; a night then takes in its new part.

    \b
    Example:
      reverie end monday
    """
    with opened(mind, agent) as m:
        ended = m.end_session(session)
    if as_json:
        show_json(ended)
    else:
        click.echo(f"session {session} is number {ended.number}; it waits: `reverie night`")
