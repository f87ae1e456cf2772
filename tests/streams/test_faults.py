"""A server that fails is told in our words, with what to do, and never with a password."""

from __future__ import annotations

import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from reverie.errors import Refused, StreamFailed
from reverie.streams import redis_server
from reverie.streams.redis import Flow, Group, RedisStream
from reverie.streams.redis_server import DEFAULT_ADDRESS, shown
from tests.streams.dreams import some_entries
from tests.streams.servers import client_of, free_port, running

SECRET = "hunter2"


def attempts(stream: RedisStream) -> Iterator[object]:
    """Everything that can be asked of a stream, one after the other."""
    yield lambda: stream.publish(some_entries())
    yield lambda: stream.read()
    yield lambda: stream.add(Flow.AWAKE, {"what": "new"})
    yield lambda: stream.take(Flow.DREAM, Group.SCORING, "one")
    yield lambda: stream.acknowledge(Flow.DREAM, Group.SCORING, ["1-0"])


def complaints(address: str) -> set[str]:
    """What is said of a server that does nothing right."""
    told = set()
    with RedisStream(address) as stream:
        for attempt in attempts(stream):
            with pytest.raises(StreamFailed) as failed:
                attempt()  # type: ignore[operator]
            assert failed.value.__cause__ is None
            told.add(str(failed.value))
    return told


def test_a_server_that_is_not_there() -> None:
    port = free_port()

    assert complaints(f"redis://:{SECRET}@127.0.0.1:{port}") == {
        f"the Redis server at redis://127.0.0.1:{port} does not answer; start it, or correct the "
        "address; then run it again: nothing is lost, the journal holds every dream"
    }


def test_a_host_that_cannot_be_one() -> None:
    (told,) = complaints(f"redis://{'x' * 300}:6379")

    assert "does not answer; start it, or correct the address" in told


@pytest.mark.parametrize("kind", ["redis", "valkey"])
def test_a_server_that_goes_away_in_the_middle(kind: str, tmp_path: Path) -> None:
    entries = some_entries()
    with running(kind, tmp_path) as (address, server), RedisStream(address) as stream:
        stream.publish(entries[:4])
        server.kill()
        server.wait()

        with pytest.raises(StreamFailed, match="does not answer"):
            stream.publish(entries)
        with pytest.raises(StreamFailed, match="does not answer"):
            stream.read()


@pytest.mark.parametrize("kind", ["redis", "valkey"])
def test_a_server_that_wants_another_password(kind: str, tmp_path: Path) -> None:
    with running(kind, tmp_path, "--requirepass", "right") as (address, _):
        for given in ("", f":{SECRET}@", f"ada:{SECRET}@"):
            for told in complaints(address.replace("//", f"//{given}")):
                assert "wants another user or password; put them into the address" in told
                assert SECRET not in told
        with RedisStream(address.replace("//", "//:right@")) as stream:
            assert stream.publish(some_entries()) == 10


@pytest.mark.parametrize("kind", ["redis", "valkey"])
def test_a_server_without_room(kind: str, tmp_path: Path) -> None:
    refusal = r"is full; give it more memory \(maxmemory\); then run it again"
    with (
        running(kind, tmp_path, "--maxmemory", "1") as (address, _),
        RedisStream(address) as full,
        pytest.raises(StreamFailed, match=refusal),
    ):
        full.publish(some_entries())


def test_a_key_that_holds_something_else(address: str) -> None:
    with client_of(address) as client:
        client.set("reverie:stream:dream", "a text")
        client.set("reverie:stream:awake", "a text")

        for told in complaints(address):
            assert "keeps something else under reverie:stream:" in told
            assert "choose another --prefix, or remove that" in told
        assert client.get("reverie:stream:dream") == "a text"


def test_something_else_that_listens_there() -> None:
    with listening(b"HTTP/1.1 400 Bad Request\r\n\r\n") as port:
        (told,) = complaints(f"redis://127.0.0.1:{port}")

    assert told.startswith(f"what answers at redis://127.0.0.1:{port} is no Redis server; correct")


def test_something_that_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_server, "ANSWER_S", 0.2)
    with listening(b"") as port:
        (told,) = complaints(f"redis://127.0.0.1:{port}")

    assert "does not answer" in told


@pytest.mark.parametrize(
    "address",
    [
        "",
        "redis",
        "redis://",
        f"http://:{SECRET}@127.0.0.1",
        f"redis://:{SECRET}@127.0.0.1:port",
        f"redis://:{SECRET}:7@ho:st:1/0",
        f"redis://:{SECRET}@127.0.0.1:99999",
        f"redis://:{SECRET}@[::1",
        f"redis://127.0.0.1?password={SECRET}",
        f"redis://127.0.0.1?{SECRET}",
        f"redis://127.0.0.1#{SECRET}",
        f"redis://127.0.0.1/0?db={SECRET}",
        "unix://",
        f"{SECRET}@127.0.0.1:6379",
    ],
)
def test_a_wrong_address_is_refused_without_a_word_of_it(address: str) -> None:
    with pytest.raises(Refused, match=r"no address of a Redis server; write it as ") as refused:
        RedisStream(address)

    assert SECRET not in str(refused.value)
    assert refused.value.__suppress_context__ or refused.value.__context__ is None


@pytest.mark.parametrize(
    ("address", "told"),
    [
        (f"redis://ada:{SECRET}@127.0.0.1:6379/2", "redis://127.0.0.1:6379/2"),
        (f"rediss://:{SECRET}@Example.org", "rediss://example.org"),
        (f"redis://:{SECRET}@[::1]:7000/", "redis://[::1]:7000"),
        (f"redis://:p%40{SECRET}@127.0.0.1/0?db=3", "redis://127.0.0.1/0"),
        ("unix:///tmp/redis.sock?db=1", "unix:///tmp/redis.sock"),
        (DEFAULT_ADDRESS, "redis://127.0.0.1:6379"),
    ],
)
def test_an_address_is_shown_without_its_password(address: str, told: str) -> None:
    assert shown(address) == told
    RedisStream(address).close()


def test_without_the_package_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis", None)

    with pytest.raises(
        StreamFailed, match=r"need the extra `redis`; .*pipx install --force '\.\[redis"
    ):
        RedisStream()


@contextmanager
def listening(banner: bytes) -> Iterator[int]:
    """A port where something answers every call with the same words, or with none."""
    door = socket.create_server(("127.0.0.1", 0))
    callers: list[socket.socket] = []

    def answer() -> None:
        while True:
            try:
                caller, _ = door.accept()
                callers.append(caller)
                caller.recv(1)
                caller.sendall(banner)
            except OSError:
                return

    thread = threading.Thread(target=answer, daemon=True)
    thread.start()
    try:
        yield door.getsockname()[1]
    finally:
        door.shutdown(socket.SHUT_RDWR)
        door.close()
        for caller in callers:
            caller.close()
        thread.join(5)
