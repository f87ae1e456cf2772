"""What is private: the mark, and how far it reaches."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.intake.private import (
    MIXED,
    NEW,
    OPEN,
    PRIVATE,
    WHOLE,
    after,
    is_marked,
    is_private,
    lengths_in,
    may_be_marked,
)
from reverie.domain.intake.text import checked_text
from reverie.errors import TextRefused
from tests.growth import grows_as_its_square

MESSAGES = st.lists(st.tuples(st.sampled_from(["[PRIVATE] x", "y", "", " "]), st.booleans()))


@pytest.mark.parametrize(
    "words",
    [
        "[PRIVATE] my divorce",
        "  \t[PRIVATE] my divorce",
        "[private] my divorce",
        "[Private]: my divorce",
        "Listen.\n[PRIVATE] my divorce",
        "Listen.\r[PRIVATE] my divorce",
        "Listen.\u2028[PRIVATE] my divorce",
        "> [PRIVATE] my divorce",
        "```\n[PRIVATE] my divorce\n```",
        "- [PRIVATE] my divorce",
        "1. [PRIVATE] my divorce",
        "**[PRIVATE]** my divorce",
        "\ufeff[PRIVATE] my divorce",
        "[[PRIVATE]] my divorce",
        "[PRIVATE]",
    ],
)
def test_a_line_that_begins_with_the_mark_is_marked_whatever_signs_stand_before_it(
    words: str,
) -> None:
    assert is_marked(words)
    assert may_be_marked(json.dumps({"text": words}).encode())


@pytest.mark.parametrize(
    "words",
    [
        "",
        "What does [PRIVATE] do?",
        "Write `a [PRIVATE]` there.",
        "PRIVATE: no mark",
        "private static int x;",
        "[PRIVATELY] said",
        "a\n b [PRIVATE] c",
    ],
)
def test_a_mark_within_a_line_is_only_spoken_of(words: str) -> None:
    assert not is_marked(words)


def test_an_escaped_bracket_may_be_a_mark() -> None:
    assert may_be_marked(b'"\\u005bPRIVATE] x"')
    assert not may_be_marked(b'"private static \\u00e4"')


def test_a_marked_first_message_makes_all_of_a_session_private() -> None:
    standing = after(NEW, "[PRIVATE] x", is_typed=True)
    assert standing == WHOLE
    assert after(standing, "and the port?", is_typed=True) == WHOLE


def test_a_marked_message_later_is_private_up_to_the_next_typed_one_without_a_mark() -> None:
    standing = after(OPEN, "[PRIVATE] x", is_typed=True)
    assert standing == PRIVATE
    assert after(standing, "/compact", is_typed=False) == PRIVATE
    assert after(standing, "[PRIVATE] y", is_typed=True) == PRIVATE
    assert after(standing, "and the port?", is_typed=True) == MIXED


@given(MESSAGES)
def test_only_a_persons_typed_words_end_what_is_private(
    messages: list[tuple[str, bool]],
) -> None:
    standing = NEW
    for words, is_typed in messages:
        was, standing = standing, after(standing, words, is_typed=is_typed)
        if is_private(was) and not is_private(standing):
            assert (words, is_typed, was) == ("y", True, PRIVATE)
        if is_marked(words):
            assert is_private(standing)
        if was == MIXED:
            assert standing in (MIXED, PRIVATE)


@given(st.text(alphabet="[]PRIVATEprivate \n\r>-1a"))
def test_what_is_marked_may_be_marked(words: str) -> None:
    assert not is_marked(words) or may_be_marked(json.dumps(words).encode())


@pytest.mark.parametrize("sign", ["[", " ", "\n", "1", "[private", "\n[private", "[private]a"])
def test_looking_for_the_mark_takes_a_time_linear_in_the_text(sign: str) -> None:
    assert grows_as_its_square(is_marked, lambda n: f"x{sign * n * 20_000} [private]") == ""


def test_a_position_tells_only_how_long_what_was_private_is() -> None:
    assert lengths_in('{"offsets": {}, "private": [12, 3]}') == (12, 3)
    assert lengths_in('{"offsets": {}}') == lengths_in("") == ()


def test_a_text_with_the_mark_is_refused_at_every_door() -> None:
    with pytest.raises(TextRefused, match="nothing of it is kept; leave the mark out"):
        checked_text("Listen.\n[PRIVATE] my divorce", 1_000)
