"""`reverie puzzle`: leave a hard question to be slept on."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

import click

from reverie.cli._home import found_home, home_option
from reverie.cli._options import json_option, show, show_json

if TYPE_CHECKING:
    from datetime import datetime

    from reverie.awake.puzzle_queue import Listed, PuzzleQueue

TYPES = {
    "deep": "research or derive something",
    "pipeline": "steps that build on each other",
    "pattern": "what recurs, in memory or in the backlog, and matters most",
    "compare": "weigh some things against each other",
    "custom": "what the text says",
}
FORMATS = {
    "md": "a text with headings",
    "adr": "a decision record",
    "checklist": "steps to tick",
    "table": "a comparison in rows",
}
PRIORITIES = "quick", "standard", "deep", "marathon", "weekly"


@click.group()
def command() -> None:
    """Leave a hard question to be slept on.

    A full night thinks about what waits here, each for as long as it may. The answers are files
    for you, .reverie/sync/sleep-results/ID.md; no session is told of them.

    \b
    Example:
      reverie puzzle add "Which of our caches can go?" --type compare
      reverie night --full
    """


@command.command()
@click.argument("text")
@click.option("--type", "type_", type=click.Choice(list(TYPES)), help="What it wants.")
@click.option("--priority", type=click.Choice(PRIORITIES), help="How long it may take, and when.")
@click.option("--format", "format_", type=click.Choice(list(FORMATS)), help="What the answer is.")
@home_option
@json_option
def add(
    text: str,
    type_: str | None,
    priority: str | None,
    format_: str | None,
    home: str | None,
    as_json: bool,
) -> None:
    """Put TEXT into the queue; - reads it from standard input.

    What is not given is asked for in a terminal, by number.

    \b
    Example:
      reverie puzzle add "Which patterns in the backlog matter most?" --type pattern
    """
    from reverie.awake.puzzle_file import MOST_BYTES
    from reverie.cli._given import standard_input
    from reverie.domain.rules.puzzles import WHEN_TO_PICK, budget_words
    from reverie.domain.values.puzzle import AnswerFormat, Priority, PuzzleType

    queue = _queue(home)
    said = standard_input(MOST_BYTES + 1).decode(errors="replace") if text == "-" else text
    asks = not as_json and text != "-" and sys.stdin.isatty()
    hints = {it.value: f"{budget_words(it)}: {WHEN_TO_PICK[it]}" for it in Priority}
    puzzle = queue.add(
        said,
        _now(),
        type=PuzzleType(type_ or _chosen("What does it want?", TYPES, "custom", asks=asks)),
        priority=Priority(
            priority or _chosen("How long may it take?", hints, "standard", asks=asks)
        ),
        format=AnswerFormat(format_ or _chosen("What is the answer?", FORMATS, "md", asks=asks)),
    )
    if as_json:
        show_json(puzzle)
    else:
        when = "on Sunday night (UTC)" if puzzle.priority == "weekly" else "in the next full night"
        click.echo(f"{puzzle.id[:8]}  {puzzle.priority}, {puzzle.minutes} min: slept on {when}")


@command.command("list")
@home_option
@json_option
def list_(home: str | None, as_json: bool) -> None:
    """List the puzzles: those that wait, and those that are over.

    \b
    Example:
      reverie puzzle list
    """
    found = _queue(home).listed()
    if as_json:
        show_json([_told(one) for one in found])
    else:
        show([_line(one) for one in found] or ["no puzzles: `reverie puzzle add TEXT`"])


@command.command("show")
@click.argument("id")
@home_option
@json_option
def show_one(id: str, home: str | None, as_json: bool) -> None:
    """Show a puzzle, and its answer as far as there is one.

    \b
    Example:
      reverie puzzle show 1b9d6bcd
    """
    from reverie import files

    queue = _queue(home)
    one = queue.found(id)
    path = queue.result(one.name)
    answer = files.read(path).decode(errors="replace") if path else None
    if as_json:
        show_json({**_told(one), "answer": answer, "file": str(path) if path else None})
        return
    show([_line(one), "", answer or (one.puzzle.text if one.puzzle else one.why)])


@command.command()
@click.argument("id")
@home_option
@json_option
def accept(id: str, home: str | None, as_json: bool) -> None:
    """Ask for a puzzle that came from elsewhere, by git or by sync.

    Until you do, no model and no sub-agent is told of it. One that is edited afterwards waits
    for your word again.

    \b
    Example:
      reverie puzzle accept 1b9d6bcd
    """
    from reverie.cli._person import only_a_person

    only_a_person("accept a puzzle from elsewhere")
    one = _queue(home).accept(id)
    if as_json:
        show_json(_told(one._replace(is_asked=True)))
    else:
        click.echo(f"{one.name[:8]} is yours from now on: slept on when its time comes")


@command.command()
@click.argument("id")
@home_option
@json_option
def done(id: str, home: str | None, as_json: bool) -> None:
    """Take a puzzle out of the queue: it is answered.

    \b
    Example:
      reverie puzzle done 1b9d6bcd
    """
    _settle(id, home, "done", as_json=as_json)


@command.command()
@click.argument("id")
@home_option
@json_option
def fail(id: str, home: str | None, as_json: bool) -> None:
    """Take a puzzle out of the queue: nobody shall think about it.

    \b
    Example:
      reverie puzzle fail 1b9d6bcd
    """
    _settle(id, home, "failed", as_json=as_json)


@command.command()
@home_option
@json_option
def purge(home: str | None, as_json: bool) -> None:
    """Remove the puzzles that are over; their answers stay.

    \b
    Example:
      reverie puzzle purge
    """
    count = _queue(home).purge()
    if as_json:
        show_json({"removed": count})
    else:
        click.echo(f"removed {count}; the answers are left in .reverie/sync/sleep-results")


def _queue(home: str | None) -> PuzzleQueue:
    from reverie.awake.puzzle_queue import PuzzleQueue

    return PuzzleQueue(found_home(home))


def _now() -> datetime:
    from datetime import UTC, datetime

    from reverie.cli._home import now

    return datetime.fromtimestamp(now(), UTC)


def _settle(id: str, home: str | None, status: str, *, as_json: bool) -> None:
    from reverie.domain.values.puzzle import Status

    one = _queue(home).settle(id, Status(status))
    if as_json:
        show_json({"id": one.name, "status": status})
    else:
        click.echo(f"{one.name[:8]} is {status}")


def _chosen(question: str, choices: Mapping[str, str], usual: str, *, asks: bool) -> str:
    """One of a few words: the usual one, unless a person at a terminal picks another by number."""
    from reverie.cli._person import chosen_by_number

    return chosen_by_number(question, choices, usual) if asks else usual


def _told(one: Listed) -> dict[str, object]:
    known = {"id": one.name, "status": one.status, "puzzle": one.puzzle, "why": one.why or None}
    return {**known, "waits_for_a_word": not one.is_asked}


def _line(one: Listed) -> str:
    if one.puzzle is None:
        return f"{one.name[:8]}  {one.status:8} cannot be read: {one.why}"
    puzzle = one.puzzle
    words = " ".join(puzzle.text.split())
    short = f"{words[:69]}…" if len(words) > 70 else words
    line = f"{one.name[:8]}  {one.status:8} {puzzle.priority:9} {puzzle.type:9} {short}"
    if one.is_asked:
        return line
    waits = f"came from elsewhere and waits for your word: `reverie puzzle accept {one.name[:8]}`"
    return f"{line}\n          {waits}"
