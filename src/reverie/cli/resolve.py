"""`reverie resolve`: close a question, a tension or a doubt."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show_json

WAYS = ("resolved", "confirmed", "refuted", "raised", "abandoned")


@click.command()
@click.argument("memory")
@click.option("--why", required=True, metavar="ANSWER", help="The answer; kept in the journal.")
@click.option(
    "--as",
    "how",
    type=click.Choice(WAYS),
    default=WAYS[0],
    show_default=True,
    help="What became of it; a doubt is confirmed, refuted or raised.",
)
@mind_options
@json_option
def command(memory: str, why: str, how: str, mind: str | None, agent: str, as_json: bool) -> None:
    """Close a question, a tension or a doubt.

    MEMORY is its id. It leaves the memory file, stays in the mind, and fades from now on;
    question and answer together are kept as something learned.

    \b
    Example:
      reverie resolve f-20260131-007 --why "the app retried; fixed in 2.3"
    """
    from reverie.cli._person import is_inside_a_host, show_proposed
    from reverie.domain.values.ending import End

    asked = is_inside_a_host()
    with opened(mind, agent) as m:
        if asked:
            show_proposed(m.propose_closing(memory, why=why, how=how), as_json=as_json)
            return
        closed = m.resolve(memory, why=why, how=End(how))
        entry = m.store.journal.last()
    if as_json:
        show_json({"memory": closed, "entry": entry})
    else:
        click.echo(f"{how}: {closed.text}")
        click.echo(f"take it back: `reverie undo e{entry}`")
