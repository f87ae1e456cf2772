"""Signals: what speaks for each unit of a pool, each under a name that a person can read."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from reverie.domain.speech import ends_asking
from reverie.recall.pool import Pool, spoken_stems
from reverie.recall.query import Query
from reverie.recall.units import Field, Unit, View

LOOKED_AT = 4_000
"""Characters of a unit whose words are weighed one by one."""
_SATURATION = 1.2
_LENGTH_SHARE = 0.3
"""The two constants of bm25: how soon repetition stops to count, how much length does."""
_TOLD_WITHIN = 8
"""Days after which things are still told as news."""
_FEW_WORDS = 15


@dataclass(frozen=True, slots=True)
class Signals:
    """Named columns of numbers, one number a unit; those in `standard` are z-scores."""

    pool: Pool
    columns: dict[str, list[float]]

    def of(self, name: str) -> list[float]:
        """One column; zeros where nobody has it."""
        return self.columns.get(name) or [0.0] * len(self.pool.units)


def signals_of(pool: Pool) -> Signals:
    """All signals of a pool, compared within the pool."""
    units, query = pool.units, pool.query
    columns = {"words": standard(_word_scores(pool)), "coverage": _coverage(pool)}
    for name in (*(field.value for field in Field), *(f"like {view.value}" for view in View)):
        if pool.matches.get(name):
            columns[name] = standard(_matched(pool, name))
    if any(unit.gloss for unit in units):
        columns["fact"] = _facts(units)
    columns["speaker"] = [_is_asked_about(unit, query) for unit in units]
    columns["asks"] = [float(ends_asking(unit.text)) for unit in units]
    columns["asks briefly"] = [float(asks > 0 and len(unit.text.split()) < _FEW_WORDS)
                               for asks, unit in zip(columns["asks"], units, strict=True)]  # fmt: skip
    if query.days:
        columns["on the day"] = standard(_each(units, lambda unit: _is_on(unit.at.date(), query)))
        columns["told soon after"] = standard(_each(units, lambda unit: _is_soon_after(
            unit.at.date(), query)))  # fmt: skip
    return Signals(pool, columns)


def standard(values: Sequence[float]) -> list[float]:
    """The values as z-scores: how many deviations from the mean; zeros when all are alike."""
    if not values:
        return []
    mean = math.fsum(values) / len(values)
    spread = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / len(values))
    return [(value - mean) / spread if spread > 1e-12 else 0.0 for value in values]


def _matched(pool: Pool, name: str) -> list[float]:
    """How a field or view matched; what no night has seen yet has only its words for context."""
    found, said = pool.matches[name], pool.matches[Field.SAID]
    instead = said if name == Field.CONTEXT else {}
    return [found.get(unit.number, 0.0) if unit.gloss else found.get(
        unit.number, instead.get(unit.number, 0.0)) for unit in pool.units]  # fmt: skip


def _word_scores(pool: Pool) -> list[float]:
    """bm25 by stems, with a light hand on length: a long answer is still an answer."""
    spoken = [Counter(spoken_stems(unit, LOOKED_AT)) for unit in pool.units]
    lengths = [sum(counts.values()) for counts in spoken]
    usual = max(1.0, sum(lengths) / max(1, len(lengths)))
    return [
        math.fsum(
            rarity * counts[stem] * (_SATURATION + 1)
            / (counts[stem] + _SATURATION * (1 - _LENGTH_SHARE + _LENGTH_SHARE * length / usual))
            for stem, rarity in pool.rarity.items() if stem in counts
        )
        for counts, length in zip(spoken, lengths, strict=True)
    ]  # fmt: skip


def _coverage(pool: Pool) -> list[float]:
    """The share of the question, by how telling its words are, that each unit holds."""
    whole = math.fsum(pool.rarity.values()) or 1.0
    return [
        math.fsum(pool.rarity[one] for one in set(spoken_stems(unit, LOOKED_AT)) & set(pool.rarity))
        / whole
        for unit in pool.units
    ]


def _facts(units: Sequence[Unit]) -> list[float]:
    """The fact scores as z-scores among the units a night has seen; the others get the mean."""
    seen = standard([unit.gloss.fact for unit in units if unit.gloss])
    scores = iter(seen)
    return [next(scores) if unit.gloss else 0.0 for unit in units]


def _is_asked_about(unit: Unit, query: Query) -> float:
    """1 for the one a question asks about; nobody stands out when it asks about several."""
    return float(len(query.subjects) == 1 and unit.speaker in query.subjects)


def _each(units: Sequence[Unit], rule: Callable[[Unit], bool]) -> list[float]:
    return [float(rule(unit)) for unit in units]


def _is_on(day: date, query: Query) -> bool:
    return any(first <= day <= last for first, last in query.days)


def _is_soon_after(day: date, query: Query) -> bool:
    return any(-1 <= (day - last).days <= _TOLD_WITHIN for _, last in query.days)
