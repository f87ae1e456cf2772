"""Ponder: what a thinker makes of a puzzle, round after round until its time is over."""

from __future__ import annotations

import re

import msgspec

from reverie.domain.values.memory import Kind
from reverie.domain.values.puzzle import AnswerFormat, PuzzleType
from reverie.ports import Mind
from reverie.questions.fate import Became, Fate, Looked
from reverie.questions.topic import Judged, Refusal, Topic
from reverie.settings import Settings

PROMPT = (
    'An object: {"text": "…", "sources": ["…"], "is_done": true}. `text` is the whole answer to '
    "`puzzle`, in Markdown, in the `format` that is asked for: md for a text with headings, adr "
    "for a decision record (context, decision, alternatives, consequences), checklist for steps to "
    "tick, table for a comparison. The `type` says what is wanted: deep for research and "
    "derivation, pipeline for steps that build on each other, pattern for what recurs in "
    "`remembered` and `backlog` and matters most, compare for a judgement between things, custom "
    "for what the puzzle says itself. Where `so_far` is given it is your answer of the last round: "
    "go on from it, deepen what is thin, check what is doubtful, and give the whole again. "
    "`is_done` is true once another round would not make it better. `sources` names what the "
    "answer rests on: names of memories as they are given, or works you are sure of with `not "
    "looked up` beside them. Say what you do not know; invent nothing."
)
MOST_CHARS = 200_000
"""Characters of an answer that are kept."""
MOST_SOURCES = 100
_NAME = re.compile(r"\b(?:f|c)-\d{8}-\d{3,}\b")
"""What the name of a memory looks like."""


class Remembered(msgspec.Struct, frozen=True):
    """A memory near a puzzle."""

    name: str
    kind: Kind
    text: str


class PuzzleTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a thinker is told of a puzzle, and of its own answer so far."""

    id: str
    night: int
    text: str
    type: PuzzleType
    format: AnswerFormat
    near: tuple[Remembered, ...] = ()
    backlog: tuple[str, ...] = ()
    round: int = 0
    so_far: str = ""


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """An answer to a puzzle, whole or so far."""

    text: str
    sources: tuple[str, ...] = ()
    is_done: bool = True


def answer_to(answer: str, told: PuzzleTold) -> PuzzleAnswer | Refusal:
    """An answer that can be taken, or why it cannot."""
    try:
        found = msgspec.json.decode(answer, type=PuzzleAnswer)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return Refusal(0, "the answer is no object with a text")
    if not found.text.strip():
        return Refusal(0, "the answer has no text")
    if len(found.text) > MOST_CHARS or len(found.sources) > MOST_SOURCES:
        return Refusal(0, f"the answer is longer than {MOST_CHARS:,} characters")
    known = {memory.name for memory in told.near}
    cited = {name for source in found.sources for name in _NAME.findall(source)}
    if invented := sorted(cited - known):
        return Refusal(0, f"no memory that was told is called {invented[0]}")
    return found


def _judged(answer: str, told: PuzzleTold, _: Settings, __: Mind) -> Judged:
    found = answer_to(answer, told)
    if isinstance(found, Refusal):
        fate = Fate(0, Became.REFUSED, why=found.why)
        return Judged(0, 1, (found,), Looked("", (fate,)))
    return Judged(1, 1, looked=Looked("", (Fate(1, Became.USED),)))


def _shown(told: PuzzleTold) -> object:
    shown: dict[str, object] = {
        "puzzle": told.text,
        "type": told.type.value,
        "format": told.format.value,
        "remembered": msgspec.to_builtins(told.near),
    }
    if told.backlog:
        shown["backlog"] = list(told.backlog)
    return shown | ({"so_far": told.so_far} if told.so_far else {})


def _key(told: PuzzleTold) -> str:
    """The puzzle, the night and the round: a night that goes on finds its rounds by them."""
    return f"{told.id} {told.night} {told.round}"


def _by_rules(told: PuzzleTold) -> str:
    """What recurs, told from what is remembered and from the backlog; else nothing is invented."""
    if told.type is not PuzzleType.PATTERN or not (told.near or told.backlog):
        return ""
    counts = {line: told.backlog.count(line) for line in told.backlog}
    ranked = sorted(counts, key=lambda line: (-counts[line], told.backlog.index(line)))
    parts = ["By the rules alone: what is on record about it, the most frequent first. Nobody"]
    parts[0] += " has judged it."
    if ranked:
        lines = "\n".join(f"- {line} ({counts[line]} times)" for line in ranked)
        parts.append(f"## In the backlog\n\n{lines}")
    if told.near:
        lines = "\n".join(f"- {memory.text} [{memory.name}]" for memory in told.near)
        parts.append(f"## In memory\n\n{lines}")
    sources = [*(memory.name for memory in told.near), *["the backlog"] * bool(ranked)]
    return msgspec.json.encode(PuzzleAnswer("\n\n".join(parts), tuple(sources))).decode()


PONDER = Topic(
    name="ponder",
    shape=PuzzleTold,
    prompt=PROMPT,
    shown=_shown,
    judged=_judged,
    by_rules=_by_rules,
    key=_key,
)
