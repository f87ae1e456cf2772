"""With a stream configured each night publishes; a server that is away is caught up with later."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from reverie import OpenMind
from reverie.domain.journal.plan import Outcome
from reverie.settings import Settings
from reverie.streams.redis import RedisStream
from reverie.testing import TickClock
from tests.days import a_mind_at
from tests.streams.dreams import SAID, ids
from tests.streams.servers import cutting_after, free_port

PUBLISHING = Settings.of(replay_batch_size=2, tag_share=100, publish_to="redis")


@pytest.fixture
def mind(tmp_path: Path) -> OpenMind:
    """A mind that publishes, with a session that waits."""
    mind = a_mind_at(tmp_path / "mind.db", settings=PUBLISHING)
    for text in SAID:
        mind.record(text, session="monday")
    mind.end_session("monday")
    return mind


def a_night(mind: OpenMind) -> list[str]:
    """What a night, a day later, has to say beside its result."""
    assert isinstance(mind.clock, TickClock)
    mind.clock.skip(timedelta(days=1))
    assert mind.night().outcome is Outcome.COMPLETED
    return [note for note in mind.notes if "published" in note]


def followed(address: str) -> list[str]:
    with RedisStream(address) as stream:
        return ids(stream.read())


def test_each_night_publishes_its_replays_in_order(
    mind: OpenMind, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REVERIE_REDIS", address)
    with mind:
        assert a_night(mind) == []
        first = followed(address)
        assert a_night(mind) == []

        assert first == [f"main/1/{place}" for place in ("1/0", "1/1", "2/0", "2/1", "3/0")]
        assert followed(address) == ids(mind.stream().read())
        assert len(followed(address)) == 2 * len(first)


def test_a_server_that_was_away_is_caught_up_with_in_order_and_without_doubles(
    mind: OpenMind, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with mind:
        monkeypatch.setenv("REVERIE_REDIS", address)
        a_night(mind)
        monkeypatch.setenv("REVERIE_REDIS", f"redis://127.0.0.1:{free_port()}")
        (note,) = a_night(mind)
        with cutting_after(address, 1_300) as broken:
            monkeypatch.setenv("REVERIE_REDIS", broken)
            (again,) = a_night(mind)
        monkeypatch.setenv("REVERIE_REDIS", address)
        assert a_night(mind) == []

        assert note.startswith("the dreams were not published: the Redis server at redis://127")
        assert "does not answer" in again
        assert followed(address) == ids(mind.stream().read())


@pytest.mark.parametrize("address", ["no address", "redis://"])
def test_an_address_that_is_none_fails_no_night(
    mind: OpenMind, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REVERIE_REDIS", address)
    with mind:
        (note,) = a_night(mind)

    assert "that is no address of a Redis server" in note


def test_without_a_stream_configured_nothing_is_sent(
    mind: OpenMind, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REVERIE_REDIS", address)
    mind.settings = mind.settings.but(publish_to="none")
    with mind:
        a_night(mind)

    assert followed(address) == []
