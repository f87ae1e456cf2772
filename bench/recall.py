"""Recall: how long a question takes on large minds, beside a bare full-text query on the same data.

    python bench/recall.py [--small] [--sizes 10000,100000,1000000] [--keep FOLDER]
    python bench/recall.py --units 2000 [--vectors none|static|both]

A million memories take half an hour to make and 4 GB; `--keep` keeps the minds for the next run.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path
from statistics import fmean, median
from typing import NamedTuple

import figures
import made_minds
import recall_minds
from figures import Line, judged, milliseconds, percentile
from recall_minds import EPISODES_A_SESSION, Asked, Words
from reverie.mind import OpenMind
from reverie.recall.query import content_words_of
from reverie.settings import Settings
from reverie.stores.columns import ID_BITS
from reverie.wiring import open_mind

SIZES, SMALL = (10_000, 100_000, 1_000_000), (1_000, 10_000, 100_000)
LIMIT = 3.0
"""How many times the bare query a question may take, by the median, on the largest mind."""
K = 7
FULL_TEXT = ("said_text", "context_text", "statement_text", "question_text", "memory_text")
BARE = f"SELECT rowid FROM said_text WHERE said_text MATCH ? ORDER BY rank LIMIT {K}"
LAST_BITS = (1 << ID_BITS) - 1
"""The part of a row's id that is the number of its episode."""
WARMING_UP = ("What is there about music and food?", "Who went home?", "When was the last trip?")
FRESH_SESSIONS, LATER_SESSIONS = 25, 5
"""Sessions, each with a night of its own, that an empty and a large mind take in."""
ASK_COLD = {
    "recall": f"""
import sys, time
from reverie import open_mind
began = time.perf_counter()
with open_mind(sys.argv[1]) as mind:
    mind.recall(sys.argv[2], k={K})
    print(time.perf_counter() - began)
""",
    "bare": f"""
import sqlite3, sys, time
began = time.perf_counter()
sqlite3.connect(sys.argv[1]).execute({BARE!r}, sys.argv[3:]).fetchall()
print(time.perf_counter() - began)
""",
}


class Took(NamedTuple):
    """How long something took on the wall, and of the processor, in seconds."""

    wall: float
    cpu: float


class Compared(NamedTuple):
    """What the same questions took recall and the bare query."""

    recall: list[Took]
    bare: list[Took]
    found: tuple[float, ...] = ()
    """How many hundredths of the questions each found the source of, where they have one."""


def main() -> None:
    """Measure and print."""
    chosen = _arguments()
    if chosen.units:
        show_processor(chosen.units, chosen.questions, chosen.vectors)
        return
    sizes = (
        sorted(map(int, chosen.sizes.split(",")))
        if chosen.sizes
        else list(SMALL if chosen.small else SIZES)
    )
    warm: dict[int, Compared] = {}
    with nullcontext(chosen.keep) if chosen.keep else figures.workplace() as folder:
        for size in sizes:
            path = made(folder, size)
            asked = recall_minds.questions(path, chosen.questions)
            warm[size] = shown(path, size, asked, chosen.cold)
        show_growth(warm)
        show_ingest(folder, max(size for size in sizes if size <= SIZES[1] or size == sizes[0]))


def show_processor(units: int, questions: int, vectors: str) -> None:
    """What a question costs the processor in an open mind of so many units."""
    settings = Settings.of(vectors=vectors)
    with figures.workplace() as folder:
        path = made(folder, units)
        if vectors != "none":
            _sleep(path, settings)
        asked = recall_minds.questions(path, questions)["natural"]
        seen = in_turns(path, asked, settings)
    lines = [
        milliseconds(f"{what}, processor, p50", _middle(times, "cpu"))
        for what, times in (("recall", seen.recall), ("bare query", seen.bare))
    ]
    title = f"{units:,} units, {questions} questions in an open mind, vectors: {vectors}"
    figures.show(title, lines)


def _sleep(path: Path, settings: Settings) -> None:
    """One night, which makes the vectors."""
    with open_mind(path, settings=settings) as mind:
        mind.night()


def made(folder: Path, size: int) -> Path:
    """A mind of so many memories, made unless it was kept."""
    path = folder / f"recall-{size}.db"
    if path.exists():
        return path
    print(f"making a mind of {size:,} memories in bulk, not by nights ...", flush=True)
    with figures.workplace() as work:
        part = work / "mind.db"
        took = figures.duration(lambda: recall_minds.make(part, size))
        folder.mkdir(parents=True, exist_ok=True)
        shutil.move(part, path)
    print(f"  made in {took:,.0f} s", flush=True)
    return path


