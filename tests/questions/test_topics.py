"""Each topic is whole: recorded as ever, and its own check takes what its rules answer."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from reverie.domain.values.episode import Voice
from reverie.domain.values.thought import Question
from reverie.questions import TOPICS
from reverie.questions.composite_text import COMPOSITE_TEXT
from reverie.questions.ideas import IDEAS, Told
from reverie.questions.topic import Topic
from reverie.settings import Settings
from reverie.testing import an_episode
from reverie.thinkers.rules import RulesThinker

TOLD = Told(
    (1, 2),
    (
        an_episode(1, "Never push to main."),
        an_episode(2, "never fail", voice=Voice.TOOL),
        an_episode(3, "I always did so", voice=Voice.AGENT),
    ),
)
TEXTS = ["One thing.", "Another."]
ASKED = [
    pytest.param(IDEAS, TOLD, id="ideas"),
    pytest.param(COMPOSITE_TEXT, TEXTS, id="composite text"),
]


def test_each_topic_is_found_by_its_name_and_tells_how_to_answer() -> None:
    assert set(TOPICS) == {"distil", "merge"}
    assert all(topic.name == name and topic.prompt for name, topic in TOPICS.items())


@pytest.mark.parametrize(
    ("question", "thinker", "id"),
    [
        (IDEAS.question(TOLD), "rules", "27b1bb9ee0372b98d1eeac629f951d6e"),
        (COMPOSITE_TEXT.question(TEXTS), "delegate", "bfdf4bfe939bcdd1abfc13a35a17e4da"),
    ],
)
def test_a_question_is_found_under_the_id_it_was_recorded_by_in_the_first_version(
    question: Question, thinker: str, id: str
) -> None:
    assert question.id_for(thinker) == id


@pytest.mark.parametrize(("topic", "told"), ASKED)
def test_a_question_from_the_record_is_the_same_question_with_the_same_answer(
    topic: Topic[Any], told: object
) -> None:
    asked = topic.question(told)
    recorded = Question(asked.topic, asked.text)

    assert recorded == asked
    assert topic.told_by(recorded) == topic.told_by(asked) == told
    assert RulesThinker().answer(recorded) == RulesThinker().answer(asked)


def test_what_is_told_is_not_read_again_from_its_words() -> None:
    asked = Question(IDEAS.name, "no JSON at all", TOLD)

    assert IDEAS.told_by(asked) is TOLD
    with pytest.raises(msgspec.DecodeError):
        IDEAS.read(asked.text)


@pytest.mark.parametrize(("topic", "told"), ASKED)
def test_the_check_of_a_topic_takes_all_that_its_rules_answer(
    topic: Topic[Any], told: object
) -> None:
    judged = topic.judged(topic.by_rules(told), told, Settings())

    assert judged.fit == judged.items > 0


@pytest.mark.parametrize(("topic", "told"), ASKED)
def test_what_a_sub_agent_is_shown_can_be_written_as_json(topic: Topic[Any], told: object) -> None:
    shown = msgspec.json.decode(msgspec.json.encode(topic.shown(told)))

    assert shown
