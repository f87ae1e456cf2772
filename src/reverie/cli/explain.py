"""`reverie explain`: why a memory is there."""

from __future__ import annotations

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json


@click.command()
@click.argument("memory", required=False)
@click.option("--left-out", is_flag=True, help="Tell what of a session was not kept, and why.")
@mind_options
@json_option
def command(
    memory: str | None, left_out: bool, mind: str | None, agent: str, as_json: bool
) -> None:
    """Tell why a memory is there.

    Shows what MEMORY, a name or a number, rests on and everything that happened to it; of an
    episode, such as episode:12, what a night wrote beside it and what rests on it. With
    --left-out the name is that of a session, by default the last: each thing said in it, with what
    the judge gave it (in hundredths) and why it was not kept.

    \b
    Example:
      reverie explain f-20260131-007
      reverie explain --left-out
    """
    if left_out:
        _tell_left_out(memory, mind, agent, as_json)
        return
    if memory is None:
        raise click.UsageError(
            "name a memory, such as f-20260131-007; `reverie memories` lists them"
        )
    from reverie.domain.values.source import Source, episode_number
    from reverie.writing.explanations import explanation_lines, recounted_lines

    if memory.removeprefix("episode:").isdecimal() and memory.startswith("episode:"):
        with opened(mind, agent, only_reads=True) as m:
            said = m.recount(episode_number(Source(memory)) or 0)
        if as_json:
            show_json({"episode": said.episode, **said.beside, "memories": said.memories})
        else:
            show(recounted_lines(said))
        return
    with opened(mind, agent, only_reads=True) as m:
        told, measures = m.explain(memory), m.measures(memory)
    if as_json:
        from reverie.writing.json import plain

        show_json({**plain(told), "measures": measures})
    else:
        show(explanation_lines(told, measures))


def _tell_left_out(session: str | None, mind: str | None, agent: str, as_json: bool) -> None:
    from reverie.writing.explanations import left_out_json, left_out_lines

    with opened(mind, agent, only_reads=True) as m:
        name, sifted = m.left_out(session)
    if as_json:
        show_json(left_out_json(name, sifted))
    else:
        show(left_out_lines(name, sifted))
