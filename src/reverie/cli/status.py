"""`reverie status`: one calm screen, read without loading the domain."""

from __future__ import annotations

import os
import sqlite3
import time
from typing import TYPE_CHECKING, Any

import click

from reverie import keyed, known_minds
from reverie.awake import brought
from reverie.awake.home import FIRST_AGENT, is_paused, ownership
from reverie.cli._options import json_option, mind_options, show
from reverie.cli._place import FILE, at_hand, existing_mind
from reverie.cli._terminal import styled
from reverie.files import HOME, glimpse
from reverie.stores.sqlite.glance import gathered, glance

if TYPE_CHECKING:
    from reverie.aside_folder import LeftAside

FEW = 3
"""How many of the things that are aside are told one by one."""
METER, LIFE = "spend.jsonl", "live.json"
"""What thinking has cost, and how a life stands, in the state of a project or beside a mind."""


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
    if known_minds.was_keyed(path) and not known_minds.is_noted(path) and os.access(path, os.W_OK):
        _explain_why_not(path, agent)  # whatever was brought gives way
    try:
        read = at_hand(path)
        if agent != (ownership(os.path.dirname(path)).get("agent") or FIRST_AGENT):
            from reverie.cli._agents import refuse_unknown

            refuse_unknown(read, agent)
        seen = glance(read, agent)
    except (sqlite3.Error, ValueError, TypeError, LookupError) as error:
        _explain_why_not(path, agent)
        raise NoMind(f"{path} is damaged ({error}); `reverie doctor` says what to do") from None
    home = os.path.dirname(path)
    seen["aside"] = [*_rows(seen["aside"]), *(left.words for left in _left_aside(home))]
    seen["brought"] = brought.notes(home)
    seen["tired"] = _tired(home, path, agent)
    seen["paused"] = is_paused(home)
    seen["broken_settings"] = _broken_settings(home)
    seen["thinker"] = _spent(path)
    seen["live"] = _living(path) if agent == FIRST_AGENT else None
    if as_json:
        import json

        click.echo(json.dumps({"mind": path, **seen}, indent=2))
        return
    show(_lines(path, seen))


def _rows(found: object) -> list[str]:
    return found if isinstance(found, list) else []


def _left_aside(home: str) -> list[LeftAside]:
    """What steps around nights could not work with; the folder is mostly not there."""
    if not os.path.isdir(os.path.join(home, "state", "aside")):
        return []
    from reverie.aside_folder import listed

    return listed(home)


class NoMind(click.ClickException):
    """The file is there, but no mind."""

    exit_code = 5


def _explain_why_not(path: str, agent: str) -> None:
    """Let the real door say what is wrong with the file."""
    from reverie.wiring import open_mind

    open_mind(path, agent).close()


def _tired(home: str, path: str, agent: str) -> dict[str, Any] | None:
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
    records = [*book["sessions"], *debt.closed_sessions(book)] if book else []
    return {
        "debt": owed,
        "level": debt.LEVELS[debt.level_of(owed, numbers)],
        "must_sleep": numbers["must_sleep"],
        "sessions": _unread(records, path, agent),
        "unread_bytes": debt.unread(book) if book else 0,
    }


def _unread(records: list[dict[str, Any]], path: str, agent: str) -> int:
    """How many records of the ledger hold something the mind has not read."""
    import json

    from reverie.awake.debt import holds_more

    read = gathered(path, agent, [str(record["session_id"]) for record in records])
    positions = {session: json.loads(position) for session, position in read.items() if position}
    return sum(holds_more(one, positions.get(str(one["session_id"]), {})) for one in records)


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
        f"  last slept {_slept(seen['last_night'], seen['last_doze'])}",
        f"  next       {_next(seen)}",
    ]
    is_new = not seen["episodes"] and not sum(layers.values())
    if is_new and not (tired and tired["sessions"]):
        lines = [lines[0], f"  nothing recorded yet: {_beginning(path)}"]
    if seen["live"]:
        lines.append(_life_words(seen["live"]))
    lines += _troubles(seen)
    if spent := seen["thinker"]:
        today, month = (_cost(spent[span]) for span in ("day", "month"))
        lines.append(f"  spent      {today} today; {month} this month")
    elif seen["spent_micros"]:
        lines.append(f"  spent      {seen['spent_micros'] / 1_000_000:.2f} on thinking")
    if seen["proposals"]:
        lines.append(f"  asks       {seen['proposals']} for your word: `reverie proposals`")
    return lines


def _beside(path: str, name: str) -> str:
    """Where a file that belongs to a mind lies."""
    home = os.path.dirname(os.path.abspath(path))
    is_home = os.path.basename(home) == HOME
    return os.path.join(home, "state", name) if is_home else f"{path}.{name}"


