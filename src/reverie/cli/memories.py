"""`reverie memories`: list memories."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json


@click.command()
@click.option("--kind", "kinds", multiple=True, metavar="KIND", help="Only this kind; repeatable.")
@click.option(
    "-n", "--limit", type=click.IntRange(1), default=50, show_default=True, help="How many."
)
@click.option("--needed", is_flag=True, help="Only those of use lately, or about what is open.")
@click.option("--stale", is_flag=True, help="Only those nobody has needed for long.")
@click.option("--ended", is_flag=True, help="Also those that were resolved, merged or faded.")
@mind_options
@json_option
def command(
    kinds: tuple[str, ...],
    limit: int,
    needed: bool,
    stale: bool,
    ended: bool,
    mind: str | None,
    agent: str,
    as_json: bool,
) -> None:
    """List memories.

    The newest come first.

    \b
    Example:
      reverie memories --kind constraint
      reverie memories --stale
    """
    from reverie.cli._kinds import kinds_named
    from reverie.writing.memory_line import memory_line

    with opened(mind, agent, only_reads=True) as m:
        found = m.listed(
            kinds_named(kinds), limit=limit + 1, ended=ended, needed=needed, stale=stale
        )
        shown = [(memory, m.whose_word(memory.name)) for memory in found[:limit]]
    if as_json:
        from reverie.writing.json import plain

        show_json([{**plain(memory), "owner": owner} for memory, owner in shown])
    else:
        show([memory_line(*one) for one in shown] or ["no memories: `reverie night`"])
        if len(found) > limit:
            click.echo(f"… and more: `reverie memories -n {limit * 10}`")
