"""The quiz asks a memory file what a successor would need to know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.values.memory import Kind
from reverie.domain.values.owner import Owner
from reverie.domain.views.quiz import Asked, Known, Said, next_wish, quiz
from reverie.domain.views.recent_talk import RecentTalk, recent_talk
from reverie.domain.views.sheet import Item, Meta, Sheet, ToneBlock, WarmSession
from reverie.testing import an_episode

WHOLE = Item(
    "f-20260101-001",
    Kind.DECISION,
    "We chose SQLite over Postgres because it is one file.",
    reversal="if two machines must write",
)
QUESTION = Item("f-20260101-002", Kind.QUESTION, "Why does the test hang?")
TONE = ToneBlock(
    3,
    "calm, even",
    carry_forward="Next: the parser.",
    aim="fix the linker",
    outcome="The linker works.",
)


def a_sheet(*hot: Item, tone: ToneBlock | None = TONE) -> Sheet:
    return Sheet(Meta("p", 3), tone=tone, hot=hot)


def test_a_whole_file_answers_everything() -> None:
    result = quiz(a_sheet(WHOLE, QUESTION))

    assert (result.score, result.missing) == (1.0, ())
    assert result.answered == len(result.asked) == 8


@pytest.mark.parametrize(
    ("lacking", "question"),
    [
        (replace(WHOLE, text="We chose SQLite over Postgres."), "Why “"),
        (replace(WHOLE, text="We chose SQLite because it is one file."), "Instead of what “"),
        (replace(WHOLE, reversal=""), "What would reverse “We chose SQLite over"),
    ],
)
def test_the_score_falls_with_what_a_decision_lacks(lacking: Item, question: str) -> None:
    result = quiz(a_sheet(lacking, QUESTION))

    (missing,) = result.missing
    assert missing.question.startswith(question)
    assert missing.about == lacking.name
    assert result.score == pytest.approx(7 / 8)


def test_that_no_reason_was_given_is_no_answer() -> None:
    bare = replace(WHOLE, reversal="if the user says so: no reason was given")

    (missing,) = quiz(a_sheet(bare)).missing

    assert missing == Asked(bare.name, f"What would reverse “{bare.text}”?", "")


def test_the_way_there_is_a_reason_too() -> None:
    lacking = replace(WHOLE, text="We chose SQLite over Postgres.", path="It is one file.")

    assert quiz(a_sheet(lacking)).missing == ()


def test_the_same_file_always_gets_the_same_quiz() -> None:
    assert quiz(a_sheet(WHOLE, QUESTION)) == quiz(a_sheet(WHOLE, QUESTION))


def test_a_file_without_a_tone_or_a_next_step_is_asked_in_vain() -> None:
    result = quiz(a_sheet(tone=None))

    assert [one.question for one in result.missing] == [
        "What was the last session for?",
        "How did the last session go?",
        "What would the user want next?",
    ]


def test_what_is_open_is_asked_and_answered() -> None:
    tension = Item("f-20260101-003", Kind.TENSION, "Speed is at odds with safety.")

    opened = next(one for one in quiz(a_sheet(QUESTION, tension)).asked if "open" in one.question)

    assert opened == Asked("", "What is open?", f"{QUESTION.text}; {tension.text}")


def test_a_composite_is_asked_for_the_questions_it_leaves_standing() -> None:
    composite = Item("c-build-004", Kind.COMPOSITE, "The build is slow.", standing=(QUESTION,))

    asked = quiz(replace(a_sheet(), composites=(composite,))).asked
    first = next(one for one in asked if one.about)

    assert (first.about, first.answer) == (composite.name, QUESTION.text)


def test_the_user_wants_what_was_carried_over_before_what_is_open() -> None:
    assert next_wish(a_sheet(QUESTION, WHOLE)) == "Next: the parser."
    assert next_wish(a_sheet(WHOLE, QUESTION, tone=None)) == QUESTION.text
    assert next_wish(a_sheet(WHOLE, tone=None)) == f"to go on from: {WHOLE.text}"
    assert next_wish(a_sheet(tone=None)) == ""


def test_what_came_along_is_not_what_the_user_wants_next() -> None:
    theirs = replace(QUESTION, owner=Owner.ELSEWHERE)
    choice = replace(WHOLE, owner=Owner.ELSEWHERE)

    assert next_wish(a_sheet(theirs, WHOLE, tone=None)) == f"to go on from: {WHOLE.text}"
    assert next_wish(a_sheet(theirs, choice, tone=None)) == ""


# What is known beside the file.


def test_a_decision_is_asked_only_for_what_was_said_of_it() -> None:
    bare = replace(WHOLE, text="We use SQLite.", reversal="")
    known = Known({bare.name: Said(why=True)}, RecentTalk())

    asked = [one for one in quiz(a_sheet(bare), known=known).asked if one.about]

    assert asked == [Asked(bare.name, "Why “We use SQLite.”?", "")]


def test_each_of_the_last_sessions_is_asked_what_it_was_for_and_how_it_ended() -> None:
    warm = (WarmSession(2, "calm", aim="add a cache"), WarmSession(1, "calm", outcome="Merged."))

    result = quiz(replace(a_sheet(), warm=warm))

    assert [one.question for one in result.missing] == [
        "How did session 2 end?",
        "What was session 1 for?",
    ]


def test_a_file_without_one_decision_fails_after_sessions_that_made_some() -> None:
    talk = recent_talk([an_episode(1, "We chose Kafka over Rabbit because of the replay.")])

    result = quiz(a_sheet(), known=Known({}, talk))

    (missing,) = result.missing
    assert missing.question.startswith("What came of “We chose Kafka")
    assert result.score < 1


def test_what_was_settled_is_answered_by_a_line_that_holds_most_of_its_words() -> None:
    talk = RecentTalk(settled=("We chose SQLite over Postgres, it is one file.",))

    assert quiz(a_sheet(WHOLE), known=Known({}, talk)).missing == ()


def test_what_most_was_said_about_must_stand_in_the_file() -> None:
    said = [an_episode(n, f"The linker is slow, case {n}.") for n in range(1, 5)]

    talk = recent_talk(said)

    assert "linker" in talk.topics
    missing = [one.question for one in quiz(a_sheet(WHOLE), known=Known({}, talk)).missing]
    assert "What is known about “linker”?" in missing
