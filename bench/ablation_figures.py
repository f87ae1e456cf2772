"""Ablation figures: what a mind that has lived a synthetic life shows of what replay claims."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import nan
from typing import TypeVar

from reverie.domain.journal.entry import Entry, NightStep, Took
from reverie.domain.journal.kinds import MemoryChange
from reverie.domain.rules.replay import points_of
from reverie.domain.values.ending import End
from reverie.domain.values.link import Link, LinkKind, weight_now
from reverie.domain.values.memory import Kind, Memory
from reverie.stores.ram.store import InRamStore
from synthetic_lives import FIRST_DAY, Lived

T = TypeVar("T")
OLD = 30
"""From how many nights on a memory is old."""
MOSTLY = 0.8
"""Which share of a composite's episodes must be of one topic for it to match that topic."""
TELLING = (LinkKind.SEMANTIC, LinkKind.CAUSAL)


@dataclass(frozen=True, slots=True)
class Kept:
    """Which shares of the old memories are kept as of one night."""

    night: int
    topic: float
    noise: float
    tagged: float
    """Of the memories of topics that were tagged for replay."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What one life came to in one arm; shares from 0 to 1."""

    seconds: float
    born: int
    permanent_at_birth: float
    permanent: float
    permanent_topic: float
    """The share of the permanent memories that belong to a topic."""
    kept: Kept
    links: int
    linked_holding: float
    """The share of links whose two ends hold."""
    related: float
    related_by_chance: float
    related_by_weight: float
    related_strongest: float
    """Among the heaviest tenth."""
    related_telling: float
    """Among the links that join memories by what they say."""
    related_of_kind: dict[str, float]
    links_of_kind: dict[str, int]
    old_links: int
    old_links_holding: int
    merged: int
    merged_matching: float
    dreamt: int
    dreamt_matching: float
    composites_holding: int
    topics_held: float
    """The share of old planted topics that some old memory which holds still tells of."""
    history: list[Kept]


class Watched(InRamStore):
    """A mind that notes which composites a stage made."""

    def __init__(self) -> None:
        super().__init__()
        self.dreamt: set[int] = set()

    def commit(self, entry: Entry, took: Took | None = None) -> None:
        """As ever."""
        if isinstance(entry.cause, NightStep) and entry.cause.stage == "dream":
            births = (c for c in entry.changes if isinstance(c, MemoryChange) and not c.before)
            self.dreamt.update(change.target for change in births)
        super().commit(entry, took)


def kept_at(lived: Lived, night: int) -> Kept:
    """Which shares of the memories that are old in a night are kept."""
    old = [m for m in born_of_episodes(lived) if night - night_of(m) >= OLD]
    topic = [m for m in old if lived.topic_of(m) is not None]
    noise = [m for m in old if lived.topic_of(m) is None]
    tagged = [m for m in topic if m.tagged]

    def is_kept(memory: Memory) -> bool:
        return _is_kept(lived, memory)

    return Kept(night, _share(topic, is_kept), _share(noise, is_kept), _share(tagged, is_kept))


