"""`reverie explain --left-out` tells of each thing said why it was not kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.errors import Unknown
from tests.cli.terminal import as_json, said, typed


@pytest.fixture
def talked(mind: Path) -> Path:
    said('record "Never push to main." --session mon')
    said('record "Let me look at the tests." --session mon --voice agent')
    said('record "thanks!" --session mon --end')
    return mind


def test_each_thing_said_is_told_with_its_score_and_reason(talked: Path) -> None:
    said("night")
    told = said("explain --left-out mon")

    assert "Session mon: 1 kept, 2 left out" in told
    assert "kept: person: Never push to main." in told
    assert "announcement: agent: Let me look at the tests." in told
    assert "chatter: person: thanks!" in told


def test_the_reasons_for_what_was_kept_are_told_in_words(mind: Path) -> None:
    said('record "Tabs or spaces?" --session mon --voice agent')
    said('record "Tabs, in the shop too." --session mon')
    said('record "Got it." --session mon --voice agent --end')

    told = said("explain --left-out mon")

    assert "because of: begins with “tabs”, " in told


def test_an_agent_offers_and_a_person_asks(mind: Path) -> None:
    said('record "Could you add a test for the parser?" --session mon')
    said('record "Shall I go on with the lexer?" --session mon --voice agent --end')

    told = said("explain --left-out mon")

    assert "asked in passing: person: Could you add a test" in told
    assert "offer: agent: Shall I go on" in told


def test_the_last_session_is_told_where_none_is_named_for_programs_too(talked: Path) -> None:
    told = as_json("explain --left-out")

    assert told["session"] == "mon"
    assert {one["reason"] for one in told["left_out"]} == {"announcement", "chatter"}
    assert [one["text"] for one in told["kept"]] == ["Never push to main."]


def test_a_night_says_what_it_left_out(talked: Path) -> None:
    assert "left out 2: 1 announcement, 1 chatter" in said("night")


def test_a_session_that_is_not_there_is_named(talked: Path) -> None:
    told = typed("explain --left-out tue")

    assert isinstance(told.exception, Unknown)
    assert "nothing was recorded in a session 'tue'" in str(told.exception)
