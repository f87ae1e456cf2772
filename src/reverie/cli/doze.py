"""`reverie doze`: take in what has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from reverie.cli._options import (
    json_option,
    mind_options,
    opened,
    show,
    show_json,
    told_progress,
)

if TYPE_CHECKING:
    from reverie.engine.nightfall import Morning


@click.command()
@click.option("--by-itself", is_flag=True, help="As hooks call it: only if `doze` is set.")
@mind_options
@json_option
def command(by_itself: bool, mind: str | None, agent: str, as_json: bool) -> None:
    """Take in what has ended, so that the next session knows it.

    The hooks do this by themselves as each session ends. The rules read it, in about a second;
    nothing is replayed, and nothing is repaid: the next nap or night still sleeps on it. Where
    something sleeps already, this leaves at once.

    \b
    Example:
      reverie doze
    """
    with opened(mind, agent) as m:
        if by_itself and not m.settings.sleep.doze:
            if m.project:
                m.project.refuse_to_doze(m.settings)
            click.echo("dozing is turned off: `doze` below [sleep] in config.toml", err=True)
            return
        doze = m.doze(watch=told_progress())
        notes = m.notes
    if as_json:
        show_json(
            {
                "doze": doze.plan.night if doze else None,
                "outcome": doze.outcome if doze else None,
                "sessions": len(doze.plan.sessions) if doze else 0,
                "entries": doze.entries if doze else [],
                "notes": notes,
            }
        )
        return
    show(_lines(doze) if doze else ["Nothing waits: every session that ended is taken in."])
    for note in notes:
        click.echo(note, err=True)


def _lines(doze: Morning) -> list[str]:
    from reverie.domain.intake.text import counted
    from reverie.writing.nights import learned_words

    number, sessions = doze.plan.night, counted(len(doze.plan.sessions), "session")
    return [
        f"Doze {number} {doze.outcome}: {sessions} taken in",
        *(f"  {line}" for line in learned_words(doze.learned)),
        f"  look: `reverie journal {number}`   take it back: `reverie undo {number}`",
    ]
