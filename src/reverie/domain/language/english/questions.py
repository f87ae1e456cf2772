"""Questions: those a sentence answers, made from it by template, and what one asks for."""

from __future__ import annotations

import re
from collections.abc import Collection

from reverie.domain.language.english.third_person import retold
from reverie.domain.language.english.words import (
    LEFT_OF_CONTRACTIONS,
    STOP_WORDS,
    content_words,
    plain_words,
    straight,
)
from reverie.domain.language.pattern import pattern

_I = re.IGNORECASE
_TIME = pattern(
    r"\b(?:yesterday|today|tomorrow|tonight|last|next|ago|week|weekend|month|year|since|recently|"
    r"just|(?:mon|tues|wednes|thurs|fri|satur|sun)day|[12]\d{3})\b",
    _I,
)
_PLACE = pattern(
    r"\b(?:in|at|to|from|near|around) (?:the |my |a |our )?(?:[A-Z]\w+|\w+ (?:park|beach|school|"
    r"center|centre|house|city|country|club|shop|store|lake)\b)"
)
_AMOUNT = pattern(r"\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred)\b", _I)
_LIKING = pattern(r"\b(?:love|like|enjoy|favou?rite|prefer|hobby|passion|fan)\b", _I)
_PLANNING = pattern(r"\b(?:plan|planning|going to|hope|want|will|'ll|next|goal|dream)\b", _I)
_REASON = pattern(r"\b(?:because|since|so that|in order to|reminds?|inspired?|motivated?)\b", _I)
_FEELING = pattern(
    r"\b(?:feel|felt|feeling|excited|happy|proud|nervous|scared|sad|grateful|"
    r"thankful|relaxed|stressed)\b",
    _I,
)
_ASKED_WITH = (
    "what when where who whom which why how many much kind type sort long often whose whats "
    "according mention mentioned mentions say says said describe described tell"
)
_SKIPPED = STOP_WORDS | LEFT_OF_CONTRACTIONS | frozenset(_ASKED_WITH.split())
_TEMPLATE_WORDS = frozenset({"when", "where", "why", "how", "many", "like", "plan", "feel"})
"""What the questions written at night begin with."""
_WANTS: tuple[tuple[str, re.Pattern[str]], ...] = (
    (
        "time",
        pattern(
            r"\b(?:when|what (?:date|day|month|year|time)|which (?:date|day|month|year)"
            r"|how (?:long|often|recently)|how many (?:days|weeks|months|years))\b"
        ),
    ),
    ("place", pattern(r"\b(?:where|(?:what|which) (?:city|country|place|state|town))\b")),
    ("number", pattern(r"\bhow (?:many|much|often|old)\b")),
    ("reason", pattern(r"\b(?:why|what (?:made|motivated|inspired|prompted)|reason)\b")),
    ("person", pattern(r"\b(?:who|whom|whose)\b")),
    ("likelihood", pattern(r"^(?:would|might|could|is it likely)\b|\b(?:likely|considered)\b")),
)
MOST_QUESTIONS = 3
_MOST_WORDS = 14


def questions_of(sentence: str, speaker: str, listener: str = "") -> list[str]:
    """One to three questions the sentence answers; none when it says nothing."""
    said = straight(sentence)
    topic = _topic(retold(said, "", listener))
    if not topic:
        return []
    who = speaker or "they"
    asked = [
        form.format(who=who, topic=topic)
        for cue, form in (
            (_TIME, "When did {who} {topic}?"),
            (_PLACE, "Where did {who} {topic}?"),
            (_AMOUNT, "How many {topic} does {who} have?"),
            (_PLANNING, "What does {who} plan to do: {topic}?"),
            (_LIKING, "What does {who} like: {topic}?"),
            (_REASON, "Why does {who} {topic}?"),
            (_FEELING, "How does {who} feel about {topic}?"),
        )
        if cue.search(said)
    ]
    return (asked or [f"What did {who} do: {topic}?"])[:MOST_QUESTIONS]


def searched_words(question: str) -> list[str]:
    """The words of a question worth searching for, each once; all of them when none is."""
    words = list(dict.fromkeys(plain_words(straight(question))))
    return [word for word in words if word not in _SKIPPED] or words


def template_words(question: str) -> list[str]:
    """The words of a question that tell what kind of answer it wants."""
    return [word for word in plain_words(question) if word in _TEMPLATE_WORDS]


def kinds_wanted(question: str) -> frozenset[str]:
    """The kinds of answer a question wants."""
    asked = question.casefold()
    return frozenset(want for want, cue in _WANTS if cue.search(asked))


def are_joined(question: str, one: str, other: str) -> bool:
    """Whether a question names two people as one subject; each is given as a pattern."""
    return bool(re.search(rf"{one}(?:'s)?(?:,| and| &) (?:\w+ )?{other}", question, _I))


def in_first_person(question: str, people: Collection[str]) -> str:
    """The question as the people asked about would put it; each is given as a pattern."""
    for name in people:
        question = re.sub(rf"{name}['`]s\b", "my", question, flags=_I)
        question = re.sub(name, "I", question, flags=_I)
    return " ".join(question.split())


def _topic(sentence: str) -> str:
    return " ".join(content_words(sentence)[:_MOST_WORDS])
