"""Real coding sessions for benchmarks: read from ../shared/eval/coding, never shipped.

`keep_labels.tsv` says of utterances of these sessions whether they are worth keeping: repository,
message, the beginning of a hash of the words, label. Text that is not ours stays where it is.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.episode import Episode, Voice

ROOT = Path(__file__).parents[1]
DATA = ROOT.parent / "shared/eval/coding"
LABELS = ROOT / "bench/keep_labels.tsv"
SECOND = ROOT / "bench/keep_labels_second.tsv"


class CodingSession(NamedTuple):
    """One session of a person with an agent."""

    repository: str
    id: str
    episodes: list[Episode]
    messages: dict[int, str]
    """The id of the message that each episode was."""


def coding_sessions(data: Path = DATA) -> Iterator[CodingSession]:
    """All sessions of a folder and of `more` in it; ends with a word if there are none."""
    files = sorted([*data.glob("*.json"), *data.glob("more/*.json")])
    if not files:
        sys.exit(f"no coding sessions in {data.name}; give their folder with --data")
    for file in files:
        for session in json.loads(file.read_text(encoding="utf-8"))["sessions"]:
            numbered = list(enumerate(session["messages"], 1))
            yield CodingSession(
                file.stem,
                session["id"],
                [_episode(session["id"], number, message) for number, message in numbered],
                {number: message["id"] for number, message in numbered},
            )


def labels(file: Path = LABELS) -> dict[str, str]:
    """What each labelled utterance is worth, by its mark."""
    lines = file.read_text(encoding="utf-8").splitlines()[1:]
    return {f"{r}\t{m}\t{h}": label for r, m, h, label in (line.split("\t") for line in lines)}


def mark_of(repository: str, message: str, text: str) -> str:
    """What an utterance is known by in the file of labels."""
    words = " ".join(text.replace("*", "").replace("_", "").split()).casefold()
    return f"{repository}\t{message}\t{hashlib.sha256(words.encode()).hexdigest()[:10]}"


def _episode(session: str, number: int, message: dict[str, str]) -> Episode:
    at = datetime.fromisoformat(message["time"].replace("Z", "+00:00"))
    return Episode(number, session, at, Voice(message["voice"]), message["text"], Appraisal())
