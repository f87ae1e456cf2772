"""`reverie proposals`: what waits for a person's word."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json


@click.command()
@click.option("--accept", metavar="NAME", help="Make the changes of this proposal.")
@click.option("--decline", metavar="NAME", help="Drop this proposal; it is not asked again.")
@mind_options
@json_option
def command(
    accept: str | None, decline: str | None, mind: str | None, agent: str, as_json: bool
) -> None:
    """Show or settle what waits for your word.

    \b
    Example:
      reverie proposals
      reverie proposals --accept p-1a2b3c4d
    """
    from reverie.cli._person import only_a_person
    from reverie.writing.entries import proposal_lines

    if accept and decline:
        raise click.UsageError("accept or decline, one at a time")
    if accept or decline:
        only_a_person("settle a proposal")
    with opened(mind, agent) as m:
        if accept:
            m.decide(accept, accept=True)
        if decline:
            m.decide(decline, accept=False)
        waiting = m.proposals()
    if as_json:
        show_json(waiting)
    elif waiting:
        show(line for proposal in waiting for line in proposal_lines(proposal))
    else:
        click.echo("nothing waits for your word")
