"""Merging: memories about one thing become one assertion that names its sources."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from reverie.domain.intake.text import clipped
from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.groups import Pair, groups_joined
from reverie.domain.values.memory import SURVIVAL, Author, Kind, Memory

MERGED_KINDS = frozenset({Kind.DECISION, Kind.INSIGHT, Kind.FACT, Kind.TONE})
SHARED_WORDS = 2
"""How many telling words two memories must share to be about one thing."""
LIKE = 0.4
"""Which share of the shorter one's words that must be at least."""
BELONGING = 0.5
"""Which share of a memory's words a composite must know to take it in."""
OFTEN = 0.3
"""A word in more than this share of many memories tells nothing."""
MANY = 6
COMPOSITE_CHARS = 600


def is_mergeable(memory: Memory, language: Language = DEFAULT) -> bool:
    """Whether a memory may be said by a composite: a person's words stand for themselves."""
    if memory.kind is Kind.DECISION:
        choice = language.choices.choice_in(memory.text)
        if choice.left and choice.why:
            return False  # a decision with its reason and its alternative says it best itself
    return memory.kind in MERGED_KINDS and memory.wording.by is not Author.PERSON


def groups_of(memories: Sequence[Memory], language: Language = DEFAULT) -> list[list[Memory]]:
    """The memories that belong together, two or more at a time, in their own order."""
    words = [language.words.telling_words(memory.text) for memory in memories]
    spread = Counter(word for some in words for word in some)
    often = max(1, int(len(memories) * OFTEN)) if len(memories) >= MANY else len(memories)
    telling = [frozenset(w for w in some if spread[w] <= often) for some in words]
    groups = groups_joined(_alike(telling))
    return [[memories[place] for place in group] for group in groups if len(group) > 1]


def topic_of(texts: Iterable[str], language: Language = DEFAULT) -> str:
    """One word for what texts are about: the one most of them share."""
    words, stem = language.words, language.stems.stem
    forms: dict[str, str] = {}
    counts: Counter[str] = Counter()
    for text in texts:
        said = [word for word in words.plain_words(text) if word.isalpha()]
        telling = [w for w in said if not words.says_little(w) and not words.is_everyday(w)]
        for word in telling:
            shortest = min((forms.get(stem(word), word), word), key=len)
            forms[stem(word)] = shortest
        counts.update({stem(word) for word in telling})
    best = min(counts, key=lambda one: (-counts[one], -len(one), one), default="memory")
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


def are_about_one_thing(one: str, other: str, language: Language = DEFAULT) -> bool:
    """Whether two texts share enough telling words."""
    first, second = (language.words.telling_words(text) for text in (one, other))
    return share_enough(first, second)


def share_enough(one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether two texts with these telling words are about one thing."""
    shared = len(one & other)
    return shared >= SHARED_WORDS and shared >= LIKE * min(len(one), len(other))


def belongs_to(text: str, composite: str, language: Language = DEFAULT) -> bool:
    """Whether a text is about what a composite is about, by the text's own words."""
    words = language.words.telling_words(text)
    shared = len(words & language.words.telling_words(composite))
    return shared >= SHARED_WORDS and shared >= BELONGING * len(words)


def _alike(telling: Sequence[frozenset[str]]) -> Iterator[Pair]:
    """The places of each two texts that share enough of their telling words."""
    holders: dict[str, list[int]] = {}
    for place, some in enumerate(telling):
        near = sorted({other for word in some for other in holders.get(word, ())})
        yield from ((other, place) for other in near if share_enough(some, telling[other]))
        for word in some:
            holders.setdefault(word, []).append(place)


def _as_sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."
