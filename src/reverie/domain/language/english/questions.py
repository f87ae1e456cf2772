"""Questions: those a sentence answers, made from it by template, and what one asks for."""

from __future__ import annotations

import re

from reverie.domain.language.english.words import (
    LEFT_OF_CONTRACTIONS,
    STOP_WORDS,
    content_words,
    plain_words,
    straight,
)
from reverie.domain.language.pattern import pattern
from reverie.domain.language.question_table import MOST_QUESTIONS, QuestionTable

__all__ = [
    "MOST_QUESTIONS",
    "are_joined",
    "in_first_person",
    "kinds_wanted",
    "questions_of",
    "searched_words",
    "template_words",
]

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
    "according mention mentioned mentions say says said describe described tell must might shall "
    "supposed ought"
)
_SKIPPED = STOP_WORDS | LEFT_OF_CONTRACTIONS | frozenset(_ASKED_WITH.split())
_TEMPLATE_WORDS = frozenset({"when", "where", "why", "how", "many", "like", "plan", "feel"})
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
    (
        "reason",
        pattern(
            r"\b(?:why|how come|how could|what (?:made|motivated|inspired|prompted|caused|broke)"
            r"|what (?:was|went) wrong|reason|cause)\b"
        ),
    ),
    ("person", pattern(r"\b(?:who|whom|whose)\b")),
    (
        "decision",
        pattern(
            r"\b(?:which|instead|did we|we us(?:e|ing)|choose|chosen?|decided?|picked?|settled?)\b"
        ),
    ),
    ("likelihood", pattern(r"^(?:would|might|could|is it likely)\b|\b(?:likely|considered)\b")),
)


def _told_of(sentence: str, listener: str) -> str:
    from reverie.domain.language.english.third_person import retold  # a search needs none of it

    return retold(sentence, "", listener)


_TABLE = QuestionTable(
    straight=straight,
    plain_words=plain_words,
    content_words=content_words,
    told_of=_told_of,
    templates=(
        (_TIME, "When did {who} {topic}?"),
        (_PLACE, "Where did {who} {topic}?"),
        (_AMOUNT, "How many {topic} does {who} have?"),
        (_PLANNING, "What does {who} plan to do: {topic}?"),
        (_LIKING, "What does {who} like: {topic}?"),
        (_REASON, "Why does {who} {topic}?"),
        (_FEELING, "How does {who} feel about {topic}?"),
    ),
    otherwise="What did {who} do: {topic}?",
    somebody="they",
    skipped=_SKIPPED,
    asking=_TEMPLATE_WORDS,
    wants=_WANTS,
    joined=r"{one}(?:'s)?(?:,| and| &) (?:\w+ )?{other}",
    own=(r"{name}['`]s\b", "my"),
    self_="I",
)
questions_of = _TABLE.questions_of
searched_words = _TABLE.searched_words
template_words = _TABLE.template_words
kinds_wanted = _TABLE.kinds_wanted
are_joined = _TABLE.are_joined
in_first_person = _TABLE.in_first_person
