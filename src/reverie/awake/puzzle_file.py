"""A puzzle as a file: a head of plain fields (front matter), and the text below it."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum
from typing import TypeVar

from reverie.domain.rules.puzzles import EVERY, MINUTES, NIGHT_MINUTES, time_boxed
from reverie.domain.values.puzzle import (
    AnswerFormat,
    Pondered,
    Priority,
    Puzzle,
    PuzzleType,
    Status,
)
from reverie.errors import Refused

FENCE, NULL = "---", "null"
MOST_BYTES = 64_000
"""Bytes of the text of a puzzle."""
MOST_FILE_BYTES = MOST_BYTES + 4_000
NO_SOURCE = "no source is named: check what it says"
Word = TypeVar("Word", bound=StrEnum)


def puzzle_text(puzzle: Puzzle, status: Status) -> str:
    """The file of a puzzle."""
    return _with_head(_fields(puzzle, status), puzzle.text)


def puzzle_in(text: str, name: str) -> Puzzle:
    """The puzzle of a file; refused with the reason if it was edited into nonsense."""
    head, body = _parts(text, name)
    priority = _word(Priority, head, "priority", name)
    minutes = _number(head, "time_budget_minutes", name, MINUTES[priority])
    if not 1 <= minutes <= NIGHT_MINUTES:
        raise Refused(f"{name}: a budget of {minutes} min; give 1 to {NIGHT_MINUTES}")
    if not body.strip():
        raise Refused(f"{name}: it asks nothing; write the puzzle below the second {FENCE}")
    if head.get("uuid") != name.removesuffix(".md"):
        raise Refused(f"{name}: its uuid is not its name; correct the one or the other")
    return Puzzle(
        head["uuid"],
        _moment(head, name),
        _word(PuzzleType, head, "type", name),
        priority,
        _word(AnswerFormat, head, "format", name),
        minutes,
        _number(head, "checkpoint_every_minutes", name, EVERY[priority]),
        body.strip(),
    )


def result_text(pondered: Pondered) -> str:
    """The file of an answer, whole or in part; it ends with what the answer rests on."""
    puzzle = pondered.puzzle
    fields = _fields(puzzle, pondered.status)
    fields |= {"night": str(pondered.night), "thinker": pondered.thinker}
    asked = "\n".join(f"> {line}".rstrip() for line in puzzle.text.splitlines())
    box = _box(pondered)
    body = pondered.text.strip() or "Nothing was written before it ended."
    sources = "\n".join(f"- {' '.join(source.split())}" for source in pondered.sources)
    parts = [asked, *([box] if box else []), body, f"## Sources\n\n{sources or f'- {NO_SOURCE}'}"]
    return _with_head(fields, "\n\n".join(parts))


def _box(pondered: Pondered) -> str:
    """Why an answer is not whole."""
    if pondered.status is Status.PENDING:
        return "[SO FAR — it is still thought about]"
    if pondered.status is Status.TIMED_OUT:
        box = time_boxed(pondered.puzzle.minutes)
        return box if pondered.why == box else f"[CUT SHORT — {pondered.why}]"
    return f"[FAILED — {pondered.why}]" if pondered.status is Status.FAILED else ""


def _fields(puzzle: Puzzle, status: Status) -> dict[str, str]:
    return {
        "uuid": puzzle.id,
        "submitted_at": f"{puzzle.submitted_at.astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}",
        "type": puzzle.type.value,
        "priority": puzzle.priority.value,
        "format": puzzle.format.value,
        "time_budget_minutes": str(puzzle.minutes),
        "checkpoint_every_minutes": str(puzzle.every),
        "marathon": str(puzzle.is_marathon).lower(),
        "status": status.value,
    }


def _with_head(fields: dict[str, str], body: str) -> str:
    head = "\n".join(f"{name}: {value}" for name, value in fields.items())
    return f"{FENCE}\n{head}\n{FENCE}\n\n{body.strip()}\n"


def _parts(text: str, name: str) -> tuple[dict[str, str], str]:
    before, fence, rest = text.partition(f"{FENCE}\n")
    head, second, body = rest.partition(f"\n{FENCE}\n")
    if before.strip() or not fence or not second:
        raise Refused(f"{name}: it does not begin with fields between two lines of {FENCE}")
    pairs = (line.partition(":") for line in head.splitlines() if line.strip())
    return {key.strip(): value.strip().strip("\"'") for key, _, value in pairs}, body


def _word(kind: type[Word], head: dict[str, str], field: str, name: str) -> Word:
    given = head.get(field, "")
    if given not in list(kind):
        raise Refused(f"{name}: {field} is {given!r}; give one of {', '.join(kind)}")
    return kind(given)


def _number(head: dict[str, str], field: str, name: str, usual: int) -> int:
    given = head.get(field, NULL)
    if given == NULL:
        return usual
    if not given.isdecimal() or len(given) > 6:
        raise Refused(f"{name}: {field} is {given!r}; give a whole number")
    return int(given)


def _moment(head: dict[str, str], name: str) -> datetime:
    try:
        moment = datetime.fromisoformat(head.get("submitted_at", ""))
    except ValueError:
        raise Refused(
            f"{name}: submitted_at is no moment; write it as 2026-01-31T09:00:00Z"
        ) from None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
