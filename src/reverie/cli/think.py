"""`reverie think`: answer a night's questions, for a sub-agent."""

from __future__ import annotations

from collections import Counter
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
    from collections.abc import Mapping, Sequence

    from reverie.domain.values.thought import Thought
    from reverie.mind import OpenMind
    from reverie.questions.fate import Looked

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
    checked by itself, and what became of it is said by session: used, put to a person, kept as a
    doubt, or refused and why. A night that was cut short after its answers were taken goes on.

    \b
    Example:
      reverie think take answers.json
    """
    from reverie.engine.sleeping import unfinished_plan
    from reverie.engine.thinking import take_answers
    from reverie.errors import Unknown
    from reverie.scanners.detect_secrets import masked_fully
    from reverie.thinkers.delegate import answers_in

    text = _read(file)
    with opened(mind, agent, delegate=True) as m:
        waiting = {thought.id: thought for thought in m.questions_waiting()}
        if not waiting and unfinished_plan(m.store) is None:
            raise Unknown("no night waits for answers; begin one with `reverie night --delegate`")
        answers = answers_in(text, waiting.values()) if waiting else {}
        take_answers(m.store, answers, mask=masked_fully)
        found = _found(m, [waiting[id] for id in answers])
        left = len(m.questions_waiting())
        morning = None if left else m.night()
        outcome = str(morning.outcome) if morning else "waiting"
        notes = morning.notes if morning else ()
        looks = {look.session: look for look in morning.run.looks} if morning else {}
        told = {id: looks.get(look.session, look) for id, look in found.items()}
        if as_json:
            show_json({**_counts(told), "left": left, "outcome": outcome, "notes": list(notes)})
            return
        unsaid = [look.words() for look in told.values() if look.session not in looks]
        show([_first_line(told), *(f"  {words}" for words in (*unsaid, *notes))])
        if outcome == "waiting":
            click.echo(f"{left or len(m.questions_waiting())} questions wait:")
            show_packet(m)
        else:
            click.echo(f'the night is {outcome}; tell it: `reverie sleep done "SUMMARY"`')


def _found(mind: OpenMind, asked: Sequence[Thought]) -> dict[str, Looked]:
    """What can be made of the answers as they were written down, without their secrets."""
    from reverie.thinkers.delegate import judged

    taken = mind.store.thoughts.among({thought.id for thought in asked})
    return {
        thought.id: judged(thought, answer, mind.settings, mind.store).looked
        for thought in asked
        if (answer := taken[thought.id].answer)
    }


def _counts(told: Mapping[str, Looked]) -> dict[str, object]:
    """What became of the answers, for programs."""
    return {
        "taken": len(told),
        "items": sum(len(look.fates) for look in told.values()),
        "fit": sum(look.taken for look in told.values()),
        "answers": [
            {"id": id, "session": look.session, "items": look.fates} for id, look in told.items()
        ],
        "refused": [
            {"id": id, "session": look.session, "item": fate.item, "why": fate.why}
            for id, look in told.items()
            for fate in look.fates
            if fate.became == "refused"
        ],
    }


def _first_line(told: Mapping[str, Looked]) -> str:
    """What became of the answers together, for people."""
    from reverie.domain.intake.text import counted
    from reverie.questions.fate import HEADINGS

    became = Counter(fate.became for look in told.values() for fate in look.fates)
    parts = [f"{became[one]} {words}" for one, words in HEADINGS.items() if became[one]]
    items = counted(sum(became.values()), "item")
    return f"{counted(len(told), 'answer')} taken: {items}; {', '.join(parts)}"


def _read(file: str) -> str:
    read = standard_input(MOST_BYTES) if file == "-" else file_given(file, MOST_BYTES)
    return read.decode(errors="replace")
