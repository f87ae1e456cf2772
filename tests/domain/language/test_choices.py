"""Of a decision one reads what it took, what it left, why, how sure, and what would turn it."""

from __future__ import annotations

import pytest

from reverie.domain.language.english.choices import (
    STEP_CHARS,
    as_steps,
    choice_in,
    confidence_in,
    derived_anew,
    path_to,
    turned_by,
)
from reverie.domain.values.choice import Choice
from reverie.domain.values.texture import Confidence


@pytest.mark.parametrize(
    ("said", "choice"),
    [
        (
            "We chose SQLite over Postgres because it needs no server.",
            Choice("SQLite", "Postgres", "it needs no server"),
        ),
        ("Decided to use uv instead of pip since it is fast.", Choice("uv", "pip", "it is fast")),
        (
            "We're going with msgspec rather than pydantic, for now.",
            Choice("msgspec", "pydantic", ""),
        ),
        (
            "We’ll use feature flags over long-lived branches so that we can ship daily",
            Choice("feature flags", "long-lived branches", "we can ship daily"),
        ),
        ("We settled on ruff.", Choice("ruff", "", "")),
        ("Lunch was fine.", Choice("", "", "")),
    ],
)
def test_a_choice_is_read_as_far_as_the_words_tell(said: str, choice: Choice) -> None:
    assert choice_in(said) == choice


def test_a_reason_that_holds_a_not_is_no_alternative() -> None:
    assert choice_in("We chose SQLite because it does not need a server.").left == ""


def test_what_was_decided_against_is_what_was_left() -> None:
    choice = choice_in("We decided not to use Redis because it is another server.")

    assert (choice.taken, choice.left) == ("", "Redis")


def test_a_reason_that_is_only_a_noun_is_told_as_one() -> None:
    said = "We'll use Postgres instead of SQLite because of row locks."

    assert "true that row locks" not in turned_by(said, choice_in(said).why)


def test_since_a_day_is_no_reason() -> None:
    assert choice_in("We decided to use uv instead of pip since Monday.").why == ""


def test_a_choice_needs_no_verb() -> None:
    assert choice_in("SQLite over Postgres because it needs no server.") == Choice(
        "SQLite", "Postgres", "it needs no server"
    )


@pytest.mark.parametrize(
    ("said", "turn"),
    [
        ("SQLite it is, unless we need several writers.", "unless we need several writers"),
        ("Revisit this if the file grows.", "Revisit this if the file grows"),
        ("Stay with pip until uv is stable.", "until uv is stable"),
        ("If it gets slow we switch back.", "If it gets slow we switch back"),
    ],
)
def test_what_would_turn_a_decision_is_taken_as_said(said: str, turn: str) -> None:
    assert turned_by(said, "it is fast") == turn


def test_a_decision_turns_when_its_reason_is_gone_and_else_at_the_users_word() -> None:
    assert turned_by("We chose it.", "it is fast") == "if it is no longer true that it is fast"
    assert turned_by("We chose it.", "") == "if the user says so: no reason was given"


def test_a_reason_that_is_given_later_takes_the_place_of_the_users_word() -> None:
    unsaid = turned_by("We chose it.", "")

    assert derived_anew(unsaid, "We chose it because it is fast.") == turned_by("", "it is fast")


def test_what_would_turn_a_decision_ends_with_its_sentence() -> None:
    said = "Revisit this if we need several writers. Then run the tests."

    assert turned_by(said, "") == "Revisit this if we need several writers"


@pytest.mark.parametrize(
    ("said", "confidence"),
    [
        ("We definitely chose uv over pip.", Confidence.HIGH),
        ("We chose uv over pip.", Confidence.MEDIUM),
        ("For now we chose uv over pip.", Confidence.LOW),
        ("I think we must take uv over pip.", Confidence.LOW),
    ],
)
def test_how_sure_one_was_is_heard_in_the_words(said: str, confidence: Confidence) -> None:
    assert confidence_in(said) is confidence


def test_the_way_to_a_conclusion_is_what_was_said_about_it_before_oldest_first() -> None:
    before = [
        "I assumed pydantic is fast enough for msgspec's job. Lunch was fine.",
        "But the benchmark says otherwise.",
    ]

    assert path_to("We chose msgspec over pydantic.", before) == (
        "I assumed pydantic is fast enough for msgspec's job. But the benchmark says otherwise"
    )
    assert path_to("We chose msgspec over pydantic.", ["Lunch was fine."]) == ""


def test_the_way_there_is_short_and_says_nothing_twice() -> None:
    before = ["But no."] * 5 + [f"But {'very ' * 100}slow."]

    path = path_to("We chose uv.", before)
    assert path.count("But no") == 1
    assert len(path) <= 3 * STEP_CHARS


def test_a_way_of_reasoning_is_told_as_assumption_pivot_and_conclusion() -> None:
    path = "We thought pip was fine. It was Tuesday. But it turned out slow. Then we slept"

    assert as_steps(path, "We chose uv over pip.") == (
        "We thought pip was fine -> But it turned out slow -> We chose uv over pip"
    )


def test_without_a_turn_the_assumption_leads_to_the_conclusion() -> None:
    assert as_steps("We thought pip was fine.", "We chose uv.") == (
        "We thought pip was fine -> We chose uv"
    )


def test_what_is_told_in_steps_already_or_not_at_all_stays() -> None:
    assert as_steps("a -> b -> c", "d") == "a -> b -> c"
    assert as_steps("", "d") == ""
