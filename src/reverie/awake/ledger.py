"""The waking ledger on disk: locked, replaced whole, synced; a damaged one is set aside.

On the hook path: plain dictionaries and a few standard modules, so that it loads fast.
"""

from __future__ import annotations

import os
import time

from reverie import files, keyed, light_json
from reverie.awake.home import UNDOZED, home_of, ownership
from reverie.awake.soundness import is_ledger, tidied
from reverie.domain.intake.session_name import KEPT, PLAIN, kept_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Ledger = dict[str, Any]

PATHS = ("transcript_path", "path")
"""What a record, or what is left of one, calls the path of its transcript."""
AGENT = "agent-"
"""What stands before the name of a sub-agent."""
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
        "made_at": stamp(now),
    }


def read(home: str) -> Ledger | None:
    """The ledger as it is; None if there is none, ValueError if it is damaged."""
    try:
        ledger = light_json.parsed(keyed.read(os.path.join(home, STATE, FILE)))
    except FileNotFoundError:
        return None
    except RecursionError:
        raise ValueError("the ledger is nested without end") from None
    if not is_ledger(ledger):
        raise ValueError("the ledger is not what it should be")
    ledger = tidied(ledger)
    _rename(ledger, found_path)
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


def change(home: str, decide: Callable[[Ledger], Any], now: float) -> Any:
    """Let `decide` change the ledger while nobody else does; the debt is always its scores' sum."""
    state = os.path.join(home, STATE)
    files.make_folder(state)
    lock = files.open_lock(os.path.join(state, LOCK))
    try:
        if not files.lock(lock, PATIENCE_S):
            raise TimeoutError("others kept the ledger for too long")
        ledger = _readable(home, now)
        noted = _length(os.path.join(state, NOTES))
        try:
            result = decide(ledger)
            ledger["debt"] = owed(ledger)
            told = written(ledger)
            if _rename(ledger, kept_path):  # a file may be called after a secret
                told = written(ledger)
                _rename(ledger, found_path)
            keyed.replace(os.path.join(state, FILE), told)
        except BaseException:  # whoever is told that it failed gives it again
            _shorten(os.path.join(state, NOTES), noted)
            raise
        return result
    finally:
        os.close(lock)


