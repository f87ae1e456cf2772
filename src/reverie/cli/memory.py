"""`reverie memory`: read, correct and check the memory file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from reverie.cli._memory_file import filing_of, mine_option, whose
from reverie.cli._options import json_option, mind_options, opened, show, show_json
from reverie.cli._terminal import styled

if TYPE_CHECKING:
    from reverie.memory_file.authorship import Taken

BROKEN = 2
"""The exit code of a file that cannot be taken."""


@click.group()
def command() -> None:
    """Read, correct and check the memory file.

    .reverie/memory.yml is what the agent remembers, within a token budget. Your edits win.

    \b
    Example:
      reverie memory edit
      reverie memory diff
      reverie memory take
    """


@command.command("show")
@mind_options
@json_option
def show_file(mind: str | None, agent: str, as_json: bool) -> None:
    """Print what the file would say now; writes nothing.

    \b
    Example:
      reverie memory show
    """
    from reverie.memory_file.place import comments_of, stamped

    with opened(mind, agent) as m:
        file = filing_of(m)
        sheet = file.sheet()
        found = file.place.found()
        text = stamped(sheet, comments_of(found.text), file.place.tag, m.store.journal.last())
    if as_json:
        show_json(sheet)
    else:
        click.echo(text, nl=False)


@command.command()
@mind_options
@json_option
def check(mind: str | None, agent: str, as_json: bool) -> None:
    """Tell whether the file can be taken, and what weakens it.

    \b
    Example:
      reverie memory check
    """
    from reverie.domain.intake.text import counted
    from reverie.memory_file.advice import advice

    with opened(mind, agent) as m:
        file = filing_of(m)
        taken = file.edits()
        said = list(advice(taken.found.text, m.settings)) if taken.found.text else []
        if said:
            result = filing_of(m).quiz()
            said.append(f"quiz: {result.answered} of {len(result.asked)} answered (`reverie quiz`)")
    state = taken.found.state.name.lower().replace("_", " ")
    if as_json:
        show_json({"state": state, "edits": _plain(taken), "advice": said})
        return
    click.echo(f"{file.place.file}: {state}, {counted(len(taken.edits), 'edit')} to take")
    show(f"  {line}" for line in said)


@command.command()
@mind_options
@json_option
def diff(mind: str | None, agent: str, as_json: bool) -> None:
    """Show what taking the file would change; changes nothing.

    \b
    Example:
      reverie memory diff
    """
    with opened(mind, agent) as m:
        taken = filing_of(m).edits()
    if as_json:
        show_json(_plain(taken))
    else:
        show(_lines(taken) if taken.edits else ["Nothing was edited."])


@command.command()
@mine_option
@mind_options
@json_option
def take(mine: bool, mind: str | None, agent: str, as_json: bool) -> None:
    """Take in what you edited, then write the file anew.

    All of it or nothing: a mistake is told with its line and column and the file is left alone.
    A missing file is written anew. What came by git or from another machine is told as such, and
    its rules wait in `reverie proposals`, unless you say at the terminal that they are yours.

    \b
    Example:
      reverie memory take
    """
    is_mine = whose(mine, as_json=as_json)
    with opened(mind, agent) as m:
        before = m.store.journal.last()
        taken, written = filing_of(m).settle(is_mine)
        entry = m.store.journal.last()
    if as_json:
        show_json({**_plain(taken), "written": written, "entry": entry})
        return
    show(_lines(taken) if taken.edits else ["Nothing was edited."])
    _show_the_way_back(before, entry)
    if not written:
        click.echo("memory.yml is open in an editor or was just saved; the new one lies beside it")


@command.command()
@mine_option
@mind_options
@json_option
def merge(mine: bool, mind: str | None, agent: str, as_json: bool) -> None:
    """Take both sides of a file in which git left conflicts; nothing a hand wrote is lost.

    The rules of their side wait in `reverie proposals`, unless you say that they are yours.

    \b
    Example:
      reverie memory merge
    """
    is_mine = whose(mine, as_json=as_json)
    with opened(mind, agent) as m:
        taken = filing_of(m).merge(is_mine)
    if as_json:
        show_json(_plain(taken))
    else:
        show(_lines(taken) if taken.edits else ["Both sides say what is known already."])
        click.echo("memory.yml holds both sides now; `git add` it")


@command.command()
@mind_options
def edit(mind: str | None, agent: str) -> None:
    """Open the file in your editor, then take in what you changed.

    \b
    Example:
      reverie memory edit
    """
    from reverie.cli._person import only_a_person
    from reverie.errors import FileRefused

    only_a_person("edit the memory file as a person")
    with opened(mind, agent) as m:
        file = filing_of(m)
        before = m.store.journal.last()
        if file.place.found().text == "":
            file.settle()
        while True:
            click.edit(filename=str(file.place.file))
            try:
                taken, _ = file.settle(whose(False, as_json=False))
                break
            except FileRefused as refused:
                click.echo(styled(f"reverie: {refused}", "red"), err=True)
                if not click.confirm("Correct it now?", default=True):
                    raise SystemExit(BROKEN) from None
        entry = m.store.journal.last()
    show(_lines(taken) if taken.edits else ["Nothing was edited."])
    _show_the_way_back(before, entry)


def _show_the_way_back(before: int, entry: int) -> None:
    if entry > before:
        click.echo(f"take it back: `reverie undo e{entry}`")


def _lines(taken: Taken) -> Iterator[str]:
    from reverie.domain.intake.text import counted
    from reverie.memory_file.edits.edit_plan import described

    wait = "for you to decide: `reverie proposals`"
    for edits, who in (
        (taken.by_hand, "by hand"),
        (taken.by_machine, f"told by {taken.found.whence}"),
        (taken.proposed, f"by the agent, {wait}"),
        (taken.pulled, f"from {taken.found.whence}, {wait}"),
    ):
        if edits:
            yield f"{counted(len(edits), 'edit')} {who}:"
            yield from (f"  {described(edit)}" for edit in edits)


def _plain(taken: Taken) -> dict[str, object]:
    from reverie.memory_file.edits.edit_plan import described

    return {
        "by_hand": [described(edit) for edit in taken.by_hand],
        "by_machine": [described(edit) for edit in taken.by_machine],
        "proposed": [described(edit) for edit in taken.proposed],
        "pulled": [described(edit) for edit in taken.pulled],
        "whence": taken.found.whence if taken.by_machine or taken.pulled else "",
    }
