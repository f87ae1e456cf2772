"""Thinking: each question is asked once, and its answer written down before it is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from reverie.domain.intake.secrets import masked
from reverie.domain.intake.secrets.json_strings import with_texts
from reverie.domain.values.session import RULES
from reverie.domain.values.thought import Answer, Question, Thought
from reverie.engine.governing import Governor
from reverie.errors import AnswersPending, Unknown, ends_all, place_of
from reverie.ports import Store, Thinker

Asked = Thinker | Governor
"""Whoever may be asked: one who answers for nothing, or a model under its governor."""


def _unheard(_: str) -> None:
    """Nobody is told."""


def ask(
    store: Store,
    thinker: Asked,
    night: int,
    questions: Sequence[Question],
    *,
    mask: Callable[[str], str] = masked,
    tell: Callable[[str], object] = _unheard,
) -> list[str]:
    """The answers, from what was recorded or from the thinker; rests the night if some are owed.

    Where a model could not be asked, or in vain, the answer is empty and `tell` hears why.
    """
    ids = [question.id_for(thinker.name) for question in questions]
    known = dict(store.thoughts.among(set(ids)))
    new = {id: it for id, it in zip(ids, questions, strict=True) if id not in known}
    if isinstance(thinker, Governor):
        known |= _governed(store, thinker, night, list(new.values()), mask, tell)
        return [_text(known.get(id)) for id in ids]
    free: list[Thought] = []
    for id, question in new.items():
        try:
            answer = writable(thinker.answer(question), mask)
        except Exception as error:
            if thinker.name == RULES or ends_all(error):
                raise  # of what the rules fail on the one thing is found
            tell(f"{thinker.name} failed: {question.topic} ({place_of(error)})")
            known[id] = _thought(id, night, question, thinker.name, Answer(""))
            continue
        known[id] = _thought(id, night, question, thinker.name, answer)
        if answer and answer.cost_micros:
            store.keep_thoughts([known[id]])  # paid for, so written down at once
        else:
            free.append(known[id])
    store.keep_thoughts(free)
    answers = [known[id].answer for id in ids]
    if missing := sum(answer is None for answer in answers):
        raise AnswersPending(f"{missing} of {len(answers)} answers are owed by {thinker.name}")
    return [answer.text for answer in answers if answer is not None]


def known_answers(store: Store, thinker: Asked, questions: Sequence[Question]) -> list[str]:
    """The answers that were recorded or that the rules give; nothing is asked or written down."""
    ids = [question.id_for(thinker.name) for question in questions]
    known = store.thoughts.among(set(ids))
    free = thinker if thinker.name == RULES and not isinstance(thinker, Governor) else None
    return [
        _text(known[id]) if id in known else _said(free.answer(question) if free else None)
        for id, question in zip(ids, questions, strict=True)
    ]


def _said(answer: Answer | None) -> str:
    return answer.text if answer else ""


def _governed(
    store: Store,
    governor: Governor,
    night: int,
    questions: Sequence[Question],
    mask: Callable[[str], str],
    tell: Callable[[str], object],
) -> dict[str, Thought]:
    """What a model answered, written down batch by batch; what it was not asked is not."""
    found: dict[str, Thought] = {}
    reasons: Counter[str] = Counter()
    for batch in governor.think(store, night, questions, mask=mask):
        thoughts: dict[str, Thought] = {}
        for question, said in batch:
            if answer := writable(said.answer, mask):
                id = question.id_for(governor.name)
                thoughts[id] = _thought(id, night, question, governor.name, answer)
            if said.why:
                did = "answered in vain" if said.answer else "was not asked"
                reasons[f"{governor.name} {did}: {question.topic}, {said.why}"] += 1
        store.keep_thoughts(list(thoughts.values()))
        found |= thoughts
    for reason, times in reasons.items():
        tell(reason if times == 1 else f"{reason} ({times} times)")
    return found


def _thought(
    id: str, night: int, question: Question, thinker: str, answer: Answer | None
) -> Thought:
    owed = "" if answer else question.text  # answered words need not be kept twice
    return Thought(id, night, question.topic, owed, thinker, answer)


def _text(thought: Thought | None) -> str:
    return _said(thought.answer) if thought else ""


def take_answers(
    store: Store, answers: Mapping[str, Answer], *, mask: Callable[[str], str] = masked
) -> int:
    """Write down answers that came late; returns how many questions are still open."""
    pending = {thought.id: thought for thought in store.thoughts.pending()}
    for id in answers:
        if id not in pending:
            raise Unknown(f"no open question has the id {id}; it may have been answered already")
    store.keep_thoughts(
        [replace(pending[id], question="", answer=writable(a, mask)) for id, a in answers.items()]
    )
    return len(pending) - len(answers)


def writable(answer: Answer | None, mask: Callable[[str], str]) -> Answer | None:
    """The answer without secrets and what no file can hold: it comes from outside."""
    if answer is None:
        return None
    text = answer.text.encode(errors="replace").decode().replace("\x00", "")
    return replace(answer, text=with_texts(text, mask))
