"""Bugs in what a full disk, damage and long inputs do."""

from __future__ import annotations

from tests.planted import Bug

NO_ROOM = (
    "tests/cli/test_full_disk.py::"
    "test_a_command_without_room_says_so_loses_nothing_and_works_once_there_is_room"
)
NO_ROOM_FOR_A_HOOK = (
    "tests/cli/test_full_disk.py::"
    "test_a_hook_without_room_loses_nothing_and_counts_once_there_is_room"
)
DAMAGED_DAYS = (
    "tests/properties/test_damaged_days.py::"
    "test_whatever_is_damaged_every_command_says_so_and_nothing_recorded_is_lost_or_twice"
)
LONG_INPUTS = "tests/test_long_inputs.py"

BUGS = [
    Bug(
        "a new file that finds no room stays, empty",
        "files.py",
        "    except BaseException:\n        os.unlink(path)\n        raise\n    finally:",
        "    finally:",
        seen_by=f"{NO_ROOM}[mind]",
    ),
    Bug(
        "a file that finds no room leaves its next version beside it",
        "files.py",
        "        os.unlink(fresh)\n        raise",
        "        raise",
        seen_by=f"{NO_ROOM}[books]",
    ),
    Bug(
        "a full disk is told as a place to be changed",
        "errors.py",
        "if error.errno in FULL else otherwise",
        "if False else otherwise",
        seen_by=f"{NO_ROOM}[books]",
    ),
    Bug(
        "a home that could not be sealed stays known",
        "awake/home_seal.py",
        "if os.path.exists(known) and not (is_known and os.stat(known).st_size):",
        "if False:",
        seen_by=f"{NO_ROOM}[books]",
    ),
    Bug(
        "a pause ends though the ledger could not note it",
        "cli/resume.py",
        "        ledger.change(where, decide, moment)  # first, or a start would catch up with the "
        "pause\n        with suppress(FileNotFoundError):\n            os.remove(paused)",
        "        with suppress(FileNotFoundError):\n            os.remove(paused)\n"
        "        ledger.change(where, decide, moment)",
        seen_by=f"{NO_ROOM}[books]",
    ),
    Bug(
        "what a ledger could not take in stays noted",
        "awake/ledger.py",
        "            _shorten(os.path.join(state, NOTES), noted)",
        "            pass",
        seen_by=f"{NO_ROOM}[books]",
    ),
    Bug(
        "an import that failed leaves the mind it made",
        "cli/import_.py",
        "        if is_new:",
        "        if False:",
        seen_by=f"{NO_ROOM}[mind]",
    ),
    Bug(
        "a night whose answers were taken cannot go on",
        "cli/think.py",
        "if not waiting and unfinished_plan(m.store) is None:",
        "if not waiting:",
        seen_by=f"{NO_ROOM}[mind]",
    ),
    Bug(
        "a session is told nothing while a disk is full",
        "awake/session_start.py",
        "    except OSError:\n        told = decide(book)",
        "    except ValueError:\n        told = decide(book)",
        seen_by=NO_ROOM_FOR_A_HOOK,
    ),
    Bug(
        "what follows where a memory file was cut off is forgotten",
        "memory_file/sync.py",
        '    if text.endswith("\\n") and entries <= MOST_DELETED:',
        "    if True:",
        seen_by="tests/memory_file/test_torn_end.py"
        "::test_a_file_cut_off_at_any_place_makes_nobody_forget_more_than_its_last_entry",
    ),
    Bug(
        "a damaged list of known homes is a traceback",
        "awake/home_seal.py",
        'listed.decode(errors="replace").splitlines()',
        "listed.decode().splitlines()",
        seen_by="tests/awake/test_home_seal.py"
        "::test_a_home_whose_list_is_damaged_is_a_stranger_until_it_is_sealed",
    ),
    Bug(
        "a damaged ledger is nobody's to mend",
        "awake/ledger.py",
        "    except ValueError:\n        aside =",
        "    except RecursionError:\n        aside =",
        seen_by=DAMAGED_DAYS,
    ),
    Bug(
        "a cut in the memory file forgets rules",
        "memory_file/sync.py",
        "        _refuse_torn(found.text, found.written)\n",
        "",
        seen_by=DAMAGED_DAYS,
    ),
    Bug(
        "what a night has read of a session is read again",
        "awake/gather.py",
        "reading.read(record, known)",
        "reading.read(record, NOTHING_READ)",
        seen_by=DAMAGED_DAYS,
    ),
    Bug(
        "the failures of all are looked through for each file",
        "awake/drafts.py",
        "times = len(made) - sum(failed[path, tool] for tool in tools)",
        "times = len(made) - sum(m.subject == path and m.what is What.FAILED for m in told)",
        seen_by=f"{LONG_INPUTS}::test_many_moments_are_drafted_in_step_with_their_number",
    ),
    Bug(
        "front matter is looked for from every line",
        "hosts/claude_code/notes_import.py",
        "---[^\\S\\n]*\\n.*?^",
        "---\\s*\\n.*?^",
        seen_by=f"{LONG_INPUTS}::test_front_matter_that_never_ends_is_looked_for_once",
    ),
    Bug(
        "a line is told apart once for each use in it",
        "hosts/claude_code/counts.py",
        "nameless = nameless or zlib.crc32(line)",
        "nameless = zlib.crc32(repr(line).encode())",
        seen_by=f"{LONG_INPUTS}::test_a_transcript_is_counted_and_read_in_step_with_its_length",
    ),
    Bug(
        "a line is gone through once for each uuid in it",
        "hosts/claude_code/forks.py",
        'whole.rfind(b"\\n", seen, found.start())',
        'whole.rfind(b"\\n", 0, found.start())',
        seen_by=f"{LONG_INPUTS}::test_a_transcript_is_counted_and_read_in_step_with_its_length",
    ),
    Bug(
        "a command is gone through from each git in it",
        "hosts/claude_code/shell.py",
        '_COMMIT = re.compile(r"\\bgit\\s+(?:-[cC]\\s+\\S+\\s+){0,9}commit(?![\\w-])")',
        '_COMMIT = re.compile(r"\\bgit\\s+(?:-[cC]\\s+\\S+\\s+)*commit(?![\\w-])")\n'
        "LONGEST_COMMAND = 1 << 30",
        seen_by=f"{LONG_INPUTS}::"
        "test_a_text_that_repeats_what_a_rule_looks_for_is_read_in_step_with_its_length[subjects]",
    ),
    Bug(
        "each session is compared with all that are closed",
        "awake/debt.py",
        'gone = [r for r in before if not (epoch and str(r.get("stopped_at")) > epoch)]',
        "gone = [r for r in before if r not in kept]",
        seen_by=f"{LONG_INPUTS}::test_a_sleep_is_closed_in_step_with_the_sessions_it_closes",
    ),
    Bug(
        "each comment is compared with all of the other side",
        "memory_file/comments.py",
        "    known = set(one.at_end)",
        "    known = one.at_end",
        seen_by=f"{LONG_INPUTS}::test_comments_of_two_sides_are_joined_in_step_with_their_number",
    ),
]
