"""Answer: what a request gets, told as memories where one holds, else as it was said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from reverie.domain.rules.edit_record import VERB, edited_file
from reverie.domain.rules.likeness import normalised
from reverie.domain.values.ending import End
from reverie.domain.values.source import of_episode
from reverie.domain.values.unit import EVERYTHING
from reverie.frozen import dataclass
from reverie.recall.best import Found, best_of, nearest_of
from reverie.recall.hit import TOOL, Hit, share_held
from reverie.recall.passage import passage, sentences_of
from reverie.recall.pool import pool_for
from reverie.recall.signals import signals_of
from reverie.recall.speakers import is_handed_on, who_said, who_says, with_speakers
from reverie.recall.succession import in_succession, newest_first

if TYPE_CHECKING:
    from reverie.domain.values.gist import Gist
    from reverie.domain.values.memory import Memory
    from reverie.domain.values.unit import Unit, Within
    from reverie.ports import Mind
    from reverie.recall.embedders.tiers import Tiers
    from reverie.recall.pool import Pool
    from reverie.recall.query import Query
    from reverie.recall.request import Request
    from reverie.recall.signals import Signals

DEPTH = 3
"""How many times more is found than told: what says the same is told once."""
COMPARED = 10
"""How many of the best are compared with each other, however few are told."""
AS_GOOD = 0.8
"""The share of what an episode answers that a memory must answer to be told instead."""
TOLD_OTHERWISE = (End.MERGED, End.FADED)
"""Endings after which a memory is not told any more; what was said still is."""

HALF = 0.5
"""The share of a question's rarest words that one who answers it says together."""
LACK, AGAINST = 0.305, 1.9
"""How far the share of a question that nobody ever said must outweigh what is said together, and
how much more the latter counts."""
MOST_UNSAID = 5
"""Words nobody said that are told."""


class Verdict(StrEnum):
    """What can be said truly of how a question fares."""

    ANSWERS = "answers"
    NEAR = "near"
    NOBODY = "nobody here said"


@dataclass(frozen=True, slots=True)
class Answer:
    """What a question gets: the best hits, the verdict on them, and what nobody ever said."""

    hits: list[Hit] = field(default_factory=list)
    verdict: Verdict = Verdict.NOBODY
    nobody_said: tuple[str, ...] = ()
    """Words of the question that no memory and no message holds, in its order."""
    notes: tuple[str, ...] = ()
    """What had to be done without to give it."""


def answer(
    mind: Mind,
    request: Request,
    *,
    tiers: Tiers | None = None,
) -> Answer:
    """The best answers to a request, as many as it asks for and as fit its budget."""
    within = request.within
    pool = pool_for(mind.index, request, tiers)
    signals = signals_of(pool)
    looked_at = max(request.k, COMPARED)
    found = edits_last(best_of(signals, looked_at * DEPTH), pool.query)
    gists = mind.index.gists() if within.kept else {}
    told = _Told(mind, pool.query, within, gists).best(found, looked_at)
    ordered = in_succession(mind, within, newest_first(told, pool.query), pool.query.language)
    ordered = with_speakers(mind.index, ordered)
    hits = _fitting(ordered[: request.k], request.budget)
    verdict = _verdict_on(signals) if within == EVERYTHING else Verdict.NEAR
    return Answer(hits, verdict, _nobody_said(pool))


def nearest(mind: Mind, request: Request) -> Hit | None:
    """What comes nearest to a request by its words, though it may not answer it; or nothing."""
    pool = pool_for(mind.index, request)
    told = _Told(mind, pool.query, request.within, {}).best(nearest_of(signals_of(pool), DEPTH), 1)
    return told[0] if told else None


def _verdict_on(signals: Signals) -> Verdict:
    """The verdict on what was found, by the rarest words of the question alone."""
    query, together = signals.pool.query, signals.together
    lack = 1 - len(signals.pool.rarity) / max(1, len(query.stems))
    if lack - AGAINST * together >= LACK:
        return Verdict.NOBODY
    return Verdict.ANSWERS if together >= HALF else Verdict.NEAR


def _nobody_said(pool: Pool) -> tuple[str, ...]:
    """The words of a question that nobody here has said in any form, in its order."""
    stem = pool.query.language.stems.stem
    unsaid = [word for word in pool.query.words if stem(word) not in pool.rarity]
    return tuple(word for word in unsaid if not word.isdigit())[:MOST_UNSAID]


