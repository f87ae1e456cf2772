"""Night growth: what the same night costs over a small mind and over a large one."""

from __future__ import annotations

import gc
import shutil
import statistics
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import figures
import made_minds
from figures import Line, judged, median_and_best
from reverie.domain.journal.entry import Entry, NightEnded, NightStep, Took
from reverie.mind import OpenMind
from reverie.stores.sqlite.store import SqliteStore
from reverie.wiring import open_mind

GROWTH_LIMIT = 1.5
"""How many times longer a night may take over the large mind."""

Parts = dict[str, float]
"""The parts of one night, in seconds, in the order they came."""


class Mind(NamedTuple):
    """A mind to copy and sleep on."""

    name: str
    path: Path
    synced: bool = True


def main() -> None:
    """Measure and print."""
    small = figures.is_small(__doc__)
    large, nights, repetitions = (10_000, 10, 7) if small else (100_000, 90, 21)
    with figures.workplace() as folder:
        print(f"making minds of 1,000 and {large:,} memories, in bulk and lived ...")
        bulk = made_in_bulk(folder, 1_000, large)
        lived = made_by_living(folder, 1_000, large, nights)
        fast = [mind._replace(name=f"{mind.name}, sync off", synced=False) for mind in bulk]
        slept = measured([*bulk, *lived, *fast], folder, repetitions)
    for minds, about in (
        (bulk, "minds made in bulk, after one night that let the backlog fade"),
        (lived, f"minds that were lived: 3 and {nights} nights in the journal"),
        (fast, "minds made in bulk, for information without waiting for the disk"),
    ):
        shown(about, [mind.name for mind in minds], slept)


def made_in_bulk(folder: Path, few: int, many: int) -> list[Mind]:
    """A small and a large mind whose past is folded, each with a night's sessions waiting."""
    minds = [Mind(f"{count:,} memories", folder / f"bulk-{count}.db") for count in (few, many)]
    for mind, count in zip(minds, (few, many), strict=True):
        made_minds.bulk_mind(mind.path, count)
        made_minds.add_waiting(mind.path, made_minds.SESSIONS_A_NIGHT)
        with open_mind(mind.path) as opened:  # what was made in bulk fades in its first night
            opened.night()
        made_minds.add_waiting(mind.path, made_minds.SESSIONS_A_NIGHT, seed=12)
    return minds


def made_by_living(folder: Path, few: int, many: int, nights: int) -> list[Mind]:
    """A young and an old mind with the nights they can still undo, and sessions waiting."""
    minds = []
    for count, slept in ((few, 3), (many, nights)):
        path = folder / f"lived-{count}.db"
        made = made_minds.lived_mind(path, count, slept)
        made_minds.add_waiting(path, made_minds.SESSIONS_A_NIGHT)
        minds.append(Mind(f"{made:,} memories, lived", path))
    return minds


def measured(minds: Sequence[Mind], folder: Path, repetitions: int) -> dict[str, list[Parts]]:
    """Nights on fresh copies; the minds take turns, so that noise meets all of them."""
    slept: dict[str, list[Parts]] = {mind.name: [] for mind in minds}
    for repetition in range(repetitions + 1):
        for mind in minds:
            place = folder / "copy"
            parts = night_on(made_minds.copy_of(mind.path, place / "mind.db"), mind.synced)
            shutil.rmtree(place)
            if repetition:
                slept[mind.name].append(parts)
    return slept


def night_on(path: Path, synced: bool) -> Parts:
    """Sleep one night and tell how long each of its parts took."""
    with open_mind(path, settings=made_minds.EACH_SLEEP_COUNTS) as mind:
        store = mind.store
        assert isinstance(store, SqliteStore)
        if not synced:
            with store.writing() as db:
                pass
            db.execute("PRAGMA synchronous = OFF")
        return _timed_night(mind, store)


def shown(about: str, names: Sequence[str], slept: Mapping[str, list[Parts]]) -> None:
    """Print one pair of minds, whole nights first, then part by part."""
    totals = [[sum(parts.values()) for parts in slept[name]] for name in names]
    middle = [statistics.median(times) for times in totals]
    lines = [
        *(median_and_best(name, times) for name, times in zip(names, totals, strict=True)),
        judged("large / small, median", middle[1] / middle[0], GROWTH_LIMIT),
        Line("large / small, best", f"{min(totals[1]) / min(totals[0]):.2f} x"),
    ]
    for part in slept[names[0]][0]:
        small, large = (
            statistics.median(parts[part] for parts in slept[name]) * 1000 for name in names
        )
        lines.append(Line(f"  {part}", f"{small:.1f} -> {large:.1f} ms"))
    figures.show(f"A night over 50 sessions of 20 episodes, {about}", lines)


def _timed_night(mind: OpenMind, store: SqliteStore) -> Parts:
    """Sleep, and give each stretch of time to what was being done in it."""
    parts: Parts = {}
    commit, doing, since = store.commit, "plan", 0.0

    def goes_on_with(what: str) -> None:
        nonlocal doing, since
        now = time.perf_counter()
        parts[doing] = parts.get(doing, 0.0) + now - since
        doing, since = what, now

    def timed_commit(entry: Entry, took: Took | None = None) -> None:
        cause = entry.cause
        stage = cause.stage if isinstance(cause, NightStep) else type(cause).__name__
        goes_on_with(f"{stage}: commit")
        commit(entry, took)
        ended = isinstance(cause, NightEnded)
        goes_on_with("tell and fold" if ended else "read the journal between stages")

    store.commit = timed_commit  # type: ignore[method-assign]
    gc.collect()
    since = time.perf_counter()
    mind.night(watch=lambda stage: goes_on_with(f"{stage}: decide"))
    goes_on_with("over")
    return parts


if __name__ == "__main__":
    main()
