"""Claim table: how a language denies, measures and gives causes, and the rules that read it."""

from __future__ import annotations

import re
from collections.abc import Callable

from reverie.domain.language.pattern import Table


class ClaimTable(Table):
    """The words of claims as patterns, and those that do not tell what is claimed."""

    straight: Callable[[str], str]
    plain_words: Callable[[str], list[str]]
    stem: Callable[[str], str]
    denial: re.Pattern[str]
    measure: re.Pattern[str]
    led: re.Pattern[str]
    """Words that may stand before the subject."""
    it: re.Pattern[str]
    unsaid: frozenset[str]
    """Words that do not tell what is denied."""
    cause: re.Pattern[str]

    def denies(self, text: str) -> bool:
        """Whether a text says no to something (negation)."""
        return bool(self.denial.search(self.straight(text)))

    def measures(self, text: str) -> frozenset[str]:
        """The numbers of a text that measure something, as written."""
        return frozenset(before or after for before, after in self.measure.findall(text))

    def is_of_something(self, text: str) -> bool:
        """Whether a text speaks of an it (anaphora), which may be another thing each time."""
        return bool(self.it.search(self.led.sub("", text)))

    def claimed_words(self, text: str) -> frozenset[str]:
        """The stems that tell what a text claims or denies."""
        said = self.plain_words(self.straight(text))
        return frozenset(self.stem(word) for word in said if word not in self.unsaid)

    def names_a_cause(self, text: str) -> bool:
        """Whether a text says why something is so."""
        return bool(self.cause.search(self.straight(text)))
