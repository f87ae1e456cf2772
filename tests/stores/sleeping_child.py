"""A sleeper to be killed: the nights of a prepared mind run in forks that die at random moments."""

from __future__ import annotations

import json
import os
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, field
from datetime import timedelta
from pathlib import Path
from random import Random

from reverie.engine.sleeping import Sleeper, run_night, unfinished_plan
from reverie.engine.waking import end_session, record
from reverie.stores.sqlite.glance import glance
from reverie.stores.sqlite.store import SqliteStore
from reverie.testing import DAWN, TickClock
from tests.properties.lives import LINE, TEXTS, Wordsmith
from tests.properties.lives import SETTINGS as SMALL_STEPS
from tests.stores.minds import Whole, damage, whole

NIGHTS = 5
SETTINGS = SMALL_STEPS.but(undoable_nights=3)
"""Steps of three changes; the fourth and fifth night also fold an old one."""


@dataclass
class Tally:
    """What became of the killed sleepers."""

    kills: int = 0
    hits: int = 0
    """Kills after which the file had nights still to come, or one unfinished."""
    wrong: list[str] = field(default_factory=list)


def main(folder: Path, seed: int, kills: int) -> Tally:
    """Kill sleepers so many times and compare where their successors end with a calm run."""
    prepare(folder / "prepared.db")
    calm, seconds = a_calm_run(folder)
    chance, tally = Random(seed), Tally()
    while tally.kills < kills:
        times = min(chance.choice([1, 1, 2, 3]), kills - tally.kills)
        path = a_copy(folder, f"killed-{tally.kills}")
        for _ in range(times):
            kill_while_asleep(path, chance.uniform(0, seconds / times))
            tally.kills += 1
            tally.hits += not all_slept(path)
        sleep_elsewhere(path)
        tally.wrong += [f"{path.parent.name}: {what}" for what in differences(path, calm)]
    return tally


def prepare(path: Path) -> None:
    """A mind with one session a day recorded, none of them ended yet."""
    with closing(SqliteStore(path)) as store:
        for day in range(1, NIGHTS + 1):
            for place, text in enumerate(TEXTS):
                words = f"{text} So it was on day {day}." if place % 2 else text
                record(store, clock_of(day - 1), SETTINGS, words, session=f"day-{day}")


def sleep_through(path: Path) -> None:
    """End one session a day and sleep on it, going on wherever someone before has died."""
    with closing(SqliteStore(path)) as store:
        if unfinished_plan(store):
            sleep(store, store.journal.next_night() - 1)
        while (day := store.journal.next_night()) <= NIGHTS:
            if store.sessions.get(f"day-{day}") is None:
                end_session(store, clock_of(day), f"day-{day}")
            sleep(store, day)


def sleep(store: SqliteStore, day: int) -> None:
    run_night(store, Sleeper(clock_of(day), Wordsmith(), SETTINGS, line=LINE))


def clock_of(day: int) -> TickClock:
    """A clock that depends on nothing but the day, so that a resumed run has the same times."""
    return TickClock(DAWN + timedelta(days=day))


def a_calm_run(folder: Path) -> tuple[Whole, float]:
    """Where undisturbed nights end, and how many seconds they usually take."""
    took = []
    for path in (a_copy(folder, f"calm-{n}") for n in range(3)):
        began = time.monotonic()
        sleep_elsewhere(path)
        took.append(time.monotonic() - began)
    with closing(SqliteStore(path)) as store:
        return whole(store), sorted(took)[1]


def a_copy(folder: Path, name: str) -> Path:
    own = folder / name
    own.mkdir()
    return Path(shutil.copy(folder / "prepared.db", own / "mind.db"))


def forked_sleeper(path: Path) -> int:
    pid = os.fork()
    if pid:
        return pid
    try:
        sleep_through(path)
        os._exit(0)
    except BaseException:
        traceback.print_exc()
        os._exit(1)


def kill_while_asleep(path: Path, delay_s: float) -> None:
    pid = forked_sleeper(path)
    time.sleep(delay_s)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)


def sleep_elsewhere(path: Path) -> None:
    _, status = os.waitpid(forked_sleeper(path), 0)
    if status:
        raise SystemExit(f"the nights of {path} did not end well (status {status})")


def all_slept(path: Path) -> bool:
    """Whether the file, looked at without touching it, shows every night completed."""
    last = glance(str(path), "main")["last_night"]
    return isinstance(last, dict) and last["night"] == NIGHTS and last["outcome"] == "completed"


def differences(path: Path, calm: Whole) -> Iterator[str]:
    """How a mind differs from one that slept undisturbed, if it does."""
    with closing(SqliteStore(path)) as store:
        found = whole(store)
        store.rebuild()
        rebuilt = list(store.contents())
    if found.episodes != calm.episodes:
        yield "other episodes"
    if found.contents != calm.contents:
        yield "other contents"
    if rebuilt != calm.contents:
        yield "other contents once rebuilt"
    # A kill in the last night's folding leaves older entries for the next night to fold.
    if {n: entry for n, entry in found.journal.items() if n >= min(calm.journal)} != calm.journal:
        yield "another journal"
    yield from damage(path)


if __name__ == "__main__":
    print(json.dumps(asdict(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))))
