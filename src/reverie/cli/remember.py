"""`reverie remember`: keep one idea at once."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json


@click.command()
@click.argument("text")
@click.option("--kind", metavar="KIND", help="What sort of idea it is.  [default: by its words]")
@click.option(
    "--by",
    type=click.Choice(["person", "agent"]),
    default="person",
    show_default=True,
    help="Whose word it is; an agent's makes no rule.",
)
@mind_options
@json_option
def command(
    text: str, kind: str | None, by: str, mind: str | None, agent: str, as_json: bool
) -> None:
    """Keep one idea at once.

    TEXT becomes a memory on your word, without waiting for a night.

    \b
    Example:
      reverie remember "Always answer in French." --kind constraint
    """
    from reverie.cli._kinds import kind_named
    from reverie.cli._person import speaker, tell_as_the_agents
    from reverie.domain.values.memory import Author
    from reverie.writing.memory_line import memory_line

    if by == "person" and speaker() is Author.AGENT:
        tell_as_the_agents()
        by = "agent"
    with opened(mind, agent, may_begin=True) as m:
        memory = m.remember(text, kind=kind_named(kind) if kind else None, by=Author(by))
    if as_json:
        show_json(memory)
    else:
        show([memory_line(memory)])
