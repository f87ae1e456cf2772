"""`reverie forget`: forget a memory for good."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json


@click.command()
@click.argument("memory")
@click.option("--why", required=True, metavar="REASON", help="Kept in the journal.")
@mind_options
@json_option
def command(memory: str, why: str, mind: str | None, agent: str, as_json: bool) -> None:
    """Forget a memory for good.

    No night learns MEMORY again. The journal keeps it, so that the forgetting can be undone,
    until its night is folded.

    \b
    Example:
      reverie forget f-20260131-007 --why "we moved to Postgres"
    """
    from reverie.cli._person import is_inside_a_host, show_proposed
    from reverie.writing.entries import besides_lines

    asked = is_inside_a_host()
    with opened(mind, agent) as m:
        if asked:
            show_proposed(m.propose_forgetting(memory, why=why), as_json=as_json)
            return
        gone = m.forget(memory, why=why)
        entry = m.store.journal.last()
        besides = list(besides_lines(m.entry(entry), gone.name))
    if as_json:
        show_json({"forgotten": gone, "entry": entry})
    else:
        click.echo(f"forgotten: {gone.text}")
        show(besides)
        click.echo(f"take it back: `reverie undo e{entry}`")
