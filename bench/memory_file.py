"""Memory file: what it costs to write and read over a small mind and a large one."""

from __future__ import annotations

import gc
import json
import re
import sqlite3
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeVar

import figures
import made_minds
from figures import Line, judged, median_and_best
from made_minds import FIRST_DAY, SESSION_LENGTH
from reverie.domain.journal.kinds import Change, MemoryChange, ToneChange
from reverie.domain.journal.parts import EndingChange, StrengthChange, WordingChange
from reverie.domain.language.tokens import estimated_tokens
from reverie.domain.rules.merge import MERGED_KINDS, composite_name
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.memory import (
    Author,
    Kind,
    Layer,
    Memory,
    Salience,
    Strength,
    Wording,
    has_faded,
)
from reverie.domain.values.source import of_memory
from reverie.domain.values.texture import Confidence, Texture
from reverie.domain.values.tone import Tone
from reverie.domain.views.sheet import edits_between
from reverie.memory_file.compose import compose
from reverie.memory_file.read import read_sheet
from reverie.memory_file.sync import Filing
from reverie.memory_file.write import lines_of
from reverie.settings import Settings
from reverie.stores.sqlite.connect import connect
from reverie.stores.sqlite.mind import SqliteMind
from reverie.stores.sqlite.statements import Statements
from reverie.stores.sqlite.store import SqliteStore
from reverie.wiring import open_mind
from reverie.writing.tokens import token_counter

GROWTH_LIMIT = 1.5
"""How many times more the file of the large mind may cost than that of the small one."""
LEAST_ESTIMATE = 1.0
"""How many tokens must be estimated of a whole file for each that it truly has."""
RULES = 30
"""How many rules still hold; people have retired the others."""
ALL = 1 << 30
PERMANENT_SHARE = 0.05
BY_HAND_SHARE = 0.01
RARE = 5
RARER_KINDS = {
    Kind.DOUBT: Kind.EVOCATION,
    Kind.QUESTION: Kind.TENSION,
    Kind.INSIGHT: Kind.TONE,
    Kind.FACT: Kind.HISTORY,
}
"""What each fifth memory of a kind is instead."""
MERGED_TOGETHER = 4
COMMITTED_TOGETHER = 5_000
COUNTED_STEPS = 10
"""How many steps of SQLite's machine pass between two looks at it."""
LISTED = 4
"""How many statements of the large mind are listed, the dearest first."""
ROOT = Path(__file__).parents[1]
SHARED = ROOT.parent / "shared"
SETTINGS = Settings()
T = TypeVar("T")


class Care(NamedTuple):
    """How a mind is looked after: how many of its questions are still open."""

    name: str
    open_questions: int


CARES = (Care("tended", 20), Care("untended", ALL))


class Mind(NamedTuple):
    """A mind with its memory file beside it."""

    name: str
    home: Path

    @property
    def path(self) -> Path:
        return self.home / "mind.db"

    @property
    def file(self) -> Path:
        return self.home / "memory.yml"


Parts = dict[str, float]
"""The parts of one round of writing and reading a file, in seconds."""


def main() -> None:
    """Measure and print."""
    small = figures.is_small(__doc__)
    large, repetitions = (10_000, 7) if small else (100_000, 21)
    written: list[str] = []
    by_estimate: list[str] = []
    with figures.workplace() as folder:
        for care in CARES:
            print(f"making {care.name} minds of 1,000 and {large:,} memories ...", flush=True)
            minds = [lived(folder / f"{care.name}-{n}", n, care) for n in (1_000, large)]
            costs(care, minds, repetitions)
            statements(care, minds)
            written += [mind.file.read_text(encoding="utf-8") for mind in minds]
            by_estimate += [composed_by_estimate(mind) for mind in minds]
    tokens({"memory.yml of these minds": written, **texts()}, by_estimate)


def lived(folder: Path, memories: int, care: Care) -> Mind:
    """A mind most of whose memories have ended, as nights and people would have ended them."""
    mind = Mind(f"{memories:,} memories", folder / ".reverie")
    mind.home.mkdir(parents=True)
    made_minds.bulk_mind(mind.path, memories)
    with made_minds.opened(mind.path) as store:
        ageing = Ageing(store.sessions.last() + 1, care, store.memories.next_number())
        for memory in reversed(list(store.memories.all())):
            ageing.age(memory)
        ageing.give_tones()
        _write(store, ageing)
    with filing(mind) as file:
        file.settle()
    return mind


