"""The memory file a command works on, and the one question about what came into it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import click

from reverie.cli._person import is_at_a_terminal

if TYPE_CHECKING:
    from reverie.memory_file.authorship import Taken
    from reverie.memory_file.sync import Filing, IsMine
    from reverie.mind import OpenMind

F = TypeVar("F", bound=Callable[..., object])
MOST_SHOWN = 20


def filing_of(mind: OpenMind) -> Filing:
    """The memory file of a mind, or an error that says where one is."""
    from reverie.errors import Unknown

    if mind.guest:
        raise Unknown(f"{mind.guest}; leave --agent out to see the file")
    if mind.file is None:
        raise Unknown("only a mind in a .reverie folder has a memory.yml; make one: `reverie init`")
    return mind.file


def mine_option(command: F) -> F:
    """Add --mine."""
    return click.option(
        "--mine", is_flag=True, help="Take all of it as your own words; only at a terminal."
    )(command)


def whose(mine: bool, *, as_json: bool) -> IsMine:
    """Who says whether what came from elsewhere is the person's: they, if they are there."""
    if mine and not is_at_a_terminal():
        raise click.UsageError("--mine is a person's word; give it at a terminal")
    if mine:
        return lambda _: True
    return _asked if is_at_a_terminal() and not as_json else lambda _: False


def _asked(taken: Taken) -> bool:
    from reverie.domain.intake.text import counted
    from reverie.memory_file.edits.edit_plan import described

    before = set(taken.by_hand)
    edits = [edit for edit in taken.as_mine().by_hand if edit not in before]
    by = "the agent" if taken.proposed and not taken.pulled else taken.found.whence
    click.echo(f"{counted(len(edits), 'edit')} of memory.yml, from {by}:")
    for edit in edits[:MOST_SHOWN]:
        click.echo(f"  {described(edit)}")
    if len(edits) > MOST_SHOWN:
        click.echo(f"  and {len(edits) - MOST_SHOWN:,} more: `reverie memory diff`")
    return click.confirm("Did you write this yourself?", default=False)
