"""Each question is asked once, and its answer is written down before it is used."""

from __future__ import annotations

import pytest

from reverie.domain.values.thought import Answer, Question
from reverie.engine.thinking import ask, take_answers
from reverie.errors import AnswersPending, Unknown
from reverie.stores.ram.store import InRamStore
from reverie.testing import ScriptedThinker

HOW = Question("word", "How?")
WHY = Question("word", "Why?")
WHAT = Question("second look", "What?")


class Failing:
    """A paid thinker that fails at its second question."""

    name = "failing"

    def __init__(self) -> None:
        self.asked = 0

    def answer(self, question: Question) -> Answer:
        self.asked += 1
        if self.asked > 1:
            raise TimeoutError
        return Answer("dear", 100)


def test_answers_come_in_the_order_of_the_questions() -> None:
    thinker = ScriptedThinker({"word": "so", "second look": "that"})

    assert ask(InRamStore(), thinker, 1, [HOW, WHAT, WHY]) == ["so", "that", "so"]


def test_no_questions_have_no_answers() -> None:
    assert ask(InRamStore(), ScriptedThinker(), 1, []) == []


def test_a_thought_is_kept_with_its_night_its_thinker_and_its_cost() -> None:
    store = InRamStore()

    ask(store, ScriptedThinker(otherwise="so", cost_micros=5), 3, [HOW])

    id = HOW.id_for("scripted")
    thought = store.thoughts.among([id])[id]
    assert (thought.night, thought.thinker, thought.answer) == (3, "scripted", Answer("so", 5))
    assert thought.topic == "word"


@pytest.mark.parametrize("cost", [0, 5])
def test_a_question_is_asked_once_in_a_life(cost: int) -> None:
    store, thinker = InRamStore(), ScriptedThinker(otherwise="so", cost_micros=cost)

    assert ask(store, thinker, 1, [HOW, HOW]) == ["so", "so"]
    assert ask(store, thinker, 2, [WHY, HOW]) == ["so", "so"]

    assert thinker.asked == [HOW, WHY]


def test_the_answer_of_one_thinker_is_not_taken_for_that_of_another() -> None:
    store, other = InRamStore(), ScriptedThinker(otherwise="otherwise")
    other.name = "other"

    assert ask(store, ScriptedThinker(otherwise="so"), 1, [HOW]) == ["so"]
    assert ask(store, other, 1, [HOW]) == ["otherwise"]


def test_the_same_words_on_another_topic_are_another_question() -> None:
    assert HOW.id_for("rules") == Question("word", "How?").id_for("rules")
    assert len({HOW.id_for("rules"), HOW.id_for("model"), WHY.id_for("rules")}) == 3
    assert Question("a", "How?").id_for("rules") != Question("b", "How?").id_for("rules")


def test_a_paid_answer_is_kept_even_if_the_next_question_fails() -> None:
    store, thinker = InRamStore(), Failing()

    assert ask(store, thinker, 1, [HOW, WHY]) == ["dear", ""]
    assert ask(store, thinker, 1, [HOW]) == ["dear"]
    assert thinker.asked == 2


def test_a_thinker_that_answers_later_leaves_all_its_questions_open() -> None:
    store, thinker = InRamStore(), ScriptedThinker({"second look": "that"}, otherwise=None)

    with pytest.raises(AnswersPending, match="2 of 3 answers are owed by scripted"):
        ask(store, thinker, 1, [HOW, WHAT, WHY])

    assert [thought.question for thought in store.thoughts.pending()] == ["How?", "Why?"]
    assert thinker.asked == [HOW, WHAT, WHY]


def test_an_open_question_is_not_asked_again() -> None:
    store, thinker = InRamStore(), ScriptedThinker(otherwise=None)
    for _ in range(2):
        with pytest.raises(AnswersPending):
            ask(store, thinker, 1, [HOW])

    assert thinker.asked == [HOW]


def test_answers_that_come_late_are_taken_and_the_open_ones_counted() -> None:
    store, thinker = InRamStore(), ScriptedThinker(otherwise=None)
    with pytest.raises(AnswersPending):
        ask(store, thinker, 1, [HOW, WHY])
    how, why = (question.id_for("scripted") for question in (HOW, WHY))

    assert take_answers(store, {how: Answer("so", 2)}) == 1
    with pytest.raises(AnswersPending, match="1 of 2"):
        ask(store, thinker, 1, [HOW, WHY])
    assert take_answers(store, {why: Answer("therefore")}) == 0

    assert ask(store, thinker, 1, [HOW, WHY]) == ["so", "therefore"]


def test_an_answer_to_no_open_question_is_refused_and_none_of_its_batch_taken() -> None:
    store, thinker = InRamStore(), ScriptedThinker(otherwise=None)
    with pytest.raises(AnswersPending):
        ask(store, thinker, 1, [HOW])
    how = HOW.id_for("scripted")

    with pytest.raises(Unknown, match="no open question has the id nothing"):
        take_answers(store, {how: Answer("so"), "nothing": Answer("?")})

    assert [thought.id for thought in store.thoughts.pending()] == [how]


def test_an_answer_once_given_cannot_be_given_again() -> None:
    store, thinker = InRamStore(), ScriptedThinker(otherwise=None)
    with pytest.raises(AnswersPending):
        ask(store, thinker, 1, [HOW])
    how = HOW.id_for("scripted")
    take_answers(store, {how: Answer("so")})

    with pytest.raises(Unknown, match="it may have been answered already"):
        take_answers(store, {how: Answer("otherwise")})


def test_a_secret_in_an_answer_is_masked_before_it_is_written_down() -> None:
    store, thinker = InRamStore(), ScriptedThinker(otherwise='[{"text": "token=abc123def"}]')

    assert ask(store, thinker, 1, [HOW]) == ['[{"text": "token=[secret]"}]']


def test_a_secret_in_an_answer_that_comes_late_is_masked_too() -> None:
    store = InRamStore()
    with pytest.raises(AnswersPending):
        ask(store, ScriptedThinker(otherwise=None), 1, [HOW])
    (pending,) = store.thoughts.pending()

    take_answers(store, {pending.id: Answer("password: hunter2-x")})

    assert store.thoughts.among([pending.id])[pending.id].answer == Answer("password: [secret]")
