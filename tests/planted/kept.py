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
        seen_by="tests/awake/test_unread.py"
        "::test_one_start_reads_no_more_than_one_hook_may_and_the_next_goes_on",
    ),
    Bug(
        "a ledger made again counts from now on",
        "awake/ledger.py",
        'ownership(home).get("since") or ledger["installed_at"]',
        'ledger["installed_at"]',
        seen_by="tests/awake/test_found_again.py"
        "::test_the_waiting_sessions_of_a_damaged_ledger_are_found_by_the_next_start",
    ),
    Bug(
        "`sleep done` drops what no night has taken in",
        "awake/debt.py",
        "    _put_off(ledger, gone, ",
        "    (ledger, gone, ",
        seen_by="tests/awake/test_found_again.py"
        "::test_a_sleep_that_was_only_declared_loses_no_note_bookmark_or_session",
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
        seen_by="tests/awake/test_found_again.py::test_the_last_sleep_is_the_users_own_day",
    ),
    Bug(
        "nobody finishes what was committed",
        "mind.py",
        "            if store.journal.last() == written:",
        "            if True:",
        seen_by="tests/engine/test_finishing.py"
        "::test_a_night_killed_after_its_commit_is_finished[0]",
    ),
    Bug(
        "any agent repays the ledger of another",
        "wiring.py",
        "home=None if guest else home",
        "home=home",
        seen_by="tests/awake/test_found_again.py"
        "::test_another_agent_leaves_the_sessions_and_the_file_to_their_owner",
    ),
]
