"""`reverie hook`: documented here, answered before click is loaded."""

from __future__ import annotations

import click

from reverie.hosts.claude_code.hook import HOOKS, main


@click.command()
@click.argument("event", type=click.Choice(list(HOOKS)))
def command(event: str) -> None:
    """Answer a call of the host; for its settings, not for people.

    Reads one JSON object from standard input and always leaves with 0; what goes wrong is
    written to state/hook.log, which `reverie doctor` reads.

    \b
    Example:
      reverie hook stop < payload.json
    """
    main()
