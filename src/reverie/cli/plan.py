"""`reverie plan`: what the next night would do."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json


@click.command()
@mind_options
@json_option
def command(mind: str | None, agent: str, as_json: bool) -> None:
    """Show what the next night would do, with a reason for each stage it skips.

    \b
    Example:
      reverie plan
    """
    from reverie.writing.telling import plan_lines

    with opened(mind, agent) as m:
        plan = m.plan()
    if as_json:
        show_json(plan)
    else:
        show(plan_lines(plan))
