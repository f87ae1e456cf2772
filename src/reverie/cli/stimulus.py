"""`reverie stimulus`: call the agent."""

from __future__ import annotations

import click

from reverie.cli._given import text_given
from reverie.cli._options import json_option, mind_options, opened, show_json


@click.command()
@click.argument("text")
@click.option("--urgent", is_flag=True, help="End any sleep at once, at its last checkpoint.")
@click.option(
    "--voice",
    type=click.Choice(["person", "agent", "tool", "world"]),
    default="person",
    show_default=True,
    help="Whose words they are; only a person's can become a rule.",
)
@mind_options
@json_option
def command(
    text: str, urgent: bool, voice: str, mind: str | None, agent: str, as_json: bool
) -> None:
    """Call the agent: it is told when it is awake.

    What calls a sleeper waits on the disk and is delivered once, at waking. Light sleep ends for
    it at once, deep sleep and dreaming after the running cycle; an urgent one ends any sleep at
    its last checkpoint. It is kept as words said that day, so that the next session knows it.

    \b
    Example:
      reverie stimulus "The build is broken." --urgent
    """
    from reverie.cli._person import whose

    with opened(mind, agent) as m:
        summons = m.stimulate(text_given(text), urgent=urgent, voice=whose(voice))
        is_delivered = any(one.id == summons.id for one in m.deliver())
    if as_json:
        show_json({"id": summons.id, "urgent": urgent, "delivered": is_delivered})
    elif is_delivered:
        click.echo("delivered: the agent is awake")
    else:
        click.echo("queued: the agent is asleep and is told when it wakes")
