"""The briefing tells the next session what matters most, within its budget, the same each time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import reverie
from reverie import Kind, OpenMind, Settings
from reverie.errors import SettingRefused
from reverie.testing import TickClock
from reverie.writing.briefing import FIRST, NOTHING, OPENING, TITLES


@pytest.fixture(params=["on disk", "in RAM"])
def mind(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[OpenMind]:
    """A new mind."""
    place = ":memory:" if request.param == "in RAM" else tmp_path / "mind.db"
    with reverie.open_mind(place, clock=TickClock()) as opened:
        yield opened


def lived(mind: OpenMind, session: str, *texts: str) -> None:
    """A session in which these things were said, slept on at once."""
    for text in texts:
        mind.record(text, session=session)
    mind.end_session(session)
    mind.night()


def titles(text: str) -> list[str]:
    """The titles of a briefing, in order."""
    return [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]


def test_the_first_session_is_told_that_it_is_the_first(mind: OpenMind) -> None:
    assert mind.briefing() == FIRST
    assert "this is the first session" in FIRST


def test_a_later_session_is_not_told_that_it_is_the_first(mind: OpenMind) -> None:
    mind.record("hello", session="monday")
    mind.end_session("monday")
    mind.night()

    assert mind.briefing() == NOTHING


def test_each_kind_has_a_title() -> None:
    assert set(TITLES) == set(Kind)


def test_memories_are_told_by_kind_with_the_last_to_be_lost_first(mind: OpenMind) -> None:
    for kind in reversed(Kind):
        mind.remember(f"Something of the kind {kind}.", kind=kind)

    text = mind.briefing()

    assert text.startswith(OPENING)
    assert titles(text) == [TITLES[kind] for kind in Kind]


def test_each_line_ends_with_the_name_to_ask_about(mind: OpenMind) -> None:
    memory = mind.remember("Always greet first.")

    assert f"- Always greet first. [{memory.name}]\n" in mind.briefing()


def test_the_more_salient_of_a_kind_comes_first(mind: OpenMind) -> None:
    lived(mind, "s1", "We decided to use tabs.")
    lived(mind, "s2", "We decided to use spaces.")

    text = mind.briefing()

    assert text.index("spaces") < text.index("tabs")


def test_what_has_grown_cold_is_left_out_but_rules_never_are(mind: OpenMind) -> None:
    lived(mind, "s1", "Never push to main.", "We decided to use tabs.")
    for number in range(2, 9):
        lived(mind, f"s{number}", f"We decided on idea {number}.")

    text = mind.briefing()

    assert "Never push to main." in text
    assert "tabs" not in text


@pytest.mark.parametrize("budget", [200, 300, 1000, 5000, 9_900])
def test_a_briefing_fits_its_budget(tmp_path: Path, budget: int) -> None:
    settings = Settings(briefing_chars=budget)
    with reverie.open_mind(tmp_path / "mind.db", settings=settings, clock=TickClock()) as mind:
        lived(mind, "s", *(f"Never do thing {number}, {'word ' * 9}" for number in range(150)))

        text = mind.briefing()

    assert len(text) <= budget
    assert text.endswith("More: `reverie recall WORDS`\n")


def test_a_budget_that_holds_nothing_is_refused() -> None:
    with pytest.raises(SettingRefused, match="at least 200"):
        Settings(briefing_chars=50)


def test_a_briefing_is_the_same_while_nothing_changes(tmp_path: Path) -> None:
    with reverie.open_mind(tmp_path / "mind.db", clock=TickClock()) as mind:
        lived(mind, "s1", "Never push to main.", "Is SQLite enough?", "We decided to use tabs.")
        first = mind.briefing()
        assert mind.briefing() == first

        mind.record("hello", session="s2")
        assert mind.briefing() == first

        mind.night()
        assert mind.briefing() == first
    with reverie.open_mind(tmp_path / "mind.db") as again:
        assert again.briefing() == first


def test_a_briefing_is_the_same_on_disk_and_in_ram(tmp_path: Path) -> None:
    told = []
    for place in (tmp_path / "mind.db", ":memory:"):
        with reverie.open_mind(place, clock=TickClock()) as mind:
            lived(mind, "s1", "Never push to main.", "Is SQLite enough?")
            told.append(mind.briefing())

    assert told[0] == told[1]


def test_an_undone_night_leaves_no_trace_in_the_briefing(mind: OpenMind) -> None:
    mind.remember("Always greet first.")
    before = mind.briefing()
    lived(mind, "s1", "Never push to main.")

    mind.undo(1)

    assert mind.briefing() == before
