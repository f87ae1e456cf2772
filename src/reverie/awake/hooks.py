"""The hooks: what Reverie does when a host calls; never in its way, whatever happens.

Everything here loads from a short list of standard modules; a test compares it with sys.modules.
"""

from __future__ import annotations

import os
import sys
import time

from reverie import files, light_json
from reverie.awake import home_seal, ledger, memory_watch
from reverie.awake.home import is_hushed, is_paused, nearest, undozed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from reverie.ports.host import Event, Host

MOST_INPUT = 32 << 20
"""Bytes of a payload that are read; more is no payload of ours."""
LOG, LOG_BYTES = "hook.log", 64 * 1024
MOST_OUTPUT = 9_900
PART = "briefing-"
"""How the hooks are called that tell one part of the memory each."""
FIRST = "session-start"
REPLACED = (
    "Reverie remembers nothing here: a file or a link, which git may have brought, lies in the "
    "place of {path}; tell the user, who can remove it, run `reverie init`, and then "
    "`reverie trust --copy newest`, which brings the mind back with what was said since.\n"
)


def run(host: Host, name: str) -> None:
    """Run the hook of a name for a host and leave, always with 0."""
    home = None
    try:
        home = _home_here()
        event = event_in(host, _input())
        home = home_of(event, home)
        if not home and name == FIRST:
            sys.stdout.write(_replaced(event["folder"] or os.getcwd()))
        if home:
            said = _told(host, name, home, event)
            if said:
                sys.stdout.write(said[:MOST_OUTPUT])
                sys.stdout.flush()
    except BaseException as error:
        _log(home, name, error)
    finally:
        _leave()


def _told(host: Host, name: str, home: str, event: Event) -> str:
    """What a hook says; `briefing-2` says the second part of the memory.

    Of a home that is not known here a start says so, and what is told there; nothing is written.
    """
    if not _is_known(home):
        if name != FIRST:
            return ""
        from reverie.awake import stranger

        return stranger.words(home)
    if is_paused(home):
        return ""
    if name.startswith(PART):
        from reverie.awake import briefing_parts, sleep_state

        numbers = sleep_state.numbers_of(home)
        number = int(name.removeprefix(PART))
        if undozed(home) is not None:
            from reverie.awake import doze

            doze.wait(home, numbers)
        return briefing_parts.part(
            home, number, numbers["briefing_parts"], numbers["briefing_chars"]
        )
    return HOOKS[name](host, home, event, time.time())


def _replaced(folder: str) -> str:
    """What a start says where something else lies in the place of a home."""
    path = nearest(folder, files.HOME, os.path.lexists)
    return REPLACED.format(path=path) if path and not os.path.isdir(path) else ""


def _is_known(home: str) -> bool:
    """Whether a home is ours; where nothing can be written that could tell, it is not."""
    try:
        return home_seal.admits_at_once(home) or home_seal.admits(home)
    except Exception:
        return False


def stop(host: Host, home: str, event: Event, now: float) -> str:
    """Note how a session stands at the end of a turn, and let it be archived."""
    from reverie.awake import sleep_state, traces

    memory_watch.turn_ends(home, event["session"], now)
    _noted(host, home, event, now)
    traces.begin(home, event, sleep_state.numbers_of(home))
    return ""


def _noted(host: Host, home: str, event: Event, now: float) -> str:
    from reverie.awake.stop import note_stop

    note_stop(host, home, event, now)
    return ""


def subagent_stop(host: Host, home: str, event: Event, now: float) -> str:
    """Count what a sub-agent did; its words are not the session's."""
    memory_watch.tool_used(home, now)
    return _noted(host, home, {**event, "said": None}, now)


def session_end(host: Host, home: str, event: Event, now: float) -> str:
    """Note how a session stands when it is over, if it did anything, and let it be dozed on."""
    from reverie.awake.stop import did_anything

    memory_watch.turn_ends(home, event["session"], now)
    if did_anything(home, event):
        from reverie.awake import doze, sleep_state, traces

        subagent_stop(host, home, event, now)
        numbers = sleep_state.numbers_of(home)
        if not doze.begin(home, numbers):  # a doze archives too
            traces.begin(home, event, numbers)
    if is_hushed(home):
        from reverie.awake import hush

        hush.ends(home, event["session"] or "")
    return ""


def session_start(host: Host, home: str, event: Event, now: float) -> str:
    """Catch up with what was missed, then tell the session how tired the agent is."""
    from reverie.awake.session_start import opening

    if not event["is_new"] and os.path.exists(event["transcript"] or ""):
        from reverie.awake import hush

        hush.resumed(host, home, event)

    return opening(host, home, event, now)


def morning_note(host: Host, home: str, event: Event, now: float) -> str:
    """What a night left for the person, told by the host to them alone, once."""
    from reverie.awake.morning_note import take_note

    return take_note(home)


