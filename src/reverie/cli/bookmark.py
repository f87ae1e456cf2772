"""`reverie bookmark`: tag a moment that sleep should not miss."""

from __future__ import annotations

from typing import Any

import click

from reverie.cli._home import found_home, fresh_id, home_option, now
from reverie.cli._options import json_option, show, show_json


@click.group()
def command() -> None:
    """Tag a moment that sleep should not miss.

    \b
    Example:
      reverie bookmark add "the user wants short answers" --salience 3
    """


@command.command()
@click.argument("message")
@click.option(
    "--salience",
    type=click.IntRange(1, 3),
    default=2,
    show_default=True,
    help="3 asks for sleep whatever the debt.",
)
@click.option("--task", metavar="SLUG", help="The task it belongs to.")
@home_option
@json_option
def add(message: str, salience: int, task: str | None, home: str | None, as_json: bool) -> None:
    """Bookmark MESSAGE.

    \b
    Example:
      reverie bookmark add "retries double the orders" --task orders
    """
    from reverie.awake import ledger
    from reverie.cli._person import written_by
    from reverie.domain.intake.secrets import masked
    from reverie.domain.intake.text import refuse_private

    if not message.strip():
        raise click.BadParameter("it is empty; say it in a few words", param_hint="MESSAGE")
    refuse_private(f"{message}\n{task or ''}", "bookmark")
    where, moment, by = found_home(home), now(), written_by(message)

    def decide(book: dict[str, Any]) -> dict[str, Any]:
        marks = book.setdefault("bookmarks", [])
        mark = {
            "id": fresh_id("b", moment, marks),
            "message": masked(" ".join(message.split())),
            "salience": salience,
            "created_at": ledger.stamp(moment),
            "session_id": None,
            "task_slug": task and masked(task),
            **by,
        }
        marks.insert(0, mark)
        ledger.note(where, "bookmark", {"bookmark": mark}, moment)
        return mark

    mark = ledger.change(where, decide, moment)
    if as_json:
        show_json(mark)
    else:
        click.echo(f"{mark['id']}  ({salience}) {mark['message']}")


@command.command("list")
@home_option
@json_option
def list_(home: str | None, as_json: bool) -> None:
    """List the bookmarks that wait, the most salient first.

    \b
    Example:
      reverie bookmark list
    """
    from reverie.awake import ledger

    book = ledger.read(found_home(home)) or {}
    marks = sorted(book.get("bookmarks") or [], key=lambda mark: -int(mark["salience"]))
    if as_json:
        show_json(marks)
    else:
        show([f"{m['id']}  ({m['salience']}) {m['message']}" for m in marks] or ["no bookmarks"])


@command.command()
@click.argument("ids", nargs=-1)
@home_option
@json_option
def clear(ids: tuple[str, ...], home: str | None, as_json: bool) -> None:
    """Remove the bookmarks with these IDS, or all of them.

    \b
    Example:
      reverie bookmark clear b-1770000000000
    """
    from reverie.awake import ledger

    where, moment = found_home(home), now()

    def decide(book: dict[str, Any]) -> list[str]:
        marks = book.get("bookmarks") or []
        gone = [mark["id"] for mark in marks if not ids or mark["id"] in ids]
        book["bookmarks"] = [mark for mark in marks if mark["id"] not in gone]
        ledger.note(where, "bookmarks-cleared", {"ids": gone}, moment)
        return gone

    gone = ledger.change(where, decide, moment)
    if as_json:
        show_json({"cleared": gone})
    else:
        click.echo(f"cleared {len(gone)}")