def shown(path: Path, size: int, asked: dict[str, list[Asked]], cold: int) -> Compared:
    """Measure one mind, print its tables, and return what the natural questions took."""
    by_kind = {kind: in_turns(path, some) for kind, some in asked.items()}
    for kind, seen in by_kind.items():
        title = f"{size:,} memories, {len(seen.recall)} questions of {kind} words, warm"
        figures.show(title, _lines(seen, judge=kind == "natural" and size == SIZES[-1]))
    if cold:
        seen = out_of_cold(path, [one.text for one in asked["natural"][:cold]])
        title = f"{size:,} memories, opened and asked {cold} questions of natural words, cold"
        figures.show(title, _lines(seen))
    figures.show(f"{size:,} memories on the disk", _sizes(path, size))
    return by_kind["natural"]


def in_turns(path: Path, asked: Sequence[Asked], settings: Settings | None = None) -> Compared:
    """Ask each question once of both, who is first in turns, with the file in the page cache."""
    with open_mind(path, settings=settings) as mind, closing(sqlite3.connect(path)) as db:

        def recalled(question: str) -> set[int]:
            return {n for hit in mind.recall(question, k=K) for n in hit.episodes}

        def matched(question: str) -> set[int]:
            return {row & LAST_BITS for (row,) in db.execute(BARE, (_any_of(question),))}

        _read_whole(path)
        for question in WARMING_UP:
            recalled(question)
            matched(question)
        both: tuple[list[Took], list[Took]] = ([], [])
        hits = [0, 0]
        for n, one in enumerate(asked):
            for who in (0, 1) if n % 2 else (1, 0):
                took, found = _timed((recalled, matched)[who], one.text)
                both[who].append(took)
                hits[who] += one.source in found
    sources = sum(1 for one in asked if one.source)
    return Compared(*both, tuple(100 * n / sources for n in hits) if sources else ())


def out_of_cold(path: Path, asked: Sequence[str]) -> Compared:
    """Open and ask in a fresh process each time, without the file in the page cache."""
    seen = Compared([], [])
    for n, question in enumerate(asked):
        both = list(zip(ASK_COLD.values(), seen[:2], strict=True))
        for script, times in both if n % 2 else reversed(both):
            _drop(path)
            command = [sys.executable, "-c", script, str(path), question, _any_of(question)]
            child = subprocess.run(command, check=True, stdout=subprocess.PIPE)
            times.append(Took(float(child.stdout), 0.0))
    return seen


def show_growth(warm: dict[int, Compared]) -> None:
    """How much longer the same kind of question takes on the largest mind."""
    least, most = min(warm), max(warm)
    lines = []
    for what, place in (("recall", 0), ("bare query", 1)):
        for clock, by in (("wall", ""), ("cpu", ", processor")):
            small, large = (_middle(warm[n][:2][place], clock) for n in (least, most))
            growth = f"{small * 1000:,.1f} ms to {large * 1000:,.1f} ms: {large / small:,.2f} x"
            lines.append(Line(f"{what}{by}, p50", growth))
    figures.show(f"Growth from {least:,} to {most:,} memories", lines)


def show_ingest(folder: Path, size: int) -> None:
    """How fast a mind takes in what is told it through the public API, empty and large."""
    with figures.workplace() as work:
        fresh = _ingested(work / "fresh.db", FRESH_SESSIONS)
        later = _ingested(made_minds.copy_of(made(folder, size), work / "large.db"), LATER_SESSIONS)
    for what, nights in (("an empty mind", fresh), (f"{size:,} memories", later)):
        items = len(nights) * EPISODES_A_SESSION
        recording, sleeping = (sum(times) for times in zip(*nights, strict=True))
        slept = [night for _, night in nights]
        lines = [
            Line("recording", f"{items / recording:,.0f} items/s"),
            milliseconds("a night over one session, p50", median(slept)),
            milliseconds("a night over one session, max", max(slept)),
            Line("both together", f"{items / (recording + sleeping):,.0f} items/s"),
        ]
        title = f"Taking in {len(nights)} sessions of {EPISODES_A_SESSION} episodes, {what}"
        figures.show(title, lines)


