"""Replay: what a cycle and pruning cost in a large mind, and against the bare statements."""

from __future__ import annotations

import gc
import os
import statistics
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import figures
import made_minds
import replay_minds
from figures import Line, judged, median_and_best
from replay_minds import PAIRS, REPLAY, SETTINGS, TONIGHT, Size, Took, now, since
from reverie.domain.journal.entry import Entry, NightStep
from reverie.domain.journal.kinds import LinkChange
from reverie.domain.journal.plan import Depth
from reverie.engine.sleeping import run_night
from reverie.stages import Stage
from reverie.stages.prune import prune
from reverie.stores.sqlite.connect import connect
from reverie.stores.sqlite.mind import SqliteMind
from reverie.stores.sqlite.store import SqliteStore

GROWTH_LIMIT = 2.0
"""How many times longer a cycle may take in the large mind."""
BARE_LIMIT = 4.0
"""How many times the bare statements of the same rows a cycle may take."""
CUTS = 1_000
"""How many links one pruning finds to cut."""
SLOW_S = 10.0
"""What takes longer is not done again."""
WARMING = 2
"""How many cycles come before those that count."""
CAN_COOL = hasattr(os, "posix_fadvise")
COOLED = "and the page cache without the files" if CAN_COOL else "but the page cache as it was"


class Step(NamedTuple):
    """One stage of a night; `bare` is what the bare statements of the same rows took."""

    decided: Took
    whole: Took
    entry: Entry
    bare: Took = Took(0, 0)


