"""What readers of a group were given and have not acknowledged: claimed, counted, set aside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

ASIDE = "aside"
MOST_ASIDE = 1_000
"""How many entries that were set aside are kept of a stream."""
_ENTRY, _GROUP, _DELIVERIES = "aside_entry", "aside_group", "aside_deliveries"


class Delivery(NamedTuple):
    """What a reader is given; it comes again until the reader acknowledges its id."""

    id: str
    fields: dict[str, str]
    deliveries: int = 1
    """How many times it was given to a reader of the group, this time included."""


class SetAside(NamedTuple):
    """An entry that a group was given too often and never acknowledged (a dead letter)."""

    id: str
    group: str
    deliveries: int
    fields: dict[str, str]


class Pending:
    """The pending entries of one group of one stream on a server."""

    def __init__(self, client: Any, key: str, group: str) -> None:
        self._client, self._key, self._group = client, key, group

    def own(self, reader: str, limit: int) -> list[Delivery]:
        """What a reader was given before and still holds."""
        return self._given(reader, "0", limit)

    def fresh(self, reader: str, limit: int) -> list[Delivery]:
        """What no reader was given yet."""
        return self._given(reader, ">", limit)

    def claimed(self, reader: str, limit: int, *, idle_ms: int) -> list[Delivery]:
        """What other readers hold and have not touched for so long: it is this reader's now."""
        if limit < 1:
            return []
        found = self._client.xautoclaim(
            self._key, self._group, reader, min_idle_time=idle_ms, count=limit
        )
        return [Delivery(id, dict(fields)) for id, fields in found[1] if id and fields]

    def counted(self, held: Sequence[Delivery]) -> list[Delivery]:
        """The same, each with how often it was given to somebody."""
        if not held:
            return []
        ids = [delivery.id for delivery in held]
        told = self._client.xpending_range(
            self._key, self._group, min=ids[0], max=ids[-1], count=self._size()
        )
        times = {one["message_id"]: int(one["times_delivered"]) for one in told}
        return [one._replace(deliveries=times.get(one.id, one.deliveries)) for one in held]

    def set_aside(self, poisonous: Sequence[Delivery]) -> None:
        """Put entries aside that nobody gets done with, and let the group go on without them."""
        asked = self._client.pipeline(transaction=True)
        for one in poisonous:
            fields = {
                _ENTRY: one.id,
                _GROUP: self._group,
                _DELIVERIES: str(one.deliveries - 1),  # this time it is not given out
                **one.fields,
            }
            asked.xadd(f"{self._key}:{ASIDE}", fields, maxlen=MOST_ASIDE, approximate=False)
            asked.xack(self._key, self._group, one.id)
        asked.execute()

    def _size(self) -> int:
        return int(self._client.xpending(self._key, self._group)["pending"]) or 1

    def _given(self, reader: str, since: str, limit: int) -> list[Delivery]:
        if limit < 1:
            return []
        answer = self._client.xreadgroup(self._group, reader, {self._key: since}, count=limit)
        return [Delivery(id, dict(fields or {})) for _, found in answer for id, fields in found]


def set_aside_from(fields: Mapping[str, str]) -> SetAside | None:
    """An entry that was set aside, as it is kept; None if somebody else wrote it."""
    kept = dict(fields)
    try:
        id, group, times = kept.pop(_ENTRY), kept.pop(_GROUP), int(kept.pop(_DELIVERIES))
    except (KeyError, ValueError):
        return None
    return SetAside(id, group, times, kept)
