"""Sources: what a retelling rests on, beside what is cited for it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.whose_words import MOST_READ
from reverie.domain.values.episode import Episode, Voice

ENOUGH = 0.3
"""The share of the telling words of a text that something said must hold for it to rest on it,"""
MOST = 4
"""and how many things it rests on, unless more are cited."""

Said = Mapping[int, frozenset[str]]
"""The telling words of episodes, by their numbers."""


def said_in(episodes: Iterable[Episode], language: Language = DEFAULT) -> Said:
    """What persons and agents said aloud; a tool's words are nothing to rest on."""
    return {
        e.number: language.words.stems_of(e.text[:MOST_READ])
        for e in episodes
        if e.voice in (Voice.PERSON, Voice.AGENT)
    }


def resting_on(
    text: str, cited: Collection[int], said: Said, language: Language = DEFAULT
) -> tuple[int, ...]:
    """The episodes cited for a text and those that say most of it too, in order."""
    words = language.words.stems_of(text)
    shares = {n: len(words & held) / len(words) for n, held in said.items()} if words else {}
    others = [n for n, share in shares.items() if share >= ENOUGH and n not in cited]
    best = sorted(others, key=lambda n: (-shares[n], n))[: max(0, MOST - len(cited))]
    return tuple(sorted({*cited, *best}))
