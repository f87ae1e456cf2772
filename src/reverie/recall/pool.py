"""Pool: the candidates for a question, a few units worth weighing, and where each matched."""

from __future__ import annotations

import math
from collections.abc import Container, Mapping, Sequence, Set
from dataclasses import field, replace
from itertools import islice
from typing import TYPE_CHECKING

from reverie.domain.rules.bm25 import rarity_of
from reverie.domain.values.memory import Kind
from reverie.domain.values.unit import SPEAKERS, Field, Unit, Within
from reverie.errors import EmbedderFailed
from reverie.frozen import dataclass
from reverie.recall.other_words import Telling, how_often, telling_of, unheard
from reverie.recall.query import Query, content_words_of, rarest_of, read_query
from reverie.recall.search_plan import Terms, all_forms, holders_of, search_plan
from reverie.recall.signals import DECIDED, DEEP, QUICK
from reverie.recall.speakers import as_spoken

if TYPE_CHECKING:
    from reverie.domain.language import Language
    from reverie.ports import Embedder, Index
    from reverie.recall.embedders.tiers import Tiers
    from reverie.recall.request import Request

DEPTH = 120
"""Matches taken from each field."""
REACH = 2
"""How many units before and after one of the best matches are weighed with it."""
BEST = 40
"""Matches of each field whose neighbours are weighed too."""
RELATED = "related"
SEARCHED = (Field.SAID, Field.CONTEXT, Field.QUESTIONS, Field.KEPT)
"""The fields that are searched: a statement says in the third person what its unit says."""
COUNTED = 20_000
"""Units up to which the holders of a word are counted."""


@dataclass(frozen=True, slots=True)
class Pool:
    """The units to weigh, in order of time, and how each field or model matched them."""

    query: Query
    units: tuple[Unit, ...]
    matches: Mapping[str, Mapping[int, float]]
    rarity: Mapping[str, float]
    """How telling each stem of the question is; a stem nobody said is left out."""
    eligible: Container[int]
    """Which units may be answers; the others only speak for their neighbours."""
    related: Mapping[str, Telling] = field(default_factory=dict)
    """For what the question says, how telling each of the other words is that may say the same."""
    size: int = 0
    """How many units the mind has of which these were found."""


def pool_for(index: Index, request: Request, tiers: Tiers | None = None) -> Pool:
    """The pool for a request, by a bounded number of searches."""
    question, within, language = request.question, request.within, request.language
    read = content_words_of(question, language)
    counts = index.holding(all_forms(read, language), upto=COUNTED)
    words = rarest_of(read, holders_of(read, counts, language))
    size = index.count()
    plan = search_plan(question, words, counts, size, language)
    matches: dict[str, Mapping[int, float]] = {
        field.value: _matched(index, field, plan[field], within)
        for field in ((Field.KEPT,) if within.kinds is not None else SEARCHED)
    }
    if within.kinds is None and "decision" in language.questions.kinds_wanted(question):
        decisions = replace(within, kinds=frozenset({Kind.DECISION}))
        matches[DECIDED] = _matched(index, Field.KEPT, plan[Field.KEPT], decisions)
    others = unheard(question, words, counts, language)
    told = how_often(index, others)
    if told and within.kinds is None:
        matches[RELATED] = _matched(index, Field.SAID, Terms(tuple(told)), within)
    near = index.units(_just_after(matches))
    speakers = {unit.speaker for unit in as_spoken(near).values() if unit.speaker}
    query = read_query(question, speakers, request.now, language, words=words)
    numbers = _with_neighbours(matches)
    if tiers:
        alike = _alike(index, tiers, query, numbers, alone=within.kinds is not None)
        matches |= alike
        numbers = numbers.union(*alike.values())
    units = as_spoken({**near, **index.units(numbers - near.keys())})
    ordered = tuple([units[number] for number in sorted(numbers & units.keys())])
    eligible = _eligible(index, units, matches, within)
    rarity = _rarity(query.stems, counts, size, language)
    related = telling_of(others, told, size, language)
    return Pool(query, ordered, matches, rarity, eligible, related, size)


def _matched(index: Index, field: Field, terms: Terms, within: Within) -> Mapping[int, float]:
    """What the terms find; also what the gist let go of, as it speaks for what it has kept."""
    found: dict[int, float] = {}
    for where in (replace(within, kept=False), within) if within.kept else (within,):
        found |= index.matching(
            field,
            terms.required,
            limit=DEPTH,
            within=where,
            beside=terms.boosting,
            only_beside=terms.both_required,
        )
    return found


def _eligible(
    index: Index,
    units: Mapping[int, Unit],
    matches: Mapping[str, Mapping[int, float]],
    within: Within,
) -> Container[int]:
    numbers = set(units)
    if within.since or within.until:
        numbers = {number for number, unit in units.items() if within.allows(unit.at)}
    if within.kinds is not None:
        numbers &= matches[Field.KEPT].keys()
    return numbers & index.gists().keys() if within.kept else numbers


def _with_neighbours(matches: Mapping[str, Mapping[int, float]]) -> set[int]:
    """All matches, and what stands next to the best of each field."""
    best = {n for found in matches.values() for n in islice(found, BEST) if n > 0}
    around = (range(max(1, number - REACH), number + REACH + 1) for number in best)
    return set[int]().union(*around, *matches.values())


def _just_after(matches: Mapping[str, Mapping[int, float]]) -> set[int]:
    """The matches and what follows each: whoever a question names is likely to speak there."""
    found = set[int]().union(*matches.values())
    return found.union([number + 1 for number in found if number > 0])


def _alike(
    index: Index,
    tiers: Tiers,
    query: Query,
    worded: Set[int],
    *,
    alone: bool,
) -> dict[str, Mapping[int, float]]:
    """The cosine of each unit's embedding, for the nearest and for what the words have found.

    `alone`: whether only what the words have found counts.
    """
    asked = {
        name: (embedder.name, _vector_of(query, embedder))
        for name, embedder in ((QUICK, tiers.quick), (DEEP, tiers.deep))
        if embedder and index.has_vectors(embedder.name)
    }
    if not asked:
        return {}
    near: dict[str, Mapping[int, float]] = {}
    if not alone:
        near = {name: dict(index.nearest(*one, limit=DEPTH)) for name, one in asked.items()}
    numbers = worded | _with_neighbours(near)
    return {name: index.like(*one, numbers) for name, one in asked.items()}


def _vector_of(query: Query, embedder: Embedder) -> Sequence[float]:
    try:
        named = any(name not in SPEAKERS.values() for name in query.people)
        (row,) = embedder.vectors([query.in_first_person if named else query.text])
        vector = tuple(map(float, row))
        if not vector or not all(map(math.isfinite, vector)):
            raise ValueError("this is no vector")
    except Exception as error:  # what fails outside must not cost an answer
        raise EmbedderFailed(f"{embedder.name} failed ({error})", embedder.name) from error
    return vector


def _rarity(
    stems: Sequence[str], counts: Mapping[str, int], size: int, language: Language
) -> dict[str, float]:
    stem = language.stems.stem
    held: dict[str, float] = {}
    for word, count in counts.items():
        likely = math.sqrt(COUNTED * max(size, COUNTED)) if count >= COUNTED else count
        held[stem(word)] = min(size, held.get(stem(word), 0) + likely)
    return {one: rarity_of(held[one], size) for one in stems if held.get(one)}
