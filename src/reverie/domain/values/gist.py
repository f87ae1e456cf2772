"""Gist: a text in fewer words, and what to let go of when even those are too many."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from reverie.domain.language.english.facts import fact_score
from reverie.domain.language.english.sentences import sentences
from reverie.domain.language.english.words import straight

_HOLLOW = (
    "a an the am is are was were be been being do does did has have had having would could should "
    "can may might shall it its it's that that's this these those there there's here and or but so "
    "then than too also very really super just quite pretty such i'm i've i'd i'll you're you've "
    "we're we've they're they've he's she's oh wow hey hi hello yeah yep yes thanks thank well "
    "haha lol sure okay ok absolutely definitely totally glad gonna wanna lets let's of as"
)
HOLLOW = frozenset(_HOLLOW.split())
"""Words that can go without a reader missing anything."""
_TYING = (
    "i me my mine myself you your yours he she they them we us our his her their him to for with "
    "by from at on in into about up out over again if when while will must"
)
TYING = frozenset(_TYING.split())
"""Words that tie the others together: without them a text is terse, and still says what it says."""
LONGEST_TOKEN = 6
"""Characters of a token in a text that hardly has spaces."""
TELLING = 0.2
"""The fact score from which a sentence tells something."""
_BARE = re.compile(r"[^\w']")


@dataclass(frozen=True, slots=True)
class Gist:
    """What is kept in mind of an episode, in fewer words, and how much it tells."""

    text: str
    fact: float


@dataclass(frozen=True, slots=True)
class Keepable:
    """A text that may be kept, shortened or let go of; `fact` says how much it tells."""

    number: int
    text: str
    fact: float


def light(text: str) -> str:
    """The text without its hollow words: about three quarters of it; negations always stay."""
    return _without(HOLLOW, text)


def terse(text: str) -> str:
    """The text as a telegram: about half of it; names, numbers and negations always stay."""
    return _without(HOLLOW | TYING, text)


def core(text: str) -> str:
    """Of the telegram only the sentences that tell something; the first if none does."""
    said = sentences(text)
    return terse(" ".join([one for one in said if fact_score(one) >= TELLING] or said[:1]))


def tokens_in(text: str) -> int:
    """About how many tokens a plain text has: four for three words, more if they are long."""
    return max(-(-len(text.split()) * 4 // 3), -(-len(text) // LONGEST_TOKEN))


def kept_within(
    texts: Sequence[Keepable], budget: int, tokens: Callable[[str], int]
) -> dict[int, str]:
    """The texts by number, shortened no more than needed so that all or most fit the budget.

    The least telling are made light first, then terse. What tells nothing at all is let go of
    before others lose the sentences that tell nothing; last go those that tell least.
    """
    words = {one.number: one.text for one in texts}
    costs = {number: tokens(text) for number, text in words.items()}
    rising = sorted(texts, key=lambda one: (one.fact, one.number))
    left = budget - sum(costs.values())
    for shorten in (light, terse, None, core):
        for one in rising:
            if left >= 0:
                return words
            if shorten is None and one.fact < 0:
                left += costs.pop(one.number)
                del words[one.number]
            elif shorten and one.number in words:
                shorter = shorten(one.text)
                saved = costs[one.number] - (cost := tokens(shorter))
                if saved > 0:
                    words[one.number], costs[one.number] = shorter, cost
                    left += saved
    if left >= 0:
        return words
    some = [one for one in rising if one.number in words]
    some.sort(key=lambda one: (-_worth(one, costs[one.number]), one.number))
    return _fitting([one.number for one in some], words, costs, budget)


def _worth(one: Keepable, cost: int) -> float:
    """What a text tells for the room it takes."""
    return math.exp(min(one.fact, 50.0)) / math.sqrt(max(1, cost))


def _fitting(
    order: Sequence[int], words: dict[int, str], costs: dict[int, int], budget: int
) -> dict[int, str]:
    kept = set()
    for number in order:
        if words[number].strip() and costs[number] <= budget:
            kept.add(number)
            budget -= costs[number]
    return {number: text for number, text in words.items() if number in kept}


def _is_name(bare: str, before: str) -> bool:
    """Whether a small word is a name: written large, though no sentence begins with it."""
    if bare == "I" or bare.startswith("I'"):
        return False
    inside = before and (before[-1] not in ".!?…" or before in ("Mr.", "Dr.", "Mrs.", "St."))
    return bool(inside and bare[0].isupper()) or (len(bare) > 1 and bare.isupper())


def _without(dropped: frozenset[str], text: str) -> str:
    """The text without some words; as it is when nothing else would be left."""
    words = straight(text).split()
    kept = [
        word
        for n, word in enumerate(words)
        if (bare := _BARE.sub("", word))
        and (bare.lower() not in dropped or _is_name(bare, words[n - 1] if n else ""))
    ]
    return " ".join(kept) or " ".join(words)
