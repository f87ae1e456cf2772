"""A text that says the same thing for pages is read in a moment: no rule costs its square."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import settings

from reverie.domain.language import DEFAULT
from reverie.domain.rules.distil import distil
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind
from reverie.testing import an_episode

CHARS = min(100_000, 500 * settings().max_examples)
"""As long as laws are tried often: 100,000 characters in `make test`, 30,000 in `make quick`."""
RULES: dict[str, Callable[[str], object]] = {
    "appraise": lambda text: DEFAULT.cues.appraise(text, Voice.PERSON),
    "choice_in": DEFAULT.choices.choice_in,
    "turned_by": lambda text: DEFAULT.choices.turned_by(text, "it is one file"),
    "sentences": DEFAULT.sentences.sentences,
    "clauses": DEFAULT.sentences.clauses,
    "measures": DEFAULT.claims.measures,
    "tells_a_change": DEFAULT.succession.tells_a_change,
    "is_unsettled": DEFAULT.succession.is_unsettled,
    "given_up": DEFAULT.succession.given_up,
    "points": DEFAULT.succession.points,
    "names": DEFAULT.succession.names,
    "without_photos": DEFAULT.speech.without_photos,
    "record_of": DEFAULT.shorten.record_of,
    "suspected_in": lambda text: DEFAULT.suspicions.suspected_in(f"I fear it. {text}"),
    "outcome_of": lambda text: DEFAULT.shorten.outcome_of(f"{text} end"),
}
UNITS = ("over ", "use ", "first ", "port ", "if ", "because ", "instead of ", "finally ", " ", "1")
ODD_UNITS = ("\n", "1,", "said “", "[photo ", "Mr. A ", "chose x over ")


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("end", ["", "\nand so on"])
def test_a_long_repeat_is_read_in_a_moment(rule: str, end: str) -> None:
    for unit in UNITS + ODD_UNITS:
        RULES[rule](unit * (CHARS // len(unit)) + end)


def test_many_decisions_in_one_text_are_told_apart_in_a_moment() -> None:
    said = "".join(f"We decided to use A{n} over B because it is fast. " for n in range(1_500))

    ideas = distil([an_episode(1, said)], [1])

    assert len(ideas) == 1_500
    assert {idea.kind for idea in ideas} == {Kind.DECISION}


def test_what_would_reverse_a_decision_is_found_near_it_in_a_long_text() -> None:
    filler = "The worker reads a row and writes a line. " * 500
    said = f"{filler}We decided to use Redis over Kafka. Reconsider this if Kafka shrinks. {filler}"

    (idea,) = (one for one in distil([an_episode(1, said)], [1]) if one.kind is Kind.DECISION)

    assert idea.texture.reversal == "Reconsider this if Kafka shrinks"


def test_an_abbreviation_joins_what_follows_however_often() -> None:
    assert DEFAULT.sentences.sentences("Ask Mr. A or Dr. B or Mrs. C. Then go.") == [
        "Ask Mr. A or Dr. B or Mrs. C. Then go."
    ]
