"""`reverie pause`: no capture until `reverie resume`."""

from __future__ import annotations

import os

import click

from reverie.cli._home import found_home, home_option
from reverie.cli._options import json_option, show_json


@click.command()
@home_option
@json_option
def command(home: str | None, as_json: bool) -> None:
    """Stop the hooks from capturing anything.

    Sessions that stop meanwhile are not recorded, and not caught up with later unless they go on.

    \b
    Example:
      reverie pause
    """
    from reverie import files, keyed
    from reverie.awake.home import PAUSED
    from reverie.awake.ledger import STATE

    state = os.path.join(found_home(home), STATE)
    files.make_folder(state)
    keyed.write_whole(os.path.join(state, PAUSED), "")
    if as_json:
        show_json({"paused": True})
    else:
        click.echo("paused: the hooks do nothing until `reverie resume`")
