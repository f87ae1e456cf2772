"""Paragraphs that a person hands on to have them reworked are not their own words."""

from __future__ import annotations

import pytest

from reverie.domain.language import language_named

RETENTION = language_named("english").retention
RECIPE = "Preheat the oven. Never open the door during the first 20 minutes."


@pytest.mark.parametrize(
    "order",
    ["format this recipe as a list please", "can you translate it into German?", "parse the times"],
)
def test_what_is_to_be_reworked_is_handed_on(order: str) -> None:
    assert RETENTION.own_part(f"{RECIPE}\n\n{order}") == order
    assert RETENTION.own_part(f"{order}\n\n{RECIPE}") == order


@pytest.mark.parametrize(
    "said",
    [
        "Never push to main.\n\nNow fix the footer please.",
        "format this recipe as a list please",
        f"{RECIPE} Format it.",
    ],
)
def test_whoever_says_what_to_do_has_said_the_rest_too(said: str) -> None:
    assert RETENTION.own_part(said) == said


def test_no_rule_comes_out_of_what_was_handed_on() -> None:
    from reverie.domain.rules.distil import distil
    from tests.domain.rules.test_utterances import talk

    said = f"{RECIPE}\n\nformat this recipe as a list please"
    for answered in ([], [("agent", "Here it is.")]):
        assert not distil(talk(("person", said), *answered), (1,))
