"""The outbox: what a sleep commits goes to a server that others follow, as it is committed."""

from __future__ import annotations

import os
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from reverie.domain.journal.kinds import MemoryChange
from reverie.domain.views.cycles import REPLAY
from reverie.streams.courier import Courier, Errand
from reverie.streams.fields import salience_fields
from reverie.streams.journal import JournalStream
from reverie.streams.redis_server import ANSWER_S, DEFAULT_ADDRESS, KEPT, shown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from types import TracebackType

    from reverie.domain.journal.entry import NightStep
    from reverie.domain.values.memory import Memory
    from reverie.domain.views.stream import StreamEntry
    from reverie.ports import Mind
    from reverie.settings import Settings
    from reverie.streams.redis import RedisStream

ADDRESS = "REVERIE_REDIS"
"""The environment variable that names the server; a file of a repository never does."""
REDIS = "redis"
ENCODE = "encode"
DREAMS, SALIENCES = "dreams", "saliences"


def own_server() -> str:
    """The address of the server the person has named, else of this machine's."""
    return os.environ.get(ADDRESS, DEFAULT_ADDRESS)


class Outbox:
    """Takes what one sleep commits to the server, in a thread: no sleep waits for an answer.

    The first replays bring along whatever the server missed before. Once it fails, nothing more is
    sent until the sleep is over, so that no entry overtakes another; then all of it is, once more.
    """

    def __init__(self, mind: Mind, settings: Settings) -> None:
        self._mind = mind
        self._journal = JournalStream(mind, settings)
        self._address = own_server()
        self._courier = Courier(partial(reach, self._address, mind.agent, settings))
        self._is_on = settings.streams.publish_to == REDIS
        self._has_begun = False

    def __enter__(self) -> Outbox:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._courier.close()

    def committed(self, step: NightStep) -> None:
        """Send what a step has brought: replays, and how present new memories are."""
        if not self._is_on:
            return
        if step.stage == REPLAY:
            replays = (
                self._journal.of_cycle(step.cycle) if self._has_begun else self._journal.read()
            )
            self._has_begun = True
            self._courier.send(Errand(DREAMS, partial(_publish, replays)))
        elif step.stage == ENCODE and (newborn := self._born(step)):
            self._courier.send(Errand(SALIENCES, partial(_add_saliences, newborn)))

    def finish(self, *, is_doze: bool = False) -> tuple[str, ...]:
        """Have the rest sent, and wait a moment for it; tells what did not arrive.

        Whatever the server missed comes with the next night, as far as the stream reaches back.
        """
        if not self._is_on:
            return ()
        until = monotonic() + ANSWER_S
        is_done = self._courier.wait(ANSWER_S)
        if is_done and not is_doze and (not self._has_begun or DREAMS in self._courier.failures):
            everything = partial(_publish, self._journal.read())
            self._courier.send(Errand(DREAMS, everything, tries_again=True))
            is_done = self._courier.wait(max(0.0, until - monotonic()))
        failures = self._courier.failures
        if not is_done:
            self._courier.cut()
            failures = {DREAMS: _too_slow(self._address), **failures}
        return tuple(f"the {what} were not published: {why}" for what, why in _once_each(failures))

    def _born(self, step: NightStep) -> list[Memory]:
        """The memories that a step of the newest sleep has brought into the world."""
        journal = self._mind.journal
        headings = journal.headings(since=journal.nights_began()[-1], timed=False)
        entries = [journal.entry(h.number) for h in headings if h.cause == step]
        return [
            change.after
            for entry in entries
            if entry
            for change in entry.changes
            if isinstance(change, MemoryChange) and change.before is None and change.after
        ]


def reach(address: str, agent: str, settings: Settings) -> RedisStream:
    """The streams of an agent on a server; its package is loaded by who needs it."""
    from reverie.streams.redis import RedisStream

    return RedisStream(address, agent=agent, settings=settings)


def _publish(entries: Sequence[StreamEntry], stream: RedisStream) -> None:
    stream.publish(entries)


def _add_saliences(newborn: Sequence[Memory], stream: RedisStream) -> None:
    from reverie.streams.redis import Flow

    for memory in newborn:
        stream.add(Flow.SALIENCE, salience_fields(memory))


def _once_each(failures: Mapping[str, str]) -> list[tuple[str, str]]:
    """What failed and why; a reason that two share is told of the first."""
    told = {why: what for what, why in sorted(failures.items(), reverse=True)}
    return [(what, why) for why, what in told.items()]


def _too_slow(address: str) -> str:
    return (
        f"the Redis server at {shown(address)} takes longer than {ANSWER_S:g} seconds; "
        f"see to it; {KEPT}"
    )
