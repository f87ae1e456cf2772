"""Signals: what speaks for each unit of a pool, each under a name that a person can read."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from datetime import date
from enum import Enum
from heapq import nlargest
from itertools import repeat
from operator import and_, itemgetter
from typing import TYPE_CHECKING, NamedTuple

from reverie.domain.rules.bm25 import bm25
from reverie.domain.values.episode import Voice
from reverie.domain.values.unit import SPEAKERS, Field, Unit
from reverie.frozen import dataclass
from reverie.recall.look import Look, look_at
from reverie.recall.other_words import told_otherwise

if TYPE_CHECKING:
    from reverie.recall.pool import Pool
    from reverie.recall.query import Query

QUICK, DEEP = "rough meaning", "meaning"
"""How like a question units are by static embeddings, and by what reads whole passages."""
NAMED_SHARE = 0.5
"""The share of units whose speakers have names from which on persons talk among themselves."""
_TOLD_WITHIN = 8
"""Days after which things are still told as news."""
A_ROLE = 0.25
"""What it counts that a question names `the user` or `the agent`, against a person by name."""


WHOLE = 6
"""Stems of a question, its rarest, that stand for all of it."""
DECIDED = "decided"
WEIGHED = (Field.SAID, Field.CONTEXT, Field.QUESTIONS, Field.KEPT)
"""The fields whose matches count."""
_ROLES = frozenset(SPEAKERS.values())


class Usual(NamedTuple):
    """The prior of a signal: what it is like in units that have nothing to do with the question."""

    mean: float = 0.0
    spread: float = 0.0


UNMATCHED, UNLIKE, TELLING = Usual(), Usual(0.15, 0.12), Usual(1.3, 1.5)
"""Of words that are not there, of the cosine of two meanings, and of the fact score."""
LARGE = 100
"""Units with which a pool is taken as it is; a smaller one is filled up with usual ones."""


class Occasion(Enum):
    """What the sessions of a pool are, by who speaks in them; its value is BM25's b.

    Persons who talk among themselves say a thing in a turn or two, and those next to it tell as
    much. Where a user works with an agent, a message is long and stands for itself.
    """

    TALK = 0.6
    WORK = 0.75


Held = Mapping[str, int]
"""The stems of a question that a unit says, and how often."""


@dataclass(frozen=True, slots=True)
class Signals:
    """Named columns of numbers, one number a unit."""

    pool: Pool
    columns: dict[str, list[float]]
    occasion: Occasion
    worded: float = 1.0
    """The share of the question, by rarity, that the unit which says most of it says."""
    together: float = 1.0
    """The share of its few rarest stems, by rarity, that one unit says."""
    standing: float = 1.0
    """How far what the words find stands out, against one unit that says the whole question."""


def signals_of(pool: Pool) -> Signals:
    """All signals of a pool, compared within the pool."""
    units, query = pool.units, pool.query
    numbers = [unit.number for unit in units]
    looks = list(map(look_at, [unit.text for unit in units], repeat(query.language)))
    held = _words_held(looks, pool.rarity)
    occasion = _occasion(units)
    scores = _word_scores(held, looks, pool.rarity, occasion)
    columns = {"words": z_scores(scores)}
    for field in WEIGHED:
        if pool.matches.get(field):
            columns[field] = z_scores(_matched(pool, field, numbers))
    columns |= _meanings(pool, numbers)
    if pool.related:
        columns["related"] = z_scores(told_otherwise(pool, looks))
    if decided := pool.matches.get(DECIDED):
        columns[DECIDED] = z_scores(list(map(decided.get, numbers, repeat(0.0))))
    if occasion is Occasion.WORK and "questions" in columns:
        columns["questions"] = _of_this_question(held, columns["questions"])
    if "kept" in columns:
        columns["words"] = _in_other_words(held, columns)
    if any(unit.gloss for unit in units):
        columns["fact"] = _facts(units)
        columns["tells"] = _tell_what_is_wanted(units, query.wants)
    if occasion is Occasion.WORK:
        columns |= _of_work(units, looks)
    columns["speaker"] = _are_asked_about(units, query)
    columns["asks"] = [float(look.asks) for look in looks]
    columns["asks briefly"] = [float(look.asks_briefly) for look in looks]
    if query.days:
        days = [unit.at.date() for unit in units]
        columns["on the day"] = z_scores([float(_is_on(day, query)) for day in days])
        columns["told soon after"] = z_scores([float(_is_soon_after(day, query)) for day in days])
    standing = _standing(scores, pool, occasion)
    said = _worded(held, pool), _told_together(held, pool)
    return Signals(pool, columns, occasion, *said, standing)


def _matched(pool: Pool, field: Field, numbers: Sequence[int]) -> list[float]:
    """How a field matched; what no night has seen yet has only its words for context."""
    found, said = pool.matches[field].get, pool.matches.get(Field.SAID, {}).get
    if field is not Field.CONTEXT:
        return list(map(found, numbers, repeat(0.0)))
    return [
        found(number, 0.0 if unit.gloss else said(number, 0.0))
        for number, unit in zip(numbers, pool.units, strict=True)
    ]


def _meanings(pool: Pool, numbers: Sequence[int]) -> dict[str, list[float]]:
    """How like the question each unit is; where the deep embedder has seen it, that tells."""
    deep, quick = (pool.matches.get(name, {}) for name in (DEEP, QUICK))
    columns = {
        name: z_scores(_liked(found, numbers), UNLIKE)
        for name, found in ((DEEP, deep), (QUICK, quick))
        if found
    }
    if deep and quick:
        told = zip(numbers, columns[QUICK], strict=True)
        columns[QUICK] = [0.0 if number in deep else score for number, score in told]
    return columns


def _liked(found: Mapping[int, float], numbers: Sequence[int]) -> list[float]:
    """How like the question each unit is; one without a vector is as like it as most."""
    usual = math.fsum(found.values()) / len(found)
    return list(map(found.get, numbers, repeat(usual)))


def _words_held(looks: Sequence[Look], wanted: Collection[str]) -> Sequence[Held]:
    """Which of some stems each unit says, and how often."""
    said = [look.stems for look in looks]
    held: list[dict[str, int]] = [{} for _ in said]
    for one in wanted:
        for counts, stems in zip(held, said, strict=True):
            if one in stems:
                counts[one] = stems[one]
    return held


def _telling(pool: Pool) -> dict[str, float]:
    """The few rarest stems of a question, which are its whole: a long one is never said whole.

    One that nobody has said is as rare as the rarest.
    """
    most = max(pool.rarity.values(), default=0.0)
    rarity = {stem: pool.rarity.get(stem, most) for stem in pool.query.stems}
    return dict(nlargest(WHOLE, rarity.items(), key=itemgetter(1)))


def _worded(held: Sequence[Held], pool: Pool) -> float:
    """The share of a question's words that stand together in one unit; rare ones count more."""
    whole = math.fsum(_telling(pool).values())
    return min(1.0, _most_of(pool.rarity, held) / whole) if whole else 0.0


