"""`reverie dreams`: what a night replayed."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json


@click.command()
@click.argument("night", required=False, type=int)
@click.option("--yaml", "as_yaml", is_flag=True, help="Print the dream log: each single replay.")
@mind_options
@json_option
def command(night: int | None, as_yaml: bool, mind: str | None, agent: str, as_json: bool) -> None:
    """Show what a night replayed.

    NIGHT is a number; without it the last night is told. Each cycle is told with how many
    memories were replayed, which became permanent, what was dreamt, and how many links were
    made and cut. All of it is read from the journal.

    \b
    Example:
      reverie dreams
      reverie dreams 3 --yaml
    """
    from reverie.writing.dream_log import as_record, dream_lines, dream_log

    with opened(mind, agent, only_reads=True) as m:
        dreams = m.dreams(night)
    if as_json:
        show_json(as_record(dreams))
    elif as_yaml:
        click.echo(dream_log(dreams), nl=False)
    else:
        show(dream_lines(dreams))
