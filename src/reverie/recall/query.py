"""Query: what a question asks for, read from its words without the stop words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from datetime import date, datetime
from functools import lru_cache
from itertools import pairwise

from reverie.domain.language import DEFAULT, Language
from reverie.frozen import dataclass

MOST_WORDS = 40
"""Content words of a question that are searched for."""
_LOOKED_AT = 2_000
"""Characters of a question that are read; what follows is context rather than question."""


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
) -> Query:
    """What a question asks, given who is known to speak."""
    asked = language.words.straight(text)[:_LOOKED_AT]
    people = _people(asked, speakers)
    named = {word for name in people for word in language.words.plain_words(name)}
    words = content_words_of(asked, language)
    about = tuple(word for word in words if word not in named)
    return Query(
        text=asked,
        words=about,
        stems=tuple(dict.fromkeys(language.stems.stem(word) for word in about)),
        people=people,
        subjects=_subjects(asked, people, language),
        wants=language.questions.kinds_wanted(asked),
        days=tuple(language.dates.days_meant(asked, now)) if now else (),
        in_first_person=language.questions.in_first_person(
            asked, [_name_pattern(name).pattern for name in people]
        ),
        language=language,
    )


def content_words_of(text: str, language: Language = DEFAULT) -> list[str]:
    """The words of a question worth searching for, each once; all of them when none is."""
    asked = language.words.straight(text)[:_LOOKED_AT]
    return language.questions.searched_words(asked)[:MOST_WORDS]


def as_written(text: str, language: Language = DEFAULT) -> list[str]:
    """The words that an index may hold otherwise than we spell them, such as straße."""
    plain_words, says_little = language.words.plain_words, language.words.says_little
    apart = unicodedata.normalize("NFKD", text[:_LOOKED_AT])
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    spelt = {*plain_words(text[:_LOOKED_AT])}
    words = [*re.findall(r"[^\W_]+", text[:_LOOKED_AT].lower()), *plain_words(bare)]
    return [word for word in dict.fromkeys(words) if word not in spelt and not says_little(word)]


def asking_words(text: str, language: Language = DEFAULT) -> list[str]:
    """The words of a question that tell what kind of answer it wants."""
    return language.questions.template_words(text[:_LOOKED_AT])


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