@dataclass
class Ageing:
    """What became of the memories of a mind, told from the newest to the oldest."""

    coming: int
    care: Care
    number: int
    changes: list[Change] = field(default_factory=list)
    _dice: Random = field(default_factory=lambda: Random(3))
    _held: Counter[Kind] = field(default_factory=Counter)
    _group: list[Memory] = field(default_factory=list)

    def age(self, memory: Memory) -> None:
        """Give a memory its texture, perhaps a person's hand or permanence, and its end."""
        chance = self._dice.random()
        by_hand, lasts = chance < BY_HAND_SHARE, chance < BY_HAND_SHARE + PERMANENT_SHARE
        worded = _worded(memory, Author.PERSON if by_hand else Author.NIGHT)
        if worded != memory.wording:
            self._add(WordingChange, memory, memory.wording, worded)
        if lasts and not by_hand:
            lasting = Strength(9_000, replays=6, night=1, permanent=1)
            self._add(StrengthChange, memory, memory.strength, lasting)
        if memory.layer is Layer.COLD:
            self._end(replace(memory, wording=worded), lasts)

    def give_tones(self) -> None:
        """Give each session a tone."""
        self.changes += [
            ToneChange(target=n, before=None, after=_tone(n), reason="in bulk")
            for n in range(1, self.coming)
        ]

    def _end(self, memory: Memory, lasts: bool) -> None:
        waiting = self.care.open_questions
        most = {Kind.CONSTRAINT: RULES, Kind.QUESTION: waiting, Kind.TENSION: waiting}
        if memory.kind in most:
            self._held[memory.kind] += 1
            if self._held[memory.kind] > most[memory.kind]:
                self._close(memory, End.ABANDONED)
        elif lasts:
            return
        elif memory.kind in MERGED_KINDS:
            self._group.append(memory)
            if len(self._group) == MERGED_TOGETHER:
                self._merge()
        elif has_faded(memory, self.coming, SETTINGS):
            self._close(memory, End.FADED)

    def _merge(self) -> None:
        group, self._group = self._group, []
        newest = group[0]
        composite = Memory(
            number=self.number,
            name=composite_name("bulk", self.number),
            session=newest.session,
            born=FIRST_DAY + self.coming * SESSION_LENGTH,
            sources=tuple(of_memory(memory.number) for memory in group),
            appraisal=Appraisal(importance=60),
            tagged=False,
            wording=Wording(Kind.COMPOSITE, " ".join(m.text for m in group), Author.NIGHT),
            layer=Layer.COLD,
            salience=Salience(newest.salience.points, newest.session),
            strength=Strength(),
        )
        if has_faded(composite, self.coming, SETTINGS):
            composite = replace(composite, ending=Ending(End.FADED, self.coming - 1))
        self.number += 1
        born = MemoryChange(target=composite.number, before=None, after=composite, reason="in bulk")
        self.changes.append(born)
        for memory in group:
            self._close(memory, End.MERGED, by=composite.number)

    def _close(self, memory: Memory, how: End, by: int | None = None) -> None:
        self._add(EndingChange, memory, None, Ending(how, self.coming - 1, by))

    def _add(self, kind: Callable[..., Change], memory: Memory, *values: object) -> None:
        before, after = values
        self.changes.append(
            kind(target=memory.number, before=before, after=after, reason="in bulk")
        )


def costs(care: Care, minds: Sequence[Mind], repetitions: int) -> None:
    """Print what the file of each mind costs; they take turns, so that noise meets both."""
    rounds: dict[str, list[Parts]] = {mind.name: [] for mind in minds}
    for repetition in range(repetitions + 1):
        for mind in minds:
            parts = one_round(mind, repetition)
            if repetition:
                rounds[mind.name].append(parts)
    lines = [_held(mind) for mind in minds]
    for one, other in (("compose", "write"), ("read", "diff")):
        times = [[took[one] + took[other] for took in rounds[mind.name]] for mind in minds]
        lines += _compared(f"{one} + {other}", times)
    for part in rounds[minds[0].name][0]:
        few, many = (
            statistics.median(took[part] for took in rounds[mind.name]) * 1000 for mind in minds
        )
        lines.append(Line(f"  {part}", f"{few:,.1f} -> {many:,.1f} ms"))
    figures.show(f"The memory file of {care.name} minds, {repetitions} times each", lines)