def _told_together(held: Sequence[Held], pool: Pool) -> float:
    """The share of a question's few rarest stems that stand together in one unit."""
    telling = _telling(pool)
    whole = math.fsum(telling.values())
    said = {stem: rarity for stem, rarity in telling.items() if stem in pool.rarity}
    return _most_of(said, held) / whole if whole else 0.0


def _most_of(rarity: Mapping[str, float], held: Sequence[Held]) -> float:
    """How much the stems that stand together in one unit weigh at most."""
    several = {frozenset(rarity.keys() & some.keys()) for some in held if some}
    return max((math.fsum(map(rarity.__getitem__, some)) for some in several), default=0.0)


def _standing(scores: Sequence[float], pool: Pool, occasion: Occasion) -> float:
    """How far word scores spread, as a share of how far one that says the whole question would.

    A z-score is high for whatever stands alone, though it says but one word by chance.
    """
    rarity = _telling(pool)
    whole = bm25(dict.fromkeys(rarity, 1), rarity, length=1.0, length_share=occasion.value)
    _, spread = mean_and_spread(scores)
    return min(1.0, spread * math.sqrt(LARGE) / whole) if whole else 1.0


def _occasion(units: Sequence[Unit]) -> Occasion:
    named = sum([unit.speaker not in _ROLES for unit in units])
    return Occasion.TALK if named > NAMED_SHARE * len(units) else Occasion.WORK


