"""Minds to replay on: a million memories and ten million links, made by SQL in a few minutes."""

from __future__ import annotations

import gc
import heapq
import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import datetime
from functools import lru_cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import NamedTuple
from unittest.mock import patch

import made_minds
from made_minds import FIRST_DAY, MEMORIES_A_SESSION, SESSION_LENGTH
from reverie.clocks import StoppedClock
from reverie.domain.intake.moment import as_milliseconds
from reverie.domain.journal.kinds import Change, LinkChange
from reverie.domain.journal.parts import StrengthChange
from reverie.domain.journal.plan import Depth
from reverie.domain.rules.contradict import subject_of
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.rules.replay import points_of, priority_at
from reverie.domain.values.appraisal import Appraisal, GoalRelation
from reverie.domain.values.link import Link, LinkKind
from reverie.domain.values.memory import Author, Kind, Layer, Memory, Strength, Wording, newborn
from reverie.domain.values.source import of_episode
from reverie.engine.sleeping import Sleeper, dry_run
from reverie.settings import Settings
from reverie.stages import Line, Stage
from reverie.stages.replay import replay
from reverie.stores import columns, link_columns, memory_rows
from reverie.stores.sqlite.replay_queue import ASKING
from reverie.stores.sqlite.statements import Statements
from reverie.thinkers.rules import RulesThinker

SETTINGS = Settings.of(max_cycles=1_000, max_links=20_000_000)
"""As many cycles and links as a benchmark likes; all else is the default."""
NIGHTS = 90
"""How many nights have passed; the links were last active in one of them."""
TONIGHT = NIGHTS + 1
TAGGED_SHARE = 0.2
MOST_REPLAYS = 6
"""With so many replays, of 0.15 each, a memory has become permanent."""
TEXTS = 5_000
"""How many different texts the memories share."""
FIRST_SHARE = 0.7
"""The share of links made in order; the others come between them, so that pages have gaps."""
PAIRS = SETTINGS.sleep.replay_batch_size * (SETTINGS.sleep.replay_batch_size - 1) // 2
PROGRESS = 2_000_000
"""After how many rows a line is printed."""
BUILDING_CACHE_KB = 1_000_000
REPLAY = Stage("replay", Depth.DEEP, replay)


class Took(NamedTuple):
    """How long something took on the wall, and of the processor, in seconds."""

    seconds: float
    processor: float


def now() -> Took:
    """Where both clocks stand."""
    return Took(time.perf_counter(), time.process_time())


def since(began: Took) -> Took:
    """How far both clocks have gone."""
    return Took(time.perf_counter() - began.seconds, time.process_time() - began.processor)


