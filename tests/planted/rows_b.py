"""Bugs in the report and in what is noticed: one for each row of B that a test shows."""

from __future__ import annotations

from tests.planted import Bug

BUGS = [
    Bug(
        "the day of the installation is a deep one",
        "domain/rules/cadence.py",
        "days is not None and days >= 1 and days % every == 0",
        "days is not None and days % every == 0",
        row="B3",
    ),
    Bug(
        "a missed day is made up on the next",
        "domain/rules/cadence.py",
        "days >= 1 and days % every == 0",
        "days >= every",
        row="B3",
    ),
    Bug(
        "the first night writes no anchor",
        "mind.py",
        '            early = self._met("install_anchor", self._drop_anchor)\n',
        "            early = ()\n",
        row="B3",
    ),
    Bug(
        "the agent is told of the morning",
        "awake/session_start.py",
        "    where = briefing_parts.head(home)\n",
        "    where = briefing_parts.head(home)\n"
        '    where += str(os.path.exists(os.path.join(home, "sync")))\n',
        row="B4",
    ),
    Bug(
        "what one session does many times is a pattern",
        "domain/rules/patterns.py",
        "        if len(distinct) >= LEAST_SESSIONS:\n            weight",
        "        if len(where) >= LEAST_SESSIONS:\n            weight",
        row="B28",
    ),
    Bug(
        "the first sighting of a sequence counts as a surprise",
        "domain/rules/patterns.py",
        "poisson_tail(len(found) - 1,",
        "poisson_tail(len(found),",
        row="B28",
    ),
    Bug(
        "the newest block goes to the end of the backlog",
        "writing/backlog.py",
        '"\\n".join(lines) + "\\n\\n" * bool(there) + there + "\\n" * (not there)',
        'there + "\\n".join(lines) + "\\n"',
        row="B28",
    ),
    Bug(
        "an empty night says nothing of patterns",
        "writing/patterns.py",
        "        yield Line(NONE)\n",
        "        return\n",
        row="B28",
    ),
    Bug(
        "the night is written into its page each time",
        "writing/report_file.py",
        "if mark not in there.splitlines():",
        "if True:",
        seen_by="tests/stories/test_mornings.py::test_everything_twice_is_written_once",
    ),
    Bug(
        "a killed night owes its page for ever",
        "mind.py",
        "lambda: self._leave_morning(store, number, beside))",
        "lambda: None)",
        seen_by="tests/stories/test_mornings.py"
        "::test_a_page_that_a_killed_night_owed_is_written_at_the_next_opening",
    ),
    Bug(
        "what was noted after the plan is seen",
        "domain/values/trace.py",
        "int(part[1:]) > horizon",
        "False",
        seen_by="tests/hosts/claude_code/test_tool_uses.py"
        "::test_a_trace_is_read_back_as_it_was_and_only_up_to_the_horizon",
    ),
    Bug(
        "no failed test is a failure",
        "domain/rules/error_class.py",
        "([1-9]\\d*) (?:tests? )?fail",
        "(\\d+) (?:tests? )?fail",
        seen_by="tests/domain/rules/test_error_class.py::test_no_failed_test_is_no_failure",
    ),
    Bug(
        "a repository in the middle of a rebase is committed",
        "transports/git.py",
        "if any((git / name).exists() for name in BUSY):",
        "if False:",
        seen_by="tests/transports/test_git.py"
        "::test_in_the_middle_of_something_it_is_left_with_a_note",
    ),
    Bug(
        "the note is shown at every start",
        "awake/morning_note.py",
        "        os.unlink(path)\n    words =",
        "        pass\n    words =",
        seen_by="tests/awake/test_morning_note.py::test_the_note_is_shown_to_the_person_once",
    ),
]
