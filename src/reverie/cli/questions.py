"""`reverie questions`: show what is open, and the rules to confirm."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json


@click.command()
@mind_options
@json_option
def command(mind: str | None, agent: str, as_json: bool) -> None:
    """Show what is open, and rules to confirm.

    Tensions, questions and doubts stay until someone closes them.

    \b
    Example:
      reverie questions
    """
    from reverie.writing.memory_line import memory_line

    with opened(mind, agent, only_reads=True) as m:
        waiting, old = m.questions(), m.perhaps_outdated()
        owners = {memory.name: m.whose_word(memory.name) for memory in waiting}
    if as_json:
        show_json({"open": waiting, "still_true": old})
        return
    if not waiting and not old:
        click.echo("Nothing is open.")
    show(memory_line(memory, owners[memory.name]) for memory in waiting)
    if waiting:
        click.echo('Close one: `reverie resolve ID --why "the answer"`')
    if old:
        click.echo("\nStill true? Nobody has touched these rules for long:")
        show(memory_line(memory) for memory in old)
        click.echo("Yes: `reverie confirm ID`   No: `reverie forget ID --why …`")
