"""Files that two machines wrote become one by what they are; no mark of a conflict is left."""

from __future__ import annotations

import pytest

from reverie.transports.file_merge import (
    MOVES,
    Sides,
    is_half,
    joined_sections,
    merged,
    with_nights,
)


def both(ours: str | None, theirs: str | None) -> Sides:
    """Both sides are new."""
    return Sides(_bytes(ours), _bytes(theirs), True, True)


def only_ours(ours: str | None, theirs: str | None) -> Sides:
    return Sides(_bytes(ours), _bytes(theirs), True, False)


def only_theirs(ours: str | None, theirs: str | None) -> Sides:
    return Sides(_bytes(ours), _bytes(theirs), False, True)


def _bytes(text: str | None) -> bytes | None:
    return None if text is None else text.encode()


def after(path: str, sides: Sides) -> dict[str, bytes | None]:
    return merged({path: sides}, "qrs")


def test_who_alone_is_new_is_followed() -> None:
    path = "memory.yml"
    assert after(path, only_ours("new", "old")) == {path: b"new"}
    assert after(path, only_theirs("old", "new")) == {path: b"new"}


def test_a_trace_has_the_lines_of_both_in_the_order_of_the_first() -> None:
    path = "traces/s.jsonl"
    joined = after(path, both("a\nb\nours\nours\n", "a\nb\ntheirs\nours\n"))
    assert joined == {path: b"a\nb\ntheirs\nours\nours\n"}


def test_a_report_has_the_sections_of_both() -> None:
    first = "# Day\n\n<!-- reverie: night 1 -->\n## One\n"
    second = "# Day\n\n<!-- reverie: night 2 -->\n## Two\n"
    joined = after("reports/sleep-2026-03-02.md", both(first, second))
    (text,) = joined.values()
    assert text == (
        b"# Day\n\n<!-- reverie: night 2 -->\n## Two\n\n<!-- reverie: night 1 -->\n## One\n"
    )


def test_a_section_that_says_more_is_the_one_that_stays_and_two_that_differ_both_do() -> None:
    mark = "<!-- reverie: night 1 -->\n"
    short, long = f"{mark}one\n", f"{mark}one\n**taken back**\n"
    assert joined_sections(short.encode(), long.encode()) == long.encode()
    assert joined_sections(long.encode(), short.encode()) == long.encode()
    other = joined_sections(f"{mark}one\n".encode(), f"{mark}two\n".encode()).decode()
    assert ("one" in other, "two" in other) == (True, True)


def test_a_report_can_tell_of_its_nights_by_other_numbers() -> None:
    text = "# Day\n\n<!-- reverie: night 5 -->\n## Nap 5, early\n\nnight 5 stays below\n"
    told = with_nights(text.encode(), {5: 8}).decode()
    assert "<!-- reverie: night 8 -->\n## Nap 8, early" in told


def test_the_earliest_installation_and_the_latest_run_count() -> None:
    early, late = "2026-01-01\n", "2026-02-01\n"
    anchor, last = "reports/install-anchor.txt", "reports/last-run.txt"
    assert after(anchor, both(late, early)) == {anchor: early.encode()}
    assert after(last, both(late, early)) == {last: late.encode()}


def test_of_two_answers_the_first_stays_and_the_second_is_kept_beside_it() -> None:
    path = "sleep-results/x.md"
    assert after(path, both("ours", "theirs")) == {
        path: b"theirs",
        "sleep-results/x.qrs.md": b"ours",
    }


@pytest.mark.parametrize("moved", ["sleep-queue-done", "sleep-queue-failed"])
def test_a_puzzle_that_was_moved_on_does_not_wait_any_more(moved: str) -> None:
    sides = {"sleep-queue/x.md": only_ours("p", None), f"{moved}/x.md": only_theirs(None, "p")}
    told = merged(sides, "qrs")
    assert told == {"sleep-queue/x.md": None, f"{moved}/x.md": b"p"}


def test_a_puzzle_that_was_answered_on_one_did_not_fail() -> None:
    sides = {
        "sleep-queue-done/x.md": only_theirs(None, "p"),
        "sleep-queue-failed/x.md": only_ours("p", None),
    }
    assert merged(sides, "qrs")["sleep-queue-failed/x.md"] is None


def test_only_what_waits_can_be_taken_away() -> None:
    assert after("sleep-queue/x.md", only_ours(None, "p")) == {"sleep-queue/x.md": None}
    report = "reports/sleep-2026-03-02.md"
    assert after(report, only_ours(None, "r")) == {report: b"r"}
    assert after(report, only_theirs("r", None)) == {report: b"r"}


def test_a_pair_is_decided_as_one() -> None:
    sides = {
        "sleep-deep/d-plan.md": both("our plan", "their plan"),
        "sleep-deep/d-autoresolve.md": only_ours("our answer", "their answer"),
    }
    assert merged(sides, "qrs") == {
        "sleep-deep/d-plan.md": b"their plan",
        "sleep-deep/d-plan.qrs.md": b"our plan",
        "sleep-deep/d-autoresolve.md": b"their answer",
        "sleep-deep/d-autoresolve.qrs.md": b"our answer",
    }


def test_half_a_pair_is_known_as_such() -> None:
    plan, answer = "sleep-deep/d-plan.md", "sleep-deep/d-autoresolve.md"
    assert is_half(plan, {plan: b"see d-autoresolve.md"})
    assert not is_half(plan, {plan: b"a plan that stands alone"})
    assert is_half(answer, {answer: b"x", plan: None})
    assert not is_half(plan, {plan: b"x", answer: b"y"})
    assert not is_half("memory.yml", {"memory.yml": b"x"})


@pytest.mark.parametrize(
    "path",
    ["../x.md", "reports/../../x.md", "/etc/passwd", ".git/config", "reports/.hidden/x.md", "x.py"],
)
def test_nothing_else_travels(path: str) -> None:
    assert not MOVES.match(path)
