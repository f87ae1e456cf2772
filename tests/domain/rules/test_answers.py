"""A reply settles what it answers: a question, a numbered point or one of several options."""

from __future__ import annotations

import pytest

from reverie.domain.rules.distil import distil
from reverie.domain.values.memory import Kind
from reverie.domain.values.utterance import Utterance
from tests.domain.rules.test_utterances import pieces, talk


def last(*said: tuple[str, str]) -> Utterance:
    return pieces(*said)[-1]


def test_numbered_headings_are_questions_too() -> None:
    answers = pieces(
        ("agent", "### 1. **Which id?**\n- Should it be the short one?"),
        ("agent", "### 2. **What if it is missing?**\n- Should it fail?"),
        ("person", "1. the long id\n2. an error that names it"),
    )[-2:]

    assert [one.question for one in answers] == ["Which id?", "What if it is missing?"]


def test_answers_belong_to_the_list_that_has_as_many_points() -> None:
    asked = "1. Which port?\n2. Which host?\n3. Which user?\n\nIn short:\n\n1. Ports\n2. Hosts"
    answer = last(("agent", f"{asked}\n\nWhat shall I take?"), ("person", "1 https 2 ada 3 root"))

    assert (answer.text, answer.question) == ("root", "Which user?")


@pytest.mark.parametrize(
    "offered",
    [
        "Two ways: (1) a queue on the tablet, (2) a call by phone. Which one do you want?",
        "Option 1 is a queue on the tablet, option 2 is a call by phone.",
    ],
)
def test_an_option_that_a_paragraph_tells_is_taken_by_its_number(offered: str) -> None:
    assert last(("agent", offered), ("person", "1")).text == "a queue on the tablet"


def test_what_is_to_be_done_next_is_no_option() -> None:
    offered = "What is best? Would you like me to:\n1. Push the branch\n2. Clean up the files"

    assert [one.text for one in pieces(("agent", offered), ("person", "2"))][-1] == "2"


def test_a_list_of_what_was_done_is_not_answered() -> None:
    done = "Steps completed:\n1. Found the key\n2. Signed the commit"

    assert not last(("agent", done), ("person", "2. looks odd to me, the date is wrong")).question


def test_one_of_several_things_is_taken_with_its_reason() -> None:
    answer = last(
        ("agent", "We could show the filters as a side drawer, a bottom sheet or a page."),
        ("person", "Bottom sheet please. I tried the drawer with four people and nobody saw it."),
    )

    assert answer.question.startswith("We could show the filters")
    assert answer.text.endswith("nobody saw it.")


def test_what_is_named_but_was_not_put_to_choice_settles_nothing() -> None:
    said = ("agent", "It writes the drawer, or it fails."), ("person", "looks odd, the drawer")

    assert not last(*said).question


def test_a_choice_in_three_words_is_a_decision_where_it_was_asked_for() -> None:
    asked = ("agent", "Shall the carrier be asked by polling or by webhooks?")
    (idea,) = distil(talk(asked, ("person", "ok polling then")), ())

    assert (idea.kind, idea.text.partition(" (")[0]) == (Kind.DECISION, "ok polling then")


@pytest.mark.parametrize(
    ("offered", "reply"),
    [
        (
            "We could use hooks or a wooden rack. Which do you want?",
            "The first one. I have it.",
        ),
        (
            "I see two ways: hooks at the door, or one wooden rack.",
            "The latter, it is cheaper.",
        ),
        (
            "Hooks can be sold alone or in a weekly batch.",
            "well, let's take the batch and go on",
        ),
        ("Shall the clock keep local time or UTC?", "UTC, and the display converts it."),
        ("For the rate I take one column, or two columns.", "Then two columns, for I add them up."),
        ("We could pull with brass hooks or push with a rod. Which one?", "Pull. Less to oil."),
    ],
)
def test_what_is_taken_of_several_things_is_told_with_them(offered: str, reply: str) -> None:
    ideas = [idea.text for idea in distil(talk(("agent", offered), ("person", reply)), [])]

    assert any(offered.split(".")[0] in idea and reply.split()[0] in idea for idea in ideas)


@pytest.mark.parametrize(
    ("offered", "reply", "taken"),
    [
        ("1) hooks 2) racks 3) boxes", "2", "racks"),
        (
            "1. Keep the hooks. 2. Buy racks. 3. Build boxes.",
            "Number 3, we have wood",
            "boxes",
        ),
        (
            "Option 1: sell hooks. Option 2: sell racks.",
            "Let us take option 2, then.",
            "sell racks",
        ),
        ("(a) sell hooks, (b) sell racks.", "I go for (a), since they are here.", "sell hooks"),
    ],
)
def test_an_option_in_running_text_is_taken_by_its_number(
    offered: str, reply: str, taken: str
) -> None:
    [idea] = distil(talk(("agent", offered), ("person", reply)), [])

    assert idea.kind is Kind.DECISION
    assert taken in idea.text
