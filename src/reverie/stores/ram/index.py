"""What recall finds in RAM: the words and vectors of one mind, looked through one by one."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from math import isfinite
from operator import mul

from reverie.domain.language import DEFAULT
from reverie.domain.rules.bm25 import bm25, rarity_among_few
from reverie.domain.values.gist import Gist
from reverie.domain.values.gloss import Gloss
from reverie.domain.values.unit import (
    EVERYTHING,
    Field,
    Unit,
    Vector,
    Within,
    unit_of,
    unit_of_told,
)
from reverie.stores.columns import models_column
from reverie.stores.ram.episodes import RamEpisodes
from reverie.stores.ram.memories import RamMemories, episodes_of
from reverie.stores.ram.tables import RamTables


class RamIndex:
    """What is found by words and by meaning, by looking through everything."""

    def __init__(self, tables: RamTables, episodes: RamEpisodes, memories: RamMemories) -> None:
        self._tables = tables
        self._episodes = episodes
        self._memories = memories

    def matching(
        self,
        field: Field,
        words: Sequence[str],
        *,
        limit: int,
        within: Within = EVERYTHING,
        beside: Sequence[str] = (),
        only_beside: bool = False,
    ) -> Sequence[tuple[int, float]]:
        """The units with some of the words in a field, best first, with a score above 0."""
        needed, more = (set(_stems(" ".join(some))) for some in (words, beside))
        wanted = needed | more
        texts = [(number, Counter(_stems(text))) for number, text in self._texts(field, within)]
        rarity = {
            word: rarity_among_few(sum(word in held for _, held in texts), len(texts))
            for word in wanted
        }
        best: dict[int, float] = {}
        for number, held in texts:
            if needed.isdisjoint(held) or (only_beside and more and more.isdisjoint(held)):
                continue
            score = bm25(held, rarity)
            if score > best.get(number, 0.0):
                best[number] = score
        return sorted(best.items(), key=lambda one: (-one[1], one[0]))[:limit]

    def holding(self, words: Collection[str], *, upto: int) -> Mapping[str, int]:
        """In how many units each word is said, counted no further than `upto`."""
        texts = [text for field in (Field.SAID, Field.KEPT) for _, text in self._texts(field)]
        said = [set(_stems(text)) for text in texts]

        def holders(word: str) -> int:
            wanted = _stems(word)
            return sum(held.issuperset(wanted) for held in said) if wanted else 0

        return {word: min(upto, holders(word)) for word in words}

    def count(self) -> int:
        """How many units there are: what happened, and what is known of it."""
        return self._episodes.last() + len(self._tables.rows["memory"])

    def units(self, numbers: Collection[int]) -> Mapping[int, Unit]:
        """The units with these numbers that exist."""
        found = {}
        for number in numbers:
            if number > 0 and (episode := self._episodes.get(number)):
                found[number] = unit_of(episode, self._gloss(number))
            elif number < 0 and (memory := self._memories.get(-number)):
                found[number] = unit_of_told(memory)
        return found

    def gists(self) -> Mapping[int, Gist]:
        """What is kept in mind of episodes in fewer words, by episode."""
        kept = self._tables.rows["gist"].items()
        return {
            n: gist for n, gist in sorted(kept) if isinstance(n, int) and isinstance(gist, Gist)
        }

    def glossed_otherwise(self, rules: str, *, limit: int) -> Sequence[int]:
        """The first episodes whose gloss other rules than these have made."""
        glosses = self._tables.rows["gloss"].items()
        made = {n: gloss.rules for n, gloss in glosses if isinstance(gloss, Gloss)}
        return sorted(n for n, by in made.items() if isinstance(n, int) and by != rules)[:limit]

    def unseen(self, models: Sequence[str], *, limit: int) -> Sequence[int]:
        """Some units that the first models have seen and the last one has not."""
        before, all_of_them = models_column(models[:-1]), models_column(models)
        glossed = sorted(number for number in self._tables.rows["gloss"] if isinstance(number, int))
        units = [*glossed, *(-memory.number for memory in self._memories.all())]
        seen_by = ((unit, self._tables.seen_by.get(unit, "")) for unit in units)
        return [
            unit for unit, by in seen_by if by.startswith(before) and not by.startswith(all_of_them)
        ][:limit]

    def keep_vectors(
        self, models: Sequence[str], seen: Collection[int], vectors: Sequence[Vector]
    ) -> None:
        """Keep vectors of the last model, beside those of the first and in place of all others."""
        for unit in seen:
            known = self._tables.vectors.get(unit, ())
            beside = tuple(one for one in known if one.model in models[:-1])
            new = tuple(one for one in vectors if one.number == unit)
            self._tables.vectors[unit] = beside + new
            self._tables.seen_by[unit] = models_column(models)

    def is_whole(self) -> bool:
        """Always: what is looked through one by one has no index."""
        return True

    def remake(self) -> None:
        """Nothing: what is looked through one by one has no index."""

    def has_vectors(self, model: str) -> bool:
        """Whether any unit has a vector of a model."""
        kept = self._tables.vectors.values()
        return any(one.model == model for vectors in kept for one in vectors)

    def nearest(
        self, model: str, vector: Sequence[float], *, limit: int
    ) -> Sequence[tuple[int, float]]:
        """The units whose vectors of a model lie nearest, best first, with their cosine."""
        best = self._cosines(model, vector)
        return sorted(best.items(), key=lambda one: (-one[1], one[0]))[:limit]

    def like(
        self, model: str, vector: Sequence[float], numbers: Collection[int]
    ) -> Mapping[int, float]:
        """The cosine of each of these units that has a vector; its best one counts."""
        best = self._cosines(model, vector)
        return {number: best[number] for number in numbers if number in best}

    def _cosines(self, model: str, vector: Sequence[float]) -> dict[int, float]:
        """The best cosine of each unit with vectors; a memory's count for its episodes."""
        best: dict[int, float] = {}
        for number, kept in self._tables.vectors.items():
            for one in kept:
                if one.model == model and len(one.values) == len(vector):
                    cosine = float(sum(map(mul, one.values, vector)))
                    for unit in self._counts_for(number) if isfinite(cosine) else ():
                        best[unit] = max(cosine, best.get(unit, -2.0))
        return best

    def _counts_for(self, number: int) -> Sequence[int]:
        memory = self._memories.get(-number) if number < 0 else None
        return (memory and episodes_of(memory)) or [number]

    def _gloss(self, episode: int) -> Gloss | None:
        gloss = self._tables.rows["gloss"].get(episode)
        return gloss if isinstance(gloss, Gloss) else None

    def _texts(self, field: Field, within: Within = EVERYTHING) -> Iterator[tuple[int, str]]:
        if field is Field.KEPT:
            yield from self._kept(within)
            return
        for episode in self._tables.episodes():
            if not within.allows(episode.at) or (
                within.kept and episode.number not in self._tables.rows["gist"]
            ):
                continue
            gloss = self._gloss(episode.number)
            match field:
                case Field.SAID:
                    yield episode.number, episode.text
                case Field.CONTEXT if gloss:
                    around = (episode.text, gloss.before, gloss.after, gloss.dates)
                    yield episode.number, " ".join(around)
                case Field.STATEMENTS if gloss:
                    yield from ((episode.number, text) for text in gloss.statements)
                case Field.QUESTIONS if gloss:
                    yield from ((episode.number, text) for text in gloss.questions)

    def _kept(self, within: Within) -> Iterator[tuple[int, str]]:
        for memory in self._memories.all():
            if within.kinds is None or memory.kind in within.kinds:
                for number in episodes_of(memory) or [-memory.number]:
                    episode = self._episodes.get(number)
                    if within.allows(episode.at if episode else memory.born):
                        yield number, memory.text


def _stems(text: str) -> list[str]:
    """The stems of a text, without accents."""
    apart = unicodedata.normalize("NFKD", text)
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return [DEFAULT.stems.stem(word) for word in DEFAULT.words.plain_words(bare)]
