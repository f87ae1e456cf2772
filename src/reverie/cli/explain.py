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

    Shows what MEMORY, a name or a number, rests on and everything that happened to it; of an
    episode, such as episode:12, what a night wrote beside it and what rests on it.

    \b
    Example:
      reverie explain f-20260131-007
    """
    from reverie.domain.values.source import Source, episode_number
    from reverie.writing.explanations import explanation_lines, recounted_lines

    if memory.removeprefix("episode:").isdecimal() and memory.startswith("episode:"):
        with opened(mind, agent) as m:
            said = m.recount(episode_number(Source(memory)) or 0)
        if as_json:
            show_json({"episode": said.episode, **said.beside, "memories": said.memories})
        else:
            show(recounted_lines(said))
        return
    with opened(mind, agent) as m:
        told, measures = m.explain(memory), m.measures(memory)
    if as_json:
        from reverie.writing.json import plain

        show_json({**plain(told), "measures": measures})
    else:
        show(explanation_lines(told, measures))
