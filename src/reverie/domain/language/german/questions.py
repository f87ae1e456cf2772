"""Questions: those a German sentence answers, made from it by template, and what one asks for."""

from __future__ import annotations

import re

from reverie.domain.language.german.words import STOP_WORDS, content_words, plain_words, straight
from reverie.domain.language.pattern import pattern
from reverie.domain.language.question_table import QuestionTable

_I = re.IGNORECASE
_TIME = (
    r"\b(?:gestern|heute|morgen|letzte\w*|nächste\w*|woche\w*|monat\w*|jahr\w*|seit|kürzlich|"
    r"(?:mon|diens|donners|frei|sams|sonn)tag\w*|mittwoch\w*|[12]\d{3})\b"
)
_TEMPLATES = (
    (pattern(_TIME, _I), "Wann bei {who}: {topic}?"),
    (
        pattern(r"\b(?:in|im|auf|unter|bei|aus|nach) (?:\w+ )?(?-i:[A-ZÄÖÜ/`])", _I),
        "Wo bei {who}: {topic}?",
    ),
    (pattern(r"\b(?:\d+|zwei|drei|vier|fünf|sechs|zehn)\b", _I), "Wie viele bei {who}: {topic}?"),
    (pattern(r"\b(?:weil|damit|wegen|denn|ursache|grund)\b", _I), "Warum bei {who}: {topic}?"),
)
_WANTS = (
    ("time", pattern(r"\b(?:wann|seit wann|wie (?:lange|oft)|welche[rsmn]? (?:tag|monat|jahr))\b")),
    ("place", pattern(r"\b(?:wo|wohin|woher|welche[rsmn]? (?:stadt|land|ort|ordner))\b")),
    ("number", pattern(r"\bwie (?:viele?|oft|alt|gross|hoch)\b")),
    ("reason", pattern(r"\b(?:warum|wieso|weshalb|wozu|grund|ursache)\b")),
    ("person", pattern(r"\b(?:wer|wem|wen|wessen)\b")),
    (
        "decision",
        pattern(
            r"\b(?:welche[rsmn]?|statt(?:dessen)?|(?:haben|nutzen|benutzen) wir|gewählt|"
            r"entschieden|genommen)\b"
        ),
    ),
    ("likelihood", pattern(r"^(?:würde|könnte|ist es wahrscheinlich)\b|\bwahrscheinlich\b")),
)
_ASKED_WITH = "wieso weshalb wozu wem wen wessen wohin woher viel viele lange oft art sagte heisst"
_SKIPPED = STOP_WORDS | frozenset(_ASKED_WITH.split())
_TEMPLATE_WORDS = frozenset({"wann", "wo", "wie", "viele", "warum"})


def _told_of(sentence: str, listener: str) -> str:
    return sentence


_TABLE = QuestionTable(
    straight=straight,
    plain_words=plain_words,
    content_words=content_words,
    told_of=_told_of,
    templates=_TEMPLATES,
    otherwise="Was bei {who}: {topic}?",
    somebody="ihnen",
    skipped=_SKIPPED,
    asking=_TEMPLATE_WORDS,
    wants=_WANTS,
    joined=r"{one}(?:,| und| &) (?:\w+ )?{other}",
    own=(r"{name}s\b", "mein"),
    self_="ich",
)
questions_of = _TABLE.questions_of
searched_words = _TABLE.searched_words
template_words = _TABLE.template_words
kinds_wanted = _TABLE.kinds_wanted
are_joined = _TABLE.are_joined
in_first_person = _TABLE.in_first_person
