"""Gloss: what a night writes beside an episode so that it is found by what it means."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from reverie.domain.asking import questions_of
from reverie.domain.dating import dates_in_words, day_in_words
from reverie.domain.factual import fact_score, kinds_told
from reverie.domain.retelling import retold
from reverie.domain.sentences import sentences
from reverie.domain.speech import ends_asking, without_photos
from reverie.domain.words import STOP_WORDS, plain_words

MOST_SENTENCES = 12
"""Sentences of one text that are retold: the most factual ones."""
MOST_ASKED = 2
"""Questions of the one who spoke before that a text is taken to answer."""
WORTH_ASKING = 0.5
"""The fact score from which questions are made of a sentence."""
_MOST_WORDS = 60
"""Words of a neighbour that are taken over."""


@dataclass(frozen=True, slots=True)
class Said:
    """One thing said in a session: by whom, when, and the words."""

    speaker: str
    at: datetime
    text: str


@dataclass(frozen=True, slots=True)
class Gloss:
    """How factual a text is, what it says in other words, and what surrounds it."""

    fact: float = 0.0
    statements: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    before: str = ""
    after: str = ""
    dates: str = ""
    tells: frozenset[str] = frozenset()
    """The kinds of answer it may hold, such as `time` or `place`."""


def gloss_of(said: Said, before: Said | None, after: Said | None) -> Gloss:
    """The gloss of one thing said between what came before and after it in its session."""
    answers = before is not None and before.speaker != said.speaker and ends_asking(before.text)
    listener = next((near.speaker for near in (before, after)
                     if near and near.speaker != said.speaker), "")  # fmt: skip
    told = _telling(said.text)
    asked = [retold(one, before.speaker, said.speaker) for one in _asked(before.text)] if (
        before and answers) else []  # fmt: skip
    return Gloss(
        fact=fact_score(said.text, answers=answers),
        statements=tuple(retold(sentence, said.speaker, listener) for sentence in told),
        questions=(*asked, *_answered(told, said.speaker, listener)),
        before=content_words(before.text) if before else "",
        after=content_words(after.text) if after else "",
        dates=" ".join([day_in_words(said.at.date()), *dates_in_words(said.text, said.at)]),
        tells=kinds_told(said.text),
    )


def content_words(text: str) -> str:
    """The words of a text that say something, in order."""
    words = [word for word in plain_words(text) if word not in STOP_WORDS and len(word) > 1]
    return " ".join(words[:_MOST_WORDS])


def _answered(told: list[str], speaker: str, listener: str) -> list[str]:
    """The questions that the factual ones among some sentences answer."""
    return [
        question
        for sentence in told
        if fact_score(sentence) >= WORTH_ASKING
        for question in questions_of(sentence, speaker, listener)
    ]


def _asked(text: str) -> list[str]:
    """The last questions of a text: what is said next answers them."""
    return [one for one in sentences(without_photos(text)) if ends_asking(one)][-MOST_ASKED:]


def _telling(text: str) -> list[str]:
    """The sentences that tell something, in their order."""
    told = [one for one in sentences(without_photos(text)) if not ends_asking(one)]
    if len(told) <= MOST_SENTENCES:
        return told
    best = sorted(range(len(told)), key=lambda n: (-fact_score(told[n]), n))[:MOST_SENTENCES]
    return [told[n] for n in sorted(best)]