def figures_of(lived: Lived, history: list[Kept], seconds: float) -> Figures:
    """All that is measured when a life is over."""
    store = lived.store
    assert isinstance(store, Watched)
    night = history[-1].night
    born = born_of_episodes(lived)
    permanent = [m for m in born if m.strength.permanent is not None]
    links = [row for place, row in store.contents() if isinstance(row, Link)]
    known = {m.number: m for m in store.memories.all()}
    about = {number: main_topic(lived, m) for number, m in known.items()}
    composites = [m for m in known.values() if m.kind is Kind.COMPOSITE]
    dreamt = [m for m in composites if m.number in store.dreamt]
    merged = [m for m in composites if m.number not in store.dreamt]

    def is_related(link: Link) -> bool:
        return about[link.a] is not None and about[link.a] == about[link.b]

    def holds(link: Link) -> bool:
        return known[link.a].ending is None and known[link.b].ending is None

    def matches(composite: Memory) -> bool:
        return about[composite.number] is not None

    def weight(link: Link) -> float:
        decay = points_of(lived.settings.sleep.decay_per_cycle)
        return weight_now(link, lambda since: float(max(0, night - since)), decay)

    heaviest = sorted(links, key=lambda link: (-weight(link), link.pair))
    old = [x for x in links if all(night - night_of(known[n]) >= OLD for n in x.pair)]
    return Figures(
        seconds=seconds,
        born=len(born),
        permanent_at_birth=_share(born, lambda m: m.strength.permanent == night_of(m)),
        permanent=len(permanent) / len(born),
        permanent_topic=_share(permanent, lambda m: about[m.number] is not None),
        kept=history[-1],
        links=len(links),
        linked_holding=_share(links, holds),
        related=_share(links, is_related),
        related_by_chance=_by_chance(links, about),
        related_by_weight=_weighed_share(links, is_related, weight),
        related_strongest=_share(heaviest[: -(-len(links) // 10)], is_related),
        related_telling=_share([x for x in links if x.kind in TELLING], is_related),
        related_of_kind={
            kind: _share([x for x in links if x.kind is kind], is_related) for kind in LinkKind
        },
        links_of_kind=dict(Counter(link.kind.value for link in links)),
        old_links=len(old),
        old_links_holding=sum(map(holds, old)),
        merged=len(merged),
        merged_matching=_share(merged, matches),
        dreamt=len(dreamt),
        dreamt_matching=_share(dreamt, matches),
        composites_holding=sum(m.ending is None for m in composites),
        topics_held=_topics_held(known.values(), about, night),
        history=history,
    )


def born_of_episodes(lived: Lived) -> list[Memory]:
    """The memories of what was said; composites are not among them."""
    return [m for m in lived.store.memories.all() if m.kind not in (Kind.COMPOSITE, Kind.TENSION)]


def night_of(memory: Memory) -> int:
    """The night a memory was born in."""
    return (memory.born - FIRST_DAY).days


def main_topic(lived: Lived, memory: Memory) -> int | None:
    """The planted topic nearly all of a memory's episodes are of, if there is one."""
    found = lived.topics_of(memory)
    topic, count = max(found.items(), key=lambda item: item[1], default=(None, 0))
    return topic if count >= MOSTLY * found.total() else None


def _is_kept(lived: Lived, memory: Memory) -> bool:
    """Whether a memory holds, or a composite that holds still says its words."""
    speaker: Memory | None = memory
    while speaker and speaker.ending and speaker.ending.how is End.MERGED and speaker.ending.by:
        speaker = lived.store.memories.get(speaker.ending.by)
    if speaker is None or speaker.ending:
        return False
    return speaker.kind is not Kind.COMPOSITE or memory.text in speaker.text


def _by_chance(links: Sequence[Link], about: dict[int, int | None]) -> float:
    """The share of related links if each memory kept its number of links and they fell anywhere."""
    ends = Counter(about[number] for link in links for number in link.pair)
    total = ends.total()
    return sum((n / total) ** 2 for topic, n in ends.items() if topic is not None) if total else nan


def _topics_held(memories: Iterable[Memory], about: dict[int, int | None], night: int) -> float:
    old = [m for m in memories if about[m.number] is not None and night - night_of(m) >= OLD]
    known = {about[m.number] for m in old}
    held = {about[m.number] for m in old if m.ending is None}
    return len(held) / len(known) if known else nan


def _weighed_share(
    links: Sequence[Link], test: Callable[[Link], bool], weight: Callable[[Link], float]
) -> float:
    total = sum(map(weight, links))
    return sum(weight(link) for link in links if test(link)) / total if total else nan


def _share(some: Sequence[T], test: Callable[[T], bool]) -> float:
    """Which share passes a test; of nothing there is none."""
    return sum(map(test, some)) / len(some) if some else nan
