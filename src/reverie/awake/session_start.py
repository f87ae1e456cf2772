"""The start of a session: what it missed is counted, what it is told; on the hook path."""

from __future__ import annotations

import os
import time

from reverie import keyed
from reverie.awake import briefing_parts, catch_up, directive, doze, ledger, sleep_state
from reverie.awake.debt import LEVELS, fired, level_of
from reverie.awake.detached import run_detached

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from reverie.ports.host import Event, Host

CATCH_UP_S = 4
"""For how many seconds a start catches up; its host gives it 10."""
DIRECTED = "directed"
"""The file that names the session which was last told that it must sleep."""
NAP = "night", "--rules"
"""A nap that begins by itself thinks by the rules: nobody has asked for what would cost."""
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
    book, was_missed = _caught_up(host, home, event, numbers, now)
    dozes = doze.begin(home, numbers)
    if was_missed or dozes:
        book = _read(home, now)
    book, reminders = _reminded(home, book, event["folder"], now)
    session = event["session"]
    return _told(home, book, numbers, session=session, reminders=reminders, dozes=dozes, now=now)


def _caught_up(
    host: Host, home: str, event: Event, numbers: dict[str, Any], now: float
) -> tuple[dict[str, Any], bool]:
    """The ledger, and whether something was missed, once as much of it is counted as may be."""
    book, missed = _read(home, now), []
    end, left = time.monotonic() + CATCH_UP_S, int(numbers["read_bytes"])
    try:
        missed = catch_up.missed(host, book, event["transcript"], left, now)
        for found in missed:
            if time.monotonic() > end or left <= 0:
                break  # the next start goes on
            if found[0] != event["session"] or not event["is_new"]:
                left -= catch_up.catch_up(host, home, found, {**numbers, "read_bytes": left}, now)
    except OSError:
        pass  # such as a full disk: what is known is told, and the next start goes on
    return book, bool(missed)


def _read(home: str, now: float) -> dict[str, Any]:
    """The ledger; an empty one where it cannot be read or mended, such as on a full disk."""
    try:
        return ledger.sound(home, now)
    except OSError:
        return ledger.empty(now)


def _reminded(
    home: str, book: dict[str, Any], folder: str | None, now: float
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The ledger, and the reminders that what is being worked on sets off.

    Where the ledger cannot be written they are told, and once more by the next start.
    """
    if not book.get("triggers"):
        return book, []
    from reverie.awake import work

    def decide(book: dict[str, Any]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        return book, fired(book, work.words(home, folder, book))

    try:
        told: tuple[dict[str, Any], list[dict[str, Any]]] = ledger.change(home, decide, now)
    except OSError:
        told = decide(book)
    return told


def _told(
    home: str,
    book: dict[str, Any],
    numbers: dict[str, Any],
    *,
    session: str | None,
    reminders: list[dict[str, Any]],
    dozes: bool,
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
    if _goes_unheeded(home, must_sleep, session, numbers) and run_detached(home, *NAP):
        first = BY_ITSELF.format(debt=debt)  # a nap takes an edited file in too, as a doze does
    elif is_crowded and numbers["nap_unheeded"] and run_detached(home, *NAP):
        first = CROWDED.format(waiting=waiting)
    elif briefing_parts.is_edited(home) and not dozes:
        run_detached(home, "memory", "take")
    lines = directive.snapshot(
        book,
        numbers,
        rested=rested,
        asleep=asleep,
        reminders=reminders,
        slept=ledger.history(home),
        briefed=briefing_parts.prepared_at(home),
    )
    if dozes:
        doze.wait(home, numbers)
    where = briefing_parts.head(home)
    return "\n".join([*([first, ""] if first else []), *([where] if where else []), *lines, ""])


def _goes_unheeded(home: str, must_sleep: bool, session: object, numbers: dict[str, Any]) -> bool:
    """Whether another session was told before that it must sleep, and nothing came of it."""
    path = os.path.join(home, ledger.STATE, DIRECTED)
    if not must_sleep:
        if os.path.exists(path):
            os.unlink(path)
        return False
    told = keyed.glimpse(path, 400).decode(errors="replace")
    if told and told != str(session) and numbers["nap_unheeded"]:
        os.unlink(path)
        return True
    try:
        keyed.replace(path, str(session))
    except OSError:
        return False  # a later session is told that it must sleep, and is the first again
    return False
