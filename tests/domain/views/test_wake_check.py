"""The wake line tells a session where it is, or what must be said before work begins."""

from __future__ import annotations

from dataclasses import replace

from reverie.domain.values.memory import Kind
from reverie.domain.views.sheet import Item, Meta, Sheet, ToneBlock
from reverie.domain.views.wake_check import COLD_START, LINE_CHARS, wake_line

TONE = ToneBlock(3, "calm, even", carry_forward="Next: the parser.")
SHEET = Sheet(Meta("p", total_sessions=3), tone=TONE)
TENSION = Item("f-20260101-003", Kind.TENSION, "Speed is at odds with safety.")


def test_a_first_session_is_told_so() -> None:
    assert wake_line(Sheet(Meta("p"))) == COLD_START


def test_a_later_session_resumes_where_the_last_one_ended() -> None:
    assert wake_line(SHEET) == "Resumed. Last session: calm, even. Current focus: Next: the parser."


def test_without_a_tone_it_says_that_there_is_no_record() -> None:
    line = wake_line(replace(SHEET, tone=None))

    assert "no record of how it went" in line
    assert "Current focus: none; ask the user" in line


def test_an_unknown_project_stops_the_work() -> None:
    line = wake_line(replace(SHEET, meta=Meta("", 3)))

    assert line.startswith("Before work: ")
    assert "which project" in line


def test_a_gap_in_the_sessions_is_told() -> None:
    line = wake_line(replace(SHEET, meta=Meta("p", 5)))

    assert line == ("Before work: the memory ends at session 3 of 5; ask what happened since")


def test_a_tension_is_surfaced_and_never_chosen() -> None:
    line = wake_line(replace(SHEET, hot=(TENSION,)))

    assert line == f"Before work: unresolved: {TENSION.text} Ask the user, never choose."


def test_a_long_focus_is_clipped() -> None:
    long = replace(TONE, carry_forward="Next: the parser. " * 40)

    focus = wake_line(replace(SHEET, tone=long)).partition("Current focus: ")[2]

    assert len(focus) <= LINE_CHARS
    assert focus.endswith("…")
