"""Word lists: which words of a text say something, and which are one, by lists and a stemmer."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property, lru_cache

from reverie.domain.language.pattern import Table

_WORD = re.compile(r"[^\W_]+")
_MOST_LETTERS = 30
_REMEMBERED = 65_536
"""Words whose stems are remembered."""


class WordList(Table):
    """The words of a language that say little, and what the others have in common."""

    stop: frozenset[str]
    """Words that stand in texts about anything."""
    everyday: frozenset[str]
    """Words of any working day: they say something, but not what a text is about."""
    little: frozenset[str]
    """Words without which a text says the same."""
    torn: frozenset[str]
    """What is left of contractions when a text is cut into words."""
    stem: Callable[[str], str]

    @staticmethod
    def straight(text: str) -> str:
        """The text with straight apostrophes, as cues expect them."""
        return text.replace("’", "'")

    @staticmethod
    def plain_words(text: str) -> list[str]:
        """The words of a text in their order, small."""
        return _WORD.findall(text.casefold())

    def content_words(self, text: str) -> list[str]:
        """The words of a text that say something, small, in order."""
        little = self.stop | self.torn
        return [word for word in self.plain_words(text) if word not in little and len(word) > 1]

    def stems_of(self, text: str) -> frozenset[str]:
        """The stems of what a text says."""
        return frozenset(map(self.stem, self.content_words(text)))

    def topic_words(self, text: str) -> frozenset[str]:
        """The stems of the words that tell what a text is about."""
        stop, stem = self.stop, self.stem
        return frozenset(
            stem(word) for word in self.plain_words(text) if word not in stop and len(word) > 1
        )

    def telling_words(self, text: str) -> frozenset[str]:
        """The stems that tell what a text is about, and not only that work was done."""
        return self.topic_words(text) - _stemmed(self.everyday, self.stem)

    def says_little(self, word: str) -> bool:
        """Whether a small word stands in texts about anything (a stop word)."""
        return word in self.stop

    def is_everyday(self, word: str) -> bool:
        """Whether a small word is one of any working day."""
        return word in self.everyday

    def adds_nothing(self, word: str) -> bool:
        """Whether a text says the same without a small word."""
        return word in self.little


@lru_cache(maxsize=8)
def _stemmed(words: frozenset[str], stem: Callable[[str], str]) -> frozenset[str]:
    return frozenset(map(stem, words))


class Families:
    """The families of a language, given as words parted by semicolons, and its stemmer."""

    def __init__(
        self, alike: str, cut: Callable[[str], str], is_spelt: Callable[[str], object] = str.isascii
    ) -> None:
        self._cut = cut
        self._is_spelt = is_spelt
        self._families = {words[0]: words for group in alike.split(";") if (words := group.split())}
        self._forms = {form: first for first, family in self._families.items() for form in family}
        self.stem = lru_cache(maxsize=_REMEMBERED)(self._stem)

    @cached_property
    def _stems(self) -> dict[str, str]:
        return self._forms | {self._cut(first): first for first in self._families}

    def forms(self, word: str) -> tuple[str, ...]:
        """The other words a search for this one should also look for, itself first."""
        family = self._families.get(self.stem(word), ())
        return (word, *(form for form in family if form != word))

    def _stem(self, word: str) -> str:
        """What a small word shares with its other forms; words of other scripts stay whole."""
        if word in self._forms:
            return self._forms[word]
        if len(word) > _MOST_LETTERS or not self._is_spelt(word) or word.isdigit():
            return word
        bare = self._cut(word)
        return self._stems.get(bare, bare)
