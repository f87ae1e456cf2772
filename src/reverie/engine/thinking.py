"""Thinking: each question is asked once, and its answer written down before it is used."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from reverie.domain.intake.secrets import masked
from reverie.domain.intake.secrets.json_strings import with_texts
from reverie.domain.values.thought import Answer, Question, Thought
from reverie.errors import AnswersPending, Unknown
from reverie.ports import Store, Thinker


def ask(
    store: Store,
    thinker: Thinker,
    night: int,
    questions: Sequence[Question],
    *,
    mask: Callable[[str], str] = masked,
) -> list[str]:
    """The answers, from what was recorded or from the thinker; rests the night if some are owed."""
    ids = [question.id_for(thinker.name) for question in questions]
    known = dict(store.thoughts.among(set(ids)))
    free: list[Thought] = []
    for id, question in zip(ids, questions, strict=True):
        if id not in known:
            answer = _writable(thinker.answer(question), mask)
            owed = "" if answer else question.text  # answered words need not be kept twice
            known[id] = Thought(id, night, question.topic, owed, thinker.name, answer)
            if answer and answer.cost_micros:
                store.keep_thoughts([known[id]])  # paid for, so written down at once
            else:
                free.append(known[id])
    store.keep_thoughts(free)
    answers = [known[id].answer for id in ids]
    if missing := sum(answer is None for answer in answers):
        raise AnswersPending(f"{missing} of {len(answers)} answers are owed by {thinker.name}")
    return [answer.text for answer in answers if answer is not None]


def take_answers(
    store: Store, answers: Mapping[str, Answer], *, mask: Callable[[str], str] = masked
) -> int:
    """Write down answers that came late; returns how many questions are still open."""
    pending = {thought.id: thought for thought in store.thoughts.pending()}
    for id in answers:
        if id not in pending:
            raise Unknown(f"no open question has the id {id}; it may have been answered already")
    store.keep_thoughts(
        [replace(pending[id], question="", answer=_writable(a, mask)) for id, a in answers.items()]
    )
    return len(pending) - len(answers)


def _writable(answer: Answer | None, mask: Callable[[str], str]) -> Answer | None:
    """The answer without secrets and what no file can hold: it comes from outside."""
    if answer is None:
        return None
    text = answer.text.encode(errors="replace").decode().replace("\x00", "")
    return replace(answer, text=with_texts(text, mask))
