"""Asking: the questions a sentence answers, made from it by template."""

from __future__ import annotations

import re

from reverie.domain.language.english.third_person import retold
from reverie.domain.language.english.words import content_words, straight

_I = re.IGNORECASE
_TIME = re.compile(
    r"\b(?:yesterday|today|tomorrow|tonight|last|next|ago|week|weekend|month|year|since|recently|"
    r"just|(?:mon|tues|wednes|thurs|fri|satur|sun)day|[12]\d{3})\b",
    _I,
)
_PLACE = re.compile(
    r"\b(?:in|at|to|from|near|around) (?:the |my |a |our )?(?:[A-Z]\w+|\w+ (?:park|beach|school|"
    r"center|centre|house|city|country|club|shop|store|lake)\b)"
)
_AMOUNT = re.compile(r"\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred)\b", _I)
_LIKING = re.compile(r"\b(?:love|like|enjoy|favou?rite|prefer|hobby|passion|fan)\b", _I)
_PLANNING = re.compile(r"\b(?:plan|planning|going to|hope|want|will|'ll|next|goal|dream)\b", _I)
_REASON = re.compile(r"\b(?:because|since|so that|in order to|reminds?|inspired?|motivated?)\b", _I)
_FEELING = re.compile(
    r"\b(?:feel|felt|feeling|excited|happy|proud|nervous|scared|sad|grateful|"
    r"thankful|relaxed|stressed)\b",
    _I,
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


def _topic(sentence: str) -> str:
    return " ".join(content_words(sentence)[:_MOST_WORDS])
