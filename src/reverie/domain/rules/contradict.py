"""Conflict: two memories that cannot both stand, and which of them gives way."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import StrEnum

from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.supersession import supersedes
from reverie.domain.values.memory import Author, Kind, Memory

ASSERTIVE = frozenset(
    {Kind.CONSTRAINT, Kind.DECISION, Kind.INSIGHT, Kind.FACT, Kind.COMPOSITE, Kind.RELATIONSHIP}
)
TAKEN_BACK = 4
"""Telling words that one which takes something back shares with it at least."""
_NUMBER = re.compile(r"\d[\d.,:]*\b")
Rule = Callable[[str, str, Language], bool]
"""Whether a newer text, the first, and an older one cannot both stand."""


class Verdict(StrEnum):
    """What becomes of two memories that contradict each other."""

    NEWER_WINS = "newer wins"
    TIE = "tie"
    """A person must say which holds."""


def verdict_on(
    newer: Memory, older: Memory, language: Language = DEFAULT, *, by_person: bool = False
) -> Verdict | None:
    """How a contradiction between two memories is settled; none if there is none.

    `by_person`: whether the newer one is a person's own words, which may say what holds instead.
    """
    if not {newer.kind, older.kind} <= ASSERTIVE:
        return None
    replaces = by_person and _any_of(older, language, newer, supersedes)
    if not replaces and not _any_of(older, language, newer, contradict, puts_right):
        return None
    by_hand = older.wording.by is Author.PERSON
    is_rule = older.kind is Kind.CONSTRAINT or (newer.kind is Kind.CONSTRAINT and not replaces)
    takes_back = replaces or language.retention.takes_back(newer.text)
    if by_hand or is_rule or not _is_said_later(newer, older, takes_back=takes_back):
        return Verdict.TIE
    return Verdict.NEWER_WINS


def _is_said_later(newer: Memory, older: Memory, *, takes_back: bool) -> bool:
    """Whether one is of a later session, or takes back what was told before in the same one."""
    return newer.session > older.session or (takes_back and newer.number > older.number)


def _any_of(older: Memory, language: Language, newer: Memory, *rules: Rule) -> bool:
    """Whether a rule holds of an older memory; a composite gives way when a sentence of it does."""
    is_composite = older.kind is Kind.COMPOSITE
    said = language.sentences.sentences(older.text) if is_composite else [older.text]
    return any(rule(newer.text, one, language) for one in said for rule in rules)


def contradict(one: str, other: str, language: Language = DEFAULT) -> bool:
    """Whether two texts cannot both be true, by their words alone."""
    return any(rule(one, other, language) for rule in (_turned_round, _denied, _other_number))


def puts_right(newer: str, older: str, language: Language = DEFAULT) -> bool:
    """Whether a text says what is right instead of an older one about the same thing.

    Its words say that it corrects, it shares half of what the older one is about, and it gives
    another measure or names all of what the older one said as what it is not; what the older one
    left as well, it does not put right. One that takes back
    in so many words what was noted or chosen shares a third.
    """
    takes_back = language.retention.takes_back(newer)
    if not takes_back and not language.retention.corrects(newer):
        return False
    if language.succession.is_unsettled(newer):
        return False
    now, before = (_unnumbered(language.words.telling_words(text)) for text in (newer, older))
    shared = now & before
    if takes_back and 3 * len(shared) >= len(before) and len(shared) >= TAKEN_BACK:
        return True
    if len(shared) < 2 or 2 * len(shared) < len(before):
        return False
    first, second = (language.claims.measures(text) for text in (newer, older))
    topics, choice_in = language.words.topic_words, language.choices.choice_in
    left = topics(choice_in(newer).left)
    is_measured = bool(second and first - second)
    return is_measured or (bool(left) and left <= topics(older) - topics(choice_in(older).left))


def subject_of(text: str, language: Language = DEFAULT) -> str:
    """A short name of what a text is about, the same for any two that contradict each other."""
    choice = language.choices.choice_in(text)
    words = _head(choice.taken, language) | _head(choice.left, language)
    if not (choice.taken and choice.left):
        words = _unnumbered(language.claims.claimed_words(text))
    if not words:
        return ""
    import hashlib

    return hashlib.sha256(" ".join(sorted(words)).encode()).hexdigest()[:16]


def _turned_round(one: str, other: str, language: Language) -> bool:
    """One takes what the other left, and leaves what it took, for the same thing."""
    first, second = (language.choices.choice_in(text) for text in (one, other))
    if not (first.left and second.left):
        return False
    topics = language.words.topic_words
    here, there = topics(first.scope), topics(second.scope)
    if here and there and not here & there:
        return False
    back = topics(first.left) & topics(second.taken)
    again = topics(first.taken) & topics(second.left)
    return bool(back) and bool(again)


def _denied(one: str, other: str, language: Language) -> bool:
    """The same words, once with and once without a no."""
    claims = language.claims
    if claims.denies(one) == claims.denies(other) or _is_of_something(one, other, language):
        return False
    return claims.claimed_words(one) == claims.claimed_words(other) != frozenset()


def _other_number(one: str, other: str, language: Language) -> bool:
    """The same words with another measure."""
    claims = language.claims
    first, second = claims.measures(one), claims.measures(other)
    if not first or not second or first & second or _is_of_something(one, other, language):
        return False
    if _numbers(one) - first != _numbers(other) - second:
        return False  # two things that are named by number
    words = [_unnumbered(claims.claimed_words(text)) for text in (one, other)]
    return len(words[0]) >= 2 and words[0] == words[1]


def _is_of_something(one: str, other: str, language: Language) -> bool:
    """Whether one of two texts speaks of an it, which may be another thing each time."""
    return any(map(language.claims.is_of_something, (one, other)))


def _numbers(text: str) -> set[str]:
    return set(_NUMBER.findall(text))


def _unnumbered(words: frozenset[str]) -> frozenset[str]:
    return frozenset(word for word in words if not word[0].isdigit())


def _head(phrase: str, language: Language) -> frozenset[str]:
    """The stem of the first telling word of a phrase: what it names."""
    words = language.words
    telling = (word for word in words.plain_words(phrase) if not words.says_little(word))
    return frozenset(language.stems.stem(word) for word in [next(telling, "")] if word)
