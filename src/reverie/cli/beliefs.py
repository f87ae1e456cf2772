"""`reverie beliefs`: show how far what sessions use can be relied on."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json


@click.command()
@click.argument("subject", required=False)
@mind_options
@json_option
def command(subject: str | None, mind: str | None, agent: str, as_json: bool) -> None:
    """Show how far what sessions use can be relied on.

    Nights score tools, commands, files and services from -1 to 1 by whether they worked or failed,
    and by what you said of them; a score fades while nothing new is heard. The least reliable come
    first. SUBJECT shows only those whose name holds it. No session is told of them.

    \b
    Example:
      reverie beliefs
      reverie beliefs "git push"
    """
    from reverie.writing.beliefs import NONE, belief_line, belief_record

    with opened(mind, agent, only_reads=True) as m:
        found = m.beliefs(subject)
    if as_json:
        show_json([belief_record(belief) for belief in found])
    else:
        show([belief_line(belief) for belief in found] or [NONE])
