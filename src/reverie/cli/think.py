"""`reverie think`: answer a night's questions, for a sub-agent."""

from __future__ import annotations

import click

from reverie.cli._given import file_given, standard_input
from reverie.cli._options import json_option, mind_options, opened, show_json, show_packet

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
    checked like the rules' own; what cannot be taken is left out and counted.

    \b
    Example:
      reverie think take answers.json
    """
    from reverie.engine.thinking import take_answers
    from reverie.errors import Unknown
    from reverie.scanners.detect_secrets import masked_fully
    from reverie.thinkers.delegate import answers_in, judged

    text = _read(file)
    with opened(mind, agent, delegate=True) as m:
        waiting = {thought.id: thought for thought in m.questions_waiting()}
        if not waiting:
            raise Unknown("no night waits for answers; begin one with `reverie night --delegate`")
        answers = answers_in(text, waiting.values())
        counts = [judged(waiting[id], answer, m.settings) for id, answer in answers.items()]
        fit, given = (sum(side) for side in zip(*counts, strict=True)) if counts else (0, 0)
        take_answers(m.store, answers, mask=masked_fully)
        left = len(m.questions_waiting())
        outcome = "waiting" if left else str(m.night().outcome)
        if as_json:
            show_json(
                {
                    "taken": len(answers),
                    "items": given,
                    "fit": fit,
                    "left": left,
                    "outcome": outcome,
                }
            )
            return
        click.echo(f"{len(answers)} answers taken: {fit} of {given} items can be used")
        if outcome == "waiting":
            click.echo(f"{left or len(m.questions_waiting())} questions wait:")
            show_packet(m)
        else:
            click.echo(f'the night is {outcome}; tell it: `reverie sleep done "SUMMARY"`')


def _read(file: str) -> str:
    read = standard_input(MOST_BYTES) if file == "-" else file_given(file, MOST_BYTES)
    return read.decode(errors="replace")