def _of_work(units: Sequence[Unit], looks: Sequence[Look]) -> dict[str, list[float]]:
    """What tells units apart where a user works with an agent."""
    agent = SPEAKERS[Voice.AGENT]
    speaks = [unit.speaker == agent for unit in units]
    announces = (look.announces for look in looks)
    return {
        "newer": _newer(units),
        "agent speaks": list(map(float, speaks)),
        "announces": list(map(float, map(and_, announces, speaks))),
    }


def _newer(units: Sequence[Unit]) -> list[float]:
    """Where each unit stands in time among the others, from 0 for the oldest to 1."""
    order = sorted(range(len(units)), key=[unit.at for unit in units].__getitem__)
    places, last = [0.0] * len(units), max(1, len(units) - 1)
    for place, n in enumerate(order):
        places[n] = place / last
    return places


def _word_scores(
    held: Sequence[Held], looks: Sequence[Look], rarity: Mapping[str, float], occasion: Occasion
) -> list[float]:
    """BM25 of each unit, by stems."""
    share = occasion.value
    usual = max(1.0, sum([look.length for look in looks]) / max(1, len(looks)))
    return [
        bm25(some, rarity, length=look.length / usual, length_share=share) if some else 0.0
        for some, look in zip(held, looks, strict=True)
    ]


def _of_this_question(held: Sequence[Held], asked: Sequence[float]) -> list[float]:
    """How the questions that units answer match; one that says no word of this answers others."""
    return [one if some else min(one, 0.0) for some, one in zip(held, asked, strict=True)]


def _in_other_words(held: Sequence[Held], columns: Mapping[str, list[float]]) -> list[float]:
    """How the words match; a unit that says none of them may be kept in a memory that does."""
    return [
        word if some or word > kept else kept
        for some, word, kept in zip(held, columns["words"], columns["kept"], strict=True)
    ]


def _facts(units: Sequence[Unit]) -> list[float]:
    """The fact scores as z-scores among the units a night has seen; the others get the mean."""
    seen = iter(z_scores([unit.gloss.fact for unit in units if unit.gloss], TELLING))
    return [next(seen) if unit.gloss else 0.0 for unit in units]


def _are_asked_about(units: Sequence[Unit], query: Query) -> list[float]:
    """1 for the one a question asks about; nobody stands out when it asks about several."""
    if len(query.subjects) != 1:
        return [0.0] * len(units)
    (subject,) = query.subjects
    counts = A_ROLE if subject in _ROLES else 1.0
    return [counts if unit.speaker == subject else 0.0 for unit in units]


def _tell_what_is_wanted(units: Sequence[Unit], wants: frozenset[str]) -> list[float]:
    if not wants:
        return [0.0] * len(units)
    tells = (unit.gloss.tells if unit.gloss else () for unit in units)
    return [0.0 if wants.isdisjoint(some) else 1.0 for some in tells]


def _is_on(day: date, query: Query) -> bool:
    return any(first <= day <= last for first, last in query.days)


def _is_soon_after(day: date, query: Query) -> bool:
    return any(-1 <= (day - last).days <= _TOLD_WITHIN for _, last in query.days)


def z_scores(values: Sequence[float], usual: Usual = UNMATCHED) -> list[float]:
    """The z-score of each value: how many deviations from the mean; zeros when all are alike.

    Few values are compared with usual ones beside them (a prior): three units of which two
    match tell nothing about how rare a match is.
    """
    mean, spread = mean_and_spread(values, usual)
    if not spread > 1e-12:  # nor if it is no number
        return [0.0] * len(values)
    return [(value - mean) / spread for value in values]


def mean_and_spread(values: Sequence[float], usual: Usual = UNMATCHED) -> tuple[float, float]:
    """The mean of some values and their standard deviation, with usual ones beside few."""
    size = max(len(values), LARGE)
    more = size - len(values)
    mean = (math.fsum(values) + more * usual.mean) / size
    apart = math.dist(values, [mean] * len(values))
    beside = math.sqrt(more) * math.hypot(usual.mean - mean, usual.spread)
    return mean, math.hypot(apart, beside) / math.sqrt(size)
