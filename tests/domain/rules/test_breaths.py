"""In a short talk the sentences of a short message that say one thing are one thing to keep."""

from __future__ import annotations

import pytest

from reverie.domain.language import DEFAULT
from reverie.domain.rules.breaths import MOST_CHARS, MOST_SENTENCES
from reverie.domain.rules.exchanges import speaks_against_itself
from reverie.domain.rules.manners import LONG_TALK
from reverie.domain.rules.sift import sift
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind
from reverie.settings.keep import KeepSettings
from tests.domain.rules.test_plainly_told import HEARD, remembered
from tests.domain.rules.test_utterances import talk, texts


@pytest.mark.parametrize(
    "said",
    [
        "I said Anna owns the price list. It's Jonas. Anna left in spring.",
        "The van is an old diesel. We pay the nine euros each time we go into town.",
        "Could you put the result first? I read these on my phone between two lessons.",
        "Hodder. Thirty copies are ordered.",
    ],
)
def test_sentences_of_a_short_message_are_one(said: str) -> None:
    assert texts(("person", said)) == [said]
    assert texts(*HEARD, ("person", said))[-1] == said


def test_what_is_told_alone_in_one_breath_is_one_memory() -> None:
    for said in (
        "I told you the exam takes 90 minutes. I opened the paper, it is 75 minutes.",
        "When you don't know, say so. I'd rather have a blank than a guess.",
    ):
        assert [text for _, text in remembered(("person", said))] == [said]


@pytest.mark.parametrize(
    ("said", "parts"),
    [
        ("Refunds we leave for later, not sure yet whether at all. The currency is EUR.", 2),
        ("Never push to main. Always open a pull request.", 2),
        ("Never push to main. It starts a deployment at once.", 2),
        ("We chose Kafka over Redis. We decided to drop the old queue.", 2),
        ("The pump is in hall three. Where is the key?", 2),
        ("Thanks a lot! The pump is in hall three.", 2),
        ("The pump is in hall three. The lease still has to be approved.", 2),
        ("My head hurts. The pump is in hall three.", 2),
        ("Please add a lamp. We chose Kafka over Redis.", 2),
        ("Where is the key? The pump is in hall three.", 2),
        ("The pump is in hall four. No wait, scratch that.", 2),
    ],
)
def test_rules_and_what_says_something_else_stand_apart(said: str, parts: int) -> None:
    assert len(texts(("person", said))) == parts


def test_a_rule_is_kept_in_its_own_words() -> None:
    found = remembered(("person", "The shop opens at nine. Never push to main before that."))

    assert (Kind.CONSTRAINT, "Never push to main before that.") in found


def test_a_long_message_and_a_long_talk_are_taken_sentence_by_sentence() -> None:
    two = ["The pump is in hall three.", "The lamp hangs beside it."]
    many = two * MOST_SENTENCES
    wide = [two[0], f"The lamp hangs {'far ' * (MOST_CHARS // 4)}off."]

    assert texts(("person", " ".join(two))) == [" ".join(two)]
    assert texts(("person", " ".join(many))) == many
    assert texts(("person", " ".join(wide))) == wide
    assert texts(*(LONG_TALK - 1) * HEARD, ("person", " ".join(two)))[-2:] == two


def test_what_is_kept_of_a_short_message_of_a_long_talk_is_told_as_one() -> None:
    two = ("Never ship on a Tuesday.", "The bakery is closed on Mondays.")
    sure = {Voice.PERSON: (9.0, {}), Voice.AGENT: (-9.0, {})}
    heard = [("agent", "I have read the whole list now.")] * LONG_TALK

    def kept(message: str) -> list[str]:
        found = sift(
            talk(*heard, ("person", message)), KeepSettings(), weights=lambda voice, _: sure[voice]
        )
        return [one.utterance.text for one in found.kept]

    said = "The bakery is closed on Mondays. The oven stands in the second hall."
    assert kept(said) == [said]
    assert kept(" ".join(two)) == [*two]
    assert len(kept(f"{said} {'The yard is far. ' * MOST_SENTENCES}")) > 1


def test_an_agent_speaks_in_sentences() -> None:
    two = ["The pump is in hall three.", "The lamp hangs beside it."]

    assert texts(("agent", " ".join(two)), ("person", "Good."))[:2] == two


def test_idle_words_beside_something_worth_keeping_are_left_out() -> None:
    meant = "The gym closes at half past nine on weekdays, not at eleven."
    idle = "Stood outside like a clown."

    assert speaks_against_itself(idle, DEFAULT)
    assert [text for _, text in remembered(("person", f"{meant} {idle}"))] == [meant]


def test_an_order_beside_a_choice_leaves_nothing() -> None:
    choice = "We chose SQLite over Postgres because the shop has no server room."

    assert remembered(("person", f"Please set up the database. {choice}")) == [
        (Kind.DECISION, choice)
    ]
