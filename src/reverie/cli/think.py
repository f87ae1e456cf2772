"""`reverie think`: answer a night's questions, for a sub-agent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from reverie.cli._given import file_given, standard_input
from reverie.cli._options import (
    json_option,
    mind_options,
    opened,
    show,
    show_json,
    show_packet,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reverie.questions.topic import Judged

MOST_BYTES = 16 << 20


@click.group()
def command() -> None:
    """Answer a night's questions, for a sub-agent.

    `reverie night --delegate` prints the questions and rests; the answers bring it to its end.

    \b
    Example:
      reverie think packet
      reverie think take answers.json
    """


@command.command()
@mind_options
@json_option
def packet(mind: str | None, agent: str, as_json: bool) -> None:
    """Print the questions that wait, as JSON.

    \b
    Example:
      reverie think packet
    """
    with opened(mind, agent, delegate=True) as m:
        show_packet(m)


@command.command()
@click.argument("file")
@mind_options
@json_option
def take(file: str, mind: str | None, agent: str, as_json: bool) -> None:
    """Take the answers of FILE and go on with the night.

    FILE is JSON, {"answers": [{"id": "…", "answer": …}]}; - reads standard input. Each item is
    checked by itself; which cannot be taken, and why, is said. A night that was cut short after its
    answers were taken goes on.

    \b
    Example:
      reverie think take answers.json
    """
    from reverie.engine.sleeping import unfinished_plan
    from reverie.engine.thinking import take_answers
    from reverie.errors import Unknown
    from reverie.scanners.detect_secrets import masked_fully
    from reverie.thinkers.delegate import answers_in, judged

    text = _read(file)
    with opened(mind, agent, delegate=True) as m:
        waiting = {thought.id: thought for thought in m.questions_waiting()}
        if not waiting and unfinished_plan(m.store) is None:
            raise Unknown("no night waits for answers; begin one with `reverie night --delegate`")
        answers = answers_in(text, waiting.values()) if waiting else {}
        found = {id: judged(waiting[id], a, m.settings, m.store) for id, a in answers.items()}
        take_answers(m.store, answers, mask=masked_fully)
        left = len(m.questions_waiting())
        morning = None if left else m.night()
        outcome = str(morning.outcome) if morning else "waiting"
        notes = morning.notes if morning else ()
        if as_json:
            show_json({**_counts(found), "left": left, "outcome": outcome, "notes": list(notes)})
            return
        show([*_lines(found), *(f"  {note}" for note in notes)])
        if outcome == "waiting":
            click.echo(f"{left or len(m.questions_waiting())} questions wait:")
            show_packet(m)
        else:
            click.echo(f'the night is {outcome}; tell it: `reverie sleep done "SUMMARY"`')


def _counts(found: Mapping[str, Judged]) -> dict[str, object]:
    """What became of the answers, for programs."""
    return {
        "taken": len(found),
        "items": sum(one.items for one in found.values()),
        "fit": sum(one.fit for one in found.values()),
        "refused": [
            {"id": id, "item": refusal.item, "why": refusal.why}
            for id, one in found.items()
            for refusal in one.refused
        ],
    }


def _lines(found: Mapping[str, Judged]) -> list[str]:
    """What became of the answers, for people; several are told apart by their ids."""
    counts = _counts(found)
    which = len(found) > 1
    return [
        f"{len(found)} answers taken: {counts['fit']} of {counts['items']} items can be used",
        *(
            f"  {f'{id}: ' if which else ''}{refusal.words()}"
            for id, one in found.items()
            for refusal in one.refused
        ),
    ]


def _read(file: str) -> str:
    read = standard_input(MOST_BYTES) if file == "-" else file_given(file, MOST_BYTES)
    return read.decode(errors="replace")