@dataclass(frozen=True, slots=True)
class _Told:
    """What was found, put into words, each memory once."""

    mind: Mind
    query: Query
    within: Within
    gists: Mapping[int, Gist]

    def best(self, found: Sequence[Found], k: int) -> list[Hit]:
        """One hit for each of the best `k` memories or episodes, best first."""
        told: dict[str, Hit] = {}
        for one, resting in self._with_memories(found, k):
            memory = self._memory(one, resting)
            hit = self._as_memory(one, memory) if memory else self._as_episode(one, resting)
            if hit is None:
                continue
            what = hit.memory or normalised(hit.text)
            known = told.get(what)
            told[what] = known.also_by(one.unit.number) if known else hit
            if len(told) == k:
                break
        return with_speakers(self.mind.index, list(told.values()))

    def _with_memories(
        self, found: Sequence[Found], k: int
    ) -> Iterator[tuple[Found, Sequence[Memory]]]:
        """What was found, each with the memories that rest on it; `k` are looked up at a time."""
        for start in range(0, len(found), k):
            some = found[start : start + k]
            numbers = [one.unit.number for one in some if one.unit.number > 0]
            on = self.mind.memories.resting_on(numbers)
            yield from ((one, on.get(one.unit.number, ())) for one in some)

    def _memory(self, one: Found, resting: Sequence[Memory]) -> Memory | None:
        """The memory that tells a unit as well as its own words do."""
        if one.unit.number < 0:
            told = self.mind.memories.get(-one.unit.number)
            return told if told and not _is_told_otherwise(told) else None
        if self.within.kept:
            return None
        some = [memory for memory in resting if not _is_told_otherwise(memory)]
        if self.within.kinds is not None:
            some = [memory for memory in some if memory.kind in self.within.kinds]
        best = max(
            some,
            key=lambda memory: (
                self._held(memory.text),
                memory.ending is None,
                memory.number,
            ),
            default=None,
        )
        if best is None or self.within.kinds is not None:
            return best
        held, enough = self._held(best.text), self._held(one.unit.text)
        if not held:
            return best if len(best.text) >= AS_GOOD * len(one.unit.text) else None
        return best if held >= AS_GOOD * enough else None

    @property
    def _wanted(self) -> frozenset[str]:
        return frozenset(self.query.stems)

    def _held(self, text: str) -> float:
        return share_held(text, self._wanted, self.query.language)

    def _as_memory(self, one: Found, memory: Memory) -> Hit:
        number = one.unit.number
        hit = Hit(
            memory=memory.name,
            text=memory.text,
            kind=memory.kind,
            score=one.score,
            why=one.why,
            sources=memory.sources,
            date=one.unit.at,
            episodes=(number,) if number > 0 else (),
            who=who_says(self.mind, memory, self.query.language),
        )
        return self._ended(hit, memory)

    def _ended(self, hit: Hit, memory: Memory) -> Hit:
        """The same hit, with how a memory ceased to hold, if it did."""
        if (ending := memory.ending) is None:
            return hit
        other = self.mind.memories.get(ending.by) if ending.by else None
        ended = f"{ending.how} by {other.name}" if other else str(ending.how)
        return replace(hit, ended=ended, ending=ending.how, ended_by=other.name if other else None)

    def _as_episode(self, one: Found, resting: Sequence[Memory]) -> Hit | None:
        number = one.unit.number
        if self.within.kinds is not None:
            return None
        episode = self.mind.episodes.get(number)
        if episode is None:
            return None
        gist = self.gists.get(number)
        said = episode.text
        if self.mind.memories.any_forgotten():
            from reverie.domain.rules.tombstones import without_forgotten

            said = without_forgotten(said, self.mind.present, self.query.language)
        text = gist.text if gist else passage(said, self._wanted, self.query.language)
        if not text:
            return None
        hit = Hit(
            memory=None,
            text=text,
            kind=None,
            score=one.score,
            why=one.why,
            sources=(of_episode(number),),
            date=episode.at,
            episodes=(number,),
            voice=episode.voice,
            who=self._who(one.unit, said, text),
        )
        outdated = self._outdated(resting)
        return self._ended(hit, outdated) if outdated else hit

    def _who(self, unit: Unit, said: str, told: str) -> str:
        """Who says what is told of an episode: of a long one, who says the part that answers."""
        part = None if told == said else self._answering(told)
        return TOOL if part and is_handed_on(part, unit, said) else who_said(unit)

    def _answering(self, told: str) -> str:
        parts = sentences_of(told, self.query.language)
        return max(parts, key=self._held, default="")

    def _outdated(self, resting: Sequence[Memory]) -> Memory | None:
        """The memory that tells best what was said, where all that rests on it was superseded."""
        if any(not _is_superseded(memory) for memory in resting):
            return None
        return max(resting, key=lambda one: (self._held(one.text), one.number), default=None)


def edits_last(found: Sequence[Found], query: Query) -> list[Found]:
    """What was found, best first, but records of edits after all else.

    One of a file that the question names keeps its place, and so do all where it asks what was
    edited.
    """
    if query.language.stems.stem(VERB) in query.stems:
        return list(found)
    asked = query.text.casefold()
    return sorted(found, key=lambda one: _only_notes_edits(one.unit.text, asked))


def _only_notes_edits(text: str, asked: str) -> bool:
    path = edited_file(text)
    return path is not None and path.rpartition("/")[2].casefold() not in asked


def _is_superseded(memory: Memory) -> bool:
    return memory.ending is not None and memory.ending.how is End.SUPERSEDED


def _is_told_otherwise(memory: Memory) -> bool:
    return memory.ending is not None and memory.ending.how in TOLD_OTHERWISE


def _fitting(hits: list[Hit], budget: int | None) -> list[Hit]:
    """The hits whose texts together fit a budget of characters, the best first."""
    if budget is None:
        return hits
    kept, left = [], budget
    for hit in hits:
        if len(hit.text) <= left:
            kept.append(hit)
            left -= len(hit.text)
    return kept