class Size(NamedTuple):
    """How large a mind is."""

    memories: int
    links: int

    def __str__(self) -> str:
        return f"{self.memories:,} memories, {self.links:,} links"

    @property
    def sessions(self) -> int:
        """How many sessions its memories come from."""
        return -(-self.memories // MEMORIES_A_SESSION)


def make(path: Path, size: Size, *, cycles: int) -> None:
    """Make a mind in whose coming night each of so many cycles finds half its pairs linked.

    It has no journal, episodes, origin or words to search: it can sleep, but not be rebuilt.
    """
    began = now()
    print(f"making a mind of {size} ...", flush=True)
    dice = Random(7)
    with made_minds.opened(path) as store, store.writing():
        agent = store.agent_number
    with _building(path) as db, _without_indexes(db, "memory"):
        _fill(
            db, agent, "memory", columns.MEMORY, map(memory_rows.memory_row, _memories(size, dice))
        )
        _note_the_past(db, agent, size)
    planted = _half_of_the_pairs(path, size, cycles, dice)
    with _building(path) as db:
        with _without_indexes(db, "link"):
            first = _links(size, FIRST_SHARE, dice)
            _fill(db, agent, "link", link_columns.LINK, map(link_columns.link_row, first))
        between = _links(size, 1 - FIRST_SHARE, dice)
        _fill(db, agent, "link", link_columns.LINK, map(link_columns.link_row, between))
        _fill(db, agent, "link", link_columns.LINK, map(link_columns.link_row, planted))
        db.execute("UPDATE agent SET links = (SELECT count(*) FROM link) WHERE number = ?", [agent])
    with path.open("rb") as file:
        os.fsync(file.fileno())
    took, size_mb = since(began).seconds, path.stat().st_size / 1e6
    print(f"  made in {took:,.0f} s; the file has {size_mb:,.0f} MB", flush=True)


def sleeper(size: Size, stage: Stage, watch: Callable[[str], None] = lambda _: None) -> Sleeper:
    """Someone who sleeps soon after the last session and does one thing in each cycle."""
    soon = FIRST_DAY + (size.sessions + 1) * SESSION_LENGTH
    line = Line(opening=(), cycle=(stage,), closing=())
    return Sleeper(StoppedClock(soon), RulesThinker(), SETTINGS, line=line, watch=watch)


def write_bare(db: sqlite3.Connection, agent: int, changes: Sequence[Change]) -> Took:
    """How long it takes to write rows that are ready, in one transaction and in order."""
    links = sorted(
        (agent, *link_columns.link_row(c.after))
        for c in changes
        if isinstance(c, LinkChange) and c.after
    )
    strengths = [
        (*columns.strength_row(c.after), agent, c.target)
        for c in changes
        if isinstance(c, StrengthChange)
    ]
    gc.collect()
    began = now()
    db.execute("BEGIN IMMEDIATE")
    db.executemany(_UPSERT, links)
    db.executemany(_STRENGTHEN, strengths)
    db.execute("COMMIT")
    return since(began)


_PARTS = ", ".join(f"{column} = ?" for column in columns.STRENGTH.split(", "))
_STRENGTHEN = f"UPDATE memory SET {_PARTS} WHERE agent = ? AND number = ?"
_COLUMNS = link_columns.LINK.split(", ")
_EXCLUDED = ", ".join(f"{column} = excluded.{column}" for column in _COLUMNS[2:])
_UPSERT = (
    f"INSERT INTO link (agent, {link_columns.LINK}) VALUES ({columns.marks(len(_COLUMNS) + 1)}) "
    f"ON CONFLICT (agent, a, b) DO UPDATE SET {_EXCLUDED}"
)


def scored(ask: Statements, at: datetime) -> list[int]:
    """The numbers of the best candidates, found by scoring every one."""
    found = ask.each(
        "SELECT still, born, number FROM memory INDEXED BY memory_asking "
        f"WHERE agent = ? AND {ASKING} AND (night IS NOT ? OR times < ?)",
        TONIGHT,
        SETTINGS.sleep.replays_per_night,
    )
    moment = as_milliseconds(at)
    scores = (
        (priority_at(still, moment - born, SETTINGS), still, born, -n) for still, born, n in found
    )
    return [-place[-1] for place in heapq.nlargest(SETTINGS.sleep.replay_batch_size, scores)]


def _memories(size: Size, dice: Random) -> Iterator[Memory]:
    words = made_minds.Words(seed=7)
    wordings = [Wording(Kind.FACT, words.said(), Author.NIGHT) for _ in range(TEXTS)]
    goals = tuple(GoalRelation)
    for number in range(1, size.memories + 1):
        session = (number - 1) // MEMORIES_A_SESSION + 1
        born = FIRST_DAY + session * SESSION_LENGTH
        appraisal = Appraisal(
            dice.randrange(20, 101),
            dice.randrange(-100, 101),
            dice.randrange(101),
            goal=dice.choice(goals),
        )
        memory = newborn(
            number,
            born,
            session,
            dice.choice(wordings),
            appraisal=appraisal,
            sources=(of_episode(number),),
            tagged=dice.random() < TAGGED_SHARE,
        )
        yield replace(memory, layer=Layer.COLD, strength=_strength(dice))


def _strength(dice: Random) -> Strength:
    """A strength as none to many replays in earlier nights have made it."""
    times = dice.randrange(MOST_REPLAYS + 1)
    if not times:
        return Strength()
    night = dice.randrange(1, NIGHTS + 1)
    permanent = night if times == MOST_REPLAYS else None
    points = times * points_of(SETTINGS.sleep.consolidation_delta)
    return Strength(points, times, night, times=1, permanent=permanent)


def _links(size: Size, share: float, dice: Random) -> Iterator[Link]:
    """A share of the links, between memories drawn at random, in the order of the table."""
    memories, chance = size.memories, dice.random
    for a in range(1, memories):
        behind = memories - a
        count = int(share * 2 * size.links * behind / memories**2 + chance())
        for b in sorted([a + 1 + int(chance() * behind) for _ in range(count)]):
            yield _link(a, b, chance)


def _link(a: int, b: int, chance: Callable[[], float]) -> Link:
    """A link last active in one of the past nights, and not faded yet."""
    ago = int(chance() * NIGHTS)
    least = _THRESHOLD + ago * _DECAY
    weight = least + int(chance() * (10_001 - least))
    return Link(a, b, _KINDS[int(chance() * len(_KINDS))], weight, NIGHTS - ago)


_KINDS = tuple(LinkKind)
_THRESHOLD = points_of(SETTINGS.sleep.prune_threshold)
_DECAY = points_of(SETTINGS.sleep.decay_per_cycle)


def _half_of_the_pairs(path: Path, size: Size, cycles: int, dice: Random) -> list[Link]:
    """Links for half the pairs of each cycle; a dry run of the night tells which those are."""
    settings = SETTINGS.but(max_cycles=cycles)
    with made_minds.opened(path) as store:
        _, entries = dry_run(store, replace(sleeper(size, REPLAY), settings=settings))
    joined = [c.target for e in entries for c in e.changes if isinstance(c, LinkChange)]
    assert len(joined) == cycles * PAIRS, "too few memories can be replayed; make a larger mind"
    half = [
        pair
        for first in range(0, len(joined), PAIRS)
        for pair in dice.sample(joined[first : first + PAIRS], PAIRS // 2)
    ]
    return [_link(*pair, dice.random) for pair in sorted(half)]


def _note_the_past(db: sqlite3.Connection, agent: int, size: Size) -> None:
    """The last session and the counters; the sessions before are of no use to a cycle."""
    ended = as_milliseconds(FIRST_DAY + size.sessions * SESSION_LENGTH)
    db.execute(
        "INSERT INTO session (agent, name, number, ended, upto, taken) VALUES (?, 'last', ?, ?, "
        "?, ?)",
        (agent, size.sessions, ended, size.memories, size.memories),
    )
    db.execute(
        "UPDATE agent SET next_memory = ?, next_night = ? WHERE number = ?",
        (size.memories + 1, TONIGHT, agent),
    )


def _fill(
    db: sqlite3.Connection, agent: int, table: str, names: str, found: Iterable[columns.Row]
) -> None:
    """Write rows in their order, telling how far it is; of two with one key the first stays."""
    marks = columns.marks(names.count(",") + 2)
    statement = f"INSERT OR IGNORE INTO {table} (agent, {names}) VALUES ({marks})"
    left, done = iter(found), 0
    while some := db.executemany(
        statement, ((agent, *row) for row in islice(left, PROGRESS))
    ).rowcount:
        done += some
        if some > PROGRESS // 2:
            print(f"  {table}: {done:,} rows", flush=True)


@contextmanager
def _building(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that writes fast, reads each text once, and loses all if interrupted."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = OFF")
        db.execute("PRAGMA synchronous = OFF")
        db.execute(f"PRAGMA cache_size = -{BUILDING_CACHE_KB}")
        with (
            patch.object(columns, "fingerprint", lru_cache(TEXTS)(fingerprint)),
            patch.object(columns, "subject_of", lru_cache(TEXTS)(subject_of)),
        ):
            db.execute("BEGIN")
            yield db
            db.execute("COMMIT")
        db.execute("PRAGMA journal_mode = WAL")


@contextmanager
def _without_indexes(db: sqlite3.Connection, table: str) -> Iterator[None]:
    """Indexes and triggers of a table are made anew afterwards, by the schema's own words."""
    found: Sequence[tuple[str, str, str]] = db.execute(
        "SELECT type, name, sql FROM sqlite_master WHERE tbl_name = ? AND sql IS NOT NULL "
        "AND type IN ('index', 'trigger') ORDER BY rowid",
        (table,),
    ).fetchall()
    for kind, name, _ in found:
        db.execute(f"DROP {kind} {name}")
    yield
    for _, _, statement in found:
        db.execute(statement)
