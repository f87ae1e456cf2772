"""Conflict: two memories that cannot both stand, and which of them gives way."""

from __future__ import annotations

import hashlib
import re
from enum import StrEnum

from reverie.domain.language.english.choices import choice_in
from reverie.domain.language.english.sentences import sentences
from reverie.domain.language.english.words import (
    STOP_WORDS,
    plain_words,
    stem_of,
    straight,
    topic_words,
)
from reverie.domain.values.memory import Author, Kind, Memory

ASSERTIVE = frozenset(
    {Kind.CONSTRAINT, Kind.DECISION, Kind.INSIGHT, Kind.FACT, Kind.COMPOSITE, Kind.RELATIONSHIP}
)
_NOT = re.compile(r"\b(?:never|not|no longer|cannot|avoid)\b|n't\b", re.IGNORECASE)
_MEASURE = re.compile(
    r"(?:\b(?:is|are|was|takes?|to|of|costs?|needs?|port|limit|timeout|budget|every|than)\s+"
    r"|[=:]\s*)(\d[\d.,:]*\b)"
    r"|(\d[\d.,:]*)\s*(?:%|ms|s|sec\w*|min\w*|hours?|days?|[kmg]i?b|bytes|tokens|lines|users)\b",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"\d[\d.,:]*\b")
_LED = re.compile(r"^it turns out (?:that )?", re.IGNORECASE)
_IT = re.compile(
    r"^(?:it|this|that|these|those|they|he|she|here|there)\b|\b(?:it|this|that|them)[.!?]*$",
    re.IGNORECASE,
)
_UNSAID = frozenset(
    re.findall(
        r"\w+",
        (
            "a an the is are was were be do does did don doesn didn isn aren wasn can cannot t it "
            "that never not no longer avoid always must should will please"
        ),
    )
)
"""Words that do not tell what is denied."""


class Verdict(StrEnum):
    """What becomes of two memories that contradict each other."""

    NEWER_WINS = "newer wins"
    TIE = "tie"
    """A person must say which holds."""


def verdict_on(newer: Memory, older: Memory) -> Verdict | None:
    """How a contradiction between two memories is settled; none if there is none."""
    if not {newer.kind, older.kind} <= ASSERTIVE or not _contradicts(newer, older):
        return None
    by_hand = older.wording.by is Author.PERSON
    is_rule = Kind.CONSTRAINT in (newer.kind, older.kind)
    if newer.session == older.session or by_hand or is_rule:
        return Verdict.TIE
    return Verdict.NEWER_WINS


def _contradicts(newer: Memory, older: Memory) -> bool:
    """A composite gives way when one of its sentences does."""
    said = sentences(older.text) if older.kind is Kind.COMPOSITE else [older.text]
    return any(contradict(newer.text, one) for one in said)


def contradict(one: str, other: str) -> bool:
    """Whether two texts cannot both be true, by their words alone."""
    return _turned_round(one, other) or _denied(one, other) or _other_number(one, other)


def subject_of(text: str) -> str:
    """A short name of what a text is about, the same for any two that contradict each other."""
    choice = choice_in(text)
    words = _head(choice.taken) | _head(choice.left)
    if not (choice.taken and choice.left):
        words = frozenset(word for word in _telling(text) if not word[0].isdigit())
    if not words:
        return ""
    return hashlib.sha256(" ".join(sorted(words)).encode()).hexdigest()[:16]


def _turned_round(one: str, other: str) -> bool:
    """One takes what the other left, and leaves what it took, for the same thing."""
    first, second = choice_in(one), choice_in(other)
    if not (first.left and second.left):
        return False
    here, there = topic_words(first.scope), topic_words(second.scope)
    if here and there and not here & there:
        return False
    back = topic_words(first.left) & topic_words(second.taken)
    again = topic_words(first.taken) & topic_words(second.left)
    return bool(back) and bool(again)


def _denied(one: str, other: str) -> bool:
    """The same words, once with and once without a no."""
    if bool(_NOT.search(straight(one))) == bool(_NOT.search(straight(other))):
        return False
    return _telling(one) == _telling(other) != frozenset() and not _is_of_something(one, other)


def _other_number(one: str, other: str) -> bool:
    """The same words with another measure."""
    first, second = _measures(one), _measures(other)
    if not first or not second or first & second or _is_of_something(one, other):
        return False
    if _numbers(one) - first != _numbers(other) - second:
        return False  # two things that are named by number
    words = [
        frozenset(word for word in _telling(text) if not word[0].isdigit()) for text in (one, other)
    ]
    return len(words[0]) >= 2 and words[0] == words[1]


def _is_of_something(one: str, other: str) -> bool:
    """Whether one of two texts speaks of an it, which may be another thing each time."""
    return any(_IT.search(_LED.sub("", text)) for text in (one, other))


def _numbers(text: str) -> set[str]:
    return set(_NUMBER.findall(text))


def _head(phrase: str) -> frozenset[str]:
    """The first telling word of a phrase: what it names."""
    telling = (word for word in plain_words(phrase) if word not in STOP_WORDS)
    return frozenset(stem_of(word) for word in [next(telling, "")] if word)


def _measures(text: str) -> set[str]:
    return {before or after for before, after in _MEASURE.findall(text)}


def _telling(text: str) -> frozenset[str]:
    return frozenset(stem_of(word) for word in plain_words(straight(text)) if word not in _UNSAID)
