"""Fuzz doors of a sync: segments of the journal, and heads."""

from __future__ import annotations

import json
import os
import shutil
from datetime import timedelta
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from bench.fuzz_door import (
    A_DAY,
    NOW,
    RULE,
    Door,
    a_mind,
    live,
    parses_as,
    sleep_on,
    text_of,
)
from bench.fuzz_inputs import (
    JSON_RAW,
    Given,
    halves,
    mutated,
)
from hypothesis import strategies as st

from reverie.awake.puzzle_queue import PuzzleQueue
from reverie.domain.values.person import Person
from reverie.parsers import json_in
from reverie.stores.archive import as_it_is
from reverie.stores.line import follow, read_segment, written_segment
from reverie.stores.lived import life_beyond, reached, whole_life
from reverie.stores.ram.store import InRamStore
from reverie.transports.book import Book
from reverie.transports.exchange import MARKED, MARKER, Exchange, Still
from reverie.transports.snapshots import Held, Snapshots


class Segments(Door):
    """A segment of the journal that another machine pushed, of this person or of another."""

    OWN, STRANGER = Person(b"o" * 32), Person(b"s" * 32)

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.base = InRamStore()
        mind = a_mind(self.base, at=NOW - timedelta(days=2))
        live(mind, *A_DAY, session="s1")
        since = reached(self.base)
        told = whole_life(self.base)
        self.first = written_segment(
            told, self.OWN, as_it_is, machine="abc", at=NOW - timedelta(days=2), before=b""
        )
        with self.base.scratch() as other:
            there = a_mind(other, at=NOW - timedelta(days=1))
            live(there, "Use tabs, never spaces.", "The cache is cold.", session="s2")
            there.remember("The tests run on ARM.")
            first, second, *_ = [memory.name for memory in there.memories()]
            there.edit(first, text="Never push to main, ever.")
            there.forget(second, why="not so")
            self.lived = life_beyond(other, since, (), as_it_is)
        self.told = [json.loads(line) for line in self._whole().splitlines()]
        self.told[0][1].pop("seal")

    def _whole(self) -> bytes:
        return written_segment(
            self.lived,
            self.OWN,
            as_it_is,
            machine="xyz",
            at=NOW - timedelta(days=1),
            before=self.first,
        )

    def given(self) -> st.SearchStrategy[Given]:
        past = st.builds(
            _sealed, mutated(self.told, JSON_RAW), st.sampled_from((self.OWN, self.STRANGER))
        )
        return halves(past, self._whole)

    def parses(self, content: bytes) -> bool:
        return all(parses_as(json.loads, line) for line in content.splitlines())

    def enter(self, content: bytes) -> bool:
        self.count += 1
        segment = read_segment(content, self.first, self.OWN, number=2, now=NOW)
        with self.base.scratch() as store:
            with store.tables.transaction():
                follow(store, [segment])
            if self.count % 4 == 0:
                mind = a_mind(store)
                assert mind.rebuild(), "the mind is not what its journal says"
                live(mind, RULE, session="s3")
                sleep_on(mind)
                for memory in mind.memories():
                    mind.explain(memory.name)
        return True


def _sealed(told: Any, person: Person) -> bytes:
    """A segment as somebody seals it."""
    lines = told if isinstance(told, list) and told else [told]
    head, body = lines[0], b"".join(text_of(one) + b"\n" for one in lines[1:])
    if isinstance(head, list) and len(head) > 1 and isinstance(head[1], dict):
        seal = person.seal(text_of(head[1]) + b"\n" + body)
        head = [head[0], {**head[1], "person": head[1].get("person"), "seal": seal}]
    return text_of(head) + b"\n" + body


class Heads(Door):
    """The head of a place that minds sync with, and the files it names."""

    def given(self) -> st.SearchStrategy[Given]:
        past = mutated(self._head, JSON_RAW).map(text_of)
        return halves(past, lambda: text_of(self._head))

    @cached_property
    def _contents(self) -> dict[str, bytes]:
        puzzle = b"---\nuuid: 5f3a\n---\n\nWhat?\n"
        names = {
            "sleep-queue/5f3a.md": puzzle,
            "backlog.md": b"- x\n",
            "reports/sleep-2026-01-01.md": b"# x\n",
        }
        return {MARKER: MARKED, "traces/abc.jsonl": b'{"a":1}\n', **names}

    @cached_property
    def _head(self) -> dict[str, Any]:
        files = {path: sha256(content).hexdigest() for path, content in self._contents.items()}
        return {"format": 1, "id": "a" * 32, "subject": "x", "history": ["b" * 32], "files": files}

    def parses(self, content: bytes) -> bool:
        return parses_as(json_in, content)

    def enter(self, content: bytes) -> bool:
        sync = self.folder / "sync"
        shutil.rmtree(sync, ignore_errors=True)
        sync.mkdir()
        shelf = _Shelf({sha256(it).hexdigest(): it for it in self._contents.values()}, content)
        exchange = Exchange(sync, Still(), lambda _: None)
        exchange.run(Snapshots(shelf, "reverie"), Book(), "a fuzz", gives=True)
        real = os.path.realpath(sync)
        found = [os.path.realpath(path) for path in sync.rglob("*")]
        assert all(path.startswith(real) for path in found), found
        assert sorted(os.listdir(self.folder)) == ["sync"], os.listdir(self.folder)
        PuzzleQueue(self.folder).listed()
        return True


class _Shelf:
    """Named bytes in RAM, one of which is the head."""

    where = "the shelf"

    def __init__(self, objects: dict[str, bytes], head: bytes) -> None:
        self._objects, self._head = objects, head

    def get(self, name: str) -> Held | None:
        content = self._head if name.startswith("heads/") else self._objects.get(name[-64:])
        return None if content is None else Held(content, sha256(content).hexdigest())

    def put(self, name: str, content: bytes) -> None:
        self._objects[name[-64:]] = content

    def swap(self, name: str, content: bytes, mark: str | None) -> bool:
        self._head = content
        return True
