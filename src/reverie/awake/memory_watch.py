"""Watching the memory file: what changes in it during a turn of the agent is not a person's word.

Looked at when a person speaks, after each use of a tool and when a turn ends. A change seen while
any turn is open is the agent's; one that was there before the turn began is not. On the hook path.
"""

from __future__ import annotations

import os

from reverie import files, keyed, light_json
from reverie.awake import ledger

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SEEN, FOLDER = "memory.seen", "memory.seen.d"
AS_WRITTEN = "memory.base.yml"
AGENT, OTHER = "agent", "other"
MOST_BYTES = 4 << 20
MOST_VERSIONS = 16
"""Versions kept between two takings; after so many, whatever changes is the agent's."""
MOST_TURNS = 64
OPEN_S = 24 * 3600
"""After how many seconds a turn whose end was never told counts as over."""
PATIENCE_S = 2


def turn_begins(home: str, session: str | None, now: float) -> None:
    """A person speaks: what has changed by now is not the agent's, if no turn was open."""
    if _stat(home):
        _look(home, now, opens=session or "")


def tool_used(home: str, now: float) -> None:
    """The agent has used a tool: what has changed by now is its own."""
    if _stat(home) != _seen(home).get("stat"):
        _look(home, now)


def turn_ends(home: str, session: str | None, now: float) -> None:
    """The agent has ended its turn: what has changed by now is its own, and nothing later."""
    seen = _seen(home)
    if _stat(home) != seen.get("stat") or (session or "") in _turns(seen, now):
        _look(home, now, ends=session or "")


def _look(home: str, now: float, *, opens: str | None = None, ends: str | None = None) -> None:
    """Keep the file as it is now if it has changed, with whose it is, and note the turn."""
    state = os.path.join(home, ledger.STATE)
    descriptor = files.open_lock(os.path.join(state, ".memory.seen.lock"))
    try:
        if not files.lock(descriptor, PATIENCE_S):
            return
        seen = _seen(home)
        turns = _turns(seen, now)
        is_agents = opens is None or bool(turns)
        stat = _stat(home)
        if stat and stat != seen.get("stat"):
            from reverie import confirmed

            _keep(state, _said(confirmed.led_to(os.path.join(home, "memory.yml"))), is_agents)
        if opens is not None:
            turns[opens] = now
        if ends is not None:
            turns.pop(ends, None)
        _note(os.path.join(state, SEEN), light_json.written({"stat": stat, "turns": turns}))
    finally:
        os.close(descriptor)


def _note(path: str, text: str) -> None:
    """Write a note that need not outlive a crash of the machine, as the agent does not either.

    In one writing over the old one, never shortened: a full disk or a kill leaves one of the two.
    """
    descriptor = files.opened(path, os.O_WRONLY | os.O_CREAT)
    try:
        whole = keyed.signed(path, text).encode()
        os.write(descriptor, whole.ljust(os.fstat(descriptor).st_size))
    finally:
        os.close(descriptor)


def _keep(state: str, text: bytes, is_agents: bool) -> None:
    """Put one more version beside the others, unless the last one says the same."""
    folder = os.path.join(state, FOLDER)
    names = _names(folder)
    last = os.path.join(folder, names[-1]) if names else os.path.join(state, AS_WRITTEN)
    if not text or text == _read(last):
        return
    files.make_folder(folder)
    is_full = len(names) >= MOST_VERSIONS
    if is_full:
        os.unlink(last)
    number = len(names) if is_full else len(names) + 1
    who = AGENT if is_agents or is_full else OTHER
    keyed.replace(os.path.join(folder, f"{number:02d}-{who}.yml"), text.decode(errors="replace"))


def _names(folder: str) -> list[str]:
    try:
        return sorted(name for name in os.listdir(folder) if name.endswith(".yml"))
    except OSError:
        return []


def _turns(seen: dict[str, Any], now: float) -> dict[str, float]:
    """The turns that have begun and not ended."""
    turns = seen.get("turns")
    found = turns.items() if isinstance(turns, dict) else ()
    known = [(name, at) for name, at in found if isinstance(at, (int, float)) and now - at < OPEN_S]
    return dict(known[-MOST_TURNS:])


def _seen(home: str) -> dict[str, Any]:
    try:
        seen = light_json.parsed(_read(os.path.join(home, ledger.STATE, SEEN)) or b"{}")
    except (ValueError, RecursionError):
        return {}
    return seen if isinstance(seen, dict) else {}


def _stat(home: str) -> list[int] | None:
    """What tells that a file may have changed, without reading it."""
    try:
        found = os.stat(os.path.join(home, "memory.yml"))
    except OSError:
        return None
    is_file = found.st_mode & 0o170000 == 0o100000
    return [found.st_size, found.st_mtime_ns, found.st_ino] if is_file else None


def _read(path: str) -> bytes:
    """What a note or a version of ours says."""
    return keyed.glimpse(path, 2 * MOST_BYTES)


def _said(path: str) -> bytes:
    """What the memory file says."""
    try:
        return files.beginning(path, MOST_BYTES + 1)
    except OSError:
        return b""
