"""Bugs in what is printed, told, waited for and left behind."""

from __future__ import annotations

from tests.planted import Bug

BUGS = [
    Bug(
        "a text gives orders to the terminal",
        "cli/_terminal.py",
        "    return re.sub(_ORDERS, _spelled, text)",
        "    return text",
        seen_by="tests/cli/test_terminal.py::test_an_order_to_a_terminal_is_spelled_out",
    ),
    Bug(
        "the command line is not guarded",
        "cli/_app.py",
        "        with guarded_terminal():\n            return super().main(*given, **named)",
        "        return super().main(*given, **named)",
        seen_by="tests/cli/test_terminal.py"
        "::test_every_output_of_the_command_line_passes_the_guard",
    ),
    Bug(
        "a row that makes no sense is a traceback",
        "stores/sqlite/damage.py",
        "            setattr(part, name, (_each if yields else _whole)(method))",
        "            pass",
        seen_by="tests/cli/test_damage.py::test_a_row_of_the_journal_that_makes_no_sense_is_named",
    ),
    Bug(
        "nights pass whoever waits",
        "stores/sqlite/store.py",
        "if not queue.enter(patience_s):",
        "if False:",
        seen_by="tests/stores/test_sharing.py"
        "::test_a_night_that_waits_for_nobody_does_not_pass_whoever_waits",
    ),
    Bug(
        "what a dead writer left stays",
        "leftovers.py",
        "and not _lives(int(writer))",
        "and False",
        seen_by="tests/test_files.py::test_what_a_dead_writer_left_is_swept_and_nothing_else",
    ),
    Bug(
        "what a living writer writes is swept",
        "leftovers.py",
        "and not _lives(int(writer))",
        "and True",
        seen_by="tests/test_files.py::test_what_a_dead_writer_left_is_swept_and_nothing_else",
    ),
    Bug(
        "an export may swell without end",
        "stores/archive.py",
        "if len(line) > LINE_BYTES or left < 0:",
        "if False:",
        seen_by="tests/cli/test_without_end.py::test_an_export_that_swells_is_refused",
    ),
    Bug(
        "standard input without end is taken",
        "cli/_given.py",
        "    if len(read) > most_bytes:",
        "    if False:",
        seen_by="tests/cli/test_without_end.py::test_answers_without_end_are_refused",
    ),
    Bug(
        "a reversal is looked for in the first lines of a long text only",
        "domain/rules/distil.py",
        "yield text, said[begun:begins], said[begun:ends]",
        "yield text, said[begun:begins], said[:NEAR_CHARS]",
        seen_by="tests/domain/language/test_long_repeats.py"
        "::test_what_would_reverse_a_decision_is_found_near_it_in_a_long_text",
    ),
]
