"""Bugs in what must never be lost: sessions, notes, and what was committed before a kill."""

from __future__ import annotations

from tests.planted import Bug

BUGS = [
    Bug(
        "a night reads only what the hooks counted",
        "awake/project.py",
        'numbers = {**sleep_state.numbers_of(self.home), "read_bytes": sys.maxsize}',
        "numbers = sleep_state.numbers_of(self.home)",
        row="A9",
    ),
    Bug(
        "a start reads as much as it may for each session",
        "awake/session_start.py",
        "left -= catch_up.catch_up(",
        "_ = catch_up.catch_up(",
    ),
    Bug(
        "a ledger made again counts from now on",
        "awake/ledger.py",
        'ownership(home).get("since") or ledger["installed_at"]',
        'ledger["installed_at"]',
    ),
    Bug(
        "`sleep done` drops what no night has taken in",
        "awake/debt.py",
        "    _put_off(ledger, gone, ",
        "    (ledger, gone, ",
    ),
    Bug(
        "a note counts as a session",
        "stores/session_end.py",
        "store.sessions.last() + (not is_note)",
        "store.sessions.last() + 1",
        row="A45",
    ),
    Bug(
        "the last sleep is a day in Greenwich",
        "awake/ledger.py",
        "time.localtime(now)",
        "time.gmtime(now)",
    ),
    Bug(
        "nobody finishes what was committed",
        "mind.py",
        "            if store.journal.last() == written:",
        "            if True:",
    ),
    Bug(
        "any agent repays the ledger of another",
        "wiring.py",
        "home=None if guest else home",
        "home=home",
    ),
]
