"""What must be said before work begins: mostly nothing."""

from __future__ import annotations

from dataclasses import replace

from reverie.domain.values.memory import Kind
from reverie.domain.views.sheet import Item, Meta, Sheet, ToneBlock
from reverie.domain.views.wake_check import COLD_START, before_work

TONE = ToneBlock(3, "calm, even", carry_forward="Next: the parser.")
SHEET = Sheet(Meta("p", total_sessions=3), tone=TONE)
TENSION = Item("f-20260101-003", Kind.TENSION, "Speed is at odds with safety.")


def test_a_first_session_is_told_so() -> None:
    assert before_work(Sheet(Meta("p"))) == COLD_START


def test_a_later_session_has_nothing_to_settle_first() -> None:
    assert before_work(SHEET) == ""


def test_an_unknown_project_stops_the_work() -> None:
    line = before_work(replace(SHEET, meta=Meta("", 3)))

    assert line.startswith("Before work: ")
    assert "which project" in line


def test_a_gap_in_the_sessions_is_told() -> None:
    line = before_work(replace(SHEET, meta=Meta("p", 5)))

    assert line == ("Before work: the memory ends at session 3 of 5; ask what happened since")


def test_a_tension_is_surfaced_and_never_chosen() -> None:
    line = before_work(replace(SHEET, hot=(TENSION,)))

    words = f"{TENSION.text} [{TENSION.name}]"
    assert line == f"Before work: unresolved: {words} Ask the user, never choose."
