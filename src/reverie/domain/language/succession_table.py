"""Succession table: how a language says that something is otherwise now, and what reads it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import pairwise

from reverie.domain.language.pattern import Table

UNIT = 12
"""Characters after a number in which its unit stands."""


class SuccessionTable(Table):
    """The words of change as patterns, and those that count, measure and tell things apart."""

    straight: Callable[[str], str]
    telling_words: Callable[[str], frozenset[str]]
    sentences: Callable[[str], list[str]]
    change: re.Pattern[str]
    lift: re.Pattern[str]
    unsettled: re.Pattern[str]
    gone: tuple[re.Pattern[str], ...]
    """Each finds, as its group, a word that is named as what no longer is."""
    dropped: re.Pattern[str]
    """Finds what is given up altogether, and not for one purpose or from one place,"""
    taken: re.Pattern[str]
    """and what was chosen."""
    joint: re.Pattern[str]
    """What stands between two clauses."""
    name: re.Pattern[str]
    """A name of a thing or a person."""
    value: re.Pattern[str]
    """The same, or a path, a channel or a piece of code."""
    number: re.Pattern[str]
    counts: Mapping[str, str]
    """Number words, and the numbers they are."""
    measures: frozenset[str]
    """Words for units and degrees, which tell no subject; also capitals that are no name."""
    slots: frozenset[str]
    """Stems after which a number is a value, and names no thing: port 80."""
    measured: Callable[[str], frozenset[str]]
    """The numbers of a text that measure something."""
    apart: tuple[frozenset[str], ...]
    """Groups of words of which two name two things."""

    def tells_a_change(self, text: str) -> bool:
        """Whether a text says that something is otherwise than it was."""
        return bool(self.change.search(self.straight(text)))

    def lifts(self, text: str) -> bool:
        """Whether a text says that something holds no longer, or holds again."""
        return bool(self.lift.search(self.straight(text)))

    def is_unsettled(self, text: str) -> bool:
        """Whether a text only weighs or asks, tells of the past, of others, or of one case."""
        return bool(self.unsettled.search(self.straight(text)))

    def given_up(self, text: str) -> frozenset[str]:
        """The words and numbers that a text names as what no longer is."""
        said = self.straight(text)
        found = {one.strip(".,:;'") for gone in self.gone for one in gone.findall(said)}
        stems = (self.telling_words(one) or {one} for one in found if one)
        numbers = (self.counts[one] for one in map(str.lower, found) if one in self.counts)
        return frozenset(numbers).union(*stems)

    def drops_what_was_taken(self, newer: str, older: str) -> bool:
        """Whether a text gives up altogether what another one chose."""
        dropped, taken = (
            [self.telling_words(found[found.lastindex or 0]) for found in words.finditer(text)]
            for words, text in (
                (self.dropped, self.straight(newer)),
                (self.taken, self.straight(older)),
            )
        )
        return any(one & other for one in dropped for other in taken)

    def points(self, text: str) -> list[str]:
        """The sentences of a text and their clauses: each may be what another text replaces."""
        said = self.sentences(text) or [text]
        clauses = (clause for sentence in said for clause in self.joint.split(sentence))
        more = (clause for clause in clauses if len(self.subject_words(clause)) > 1)
        return list(dict.fromkeys((*said, *more)))

    def subject_words(self, text: str) -> frozenset[str]:
        """The stems that tell what a text is about, without numbers and units."""
        words = self.telling_words(self.straight(text))
        return frozenset(
            one
            for one in words
            if not one[0].isdigit() and one not in self.counts and one not in self.measures
        )

    def names(self, text: str) -> frozenset[str]:
        """The names, paths and codes that a text says, in small letters."""
        found = (one.strip("`") for one in self.value.findall(self.straight(text)))
        return frozenset(one.lower() for one in found if one not in self.measures)

    def numbers(self, text: str) -> frozenset[str]:
        """The numbers of a text, also those in letters."""
        said = self.straight(text)
        digits = (one.strip(".,:") for one in self.number.findall(said))
        letters = (self.counts.get(one, "") for one in re.findall(r"[^\W\d_]+", said.lower()))
        return frozenset(one for one in (*digits, *letters) if one)

    def counted(self, text: str) -> frozenset[str]:
        """The stems of what the numbers of a text count."""
        words = re.findall(r"(?<![\w.:])[\w.:]*\w", self.straight(text).lower())
        after = (
            other
            for one, other in pairwise(words)
            if (one[0].isdigit() or one in self.counts) and other[0].isalpha()
        )
        return frozenset[str]().union(*map(self.telling_words, after))

    def are_apart(self, one: str, other: str) -> bool:
        """Whether two texts speak of two things of one sort: of staging and of production.

        Either by words that name opposites, by number (door 1 and door 2), or as one noun stands
        after different words.
        """
        first, second = ({*re.findall(r"[^\W\d_]+", text.lower())} for text in (one, other))
        for group in self.apart:
            here, there = first & group, second & group
            if here and there and not here & there:
                return True
        numbered, also_numbered = self._numbered(one), self._numbered(other)
        for noun in numbered.keys() & also_numbered.keys():
            if numbered[noun].isdisjoint(also_numbered[noun]):
                return True
        mine, theirs = self.subject_words(one), self.subject_words(other)
        before, also = self._before(one, mine), self._before(other, theirs)
        return any(
            before[noun].isdisjoint(also[noun] | theirs) and also[noun].isdisjoint(mine)
            for noun in before.keys() & also.keys()
        )

    def things_named(self, text: str) -> frozenset[str]:
        """The names of things and persons that a text says, as written."""
        return frozenset(self.name.findall(self.straight(text)))

    def _numbered(self, text: str) -> dict[str, set[str]]:
        """For each noun that is followed by a whole number which measures nothing, those."""
        numbered: dict[str, set[str]] = {}
        for found in re.finditer(r"(?<![^\W\d_])([^\W\d_]++) #?(\d{1,9})\b(?![.,:]\d)", text):
            stems = self.subject_words(found[1]) - self.slots
            if stems and not self.measured(text[found.start(2) : found.end() + UNIT]):
                numbered.setdefault(min(stems), set()).add(found[2])
        return numbered

    def _before(self, text: str, subject: frozenset[str]) -> dict[str, set[str]]:
        """For each stem of a subject that stands right after others of it, those."""
        before: dict[str, set[str]] = {}
        words = re.findall(r"\w[\w-]*", re.sub(r"'s\b|s'(?!\w)", "", self.straight(text)))
        for one, other in pairwise(map(self.telling_words, words)):
            if one and other and one <= subject and other <= subject:
                before.setdefault(min(other), set()).update(one)
        return before
