"""`reverie status`: one calm screen, read without loading the domain."""

from __future__ import annotations

import os
import sqlite3
import time
from typing import Any

import click

from reverie.cli._options import json_option, mind_options, show
from reverie.cli._place import existing_mind
from reverie.cli._terminal import styled
from reverie.stores.sqlite.glance import glance


@click.command()
@mind_options
@json_option
def command(mind: str | None, agent: str, as_json: bool) -> None:
    """Show how the agent is: what it knows, what waits.

    \b
    Example:
      reverie status
    """
    path = existing_mind(mind)
    if os.path.isfile(path) and not os.path.getsize(path):
        raise NoMind(f"{path} is empty and no mind; delete it, or give another with --mind")
    if not os.path.isfile(path):
        _explain_why_not(path, agent)
    try:
        seen = glance(path, agent)
    except (sqlite3.Error, ValueError, TypeError, LookupError) as error:
        _explain_why_not(path, agent)
        raise NoMind(f"{path} is damaged ({error}); `reverie doctor` says what to do") from None
    seen["tired"] = _tired(os.path.dirname(path))
    if as_json:
        import json

        click.echo(json.dumps({"mind": path, **seen}, indent=2))
        return
    show(_lines(path, seen))


class NoMind(click.ClickException):
    """The file is there, but no mind."""

    exit_code = 5


def _explain_why_not(path: str, agent: str) -> None:
    """Let the real door say what is wrong with the file."""
    from reverie.wiring import open_mind

    open_mind(path, agent).close()


def _tired(home: str) -> dict[str, Any] | None:
    """How tired the agent is, by the ledger; None if there is none."""
    if not os.path.exists(os.path.join(home, "state", ".sleep.json")):
        return None
    from reverie.awake import debt, ledger, sleep_state

    try:
        book = ledger.read(home)
    except ValueError:
        return {"debt": None, "level": "unknown", "must_sleep": 0, "sessions": 0, "unread_bytes": 0}
    numbers = sleep_state.numbers_of(home)
    owed = int(book["debt"]) if book else 0
    return {
        "debt": owed,
        "level": debt.LEVELS[debt.level_of(owed, numbers)],
        "must_sleep": numbers["must_sleep"],
        "sessions": len([*book["sessions"], *debt.closed_sessions(book)]) if book else 0,
        "unread_bytes": debt.unread(book) if book else 0,
    }


def _lines(path: str, seen: dict[str, Any]) -> list[str]:
    layers, tired = seen["memories"], seen["tired"]
    counts = ", ".join(f"{count:,} {layer}" for layer, count in layers.items())
    lines = [f"{styled(seen['agent'], 'bold')}  {path}"]
    if tired:
        lines.append(f"  tired      {_gauge(tired)}")
    if tired and tired["unread_bytes"]:
        from reverie.awake.directive import unread_words

        lines.append(f"  unread     {unread_words(tired['unread_bytes'])} for a night to read")
    lines += [
        f"  knows      {_many(sum(layers.values()), 'memory', 'memories')} ({counts})",
        f"             {_many(seen['rules'], 'rule')}, {_many(seen['questions'], 'open question')}",
        f"  has lived  {_many(seen['sessions_ended'], 'session')}, "
        f"{_many(seen['episodes'], 'episode')}",
        f"  last slept {_slept(seen['last_night'])}",
        f"  next       {_next(seen['sessions_waiting'], tired, seen['last_night'])}",
    ]
    if not seen["episodes"] and not (tired and tired["sessions"]):
        lines = [lines[0], "  nothing recorded yet: `reverie record TEXT --session NAME`"]
    if seen["spent_micros"]:
        lines.append(f"  spent      {seen['spent_micros'] / 1_000_000:.2f} on thinking")
    if seen["proposals"]:
        lines.append(f"  asks       {seen['proposals']} for your word: `reverie proposals`")
    return lines


def _gauge(tired: dict[str, Any]) -> str:
    """Debt as a bar that is full when the agent must sleep."""
    if tired["debt"] is None:
        return "unknown: the ledger is damaged, `reverie sleep status` rebuilds it"
    full = min(10, tired["debt"] * 10 // max(1, tired["must_sleep"]))
    colour = {"alert": "green", "drowsy": "yellow"}.get(tired["level"], "red")
    bar = styled("█" * full, colour) + "░" * (10 - full)
    return f"{bar}  debt {tired['debt']}, {tired['level']}"


def _next(waiting: int, tired: dict[str, Any] | None, last: dict[str, Any] | None) -> str:
    """What a night would do now."""
    if last and last["outcome"] == "unfinished":
        return f"go on with night {last['night']}: `reverie night`"
    in_ledger = tired["sessions"] if tired else 0
    sessions = max(waiting, in_ledger)
    if not sessions:
        return "nothing waits; the agent is rested"
    return f"a night would take in {_many(sessions, 'session')}: `reverie night`"


def _slept(night: dict[str, Any] | None) -> str:
    if night is None:
        return "never"
    when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(night["began_ms"] / 1000))
    hint = ": `reverie night` goes on with it" if night["outcome"] == "unfinished" else ""
    return f"{when} UTC, night {night['night']}, {night['outcome']}{hint}"


def _many(count: int, one: str, more: str = "") -> str:
    return f"{count:,} {one if count == 1 else more or one + 's'}"
