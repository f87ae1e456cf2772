"""Between two states of a sheet one sees what was added, changed and deleted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.values.memory import Kind
from reverie.domain.values.texture import Confidence
from reverie.domain.views.sheet import (
    Added,
    Item,
    Meta,
    Removed,
    Retuned,
    Reworded,
    Sheet,
    ToneBlock,
    WarmSession,
    edits_between,
)

FACT = Item("f-20260101-001", Kind.FACT, "The build runs on ARM.", salience=0.5)
DOUBT = Item("f-20260101-002", Kind.DOUBT, "The cache may be stale.")
TONE = ToneBlock(3, "calm, even")
BEFORE = Sheet(Meta("p"), tone=TONE, doubts=(DOUBT,), hot=(FACT,))


def test_a_sheet_that_stayed_has_no_edits() -> None:
    assert edits_between(BEFORE, BEFORE) == []


def test_an_entry_without_a_name_was_added() -> None:
    new = Item("", Kind.FACT, "Tests need Redis.")

    assert edits_between(BEFORE, replace(BEFORE, hot=(new, FACT))) == [Added(new)]


def test_an_entry_with_a_name_nobody_knew_was_added() -> None:
    new = Item("f-20260101-009", Kind.FACT, "Tests need Redis.")

    assert edits_between(BEFORE, replace(BEFORE, hot=(new, FACT))) == [Added(new)]


def test_an_entry_that_is_gone_was_deleted() -> None:
    assert edits_between(BEFORE, replace(BEFORE, hot=())) == [Removed(FACT)]


@pytest.mark.parametrize(
    "change",
    [
        {"text": "The build runs on x86."},
        {"kind": Kind.INSIGHT},
        {"salience": 0.9},
        {"feeling": "relief"},
        {"path": "We tried both."},
        {"confidence": Confidence.HIGH},
        {"reversal": "if ARM is dropped"},
        {"anchors": ("f-20260101-002",)},
    ],
)
def test_what_a_person_may_change_is_an_edit(change: dict[str, object]) -> None:
    after = replace(FACT, **change)  # type: ignore[arg-type]

    assert edits_between(BEFORE, replace(BEFORE, hot=(after,))) == [Reworded(FACT, after)]


@pytest.mark.parametrize(
    "change",
    [{"created": "2026-01-01T00:00:00Z"}, {"session": 7}, {"by_hand": True}, {"line": 99}],
)
def test_what_a_file_only_tells_is_no_edit(change: dict[str, object]) -> None:
    after = replace(FACT, **change)  # type: ignore[arg-type]

    assert edits_between(BEFORE, replace(BEFORE, hot=(after,))) == []


def test_where_an_entry_stands_does_not_matter() -> None:
    moved = replace(BEFORE, hot=(), warm=(WarmSession(2, "calm", (FACT,)),))

    assert edits_between(BEFORE, moved) == []


def test_a_question_under_a_composite_is_an_entry_too() -> None:
    question = Item("f-20260101-003", Kind.QUESTION, "Why?")
    composite = Item("c-build-004", Kind.COMPOSITE, "The build.", standing=(question,))
    before = replace(BEFORE, composites=(composite,))

    after = replace(BEFORE, composites=(replace(composite, standing=()),))

    assert edits_between(before, after) == [Removed(question)]


def test_a_tone_put_otherwise_is_an_edit() -> None:
    after = replace(TONE, mood="tense")

    assert edits_between(BEFORE, replace(BEFORE, tone=after)) == [Retuned(TONE, after)]
    assert edits_between(replace(BEFORE, tone=None), BEFORE) == [Retuned(None, TONE)]


def test_a_tone_that_is_gone_is_no_edit() -> None:
    assert edits_between(BEFORE, replace(BEFORE, tone=None)) == []


def test_edits_come_in_the_order_of_the_file_with_the_deleted_last() -> None:
    new = Item("", Kind.DOUBT, "Is it?")
    after = replace(FACT, text="The build runs on x86.")

    edits = edits_between(BEFORE, replace(BEFORE, doubts=(new,), hot=(after,)))

    assert edits == [Added(new), Reworded(FACT, after), Removed(DOUBT)]


def test_an_entry_without_a_name_that_was_there_before_was_not_added() -> None:
    new = Item("", Kind.FACT, "Tests need Redis.")
    both = replace(BEFORE, hot=(new, FACT))

    assert edits_between(both, both) == []
