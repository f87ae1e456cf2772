"""With a stream configured each night publishes; a server that is away is caught up with later."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest

from reverie import OpenMind
from reverie.domain.journal.plan import Outcome
from reverie.settings import Settings
from reverie.streams import awake_flow, outbox
from reverie.streams.courier import Courier
from reverie.streams.redis import Flow, Group, RedisStream
from reverie.testing import TickClock
from tests.days import a_mind_at
from tests.streams.dreams import SAID, ids
from tests.streams.servers import PATIENCE_S, client_of, cutting_after, free_port, gate_to

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
    return [note for note in mind.notes if "dreams were not published" in note]


class Cut(BaseException):
    """The process was cut short."""


class CutBefore:
    """Cuts a night short before a stage runs for the so-manieth time."""

    def __init__(self, stage: str, *, time: int) -> None:
        self._stage, self._left = stage, time

    def __call__(self, stage: str) -> None:
        self._left -= stage == self._stage
        if not self._left:
            raise Cut


def awaited(is_so: Callable[[], bool]) -> None:
    """Wait until something is so, as it soon will be."""
    until = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.005)


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


def test_replays_are_on_the_server_before_their_night_is_over(
    mind: OpenMind, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REVERIE_REDIS", address)
    seen: list[list[str]] = []

    def look(stage: str) -> None:
        if stage == "dream":  # a replay has just been committed
            awaited(lambda: len(followed(address)) > len(seen[-1] if seen else []))
            seen.append(followed(address))

    with mind:
        mind.night(watch=look)
        told = ids(mind.stream().read())

    assert seen == [told[:2], told[:4], told[:5]]


def test_no_night_waits_for_a_server_that_is_slow(
    mind: OpenMind, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with mind, gate_to(address) as gate:
        monkeypatch.setenv("REVERIE_REDIS", gate.address)
        mind.night(watch=lambda stage: gate.open() if stage == "compress" else None)

        assert [note for note in mind.notes if "dreams were not published" in note] == []
        assert followed(address) == ids(mind.stream().read())


def test_a_server_that_comes_back_before_the_morning_gets_the_whole_night(
    mind: OpenMind, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Courier] = []

    def seen(reach: Callable[[], RedisStream]) -> Courier:
        sent.append(Courier(reach))
        return sent[-1]

    monkeypatch.setattr(outbox, "Courier", seen)

    def come_back(stage: str) -> None:
        if stage == "compress":
            awaited(lambda: outbox.DREAMS in sent[-1].failures)
            gate.open()

    with mind, gate_to(address, drops=True) as gate:
        monkeypatch.setenv("REVERIE_REDIS", gate.address)
        mind.night(watch=come_back)

        assert [note for note in mind.notes if "dreams were not published" in note] == []
        assert followed(address) == ids(mind.stream().read())


def test_a_server_that_never_answers_is_left_after_a_moment(
    mind: OpenMind, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "ANSWER_S", 0.2)
    with mind, gate_to(address) as gate:
        monkeypatch.setenv("REVERIE_REDIS", gate.address)
        (note,) = a_night(mind)

    assert note == (
        f"the dreams were not published: the Redis server at {gate.address} takes longer than "
        "0.2 seconds; see to it; then run it again: nothing is lost, the journal holds every dream"
    )


def test_a_night_that_goes_on_publishes_what_was_committed_before_it_was_cut_short(
    mind: OpenMind, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with mind:
        monkeypatch.setenv("REVERIE_REDIS", f"redis://127.0.0.1:{free_port()}")
        with pytest.raises(Cut):
            mind.night(watch=CutBefore("replay", time=3))
        monkeypatch.setenv("REVERIE_REDIS", address)
        mind.night()

        assert followed(address) == ids(mind.stream().read())
        assert len(followed(address)) == 5


def test_a_dry_run_publishes_nothing(
    mind: OpenMind, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REVERIE_REDIS", address)
    with mind:
        mind.dry_run()

    with client_of(address) as client:
        assert client.keys() == []


def test_how_present_new_memories_are_is_told_as_they_are_taken_in(
    mind: OpenMind, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REVERIE_REDIS", address)
    with mind, RedisStream(address) as stream:
        mind.doze()
        told = stream.take(Flow.SALIENCE, Group.SCORING, "one")

        assert [one.fields["memory_id"] for one in told] == [m.name for m in mind.memories()]
        assert told[0].fields == {
            "memory_id": "f-20260101-001",
            "kind": "constraint",
            "salience": "0.9000",
            "tagged": "true",
            "session": "1",
        }
        mind.night()
        assert len(stream.take(Flow.SALIENCE, Group.ATTENTION, "one", limit=99)) == len(told)


def test_what_is_recorded_awake_is_told_without_a_word_of_it(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REVERIE_REDIS", address)
    with a_mind_at(tmp_path / "mind.db", settings=PUBLISHING) as mind:
        mind.record("Never push to main.", session="monday")
    with RedisStream(address) as stream:
        (told,) = stream.take(Flow.AWAKE, Group.ATTENTION, "eye")

    assert told.fields == {
        "episode": "1",
        "session": "monday",
        "voice": "person",
        "importance": told.fields["importance"],
        "at": "2026-01-01T06:01:00+00:00",
    }
    assert "push" not in str(told)


@pytest.mark.parametrize("drops", [True, False])
def test_recording_neither_fails_nor_waits_where_the_server_does_not_answer(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch, drops: bool
) -> None:
    monkeypatch.setattr(awake_flow, "LAST_S", 0.05)
    with gate_to(address, drops=drops) as gate:
        monkeypatch.setenv("REVERIE_REDIS", gate.address)
        with a_mind_at(tmp_path / "mind.db", settings=PUBLISHING) as mind:
            for number in range(1_050):
                mind.record(f"Thing {number}.", session="monday")
            assert mind.store.episodes.last() == 1_050


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