def one_round(mind: Mind, repetition: int) -> Parts:
    """Write the file of a mind, edit it by hand, read it and find the edit; in seconds."""
    parts: Parts = {}
    with filing(mind) as file:
        found = file.place.found()
        gc.collect()
        sheet = _timed(parts, "compose", file.sheet)
        entry = 1 + repetition
        assert _timed(parts, "write", lambda: file.place.write(sheet, found, entry))
        text = mind.file.read_text(encoding="utf-8")
        edited = re.sub(r"(content|text): (?=\w)", rf"\1: By hand {repetition}, ", text, count=1)
        mind.file.write_text(edited, encoding="utf-8")
        now, base = _timed(parts, "read", lambda: (read_sheet(edited), read_sheet(text)))
        edits = _timed(parts, "diff", lambda: edits_between(base, now))
        assert len(edits) == 1
        parts["edits, as `memory diff` does it"] = figures.duration(file.edits)
        mind.file.write_text(text, encoding="utf-8")
    return parts


def statements(care: Care, minds: Sequence[Mind]) -> None:
    """Print how much of a mind composing reads: statements, rows, and steps of SQLite's machine."""
    seen = [watched(mind) for mind in minds]
    lines = [
        Line(what, " -> ".join(f"{sum(map(count, one.values())):,}" for one in seen))
        for what, count in (
            ("statements", lambda work: work.times),
            ("rows", lambda work: work.rows),
            ("steps of SQLite", lambda work: work.steps),
        )
    ]
    steps = [sum(work.steps for work in one.values()) for one in seen]
    lines.append(judged("steps, large / small", steps[1] / steps[0], GROWTH_LIMIT))
    dearest = sorted(seen[1], key=lambda statement: -seen[1][statement].steps)[:LISTED]
    for place, statement in enumerate(dearest, start=1):
        few, many = (one.get(statement, Work()) for one in seen)
        figure = f"{few.steps:,} -> {many.steps:,} steps, {few.times:,} -> {many.times:,} times"
        lines.append(Line(f"  statement {place}", figure))
    figures.show(f"What composing reads of {care.name} minds", lines)
    with closing(connect(minds[1].path)) as db:
        for place, statement in enumerate(dearest, start=1):
            plan = db.execute(f"EXPLAIN QUERY PLAN {statement}", [1] * statement.count("?"))
            print(f"  {place}: {_shortened(statement)}")
            print(f"     {'; '.join(row[3] for row in plan)}")


@dataclass
class Work:
    """What one statement took."""

    times: int = 0
    rows: int = 0
    steps: int = 0


class WatchedStatements(Statements):
    """Statements that note what each of them takes."""

    def __init__(self, db: sqlite3.Connection, path: Path) -> None:
        super().__init__(db, path, "main", 1)
        self.work: dict[str, Work] = {}
        self._steps = 0
        db.set_progress_handler(self._step, COUNTED_STEPS)

    def all(
        self, statement: str, *values: object, instead: int | None = None
    ) -> list[tuple[object, ...]]:
        """All rows of a statement, noted."""
        before = self._steps
        found = super().all(statement, *values, instead=instead)
        self._note(statement, len(found), before)
        return found

    def one(self, statement: str, *values: object) -> tuple[object, ...] | None:
        """The first row of a statement, noted."""
        before = self._steps
        found = super().one(statement, *values)
        self._note(statement, int(found is not None), before)
        return found

    def _note(self, statement: str, rows: int, before: int) -> None:
        work = self.work.setdefault(statement, Work())
        work.times += 1
        work.rows += rows
        work.steps += self._steps - before

    def _step(self) -> int:
        self._steps += COUNTED_STEPS
        return 0


def watched(mind: Mind) -> dict[str, Work]:
    """What each statement takes when a mind's file is composed."""
    with closing(connect(mind.path)) as db:
        seen = WatchedStatements(db, mind.path)
        compose(SqliteMind(seen), SETTINGS, project="bench")
        return seen.work


def composed_by_estimate(mind: Mind) -> str:
    """The file of a mind as it is where no tokenizer is installed."""
    with made_minds.opened(mind.path) as store:
        sheet = compose(store, SETTINGS, project="bench", count=estimated_tokens)
    return "\n".join(line for _, line in lines_of(sheet)) + "\n"


