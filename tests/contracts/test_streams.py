"""The streams of the journal and of a Redis server keep the stream contract."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from reverie.ports import DreamStream, Store
from reverie.settings import Settings
from reverie.streams.journal import JournalStream
from reverie.streams.redis import RedisStream
from tests.contracts.stream_contract import Follow, StreamContract
from tests.streams.fixtures import address, server

__all__ = ["address", "server"]


class TestJournalStream(StreamContract):
    @pytest.fixture
    def follow(self) -> Follow:
        return JournalStream


class TestRedisStream(StreamContract):
    @pytest.fixture
    def follow(self, address: str) -> Iterator[Follow]:
        with ExitStack() as stack:

            def followed(store: Store, settings: Settings) -> DreamStream:
                stream = stack.enter_context(
                    RedisStream(address, agent=store.agent, settings=settings)
                )
                stream.publish(JournalStream(store).read())
                return stream

            yield followed
