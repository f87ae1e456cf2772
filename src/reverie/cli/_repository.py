"""What a repository remembers already: its memory.yml is taken in when a mind is made for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from reverie.memory_file.authorship import Taken
    from reverie.mind import OpenMind

WORDS = ("take", "refuse", "later")


def take_along(mind: OpenMind, *, ask: bool) -> Iterator[str]:
    """Take in a memory.yml that lies here; its rules are the person's only on their word."""
    from reverie.cli._memory_file import filing_of, whose
    from reverie.domain.intake.text import counted
    from reverie.errors import FileRefused

    file = filing_of(mind)
    if not file.place.file.exists():
        return
    is_mine = whose(False, as_json=not ask)
    try:
        taken, _ = file.settle(lambda taken: not taken.found.in_git and is_mine(taken))
    except FileRefused as refused:
        yield f"  left memory.yml as it is: {refused}"
        return
    known = counted(len(taken.by_machine) + len(taken.by_hand), "edit")
    yield f"  took in {known} of memory.yml"
    if taken.pulled:
        yield from _rules(mind, taken, ask=ask and bool(taken.found.in_git))


def _rules(mind: OpenMind, taken: Taken, *, ask: bool) -> Iterator[str]:
    from reverie.cli._person import is_at_a_terminal
    from reverie.cli.proposals import settle_all
    from reverie.memory_file.edits.edit_plan import described

    count = len(taken.pulled)
    told = "1 rule" if count == 1 else f"{count:,} rules"
    if not (ask and is_at_a_terminal()):
        yield f"  {told} of this repository, not yet yours: `reverie proposals`"
        return
    click.echo(f"{told} of this repository, not yet yours, from {taken.found.whence}:")
    for edit in taken.pulled:
        click.echo(f"  {described(edit)}")
    word = click.prompt("take, refuse, or decide later?", type=click.Choice(WORDS), default="later")
    if word != "later":
        settle_all(mind, accept=word == "take")
