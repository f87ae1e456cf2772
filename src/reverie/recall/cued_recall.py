"""Cued recall: the few memories that come to mind at a prompt, though nobody asked for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from operator import mul
from typing import TYPE_CHECKING

from reverie.domain.intake.material import begins_with_a_tag, own_words
from reverie.domain.intake.secrets import masked
from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.bm25 import rarity_of
from reverie.domain.rules.pertinence import (
    FEWEST_WORDS,
    TOLD,
    Tie,
    bearing_of,
    is_an_errand,
    is_heard,
    is_tied,
    may_come_to_mind,
    usual_of,
)
from reverie.domain.values.source import episode_number
from reverie.domain.values.unit import Field, Within
from reverie.frozen import dataclass
from reverie.recall.search_plan import all_forms

if TYPE_CHECKING:
    from reverie.domain.values.episode import Episode
    from reverie.domain.values.memory import Memory
    from reverie.ports import Embedder, Mind

LOOKED_AT = 4_000
"""Characters of a prompt that are read."""
MOST_WORDS, COUNTED = 40, 20_000
"""Words of a prompt that are searched for, and units up to which their holders are counted."""
SEARCHED, TIED = 40, 8
"""Units found by the words, and memories among them whose meaning is compared."""
EMBEDDED = 200
"""Words of a text that are embedded."""
SAMPLE, KEPT_VECTORS = 100, 2_000
"""Memories that tell what is usual, and memories whose embeddings are kept in RAM."""
LATIN_ENDS = "\u0250"
"""The first letter after those of Latin scripts."""
MOST = 3
"""How many memories come to mind at once."""


@dataclass(frozen=True, slots=True)
class Cue:
    """A prompt, the session it is said in, and what that session was told before."""

    prompt: str
    session: str | None = None
    told: frozenset[str] = frozenset()
    """The names of memories that are not told again."""


@dataclass(frozen=True, slots=True)
class Reminded:
    """One memory that came to mind, how clearly it bears on the prompt, and by what."""

    name: str
    kind: str
    text: str
    score: float
    tie: Tie


class CuedRecall:
    """One mind's cued recall; it keeps the embeddings of memories that it has met."""

    def __init__(self, embedder: Embedder | None = None, language: Language = DEFAULT) -> None:
        self._embedder = embedder
        self._language = language
        self._vectors: dict[str, tuple[float, ...]] = {}

    def warm(self, mind: Mind, *, most: int = KEPT_VECTORS) -> int:
        """Embed some of the newest memories that have not been met; returns how many."""
        if self._embedder is None:
            return 0
        texts = [memory.text for memory in mind.memories.of(TOLD, limit=KEPT_VECTORS)]
        unmet = [text for text in texts if text not in self._vectors][:most]
        for text in self._vectors.keys() - set(texts):
            del self._vectors[text]
        for text in unmet:
            self._vectors[text] = self._embedded(text)
        return len(unmet)

    def recall(self, mind: Mind, cue: Cue) -> list[Reminded]:
        """The memories that clearly bear on a prompt, the clearest first; mostly none.

        Where there is an embedder, only those that were met: nothing is embedded but the prompt.
        """
        prompt = own_words(cue.prompt[:LOOKED_AT])
        if len(prompt.split()) < FEWEST_WORDS or begins_with_a_tag(cue.prompt[:LOOKED_AT]):
            return []
        found = self._tied(mind, cue, _said(mind, prompt, self._language))
        if found and self._embedder:
            found = self._with_meaning(prompt, found) if _is_in_latin(prompt) else []
        scored = [
            Reminded(memory.name, memory.kind, masked(memory.text), score, tie)
            for memory, tie in found
            if (score := bearing_of(tie, memory.kind)) is not None
        ]
        return sorted(scored, key=lambda one: (-one.score, one.name))[:MOST]

    def _tied(self, mind: Mind, cue: Cue, said: _Said) -> list[tuple[Memory, Tie]]:
        """The memories that share enough words with a prompt, the most of them first."""
        ties = [
            (memory, tie)
            for memory in _found(mind, all_forms(said.words, self._language))
            if may_come_to_mind(memory)
            and memory.name not in cue.told
            and not is_an_errand(memory, self._language)
            and is_tied(tie := said.tie_with(self._language.words.telling_words(memory.text)))
        ]
        ties.sort(key=lambda one: -one[1].rarity)
        return [one for one in ties[:TIED] if is_heard(one[0], _told(mind, one[0]), cue.session)]

    def _with_meaning(
        self, prompt: str, found: Sequence[tuple[Memory, Tie]]
    ) -> list[tuple[Memory, Tie]]:
        """The same with the cosines of their embeddings, where both are there."""
        asked = self._embedded(prompt)
        known = dict(self._vectors)
        usual = usual_of([_cosine(asked, vector) for vector in list(known.values())[-SAMPLE:]])
        return [
            (memory, replace(tie, meaning=_cosine(asked, known[memory.text]), usual=usual))
            for memory, tie in found
            if memory.text in known
        ]

    def _embedded(self, text: str) -> tuple[float, ...]:
        (row,) = (
            self._embedder.vectors([" ".join(text.split()[:EMBEDDED])]) if self._embedder else ((),)
        )
        return tuple(map(float, row))