def _ingested(path: Path, sessions: int) -> list[tuple[float, float]]:
    """Seconds to record each of some sessions, and to sleep over it; one night goes ahead."""
    words, nights = Words(seed=99), []
    with open_mind(path) as mind:
        mind.night()
        for number in range(sessions):
            record = partial(_record, mind, f"new-{number}", words.session())
            recording = figures.duration(record)
            nights.append((recording, figures.duration(mind.night)))
    return nights


def _record(mind: OpenMind, session: str, told: Sequence[str]) -> None:
    for text in told:
        mind.record(text, session=session)
    mind.end_session(session)


def _lines(seen: Compared, *, judge: bool = False) -> list[Line]:
    """Both side by side; the ratio is judged where there is a limit to it."""
    lines = []
    for what, times in (("recall", seen.recall), ("bare query", seen.bare)):
        lines += [
            milliseconds(f"{what}, p{n}", percentile([took.wall for took in times], n))
            for n in (50, 99)
        ]
        if any(took.cpu for took in times):
            lines.append(milliseconds(f"{what}, processor, p50", _middle(times, "cpu")))
            lines.append(milliseconds(f"{what}, processor, mean", fmean(t.cpu for t in times)))
    what = "recall against the bare query, p50"
    ratio = _middle(seen.recall, "wall") / _middle(seen.bare, "wall")
    lines.append(judged(what, ratio, LIMIT) if judge else Line(what, f"{ratio:,.2f} x"))
    if cpu := _middle(seen.bare, "cpu"):
        share = _middle(seen.recall, "cpu") / cpu
        lines.append(Line("the same by the processor", f"{share:,.2f} x"))
    if seen.found:
        found = " and ".join(f"{share:.0f} %" for share in seen.found)
        lines.append(Line(f"source among the best {K}, recall and bare query", found))
    return lines


def _middle(times: Sequence[Took], clock: str) -> float:
    return percentile([getattr(took, clock) for took in times], 50)


def _sizes(path: Path, size: int) -> list[Line]:
    """Bytes a memory, table by table; of the full-text tables also without `dbstat`."""
    with closing(sqlite3.connect(path)) as db:
        try:
            pages = dict(db.execute("SELECT name, pgsize FROM dbstat WHERE aggregate = 1"))
        except sqlite3.OperationalError:
            pages = {
                f"{name}_data": db.execute(
                    f"SELECT sum(length(block)) FROM {name}_data"
                ).fetchone()[0]
                for name in FULL_TEXT
            }
        owner = dict(db.execute("SELECT name, tbl_name FROM sqlite_master WHERE type = 'index'"))
    tables: dict[str, int] = {}
    for name, held in pages.items():
        table = owner.get(name, name)
        table = next((one for one in FULL_TEXT if table.startswith(one)), table)
        tables[table] = tables.get(table, 0) + held
    lines = [
        Line(f"{name}, bytes a memory", f"{held / size:,.0f}")
        for name, held in sorted(tables.items(), key=lambda one: -one[1])
        if held / size >= 1
    ]
    full_text = sum(tables.get(name, 0) for name in FULL_TEXT) / size
    whole = path.stat().st_size
    return [
        *lines,
        Line("the five full-text tables, bytes a memory", f"{full_text:,.0f}"),
        Line("the whole file", f"{whole / 1e6:,.0f} MB, {whole / size:,.0f} bytes a memory"),
    ]


def _timed(ask: Callable[[str], set[int]], question: str) -> tuple[Took, set[int]]:
    wall, cpu = time.perf_counter(), time.process_time()
    found = ask(question)
    return Took(time.perf_counter() - wall, time.process_time() - cpu), found


def _read_whole(path: Path) -> None:
    with path.open("rb") as file:
        while file.read(1 << 24):
            pass


def _any_of(question: str) -> str:
    """The words recall would look for, as a plain full-text query."""
    return " OR ".join(f'"{word}"' for word in content_words_of(question))


def _drop(path: Path) -> None:
    """Take a file out of the page cache."""
    with path.open("rb") as file:
        os.fsync(file.fileno())
        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--small", action="store_true", help="minds of up to 100,000 memories")
    parser.add_argument("--units", type=int, help="only the processor's time, on so many units")
    parser.add_argument("--vectors", choices=("none", "static", "both"), default="none")
    parser.add_argument("--sizes", help="numbers of memories, with commas")
    parser.add_argument("--questions", type=int, default=200)
    parser.add_argument("--cold", type=int, default=40, help="questions asked in fresh processes")
    parser.add_argument("--keep", type=Path, help="a folder in which made minds are kept")
    return parser.parse_args()


if __name__ == "__main__":
    main()
