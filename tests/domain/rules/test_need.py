"""What is needed just now is told from what nobody has needed for long."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from reverie.domain.language.english.words import topic_words
from reverie.domain.rules.need import OPENING_CHARS, is_needed, is_stale, opening_of
from reverie.domain.values.memory import Memory, Use
from reverie.settings import Settings
from reverie.testing import DAWN, a_memory

SETTINGS = Settings()
DAY = timedelta(days=1)


def used(days_ago: float) -> Memory:
    """A memory of long ago that was of use some days before now."""
    memory = a_memory(1, "The build cache is stale.")
    return replace(memory, born=DAWN - 400 * DAY, use=Use(1, DAWN - days_ago * DAY, 3))


@pytest.mark.parametrize(("days", "stale"), [(0, False), (30, False), (30.1, True), (300, True)])
def test_what_nobody_has_needed_for_over_thirty_days_is_stale(days: float, stale: bool) -> None:
    assert is_stale(used(days), DAWN, SETTINGS) is stale


def test_what_was_never_used_is_stale_by_its_age() -> None:
    memory = a_memory(1, "The build cache is stale.")
    assert is_stale(replace(memory, born=DAWN - 31 * DAY), DAWN, SETTINGS)
    assert not is_stale(replace(memory, born=DAWN - 29 * DAY), DAWN, SETTINGS)


@pytest.mark.parametrize(("days", "needed"), [(0, True), (7, True), (7.1, False)])
def test_what_was_of_use_within_seven_days_is_needed(days: float, needed: bool) -> None:
    assert is_needed(used(days), DAWN, [], SETTINGS) is needed


def test_what_is_about_something_open_is_needed() -> None:
    memory = replace(used(100), use=Use())
    assert is_needed(memory, DAWN, [topic_words("Why is the build cache so large?")], SETTINGS)
    assert not is_needed(memory, DAWN, [topic_words("Who keeps the cache?")], SETTINGS)


def test_a_long_text_is_cut_to_the_beginning_of_its_first_paragraph() -> None:
    assert opening_of("one two\n\nthree") == "one two"
    assert len(opening_of("word " * 500)) <= OPENING_CHARS
