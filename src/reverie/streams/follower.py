"""Following dreams: each replay as soon as it is there, from the journal or from a server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from reverie.domain.views.stream import NONE_YET, spot_of

if TYPE_CHECKING:
    from reverie.domain.views.stream import StreamEntry
    from reverie.ports import Mind
    from reverie.settings import Settings
    from reverie.streams.redis import RedisStream

LOOK_S = 0.5
"""Seconds between two looks at the journal; a look at one that did not grow is one small query."""
WAIT_S = 2.0
"""Seconds a server is asked to wait for something new, well below what it may take to answer."""


def follow_journal(
    mind: Mind, settings: Settings, after: str | None, rest: Callable[[float], None]
) -> Iterator[StreamEntry]:
    """The replays after an entry, or from now on, as nights of any process commit them."""
    from reverie.streams.journal import JournalStream

    stream = JournalStream(mind, settings)
    if after is None:
        newest = stream.read()
        after = newest[-1].entry_id if newest else None
    seen = -1
    while True:
        last = mind.journal.last()
        if last != seen:
            seen = last
            for entry in stream.read(after=after):
                after = entry.entry_id
                yield entry
        rest(LOOK_S)


def follow_server(stream: RedisStream, agent: str, after: str | None) -> Iterator[StreamEntry]:
    """The replays after an entry, or from now on, as a server is given them."""
    if after is None:
        newest = stream.read()
        after = newest[-1].entry_id if newest else None
    spot = spot_of(after, agent) if after else NONE_YET
    while True:
        spot, entries = stream.later(spot, wait_s=WAIT_S)
        yield from entries
