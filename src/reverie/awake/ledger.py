"""The waking ledger on disk: locked, replaced whole, synced; a damaged one is set aside.

On the hook path: plain dictionaries and a few standard modules, so that it loads fast.
"""

from __future__ import annotations

import json
import os
import time

from reverie import files
from reverie.awake.home import home_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Ledger = dict[str, Any]

PATIENCE_S = 4.0
"""How long a hook waits for the others; its host gives it 5 s."""
STATE, FILE, HISTORY, NOTES, LOCK = (
    "state",
    ".sleep.json",
    ".sleep-history.json",
    "notes.jsonl",
    ".lock",
)


def find_home(folder: str) -> str | None:
    """The .reverie folder of a folder: at or above it, or of its main worktree."""
    return home_of(folder)


def empty(now: float) -> Ledger:
    """A ledger of someone who has just woken for the first time."""
    return {
        "debt": 0,
        "last_sleep": None,
        "last_sleep_summary": None,
        "sessions": [],
        "installed_at": stamp(now),
    }


def read(home: str) -> Ledger | None:
    """The ledger as it is; None if there is none, ValueError if it is damaged."""
    try:
        ledger = json.loads(files.read(os.path.join(home, STATE, FILE)))
    except FileNotFoundError:
        return None
    except RecursionError:
        raise ValueError("the ledger is nested without end") from None
    if not _is_sound(ledger):
        raise ValueError("the ledger is not what it should be")
    return _tidied(ledger)


def _tidied(ledger: Ledger) -> Ledger:
    """The ledger without odd entries that would stop whoever reads them."""
    for record in ledger["sessions"]:
        if not isinstance(record.get("change_count"), int):
            record["change_count"] = None
    for name, words in (("bookmarks", ("id", "message")), ("triggers", ("id", "when", "remind"))):
        if name in ledger:
            ledger[name] = [
                one for one in ledger[name] or [] if all(isinstance(one.get(w), str) for w in words)
            ]
    for mark in ledger.get("bookmarks") or []:
        mark["salience"] = mark["salience"] if mark.get("salience") in (1, 2, 3) else 2
        mark["created_at"] = str(mark.get("created_at") or "")
    for trigger in ledger.get("triggers") or []:
        for count, otherwise in (("fired_count", 0), ("max_fires", 3)):
            if not isinstance(trigger.get(count), int):
                trigger[count] = otherwise
    ledger["debt"] = owed(ledger)
    return ledger


def sound(home: str, now: float) -> Ledger:
    """The ledger; made if it is not there, and made again if it is damaged."""
    try:
        book = read(home)
    except ValueError:
        book = None
    if book is None:
        change(home, lambda _: None, now)
        book = read(home)
    return book or empty(now)


def _is_sound(ledger: object) -> bool:
    if not isinstance(ledger, dict) or not isinstance(ledger.get("sessions"), list):
        return False
    lists = [ledger["sessions"], ledger.get("bookmarks") or [], ledger.get("triggers") or []]
    return (
        all(isinstance(one, list) and all(isinstance(item, dict) for item in one) for one in lists)
        and isinstance(ledger.get("consolidated") or {}, dict)
        and all(_is_record(record) for record in ledger["sessions"])
    )


def _is_record(record: dict[str, Any]) -> bool:
    score = record.get("score")
    return isinstance(record.get("session_id"), str) and (
        score is None or (isinstance(score, int) and not isinstance(score, bool))
    )


def change(home: str, decide: Callable[[Ledger], Any], now: float) -> Any:
    """Let `decide` change the ledger while nobody else does; the debt is always its scores' sum."""
    state = os.path.join(home, STATE)
    files.make_folder(state)
    lock = files.open_lock(os.path.join(state, LOCK))
    try:
        if not files.lock(lock, PATIENCE_S):
            raise TimeoutError("others kept the ledger for too long")
        ledger = _readable(home, now)
        result = decide(ledger)
        ledger["debt"] = owed(ledger)
        files.replace(os.path.join(state, FILE), written(ledger))
        return result
    finally:
        os.close(lock)


def written(ledger: Ledger) -> str:
    """The ledger as JSON, a line a key and a line a session: quick to write, fit to read."""
    lines = []
    for key, value in ledger.items():
        if isinstance(value, list) and value:
            items = ",\n  ".join(json.dumps(item, ensure_ascii=False) for item in value)
            lines.append(f" {json.dumps(key)}: [\n  {items}\n ]")
        else:
            lines.append(f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def owed(ledger: Ledger) -> int:
    """The sum of the scores; what was not analysed yet counts nothing."""
    return sum(max(0, int(session.get("score") or 0)) for session in ledger["sessions"])


def note(home: str, what: str, said: dict[str, Any], now: float) -> None:
    """Append what no transcript holds to the notes, so that a lost ledger can be made again."""
    line = json.dumps({"at": stamp(now), "what": what, **said}, ensure_ascii=False)
    files.append(os.path.join(home, STATE, NOTES), line)


def notes(home: str) -> list[dict[str, Any]]:
    """All notes that can be read, oldest first."""
    found = []
    try:
        lines = files.read(os.path.join(home, STATE, NOTES)).split(b"\n")
    except FileNotFoundError:
        return []
    for line in lines:
        try:
            said = json.loads(line)
        except ValueError:
            continue
        if isinstance(said, dict):
            found.append(said)
    return found


def history(home: str) -> list[dict[str, Any]]:
    """The sleeps so far, newest first."""
    try:
        told = json.loads(files.read(os.path.join(home, STATE, HISTORY)))
    except (FileNotFoundError, ValueError):
        return []
    return [sleep for sleep in told if isinstance(sleep, dict)] if isinstance(told, list) else []


def stamp(now: float) -> str:
    """A moment as ISO-8601 in UTC, to the millisecond."""
    milliseconds = int(now * 1000)
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(milliseconds // 1000))
    return f"{whole}.{milliseconds % 1000:03d}Z"


def _readable(home: str, now: float) -> Ledger:
    """The ledger, or a new one; a damaged one is set aside and made again from the notes."""
    try:
        return read(home) or _from_notes(home, empty(now))
    except ValueError:
        aside = f"{FILE}.broken-{int(now * 1000)}"
        state = os.path.join(home, STATE)
        os.replace(os.path.join(state, FILE), os.path.join(state, aside))
        ledger = _from_notes(home, empty(now))
        ledger["rebuilt"] = {"at": stamp(now), "from": aside}
        return ledger


def _from_notes(home: str, ledger: Ledger) -> Ledger:
    """A ledger with what the notes hold since the last sleep."""
    from reverie.awake.debt import replay_note

    for said in notes(home):
        replay_note(ledger, said)
    ledger["debt"] = owed(ledger)
    return ledger
