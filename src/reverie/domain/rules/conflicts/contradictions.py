"""Contradictory directives: two rules of which an agent can only obey one.

Candidates are looked up by what they share, never compared all with all.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

from reverie.domain.language import Language
from reverie.domain.rules.conflicts.rule_scopes import hold_together
from reverie.domain.values.conflict import Conflict, ConflictKind, Spot
from reverie.domain.values.directive import Directive, RuleFile
from reverie.domain.values.norm import Norm

DENIED, MEASURED, PICKED, USED, PREFERRED = "denied", "measured", "picked", "used", "preferred"
"""The sorts of what two norms may share."""
MOST_WORDS = 10
"""Stems of the longest rule that is compared; what says more is an explanation."""
MOST_ALIKE = 40
"""Norms under one key that are compared with each other."""
TOLD_WORDS = 3
"""Stems that a sentence which only tells must have to be taken for a rule."""
FEW_WORDS = 5
"""Words of a rule that may be about a single thing."""
MEASURED_WORDS = 2
"""Stems by which one thing that has two values is known."""
MOST_VALUES = 3
"""Values of one thing from which on they are a list of cases, and no contradiction."""
SPOTS = 6
"""How many places of one conflict are told."""


class Told(NamedTuple):
    """A norm with the directive and the file it comes from."""

    file: RuleFile
    directive: Directive
    norm: Norm

    @property
    def spot(self) -> Spot:
        """Where it stands."""
        return Spot(self.file.path, self.directive.line, self.directive.text)


def contradictions(files: Iterable[RuleFile], language: Language) -> Iterator[Conflict]:
    """Each pair of rules that cannot both be obeyed, the places of equal words told together."""
    told = [
        Told(file, directive, _within_heading(norm, directive, language))
        for file in files
        for directive in file.directives
        for norm in language.directives.norms(directive.text)
    ]
    found: dict[frozenset[str], dict[Spot, None]] = {}
    whys: dict[frozenset[str], str] = {}
    for one, other, why in _clashes(told):
        key = frozenset({_folded(one), _folded(other)})
        if len(key) == 2:
            found.setdefault(key, {}).update({one.spot: None, other.spot: None})
            whys.setdefault(key, why)
    for key, spots in found.items():
        places = tuple(sorted(spots, key=lambda spot: (spot.file, spot.line)))[:SPOTS]
        yield Conflict(
            ConflictKind.CONTRADICTION,
            places,
            whys[key],
            "Decide which of the two holds, and delete or narrow the other; if both should, say "
            "when each does.",
        )


def _folded(told: Told) -> str:
    return " ".join(told.directive.text.casefold().split())


def _within_heading(norm: Norm, directive: Directive, language: Language) -> Norm:
    """A norm with the areas that the headings above it speak of."""
    areas = language.directives.areas_in(directive.head) if directive.head else frozenset()
    return replace(norm, areas=norm.areas | areas) if areas - norm.areas else norm


def _clashes(told: Sequence[Told]) -> Iterator[tuple[Told, Told, str]]:
    denied = {_words(one.norm) for one in told if one.norm.denies}
    shelves: defaultdict[tuple[str, Hashable], list[Told]] = defaultdict(list)
    for one in told:
        for key in _keys(one.norm):
            if key[0] != DENIED or key[1] in denied:
                shelves[key].append(one)
    for (sort, _), shelf in shelves.items():
        if sort == MEASURED and len({one.norm.measures for one in shelf}) > MOST_VALUES:
            continue
        for one, other in combinations(shelf[:MOST_ALIKE], 2):
            if why := _why(one, other):
                yield one, other, why


def _words(norm: Norm) -> frozenset[str]:
    return norm.core | norm.within


def _keys(norm: Norm) -> Iterator[tuple[str, Hashable]]:
    """Under what a norm is looked up: what any norm it clashes with shares with it."""
    words = _words(norm)
    if len(words) <= MOST_WORDS:
        if norm.measures:
            yield MEASURED, words
        yield from ((PICKED, (slot, words - norm.chosen)) for slot, _ in norm.picks)
        if norm.uses:
            yield USED, norm.uses[1]
        yield from ((DENIED, part) for part in _parts(norm, words))
    if norm.over:
        taken, left = norm.over
        for pair in ((a, b) for a in taken for b in left):
            yield PREFERRED, frozenset(pair)


def _parts(norm: Norm, words: frozenset[str]) -> Iterator[frozenset[str]]:
    """What a denial may say that denies a norm: all of it, or all but a word or two."""
    if norm.denies:
        yield words
        return
    told = {words, norm.core, norm.core | norm.first, *(words - {one} for one in words)}
    told |= {words - {one, other} for one, other in combinations(sorted(words), 2)}
    yield from (part for part in told if part)


def _why(one: Told, other: Told) -> str:
    """Why two norms clash; nothing if they do not."""
    a, b = one.norm, other.norm
    if one.directive is other.directive or not _same_areas(a, b) or _excepted(a, b):
        return ""
    if not hold_together(one.file, other.file):
        return ""
    return _denied(a, b) or _denied(b, a) or _otherwise(a, b) or _turned_round(a, b)


def _same_areas(one: Norm, other: Norm) -> bool:
    """Whether two norms are about the same areas; one that names more is a special case."""
    return one.areas == other.areas


def _excepted(one: Norm, other: Norm) -> bool:
    """Whether one leaves out in so many words what the other asks for."""
    return bool(
        one.excepted & (other.core | other.within) or other.excepted & (one.core | one.within)
    )


def _denied(denying: Norm, asking: Norm) -> str:
    """Whether one forbids all of what the other asks for."""
    if not denying.denies or not denying.asks or asking.denies:
        return ""
    no, yes = _words(denying), _words(asking)
    if not no or not no <= yes or len(yes) < (1 if asking.asks else TOLD_WORDS):
        return ""
    if len(yes) == 1 and max(denying.size, asking.size) > FEW_WORDS:
        return ""  # one word of many says too little
    more = yes - no
    narrows = more & asking.within and not denying.within & asking.within
    if narrows or len(more - asking.within) > 1 or (more and len(no) < 2):
        return ""
    return "One asks for what the other forbids."


def _otherwise(one: Norm, other: Norm) -> str:
    """Whether both settle one thing, each in another way."""
    if one.denies or other.denies:
        return ""
    return _other_measure(one, other) or _other_pick(one, other) or _other_use(one, other)


def _other_measure(one: Norm, other: Norm) -> str:
    words = _words(one)
    if words != _words(other) or len(words) < MEASURED_WORDS:
        return ""
    if (
        not one.measures
        or len(one.measures) != len(other.measures)
        or one.measures & other.measures
    ):
        return ""
    first, second = (", ".join(sorted(norm.measures)) for norm in (one, other))
    return f"They give one thing two values: {first} and {second}."


def _other_pick(one: Norm, other: Norm) -> str:
    rest = _words(one) - one.chosen
    if rest != _words(other) - other.chosen:
        return ""
    if not (one.asks and other.asks) and len(rest) < TOLD_WORDS - 1:
        return ""
    picks = dict(other.picks)
    for slot, choice in one.picks:
        if picks.get(slot, choice) != choice:
            return f"Only one {slot} can hold, and they name two: {choice} and {picks[slot]}."
    return ""


def _other_use(one: Norm, other: Norm) -> str:
    if not (one.uses and other.uses) or one.uses[1] != other.uses[1]:
        return ""
    return "They name two things for one use." if one.uses[0].isdisjoint(other.uses[0]) else ""


def _turned_round(one: Norm, other: Norm) -> str:
    """Whether one takes what the other leaves, and leaves what it takes."""
    if not (one.over and other.over) or one.denies != other.denies:
        return ""
    if not (one.over[0] & other.over[1] and one.over[1] & other.over[0]):
        return ""
    where = [norm.within - norm.over[0] - norm.over[1] for norm in (one, other) if norm.over]
    return "Each prefers what the other gives up." if where[0] == where[1] else ""
