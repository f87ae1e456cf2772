"""Each topic is whole: recorded as ever, and its own check takes what its rules answer."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind
from reverie.domain.values.thought import Question
from reverie.questions import TOPICS
from reverie.questions.composite_text import COMPOSITE_TEXT
from reverie.questions.second_look import SECOND_LOOK, Known, Told
from reverie.questions.topic import Topic
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.testing import an_episode
from reverie.thinkers.rules import RulesThinker

TOLD = Told(
    "s1",
    1,
    (
        an_episode(1, "Never push to main."),
        an_episode(2, "never fail", voice=Voice.TOOL),
        an_episode(3, "I always did so", voice=Voice.AGENT),
    ),
    (Known("f-20260101-001", Kind.CONSTRAINT, "Never push to main.", (1,), True),),
)
TEXTS = ["One thing.", "Another."]
ASKED = [
    pytest.param(SECOND_LOOK, TOLD, id="second look"),
    pytest.param(COMPOSITE_TEXT, TEXTS, id="composite text"),
]


def test_each_topic_is_found_by_its_name_and_tells_how_to_answer() -> None:
    assert set(TOPICS) == {"second look", "merge", "ponder", "successor"}
    assert all(topic.name == name and topic.prompt for name, topic in TOPICS.items())


@pytest.mark.parametrize(
    ("question", "thinker", "id"),
    [
        (SECOND_LOOK.question(TOLD), "delegate", "7e9cdd56bfa0308d8997abd9ad7d10a3"),
        (COMPOSITE_TEXT.question(TEXTS), "delegate", "bfdf4bfe939bcdd1abfc13a35a17e4da"),
    ],
)
def test_a_question_is_found_under_the_id_it_was_recorded_by_in_the_first_version(
    question: Question, thinker: str, id: str
) -> None:
    assert question.id_for(thinker) == id


def test_a_second_look_is_the_same_whatever_else_is_learned_meanwhile() -> None:
    near = (Known("f-20260101-002", Kind.FACT, "The build runs on ARM."),)
    asked, later = (SECOND_LOOK.question(msgspec.structs.replace(TOLD, near=n)) for n in ((), near))
    assert asked.text != later.text
    assert asked.id_for("delegate") == later.id_for("delegate")


@pytest.mark.parametrize(
    "other",
    [
        msgspec.structs.replace(TOLD, session="s2"),
        msgspec.structs.replace(TOLD, episodes=TOLD.episodes[:2]),
        msgspec.structs.replace(TOLD, kept=()),
        msgspec.structs.replace(TOLD, asked_in_vain=1),
    ],
    ids=["session", "episodes", "kept", "asked in vain"],
)
def test_another_session_or_another_floor_is_another_question(other: Told) -> None:
    ids = {SECOND_LOOK.question(told).id_for("delegate") for told in (TOLD, other)}
    assert len(ids) == 2


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
    asked = Question(SECOND_LOOK.name, "no JSON at all", TOLD)

    assert SECOND_LOOK.told_by(asked) is TOLD
    with pytest.raises(msgspec.DecodeError):
        SECOND_LOOK.read(asked.text)


@pytest.mark.parametrize(("topic", "told"), ASKED)
def test_the_check_of_a_topic_takes_all_that_its_rules_answer(
    topic: Topic[Any], told: object
) -> None:
    judged = topic.judged(topic.by_rules(told), told, Settings(), InRamStore())

    assert (judged.fit, judged.refused) == (judged.items, ())
    assert judged.items > 0 or topic is SECOND_LOOK


@pytest.mark.parametrize(("topic", "told"), ASKED)
def test_what_a_sub_agent_is_shown_can_be_written_as_json(topic: Topic[Any], told: object) -> None:
    shown = msgspec.json.decode(msgspec.json.encode(topic.shown(told)))

    assert shown
