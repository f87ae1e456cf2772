"""The hooks: what Reverie does when the host calls; never in its way, whatever happens.

Everything here loads from a short list of standard modules; a test compares it with sys.modules.
"""

from __future__ import annotations

import json
import os
import sys
import time

from reverie import files
from reverie.awake import catch_up, debt, directive, ledger, pulse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Payload = dict[str, Any]

MOST_INPUT = 32 << 20
"""Bytes of a payload that are read; more is no payload of ours."""
LOG, LOG_BYTES = "hook.log", 64 * 1024
MOST_OUTPUT = 9_900
PART = "briefing-"
"""How the hooks are called that tell one part of the memory each."""
CATCH_UP_S = 4
"""For how many seconds a start catches up; its host gives it 10."""
READ_WHILE_LOCKED = 4 << 20
"""Bytes of a transcript that may be read while the ledger is locked."""


def main() -> None:
    """Run the hook named on the command line; always leaves with 0."""
    home = None
    name = sys.argv[-1]
    try:
        home = _home_here()
        payload = _payload()
        folder = payload.get("cwd")
        home = (ledger.find_home(folder) if isinstance(folder, str) else home) or _project_home()
        if home and not os.path.exists(os.path.join(home, ledger.STATE, "paused")):
            said = _told(name, home, payload)
            if said:
                sys.stdout.write(said[:MOST_OUTPUT])
                sys.stdout.flush()
    except BaseException as error:
        _log(home, name, error)
    finally:
        _leave()


def _told(name: str, home: str, payload: Payload) -> str:
    """What a hook says; `briefing-2` says the second part of the memory."""
    if name.startswith(PART):
        from reverie.awake import briefing_parts

        numbers = pulse.numbers_of(home)
        number = int(name.removeprefix(PART))
        return briefing_parts.part(
            home, number, numbers["briefing_parts"], numbers["briefing_chars"]
        )
    return HOOKS[name](home, payload, time.time())


def stop(home: str, payload: Payload, now: float) -> str:
    """Note how a session stands at the end of a turn."""
    session = _name_of(payload)
    path = payload.get("transcript_path")
    path = path if isinstance(path, str) and path else None
    message = payload.get("last_assistant_message")
    said = _masked(message) if isinstance(message, str) and message else None
    numbers = pulse.numbers_of(home)
    before: dict[str, Any] | None = None
    counts: dict[str, Any] = {}
    if path and _length(path) > READ_WHILE_LOCKED:  # others need not wait for a long reading
        book = ledger.sound(home, now)
        before = debt.counted_before(book, session)
        counts = catch_up.analysed(session, path, book, numbers["read_bytes"])

    def decide(book: dict[str, Any]) -> None:
        known = debt.counted_before(book, session)
        found = counts
        if before is None or any(
            known.get(key) != before.get(key) for key in ("offsets", "change_count")
        ):
            found = catch_up.analysed(session, path, book, numbers["read_bytes"])
        debt.put_stop(
            book,
            {
                "session_id": session,
                "transcript_path": path,
                "stopped_at": ledger.stamp(now),
                "last_assistant_message": said,
                **found,
            },
            numbers,
        )

    ledger.change(home, decide, now)
    return ""


def subagent_stop(home: str, payload: Payload, now: float) -> str:
    """Count what a sub-agent did; its words are not the session's."""
    return stop(home, {**payload, "last_assistant_message": None}, now)


def session_end(home: str, payload: Payload, now: float) -> str:
    """Note how a session stands when it is over, if it did anything."""
    if _counted(home, _name_of(payload)) or os.path.exists(str(payload.get("transcript_path"))):
        stop(home, {**payload, "last_assistant_message": None}, now)
    return ""


def session_start(home: str, payload: Payload, now: float) -> str:
    """Catch up with what was missed, then tell the session how tired the agent is."""
    numbers = pulse.numbers_of(home)
    current = payload.get("session_id")
    end = time.monotonic() + CATCH_UP_S
    for session, path in catch_up.missed(home, payload.get("transcript_path"), now):
        if time.monotonic() > end:
            break  # the next start goes on
        if session != current or payload.get("source") not in ("startup", "fork"):
            catch_up.catch_up(home, session, path, numbers, now)
    book, reminders = ledger.change(home, _reminded, now) if _has_triggers(home) else (None, [])
    book = book or ledger.sound(home, now)
    from reverie.awake.session_start import opening_of

    return opening_of(
        home,
        book,
        numbers,
        session=current,
        reminders=reminders,
        rested=pulse.is_rested(book, numbers, now),
        asleep=pulse.is_asleep(book, numbers, now),
    )


