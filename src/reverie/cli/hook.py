"""`reverie hook`: documented here, answered before click is loaded."""

from __future__ import annotations

import click

from reverie.awake.hooks import HOOKS
from reverie.hosts.claude_code.hook import main


@click.command()
@click.argument("event", type=click.Choice([*HOOKS, "settings"]))
def command(event: str) -> None:
    """Answer a call of the host; for its settings, not for people.

    Reads one JSON object from standard input and always leaves with 0; what goes wrong is
    written to state/hook.log, which `reverie doctor` reads. With `settings` as EVENT it prints
    what to put into .claude/settings.local.json instead.

    \b
    Example:
      reverie hook settings
      reverie hook stop < payload.json
    """
    if event != "settings":
        main()
        return
    import json

    from reverie.hosts.claude_code.hook_config import hook_settings
    from reverie.settings import Settings

    click.echo(json.dumps(hook_settings(Settings().file.briefing_parts), indent=2))
