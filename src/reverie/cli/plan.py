"""`reverie plan`: what the next night would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from reverie.cli._options import (
    json_option,
    mind_options,
    opened,
    settings_option,
    show,
    show_json,
    without_settings,
)

if TYPE_CHECKING:
    from reverie.mind import OpenMind


@click.command()
@click.option("--full", is_flag=True, help="A full night; a nap otherwise.")
@settings_option
@mind_options
@json_option
def command(full: bool, settings: bool, mind: str | None, agent: str, as_json: bool) -> None:
    """Show what the next night would do, and why.

    Each stage it skips has a reason.

    \b
    Example:
      reverie plan
    """
    from reverie.domain.journal.plan import Sleep
    from reverie.writing.nights import plan_lines

    with opened(mind, agent, only_reads=True) as m:
        plan = m.plan(Sleep.NIGHT if full else Sleep.NAP)
        unread = _unread(m)
    if as_json:
        from reverie.writing.json import plain

        told = plain(plan) if settings else without_settings(plain(plan))
        show_json({**told, "unread_sessions": unread})
    else:
        show(plan_lines(plan, unread or 0))
        if unread is None:
            click.echo("  the ledger is damaged; `reverie sleep status` rebuilds it")


def _unread(m: OpenMind) -> int | None:
    """How many sessions of a ledger a night would read; without one nothing of it is loaded.

    None if the ledger cannot be read.
    """
    if m.home is None or not (m.home / "state" / ".sleep.json").exists():
        return 0
    try:
        return m.project.waiting(m.store) if m.project else 0
    except ValueError:
        return None
