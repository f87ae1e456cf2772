"""A text tells who speaks, whether they ask, and whether they only greet."""

from __future__ import annotations

import pytest

from reverie.domain.language.english.speech import (
    ends_asking,
    opens_with_filler,
    shows_a_photo,
    split_speaker,
    untied,
    without_photos,
)


@pytest.mark.parametrize(
    ("text", "speaker", "said"),
    [
        ("Ada: the kiln is hot", "Ada", "the kiln is hot"),
        ("Mary Ann Lee: hello", "Mary Ann Lee", "hello"),
        ("Jürgen: Servus", "Jürgen", "Servus"),
        ("李雷: 你好", "李雷", "你好"),
        ("user: fix the test", "user", "fix the test"),
        ("the kiln is hot", "", "the kiln is hot"),
        ("Note: the kiln is hot", "", "Note: the kiln is hot"),
        ("https://example.org", "", "https://example.org"),
        ("Ada:", "", "Ada:"),
        ("", "", ""),
    ],
)
def test_a_name_before_a_colon_is_the_speaker(text: str, speaker: str, said: str) -> None:
    assert split_speaker(text) == (speaker, said)


@pytest.mark.parametrize(
    "text", ["Is it hot?", "Is it? (really?)", "¿Dónde?", "真的吗？", "Look! Why? [photo: a kiln]"]
)
def test_a_text_that_ends_with_a_question_asks(text: str) -> None:
    assert ends_asking(text)


@pytest.mark.parametrize("text", ["It is hot.", "Why? Because.", "", "[photo: what?]"])
def test_a_text_that_ends_otherwise_does_not_ask(text: str) -> None:
    assert not ends_asking(text)


def test_greetings_thanks_and_praise_are_filler() -> None:
    assert all(map(opens_with_filler, ["Hey there", "Thanks a lot!", "Oh, wow", "That’s so great"]))
    assert not any(map(opens_with_filler, ["I fired the kiln", "Heywood is a town", ""]))


def test_what_is_only_seen_is_not_said() -> None:
    assert shows_a_photo("Look [photo: a blue bowl]")
    assert without_photos("Look [photo: a blue bowl]") == "Look"
    assert without_photos("an [unclosed photo: bowl") == "an [unclosed photo: bowl"


@pytest.mark.parametrize(
    ("said", "bare"),
    [
        ("and from now on run make lint first", "From now on run make lint first"),
        ("then: full refunds only", "Full refunds only"),
        ("OK. test_login reads the body first", "test_login reads the body first"),
        ("By the way, Petra left the company", "Petra left the company"),
        ("good commits are small", "good commits are small"),
        ("so what", "so what"),
        ("So far the kiosk has no printer", "So far the kiosk has no printer"),
        ("One thing we never do is push to main", "One thing we never do is push to main"),
        ("one thing: never push to main", "Never push to main"),
        ("no, that is wrong: it must not log", "no, that is wrong: it must not log"),
    ],
)
def test_what_only_ties_a_text_to_the_talk_before_it_can_go(said: str, bare: str) -> None:
    assert untied(said) == bare
