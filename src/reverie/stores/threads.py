"""Threads: how those of one program share a mind, each with a store to itself or in turns."""

from __future__ import annotations

import threading
import weakref
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from typing import TYPE_CHECKING, Protocol, TypeVar

from reverie.errors import Closed

if TYPE_CHECKING:
    from reverie.stores.journaled import JournaledStore

Found = TypeVar("Found")

MOST_IDLE = 8
"""Stores kept open for threads to come, once the threads that had them have ended."""


class Stores(Protocol):
    """Where a door gets the store that the thread which calls may use."""

    @property
    def own(self) -> JournaledStore:
        """The store of the thread that asks."""

    def held(self) -> AbstractContextManager[JournaledStore]:
        """That store for the time of one call; refused once all is closed."""

    def each(self, asked: Callable[[JournaledStore], Iterable[Found]]) -> Iterator[Found]:
        """What a store answers, one by one, for the thread that asks."""

    def close(self) -> None:
        """Let the calls that run end, and take no more."""


class _Lease:
    """What a thread holds of its store; it vanishes with the thread."""


class StorePerThread:
    """A connection pool: each thread that calls has a store, given back when the thread ends."""

    def __init__(self, first: JournaledStore, another: Callable[[], JournaledStore]) -> None:
        self._another = another
        self._here = threading.local()
        self._gate = threading.Condition(threading.RLock())
        self._calls: Counter[int] = Counter()
        self._open = [first]
        self._idle = [first]
        self._is_closed = False
        self._lend()

    @property
    def own(self) -> JournaledStore:
        """The store of the thread that asks."""
        self._refuse_if_closed()
        store: JournaledStore | None = getattr(self._here, "store", None)
        return store or self._lend()

    @contextmanager
    def held(self) -> Iterator[JournaledStore]:
        """That store for the time of one call, which `close` waits for."""
        me = threading.get_ident()
        with self._gate:
            self._refuse_if_closed()
            self._calls[me] += 1
        try:
            yield self.own
        finally:
            with self._gate:
                self._calls[me] -= 1
                self._calls += Counter()  # drops the threads that have no call left
                self._gate.notify_all()

    def each(self, asked: Callable[[JournaledStore], Iterable[Found]]) -> Iterator[Found]:
        """What a store answers, read as it is asked for."""
        answers = iter(asked(self.own))

        def one_by_one() -> Iterator[Found]:
            self._refuse_if_closed()
            for answer in answers:
                yield answer
                self._refuse_if_closed()

        return one_by_one()

    def _refuse_if_closed(self) -> None:
        if self._is_closed:
            raise Closed

    def close(self) -> None:
        """Let the calls of other threads end, then close every store."""
        me = threading.get_ident()
        with self._gate:
            self._is_closed = True
            self._gate.wait_for(lambda: not set(self._calls) - {me})
            while self._open:
                self._open.pop().close()

    def _lend(self) -> JournaledStore:
        """Give the thread that calls a store that is idle, or a new one."""
        with self._gate:
            store = self._idle.pop() if self._idle else None
        if store is None:
            store = self._another()
            with self._gate:
                self._open.append(store)
        lease = _Lease()
        weakref.finalize(lease, _give_back, weakref.ref(self), store).atexit = False
        self._here.store, self._here.lease = store, lease
        return store

    def take_back(self, store: JournaledStore) -> None:
        """Keep the store of a thread that has ended for another, or close it."""
        with self._gate:
            if self._is_closed:
                return
            if len(self._idle) < MOST_IDLE:
                self._idle.append(store)
            else:
                self._open.remove(store)
                store.close()


def _give_back(stores: weakref.ref[StorePerThread], store: JournaledStore) -> None:
    there = stores()
    if there is not None:
        there.take_back(store)
    else:
        with suppress(Exception):  # nobody is left who could be told
            store.close()


class OneStoreForAll:
    """A monitor: all threads use one store, one call at a time."""

    def __init__(self, store: JournaledStore) -> None:
        self._store = store
        self._turn = threading.RLock()
        self._is_closed = False

    @property
    def own(self) -> JournaledStore:
        """The store, whoever asks."""
        if self._is_closed:
            raise Closed
        return self._store

    @contextmanager
    def held(self) -> Iterator[JournaledStore]:
        """The store for the time of one call; all others wait."""
        with self._turn:
            yield self.own

    def each(self, asked: Callable[[JournaledStore], Iterable[Found]]) -> Iterator[Found]:
        """What the store answers, all of it at once, so that nobody reads while others write."""
        with self.held() as store:
            return iter(list(asked(store)))

    def close(self) -> None:
        """Let the calls of other threads end, and take no more."""
        with self._turn:
            self._is_closed = True
