"""A trial of the dream stream: readers are killed and the server too; is each entry done once?"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from tests.streams.servers import free_port, program_of, wait_for

from reverie.domain.views.stream import Spot, StreamEntry, entry_id
from reverie.errors import StreamFailed
from reverie.settings import Settings
from reverie.streams.fields import stream_id
from reverie.streams.redis import RedisStream

READER = Path(__file__).with_name("stream_reader.py")
CYCLES, BATCH = 12, 50
STARTED = datetime(2026, 1, 1, tzinfo=UTC)
PATIENCE_S = 600.0


class Came(NamedTuple):
    """What became of a trial."""

    entries: int
    done: int
    kills: int
    restarts: int
    again: int
    """How many came again after a reader had died between its work and its acknowledgement."""
    seconds: float
    faults: list[str]


def trial(folder: Path, *, entries: int, kills: int, restarts: int) -> Came:
    """Publish entries while a reader is killed and the server restarted; what was done of them?"""
    began = time.perf_counter()
    server, told = Server(folder), folder / "done"
    told.touch()
    publisher = threading.Thread(target=publish, args=(server.address, entries), daemon=True)
    publisher.start()
    deaths = sorted(
        [(entries * n // (kills + 1), "reader") for n in range(1, kills + 1)]
        + [(entries * n // (restarts + 1), "server") for n in range(1, restarts + 1)]
    )
    reader, deaths_of_readers = a_reader(server.address, told, "reader-0"), 0
    try:
        for at, who in deaths:
            wait_until(told, at)
            if who == "server":
                server.restart()
                continue
            reader.kill()
            reader.wait()
            deaths_of_readers += 1  # every other one comes back under its name
            reader = a_reader(server.address, told, f"reader-{deaths_of_readers // 2}")
        wait_until(told, entries)
    finally:
        reader.kill()
        reader.wait()
        server.stop()
    done = told.read_text().split()
    again = len(Path(f"{told}.again").read_text().split())
    seconds = time.perf_counter() - began
    return Came(entries, len(done), kills, restarts, again, seconds, faults_in(done, entries))


def faults_in(done: list[str], entries: int) -> list[str]:
    """What is wrong with the list of what was done."""
    due = [stream_id(spot) for spot in spots(entries)]
    if done == due:
        return []
    faults = [f"{len(done)} of {len(due)} entries were done"]
    if len(set(done)) < len(done):
        faults.append(f"{len(done) - len(set(done))} were done twice")
    if sorted(done, key=due.index) != done:
        faults.append("not in order")
    return faults


def spots(entries: int) -> Iterator[Spot]:
    """The places of so many entries, night by night."""
    for number in range(entries):
        cycle, place = divmod(number, BATCH)
        night, cycle = divmod(cycle, CYCLES)
        yield Spot(night + 1, cycle + 1, place)


def publish(address: str, entries: int) -> None:
    """Publish so many entries in their order, a night at a time, however often it fails."""
    night: list[StreamEntry] = []
    with RedisStream(address, settings=Settings.of(dream_entries=entries + 1)) as stream:
        for spot in spots(entries):
            if night and len(night) == CYCLES * BATCH:
                _insist(stream, night)
                night = []
            night.append(an_entry(spot))
        _insist(stream, night)


def _insist(stream: RedisStream, night: list[StreamEntry]) -> None:
    while True:
        try:
            stream.publish(night)
            return
        except StreamFailed:
            time.sleep(0.02)


def an_entry(spot: Spot) -> StreamEntry:
    """The replay at a place."""
    return StreamEntry(
        entry_id=entry_id("main", spot),
        cycle_id=f"sleep-cycle-{spot.night}-{spot.cycle}",
        memory_id=f"f-20260101-{spot.place:03d}",
        replay_priority=0.5,
        replay_index=spot.place,
        is_novel=True,
        co_replayed_with=("f-20260101-001",),
        associations_formed=(),
        replayed_at=STARTED,
    )


def a_reader(address: str, told: Path, name: str) -> subprocess.Popen[bytes]:
    """A process that reads until it is killed."""
    return subprocess.Popen([sys.executable, str(READER), address, str(told), name])


def wait_until(told: Path, lines: int) -> None:
    """Wait until so many entries are done."""
    until, counted, size = time.monotonic() + PATIENCE_S, 0, 0
    with told.open("rb") as file:
        while counted < lines and time.monotonic() < until:
            if os.path.getsize(told) == size:
                time.sleep(0.005)
            part = file.read()
            size += len(part)
            counted += part.count(b"\n")


class Server:
    """A Redis server that keeps what it was told on the disk (AOF), and can be killed."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._port = folder, free_port()
        self.address = f"redis://127.0.0.1:{self._port}"
        self._start()

    def restart(self) -> None:
        """Kill it and start it again where it was."""
        self.stop()
        self._start()

    def stop(self) -> None:
        """Kill it."""
        self._process.kill()
        self._process.wait()

    def _start(self) -> None:
        kept = ["--save", "", "--appendonly", "yes", "--appendfsync", "always"]
        place = ["--bind", "127.0.0.1", "--port", str(self._port), "--dir", str(self._folder)]
        program = str(program_of("redis"))
        self._process = subprocess.Popen([program, *place, *kept], stdout=subprocess.DEVNULL)
        wait_for(self._port, self._process)
