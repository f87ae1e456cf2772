"""With an idea goes how it felt, the way there, and what a successor must know of it."""

from __future__ import annotations

import pytest

from reverie.domain.rules.distil import LOOKED_BACK, distil
from reverie.domain.values.texture import PLAIN, Aspect, Confidence, Texture
from reverie.testing import an_episode


def texture_of(*said: str) -> Texture:
    """The texture of the last thing said."""
    episodes = [an_episode(number, text) for number, text in enumerate(said, start=1)]
    (idea,) = distil(episodes, (len(said),))
    return idea.texture


def test_a_decision_has_a_feeling_a_confidence_and_what_would_reverse_it() -> None:
    assert texture_of("We chose SQLite over Postgres because it needs no server.") == Texture(
        feeling="conviction",
        confidence=Confidence.MEDIUM,
        reversal="if it is no longer true that it needs no server",
    )


def test_a_decision_without_a_reason_says_that_only_the_user_reverses_it() -> None:
    assert texture_of("We chose uv over pip.") == Texture(
        feeling="conviction",
        confidence=Confidence.MEDIUM,
        reversal="if the user says so: no reason was given",
    )


def test_a_reason_that_stands_before_a_decision_is_what_would_reverse_it_too() -> None:
    texture = texture_of(
        "SQLite and Postgres both can do it.",
        "But a Postgres server for SQLite's work is too much because nobody looks after it.",
        "We chose SQLite over Postgres.",
    )

    assert "because nobody looks after it" in texture.path
    assert texture.reversal == "if it is no longer true that nobody looks after it"


def test_what_would_reverse_a_decision_may_be_said_in_another_sentence() -> None:
    said = "We chose SQLite over Postgres. The rest is fine. Revisit this if we need two writers."

    assert texture_of(said).reversal == "Revisit this if we need two writers"


def test_what_would_reverse_a_decision_is_said_once() -> None:
    said = "We chose SQLite over Postgres unless we need two writers."

    assert texture_of(said).reversal == "unless we need two writers"


def test_only_a_decision_has_a_confidence_and_a_reversal() -> None:
    for said in ("Never push unless asked.", "It turns out that it fails until noon."):
        assert texture_of(said).confidence is None
        assert texture_of(said).reversal == ""


def test_the_way_to_a_decision_is_what_led_there() -> None:
    way = texture_of(
        "SQLite and Postgres both can do it.",
        "lunch was fine",
        "But a Postgres server for SQLite's work is too much.",
        "We chose SQLite over Postgres.",
    ).path

    assert way == (
        "SQLite and Postgres both can do it. But a Postgres server for SQLite's work is too much"
    )


def test_one_does_not_look_back_for_ever() -> None:
    aside = ["lunch was fine"] * LOOKED_BACK
    reason = "SQLite and Postgres both can do it."

    assert texture_of(reason, *aside[1:], "We chose SQLite over Postgres.").path != ""
    assert texture_of(reason, *aside, "We chose SQLite over Postgres.").path == ""


def test_a_rule_has_no_way_there() -> None:
    assert texture_of("But main broke, so pushing is bad.", "Never push to main.") == PLAIN


@pytest.mark.parametrize(
    ("said", "feeling"),
    [
        ("It turns out the crash is fixed.", "relief"),
        ("It turns out it works.", "satisfaction"),
        ("It turns out the cache was broken.", "frustration"),
        ("Never push to main!", "urgency"),
        ("I suspect the network.", "unease"),
        ("Why does the pump hang at night?", "curiosity"),
        ("It turns out the cache was stale.", ""),
    ],
)
def test_a_feeling_is_one_word(said: str, feeling: str) -> None:
    assert texture_of(said).feeling == feeling


@pytest.mark.parametrize(
    ("said", "aspect"),
    [
        ("I prefer short answers.", Aspect.STYLE),
        ("Please call me Ada.", Aspect.STYLE),
        ("I know Rust well.", Aspect.EXPERTISE),
        ("I'm new to async.", Aspect.EXPERTISE),
        ("I trust you with the merge.", Aspect.TRUST),
        ("I hate emojis.", Aspect.PREFERENCE),
        ("Never push to main.", None),
    ],
)
def test_what_is_known_about_the_user_says_what_about_them(
    said: str, aspect: Aspect | None
) -> None:
    assert texture_of(said).aspect is aspect
