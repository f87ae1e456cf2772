"""The hooks: what Reverie does when a host calls; never in its way, whatever happens.

Everything here loads from a short list of standard modules; a test compares it with sys.modules.
"""

from __future__ import annotations

import os
import sys
import time

from reverie import files, light_json
from reverie.awake import home_seal, ledger, memory_watch
from reverie.awake.home import undozed

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
NOT_OURS = (
    "Reverie remembers nothing here: {home} was not made on this machine, or was moved. Tell the "
    "user, who can run `reverie trust` in a terminal if it is theirs, or else `reverie init`.\n"
)


def run(host: Host, name: str) -> None:
    """Run the hook of a name for a host and leave, always with 0."""
    home = None
    try:
        home = _home_here()
        event = host.heard(_payload())
        home = _home_of(event, home)
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

    Of a home that came from elsewhere nothing is said but that, to one session.
    """
    if not home_seal.admits(home):
        return NOT_OURS.format(home=home) if name == FIRST and home_seal.tell_once(home) else ""
    if os.path.exists(os.path.join(home, ledger.STATE, "paused")):
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
    return ""


def session_start(host: Host, home: str, event: Event, now: float) -> str:
    """Catch up with what was missed, then tell the session how tired the agent is."""
    from reverie.awake.session_start import opening

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
    remind = _reminding(home, event, numbers)
    memory_watch.turn_begins(home, event["session"], now)
    book = ledger.read(home)
    line = book and prompt_line(book, numbers, asleep=sleep_state.is_asleep(book, numbers, now))
    return (f"{line}\n" if line else "") + remind()


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


def _home_of(event: Event, here: str | None) -> str | None:
    """The home of where the agent stands, or of where it was started, if it has walked out."""
    home = here if event["folder"] is None else ledger.find_home(event["folder"])
    return home or (ledger.find_home(event["project"]) if event["project"] else None)


def _payload() -> dict[str, Any]:
    if sys.stdin is None or sys.stdin.isatty():
        raise ValueError("no payload on standard input")
    payload = light_json.parsed(sys.stdin.buffer.read(MOST_INPUT))
    if not isinstance(payload, dict):
        raise ValueError("the payload is no object")
    return payload


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
