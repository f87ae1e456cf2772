"""Stopping: many processes that stop the same sessions at once, some of them killed."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from reverie.awake import ledger
from tests.awake.hooking import NOW, Project, a_project, append, call, edits

ROUNDS, PROCESSES, SESSIONS = 20, 64, 16
KILLED_SHARE = 0.25
GAVE_UP = 75
"""How a child ends that has waited too long for the others; on a busy machine some do."""
MOST_EDITS = 3
LATEST_KILL_S = 0.4
"""After how many seconds of a round a kill may come at the latest."""

Pid = int


@dataclass
class Tally:
    """What became of all the stops."""

    stopped: int = 0
    killed: int = 0
    gave_up: int = 0
    looks: int = 0
    """How often the watcher has read the ledger."""
    wrong: list[str] = field(default_factory=list)


def main(folder: Path, seed: int) -> Tally:
    """Stop sessions round by round and compare the ledger with what was reported."""
    project, chance, tally = a_project(folder), Random(seed), Tally()
    done, made = set[str](), Counter[str]()
    watcher, seen = watching(project)
    for number in range(ROUNDS):
        work(project, chance, made)
        told = one_round(project, chance, NOW + number)
        tally.killed += told.pop("killed", 0)
        tally.gave_up += told.pop("gave up", 0)
        tally.stopped += sum(told.values())
        done |= set(told)
        tally.wrong += [f"round {number}: {what}" for what in faults(project, done, told, made)]
    os.kill(watcher, signal.SIGTERM)
    os.waitpid(watcher, 0)
    looks, *bad = os.read(seen, 1 << 16).decode().splitlines()
    tally.looks = int(looks)
    tally.wrong += bad
    return tally


def work(project: Project, chance: Random, made: Counter[str]) -> None:
    """Let every session make a few edits, in its own transcript or in a sub-agent's."""
    for session in map(str, range(SESSIONS)):
        count = chance.randint(0, MOST_EDITS)
        path = chance.choice([project.transcript(session), project.subagent(session, "a")])
        append(project.transcript(session), [])
        append(path, edits(count, first=made[session]))
        made[session] += count


def one_round(project: Project, chance: Random, now: float) -> Counter[str]:
    """Stop all sessions from many processes at once; counts the stops that were reported."""
    began = time.monotonic()
    children = {
        stopping(project, str(n % SESSIONS), now): str(n % SESSIONS) for n in range(PROCESSES)
    }
    doomed = chance.sample(sorted(children), int(PROCESSES * KILLED_SHARE))
    for pid, after_s in sorted(
        ((pid, chance.uniform(0, LATEST_KILL_S)) for pid in doomed), key=lambda pair: pair[1]
    ):
        time.sleep(max(0.0, began + after_s - time.monotonic()))
        os.kill(pid, signal.SIGKILL)
    told = Counter[str]()
    for pid, session in children.items():
        status = os.waitpid(pid, 0)[1]
        told["killed"] += os.WIFSIGNALED(status)
        if os.WIFEXITED(status):
            assert os.WEXITSTATUS(status) in (0, GAVE_UP), "a stop that nobody killed has failed"
            told["gave up" if os.WEXITSTATUS(status) else session] += 1
    return told


def stopping(project: Project, session: str, now: float) -> Pid:
    """A child that stops a session and reports success only once that has returned."""
    pid = os.fork()
    if pid:
        return pid
    try:
        payload = project.payload(session, last_assistant_message=f"I am {session}.")
        call("stop", project.home, payload, now)
        os._exit(0)
    except TimeoutError:
        os._exit(GAVE_UP)
    except BaseException:
        traceback.print_exc()
        os._exit(1)


def faults(
    project: Project, done: set[str], told: Counter[str], made: Counter[str]
) -> Iterator[str]:
    """What the ledger says otherwise than the stops have reported."""
    book = project.book()
    yield from strange(book)
    counts = {record["session_id"]: record["change_count"] for record in book["sessions"]}
    yield from (f"{session} is missing" for session in sorted(done - set(counts)))
    yield from (
        f"{session} made {made[session]} edits, not {counts[session]}"
        for session in told
        if session in counts and counts[session] != made[session]
    )


def strange(book: dict[str, Any]) -> Iterator[str]:
    """What no ledger may be at any moment."""
    names = Counter(record["session_id"] for record in book["sessions"])
    yield from (f"{name} stands {times} times" for name, times in names.items() if times > 1)
    if book["debt"] != ledger.owed(book):
        yield f"the debt is {book['debt']}, the scores make {ledger.owed(book)}"
    if "rebuilt" in book:
        yield "the ledger was taken for damaged"


def watching(project: Project) -> tuple[Pid, int]:
    """A child that reads the ledger over and over until told to end, and what it saw."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return pid, reading
    ended: list[int] = []
    signal.signal(signal.SIGTERM, lambda *_: ended.append(1))
    looks, bad = 0, set[str]()
    while not ended:
        try:
            bad |= set(strange(project.book()))
            looks += 1
        except FileNotFoundError:
            bad |= {"the ledger was gone"} if looks else set()
        except ValueError as error:
            bad.add(f"the ledger could not be read: {error}")
        time.sleep(0.0005)
    os.write(writing, "\n".join([str(looks), *sorted(bad)]).encode())
    os._exit(0)


if __name__ == "__main__":
    print(json.dumps(asdict(main(Path(sys.argv[1]), int(sys.argv[2])))))
