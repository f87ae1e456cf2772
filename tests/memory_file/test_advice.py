"""`memory check` names what weakens a file: what it lacks, hoards, turns round or skips."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.values.memory import Kind
from reverie.domain.views.sheet import Item, Meta, Sheet, ToneBlock
from reverie.memory_file.advice import advice
from reverie.memory_file.comments import Comments
from reverie.memory_file.place import stamped
from reverie.settings import Settings

META = Meta("p", 3, token_budget=4_000)
SHEET = Sheet(META, tone=ToneBlock(3, "calm, even", carry_forward="Next: the parser."))
TO_UV = Item("f-20260101-001", Kind.DECISION, "We chose uv over pip because it is quick.")
TO_PIP = Item("f-20260201-002", Kind.DECISION, "We chose pip over uv because it is there.")


def advised(sheet: Sheet, budget: int = 4_000) -> list[str]:
    """What is said of a file, but for the count of its tokens and the quiz."""
    text = stamped(sheet, Comments(), "aaaa", 1)
    return [line for line in advice(text, Settings.of(token_budget=budget)) if "quiz" not in line]


def some(count: int, layer: str) -> tuple[Item, ...]:
    return tuple(
        Item(f"f-20260101-{n:03d}", Kind.FACT, f"A {layer} fact, number {n}.") for n in range(count)
    )


def test_a_sound_file_gets_no_advice() -> None:
    (tokens,) = advised(replace(SHEET, hot=some(3, "hot")))

    assert tokens.endswith("of 4,000 tokens")


def test_a_file_that_hoards_is_told_that_it_is_over_budget() -> None:
    (tokens,) = advised(replace(SHEET, hot=some(20, "hot")), budget=200)

    assert tokens.endswith("of 200 tokens: over budget, the night will shorten it")


def test_a_file_that_lives_in_the_past_is_told_so() -> None:
    assert "12 cold entries beside 1 recent ones: much of it is past" in advised(
        replace(SHEET, hot=some(1, "hot"), cold=some(13, "cold")[1:])
    )
    assert len(advised(replace(SHEET, hot=some(4, "hot"), cold=some(16, "cold")[4:]))) == 1


def test_a_phantom_that_comes_from_nowhere_is_named() -> None:
    phantom = Item("c-build-006", Kind.COMPOSITE, "The build is slow.")
    known = replace(phantom, sources=("f-20260101-001",))

    (_, named) = advised(replace(SHEET, composites=(phantom,)))

    assert named.endswith(": c-build-006 names no source")
    assert len(advised(replace(SHEET, composites=(known,)))) == 1


def drift(*hot: Item) -> list[str]:
    return [line for line in advised(replace(SHEET, hot=hot)) if "contradicts" in line]


def test_a_decision_that_was_silently_turned_round_is_named_with_the_one_it_turns() -> None:
    (line,) = drift(TO_UV, TO_PIP)

    assert f"{TO_PIP.name} contradicts {TO_UV.name} (line " in line
    assert line.endswith("); keep one")


def test_what_agrees_or_is_a_known_tension_is_no_drift() -> None:
    other = replace(TO_PIP, text="We chose uv over poetry because it is quick.")
    both = (TO_UV.name, TO_PIP.name)
    tension = Item("f-20260201-003", Kind.TENSION, "Which of them holds?", anchors=both)

    assert drift(TO_UV, other) == drift(TO_UV, TO_PIP, tension) == []


@pytest.mark.parametrize(
    ("sheet", "check"),
    [
        (replace(SHEET, meta=replace(META, project="")), "which project"),
        (replace(SHEET, meta=replace(META, total_sessions=5)), "ends at session 3 of 5"),
        (replace(SHEET, hot=(Item("f-20260101-001", Kind.TENSION, "A or B."),)), "unresolved: A"),
    ],
)
def test_a_check_that_must_come_before_work_is_not_skipped(sheet: Sheet, check: str) -> None:
    (_, before) = advised(sheet)

    assert before.startswith("before work: ")
    assert check in before
