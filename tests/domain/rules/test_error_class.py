"""Two failures of one class have one name, whatever files and numbers they tell."""

from __future__ import annotations

import pytest

from reverie.domain.rules.error_class import error_kind, fails, normalised_line


@pytest.mark.parametrize(
    ("output", "kind"),
    [
        ("Traceback …\nValueError: 3\n\nKeyError: 'x'", "KeyError"),
        ("E   AssertionError: assert 3 == 4\n1 failed in 0.2s", "AssertionError"),
        ("sqlalchemy.exc.OperationalError: (x) no such table", "OperationalError"),
        ("src/a.ts(3,4): error TS2345: Argument of type …", "TS2345"),
        ("error[E0308]: mismatched types", "E0308"),
        ("FAILED tests/a.py::b\n3 failed, 10 passed", "tests failed"),
        ("bash: foo: command not found", "command not found"),
        ("Exit code 2", "exit 2"),
    ],
)
def test_a_failure_is_known_by_its_kind(output: str, kind: str) -> None:
    assert error_kind(output) == kind


def test_what_is_another_each_time_is_left_out() -> None:
    one = normalised_line("Cannot lock /var/lib/a/b.db at 0x12: holder 'ada' (3f9a1c2e77)")
    other = normalised_line("Cannot lock /srv/c/d.db at 0x99: holder 'bob' (aa01bc2d3e)")
    assert one == other


@pytest.mark.parametrize("output", ["12 passed, 0 failed", "0 failures", "failed: 0, passed: 12"])
def test_no_failed_test_is_no_failure(output: str) -> None:
    assert not fails(output)


def test_failed_tests_behind_a_pipe_are_seen() -> None:
    assert fails("...\n2 failed, 10 passed in 3.1s")
    assert not fails("2 failed\n" + "line\n" * 20)
