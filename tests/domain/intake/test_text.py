"""Text from outside is taken as it is, or refused with what to do next."""

from __future__ import annotations

import pytest

from reverie.domain.intake.text import both_ends, checked_text, clipped
from reverie.errors import TextRefused

MAX = 1_000_000


@pytest.mark.parametrize(
    "text", ["word", "  two\nlines\t", "🌙 é 漢字", "\x1b[0m", pytest.param("x" * MAX, id="1-mb")]
)
def test_a_text_that_a_mind_can_hold_is_taken_unaltered(text: str) -> None:
    assert checked_text(text, MAX) is text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        pytest.param("", "is empty; give it at least one word", id="empty"),
        pytest.param(" \n\t", "is empty; give it at least one word", id="blank"),
        pytest.param("ab\x00c", "NUL byte at character 2; remove it", id="nul"),
        pytest.param("ab\ud800c", r"lone surrogate\) at 2; decode its source", id="surrogate"),
        pytest.param(
            "x" * 10_000_000, "has 10,000,000 bytes and at most 1,000,000 .*split it", id="10-mb"
        ),
        pytest.param("x" * (MAX + 1), "has 1,000,001 bytes", id="one-byte-too-many"),
    ],
)
def test_a_text_no_mind_can_hold_is_refused_with_what_to_do(text: str, says: str) -> None:
    with pytest.raises(TextRefused, match=says):
        checked_text(text, MAX)


def test_the_limit_counts_bytes_and_not_characters() -> None:
    assert checked_text("ééé", 6)

    with pytest.raises(TextRefused, match="has 6 bytes"):
        checked_text("ééé", 5)


def test_a_refusal_names_what_was_refused() -> None:
    with pytest.raises(TextRefused, match="the session name is empty"):
        checked_text("", MAX, "session name")


@pytest.mark.parametrize("text", ["", "short", "exactly ten"[:10]])
def test_a_text_within_its_length_is_not_clipped(text: str) -> None:
    assert clipped(text, 10) == text


def test_a_text_is_clipped_at_a_word_and_shows_that_something_is_missing() -> None:
    assert clipped("the build runs on ARM", 12) == "the build…"


def test_one_long_word_is_cut_in_two() -> None:
    assert clipped("a" * 50, 10) == "a" * 9 + "…"


@pytest.mark.parametrize("length", range(1, 22))
def test_a_clipped_text_is_never_longer_than_asked(length: int) -> None:
    assert len(clipped("the build runs on ARM", length)) <= length


def test_a_text_clipped_to_nothing_is_nothing() -> None:
    assert len(clipped("the build runs on ARM", 0)) == 0


def test_a_text_that_begins_with_blanks_can_be_clipped() -> None:
    assert len(clipped("      indented", 4)) <= 4


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("short", "short"),
        ("one two three four five six", "one … six"),
        ("x" * 40, "xxxxxx … xxxxx"),
        ("", ""),
    ],
)
def test_a_long_text_is_shown_by_its_beginning_and_its_end(text: str, shown: str) -> None:
    assert both_ends(text, 6, 5) == shown
