"""Examining: a successor is given the memory file alone and asked what the mind knows."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.domain.language import Language, language_named
from reverie.domain.rules.coherence import Examined, Expected, agreement
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind, Memory
from reverie.domain.values.source import episode_number
from reverie.domain.views.quiz import UNFADING
from reverie.engine.governing import Governor
from reverie.engine.thinking import ask
from reverie.errors import Refused, ThinkerFailed
from reverie.ports import Mind, Store, Thinker
from reverie.questions.successor import SUCCESSOR, SuccessorTold, answers_of
from reverie.settings import Settings

MOST_DECISIONS = 20
BY_DAY = 0
"""The night of what is asked by day."""


def examine(
    store: Store, thinker: Thinker | Governor, file: str, next_wish: str, settings: Settings
) -> list[Examined]:
    """What a successor says of each decision and of what comes next, scored against the mind."""
    language = language_named(settings.record.language)
    expected = list(_expected(store, file, next_wish, language))
    if not expected:
        raise Refused("the file tells no decision whose reason the mind knows; sleep on one first")
    told = SuccessorTold(file, tuple(one.question for one in expected))
    reasons: list[str] = []
    (answer,) = ask(store, thinker, BY_DAY, [SUCCESSOR.question(told)], tell=reasons.append)
    said = answers_of(answer, told)
    if said is None:
        raise ThinkerFailed("; ".join(reasons) or f"{thinker.name} gave no answer to use")
    return [
        Examined(one, text, agreement(text, one.known, language))
        for one, text in zip(expected, said, strict=True)
    ]


def _expected(mind: Mind, file: str, next_wish: str, language: Language) -> Iterator[Expected]:
    """A question for each decision of the file whose reason is known, and what comes next."""
    for memory in mind.memories.of([Kind.DECISION], limit=MOST_DECISIONS):
        known = _reasons(mind, memory, language)
        if memory.ending is None and memory.name in file and known:
            yield Expected(memory.name, f"Why “{memory.text}”?", known)
    waiting = [m.text for m in mind.memories.of(UNFADING, limit=5) if m.ending is None]
    wishes = tuple(filter(None, [next_wish, *waiting]))
    if wishes:
        yield Expected("", "What will the user want next?", wishes)


def _reasons(mind: Mind, memory: Memory, language: Language) -> tuple[str, ...]:
    """Why something was decided, as it was put, or as a person said it."""
    choice = language.choices.choice_in(memory.text)
    said = (mind.episodes.get(n) for n in map(episode_number, memory.sources) if n)
    whys = [language.choices.choice_in(e.text).why for e in said if e and e.voice is Voice.PERSON]
    return tuple(filter(None, [choice.why, memory.wording.texture.path, *whys]))
