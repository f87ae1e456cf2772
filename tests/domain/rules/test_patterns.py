"""What comes back across sessions is found; what any session does is not."""

from __future__ import annotations

from random import Random

from bench.planted_patterns import LIMIT, a_life, judged

from reverie.domain.language import DEFAULT
from reverie.domain.rules.patterns import (
    Correction,
    Worked,
    corrections,
    errors,
    patterns,
    sequences,
    together,
)
from reverie.domain.values.recurrence import PatternKind
from reverie.domain.values.trace import ToolUse


def ran(*families: str, error: str = "") -> tuple[ToolUse, ...]:
    """Commands one after the other; the last fails with an error if one is given."""
    return tuple(
        ToolUse("Bash", family, error if place == len(families) else "", is_command=True)
        for place, family in enumerate(families, start=1)
    )


def edited(session: str, *files: str) -> Worked:
    return Worked(session, (tuple(ToolUse("Edit", file) for file in files),))


def said(session: str, text: str) -> Worked:
    return Worked(session, (), (Correction(session, 1, text),))


def test_planted_patterns_are_found_and_little_else() -> None:
    right = wrong = missed = 0
    for seed in range(3):
        sessions, planted = a_life(Random(seed))
        found = patterns(sessions, {worked.session for worked in sessions}, DEFAULT)
        for kind in PatternKind:
            one = judged(kind, planted, found)
            right, wrong, missed = right + one.right, wrong + one.wrong, missed + one.missed
    assert right / (right + wrong) >= LIMIT
    assert right / (right + missed) >= LIMIT


def test_a_class_of_failure_in_two_sessions_is_a_pattern_and_in_one_is_none() -> None:
    twice = [Worked(name, (ran("pytest", error="KeyError"),)) for name in ("a", "b")]
    (found,) = errors(twice)
    assert (found.what, found.sessions) == (("pytest", "KeyError"), ("a", "b"))
    many = Worked("a", (ran("pytest", error="KeyError"),) * 9)
    assert list(errors([many])) == []


def test_a_search_that_finds_nothing_has_not_failed() -> None:
    assert list(errors([Worked(n, (ran("grep", error="exit 1"),)) for n in ("a", "b")])) == []


def test_reading_and_editing_is_no_pattern_however_often_it_comes() -> None:
    steps = tuple(ToolUse(tool) for tool in ("Read", "Edit", "Grep", "Read", "Write"))
    assert list(sequences([Worked(f"s{n}", (steps,)) for n in range(9)])) == []


def test_files_that_any_session_changes_are_not_told_as_changing_together() -> None:
    everywhere = [edited(f"s{n}", "README.md", "app.py") for n in range(8)]
    assert list(together(everywhere)) == []


def test_files_that_only_change_together_are_told() -> None:
    others = [edited(f"o{n}", f"part{n}.py") for n in range(12)]
    pairs = [edited(f"p{n}", "api.py", "api.md") for n in range(4)]
    (found,) = together([*others, *pairs])
    assert (set(found.what), len(found.sessions)) == ({"api.py", "api.md"}, 4)


def test_a_correction_given_in_another_session_in_other_words_is_one_pattern() -> None:
    (found,) = corrections(
        [
            said("a", "No, use the staging database, not production."),
            said("b", "Use the staging database, never production!"),
        ],
        DEFAULT,
    )
    assert found.sessions == ("a", "b")


def test_another_number_is_another_correction() -> None:
    two = [said("a", "Never retry 3 times."), said("b", "Never retry 5 times.")]
    assert list(corrections(two, DEFAULT)) == []


def test_a_pattern_without_a_new_session_is_not_told_again() -> None:
    twice = [Worked(name, (ran("pytest", error="KeyError"),)) for name in ("a", "b")]
    assert patterns([*twice, Worked("c")], {"c"}, DEFAULT) == []
    assert len(patterns([*twice, Worked("c")], {"b", "c"}, DEFAULT)) == 1
