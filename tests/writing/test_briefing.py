"""The briefing tells the next session what matters most, within its budget, the same each time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import reverie
from reverie import Kind, OpenMind, Settings
from reverie.domain.language.tokens import estimated_tokens
from reverie.domain.rules.pieces import in_parts
from reverie.domain.views.sheet import Item, Meta, Sheet, WarmSession
from reverie.domain.views.wake_check import COLD_START
from reverie.errors import SettingRefused
from reverie.testing import TickClock
from reverie.writing.briefing import OPENING, TITLES, briefing


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
    assert COLD_START in mind.briefing()


def test_a_later_session_is_told_how_the_last_one_went_and_what_is_next(mind: OpenMind) -> None:
    lived(mind, "monday", "The build is red.", "Next time start with the linker.")

    text = mind.briefing()

    assert COLD_START not in text
    assert "Resumed. Last session: " in text
    assert "Carried forward: Next time start with the linker." in text


def test_what_was_carried_forward_comes_before_any_memory(mind: OpenMind) -> None:
    lived(mind, "monday", "Never push to main.", "Next time start with the linker.")

    text = mind.briefing()

    assert text.index("Carried forward") < text.index("Never push")


def test_a_session_that_no_night_has_seen_is_missed(mind: OpenMind) -> None:
    lived(mind, "monday", "Never push to main.")
    mind.undo(1)
    assert "no record of how it went" in mind.briefing()


def test_a_tension_is_put_to_the_user_before_work(mind: OpenMind) -> None:
    lived(mind, "monday", "Never push to main.", "Always push to main.")

    first = mind.briefing().splitlines()[0]

    assert first.startswith("Before work: unresolved: ")
    assert "never choose" in first


def test_each_kind_has_a_title() -> None:
    assert set(TITLES) == set(Kind)


def test_memories_are_told_by_kind_with_the_last_to_be_lost_first(mind: OpenMind) -> None:
    for kind in reversed(Kind):
        mind.remember(f"Something of the kind {kind}.", kind=kind)

    text = mind.briefing()

    assert OPENING in text
    assert titles(text) == [TITLES[kind] for kind in Kind if kind is not Kind.HISTORY]
    assert "Something of the kind history." in text


def test_the_recent_of_a_kind_is_told_before_the_older() -> None:
    hot, warm, cold = (
        Item(f"f-20260101-00{n}", Kind.FACT, f"A {layer} fact.")
        for n, layer in enumerate(("hot", "warm", "cold"))
    )
    sheet = Sheet(Meta("p", 7), hot=(hot,), warm=(WarmSession(5, "", (warm,)),), cold=(cold,))

    text = briefing(sheet)

    assert text.index("hot") < text.index("warm") < text.index("cold")


def test_each_line_ends_with_the_name_to_ask_about(mind: OpenMind) -> None:
    memory = mind.remember("Always greet first.")

    assert f"- Always greet first. [{memory.name}]\n" in mind.briefing()


def test_the_more_salient_of_a_kind_comes_first(mind: OpenMind) -> None:
    lived(mind, "s1", "We chose tabs over nothing because of habit.")
    lived(mind, "s2", "We chose slow deploys over fast ones because of fear.")

    text = mind.briefing()

    assert text.index("slow deploys") < text.index("tabs")


def test_a_decision_is_told_with_what_would_reverse_it(mind: OpenMind) -> None:
    lived(mind, "s1", "We chose tabs over spaces because the linter wants them.")

    assert "Reverse it if it is no longer true that the linter wants them." in mind.briefing()


def test_rules_are_told_however_old_they_are(mind: OpenMind) -> None:
    lived(mind, "s1", "Never push to main.")
    for number in range(2, 9):
        lived(mind, f"s{number}", f"We took idea {number} over idea {number - 1} because of it.")

    assert "Never push to main." in mind.briefing()


@pytest.mark.parametrize("budget", [400, 1000, 4000])
def test_a_briefing_keeps_to_the_budget_of_the_file(tmp_path: Path, budget: int) -> None:
    settings = Settings.of(token_budget=budget)
    with reverie.open_mind(tmp_path / "mind.db", settings=settings, clock=TickClock()) as mind:
        lived(mind, "s", *(f"It turns out part {n} {'is broken ' * 9}." for n in range(150)))

        assert estimated_tokens(mind.briefing()) <= budget


@pytest.mark.parametrize("most", [1, 7, 100, 9_900])
def test_parts_are_short_enough_and_make_up_the_whole(most: int) -> None:
    text = "".join(f"- line {number} {'word ' * (number % 30)}\n" for number in range(300))

    parts = in_parts(text, most)

    assert all(0 < len(part) <= most for part in parts)
    if most > 1:
        assert "".join("".join(parts).split()) == "".join(text.split())


def test_parts_are_cut_between_lines() -> None:
    assert in_parts("one\ntwo\nthree\n", 9) == ["one\ntwo\n", "three\n"]


def test_a_budget_that_holds_nothing_is_refused() -> None:
    with pytest.raises(SettingRefused, match="at least 200"):
        Settings.of(briefing_chars=50)


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
    lived(mind, "s1", "Always greet first.")
    mind.record("Never push to main.", session="s2")
    mind.end_session("s2")
    before = mind.briefing()
    mind.night()
    assert mind.briefing() != before

    mind.undo(2)

    assert mind.briefing() == before
