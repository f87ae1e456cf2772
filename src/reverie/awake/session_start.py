"""Starting: what happens by itself when a session opens; on the hook path, so light."""

from __future__ import annotations

import os
import sys

from reverie import files
from reverie.awake import briefing_parts, directive, ledger
from reverie.awake.debt import LEVELS, level_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

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


def opening_of(
    home: str,
    book: dict[str, Any],
    numbers: dict[str, Any],
    *,
    session: object,
    reminders: list[dict[str, Any]],
    rested: bool,
    asleep: bool,
) -> str:
    """All a session is told first: an order or advice, where we are, and how tired we are."""
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
        book, numbers, rested=rested, reminders=reminders, slept=ledger.history(home)
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
        with open(path, encoding="utf-8", errors="replace") as file:
            told = file.read(300)
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
