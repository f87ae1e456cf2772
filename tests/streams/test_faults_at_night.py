"""Whatever is wrong with a server, no night fails by it, and each fault is one clear sentence."""

from __future__ import annotations

import re
import socketserver
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
import redis

from reverie.domain.journal.plan import Outcome
from reverie.streams.redis import RedisStream
from tests.days import a_mind_at
from tests.streams.dreams import SAID, ids, some_entries
from tests.streams.servers import client_of, free_port, running
from tests.streams.test_faults import listening
from tests.streams.test_outbox import PUBLISHING

DREAM = "reverie:stream:dream"
Faulty = Callable[[Path], AbstractContextManager[str]]


@contextmanager
def away(folder: Path) -> Iterator[str]:
    yield f"redis://127.0.0.1:{free_port()}"


@contextmanager
def full(folder: Path) -> Iterator[str]:
    with running("redis", folder, "--maxmemory", "1") as (address, _):
        yield address


@contextmanager
def read_only(folder: Path) -> Iterator[str]:
    with running("redis", folder, "--replicaof", "127.0.0.1", str(free_port())) as (address, _):
        yield address


@contextmanager
def without_permission(folder: Path) -> Iterator[str]:
    with running("redis", folder) as (address, _):
        with client_of(address) as client:
            client.execute_command("ACL", "SETUSER", "default", "resetkeys", "~other:*")
        yield address


class Grumbler(socketserver.BaseRequestHandler):
    """Answers every command with the same error."""

    def handle(self) -> None:
        while asked := self.request.recv(1 << 16):
            commands = len(re.findall(rb"(?:^|\r\n)\*\d+(?=\r\n)", asked))
            self.request.sendall(b"-ERR the moon is in the wrong house\r\n" * commands)


@contextmanager
def answering_with_errors(folder: Path) -> Iterator[str]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Grumbler) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield f"redis://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


@contextmanager
def no_server(folder: Path) -> Iterator[str]:
    with listening(b"HTTP/1.1 400 Bad Request\r\n\r\n") as port:
        yield f"redis://127.0.0.1:{port}"


def holding(keep: Callable[[redis.Redis], object]) -> Faulty:
    """A server on which the key of the stream holds something else."""

    @contextmanager
    def held(folder: Path) -> Iterator[str]:
        with running("redis", folder) as (address, _):
            with client_of(address) as client:
                keep(client)
            yield address

    return held


FAULTS: dict[str, tuple[Faulty, str]] = {
    "away": (away, "does not answer; start it, or correct the address"),
    "full": (full, "is full; give it more memory (maxmemory)"),
    "read-only": (read_only, "is a replica that takes nothing; name its primary"),
    "without permission": (without_permission, "does not let this user work on reverie:stream:"),
    "errors": (answering_with_errors, "(the moon is in the wrong house); see to that"),
    "no server": (no_server, "is no Redis server; correct the address"),
    "a string": (holding(lambda c: c.set(DREAM, "x")), "keeps something else under reverie:stre"),
    "a list": (holding(lambda c: c.lpush(DREAM, "x")), "keeps something else under reverie:stre"),
    "foreign fields": (
        holding(lambda c: c.xadd(DREAM, {"what": "x"}, id="1-1000000")),
        "holds entries that are not this mind's; choose another --prefix",
    ),
    "foreign ids": (holding(lambda c: c.xadd(DREAM, {"what": "x"})), "are not this mind's"),
}


@pytest.mark.parametrize("fault", list(FAULTS))
def test_no_night_fails_by_its_server_and_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    faulty, sentence = FAULTS[fault]
    with (
        faulty(tmp_path) as address,
        a_mind_at(tmp_path / "mind.db", settings=PUBLISHING) as mind,
    ):
        monkeypatch.setenv("REVERIE_REDIS", address)
        for text in SAID:
            mind.record(text, session="monday")
        mind.end_session("monday")

        assert mind.night().outcome is Outcome.COMPLETED
        (note,) = [note for note in mind.notes if note.startswith("the dreams were not published")]
        assert sentence in note
        assert ids(mind.stream().read()) == ids(some_entries(nights=1))


def test_a_server_that_has_room_again_gets_all_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with full(tmp_path) as address, a_mind_at(tmp_path / "m.db", settings=PUBLISHING) as mind:
        monkeypatch.setenv("REVERIE_REDIS", address)
        for text in SAID:
            mind.record(text, session="monday")
        mind.end_session("monday")
        mind.night()
        with client_of(address) as client:
            client.config_set("maxmemory", "0")
        mind.night()

        with RedisStream(address) as stream:
            assert ids(stream.read()) == ids(mind.stream().read())
