"""Redis Streams: what is awake, dreamt and salient, on a server that many can follow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from itertools import groupby
from types import TracebackType

from reverie.domain.views.stream import NONE_YET, Spot, StreamEntry, spot_of
from reverie.errors import Refused, StreamFailed
from reverie.settings import Settings
from reverie.streams.deliveries import ASIDE, Delivery, Pending, SetAside, set_aside_from
from reverie.streams.fields import (
    MOST_NIGHTS,
    entry_from,
    fields_of,
    is_told_at,
    spot_at,
    stream_id,
)
from reverie.streams.redis_server import DEFAULT_ADDRESS, RedisServer

PREFIX = "reverie"
MAIN_AGENT = "main"


class Flow(StrEnum):
    """The streams."""

    AWAKE = "awake"
    DREAM = "dream"
    SALIENCE = "salience"


class Group(StrEnum):
    """Those who read a stream, each group the whole of it."""

    ATTENTION = "attention"
    CONSOLIDATION = "consolidation"
    SCORING = "scoring"


class RedisStream:
    """The streams of one agent on a Redis server; what it dreams is kept as a `DreamStream`."""

    def __init__(
        self,
        address: str = DEFAULT_ADDRESS,
        *,
        agent: str = MAIN_AGENT,
        prefix: str = PREFIX,
        settings: Settings | None = None,
    ) -> None:
        self._server = RedisServer(address)
        self._agent = agent
        self._prefix = prefix if agent == MAIN_AGENT else f"{prefix}:{agent}"
        chosen = settings or Settings()
        self._most = {
            Flow.AWAKE: chosen.streams.awake_entries,
            Flow.DREAM: chosen.streams.dream_entries,
            Flow.SALIENCE: chosen.streams.salience_entries,
        }
        self._seconds = {
            Flow.AWAKE: chosen.streams.awake_s,
            Flow.SALIENCE: chosen.streams.salience_s,
        }
        self._reclaim_after_ms = chosen.streams.reclaim_after_s * 1_000
        self._most_deliveries = chosen.streams.most_deliveries
        self._grouped: set[Flow] = set()

    def __enter__(self) -> RedisStream:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Give the connection back."""
        self._server.close()

    def cut(self) -> None:
        """Break the connection off, whoever waits for an answer."""
        self._server.cut()

    @property
    def shown(self) -> str:
        """The server's address without its password."""
        return self._server.shown

    def name(self, flow: Flow) -> str:
        """The key under which a stream is kept."""
        return f"{self._prefix}:stream:{flow}"

    # Dreams.

    def publish(self, entries: Sequence[StreamEntry]) -> int:
        """Add those entries that are newer than all that were added; tells how many that were."""
        placed = sorted(
            ((spot_of(entry.entry_id, self._agent), entry) for entry in entries),
            key=lambda one: one[0],
        )
        key = self.name(Flow.DREAM)
        with self._server.answering(key):
            self._make_groups(Flow.DREAM)
            top = self._top(key)
            self._refuse_a_foreign_stream(key, [(at, e) for at, e in placed if at <= top])
            new = [(at, entry) for at, entry in placed if at > top]
            cycles = groupby(new, key=lambda one: one[0][:2])
            return sum(self._send(key, list(batch)) for _, batch in cycles)

    def read(self, *, after: str | None = None, limit: int | None = None) -> list[StreamEntry]:
        """The entries after the one with an id, or all that are kept, oldest first."""
        mark = NONE_YET if after is None else spot_of(after, self._agent)
        if limit is not None and limit < 1:
            return []
        key = self.name(Flow.DREAM)
        with self._server.answering(key):
            found = self._server.client.xrange(key, min=f"({stream_id(mark)}", count=limit)
        return [entry for _, fields in found if (entry := entry_from(fields))]

    def later(self, since: Spot, *, wait_s: float) -> tuple[Spot, list[StreamEntry]]:
        """What is added after a spot, once there is any or the wait is over, and up to where."""
        key = self.name(Flow.DREAM)
        with self._server.answering(key):
            answer = self._server.client.xread({key: stream_id(since)}, block=round(wait_s * 1_000))
        found = [one for _, entries in answer or [] for one in entries]
        upto = spot_at(found[-1][0]) if found else since
        return upto, [entry for _, fields in found if (entry := entry_from(fields))]

    # What passes: awake and salience.

    def add(self, flow: Flow, fields: Mapping[str, str]) -> str:
        """Add an entry to a stream that expires; returns the id the server gave it."""
        if flow is Flow.DREAM:
            raise Refused("dreams come from a night; `publish` them")
        if not fields:
            raise Refused("an entry needs a field; give at least one")
        key = self.name(flow)
        with self._server.answering(key):
            if flow not in self._grouped:
                self._make_groups(flow)
            given: str = self._server.client.xadd(
                key, dict(fields), maxlen=self._most[flow], approximate=False
            )
            self._expire(flow, int(given.partition("-")[0]))
        return given

    # For groups of readers.

    def take(self, flow: Flow, group: Group, reader: str, *, limit: int = 10) -> list[Delivery]:
        """What a reader of a group has not acknowledged, then what no reader was given yet.

        Between the two comes what readers hold who have been silent for `reclaim_after_s`. What
        was given out `most_deliveries` times is set aside instead: `set_aside` tells of it.
        """
        key = self.name(flow)
        with self._server.answering(key):
            self._make_groups(flow)
            seconds, millionths = self._server.client.time()
            self._expire(flow, seconds * 1_000 + millionths // 1_000)
            pending = Pending(self._server.client, key, group.value)
            again = pending.own(reader, limit)
            gone = [delivery.id for delivery in again if not delivery.fields]
            if gone:
                self._server.client.xack(key, group.value, *gone)
            held = [delivery for delivery in again if delivery.fields]
            held += pending.claimed(reader, limit - len(held), idle_ms=self._reclaim_after_ms)
            here = self._sound(pending, sorted(held, key=_place))
            return here + pending.fresh(reader, limit - len(here))

    def acknowledge(self, flow: Flow, group: Group, ids: Sequence[str]) -> int:
        """Note that a group is done with some entries; tells how many it had still open."""
        key = self.name(flow)
        with self._server.answering(key):
            return int(self._server.client.xack(key, group.value, *ids)) if ids else 0

    def set_aside(self, flow: Flow) -> list[SetAside]:
        """The entries that were given out too often and never acknowledged, oldest first."""
        key = f"{self.name(flow)}:{ASIDE}"
        with self._server.answering(key):
            found = self._server.client.xrange(key)
        return [one for _, fields in found if (one := set_aside_from(fields))]

    # Inside.

    def _sound(self, pending: Pending, held: Sequence[Delivery]) -> list[Delivery]:
        """Those that may be given out once more; the others are set aside."""
        counted = pending.counted(held)
        poisonous = [one for one in counted if one.deliveries > self._most_deliveries]
        if poisonous:
            pending.set_aside(poisonous)
        return [one for one in counted if one.deliveries <= self._most_deliveries]

    def _make_groups(self, flow: Flow) -> None:
        key = self.name(flow)
        asked = self._server.client.pipeline(transaction=False)
        for group in Group:
            asked.xgroup_create(key, group.value, id="0", mkstream=True)
        for answer in asked.execute(raise_on_error=False):
            if isinstance(answer, Exception) and "BUSYGROUP" not in str(answer):
                raise answer
        self._grouped.add(flow)

    def _top(self, key: str) -> Spot:
        """The spot of the newest entry ever added, also of one that is trimmed by now."""
        newest = spot_at(self._server.client.xinfo_stream(key)["last-generated-id"])
        if newest.night >= MOST_NIGHTS:
            raise _foreign(key)
        return newest

    def _refuse_a_foreign_stream(self, key: str, known: Sequence[tuple[Spot, StreamEntry]]) -> None:
        """Refuse a stream that holds another entry where one of ours should be."""
        newest = self._server.client.xrevrange(key, count=1)
        if newest and not is_told_at(entry_from(newest[0][1]), spot_at(newest[0][0]), self._agent):
            raise _foreign(key)
        if known:
            at, entry = known[-1]
            there = self._server.client.xrange(key, min=stream_id(at), max=stream_id(at))
            told = entry_from(there[0][1]) if there else entry
            if told is None or told.replayed_at != entry.replayed_at:
                raise _foreign(key)

    def _send(self, key: str, batch: Sequence[tuple[Spot, StreamEntry]]) -> int:
        """Add the entries of one cycle at once; those another publisher added count for it."""
        asked = self._server.client.pipeline(transaction=True)
        for at, entry in batch:
            asked.xadd(
                key,
                fields_of(entry),
                id=stream_id(at),
                maxlen=self._most[Flow.DREAM],
                approximate=False,
            )
        answers = asked.execute(raise_on_error=False)
        for answer in answers:
            if isinstance(answer, Exception) and "equal or smaller" not in str(answer):
                raise answer
        return sum(isinstance(answer, str) for answer in answers)

    def _expire(self, flow: Flow, now_ms: int) -> None:
        """Drop what is older than the stream keeps it, by the server's own clock."""
        if flow in self._seconds:
            oldest = max(0, now_ms - self._seconds[flow] * 1_000)
            self._server.client.xtrim(self.name(flow), minid=oldest, approximate=False)


def _place(delivery: Delivery) -> tuple[int, int]:
    """Where an entry stands in its stream."""
    first, _, second = delivery.id.partition("-")
    return int(first), int(second or 0)


def _foreign(key: str) -> StreamFailed:
    return StreamFailed(
        f"{key} holds entries that are not this mind's; choose another --prefix, or remove it"
    )
