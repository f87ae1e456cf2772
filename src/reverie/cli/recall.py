"""`reverie recall`: find memories by words."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show_json


@click.command()
@click.argument("text")
@click.option("-k", type=click.IntRange(1), default=7, show_default=True, help="How many at most.")
@click.option("--budget", type=click.IntRange(1), metavar="CHARS", help="Texts of at most so many.")
@click.option("--kind", "kinds", multiple=True, metavar="KIND", help="Only this kind; repeatable.")
@click.option("--explain", is_flag=True, help="Show what each score is made of.")
@mind_options
@json_option
def command(
    text: str,
    k: int,
    budget: int | None,
    kinds: tuple[str, ...],
    explain: bool,
    mind: str | None,
    agent: str,
    as_json: bool,
) -> None:
    """Find memories by words.

    Those that fit TEXT best come first, each with its sources.

    \b
    Example:
      reverie recall "which database did we choose"
    """
    from reverie.cli._kinds import kinds_named

    with opened(mind, agent) as m:
        hits = m.recall(text, k=k, budget=budget, kinds=kinds_named(kinds) if kinds else None)
    if as_json:
        show_json(hits)
        return
    for hit in hits:
        name = click.style(hit.memory, dim=True)
        click.echo(f"{hit.score:4.2f}  {hit.text}")
        click.echo(f"      {name}  {hit.kind}, {hit.date:%Y-%m-%d}, from {', '.join(hit.sources)}")
        if explain:
            shares = ", ".join(f"{signal} {share:.3f}" for signal, share in hit.why.items())
            click.echo(f"      {shares}")
    if not hits:
        click.echo("nothing found; try other words, or see `reverie memories`")
