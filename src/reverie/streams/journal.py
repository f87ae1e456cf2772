"""The dream stream read from the journal: the default, which needs no server."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reverie.domain.journal.entry import Entry, Heading, NightStep, groups, nights
from reverie.domain.views.cycles import Cycle, cycles_of
from reverie.domain.views.stream import NONE_YET, StreamEntry, entries_of, spot_of
from reverie.engine.dreams import (
    entries_of_night,
    memories_in,
    standing_headings,
)
from reverie.errors import StreamFailed
from reverie.ports import Mind
from reverie.settings import Settings


class JournalStream:
    """The newest replays of a mind; what a night commits is there at once."""

    def __init__(self, mind: Mind, settings: Settings | None = None) -> None:
        self._mind = mind
        self._most = (settings or Settings()).streams.dream_entries

    def publish(self, entries: Sequence[StreamEntry]) -> int:
        """Nothing to add: what a night replayed is in its journal; anything else is refused."""
        there = {entry.entry_id for entry in self.read()}
        for entry in entries:
            if entry.entry_id not in there:
                raise StreamFailed(
                    f"{entry.entry_id} is not among the journal's newest {self._most} replays, "
                    "and only a night adds to them; publish it to a Redis stream"
                )
        return 0

    def read(self, *, after: str | None = None, limit: int | None = None) -> list[StreamEntry]:
        """The entries after one, or all that are kept, oldest first and at most `limit`."""
        agent = self._mind.agent
        mark = NONE_YET if after is None else spot_of(after, agent)
        found: list[StreamEntry] = []
        for night in self._nights_back(since=mark.night):
            found[:0] = night
            if len(found) >= self._most:
                break
        kept = found[max(0, len(found) - self._most) :]
        later = [entry for entry in kept if spot_of(entry.entry_id, agent) > mark]
        return later if limit is None else later[: max(0, limit)]

    def of_cycle(self, number: int) -> list[StreamEntry]:
        """The entries of one cycle of the newest night; only the time of others is read."""
        journal = self._mind.journal
        headings = journal.headings(since=journal.nights_began()[-1])
        (night,) = nights(headings)
        steps = [
            (heading, _whole_entry(self._mind, heading, number))
            for heading in standing_headings(_whole(headings))
            if _in_cycle(heading)
        ]
        cycles = cycles_of(night.plan, steps, night.outcome, links_after=0)
        found = [cycle for cycle in cycles if cycle.number == number]
        return self._told(night.plan.night, found)

    def _nights_back(self, *, since: int) -> Iterator[list[StreamEntry]]:
        """The entries of each night, the newest night first."""
        headings = self._mind.journal.headings()
        stands = [heading for heading in standing_headings(_whole(headings)) if _in_cycle(heading)]
        for night in reversed(nights(headings)):
            if night.plan.night < since:
                return
            entries = entries_of_night(self._mind, night, stands)
            cycles = cycles_of(night.plan, entries, night.outcome, links_after=0)
            yield self._told(night.plan.night, cycles)

    def _told(self, night: int, cycles: Sequence[Cycle]) -> list[StreamEntry]:
        names = {m.number: m.name for m in memories_in(self._mind, cycles).values()}
        return list(entries_of(self._mind.agent, night, cycles, names))


def _whole(headings: Sequence[Heading]) -> list[Heading]:
    """All but a broken tail, which will be decided again."""
    return [heading for group in groups(headings) if group[-1].last for heading in group]


def _whole_entry(mind: Mind, heading: Heading, cycle: int) -> Entry:
    """An entry as it is if it belongs to a cycle, else without its changes."""
    bare = Entry(heading.number, heading.at, heading.cause)
    is_of = isinstance(heading.cause, NightStep) and heading.cause.cycle == cycle
    return (mind.journal.entry(heading.number) if is_of else None) or bare


def _in_cycle(heading: Heading) -> bool:
    return isinstance(heading.cause, NightStep) and heading.cause.cycle > 0
