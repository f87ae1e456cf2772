"""`reverie wake`: end the sleep that runs."""

from __future__ import annotations

import time

import click

from reverie.cli._options import json_option, mind_options, opened, show_json

PAUSE_S = 0.02


@click.command()
@click.option(
    "--seconds", default=60.0, show_default=True, help="How long to wait until it is awake."
)
@mind_options
@json_option
def command(seconds: float, mind: str | None, agent: str, as_json: bool) -> None:
    """End the sleep that runs, at its last checkpoint.

    A nap or night of `reverie night`, of `reverie live` or of a hook ends as soon as the stage
    that runs is done; nothing is half-done, and the next sleep takes up what is left.

    \b
    Example:
      reverie wake
    """
    with opened(mind, agent) as m:
        was_asleep = m.wake()
        end = time.monotonic() + seconds
        while (is_asleep := was_asleep and m.is_asleep()) and time.monotonic() < end:
            time.sleep(PAUSE_S)
    if as_json:
        show_json({"was_asleep": was_asleep, "is_awake": not is_asleep})
    elif not was_asleep:
        click.echo("the agent is awake")
    elif is_asleep:
        click.echo("called; it wakes when the stage that runs is done")
    else:
        click.echo("the agent is awake; what its sleep left waits for the next")
