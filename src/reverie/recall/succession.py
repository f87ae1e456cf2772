"""Succession: of two answers on one subject the newer stands above, the superseded below it.

What a person says plainly stands above what an agent, a tool or another machine says of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from reverie.domain.intake.material import own_words
from reverie.domain.rules.contradict import puts_right
from reverie.domain.rules.supersession import supersedes
from reverie.domain.values.ending import End
from reverie.recall.hit import AGENT, YOURS, is_anothers, share_held, stems_in
from reverie.recall.passage import sentences_of
from reverie.recall.speakers import who_says

if TYPE_CHECKING:
    from datetime import datetime

    from reverie.domain.language import Language
    from reverie.domain.values.memory import Memory
    from reverie.domain.values.unit import Within
    from reverie.ports import Mind
    from reverie.recall.hit import Hit
    from reverie.recall.query import Query

MOSTLY = 0.5
"""The share of what another answer is about, or a question asks, that one must say too."""
LOOKED_THROUGH = 20
"""The best hits that are compared with each other."""
BESIDE = 400
"""Characters of a hit in which names may stand beside the sentence that answers."""
LOOKED_AT = 4_000
"""Characters of a hit in which the sentence that answers is looked for."""
PLAIN, PLAIN_UNKEPT = 300, 100
"""Characters up to which a hit says one thing plainly; fewer where no night has kept either."""
SHORTEST = 4
"""Letters with which a name may be short for another that begins so."""
_NUMBER = re.compile(r"(?<!\w)\d[\d.,:]*")
"""A number that stands for itself: one within a name tells two things apart."""


def in_succession(mind: Mind, within: Within, hits: Sequence[Hit], language: Language) -> list[Hit]:
    """The hits best first, but each superseded one after its replacement, which may be new."""
    ordered = [hit for hit in hits if hit.ending is not End.SUPERSEDED]
    for hit in hits:
        if hit.ending is not End.SUPERSEDED:
            continue
        place = sum(other.score > hit.score for other in ordered)
        newer = _replacement(mind, hit)
        if newer and _may_stand_in(newer, within):
            known = next((other for other in ordered if other.memory == newer.name), None)
            if known:
                place = min(place, ordered.index(known))
                ordered.remove(known)
            who = who_says(mind, newer, language)
            ordered.insert(place, known or hit.instead(newer, who))
            place += 1
        ordered.insert(place, hit)
    return ordered


def _may_stand_in(newer: Memory, within: Within) -> bool:
    """Whether what replaced something may be told too; the gist is told in its own words alone."""
    if within.kept:
        return False
    of_kind = within.kinds is None or newer.kind in within.kinds
    return newer.ending is None and of_kind and within.allows(newer.born)


def _replacement(mind: Mind, hit: Hit) -> Memory | None:
    """What a superseded memory gave way to, as far as that leads."""
    memory = mind.memories.named(hit.ended_by) if hit.ended_by else None
    seen: set[int] = set()
    while memory and memory.ending and memory.ending.how is End.SUPERSEDED and memory.ending.by:
        if memory.number in seen:
            return None
        seen.add(memory.number)
        memory = mind.memories.get(memory.ending.by)
    return memory


def newest_first(hits: Sequence[Hit], query: Query) -> list[Hit]:
    """The hits best first, but your word before another's on it, and a newer before an older.

    The newer is one that says anew what the older one said.
    """
    told: list[tuple[Hit, _Said]] = []
    for hit in hits[:LOOKED_THROUGH]:
        said = _Said.of(hit, query)
        below = (n for n, (_, other) in enumerate(told) if said.goes_before(other, query))
        place = next(below, len(told))
        if place < len(told):
            other, theirs = told[place]
            hit = hit.above(other, "speaker" if said.outweighs(theirs, query) else "date")
        told.insert(place, (hit, said))
    return [*(hit for hit, _ in told), *hits[LOOKED_THROUGH:]]


@lru_cache(maxsize=1024)
def _topics_of(text: str, language: Language) -> frozenset[str]:
    """The stems that tell what a sentence is about, without its numbers."""
    return frozenset(w for w in language.words.topic_words(text) if not w[0].isdigit())


@lru_cache(maxsize=1024)
def _changes(text: str, language: Language) -> bool:
    return language.succession.tells_a_change(text)


class _Said(NamedTuple):
    """The sentence of a hit that answers, what it is about, and the numbers in it."""

    text: str
    topics: frozenset[str]
    numbers: frozenset[str]
    asked: frozenset[str]
    """The stems of the question that it says."""
    at: datetime
    whole: str
    """The sentence with what is said around it."""
    who: str
    length: int
    """Characters of the hit."""
    is_kept: bool
    """Whether it is a memory."""

    @property
    def is_yours(self) -> bool:
        return self.who in YOURS

    @property
    def around(self) -> str:
        """Where names may stand that tell what it is about: where persons talk, beside it alone."""
        return self.whole if self.is_yours else self.text

    @classmethod
    def of(cls, hit: Hit, query: Query) -> _Said:
        language, wanted = query.language, frozenset(query.stems)
        sentences = sentences_of(hit.text[:LOOKED_AT], language) or (hit.text,)
        shares = [share_held(one, wanted, language) for one in sentences]
        best = [one for one, share in zip(sentences, shares, strict=True) if share == max(shares)]
        text = next((one for one in best if len(best) > 1 and _changes(one, language)), best[0])
        topics = _topics_of(text, language)
        asked = wanted & stems_in(text, language)
        return cls(
            text=text,
            topics=topics,
            numbers=frozenset(_NUMBER.findall(text)),
            asked=asked,
            at=hit.date,
            whole=hit.text[:BESIDE],
            who=hit.who,
            length=len(hit.text),
            is_kept=hit.memory is not None,
        )

    def goes_before(self, other: _Said, query: Query) -> bool:
        """Whether it is your word on what another says too, or else renews that."""
        if self.outweighs(other, query):
            return True
        return not other.outweighs(self, query) and self.renews(other, query)

    def outweighs(self, other: _Said, query: Query) -> bool:
        """Whether it is your plain word, and says half of the question and of what another's says.

        A repetition makes nobody else's word better than yours, nor does a later day.
        """
        most = PLAIN if self.is_kept or other.is_kept else PLAIN_UNKEPT
        is_plain = max(self.length, other.length) <= most
        if not (is_plain and self.is_yours and is_anothers(other.who)):
            return False
        said, language = own_words(self.whole), query.language
        if language.speech.ends_asking(said):
            return False
        mine, theirs = (
            len(stems_in(text, language).intersection(query.stems)) for text in (said, other.whole)
        )
        return mine >= max(1, MOSTLY * theirs, MOSTLY * len(query.stems))

    def renews(self, older: _Said, query: Query) -> bool:
        """Whether it is newer, about the same, and gives another number or says what changed.

        What nobody said, such as a composite, is only as new as what it was made of; and only an
        agent's word can be newer than yours.
        """
        language = query.language
        if self.at <= older.at or not self.who:
            return False
        if older.is_yours and is_anothers(self.who) and self.who != AGENT:
            return False
        if self.is_yours and supersedes(self.whole, older.whole, language):
            return True
        if self._is_your_word_on(older, query):
            return True
        if _changes(self.text, language) and self._is_on_the_same(older, query):
            return True
        shared = self.topics & older.topics
        if len(shared) < 2 or len(shared) < MOSTLY * len(older.topics):
            return False
        other = bool(self.numbers and older.numbers and self.numbers != older.numbers)
        return other or puts_right(self.text, older.text, language)

    def _is_your_word_on(self, older: _Said, query: Query) -> bool:
        """Whether you said, after an agent had told it, at least as much of what is asked."""
        language = query.language
        said = own_words(self.whole) if self.is_yours and older.who == AGENT else ""
        if language.speech.ends_asking(said):
            return False
        mine = stems_in(said, language).intersection(query.stems)
        return len(mine) >= max(len(older.asked), MOSTLY * len(query.stems), 2)

    def _is_on_the_same(self, older: _Said, query: Query) -> bool:
        """Whether what says that something changed is about the same as an older one.

        It says all that the older one says of the question, and that is most of it; or it names
        a thing that the older one names as it was and the question does not.
        """
        is_asked = len(older.asked) >= max(2, MOSTLY * len(query.stems))
        if is_asked and older.asked <= self.asked:
            return True
        says = query.language.succession
        if _changes(older.text, query.language):
            return False
        asked, mine, theirs = map(says.things_named, (query.text, self.around, older.around))
        return any(_is_one_name(*two) for two in product(mine - asked, theirs - asked))


def _is_one_name(one: str, other: str) -> bool:
    """Whether two names are the same, or one is short for the other: Mongo for MongoDB."""
    short, long = sorted((one.casefold(), other.casefold()), key=len)
    return short == long or (len(short) >= SHORTEST and long.startswith(short))
