"""The bugs that `make mutations` plants can be planted, and some test is asked to notice each."""

from __future__ import annotations

from tests.architecture.test_requirements import defines, named_tests
from tests.mutations import ROOT, bugs_of


def test_each_planted_bug_finds_the_line_it_breaks() -> None:
    lost = [
        f"{bug.file} no longer holds: {bug.right}"
        for bug in bugs_of([])
        if bug.right not in (ROOT / "src/reverie" / bug.file).read_text(encoding="utf-8")
    ]
    assert not lost, "\n".join(lost)


def test_each_planted_bug_changes_something() -> None:
    assert [bug.what for bug in bugs_of([]) if bug.right == bug.wrong] == []


def test_each_row_that_a_planted_bug_breaks_names_a_test() -> None:
    assert [bug.row for bug in bugs_of([]) if bug.row and not named_tests(bug.row)] == []


def test_each_test_that_a_planted_bug_names_is_there() -> None:
    lost = []
    for bug in bugs_of([]):
        file, _, name = bug.seen_by.partition("::")
        if bug.seen_by and not defines(ROOT / file, class_name=None, name=name.partition("[")[0]):
            lost.append(bug.seen_by)
    assert lost == []
