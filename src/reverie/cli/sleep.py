"""`reverie sleep`: the books of sleep. It only tracks; `reverie night` is the act."""

from __future__ import annotations

from typing import Any

import click

from reverie.cli._aside import aside
from reverie.cli._home import found_home, home_option, now
from reverie.cli._options import json_option, show, show_json


@click.group()
def command() -> None:
    """Keep the books of sleep: debt, start, done, history.

    \b
    Example:
      reverie sleep status
      reverie sleep add 2 "chose the storage design with the user"
    """


@command.command()
@home_option
@json_option
def status(home: str | None, as_json: bool) -> None:
    """Show debt, level, last sleep and the sessions since.

    \b
    Example:
      reverie sleep status
    """
    from reverie.awake import directive
    from reverie.awake.debt import LEVELS, level_of, unread

    where = found_home(home)
    book, numbers = _book(where), _numbers(where)
    level = LEVELS[level_of(int(book["debt"]), numbers)]
    if as_json:
        show_json({**book, "level": level, "unread_bytes": unread(book)})
        return
    click.echo(f"debt {book['debt']} ({level}), last slept {book['last_sleep'] or 'never'}")
    if book.get("rebuilt"):
        click.echo(f"the ledger was damaged and rebuilt on {book['rebuilt']['at'][:10]}")
    show(f"  {directive.record_line(record)}" for record in book["sessions"])
    if not book["sessions"]:
        click.echo("  no session waits")


@command.command()
@home_option
def debt(home: str | None) -> None:
    """Print only the number.

    \b
    Example:
      reverie sleep debt
    """
    click.echo(_book(found_home(home))["debt"])


@command.command()
@click.argument("score", type=click.IntRange(1, 3))
@click.argument("description")
@home_option
@json_option
def add(score: int, description: str, home: str | None, as_json: bool) -> None:
    """Add debt for work that no file shows, with SCORE 1, 2 or 3.

    \b
    Example:
      reverie sleep add 2 "chose the storage design with the user"
    """
    from reverie.awake import debt, ledger
    from reverie.domain.intake.secrets import masked

    words = masked(_words(description, "DESCRIPTION"))
    where, moment = found_home(home), now()
    at = ledger.stamp(moment)
    unique = str(int(moment * 1000))

    def decide(book: dict[str, Any]) -> str:
        said = {"score": score, "description": words, "unique": unique}
        ledger.note(where, "add", said, moment)
        return debt.add_by_hand(book, score, words, at, unique)

    name = ledger.change(where, decide, moment)
    total = _book(where)["debt"]
    if as_json:
        show_json({"session_id": name, "score": score, "debt": total})
    else:
        click.echo(f"added +{score}; debt is now {total}")


@command.command()
@click.option("--force", is_flag=True, help="Even if another sleep is open.")
@home_option
@json_option
def start(force: bool, home: str | None, as_json: bool) -> None:
    """Open a sleep; only one can be open at a time.

    What is recorded from here on belongs to the next sleep.

    \b
    Example:
      reverie sleep start
    """
    from reverie.awake import debt, ledger
    from reverie.awake.sleep_state import is_asleep

    where, moment = found_home(home), now()
    numbers = _numbers(where)

    def decide(book: dict[str, Any]) -> bool:
        if not force and is_asleep(book, numbers, moment):
            return False
        stale = ledger.stamp(moment - numbers["stale_sleep_s"])
        return debt.begin_sleep(book, ledger.stamp(moment), force=force, stale_before=stale)

    if not ledger.change(where, decide, moment):
        raise AnotherSleep
    if as_json:
        show_json({"sleep_started_at": ledger.stamp(moment)})
    else:
        click.echo("sleep is open; close it with `reverie sleep done SUMMARY`")


@command.command()
@click.argument("summary")
@home_option
@json_option
def done(summary: str, home: str | None, as_json: bool) -> None:
    """Close a sleep with a SUMMARY of what was consolidated.

    Repays what lay before the sleep began; after a night it only adds the summary.

    \b
    Example:
      reverie sleep done "storage design and the retry bug written down"
    """
    from reverie.awake import ledger
    from reverie.awake.sleep_done import close_sleep
    from reverie.domain.intake.secrets import masked

    where = found_home(home)
    told = close_sleep(where, masked(_words(summary, "SUMMARY")), now())
    if as_json:
        show_json(told)
    else:
        book = ledger.read(where)
        click.echo(
            f"slept: {told['sessions_processed']} sessions and {told['bookmarks_processed']} "
            f"bookmarks, debt {told['debt_before']} → {book['debt'] if book else 0}"
        )


@command.command()
@click.option("-n", "--limit", type=click.IntRange(1), default=10, show_default=True)
@home_option
@json_option
def history(limit: int, home: str | None, as_json: bool) -> None:
    """List past sleeps, newest first.

    \b
    Example:
      reverie sleep history -n 3
    """
    from reverie.awake import ledger

    told = ledger.history(found_home(home))[:limit]
    if as_json:
        show_json(told)
    else:
        show(
            [
                f"{sleep['date']}  {sleep['sessions_processed']} sessions, debt "
                f"{sleep['debt_before']} → {sleep['debt_after']}: {sleep['summary']}"
                for sleep in told
            ]
            or ["no sleep yet"]
        )


command.add_command(aside)


class AnotherSleep(click.ClickException):
    """A sleep is open already."""

    exit_code = 4

    def __init__(self) -> None:
        super().__init__(
            "a sleep is open already; wait for it, or take over with `reverie sleep start --force`"
        )


def _book(home: str) -> dict[str, Any]:
    """The ledger; one that is damaged is rebuilt first."""
    from reverie.awake import ledger

    return ledger.sound(home, now())


def _numbers(home: str) -> dict[str, Any]:
    """The numbers in force; config.toml may have changed since the hooks last read them."""
    from pathlib import Path

    from reverie.awake.repay import write_numbers
    from reverie.awake.sleep_state import numbers_of
    from reverie.config_file import settings_beside

    write_numbers(home, settings_beside(Path(home) / "mind.db"))
    return numbers_of(home)


def _words(text: str, name: str) -> str:
    from reverie.domain.intake.text import refuse_private

    refuse_private(text, name.lower())
    if not text.strip():
        raise click.BadParameter("it is empty; say it in a few words", param_hint=name)
    return " ".join(text.encode(errors="replace").decode().replace("\x00", "").split())
