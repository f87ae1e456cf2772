"""Relating: what joins two memories that were replayed together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from reverie.domain.formulas.replay import grown
from reverie.domain.journal.plan import Depth
from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.merge import share_enough
from reverie.domain.rules.replay import points_of
from reverie.domain.values.appraisal import GoalRelation
from reverie.domain.values.link import Link, LinkKind, Since, coactive, weight_now
from reverie.domain.values.memory import Memory
from reverie.frozen import dataclass
from reverie.settings import Settings

AIMED = frozenset({GoalRelation.SUPPORTS, GoalRelation.THWARTS, GoalRelation.MIXED})
MOVING = 25
"""From which intensity on, in hundredths, two memories of one sign feel alike."""
TELLING_KINDS = frozenset({LinkKind.SEMANTIC, LinkKind.CAUSAL})
"""What joins memories by what they say; the others join them by when and how they came."""


@dataclass(frozen=True, slots=True)
class Look:
    """What of a memory is looked at to relate it, worked out once."""

    number: int
    session: int
    words: frozenset[str]
    names_a_cause: bool
    feeling: int
    aims: bool


def look_at(memory: Memory, language: Language = DEFAULT) -> Look:
    """What of a memory tells how it is related to others."""
    mood = memory.appraisal
    intensity = abs(mood.valence) * mood.arousal // 100
    feeling = (mood.valence > 0) - (mood.valence < 0) if intensity >= MOVING else 0
    return Look(
        memory.number,
        memory.session,
        language.words.telling_words(memory.text),
        language.claims.names_a_cause(memory.text),
        feeling,
        mood.goal in AIMED,
    )


def relation(a: Look, b: Look) -> tuple[LinkKind, int]:
    """What joins two memories, and for a cause which way it leads."""
    alike = share_enough(a.words, b.words)
    if alike and a.names_a_cause != b.names_a_cause:
        # the one that names a cause is the effect
        return LinkKind.CAUSAL, -1 if a.names_a_cause else 1
    if alike:
        return LinkKind.SEMANTIC, 0
    if a.session == b.session:
        return LinkKind.TEMPORAL, 0
    if a.aims and b.aims:
        return LinkKind.GOAL, 0
    if a.feeling and a.feeling == b.feeling:
        return LinkKind.EMOTIONAL, 0
    return LinkKind.TEMPORAL, 0


def drawn_closer(
    looks: Sequence[Look],
    known: Iterable[Link],
    settings: Settings,
    *,
    night: int,
    delta: float,
    since: Since,
) -> Iterator[tuple[Link | None, Link]]:
    """The link of each two memories that were active together, before and after that.

    `delta`: what it adds to a weight; `since`: how many steps links have faded since a night.
    """
    decay, more = points_of(settings.sleep.decay_per_cycle), points_of(delta)
    fresh = grown(points_of(settings.sleep.new_link_weight), more)
    links = {link.pair: link for link in known}
    for a, b in combinations(sorted(looks, key=lambda look: look.number), 2):
        before = links.get((a.number, b.number))
        if before:
            yield before, coactive(before, night, more, weight_now(before, since, decay))
        else:
            yield None, new_link(a, b, night, fresh)


def link_step(depth: Depth, settings: Settings) -> float:
    """What being active together in a stage of some depth adds to the weight of a link."""
    sleep = settings.sleep
    shares = {
        Depth.LIGHT: sleep.delta_light,
        Depth.DEEP: sleep.delta_deep,
        Depth.DREAMING: sleep.delta_dreaming,
    }
    return sleep.association_delta * shares[depth]


def new_link(a: Look, b: Look, night: int, weight: int) -> Link:
    """A link between two memories that were active together for the first time."""
    kind, way = relation(a, b)
    return Link(a.number, b.number, kind, weight, night, way=way)
