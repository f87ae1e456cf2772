"""The start of a session: what it missed is counted, what it is told; on the hook path."""

from __future__ import annotations

import os
import sys
import time

from reverie import files
from reverie.awake import briefing_parts, catch_up, directive, ledger, sleep_state
from reverie.awake.debt import LEVELS, fired, level_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from reverie.ports.host import Event, Host

CATCH_UP_S = 4
"""For how many seconds a start catches up; its host gives it 10."""
DIRECTED = "directed"
"""The file that names the session which was last told that it must sleep."""
TOO_MANY = 10
"""How many times the queue a night should find may wait before a nap begins by itself."""
CROWDED = (
    "{waiting} memories wait to be replayed, so a nap has begun by itself; do not dispatch another."
)
BY_ITSELF = (
    "Sleep debt is {debt} (must sleep) and the last call to sleep went unheeded, so a nap has "
    "begun by itself; do not dispatch another."
)


def opening(host: Host, home: str, event: Event, now: float) -> str:
    """All a session is told first, once what was missed is counted."""
    numbers = sleep_state.numbers_of(home)
    session = event["session"]
    end = time.monotonic() + CATCH_UP_S
    left = int(numbers["read_bytes"])
    for found in catch_up.missed(host, home, event["transcript"], left, now):
        if time.monotonic() > end or left <= 0:
            break  # the next start goes on
        if found[0] != session or not event["is_new"]:
            left -= catch_up.catch_up(host, home, found, {**numbers, "read_bytes": left}, now)
    book, reminders = _reminded(home, event["folder"], now)
    return _told(home, book, numbers, session=session, reminders=reminders, now=now)


def _reminded(
    home: str, folder: str | None, now: float
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The ledger, and the reminders that what is being worked on sets off."""
    book = ledger.read(home)
    if not book or not book.get("triggers"):
        return ledger.sound(home, now), []
    from reverie.awake import work

    def decide(book: dict[str, Any]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        return book, fired(book, work.words(home, folder, book))

    told: tuple[dict[str, Any], list[dict[str, Any]]] = ledger.change(home, decide, now)
    return told


def _told(
    home: str,
    book: dict[str, Any],
    numbers: dict[str, Any],
    *,
    session: str | None,
    reminders: list[dict[str, Any]],
    now: float,
) -> str:
    """An order or advice, where we are, and how tired we are."""
    rested = sleep_state.is_rested(book, numbers, now)
    asleep = sleep_state.is_asleep(book, numbers, now)
    first = directive.directive(book, numbers, rested=rested, asleep=asleep)
    debt = int(book["debt"])
    must_sleep = not asleep and level_of(debt, numbers) == len(LEVELS) - 1
    waiting = 0 if asleep else int(book.get("waiting") or 0)
    is_crowded = waiting > TOO_MANY * numbers["min_consolidation_queue"]
    if _goes_unheeded(home, must_sleep, session, numbers) and run_detached(home, "night"):
        first = BY_ITSELF.format(debt=debt)  # a nap takes an edited file in too
    elif is_crowded and numbers["nap_unheeded"] and run_detached(home, "night"):
        first = CROWDED.format(waiting=waiting)
    elif briefing_parts.is_edited(home):
        run_detached(home, "memory", "take")
    lines = directive.snapshot(
        book,
        numbers,
        rested=rested,
        asleep=asleep,
        reminders=reminders,
        slept=ledger.history(home),
    )
    where = briefing_parts.head(home)
    return "\n".join([*([first, ""] if first else []), *([where] if where else []), *lines, ""])


def _goes_unheeded(home: str, must_sleep: bool, session: object, numbers: dict[str, Any]) -> bool:
    """Whether another session was told before that it must sleep, and nothing came of it."""
    path = os.path.join(home, ledger.STATE, DIRECTED)
    if not must_sleep:
        if os.path.exists(path):
            os.unlink(path)
        return False
    try:
        told = files.beginning(path, 300).decode(errors="replace")
    except OSError:
        told = ""
    if told and told != str(session) and numbers["nap_unheeded"]:
        os.unlink(path)
        return True
    files.replace(path, str(session))
    return False


def run_detached(home: str, *words: str) -> bool:
    """Run a command of ours that outlives this hook; tells whether there is a mind to run it on."""
    mind = os.path.join(home, "mind.db")
    if not os.path.exists(mind):
        return False
    nothing = os.open(os.devnull, os.O_RDWR)
    os.posix_spawn(
        sys.executable,
        [sys.executable, "-P", "-m", "reverie", *words, "--mind", mind],
        os.environ,
        file_actions=[(os.POSIX_SPAWN_DUP2, nothing, descriptor) for descriptor in (0, 1, 2)],
        setsid=True,
    )
    os.close(nothing)
    return True
