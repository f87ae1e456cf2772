"""`reverie explain`: why a memory is there."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json


@click.command()
@click.argument("memory")
@mind_options
@json_option
def command(memory: str, mind: str | None, agent: str, as_json: bool) -> None:
    """Tell why a memory is there.

    Shows what MEMORY, a name or a number, rests on and everything that happened to it.

    \b
    Example:
      reverie explain f-20260131-007
    """
    from reverie.writing.as_json import plain
    from reverie.writing.telling import explanation_lines

    with opened(mind, agent) as m:
        told, measures = m.explain(memory), m.measures(memory)
    if as_json:
        show_json({**plain(told), "measures": measures})
    else:
        show(explanation_lines(told, measures))
