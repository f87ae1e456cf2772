"""Thinking: each question is asked once, and its answer written down before it is used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reverie.domain.thought import Answer, Question, Thought
from reverie.errors import AnswersPending, Unknown
from reverie.ports import Store, Thinker


def ask(store: Store, thinker: Thinker, night: int, questions: Sequence[Question]) -> list[str]:
    """The answers, from what was recorded or from the thinker; rests the night if some are owed."""
    known = dict(store.thoughts({question.id for question in questions}))
    free: list[Thought] = []
    for question in questions:
        if question.id not in known:
            thought = known[question.id] = _thought(question, night, thinker)
            if thought.answer and thought.answer.cost_micros:
                store.keep_thoughts([thought])  # paid for, so written down at once
            else:
                free.append(thought)
    store.keep_thoughts(free)
    answers = [known[question.id].answer for question in questions]
    owed = sum(answer is None for answer in answers)
    if owed:
        raise AnswersPending(f"{owed} of {len(answers)} answers are still owed by {thinker.name}")
    return [answer.text for answer in answers if answer is not None]


def take_answers(store: Store, answers: Mapping[str, Answer]) -> int:
    """Write down answers that came late; returns how many questions are still open."""
    pending = {thought.id: thought for thought in store.thoughts_pending()}
    for id in answers:
        if id not in pending:
            raise Unknown(f"no open question has the id {id}; see `reverie night` for those open")
    store.keep_thoughts([_answered(pending[id], answer) for id, answer in answers.items()])
    return len(pending) - len(answers)


def _thought(question: Question, night: int, thinker: Thinker) -> Thought:
    return Thought(
        question.id, night, question.topic, question.text, thinker.name, thinker.answer(question)
    )


def _answered(thought: Thought, answer: Answer) -> Thought:
    return Thought(
        thought.id, thought.night, thought.topic, thought.question, thought.thinker, answer
    )
