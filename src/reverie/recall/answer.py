"""Recalling: what answers a question, told as memories where one holds, else as it was said."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime

from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.ending import End
from reverie.domain.values.gist import Gist
from reverie.domain.values.memory import Kind, Memory
from reverie.domain.values.source import of_episode
from reverie.domain.values.unit import Within
from reverie.errors import DateRefused, NumberRefused
from reverie.ports import Mind
from reverie.recall.hit import Hit, ended_how, share_held
from reverie.recall.passage import passage
from reverie.recall.query import Query, read_query
from reverie.recall.ranker import Ranker
from reverie.recall.search import Found, find
from reverie.recall_ports import Embedder
from reverie.stages.forgotten import without_forgotten

DEPTH = 3
"""How many times more is found than told: what says the same is told once."""
AS_GOOD = 0.8
"""The share of what an episode answers that a memory must answer to be told instead."""

TOLD_OTHERWISE = (End.MERGED, End.FADED)
"""Endings after which a memory is not told any more; what was said still is."""


def recall(
    mind: Mind,
    question: str,
    *,
    k: int = 7,
    budget: int | None = None,
    kinds: Collection[Kind] | None = None,
    since: datetime | None = None,
    until: datetime | None = None,
    kept: bool = False,
    embedder: Embedder | None = None,
    rankers: Mapping[str, Ranker] | None = None,
    now: datetime | None = None,
    language: Language = DEFAULT,
) -> list[Hit]:
    """The best `k` answers to a question whose texts together fit `budget` characters."""
    _refuse(k, budget, since, until)
    if budget == 0:
        return []
    within = Within(since, until, None if kinds is None else frozenset(kinds), kept)
    found = find(
        mind,
        question,
        k=k * DEPTH,
        embedder=embedder,
        rankers=rankers,
        within=within,
        now=now,
        language=language,
    )
    gists = mind.gists() if kept else {}
    speakers = dict.fromkeys(one.unit.speaker for one in found if one.unit.speaker)
    query = read_query(question, speakers, language=language)
    hits = _in_order(mind, within, _Telling(mind, query, within, gists).best(found, k))
    return _within(hits[:k], budget)


class _Telling:
    """Puts what was found into words, each memory once."""

    def __init__(self, mind: Mind, query: Query, within: Within, gists: Mapping[int, Gist]) -> None:
        self._mind = mind
        self._language = query.language
        self._wanted = frozenset(query.stems)
        self._within = within
        self._gists = gists

    def best(self, found: Sequence[Found], k: int) -> list[Hit]:
        """One hit for each of the best `k` memories or episodes, best first."""
        told: dict[str, Hit] = {}
        numbers = [one.unit.number for one in found if one.unit.number > 0]
        on = self._mind.memories_resting_on(numbers)
        for one in found:
            if len(told) >= k:
                break
            memory = self._memory(one, on.get(one.unit.number, ()))
            hit = self._as_memory(one, memory) if memory else self._as_episode(one)
            if hit is None:
                continue
            what = hit.memory or fingerprint(hit.text)
            known = told.get(what)
            told[what] = known.also_by(one.unit.number) if known else hit
        return list(told.values())

    def _memory(self, one: Found, resting: Sequence[Memory]) -> Memory | None:
        """The memory that tells a unit as well as its own words do."""
        if one.unit.number < 0:
            told = self._mind.memory(-one.unit.number)
            return told if told and not _is_told_otherwise(told) else None
        if self._within.kept:
            return None
        some = [memory for memory in resting if not _is_told_otherwise(memory)]
        if self._within.kinds is not None:
            some = [memory for memory in some if memory.kind in self._within.kinds]
        best = max(
            some,
            key=lambda memory: (
                self._held(memory.text),
                memory.ending is None,
                memory.number,
            ),
            default=None,
        )
        if best is None or self._within.kinds is not None:
            return best
        held, enough = map(self._held, (best.text, one.unit.text))
        if not held:
            return best if len(best.text) >= AS_GOOD * len(one.unit.text) else None
        return best if held >= AS_GOOD * enough else None

    def _held(self, text: str) -> float:
        return share_held(text, self._wanted, self._language)

    def _as_memory(self, one: Found, memory: Memory) -> Hit:
        number = one.unit.number
        return Hit(
            memory=memory.name,
            text=memory.text,
            kind=memory.kind,
            score=one.score,
            why=one.why,
            sources=memory.sources,
            date=one.unit.at,
            ended=ended_how(self._mind, memory),
            episodes=(number,) if number > 0 else (),
        )

    def _as_episode(self, one: Found) -> Hit | None:
        number = one.unit.number
        if self._within.kinds is not None:
            return None
        episode = self._mind.episode(number)
        if episode is None:
            return None
        gist = self._gists.get(number)
        said = without_forgotten(self._mind, episode.text, self._language)
        text = gist.text if gist else passage(said, self._wanted, self._language)
        return (
            Hit(
                memory=None,
                text=text,
                kind=None,
                score=one.score,
                why=one.why,
                sources=(of_episode(number),),
                date=episode.at,
                episodes=(number,),
            )
            if text
            else None
        )


def _is_told_otherwise(memory: Memory) -> bool:
    return memory.ending is not None and memory.ending.how in TOLD_OTHERWISE


def _in_order(mind: Mind, within: Within, hits: Sequence[Hit]) -> list[Hit]:
    """The hits best first, but what was superseded right after what replaced it."""
    ordered = [hit for hit in hits if not hit.ended.startswith(End.SUPERSEDED)]
    for hit in hits:
        if not hit.ended.startswith(End.SUPERSEDED):
            continue
        place = sum(other.score > hit.score for other in ordered)
        newer = _replacement(mind, hit.memory)
        if newer and _may_stand_in(newer, within):
            known = next((other for other in ordered if other.memory == newer.name), None)
            if known:
                place = min(place, ordered.index(known))
                ordered.remove(known)
            ordered.insert(place, known or hit.instead(newer))
            place += 1
        ordered.insert(place, hit)
    return ordered


def _may_stand_in(newer: Memory, within: Within) -> bool:
    of_kind = within.kinds is None or newer.kind in within.kinds
    return newer.ending is None and of_kind and within.allows(newer.born)


def _replacement(mind: Mind, name: str | None) -> Memory | None:
    """What a superseded memory gave way to, as far as that leads."""
    memory = mind.memory_named(name) if name else None
    seen: set[int] = set()
    while memory and memory.ending and memory.ending.how is End.SUPERSEDED and memory.ending.by:
        if memory.number in seen:
            return None
        seen.add(memory.number)
        memory = mind.memory(memory.ending.by)
    return memory if seen else None


def _within(hits: list[Hit], budget: int | None) -> list[Hit]:
    if budget is None:
        return hits
    kept, left = [], budget
    for hit in hits:
        if len(hit.text) <= left:
            kept.append(hit)
            left -= len(hit.text)
    return kept


def _refuse(k: int, budget: int | None, since: datetime | None, until: datetime | None) -> None:
    if k < 1:
        raise NumberRefused(f"k is {k}; ask for at least one memory")
    if budget is not None and budget < 0:
        raise NumberRefused(f"the budget is {budget}; give 0 characters or more")
    for moment in (since, until):
        if moment and moment.tzinfo is None:
            raise DateRefused(f"{moment.isoformat()} has no time zone; add one, such as +00:00")
