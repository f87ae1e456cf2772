"""Conflicts: what in the rules of a project cannot stand as it is, a module a kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.conflicts.contradictions import contradictions
from reverie.domain.rules.conflicts.duplicate_blocks import duplicate_blocks
from reverie.domain.rules.conflicts.hook_overlaps import hook_overlaps
from reverie.domain.rules.conflicts.name_collisions import name_collisions
from reverie.domain.rules.conflicts.orphan_links import orphan_links
from reverie.domain.rules.conflicts.size_limits import size_limits
from reverie.domain.rules.conflicts.stale_references import stale_references
from reverie.domain.values.conflict import Conflict, ConflictKind, Scan
from reverie.domain.values.directive import Room, RuleFiles

MOST_OF_A_KIND = 200
"""How many conflicts of one kind are told; the rest are counted."""


def scan_rules(rules: RuleFiles, language: Language = DEFAULT) -> Scan:
    """All conflicts of some rule files, kind by kind, each told once."""
    found = list({conflict.name: conflict for conflict in _found(rules, language)}.values())
    order = list(ConflictKind)
    found.sort(key=lambda one: (order.index(one.kind), [spot.words() for spot in one.spots]))
    told = tuple(_few_of_each(found))
    own = [file for file in rules.files if file.room is not Room.PAGE]
    return Scan(
        told,
        len(own),
        sum(len(file.directives) for file in own),
        len(found) - len(told),
        rules.troubles,
    )


def _found(rules: RuleFiles, language: Language) -> Iterator[Conflict]:
    yield from contradictions(rules.files, language)
    yield from name_collisions(rules.files)
    yield from hook_overlaps(rules.files, language)
    yield from duplicate_blocks(rules.files)
    yield from orphan_links(rules)
    yield from size_limits(rules.files)
    yield from stale_references(rules, language)


def _few_of_each(found: Iterable[Conflict]) -> Iterator[Conflict]:
    counts: Counter[ConflictKind] = Counter()
    for conflict in found:
        counts[conflict.kind] += 1
        if counts[conflict.kind] <= MOST_OF_A_KIND:
            yield conflict
