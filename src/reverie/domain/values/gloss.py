"""Gloss: what a night writes beside an episode so that it is found by what it means."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from reverie.domain.language.english.boundaries import Boundary, boundary_between
from reverie.domain.language.english.dates import dates_in_words, day_in_words
from reverie.domain.language.english.facts import fact_score, kinds_told
from reverie.domain.language.english.questions import questions_of
from reverie.domain.language.english.sentences import sentences
from reverie.domain.language.english.speech import ends_asking, without_photos
from reverie.domain.language.english.third_person import retold
from reverie.domain.language.english.words import content_words

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
    marked: bool = False
    """Whether it is a moment someone tagged."""


@dataclass(frozen=True, slots=True)
class Gloss:
    """How factual a text is, what it says in other words, and what surrounds it."""

    fact: float = 0.0
    statements: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    before: str = ""
    after: str = ""
    dates: str = ""
    tells: tuple[str, ...] = ()
    """The kinds of answer it may hold, such as `time` or `place`."""
    boundary: Boundary | None = None
    """What parts it from what came before in its session."""


def gloss_of(said: Said, before: Said | None, after: Said | None) -> Gloss:
    """The gloss of one thing said between what came before and after it in its session."""
    answers = before is not None and before.speaker != said.speaker and ends_asking(before.text)
    listener = next(
        (near.speaker for near in (before, after) if near and near.speaker != said.speaker), ""
    )
    told = _telling(said.text)
    asked = _asked(before, said.speaker) if before and answers else []
    return Gloss(
        fact=fact_score(said.text, answers=answers),
        statements=tuple(_stated(sentence, said.speaker, listener) for sentence in told),
        questions=(*asked, *_answered(told, said.speaker, listener)),
        before=_content(before),
        after=_content(after),
        dates=" ".join([day_in_words(said.at.date()), *dates_in_words(said.text, said.at)]),
        tells=tuple(sorted(kinds_told(said.text))),
        boundary=_parted(before, said) if before else None,
    )


def _parted(before: Said, said: Said) -> Boundary | None:
    return boundary_between(before.text, before.at, said.text, said.at, marked=before.marked)


def _stated(sentence: str, speaker: str, listener: str) -> str:
    """The sentence in the third person; it names its speaker in any case."""
    told = retold(sentence, speaker, listener)
    return told if not speaker or speaker in told else f"{speaker}: {told}"


def _content(said: Said | None) -> str:
    return " ".join(content_words(said.text)[:_MOST_WORDS]) if said else ""


def _answered(told: list[str], speaker: str, listener: str) -> list[str]:
    """The questions that the factual ones among some sentences answer."""
    return [
        question
        for sentence in told
        if fact_score(sentence) >= WORTH_ASKING
        for question in questions_of(sentence, speaker, listener)
    ]


def _asked(before: Said, listener: str) -> list[str]:
    """The last questions of a text, with names: what is said next answers them."""
    asked = [one for one in sentences(without_photos(before.text)) if ends_asking(one)]
    return [retold(one, before.speaker, listener) for one in asked[-MOST_ASKED:]]


def _telling(text: str) -> list[str]:
    """The sentences that tell something, in their order."""
    told = [one for one in sentences(without_photos(text)) if not ends_asking(one)]
    if len(told) <= MOST_SENTENCES:
        return told
    best = sorted(range(len(told)), key=lambda n: (-fact_score(told[n]), n))[:MOST_SENTENCES]
    return [told[n] for n in sorted(best)]
