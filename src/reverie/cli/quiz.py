"""`reverie quiz`: test whether a successor could go on from the memory file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import click

from reverie.cli._memory_file import filing_of
from reverie.cli._options import json_option, mind_options, opened, show, show_json

if TYPE_CHECKING:
    from reverie.domain.rules.coherence import Examined
    from reverie.domain.views.quiz import Quiz


@click.command()
@click.option("--successor", is_flag=True, help="Give a thinker the file alone, and ask it.")
@mind_options
@json_option
def command(successor: bool, mind: str | None, agent: str, as_json: bool) -> None:
    """Test whether a successor could go on from the memory file.

    From memory.yml alone: what the last sessions were for and how they ended; why each
    decision was made, instead of what, and what would reverse it, as far as that was said;
    what came of what was settled lately and is known of what most was said about; which
    rules hold, what is open and what the user would want next. The same file and sessions
    always get the same score.

    With --successor the thinker that the settings name is given the file and nothing else. It says
    why each decision was made and what the user will want next; each answer is scored by how many
    words of what the mind knows it has. That is a call within the caps.

    \b
    Example:
      reverie quiz
    """
    with opened(mind, agent) as m:
        if successor:
            _show_examined(m.examine_successor(), as_json=as_json)
            return
        result = filing_of(m).quiz()
    if as_json:
        show_json(
            {
                "score": round(result.score, 4),
                "answered": result.answered,
                "asked": result.asked,
                "missing": result.missing,
            }
        )
    else:
        show(_lines(result))


def _show_examined(examined: Sequence[Examined], *, as_json: bool) -> None:
    score = sum(one.score for one in examined) / len(examined)
    if as_json:
        show_json({"score": round(score, 4), "asked": examined})
        return
    for one in examined:
        click.echo(one.expected.question)
        click.echo(f"    {one.said or '— nothing'}  [{one.score:.0%}]")
    click.echo(f"\na successor agrees with the mind: score {score:.0%}")


def _lines(result: Quiz) -> Iterator[str]:
    for one in result.asked:
        yield f"{one.question}"
        yield f"    {one.answer or '— the file does not say'}" + (
            f"  [{one.about}]" if one.about else ""
        )
    yield ""
    yield f"{result.answered} of {len(result.asked)} answered: score {result.score:.0%}"
    if result.missing:
        yield "To raise it, say in memory.yml what is missing:"
        for one in result.missing:
            yield f"  {one.about or 'the last session'}: {one.question}"