def _living(path: str) -> dict[str, Any] | None:
    """How `reverie live` stands; None if it never ran, or left nothing to tell."""
    told = keyed.glimpse(_beside(path, LIFE), 4_096)
    if not told:
        return None
    import json

    try:
        left = json.loads(told)
        found = {name: left[name] for name in ("state", "since", "pid")}
        os.kill(found["pid"], 0)
    except PermissionError:
        return {**found, "lives": True}
    except ProcessLookupError:
        return {**found, "lives": False} if found["state"] != "awake" else None
    except (ValueError, KeyError, TypeError, OSError, OverflowError):
        return None
    return {**found, "lives": True}


def _life_words(life: dict[str, Any]) -> str:
    state, since = str(life["state"]).replace("_", " "), str(life["since"])
    if not life["lives"]:
        return f"  lives      no more: cut short in {state}; `reverie live` goes on"
    return f"  lives      {state} since {since[:16].replace('T', ' ')} UTC, by itself"


def _spent(path: str) -> dict[str, Any] | None:
    """What thinking has cost of late, by the meter; None if nobody was ever paid."""
    meter = _beside(path, METER)
    if not os.path.exists(meter):
        return None
    from reverie.thinkers.meter_glance import spent_lately

    now = os.environ.get("REVERIE_NOW") or time.strftime("%Y-%m-%d", time.gmtime())
    return spent_lately(meter, now[:10])


def _cost(spent: dict[str, int]) -> str:
    return f"{spent['micros'] / 1_000_000:.2f} for {_many(spent['calls'], 'call')}"


def _broken_settings(home: str) -> str | None:
    """Why the settings beside a mind cannot be used; only a file that says something is loaded."""
    lines = glimpse(os.path.join(home, "config.toml"), 1 << 17).splitlines()
    if all(not line.strip() or line.startswith(b"#") for line in lines):
        return None
    from pathlib import Path

    from reverie.config_file import settings_problem

    return next((it.what for it in settings_problem(Path(home, FILE)) if not it.well), None)


def _troubles(seen: dict[str, Any]) -> list[str]:
    """What keeps the mind from working, and the step that mends it."""
    lines = []
    if seen["paused"]:
        lines.append("  paused     the hooks capture nothing: `reverie resume`")
    lines += [f"  aside      {words}" for words in seen["aside"][:FEW]]
    if seen["aside"]:
        more = f"{len(seen['aside']) - FEW} more; " * (len(seen["aside"]) > FEW)
        lines.append(f"             {more}`reverie sleep aside` tries them again or drops them")
    lines += [f"  not ours   {words}" for words in seen["brought"][-FEW:]]
    if seen["broken_settings"]:
        lines.append(f"  settings   {seen['broken_settings']}")
        lines.append("             until then no night and no command but this one runs")
    return lines


def _gauge(tired: dict[str, Any]) -> str:
    """Debt as a bar that is full when the agent must sleep."""
    if tired["debt"] is None:
        return "unknown: the ledger is damaged, `reverie sleep status` rebuilds it"
    full = min(10, tired["debt"] * 10 // max(1, tired["must_sleep"]))
    colour = {"alert": "green", "drowsy": "yellow"}.get(tired["level"], "red")
    bar = styled("█" * full, colour) + "░" * (10 - full)
    return f"{bar}  debt {tired['debt']}, {tired['level']}"


def _next(seen: dict[str, Any]) -> str:
    """What a night would do now."""
    last, tired = seen["last_night"], seen["tired"]
    if last and last["outcome"] == "unfinished":
        return f"go on with night {last['night']}: `reverie night`"
    unread = max(seen["sessions_waiting"], tired["sessions"] if tired else 0)
    would = [f"take in {_many(unread, 'session')}"] if unread else []
    if seen["sessions_dozed"]:
        would.append(f"sleep on {_many(seen['sessions_dozed'], 'session')} of dozes")
    if not would:
        return "nothing waits; the agent is rested"
    return f"a night would {' and '.join(would)}: `reverie night`"


def _beginning(path: str) -> str:
    """How a mind gets its first session: by hand, or by the client where it is connected."""
    by_hand = "`reverie record TEXT --session NAME`"
    if os.path.exists(os.path.join(os.path.dirname(path), "state", "installed.json")):
        return f"{by_hand}, or start a session of Claude Code here"
    return by_hand


def _slept(night: dict[str, Any] | None, doze: dict[str, Any] | None) -> str:
    dozed = f"; dozed {_when(doze)}, doze {doze['night']}" if doze else ""
    if night is None:
        return f"never{dozed}"
    hint = ": `reverie night` goes on with it" if night["outcome"] == "unfinished" else ""
    return f"{_when(night)}, night {night['night']}, {night['outcome']}{hint}{dozed}"


def _when(sleep: dict[str, Any]) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(sleep["began_ms"] / 1000))


def _many(count: int, one: str, more: str = "") -> str:
    return f"{count:,} {one if count == 1 else more or one + 's'}"
