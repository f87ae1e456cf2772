"""Questions about real conversations, with the turns that answer them, and how well recall does."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "shared" / "eval" / "locomo_open.json"
KINDS = {1: "multi-hop", 2: "temporal", 3: "open-domain", 4: "single-hop", 5: "adversarial"}
MEASURES = ("R@10", "All@10", "MRR")
RESAMPLES = 2_000


@dataclass(frozen=True)
class Asked:
    """A question with the numbers of the units that hold its answer."""

    text: str
    kind: str
    evidence: frozenset[int]
    answer: str = ""


@dataclass(frozen=True)
class Turn:
    """One thing said; its id is its place in the conversation."""

    id: int
    session: int
    speaker: str
    text: str
    date: datetime
    caption: str = ""


@dataclass(frozen=True)
class Conversation:
    """What was said, session by session, and what is asked about it."""

    name: str
    turns: tuple[Turn, ...]
    questions: tuple[Asked, ...]


def conversations(file: Path) -> list[Conversation]:
    """The conversations of a LoCoMo file."""
    return [_conversation(one) for one in json.loads(file.read_text(encoding="utf-8"))]


def measured(evidence: Sequence[int] | frozenset[int], found: Sequence[int]) -> list[float]:
    """R@10, All@10 and the reciprocal rank within 20, for one question."""
    held = len(set(evidence) & set(found[:10]))
    first = next((1 / (n + 1) for n, one in enumerate(found[:20]) if one in evidence), 0.0)
    return [held / len(evidence), float(held == len(evidence)), first]


def interval(before: Sequence[float], after: Sequence[float]) -> tuple[float, float, float]:
    """The mean gain and the ends of its 95 % interval, by paired bootstrap."""
    gains = [late - early for early, late in zip(before, after, strict=True)]
    dice = random.Random(7)
    means = sorted(sum(dice.choices(gains, k=len(gains))) / len(gains) for _ in range(RESAMPLES))
    low, high = means[int(0.025 * RESAMPLES)], means[int(0.975 * RESAMPLES)]
    return sum(gains) / len(gains), low, high


def _conversation(sample: dict[str, Any]) -> Conversation:
    talk = sample["conversation"]
    turns: list[Turn] = []
    numbers: dict[tuple[int, int], int] = {}
    for session in sorted(int(key[8:]) for key in talk if re.fullmatch(r"session_\d+", key)):
        at = _moment(talk.get(f"session_{session}_date_time", ""))
        for turn in talk[f"session_{session}"]:
            turns.append(
                Turn(
                    len(turns) + 1,
                    session,
                    turn["speaker"],
                    turn.get("text", ""),
                    at,
                    turn.get("blip_caption", ""),
                )
            )
            numbers.update({place: len(turns) for place in _places(turn["dia_id"])})
    return Conversation(
        sample["sample_id"],
        tuple(turns),
        tuple(
            Asked(one["question"], KINDS[one["category"]], evidence, str(one.get("answer", "")))
            for one in sample["qa"]
            if (
                evidence := frozenset(
                    numbers[place]
                    for place in _places(*one.get("evidence", ()))
                    if place in numbers
                )
            )
        ),
    )


def _places(*ids: str) -> list[tuple[int, int]]:
    """Session and turn of each id; some of the file's are written loosely."""
    return [
        (int(session), int(turn))
        for one in ids
        for session, turn in re.findall(r"D:?(\d+):(\d+)", str(one))
    ]


def _moment(written: str) -> datetime:
    return datetime.strptime(written, "%I:%M %p on %d %B, %Y").replace(tzinfo=UTC)
