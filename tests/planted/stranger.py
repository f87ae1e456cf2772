"""Bugs in what keeps a clone from getting in."""

from __future__ import annotations

from tests.planted import Bug

BUGS = [
    Bug(
        "a file of ours is opened where a link leads",
        "files.py",
        "_GUARDED = os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC",
        "_GUARDED = os.O_NONBLOCK | os.O_CLOEXEC",
        seen_by="tests/test_files.py::test_what_is_no_regular_file_is_refused_with_its_name",
    ),
    Bug(
        "a FIFO is taken for a file",
        "files.py",
        "if not stat.S_ISREG(os.fstat(descriptor).st_mode):",
        "if False:",
        seen_by="tests/test_files.py::test_what_is_no_regular_file_is_refused_with_its_name",
    ),
    Bug(
        "a folder below a home may be a link",
        "files.py",
        "if not stat.S_ISDIR(found.st_mode):",
        "if False:",
        seen_by="tests/test_files.py::test_nothing_is_reached_through_a_link_below_a_home",
    ),
    Bug(
        "others can enter a folder of ours",
        "files.py",
        "os.makedirs(path, 0o700, exist_ok=True)",
        "os.makedirs(path, 0o777, exist_ok=True)",
        seen_by="tests/test_files.py::test_what_is_ours_is_closed_to_others_whatever_the_umask",
    ),
    Bug(
        "a memory file is followed to where nobody confirmed",
        "confirmed.py",
        "if not is_confirmed(os.path.dirname(path), LINK, target):",
        "if False:",
        seen_by="tests/test_confirmed.py"
        "::test_a_memory_file_is_followed_only_to_where_a_person_confirmed",
    ),
    Bug(
        "any home is ours",
        "awake/home_seal.py",
        "return any(inode in one for one in known) or any(_place(home) in one for one in known)",
        "return True",
        seen_by="tests/awake/test_home_seal.py::test_a_home_with_another_word_at_another_place_is_a_stranger",
    ),
    Bug(
        "a copy of a home is ours wherever it lies",
        "awake/home_seal.py",
        "return any(inode in one for one in known) or any(_place(home) in one for one in known)",
        "return bool(known)",
        seen_by="tests/awake/test_home_seal.py::test_a_copy_is_a_stranger_until_it_is_sealed",
    ),
    Bug(
        "a link to any folder is a home",
        "awake/home_seal.py",
        "if is_ours(home) or mend(home) or os.path.islink(home) or _holds_anything(home):",
        "if is_ours(home) or mend(home) or _holds_anything(home):",
        seen_by="tests/awake/test_home_seal.py"
        "::test_a_link_to_a_folder_that_is_no_home_is_a_stranger",
    ),
    Bug(
        "a mind without a seal is kept at init",
        "awake/set_aside.py",
        "if not (home_seal.is_ours(home) or home_seal.is_copy(home)):",
        "if False:",
        seen_by="tests/awake/test_set_aside.py::test_without_a_seal_all_of_a_mind_goes",
    ),
    Bug(
        "what git tracks is kept at init",
        "awake/set_aside.py",
        "return [path for path in below if os.path.lexists(os.path.join(home, path))]",
        "return []",
        seen_by="tests/awake/test_set_aside.py"
        "::test_what_git_tracks_goes_but_for_what_a_project_shares",
    ),
    Bug(
        "a night reads any file that a ledger names",
        "awake/gather.py",
        "return not path or host.keeps(str(path))",
        "return True",
        seen_by="tests/awake/test_unread.py"
        "::test_a_night_reads_no_file_outside_of_the_clients_folder_though_the_ledger_names_it",
    ),
]
