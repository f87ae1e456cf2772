"""What one session hands over to the next stands in the file, and outlives compression."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.domain.values.memory import Kind, Layer
from reverie.domain.values.texture import Confidence
from tests.memory_file.homes import Home

DECIDED = "For now we chose SQLite over Postgres because it is one file."


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_each_night_hands_over_anew_and_keeps_the_session_before_in_a_line(home: Home) -> None:
    home.live("It turns out the linker failed!", "Next time start with the linker.")
    before = home.sheet.tone
    home.live("It turns out the parser works.", "Next time start with the cache.")

    after = home.sheet.tone
    assert before
    assert after
    assert (before.session, before.carry_forward) == (1, "Next time start with the linker.")
    assert (after.session, after.carry_forward) == (2, "Next time start with the cache.")
    assert [(one.session, one.mood) for one in home.sheet.warm] == [(1, before.mood)]


def test_what_was_handed_over_is_the_last_word_of_that_session_alone(home: Home) -> None:
    home.live("It turns out the linker failed!", "Next time start with the linker.")
    home.live("It turns out the parser works.")

    assert home.sheet.tone
    assert home.sheet.tone.carry_forward == ""


def test_how_sure_one_was_what_one_feared_and_who_the_user_is_outlive_compression(
    home: Home,
) -> None:
    home.live(DECIDED, "I suspect the cache.", "I prefer short answers.", "The deploy failed!")
    mood = home.sheet.tone and home.sheet.tone.mood
    home.live("It turns out the parser works.")
    assert (1, mood) in [(one.session, one.mood) for one in home.sheet.warm]
    for _ in range(5):
        home.live()

    kept = home.item("SQLite")
    assert (kept.kind, home.memory("SQLite").layer) == (Kind.DECISION, Layer.COLD)
    assert kept.confidence is Confidence.LOW
    assert kept.reversal == "if it is no longer true that it is one file"
    assert [doubt.text for doubt in home.sheet.doubts] == ["I suspect the cache."]
    assert [trait.text for trait in home.sheet.relationship] == ["I prefer short answers."]
