"""Signals: what speaks for each unit of a pool, each under a name that a person can read."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from reverie.domain.speech import ends_asking
from reverie.domain.stems import stem
from reverie.domain.unit import Field, Unit, View
from reverie.domain.words import plain_words
from reverie.recall.pool import Pool
from reverie.recall.query import Query

LOOKED_AT = 4_000
"""Characters of a unit whose words are weighed one by one."""
_SATURATION = 1.2
_LENGTH_SHARE = 0.3
"""The two constants of bm25: how soon repetition stops to count, how much length does."""
_TOLD_WITHIN = 8
"""Days after which things are still told as news."""
_FEW_WORDS = 15


class Held(NamedTuple):
    """The stems of a question that a unit says, and how many words it has in all."""

    stems: Mapping[str, int]
    length: int


@dataclass(frozen=True, slots=True)
class Signals:
    """Named columns of numbers, one number a unit."""

    pool: Pool
    held: list[Held]
    columns: dict[str, list[float]]

    def of(self, name: str) -> list[float]:
        """One column; zeros where nobody has it."""
        return self.columns.get(name) or [0.0] * len(self.pool.units)


def signals_of(pool: Pool) -> Signals:
    """All signals of a pool, compared within the pool."""
    units, query = pool.units, pool.query
    held = _words_held(pool)
    columns = {"words": standard(_word_scores(held, pool.rarity)),
               "coverage": _coverage(held, pool.rarity)}  # fmt: skip
    for name in (*(field.value for field in Field), *(f"like {view.value}" for view in View)):
        if pool.matches.get(name):
            columns[name] = standard(_matched(pool, name))
    if "kept" in columns:
        columns["words"] = _in_other_words(held, columns)
    if any(unit.gloss for unit in units):
        columns["fact"] = _facts(units)
    columns["speaker"] = [_is_asked_about(unit, query) for unit in units]
    columns["asks"] = _each(units, lambda unit: ends_asking(unit.text))
    columns["asks briefly"] = _each(units, lambda unit: _is_brief(unit) and ends_asking(unit.text))
    if query.days:
        columns["on the day"] = standard(_each(units, lambda unit: _is_on(unit.at.date(), query)))
        columns["told soon after"] = standard(_each(units, lambda unit: _is_soon_after(
            unit.at.date(), query)))  # fmt: skip
    return Signals(pool, held, columns)


def standard(values: Sequence[float]) -> list[float]:
    """The values as z-scores: how many deviations from the mean; zeros when all are alike."""
    if not values:
        return []
    mean = math.fsum(values) / len(values)
    spread = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / len(values))
    return [(value - mean) / spread if spread > 1e-12 else 0.0 for value in values]


def _matched(pool: Pool, name: str) -> list[float]:
    """How a field or view matched; what no night has seen has its words for context, and is
    as like the question as most.
    """
    found, said = pool.matches[name], pool.matches.get(Field.SAID, {})
    if name.startswith("like "):
        usual = math.fsum(found.values()) / len(found)
        return [found.get(unit.number, usual) for unit in pool.units]
    instead = said if name == Field.CONTEXT else {}
    return [found.get(unit.number, 0.0) if unit.gloss else found.get(
        unit.number, instead.get(unit.number, 0.0)) for unit in pool.units]  # fmt: skip


def _words_held(pool: Pool) -> list[Held]:
    """Which stems of the question each unit says, how often, and among how many words."""
    spoken = [[stem(word) for word in plain_words(unit.text[:LOOKED_AT])] for unit in pool.units]
    return [Held(Counter(filter(pool.rarity.__contains__, stems)), len(stems)) for stems in spoken]


def _word_scores(held: Sequence[Held], rarity: Mapping[str, float]) -> list[float]:
    """bm25 by stems, with a light hand on length: a long answer is still an answer."""
    usual = max(1.0, sum(one.length for one in held) / max(1, len(held)))
    scores = []
    for one in held:
        damped = _SATURATION * (1 - _LENGTH_SHARE + _LENGTH_SHARE * one.length / usual)
        scores.append(math.fsum(rarity[word] * count * (_SATURATION + 1) / (count + damped)
                                for word, count in one.stems.items()))  # fmt: skip
    return scores


def _in_other_words(held: Sequence[Held], columns: Mapping[str, list[float]]) -> list[float]:
    """How the words match; a unit that says none of them may be kept in a memory that does."""
    return [word if one.stems else max(word, kept) for one, word, kept in zip(
        held, columns["words"], columns["kept"], strict=True)]  # fmt: skip


def _coverage(held: Sequence[Held], rarity: Mapping[str, float]) -> list[float]:
    """The share of the question, by how telling its words are, that each unit holds."""
    whole = math.fsum(rarity.values()) or 1.0
    return [math.fsum(map(rarity.__getitem__, one.stems)) / whole for one in held]


def _facts(units: Sequence[Unit]) -> list[float]:
    """The fact scores as z-scores among the units a night has seen; the others get the mean."""
    seen = standard([unit.gloss.fact for unit in units if unit.gloss])
    scores = iter(seen)
    return [next(scores) if unit.gloss else 0.0 for unit in units]


def _is_asked_about(unit: Unit, query: Query) -> float:
    """1 for the one a question asks about; nobody stands out when it asks about several."""
    return float(len(query.subjects) == 1 and unit.speaker in query.subjects)


def _is_brief(unit: Unit) -> bool:
    return len(unit.text.split(maxsplit=_FEW_WORDS)) < _FEW_WORDS


def _each(units: Sequence[Unit], rule: Callable[[Unit], bool]) -> list[float]:
    return [float(rule(unit)) for unit in units]


def _is_on(day: date, query: Query) -> bool:
    return any(first <= day <= last for first, last in query.days)


def _is_soon_after(day: date, query: Query) -> bool:
    return any(-1 <= (day - last).days <= _TOLD_WITHIN for _, last in query.days)