def tokens(groups: Mapping[str, Sequence[str]], by_estimate: Sequence[str]) -> None:
    """Print how the estimate of tokens lies to what two tokenizers say."""
    openai = import_module("rs_bpe.bpe").openai
    lines: list[Line] = []
    for name, encoding in (("o200k", openai.o200k_base()), ("cl100k", openai.cl100k_base())):
        for group, found in groups.items():
            if not found:
                lines.append(Line(f"{name}, {group}", "not there"))
                continue
            ratios = sorted(estimated_tokens(text) / encoding.count(text) for text in found)
            low, middle, high = ratios[0], statistics.median(ratios), ratios[-1]
            words = f"{low:.2f} / {middle:.2f} / {high:.2f}, of {len(found):,}"
            verdict = "within" if low >= LEAST_ESTIMATE else "UNDER"
            lines.append(Line(f"{name}, {group}", words, f">= {LEAST_ESTIMATE:g}", verdict))
        most = max(encoding.count(text) for text in by_estimate)
        what = f"{name}, largest memory.yml that was composed by the estimate"
        lines.append(judged(what, most, SETTINGS.file.token_budget, "tokens"))
    figures.show("Estimated tokens for each true one: least / median / most", lines)


def texts() -> dict[str, list[str]]:
    """Texts of other kinds, as whole files; a group whose folder is missing is empty."""
    docs = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted(ROOT.glob("docs/**/*.md"))]
    return {
        "documentation of this repository": _read(docs),
        "source code of this repository": _read(sorted(ROOT.glob("src/**/*.py"))),
        "../shared/seeds": _read(sorted(SHARED.glob("seeds/*.txt"))),
        "../shared/eval, sessions of conversations": list(_conversations()),
    }


def _conversations() -> Iterator[str]:
    for file in sorted(SHARED.glob("eval/*.json")):
        for sample in json.loads(file.read_text(encoding="utf-8")):
            for turns in sample["conversation"].values():
                if isinstance(turns, list):
                    yield "\n".join(f"{turn['speaker']}: {turn['text']}" for turn in turns)


def _read(files: Sequence[Path]) -> list[str]:
    found = (file.read_text(encoding="utf-8") for file in files if file.exists())
    return [text for text in found if text.strip()]


@contextmanager
def filing(mind: Mind) -> Iterator[Filing]:
    """The file of a mind, kept true to it."""
    with open_mind(mind.path) as opened:
        assert opened.file
        yield opened.file


def _write(store: SqliteStore, ageing: Ageing) -> None:
    for first in range(0, len(ageing.changes), COMMITTED_TOGETHER):
        some = ageing.changes[first : first + COMMITTED_TOGETHER]
        made_minds.write_at_once(store, some)
    with store.writing() as db:
        db.execute(
            "UPDATE agent SET next_memory = ? WHERE number = ?",
            (ageing.number, store.agent_number),
        )


def _worded(memory: Memory, by: Author) -> Wording:
    """A memory's words with their texture; now and then they are of a rarer kind."""
    kind = memory.kind
    if memory.number % RARE == 0:
        kind = RARER_KINDS.get(kind, kind)
    texture = Texture()
    if kind is Kind.DECISION:
        way = "We thought so at first. But it turned out otherwise when we tried it"
        texture = Texture("conviction", way, Confidence.MEDIUM, "if it is no longer true")
    return Wording(kind, memory.text, by, texture)


def _tone(session: int) -> Tone:
    style = "the user sets the aim, the agent works it out"
    return Tone(session, "calm, even", style, carry_forward="Next time we go on with the rest.")


def _held(mind: Mind) -> Line:
    with closing(connect(mind.path)) as db:
        row = db.execute("SELECT count(*), sum(ended IS NULL) FROM memory").fetchone()
    text = mind.file.read_text(encoding="utf-8")
    shown = sum(1 for _ in read_sheet(text).items())
    size = f"{token_counter()(text):,} of {SETTINGS.file.token_budget:,} tokens"
    return Line(f"{row[0]:,} memories", f"{row[1]:,} hold, {shown} in the file, {size}")


def _compared(what: str, times: Sequence[Sequence[float]]) -> list[Line]:
    few, many = times
    ratio = statistics.median(many) / statistics.median(few)
    return [
        median_and_best(f"{what}, small", few),
        median_and_best(f"{what}, large", many),
        judged(f"{what}, large / small, median", ratio, GROWTH_LIMIT),
        Line(f"{what}, large / small, best", f"{min(many) / min(few):.2f} x"),
    ]


def _timed(parts: Parts, name: str, action: Callable[[], T]) -> T:
    began = time.perf_counter()
    done = action()
    parts[name] = time.perf_counter() - began
    return done


def _shortened(statement: str) -> str:
    plain = re.sub(r"SELECT number, name, session.*? FROM", "SELECT … FROM", statement)
    return re.sub(r"\?(?:, \?)+", "?, …", plain)


if __name__ == "__main__":
    main()
