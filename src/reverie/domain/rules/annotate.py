"""Annotating: the gloss a night writes beside an episode, by what its words give away."""

from __future__ import annotations

from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.boundary import Boundary
from reverie.domain.values.gloss import Gloss, Said

MOST_SENTENCES = 12
"""Sentences of one text that are retold: the most factual ones."""
MOST_ASKED = 2
"""Questions of the one who spoke before that a text is taken to answer."""
WORTH_ASKING = 0.5
"""The fact score from which questions are made of a sentence."""
_MOST_WORDS = 60
"""Words of a neighbour that are taken over."""


def gloss_of(
    said: Said, before: Said | None, after: Said | None, language: Language = DEFAULT
) -> Gloss:
    """The gloss of one thing said between what came before and after it in its session."""
    speech, dates = language.speech, language.dates
    other = before is not None and before.speaker != said.speaker
    answers = before is not None and other and speech.ends_asking(before.text)
    listener = next(
        (near.speaker for near in (before, after) if near and near.speaker != said.speaker), ""
    )
    told = _telling(said.text, language)
    asked = _asked(before, said.speaker, language) if before and answers else []
    return Gloss(
        fact=language.facts.fact_score(said.text, answers=answers),
        statements=tuple(_stated(sentence, said.speaker, listener, language) for sentence in told),
        questions=(*asked, *_answered(told, said.speaker, listener, language)),
        before=_content(before, language),
        after=_content(after, language),
        dates=" ".join(
            [dates.day_in_words(said.at.date()), *dates.dates_in_words(said.text, said.at)]
        ),
        tells=tuple(sorted(language.facts.kinds_told(said.text))),
        boundary=_parted(before, said, language) if before else None,
        rules=language.rules,
    )


def _parted(before: Said, said: Said, language: Language) -> Boundary | None:
    between = language.boundaries.boundary_between
    return between(before.text, before.at, said.text, said.at, marked=before.marked)


def _stated(sentence: str, speaker: str, listener: str, language: Language) -> str:
    """The sentence in the third person; it names its speaker in any case."""
    told = language.third_person.retold(sentence, speaker, listener)
    return told if not speaker or speaker in told else f"{speaker}: {told}"


def _content(said: Said | None, language: Language) -> str:
    return " ".join(language.words.content_words(said.text)[:_MOST_WORDS]) if said else ""


def _answered(told: list[str], speaker: str, listener: str, language: Language) -> list[str]:
    """The questions that the factual ones among some sentences answer."""
    return [
        question
        for sentence in told
        if language.facts.fact_score(sentence) >= WORTH_ASKING
        for question in language.questions.questions_of(sentence, speaker, listener)
    ]


def _asked(before: Said, listener: str, language: Language) -> list[str]:
    """The last questions of a text, with names: what is said next answers them."""
    retold = language.third_person.retold
    asked = [one for one in _said(before.text, language) if language.speech.ends_asking(one)]
    return [retold(one, before.speaker, listener) for one in asked[-MOST_ASKED:]]


def _telling(text: str, language: Language) -> list[str]:
    """The sentences that tell something, in their order."""
    fact_score = language.facts.fact_score
    told = [one for one in _said(text, language) if not language.speech.ends_asking(one)]
    if len(told) <= MOST_SENTENCES:
        return told
    best = sorted(range(len(told)), key=lambda n: (-fact_score(told[n]), n))[:MOST_SENTENCES]
    return [told[n] for n in sorted(best)]


def _said(text: str, language: Language) -> list[str]:
    return language.sentences.sentences(language.speech.without_photos(text))
