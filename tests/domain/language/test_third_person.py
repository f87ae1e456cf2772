"""What someone says of themselves can be told of them by name."""

from __future__ import annotations

import pytest

from reverie.domain.language.english.third_person import retold


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("I lost my keys.", "Ada lost Ada's keys."),
        ("I'm tired and I've had enough.", "Ada is tired and Ada has had enough."),
        ("They gave me a lamp.", "They gave Ada a lamp."),
        ("It rains.", "It rains."),
        ("", ""),
    ],
)
def test_the_first_person_becomes_the_speaker(said: str, told: str) -> None:
    assert retold(said, "Ada") == told


def test_the_second_person_becomes_the_listener() -> None:
    assert retold("I found your hat.", "Ada", "Bo") == "Ada found Bo's hat."
    assert retold("You're late.", "", "Bo") == "Bo is late."


def test_nobody_is_named_when_nobody_is_known() -> None:
    assert retold("I lost my keys.", "") == "I lost my keys."


def test_a_name_with_a_backslash_stays_a_name() -> None:
    assert retold("I ran.", r"A\1") == r"A\1 ran."
