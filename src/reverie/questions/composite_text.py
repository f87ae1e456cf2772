"""Composite text: what several memories say, said as one."""

from __future__ import annotations

import re

from reverie.domain.intake.text import clipped
from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.merge import COMPOSITE_CHARS, as_assertions
from reverie.domain.rules.whose_words import reads_as_a_rule
from reverie.ports import Mind
from reverie.questions.fate import QUOTED_CHARS, Became, Fate, Looked
from reverie.questions.topic import Judged, Refusal, Topic
from reverie.settings import Settings

PROMPT = "One text of at most 600 characters that says what all of these say; no new numbers."
UNFIT = "it is empty, too long, or says a number or a rule that none of the memories says"
LEAST_CHARS = 12
_NUMBER = re.compile(r"\d+")


def fitting(answer: str, texts: list[str], language: Language = DEFAULT) -> str:
    """An answer, unless it is empty, too long, or holds a number or a rule nobody said."""
    text = " ".join(answer.replace("\x00", "").encode(errors="replace").decode().split())
    said = set(_NUMBER.findall(" ".join(texts)))
    fits = LEAST_CHARS <= len(text) <= COMPOSITE_CHARS and set(_NUMBER.findall(text)) <= said
    return text if fits and not _rules_anew(text, texts, language) else ""


def _rules_anew(text: str, texts: list[str], language: Language) -> bool:
    """Whether a sentence reads as a rule that none of the texts holds."""
    said = " ".join(" ".join(other.split()) for other in texts)
    return any(
        reads_as_a_rule(sentence, language) and sentence.rstrip(".!") not in said
        for sentence in language.sentences.sentences(text)
    )


def _judged(answer: str, texts: list[str], _: Settings, __: Mind) -> Judged:
    quoted = clipped(" ".join(answer.split()), QUOTED_CHARS)
    if fitting(answer, texts):
        return Judged(1, 1, looked=Looked("", (Fate(1, Became.USED, quoted=quoted),)))
    fate = Fate(1, Became.REFUSED, quoted=quoted, why=UNFIT)
    return Judged(0, 1, (Refusal(1, UNFIT),), Looked("", (fate,)))


def _shown(texts: list[str]) -> object:
    return texts


COMPOSITE_TEXT = Topic(
    name="merge",
    shape=list[str],
    prompt=PROMPT,
    shown=_shown,
    judged=_judged,
    by_rules=as_assertions,
)
