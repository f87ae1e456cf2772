"""Merging: memories about one thing become one assertion that names its sources."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from reverie.domain.intake.text import clipped
from reverie.domain.language.english.choices import choice_in
from reverie.domain.language.english.words import (
    EVERYDAY,
    STOP_WORDS,
    plain_words,
    stem_of,
    topic_words,
)
from reverie.domain.values.memory import SURVIVAL, Author, Kind, Memory

MERGED_KINDS = frozenset({Kind.DECISION, Kind.INSIGHT, Kind.FACT, Kind.TONE})
SHARED_WORDS = 2
"""How many telling words two memories must share to be about one thing."""
LIKE = 0.3
"""Which share of the shorter one's words that must be at least."""
BELONGING = 0.5
"""Which share of a memory's words a composite must know to take it in."""
OFTEN = 0.3
"""A word in more than this share of many memories tells nothing."""
MANY = 6
COMPOSITE_CHARS = 600
_EVERYDAY_STEMS = frozenset(map(stem_of, EVERYDAY))


def is_mergeable(memory: Memory) -> bool:
    """Whether a memory may be said by a composite: a person's words stand for themselves."""
    if memory.kind is Kind.DECISION:
        choice = choice_in(memory.text)
        if choice.left and choice.why:
            return False  # a decision with its reason and its alternative says it best itself
    return memory.kind in MERGED_KINDS and memory.wording.by is not Author.PERSON


def groups_of(memories: Sequence[Memory]) -> list[list[Memory]]:
    """The memories that belong together, two or more at a time, in their own order."""
    words = [telling_words(memory.text) for memory in memories]
    spread = Counter(word for some in words for word in some)
    often = max(1, int(len(memories) * OFTEN)) if len(memories) >= MANY else len(memories)
    telling = [frozenset(w for w in some if spread[w] <= often) for some in words]
    leader = list(range(len(memories)))
    holders: dict[str, list[int]] = {}
    for place, some in enumerate(telling):
        shared = Counter(other for word in sorted(some) for other in holders.get(word, ()))
        for other, count in sorted(shared.items()):
            if count >= SHARED_WORDS and count >= LIKE * min(len(some), len(telling[other])):
                leader[_first(leader, place)] = _first(leader, other)
        for word in some:
            holders.setdefault(word, []).append(place)
    together: dict[int, list[Memory]] = {}
    for place, memory in enumerate(memories):
        together.setdefault(_first(leader, place), []).append(memory)
    return [group for group in together.values() if len(group) > 1]


def topic_of(texts: Iterable[str]) -> str:
    """One word for what texts are about: the one most of them share."""
    forms: dict[str, str] = {}
    counts: Counter[str] = Counter()
    for text in texts:
        telling = [w for w in plain_words(text) if w.isalpha() and w not in STOP_WORDS | EVERYDAY]
        for word in telling:
            shortest = min((forms.get(stem_of(word), word), word), key=len)
            forms[stem_of(word)] = shortest
        counts.update({stem_of(word) for word in telling})
    best = min(counts, key=lambda stem: (-counts[stem], -len(stem), stem), default="memory")
    return re.sub(r"[^a-z0-9]", "", forms.get(best, best))[:20] or "memory"


def assertion_of(members: Sequence[Memory]) -> str:
    """What the members say together, decisions first, each as one sentence."""
    return as_assertions([memory.text for memory in in_order(members)])


def in_order(members: Sequence[Memory]) -> list[Memory]:
    """Members as a composite says them: the last to be lost first."""
    return sorted(members, key=lambda m: (SURVIVAL[m.kind], m.number))


def as_assertions(texts: Sequence[str]) -> str:
    """Texts as sentences, each once."""
    said = dict.fromkeys(_as_sentence(text) for text in texts)
    return clipped(" ".join(said), COMPOSITE_CHARS)


def composite_name(topic: str, number: int) -> str:
    """The public name of a composite: its topic and its number."""
    return f"c-{topic}-{number:03d}"


def topic_named(composite: str) -> str:
    """The topic that the name of a composite was made of; it holds no hyphen."""
    return composite.split("-")[1]


def are_about_one_thing(one: str, other: str) -> bool:
    """Whether two texts share enough telling words."""
    first, second = telling_words(one), telling_words(other)
    shared = len(first & second)
    return shared >= SHARED_WORDS and shared >= LIKE * min(len(first), len(second))


def belongs_to(text: str, composite: str) -> bool:
    """Whether a text is about what a composite is about, by the text's own words."""
    words = telling_words(text)
    shared = len(words & telling_words(composite))
    return shared >= SHARED_WORDS and shared >= BELONGING * len(words)


@lru_cache(maxsize=1024)
def telling_words(text: str) -> frozenset[str]:
    """The words of a text that tell what it is about, and not only that work was done."""
    return topic_words(text) - _EVERYDAY_STEMS


def _as_sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


def _first(leader: list[int], place: int) -> int:
    while leader[place] != place:
        leader[place] = leader[leader[place]]
        place = leader[place]
    return place
