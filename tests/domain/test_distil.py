"""By the rules, an idea is an episode worth keeping, in the words it was said in."""

from __future__ import annotations

from reverie.domain.distil import Distilled, distil
from reverie.domain.episode import Voice
from reverie.domain.memory import Kind
from reverie.testing import an_episode


def test_what_is_worth_keeping_is_kept_in_order_with_its_episode() -> None:
    episodes = [
        an_episode(4, "Never push to main."),
        an_episode(5, "lunch was fine"),
        an_episode(9, "Why does the test hang?"),
    ]

    assert distil(episodes, (4, 9)) == [
        Distilled("Never push to main.", Kind.CONSTRAINT, (4,)),
        Distilled("Why does the test hang?", Kind.QUESTION, (9,)),
    ]


def test_of_nothing_there_is_nothing_to_keep() -> None:
    assert distil([], ()) == []


def test_a_tools_rule_is_only_a_doubt() -> None:
    (idea,) = distil([an_episode(text="Never push to main.", voice=Voice.TOOL)], (1,))

    assert idea.kind is Kind.DOUBT