def user_prompt_submit(home: str, payload: Payload, now: float) -> str:
    """One line when the agent is tired, else nothing; changes nothing."""
    numbers = pulse.numbers_of(home)
    book = ledger.read(home)
    line = book and directive.prompt_line(book, numbers, asleep=pulse.is_asleep(book, numbers, now))
    return f"{line}\n" if line else ""


def pre_compact(home: str, payload: Payload, now: float) -> str:
    """Note that the host is about to compress its context."""
    numbers = pulse.numbers_of(home)

    def decide(book: dict[str, Any]) -> None:
        event = {
            "timestamp": ledger.stamp(now),
            "trigger": str(payload.get("trigger") or "unknown")[:40],
            "debt_at_compaction": ledger.owed(book),
            "sessions_count": len(book["sessions"]),
            "bookmarks_count": len(book.get("bookmarks") or []),
        }
        past = book.get("compactions") or []
        book["compactions"] = [event, *past][: numbers["kept_compactions"]]

    ledger.change(home, decide, now)
    return ""


def post_tool_use(home: str, payload: Payload, now: float) -> str:
    """Note that the agent is active, by the time of one small file."""
    path = os.path.join(home, ledger.STATE, ".active")
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o600))
    os.utime(path, (now, now))
    if "memory.yml" in str(payload.get("tool_input")):
        from reverie.hosts.claude_code.memory_watch import keep_as_the_agent_left_it

        keep_as_the_agent_left_it(home, payload)
    return ""


HOOKS = {
    "session-start": session_start,
    "user-prompt-submit": user_prompt_submit,
    "post-tool-use": post_tool_use,
    "pre-compact": pre_compact,
    "stop": stop,
    "subagent-stop": subagent_stop,
    "session-end": session_end,
}


def _counted(home: str, session: str) -> dict[str, Any]:
    try:
        book = ledger.read(home)
    except ValueError:
        return {}
    return debt.counted_before(book, session) if book else {}


def _has_triggers(home: str) -> bool:
    book = ledger.read(home)
    return bool(book and book.get("triggers"))


def _reminded(book: dict[str, Any]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    marks = " ".join(
        f"{m['message']} {m.get('task_slug') or ''}" for m in book.get("bookmarks") or []
    )
    return book, debt.fired(book, marks)


def _masked(text: str) -> str:
    from reverie.domain.intake.secrets import masked

    return masked(text)


def _home_here() -> str | None:
    try:
        return ledger.find_home(os.getcwd())
    except OSError:
        return None


def _project_home() -> str | None:
    """The home of the project the host was started in, if the agent has walked out of it."""
    folder = os.environ.get("CLAUDE_PROJECT_DIR")
    return ledger.find_home(folder) if folder else None


def _name_of(payload: Payload) -> str:
    session = payload.get("session_id")
    if not isinstance(session, str) or not 0 < len(session) <= 200:
        raise ValueError("the payload names no session")
    return session


def _payload() -> Payload:
    if sys.stdin is None or sys.stdin.isatty():
        raise ValueError("no payload on standard input")
    payload = json.loads(sys.stdin.buffer.read(MOST_INPUT))
    if not isinstance(payload, dict):
        raise ValueError("the payload is no object")
    return payload


def _log(home: str | None, name: str, error: BaseException) -> None:
    """One line about what went wrong, in a log that never grows beyond two small files."""
    try:
        if home is None:
            return
        path = os.path.join(home, ledger.STATE, LOG)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        if _length(path) > LOG_BYTES:
            os.replace(path, f"{path}.1")
        words = " ".join(f"{type(error).__name__}: {error}".split())[:300]
        files.append(path, f"{ledger.stamp(time.time())} {name[:40]} {words}")
    except BaseException:
        return


def _length(path: str) -> int:
    try:
        return os.stat(path).st_size
    except (OSError, ValueError):
        return 0


def _leave() -> None:
    """End without the time an interpreter takes to tidy up; what was written is written."""
    try:
        sys.stdout.flush()
    finally:
        os._exit(0)
