"""A reader of the dream stream that may be killed at any moment; `stream_trial.py` starts it.

It notes the id of each entry it is done with as a line of a file, and acknowledges afterwards. What
comes again is passed over by the last id in the file: so each entry is done once.
"""

from __future__ import annotations

import os
import sys
import time

from reverie.errors import StreamFailed
from reverie.settings import Settings
from reverie.streams.redis import Flow, Group, RedisStream

LIMIT = 200


def main(address: str, file: str, reader: str) -> None:
    """Read until killed."""
    settings = Settings.of(reclaim_after_s=0, most_deliveries=100)
    done, again = (
        os.open(f, os.O_WRONLY | os.O_APPEND | os.O_CREAT) for f in (file, f"{file}.again")
    )
    newest = place(last_line(file))
    with RedisStream(address, settings=settings) as stream:
        while True:
            try:
                given = stream.take(Flow.DREAM, Group.CONSOLIDATION, reader, limit=LIMIT)
                for delivery in given:
                    is_new = place(delivery.id) > newest
                    os.write(done if is_new else again, f"{delivery.id}\n".encode())
                    newest = max(newest, place(delivery.id))
                stream.acknowledge(Flow.DREAM, Group.CONSOLIDATION, [one.id for one in given])
            except StreamFailed:
                given = []
            if not given:
                time.sleep(0.01)


def last_line(file: str) -> str:
    """The id a reader before this one was done with last."""
    with open(file, "rb") as told:
        told.seek(max(0, os.fstat(told.fileno()).st_size - 100))
        lines = told.read().split()
    return lines[-1].decode() if lines else "0-0"


def place(id: str) -> tuple[int, int]:
    """Where an entry stands in its stream."""
    first, _, second = id.partition("-")
    return int(first), int(second)


if __name__ == "__main__":
    main(*sys.argv[1:4])
