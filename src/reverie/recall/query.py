"""Query: what a question asks for, read from its words without the stop words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, datetime
from itertools import pairwise

from reverie.domain.language.english.dates import days_meant
from reverie.domain.language.english.stems import stem
from reverie.domain.language.english.words import (
    LEFT_OF_CONTRACTIONS,
    STOP_WORDS,
    plain_words,
    straight,
)

MOST_WORDS = 40
"""Content words of a question that are searched for."""
_LOOKED_AT = 2_000
"""Characters of a question that are read; what follows is context rather than question."""
_ASKED_WITH = (
    "what when where who whom which why how many much kind type sort long often whose whats "
    "according mention mentioned mentions say says said describe described tell"
)
_ASKING = frozenset(_ASKED_WITH.split())
_TEMPLATE_WORDS = frozenset({"when", "where", "why", "how", "many", "like", "plan", "feel"})
"""What the questions written at night begin with."""
_WANTS: tuple[tuple[str, re.Pattern[str]], ...] = (
    (
        "time",
        re.compile(
            r"\b(?:when|what (?:date|day|month|year|time)|which (?:date|day|month|year)"
            r"|how (?:long|often|recently)|how many (?:days|weeks|months|years))\b"
        ),
    ),
    ("place", re.compile(r"\b(?:where|(?:what|which) (?:city|country|place|state|town))\b")),
    ("number", re.compile(r"\bhow (?:many|much|often|old)\b")),
    ("reason", re.compile(r"\b(?:why|what (?:made|motivated|inspired|prompted)|reason)\b")),
    ("person", re.compile(r"\b(?:who|whom|whose)\b")),
    ("likelihood", re.compile(r"^(?:would|might|could|is it likely)\b|\b(?:likely|considered)\b")),
)


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


def read_query(text: str, speakers: Collection[str] = (), now: datetime | None = None) -> Query:
    """What a question asks, given who is known to speak."""
    asked = straight(text)[:_LOOKED_AT]
    people = _people(asked, speakers)
    named = {word for name in people for word in plain_words(name)}
    words = content_words_of(asked)
    about = tuple(word for word in words if word not in named)
    return Query(
        text=asked,
        words=about,
        stems=tuple(dict.fromkeys(stem(word) for word in about)),
        people=people,
        subjects=_subjects(asked, people),
        wants=frozenset(want for want, cue in _WANTS if cue.search(asked.casefold())),
        days=tuple(days_meant(asked, now)) if now else (),
        in_first_person=_in_first_person(asked, people),
    )


def content_words_of(text: str) -> list[str]:
    """The words of a question worth searching for, each once; all of them when none is."""
    words = list(dict.fromkeys(plain_words(straight(text)[:_LOOKED_AT])))
    skipped = STOP_WORDS | _ASKING | LEFT_OF_CONTRACTIONS
    return ([word for word in words if word not in skipped] or words)[:MOST_WORDS]


def as_written(text: str) -> list[str]:
    """The words that an index may hold otherwise than we spell them, such as straße."""
    apart = unicodedata.normalize("NFKD", text[:_LOOKED_AT])
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    spelt = {*plain_words(text[:_LOOKED_AT])}
    words = [*re.findall(r"[^\W_]+", text[:_LOOKED_AT].lower()), *plain_words(bare)]
    return [word for word in dict.fromkeys(words) if word not in spelt and word not in STOP_WORDS]


def asking_words(text: str) -> list[str]:
    """The words of a question that tell what kind of answer it wants."""
    return [word for word in plain_words(text[:_LOOKED_AT]) if word in _TEMPLATE_WORDS]


def _people(text: str, speakers: Collection[str]) -> tuple[str, ...]:
    """The speakers a text names, whole or by their first name, in order."""
    places = {
        name: found.start()
        for name in dict.fromkeys(speakers)
        if name.split() and (found := _name_pattern(name).search(text))
    }
    return tuple(sorted(places, key=lambda name: (places[name], name)))


def _subjects(text: str, people: tuple[str, ...]) -> tuple[str, ...]:
    kept = people[:1]
    for one, other in pairwise(people):
        first, second = (_name_pattern(name).pattern for name in (one, other))
        if not re.search(rf"{first}(?:'s)?(?:,| and| &) (?:\w+ )?{second}", text, re.IGNORECASE):
            break
        kept = (*kept, other)
    return kept


def _name_pattern(name: str) -> re.Pattern[str]:
    """A speaker's name, whole or the first part of it."""
    parts = "|".join(re.escape(part) for part in dict.fromkeys((name, name.split()[0])))
    return re.compile(rf"\b(?:{parts})\b", re.IGNORECASE)


def _in_first_person(text: str, people: Collection[str]) -> str:
    """The question as the person asked about would put it: vectors of speech lie nearer to it."""
    for name in people:
        pattern = _name_pattern(name).pattern
        text = re.sub(rf"{pattern}['`]s\b", "my", text, flags=re.IGNORECASE)
        text = re.sub(pattern, "I", text, flags=re.IGNORECASE)
    return " ".join(text.split())