def written(ledger: Ledger) -> str:
    """The ledger as JSON, a line a key and a line a session: quick to write, fit to read."""
    lines = []
    for key, value in ledger.items():
        if isinstance(value, list) and value:
            items = ",\n  ".join(light_json.written(item) for item in value)
            lines.append(f" {light_json.written(key)}: [\n  {items}\n ]")
        else:
            lines.append(f" {light_json.written(key)}: {light_json.written(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def kept_path(path: str) -> str:
    """The path of a transcript as it may be written down: its file is called after its session."""
    if _is_plain(path):
        return path
    folder, name = os.path.split(path)
    before, stem, ending = _parted(name)
    kept = kept_name(stem)
    return path if kept == stem else os.path.join(folder, before + kept + ending)


def found_path(path: str) -> str:
    """The path that was written down so; the very path if it was written down as it is."""
    if KEPT not in path:
        return path
    folder, name = os.path.split(path)
    if not _parted(name)[1].startswith(KEPT) or os.path.exists(path):
        return path
    try:
        meant = (one for one in os.listdir(folder) if kept_path(one) == name)
        return os.path.join(folder, next(meant, name))
    except (OSError, ValueError):
        return path


def _is_plain(path: str) -> bool:
    """Whether the name of a file shows at once that it is no secret, as that of most does."""
    name = path[path.rfind(os.sep) + 1 :]
    dot = name.rfind(".")
    return not name[: dot if dot > 0 else None].strip(PLAIN)


def _parted(name: str) -> tuple[str, str, str]:
    """The name of a file: what tells that it is a sub-agent's, what it is called after, its end."""
    stem, ending = os.path.splitext(name)
    before = AGENT if stem.startswith(AGENT) else ""
    return before, stem[len(before) :], ending


def _rename(ledger: Ledger, named: Callable[[str], str]) -> bool:
    """Name the transcripts in a ledger otherwise, and tell whether any was."""
    is_changed = False
    for records in ledger.values():
        if not isinstance(records, dict | list):
            continue
        for record in records.values() if isinstance(records, dict) else records:
            for key in PATHS if isinstance(record, dict) else ():
                path = record.get(key)
                try:
                    name = named(path) if isinstance(path, str) else path
                except Exception:  # whatever is odd about one, all others are read
                    continue
                if name != path:
                    record[key], is_changed = name, True
    return is_changed


def owed(ledger: Ledger) -> int:
    """The sum of the scores; what was not analysed yet counts nothing."""
    return sum(max(0, int(session.get("score") or 0)) for session in ledger["sessions"])


def note_undozed(home: str) -> None:
    """Note that something waits that no sleep has taken in; whoever calls holds the ledger."""
    path, now = os.path.join(home, STATE, UNDOZED), time.time_ns()
    os.close(files.opened(path, os.O_WRONLY | os.O_CREAT))
    os.utime(path, ns=(now, now))


def note(home: str, what: str, said: dict[str, Any], now: float) -> None:
    """Append what no transcript holds to the notes, so that a lost ledger can be made again."""
    is_renamed = _rename(said, kept_path)
    line = light_json.written({"at": stamp(now), "what": what, **said})
    if is_renamed:
        _rename(said, found_path)
    keyed.append(os.path.join(home, STATE, NOTES), line)


def notes(home: str) -> list[dict[str, Any]]:
    """All notes that can be read, oldest first."""
    found = []
    try:
        for line in keyed.lines(os.path.join(home, STATE, NOTES)):
            try:
                said = light_json.parsed(line)
            except ValueError:
                continue
            if isinstance(said, dict):
                found.append(said)
    except FileNotFoundError:
        return []
    return found


def history(home: str) -> list[dict[str, Any]]:
    """The sleeps so far, newest first."""
    try:
        told = light_json.parsed(keyed.read(os.path.join(home, STATE, HISTORY)))
    except (FileNotFoundError, ValueError):
        return []
    return [sleep for sleep in told if isinstance(sleep, dict)] if isinstance(told, list) else []


def stamp(now: float) -> str:
    """A moment as ISO-8601 in UTC, to the millisecond."""
    milliseconds = int(now * 1000)
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(milliseconds // 1000))
    return f"{whole}.{milliseconds % 1000:03d}Z"


def local_date(now: float) -> str:
    """The day a moment belongs to where the user lives."""
    return time.strftime("%Y-%m-%d", time.localtime(now))


def _length(path: str) -> int:
    return os.stat(path).st_size if os.path.exists(path) else 0


def _shorten(path: str, length: int) -> None:
    """Take off what was appended to a file beyond a length."""
    if _length(path) > length:
        os.truncate(path, length)


def _readable(home: str, now: float) -> Ledger:
    """The ledger, or a new one; a damaged one is set aside and made again from what is left."""
    try:
        return read(home) or _made_again(home, now)
    except ValueError:
        aside = f"{FILE}.broken-{int(now * 1000)}"
        state = os.path.join(home, STATE)
        is_strange = not keyed.answers(os.path.join(state, FILE))
        os.replace(os.path.join(state, FILE), os.path.join(state, aside))
        if is_strange and keyed.word_in(home):
            from reverie.awake import brought

            brought.note_moved(home, [f"{STATE}/{FILE}"], f"{STATE}/{aside}")
        ledger = _made_again(home, now)
        ledger["rebuilt"] = {"at": stamp(now), "from": aside}
        return ledger


def _made_again(home: str, now: float) -> Ledger:
    """A ledger of what the notes hold; sessions since the installation are found again."""
    from reverie.awake.notes import replay_note

    ledger = empty(now)
    ledger["installed_at"] = ownership(home).get("since") or ledger["installed_at"]
    for said in notes(home):
        replay_note(ledger, said)
    for slept in history(home)[:1]:
        if str(slept.get("consolidated_at")) > str(ledger.get("last_consolidated_at") or ""):
            ledger["last_sleep"] = slept.get("date")
            ledger["last_sleep_summary"] = slept.get("summary")
            ledger["last_consolidated_at"] = slept.get("consolidated_at")
    _rename(ledger, found_path)
    ledger["debt"] = owed(ledger)
    return ledger