@dataclass(frozen=True, slots=True)
class _Said:
    """What a prompt says: its telling words, and how rare each of its stems is."""

    words: tuple[str, ...]
    telling: Mapping[str, float]
    whole: float
    """The rarity of all its stems together."""

    def tie_with(self, stems: frozenset[str]) -> Tie:
        """What the prompt shares with a text of these telling stems."""
        shared = sorted(self.telling.keys() & stems, key=lambda stem: (-self.telling[stem], stem))
        rarity = sum(self.telling[stem] for stem in shared)
        return Tie(
            tuple(shared), rarity, rarity / (self.whole or 1), len(shared) / (len(stems) or 1)
        )


def _said(mind: Mind, prompt: str, language: Language) -> _Said:
    """What a prompt says; a stem nobody else said ties nothing, nor does a number or a letter."""
    words = language.questions.searched_words(language.words.straight(prompt))[:MOST_WORDS]
    stem, size = language.stems.stem, mind.index.count()
    held: dict[str, int] = {}
    for word, count in mind.index.holding(words, upto=COUNTED).items():
        held[stem(word)] = min(size, held.get(stem(word), 0) + count)
    rarity = {one: rarity_of(count, size) for one, count in held.items() if count}
    telling = language.words.telling_words(prompt)
    tying = [w for w in words if len(w) > 1 and not w.isdigit() and stem(w) in telling]
    kept = {stem(word): rarity[stem(word)] for word in tying if stem(word) in rarity}
    return _Said(tuple(w for w in tying if stem(w) in kept), kept, sum(rarity.values()))


def _found(mind: Mind, words: Sequence[str]) -> list[Memory]:
    """The memories that hold one of some words, best first."""
    within = Within(kinds=TOLD)
    units = dict(mind.index.matching(Field.KEPT, words, limit=SEARCHED, within=within))
    told = {-number: mind.memories.get(-number) for number in units if number < 0}
    for resting in mind.memories.resting_on([number for number in units if number > 0]).values():
        told |= {memory.number: memory for memory in resting}
    return [memory for memory in told.values() if memory]


def _told(mind: Mind, memory: Memory) -> list[Episode]:
    """The episodes a memory rests on."""
    numbers = [n for source in memory.sources if (n := episode_number(source))]
    return [episode for n in numbers if (episode := mind.episodes.get(n))]


def _is_in_latin(prompt: str) -> bool:
    """Whether most letters of a prompt are of a script that the embedder has learned."""
    letters = [one for one in prompt if one.isalpha()]
    return 2 * sum(one < LATIN_ENDS for one in letters) >= len(letters)


def _cosine(one: Sequence[float], other: Sequence[float]) -> float:
    """The cosine of two vectors of length one."""
    return float(sum(map(mul, one, other)))
