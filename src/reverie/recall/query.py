"""Query: what a question asks for, read from its words without the stop words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime
from functools import lru_cache
from itertools import pairwise

from reverie.domain.language import DEFAULT, Language
from reverie.frozen import dataclass

MOST_WORDS, UNSAID_WORDS = 40, 8
"""Content words of a question that are searched for, the rarest of those that somebody has said;
and of a longer one words that nobody has said, which other words may stand for."""
_LOOKED_AT, _WORDS_READ = 16_000, 400
"""Characters of a question that are read, and content words of it: its first and its last."""
_SPELT = 2_000
"""Characters of a question whose words are also looked for as they are spelt, or tell its form."""
SHORT = 12
"""Content words up to which a question may ask of a time; in a longer one it is told beside."""


@dataclass(frozen=True, slots=True)
class Query:
    """A question: its content words, the people it names and what kind of answer it wants."""

    text: str
    words: tuple[str, ...]
    stems: tuple[str, ...]
    people: tuple[str, ...]
    """The people named, in the order of the question."""
    subjects: tuple[str, ...]
    """Whom it asks about: the first named, and who is joined to them by `and`."""
    wants: frozenset[str]
    days: tuple[tuple[date, date], ...]
    in_first_person: str
    language: Language = DEFAULT
    """What it is asked in."""


def read_query(
    text: str,
    speakers: Collection[str] = (),
    now: datetime | None = None,
    language: Language = DEFAULT,
    *,
    words: Sequence[str] | None = None,
) -> Query:
    """What a question asks, by its content words or some of them, given who is known to speak."""
    asked = _looked_at(language.words.straight(text))
    people = _people(asked, speakers)
    words = content_words_of(asked, language) if words is None else words
    named = {word for name in people for word in language.words.plain_words(name)}
    about = tuple(word for word in words if word not in named)
    return Query(
        text=asked,
        words=about,
        stems=tuple(dict.fromkeys(language.stems.stem(word) for word in about)),
        people=people,
        subjects=_subjects(asked, people, language),
        wants=language.questions.kinds_wanted(asked),
        days=tuple(language.dates.days_meant(asked, now)) if now and len(words) <= SHORT else (),
        in_first_person=language.questions.in_first_person(
            asked, [_name_pattern(name).pattern for name in people]
        ),
        language=language,
    )


def content_words_of(text: str, language: Language = DEFAULT) -> list[str]:
    """The words of a question worth searching for, each once; all of them when none is."""
    words = language.questions.searched_words(_looked_at(language.words.straight(text)))
    if len(words) <= _WORDS_READ:
        return words
    return [*words[: _WORDS_READ // 2], *words[-_WORDS_READ // 2 :]]


def rarest_of(words: Sequence[str], holders: Mapping[str, int]) -> list[str]:
    """The words that tell most of a question, in its order: those that the fewest units hold.

    A report has a log or small talk beside it, and its own words may stand behind either.
    """
    if len(words) <= MOST_WORDS:
        return [*words]
    said = sorted((word for word in words if holders[word]), key=holders.__getitem__)
    kept = {*said[:MOST_WORDS], *[word for word in words if not holders[word]][:UNSAID_WORDS]}
    return [word for word in words if word in kept]


def as_written(text: str, language: Language = DEFAULT) -> list[str]:
    """The words that an index may hold otherwise than we spell them, such as straße."""
    plain_words, says_little = language.words.plain_words, language.words.says_little
    text = text[:_SPELT]
    apart = unicodedata.normalize("NFKD", text)
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    spelt = {*plain_words(text)}
    words = [*re.findall(r"[^\W_]+", text.lower()), *plain_words(bare)]
    return [word for word in dict.fromkeys(words) if word not in spelt and not says_little(word)]


def asking_words(text: str, language: Language = DEFAULT) -> list[str]:
    """The words of a question that tell what kind of answer it wants."""
    return language.questions.template_words(text[:_SPELT])


def _looked_at(text: str) -> str:
    """What of a text is read: its beginning and its end, as a report may stand behind a log."""
    half = _LOOKED_AT // 2
    return text if len(text) <= _LOOKED_AT else f"{text[:half]}\n{text[-half:]}"


def _people(text: str, speakers: Collection[str]) -> tuple[str, ...]:
    """The speakers a text names, whole or by their first name, in order."""
    places = {
        name: found.start()
        for name in dict.fromkeys(speakers)
        if name.split() and (found := _name_pattern(name).search(text))
    }
    return tuple(sorted(places, key=lambda name: (places[name], name)))


def _subjects(text: str, people: tuple[str, ...], language: Language) -> tuple[str, ...]:
    kept = people[:1]
    for one, other in pairwise(people):
        first, second = (_name_pattern(name).pattern for name in (one, other))
        if not language.questions.are_joined(text, first, second):
            break
        kept = (*kept, other)
    return kept


@lru_cache(maxsize=1024)
def _name_pattern(name: str) -> re.Pattern[str]:
    """A speaker's name, whole or the first part of it."""
    parts = "|".join(re.escape(part) for part in dict.fromkeys((name, name.split()[0])))
    return re.compile(rf"\b(?:{parts})\b", re.IGNORECASE)
