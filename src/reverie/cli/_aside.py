"""`reverie sleep aside`: what nights could not work with, tried again or dropped."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json


@click.command()
@click.option("--retry", metavar="NAME", multiple=True, help="Let the next sleep try it again.")
@click.option("--drop", metavar="NAME", multiple=True, help="Let it go: it is never taken in.")
@click.option("--all", "every", is_flag=True, help="Try all of them again.")
@mind_options
@json_option
def aside(
    retry: tuple[str, ...],
    drop: tuple[str, ...],
    every: bool,
    mind: str | None,
    agent: str,
    as_json: bool,
) -> None:
    """List what was set aside so that all else could be done.

    What a night cannot work with does not stop it: the one thing is left out and named. The next
    version of Reverie tries it again by itself. A session that is dropped is never taken in, a
    memory that is dropped is forgotten.

    \b
    Example:
      reverie sleep aside
      reverie sleep aside --retry encode-3f2a9c
      reverie sleep aside --all
    """
    if (every or retry) and drop:
        raise click.UsageError("either try again or drop; leave one of the two out")
    with opened(mind, agent) as m:
        names = [one.name for one in m.asides()] if every else list(retry)
        if names:
            m.try_again(*names)
        if drop:
            m.drop_aside(*drop)
        left = m.asides()
    if as_json:
        show_json({"tried_again": names, "dropped": list(drop), "aside": left})
        return
    for name in names:
        click.echo(f"{name} is tried again by the next sleep: `reverie night`")
    for name in drop:
        click.echo(f"{name} was dropped")
    show(line for one in left for line in _lines(one.name, one.what, one.trace))
    if not left and not (names or drop):
        click.echo("nothing is aside")


def _lines(name: str, what: str, trace: str) -> list[str]:
    return [f"{name}  {what}", *([f"    the way to the error: {trace}"] if trace else [])]
