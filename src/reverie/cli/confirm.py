"""`reverie confirm`: say that a memory still holds."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show_json


@click.command()
@click.argument("memory")
@mind_options
@json_option
def command(memory: str, mind: str | None, agent: str, as_json: bool) -> None:
    """Say that a memory still holds.

    MEMORY is fresh again, and `reverie questions` stops asking about it for a while. What is open
    is not confirmed but answered: `reverie resolve`.

    \b
    Example:
      reverie confirm f-20260131-002
    """
    from reverie.cli._person import only_a_person

    only_a_person("say that a memory still holds")
    with opened(mind, agent) as m:
        fresh = m.confirm(memory)
    if as_json:
        show_json(fresh)
    else:
        click.echo(f"still true: {fresh.text}")
