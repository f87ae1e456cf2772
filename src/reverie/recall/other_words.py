"""Other words: what a thesaurus adds to a question, and how well a unit says it with them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from reverie.domain.rules.bm25 import rarity_of
from reverie.recall.look import TOGETHER, windows_of
from reverie.recall.search_plan import holders_of

if TYPE_CHECKING:
    from reverie.domain.language import Language
    from reverie.ports import Index
    from reverie.recall.look import Look
    from reverie.recall.pool import Pool

Telling = Mapping[tuple[str, ...], float]
"""How telling each of some other words is, given by its stems: one, or those of a phrase."""
SELDOM = 3
"""Units up to which a word is so rarely said that other words for it are looked for,"""
SEVERAL = 1_000
"""and up to which such a word is: a frequent one tells nothing."""
MOST_RELATED = 150
"""Other words that are looked for."""
CHANCES = 0.33
"""The power of its length by which a text that is longer than one place tells less."""


def unheard(
    question: str, words: Sequence[str], counts: Mapping[str, int], language: Language
) -> Mapping[str, Sequence[str]]:
    """Other words for those of a question that hardly anybody has said in any form."""
    holders = holders_of(words, counts, language)
    unsaid = [word for word in words if holders[word] <= SELDOM]
    return language.thesaurus.related(unsaid, language.words.plain_words(question))


def how_often(index: Index, others: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """In how many units those of the other words are said that are said, but not by many."""
    words = list(dict.fromkeys(word for some in others.values() for word in some))[:MOST_RELATED]
    counts = index.holding(words, upto=SEVERAL + 1) if words else {}
    return {word: count for word, count in counts.items() if 0 < count <= SEVERAL}


def telling_of(
    others: Mapping[str, Sequence[str]], told: Mapping[str, int], size: int, language: Language
) -> dict[str, Telling]:
    """How telling each other word is, by stems; one of many that may say a word tells less."""
    related: dict[str, Telling] = {}
    for word, some in others.items():
        if found := [one for one in some if one in told]:
            share = 1 / math.sqrt(len(found))
            related[word] = {
                tuple(map(language.stems.stem, one.split())): share * rarity_of(told[one], size)
                for one in found
            }
    return related


def told_otherwise(pool: Pool, looks: Sequence[Look]) -> list[float]:
    """How telling the other words are by which each unit says, in one place, what is asked.

    A long text has many places, and in one of them other words stand by chance.
    """
    others = frozenset(one[0] for telling in pool.related.values() for one in telling)
    scores = []
    for unit, look in zip(pool.units, looks, strict=True):
        if others.isdisjoint(look.stems):
            scores.append(0.0)
            continue
        windows = windows_of(unit.text, pool.query.language)
        near = (said for said in windows if not others.isdisjoint(said))
        best = max((_says(said, pool.related) for said in near), default=0.0)
        scores.append(best / max(1.0, look.length / TOGETHER) ** CHANCES)
    return scores


def _says(said: frozenset[str], related: Mapping[str, Telling]) -> float:
    """How much of a question some words say; several for one word of it add as at right angles."""
    return math.fsum(
        math.hypot(*[value for stems, value in telling.items() if said.issuperset(stems)])
        for word, telling in related.items()
        if word not in said
    )
