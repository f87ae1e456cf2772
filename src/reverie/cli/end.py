"""`reverie end`: end a session."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from reverie.cli._options import json_option, mind_options, opened, show_json

if TYPE_CHECKING:
    from reverie.mind import OpenMind


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
        stands = _stands(m, session)
    if as_json:
        show_json(ended)
    else:
        click.echo(f"session {session} is number {ended.number}; {stands}")


def _stands(m: OpenMind, session: str) -> str:
    """Whether something of a session waits for a night."""
    sessions = m.store.sessions
    if any(reach.session == session for reach in sessions.waiting()):
        return "it waits: `reverie night`"
    if session in sessions.dozed():
        return "a doze has taken it in; a night would sleep on it: `reverie night`"
    return "all of it has been taken in"
