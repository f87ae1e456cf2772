"""`reverie edit`: put a memory in your own words."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json


@click.command()
@click.argument("memory")
@click.argument("text")
@click.option("--kind", metavar="KIND", help="What sort of idea it is.  [default: as it was]")
@mind_options
@json_option
def command(
    memory: str, text: str, kind: str | None, mind: str | None, agent: str, as_json: bool
) -> None:
    """Put a memory in your own words.

    MEMORY then says TEXT; no night overturns your words.

    \b
    Example:
      reverie edit f-20260131-007 "Deploys happen on Tuesdays."
    """
    from reverie.cli._kinds import kind_named
    from reverie.cli._person import is_inside_a_host, show_proposed
    from reverie.writing.memory_line import memory_line

    asked = is_inside_a_host()
    chosen = kind_named(kind) if kind else None
    with opened(mind, agent) as m:
        if asked:
            show_proposed(m.propose_edit(memory, text=text, kind=chosen), as_json=as_json)
            return
        edited = m.edit(memory, text=text, kind=chosen)
    if as_json:
        show_json(edited)
    else:
        show([memory_line(edited)])