class Subject:
    """A mind whose night goes on step by step, and its copy for bare statements."""

    def __init__(self, folder: Path, size: Size, cycles: int) -> None:
        self.size = size
        self.path = folder / f"{size.memories}.db"
        self.copy = folder / f"{size.memories}-bare.db"
        replay_minds.make(self.path, size, cycles=cycles)
        made_minds.copy_of(self.path, self.copy)
        self._open()

    def step(self, stage: Stage) -> Step:
        """Let the engine do one stage, and stop as if it were killed."""
        began = Took(0, 0)
        commit = self.store.commit

        def watch(_: str) -> None:
            nonlocal began
            gc.collect()
            began = now()

        def timed_commit(entry: Entry, *more: Any) -> None:
            decided = since(began)
            commit(entry, *more)
            if isinstance(entry.cause, NightStep):
                raise _Stopped(Step(decided, since(began), entry))

        self.store.commit = timed_commit  # type: ignore[assignment,method-assign]
        try:
            run_night(self.store, replay_minds.sleeper(self.size, stage, watch))
        except _Stopped as stopped:
            return stopped.step
        finally:
            del self.store.commit
        raise AssertionError("the night ended before its next step")

    def cycle(self) -> Step:
        """Replay one cycle, then write its rows once more into the copy, without Reverie."""
        step = self.step(REPLAY)
        found = [c.before is not None for c in step.entry.changes if isinstance(c, LinkChange)]
        assert len(found) == PAIRS and 0.4 < statistics.mean(found) < 0.6  # noqa: PT018
        bare = replay_minds.write_bare(self.bare, self.store.agent_number, step.entry.changes)
        return step._replace(bare=bare)

    def journal_bytes(self, cycles: Sequence[Step]) -> float:
        """How many bytes a cycle adds to the journal."""
        found = self.store.file.writer.all(
            "SELECT avg(length(cause) + length(changes)) FROM journal WHERE agent = ? "
            "AND number BETWEEN ? AND ?",
            cycles[0].entry.number,
            cycles[-1].entry.number,
        )
        return float(found[0][0])

    def checkpoint(self) -> None:
        """Bring the write-ahead logs into the files."""
        with self.store.writing() as db:
            pass
        for one in (db, self.bare):
            one.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def cool(self) -> None:
        """Begin anew with nothing of the files in any cache, as far as the system lets us."""
        self.close()
        for path in (self.path, self.copy):
            with path.open("rb") as file:
                if CAN_COOL:
                    os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        self._open()

    def fade(self) -> None:
        """Let some links lose all their weight."""
        firsts = Random(self.store.journal.last()).sample(range(self.size.memories * 9 // 10), CUTS)
        with self.store.writing() as db:
            db.executemany(
                "UPDATE link SET weight = 0 WHERE (agent, a, b) = (SELECT agent, a, b FROM link "
                "WHERE agent = ? AND a > ? AND night < ? AND weight > 0 LIMIT 1)",
                [(self.store.agent_number, first, TONIGHT) for first in firsts],
            )
        self.checkpoint()

    def count(self, links: int) -> None:
        """Say that there are so many links."""
        with self.store.writing() as db:
            db.execute("UPDATE agent SET links = ?", [links])
        self.checkpoint()

    def close(self) -> None:
        """Give the files back."""
        self.store.close()
        self.bare.close()

    def _open(self) -> None:
        self.store = SqliteStore(self.path)
        self.bare = connect(self.copy)


class _Stopped(Exception):
    def __init__(self, step: Step) -> None:
        self.step = step


def main() -> None:
    """Measure and print."""
    small = figures.is_small(__doc__)
    sizes, turns, few = ((4_000, 50_000), 5, 2) if small else ((10_000, 1_000_000), 15, 5)
    with figures.workplace() as folder:
        cycles = WARMING + turns + 2 * few
        subjects = [Subject(folder, Size(count, 10 * count), cycles) for count in sizes]
        following = taken_in_turns(subjects, WARMING + turns, lambda subject: None)
        fresh = taken_in_turns(subjects, few, Subject.checkpoint)
        shown_cycles("one after another", subjects, [some[WARMING:] for some in following])
        shown_cycles("each after a checkpoint", subjects, fresh, limits=False)
        shown_candidates(subjects, few)
        shown_cutting(subjects, few)
        cold = taken_in_turns(subjects, few, Subject.cool)
        shown_cycles(f"each on a new connection {COOLED}", subjects, cold, limits=False)
        shown_thinning(subjects, few)
        for subject in subjects:
            subject.close()


def taken_in_turns(
    subjects: Sequence[Subject], count: int, prepare: Callable[[Subject], None]
) -> list[list[Step]]:
    """Cycles of each mind; the minds take turns, so that noise meets all of them."""
    taken: list[list[Step]] = [[] for _ in subjects]
    for _ in range(count):
        for subject, cycles in zip(subjects, taken, strict=True):
            prepare(subject)
            cycles.append(subject.cycle())
    return taken


def shown_cycles(
    about: str, subjects: Sequence[Subject], taken: Sequence[Sequence[Step]], *, limits: bool = True
) -> None:
    """Print the cycles of a small and a large mind."""
    whole = [[step.whole for step in cycles] for cycles in taken]
    bare = [[step.bare for step in cycles] for cycles in taken]
    lines = []
    for place, (subject, cycles) in enumerate(zip(subjects, taken, strict=True)):
        lines += [
            _times(f"{subject.size}", whole[place]),
            _times("  of it deciding", [step.decided for step in cycles]),
            _times("  bare statements of the same rows", bare[place]),
            Line("  journal, each cycle", f"{subject.journal_bytes(cycles):,.0f} bytes"),
        ]
    lines += [
        *_ratios("large / small", whole[1], whole[0], GROWTH_LIMIT if limits else None),
        *_ratios("large / its bare statements", whole[1], bare[1], BARE_LIMIT if limits else None),
        *_ratios("small / its bare statements", whole[0], bare[0]),
    ]
    batch = (
        f"{SETTINGS.sleep.replay_batch_size} memories, {PAIRS:,} pairs, half of them linked before"
    )
    figures.show(f"Replay cycles of {batch}: {about}", lines)


def shown_candidates(subjects: Sequence[Subject], count: int) -> None:
    """Print what finding the memories that ask most for replay costs, against scoring them all."""
    lines, found = list[Line](), list[list[Took]]()
    for subject in subjects:
        moment = replay_minds.sleeper(subject.size, REPLAY).clock.now()
        other = SETTINGS.but(priority_tag=SETTINGS.sleep.priority_tag / 2)
        with subject.store.file.viewing() as ask:
            mind = SqliteMind(ask)
            asked = partial(
                mind.memories.candidates, TONIGHT, moment, limit=SETTINGS.sleep.replay_batch_size
            )
            scored = partial(replay_minds.scored, ask, moment)
            assert [memory.number for memory in asked(SETTINGS)] == scored()
            found.append([_took(partial(asked, SETTINGS)) for _ in range(10 * count)])
            lines.append(_times(f"{subject.size}", found[-1]))
            lines.append(_times("  scoring all by the index", [_took(scored) for _ in range(3)]))
            lines.append(_times("  scoring all by other weights", [_took(partial(asked, other))]))
    lines += _ratios("large / small", found[1], found[0])
    figures.show("The 50 candidates of a cycle, alone", lines)


def shown_cutting(subjects: Sequence[Subject], count: int) -> None:
    """Print what pruning costs where nothing was replayed, by why links are cut."""
    for why, prepare in (
        (f"{CUTS:,} links have faded", Subject.fade),
        (f"{CUTS:,} links are too many", lambda one: one.count(SETTINGS.sleep.max_links + CUTS)),
        ("nothing is to be cut", Subject.checkpoint),
    ):
        stage = Stage(
            why, Depth.DEEP, lambda mind, night: prune(mind, replace(night, earlier=tuple))
        )
        _shown_cuts(why, subjects, [_steps(subject, stage, prepare, count) for subject in subjects])


def shown_thinning(subjects: Sequence[Subject], count: int) -> None:
    """Print what pruning costs after a replay."""
    stage = Stage("prune", Depth.DEEP, prune)
    taken = [_steps(one, stage, lambda it: it.count(it.size.links), count) for one in subjects]
    _shown_cuts("a replay left memories with too many links, or permanent", subjects, taken)


def _shown_cuts(why: str, subjects: Sequence[Subject], taken: Sequence[Sequence[Step]]) -> None:
    lines = []
    for subject, steps in zip(subjects, taken, strict=True):
        lines.append(_times(f"{subject.size}", [step.whole for step in steps]))
        lines.append(_times("  of it deciding", [step.decided for step in steps]))
        sizes = [len(step.entry.changes) for step in steps]
        if all(sizes):
            each = [s.whole.seconds / size for s, size in zip(steps, sizes, strict=True)]
            figure = f"{statistics.median(each) * 1_000_000:,.0f} us"
            lines.append(Line(f"  each of {statistics.mean(sizes):,.0f} changes, median", figure))
    small, large = ([step.whole for step in steps] for steps in taken)
    lines += _ratios("large / small", large, small)
    figures.show(f"Pruning: {why}", lines)


def _steps(
    subject: Subject, stage: Stage, prepare: Callable[[Subject], None], count: int
) -> list[Step]:
    """Some steps after one to warm up; a slow one is the last."""
    steps: list[Step] = []
    while len(steps) <= count and (not steps or steps[-1].whole.seconds < SLOW_S):
        prepare(subject)
        steps.append(subject.step(stage))
    return steps[1:] or steps


def _took(action: Callable[[], object]) -> Took:
    began = now()
    action()
    return since(began)


def _times(what: str, some: Sequence[Took]) -> Line:
    spent = statistics.median(took.processor for took in some) * 1000
    line = median_and_best(what, [took.seconds for took in some])
    return line._replace(figure=f"{line.figure}, processor {spent:,.1f} ms")


def _ratios(
    what: str, some: Sequence[Took], other: Sequence[Took], limit: float | None = None
) -> list[Line]:
    wall = [[took.seconds for took in times] for times in (some, other)]
    spent = [statistics.median(took.processor for took in times) for times in (some, other)]
    middle = statistics.median(wall[0]) / statistics.median(wall[1])
    first = Line(f"{what}, median", f"{middle:,.2f} x")
    return [
        judged(first.what, middle, limit) if limit else first,
        Line(f"{what}, best", f"{min(wall[0]) / min(wall[1]):,.2f} x"),
        Line(f"{what}, processor", f"{spent[0] / spent[1]:,.2f} x"),
    ]


if __name__ == "__main__":
    main()