def user_prompt_submit(host: Host, home: str, event: Event, now: float) -> str:
    """One line when the agent is tired, and what comes to mind; the agent's turn begins."""
    from reverie.awake import sleep_state
    from reverie.awake.directive import prompt_line

    numbers = sleep_state.numbers_of(home)
    remind = str if _is_private(host, home, event) else _reminding(home, event, numbers)
    memory_watch.turn_begins(home, event["session"], now)
    book = ledger.read(home)
    line = book and prompt_line(book, numbers, asleep=sleep_state.is_asleep(book, numbers, now))
    return (f"{line}\n" if line else "") + remind()


def _is_private(host: Host, home: str, event: Event) -> bool:
    """Whether what a person has just said is nobody's to remember; the stop asks for it again."""
    if not is_hushed(home) and "[private]" not in (event["prompt"] or "").lower():
        return False
    from reverie.awake import hush

    return hush.heard(host, home, event)


def _reminding(home: str, event: Event, numbers: dict[str, Any]) -> Callable[[], str]:
    """Ask whoever lives in a home what comes to mind, if anybody does; returns what hears it.

    While others work on the answer, the hook goes on with its own.
    """
    if not numbers["comes_to_mind"] or numbers["restricted"] or not event["prompt"]:
        return str
    try:
        os.stat(os.path.join(home, ledger.STATE, "live", "mind.sock"))
        from reverie.awake import mind_socket

        asked = mind_socket.ask(home, event["session"], event["prompt"])
    except (OSError, ValueError):
        return str  # nobody lives here, or nobody of ours
    return (lambda: mind_socket.heard(asked)) if asked else str


def pre_compact(host: Host, home: str, event: Event, now: float) -> str:
    """Note that the host is about to compress its context."""
    from reverie.awake import sleep_state

    numbers = sleep_state.numbers_of(home)

    def decide(book: dict[str, Any]) -> None:
        noted = {
            "timestamp": ledger.stamp(now),
            "trigger": (event["trigger"] or "unknown")[:40],
            "debt_at_compaction": ledger.owed(book),
            "sessions_count": len(book["sessions"]),
            "bookmarks_count": len(book.get("bookmarks") or []),
        }
        past = book.get("compactions") or []
        book["compactions"] = [noted, *past][: numbers["kept_compactions"]]

    ledger.change(home, decide, now)
    return ""


def post_tool_use(host: Host, home: str, event: Event, now: float) -> str:
    """Note that the agent is active, by the time of one small file, and what it did to its own."""
    path = os.path.join(home, ledger.STATE, ".active")
    os.close(files.opened(path, os.O_WRONLY | os.O_CREAT))
    os.utime(path, (now, now))
    memory_watch.tool_used(home, now)
    return ""


HOOKS = {
    "session-start": session_start,
    "morning-note": morning_note,
    "user-prompt-submit": user_prompt_submit,
    "post-tool-use": post_tool_use,
    "pre-compact": pre_compact,
    "stop": stop,
    "subagent-stop": subagent_stop,
    "session-end": session_end,
}
"""What is done at each moment of a session, by the name in the host's settings."""


def _home_here() -> str | None:
    try:
        return ledger.find_home(os.getcwd())
    except OSError:
        return None


def home_of(event: Event, here: str | None) -> str | None:
    """The home of where the agent stands, or of where it was started, if it has walked out."""
    home = here if event["folder"] is None else ledger.find_home(event["folder"])
    return home or (ledger.find_home(event["project"]) if event["project"] else None)


def event_in(host: Host, given: bytes) -> Event:
    """What a call says; ValueError if it says nothing."""
    try:
        payload = light_json.parsed(given)
    except RecursionError:
        raise ValueError("the payload nests without end") from None
    if not isinstance(payload, dict):
        raise ValueError("the payload is no object")
    return host.heard(payload)


def _input() -> bytes:
    if sys.stdin is None or sys.stdin.isatty():
        raise ValueError("no payload on standard input")
    return sys.stdin.buffer.read(MOST_INPUT)


def _log(home: str | None, name: str, error: BaseException) -> None:
    """One line about what went wrong, in a log that never grows beyond two small files."""
    try:
        if home is None:
            return
        path = os.path.join(home, ledger.STATE, LOG)
        if os.path.exists(path) and os.stat(path).st_size > LOG_BYTES:
            os.replace(path, f"{path}.1")
        words = " ".join(f"{type(error).__name__}: {error}".split())[:300]
        files.append(path, f"{ledger.stamp(time.time())} {name[:40]} {words}")
    except BaseException:
        return


def _leave() -> None:
    """End without the time an interpreter takes to tidy up; what was written is written."""
    try:
        sys.stdout.flush()
    finally:
        os._exit(0)
