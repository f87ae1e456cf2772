"""`reverie resume`: capture again after a pause."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any

import click

from reverie.cli._home import found_home, home_option, now
from reverie.cli._options import json_option, show_json


@click.command()
@home_option
@json_option
def command(home: str | None, as_json: bool) -> None:
    """Let the hooks capture again.

    \b
    Example:
      reverie resume
    """
    from reverie.awake import ledger

    where, moment = found_home(home), now()

    def decide(book: dict[str, Any]) -> None:
        ledger.note(where, "resumed", {}, moment)
        book["resumed_at"] = ledger.stamp(moment)

    paused = os.path.join(where, ledger.STATE, "paused")
    if os.path.lexists(paused):
        ledger.change(where, decide, moment)  # first, or a start would catch up with the pause
        with suppress(FileNotFoundError):
            os.remove(paused)
    if as_json:
        show_json({"paused": False})
    else:
        click.echo("the hooks capture again")
