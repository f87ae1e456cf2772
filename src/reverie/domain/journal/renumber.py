"""Renumbering: what one machine did, as it is told once another machine was first.

Episodes, memories, sessions and nights are numbered one after the other. Where two machines gave
out the same numbers, those of the one that came second move up by as many as the first gave out.
Days are not moved: a day is the same on both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field, replace
from typing import Any

from reverie.domain.journal.change import Part
from reverie.domain.journal.entry import (
    Act,
    Cause,
    NightBegan,
    NightEnded,
    NightStep,
    Undone,
    Waking,
)
from reverie.domain.journal.kinds import (
    Change,
    GistChange,
    GlossChange,
    LinkChange,
    MemoryChange,
    Proposal,
    ToneChange,
)
from reverie.domain.journal.plan import NightPlan
from reverie.domain.values.aside import Aside, Sort
from reverie.domain.values.ending import Ending
from reverie.domain.values.held_belief import HeldBelief
from reverie.domain.values.link import Link
from reverie.domain.values.memory import Memory, Salience, Use, Wording, name_of
from reverie.domain.values.recurrence import Pattern
from reverie.domain.values.session import Mark, Reach
from reverie.domain.values.source import (
    Source,
    episode_number,
    memory_number,
    of_episode,
    of_memory,
)
from reverie.domain.values.tone import Tone
from reverie.frozen import dataclass


class Gone(Exception):
    """A change points at something that is not told any more."""


@dataclass(frozen=True, slots=True)
class Move:
    """All numbers after one go up by so many."""

    after: int
    by: int

    def __call__(self, number: int) -> int:
        """Where a number goes."""
        return number + self.by if number > self.after else number


@dataclass(frozen=True, slots=True)
class Renumbering:
    """How the numbers of one machine are told on top of another's."""

    episodes: Move
    memories: Move
    sessions: Move
    nights: Move
    twins: dict[int, int | None] = field(default_factory=dict)
    """Memories that are told as another one, or not at all."""

    def memory(self, number: int) -> int:
        """The number a memory has then."""
        if number in self.twins:
            twin = self.twins[number]
            if twin is None:
                raise Gone
            return twin
        return self.memories(number)

    def source(self, source: Source) -> Source:
        """A source by the numbers that hold then."""
        if (episode := episode_number(source)) is not None:
            return of_episode(self.episodes(episode))
        if (memory := memory_number(source)) is not None:
            return of_memory(self.memory(memory))
        return source

    def change(self, change: Change) -> Change:
        """A change by the numbers that hold then; raises Gone if it is of nothing any more."""
        told: dict[str, Any] = {
            "target": self._key(change),
            "before": self._value(change.before),
            "after": self._value(change.after),
            "sources": self._sources_left(change.sources),
        }
        if isinstance(change, LinkChange):
            for side in ("before", "after"):
                told[side] = told[side] and _turned(told[side])
        return replace(change, **told)

    def plan(self, plan: NightPlan) -> NightPlan:
        """A plan by the numbers that hold then."""
        return replace(
            plan,
            night=self.nights(plan.night),
            horizon=self.episodes(plan.horizon),
            sessions=tuple(self._reach(reach) for reach in plan.sessions),
            coming_session=self.sessions(plan.coming_session - 1) + 1,
            next_memory=self.memories(plan.next_memory - 1) + 1,
        )

    def cause(self, cause: Cause, entries: Mapping[int, int]) -> Cause:
        """A cause by the numbers that hold then; an undo that reaches further is a waking act."""
        match cause:
            case NightBegan(plan=plan):
                return NightBegan(self.plan(plan))
            case NightStep() | NightEnded():
                return replace(cause, night=self.nights(cause.night))
            case Undone(down_to=down_to, by=by):
                later = [new for old, new in sorted(entries.items()) if old >= down_to]
                if down_to not in entries or not later:
                    return Waking(Act.UNDO_CHANGE, by, f"e{down_to}")
                kept = tuple(entries[old] for old in cause.kept if old in entries)
                return replace(cause, down_to=later[0], kept=kept)
        return cause

    def _sources_left(self, sources: tuple[Source, ...]) -> tuple[Source, ...]:
        found = []
        for source in sources:
            try:
                found.append(self.source(source))
            except Gone:
                continue
        return tuple(found)

    def _some_source(self, sources: tuple[Source, ...]) -> tuple[Source, ...]:
        left = self._sources_left(sources)
        if sources and not left:
            raise Gone
        return left

    def _key(self, change: Change) -> Any:
        match change:
            case MemoryChange() | Part():
                return self.memory(change.target)
            case LinkChange(target=(a, b)):
                ends = sorted((self.memory(a), self.memory(b)))
                if ends[0] == ends[1]:
                    raise Gone
                return tuple(ends)
            case GlossChange() | GistChange():
                return self.episodes(change.target)
            case ToneChange():
                return self.sessions(change.target)
        return change.target

    def _value(self, value: Any) -> Any:
        told = _TOLD.get(type(value))
        return told(self, value) if told else value

    def _memory(self, value: Memory) -> Memory:
        number = self.memory(value.number)
        is_plain = value.name == name_of(value.number, value.born)
        return replace(
            value,
            number=number,
            name=name_of(number, value.born) if is_plain else value.name,
            session=self.sessions(value.session),
            sources=self._some_source(value.sources),
            wording=self._wording(value.wording),
            salience=self._salience(value.salience),
            ending=self._ending(value.ending) if value.ending else None,
            use=self._use(value.use),
        )

    def _wording(self, value: Wording) -> Wording:
        anchors = []
        for anchor in value.texture.anchors:
            try:
                anchors.append(self.memory(anchor))
            except Gone:
                continue
        return replace(value, texture=replace(value.texture, anchors=tuple(anchors)))

    def _salience(self, value: Salience) -> Salience:
        return replace(value, since=self.sessions(value.since))

    def _ending(self, value: Ending) -> Ending:
        by = self.memory(value.by) if value.by is not None else None
        return replace(value, session=self.sessions(value.session), by=by)

    def _use(self, value: Use) -> Use:
        return replace(value, session=self.sessions(value.session)) if value.session else value

    def _link(self, value: Link) -> Link:
        return replace(value, a=self.memory(value.a), b=self.memory(value.b))

    def _mark(self, value: Mark) -> Mark:
        upto, over = self.episodes(value.upto), self.episodes(value.thought_over)
        return replace(value, upto=upto, thought_over=over)

    def _tone(self, value: Tone) -> Tone:
        sources = self._sources_left(value.sources)
        return replace(value, session=self.sessions(value.session), sources=sources)

    def _belief(self, value: HeldBelief) -> HeldBelief:
        return replace(value, night=self.nights(value.night), source=self.source(value.source))

    def _pattern(self, value: Pattern) -> Pattern:
        return replace(value, example=self.episodes(value.example))

    def _aside(self, value: Aside) -> Aside:
        key = value.key
        if value.sort is Sort.MEMORY:
            key = str(self.memory(int(key)))
        after, upto = self.episodes(value.after), self.episodes(value.upto)
        mark = value.before and self._mark(value.before)
        night = self.nights(value.night)
        return replace(value, key=key, night=night, after=after, upto=upto, before=mark)

    def _proposal(self, value: Proposal) -> Proposal:
        return replace(value, wish=tuple(self.change(change) for change in value.wish))

    def _reach(self, value: Reach) -> Reach:
        tagged = value.tagged and tuple(self.episodes(n) for n in value.tagged)
        after, upto = self.episodes(value.after), self.episodes(value.upto)
        number = self.sessions(value.number)
        return replace(value, number=number, after=after, upto=upto, tagged=tagged)


_TOLD: dict[type, Callable[[Renumbering, Any], Any]] = {
    Memory: Renumbering._memory,
    Wording: Renumbering._wording,
    Salience: Renumbering._salience,
    Ending: Renumbering._ending,
    Use: Renumbering._use,
    Link: Renumbering._link,
    Mark: Renumbering._mark,
    Tone: Renumbering._tone,
    Pattern: Renumbering._pattern,
    HeldBelief: Renumbering._belief,
    Proposal: Renumbering._proposal,
    Aside: Renumbering._aside,
}
"""How each value that holds numbers is told; all others hold none."""


def _turned(link: Link) -> Link:
    """A link whose smaller end comes first."""
    return link if link.a < link.b else replace(link, a=link.b, b=link.a, way=-link.way)
