"""`reverie trigger`: leave a reminder that fires in a context."""

from __future__ import annotations

from typing import Any

import click

from reverie.cli._home import found_home, fresh_id, home_option, now
from reverie.cli._options import json_option, show, show_json


@click.group()
def command() -> None:
    """Leave a reminder that fires in a context.

    \b
    Example:
      reverie trigger add "deploy release" "check the holiday calendar first"
    """


@command.command()
@click.argument("when")
@click.argument("remind")
@click.option("--source", metavar="TEXT", help="Where it comes from.")
@click.option("--max-fires", type=click.IntRange(1), default=3, show_default=True)
@home_option
@json_option
def add(
    when: str, remind: str, source: str | None, max_fires: int, home: str | None, as_json: bool
) -> None:
    """Show REMIND when a word of WHEN occurs in what is worked on.

    That is, at the start of a session: in the name of the branch, in a question that is open,
    in a bookmark or its task.

    \b
    Example:
      reverie trigger add "deploy, release" "check the holiday calendar first"
    """
    from reverie.awake import ledger
    from reverie.cli._person import written_by
    from reverie.domain.intake.secrets import masked
    from reverie.domain.intake.text import refuse_private

    if not when.replace(",", " ").strip() or not remind.strip():
        raise click.UsageError("say when to remind, and of what")
    refuse_private(f"{when}\n{remind}\n{source or ''}", "reminder")
    where, moment, by = found_home(home), now(), written_by(remind)

    def decide(book: dict[str, Any]) -> dict[str, Any]:
        triggers = book.setdefault("triggers", [])
        trigger = {
            "id": fresh_id("t", moment, triggers),
            "when": masked(when),
            "remind": masked(remind),
            "source": source and masked(source),
            "created_at": ledger.stamp(moment),
            "fired_count": 0,
            "max_fires": max_fires,
            **by,
        }
        triggers.insert(0, trigger)
        ledger.note(where, "trigger", {"trigger": trigger}, moment)
        return trigger

    trigger = ledger.change(where, decide, moment)
    if as_json:
        show_json(trigger)
    else:
        click.echo(f"{trigger['id']}  on {trigger['when']}: {trigger['remind']}")


@command.command("list")
@home_option
@json_option
def list_(home: str | None, as_json: bool) -> None:
    """List the reminders and how often they fired.

    \b
    Example:
      reverie trigger list
    """
    from reverie.awake import ledger

    triggers = (ledger.read(found_home(home)) or {}).get("triggers") or []
    if as_json:
        show_json(triggers)
    else:
        show(
            [
                f"{t['id']}  on {t['when']}: {t['remind']} ({t['fired_count']} of {t['max_fires']})"
                for t in triggers
            ]
            or ["no reminders"]
        )


@command.command()
@click.argument("id")
@home_option
@json_option
def remove(id: str, home: str | None, as_json: bool) -> None:
    """Remove the reminder with this ID.

    \b
    Example:
      reverie trigger remove t-1770000000000
    """
    from reverie.awake import ledger
    from reverie.errors import Unknown

    where, moment = found_home(home), now()

    def decide(book: dict[str, Any]) -> bool:
        triggers = book.get("triggers") or []
        book["triggers"] = [trigger for trigger in triggers if trigger["id"] != id]
        ledger.note(where, "trigger-removed", {"id": id}, moment)
        return len(book["triggers"]) < len(triggers)

    if not ledger.change(where, decide, moment):
        raise Unknown(f"there is no reminder {id}; see `reverie trigger list`")
    if as_json:
        show_json({"removed": id})
    else:
        click.echo(f"removed {id}")
