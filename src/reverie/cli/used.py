"""`reverie used`: say that recalled memories helped."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show_json


@click.command()
@click.argument("memories", nargs=-1, required=True)
@mind_options
@json_option
def command(memories: tuple[str, ...], mind: str | None, agent: str, as_json: bool) -> None:
    """Say that recalled memories helped.

    MEMORIES are fresh again and linked to each other, and nights replay them. Once a session
    each: being asked for often makes nothing permanent.

    \b
    Example:
      reverie used f-20260131-002 f-20260131-007
    """
    with opened(mind, agent) as m:
        helped = m.used(*memories)
    if as_json:
        show_json(helped)
        return
    for memory in helped:
        times = "once" if memory.use.times == 1 else f"{memory.use.times} times"
        click.echo(f"helped {times} so far: {memory.text}")
