"""Shorten table: the words of a language that can go, and the rules that take them away."""

from __future__ import annotations

import re
from collections.abc import Callable

from reverie.domain.language.pattern import Table, pattern

TELLING = 0.2
"""The fact score from which a sentence tells something."""
_BARE = pattern(r"[^\w']")


class ShortenTable(Table):
    """Hollow and tying words, fillers, dialogue and turns; negations are in none of them."""

    straight: Callable[[str], str]
    sentences: Callable[[str], list[str]]
    fact_score: Callable[[str], float]
    hollow: frozenset[str]
    """Words that can go without a reader missing anything."""
    tying: frozenset[str]
    """Words that tie the others together: without them a text is terse, and says what it says."""
    titles: tuple[str, ...]
    """Abbreviations after which no sentence begins."""
    no_name: re.Pattern[str]
    """Words that are written large and are no names."""
    filler: re.Pattern[str]
    dialogue: re.Pattern[str]
    result: re.Pattern[str]

    def light(self, text: str) -> str:
        """The text without its hollow words: about three quarters of it; negations always stay."""
        return self._without(self.hollow, text)

    def terse(self, text: str) -> str:
        """The text as a telegram: about half of it; names, numbers and negations always stay."""
        return self._without(self.hollow | self.tying, text)

    def core(self, text: str) -> str:
        """Of the telegram only the sentences that tell something; the first if none does."""
        said = self.sentences(text)
        telling = [one for one in said if self.fact_score(one) >= TELLING]
        return self.terse(" ".join(telling or said[:1]))

    def record_of(self, text: str) -> str:
        """What was decided or found, without dialogue and filler."""
        bare = self.filler.sub("", text)
        bare = bare if len(bare.split()) > 2 else text
        told = begun(bare) if bare != text else bare
        return " ".join(self.dialogue.sub(r"\1 …", told).split())

    def outcome_of(self, text: str) -> str:
        """How a story ended: what follows its last turn, else its last sentence."""
        result = self.result.search(text)
        outcome = result.group(1) if result else self.sentences(text)[-1]
        return begun(outcome)

    def _is_name(self, bare: str, before: str) -> bool:
        """Whether a small word is a name: written large, though no sentence begins with it."""
        if self.no_name.match(bare):
            return False
        inside = before and (before[-1] not in ".!?…" or before in self.titles)
        return bool(inside and bare[0].isupper()) or (len(bare) > 1 and bare.isupper())

    def _without(self, dropped: frozenset[str], text: str) -> str:
        """The text without some words; as it is when nothing else would be left."""
        words = self.straight(text).split()
        kept = [
            word
            for n, word in enumerate(words)
            if (bare := _BARE.sub("", word))
            and (bare.lower() not in dropped or self._is_name(bare, words[n - 1] if n else ""))
        ]
        return " ".join(kept) or " ".join(words)


def begun(text: str) -> str:
    """A text with a capital at its head, unless it begins with a code name."""
    first = text.split(" ", 1)[0].rstrip(".,;:!?")
    return text[:1].upper() + text[1:] if first.isalpha() and first.islower() else text
