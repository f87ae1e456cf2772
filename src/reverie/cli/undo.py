"""`reverie undo`: take back a night, an entry or one change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from reverie.cli._names import NAMES, parsed
from reverie.cli._options import json_option, mind_options, opened, show, show_json

if TYPE_CHECKING:
    from reverie.mind import OpenMind


@click.command()
@click.argument("n", required=False)
@click.option("--change", metavar="E.I", help="The same as giving a change as N.")
@click.option(
    "--then",
    type=click.Choice(["again", "never"]),
    help="Whether its sessions wait again for a night, or are never taken in.",
)
@click.option("--dry-run", is_flag=True, help="Only show what would be taken back.")
@click.option("-y", "--yes", is_flag=True, help="Do not ask.")
@mind_options
@json_option
def command(
    n: str | None,
    change: str | None,
    then: str | None,
    dry_run: bool,
    yes: bool,
    mind: str | None,
    agent: str,
    as_json: bool,
) -> None:
    """Take back a night, an entry or one change.

    N is a night (3) or an entry (e17), taken back with all that came after it, or one change
    (e17.2), taken back alone if nothing later touched it. What a person did later is kept
    where it still fits; the rest is listed.

    \b
    Example:
      reverie undo 3
      reverie undo e17 --dry-run
      reverie undo --change e17.2
    """
    if bool(n) == bool(change):
        raise click.UsageError(f"name what to take back: {NAMES}")
    name = str(n or change)
    what = parsed(name)[0]
    if change and what != "change":
        raise click.BadParameter(f"{name!r} is not a change, such as e17.2", param_hint="--change")
    if as_json and not (yes or dry_run):
        raise click.UsageError("with --json nothing is asked: add --yes or --dry-run")
    if not dry_run:
        from reverie.cli._person import only_a_person

        only_a_person("take back what was done")
    with opened(mind, agent) as m:
        if what == "change":
            _undo_change(m, name, dry_run=dry_run, ask=not yes, as_json=as_json)
        else:
            _undo(m, name, then, dry_run=dry_run, ask=not yes, as_json=as_json)


def _undo(
    m: OpenMind, name: str, then: str | None, *, dry_run: bool, ask: bool, as_json: bool
) -> None:
    from reverie.domain.journal.entry import Afterwards
    from reverie.engine.undoing import entry_of_night
    from reverie.writing.nights import undoing_lines

    what, number, _ = parsed(name)
    down_to = entry_of_night(m.store, number) if what == "night" else number
    if dry_run or ask:
        planned = m.plan_undo(down_to, then=Afterwards(then or "again"))
        if as_json:
            show_json({"done": False, "undoing": planned})
        else:
            show(undoing_lines(planned, done=False))
    if dry_run:
        return
    if ask:
        click.confirm("Take this back?", abort=True)
        then = then or click.prompt(
            "Shall its sessions wait again for a night, or never be taken in?",
            type=click.Choice(["again", "never"]),
            default="again",
        )
    done = m.undo_entries(down_to, then=Afterwards(then or "again"))
    entry = m.store.journal.last()
    if as_json:
        show_json({"done": True, "undoing": done})
    else:
        told = [] if ask else undoing_lines(done, done=True)
        show([*told, f"To have it all back: `reverie undo e{entry}`"])


def _undo_change(m: OpenMind, name: str, *, dry_run: bool, ask: bool, as_json: bool) -> None:
    from reverie.writing.entries import change_lines

    _, entry, index = parsed(name)
    if dry_run or ask:
        back = m.plan_undo_change(entry, index)
        if as_json:
            show_json(back)
        else:
            show(change_lines(back))
    if dry_run:
        return
    if ask:
        click.confirm("Take this back?", abort=True)
    back = m.undo_change(entry, index)
    if as_json:
        show_json(back)
    else:
        told = [] if ask else change_lines(back)
        show([*told, f"To have it back: `reverie undo e{m.store.journal.last()}`"])
