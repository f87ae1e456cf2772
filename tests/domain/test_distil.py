"""By the rules, an idea is an episode worth keeping, in the words it was said in."""

from __future__ import annotations

from reverie.domain.appraisal import Appraisal
from reverie.domain.distil import Distilled, distil
from reverie.domain.episode import Voice
from reverie.domain.memory import Kind
from reverie.settings import Settings
from reverie.testing import an_episode

SETTINGS = Settings()


def test_what_is_worth_keeping_is_kept_in_order_with_its_episode() -> None:
    episodes = [
        an_episode(4, "Never push to main."),
        an_episode(5, "lunch was fine", appraisal=Appraisal(importance=30)),
        an_episode(9, "Why does the test hang?"),
    ]

    assert distil(episodes, SETTINGS) == [
        Distilled("Never push to main.", Kind.CONSTRAINT, (4,)),
        Distilled("Why does the test hang?", Kind.QUESTION, (9,)),
    ]


def test_of_nothing_there_is_nothing_to_keep() -> None:
    assert distil([], SETTINGS) == []


def test_a_tools_rule_is_only_a_doubt() -> None:
    (idea,) = distil([an_episode(text="Never push to main.", voice=Voice.TOOL)], SETTINGS)

    assert idea.kind is Kind.DOUBT


def test_blanks_and_line_ends_become_single_spaces() -> None:
    (idea,) = distil([an_episode(text="  The build\n\truns   on ARM. ")], SETTINGS)

    assert idea.text == "The build runs on ARM."


def test_a_long_text_is_clipped_to_what_a_memory_may_hold() -> None:
    (idea,) = distil([an_episode(text="word " * 1000)], Settings(max_memory_chars=20))

    assert idea.text == "word word word…"


def test_the_kind_is_judged_on_the_whole_text_even_when_it_is_clipped() -> None:
    long = "word " * 1000 + "and so never push to main"
    (idea,) = distil([an_episode(text=long)], SETTINGS)

    assert idea.kind is Kind.CONSTRAINT
    assert len(idea.text) <= SETTINGS.max_memory_chars


def test_what_is_worth_keeping_follows_the_settings() -> None:
    episode = an_episode(appraisal=Appraisal(importance=50))

    assert distil([episode], Settings(keep_importance=51)) == []
    assert len(distil([episode], Settings(keep_importance=50))) == 1
