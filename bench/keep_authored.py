"""Authored talk for the judge of what is worth keeping: made up, and so plain about its labels.

`everyday_ways.json` holds what writers made up who had not seen the code; `plain_ways.tsv` the
plainest statements and orders, which writers avoid; `labels.jsonl` of ../shared/eval/coding some
scenarios. People at work are less clear, so these count half.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from reverie.domain.rules.judge import features
from reverie.domain.rules.memory_text import told
from reverie.domain.rules.utterances import utterances
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.utterance import Utterance

WAYS = Path(__file__).with_name("everyday_ways.json")
PLAIN_WRITER = "plain"
PLAIN = Path(__file__).with_name("plain_ways.tsv")
UNSEEN = ("twelfth", "thirteenth")
"""The writers whose talk only tests the judge; it is fitted to that of all others."""
HEARD = {"voice": "agent", "text": "I have read it."}
"""What makes a talk of what a person says."""
BEGAN = datetime(2026, 1, 1, tzinfo=UTC)


class Authored(NamedTuple):
    """An utterance of made-up talk, what the judge sees of it, and what it is worth."""

    source: str
    utterance: Utterance
    signs: dict[str, float]
    words: frozenset[str]
    label: str


def authored(data: Path) -> Iterator[Authored]:
    """What persons say in scenarios and in everyday ways, labelled."""
    for one in (*_scenarios(data / "labels.jsonl"), *_everyday(), *_plain_ways()):
        if one.utterance.voice is Voice.PERSON:
            yield one


def _everyday() -> Iterator[Authored]:
    for writer, ways in json.loads(WAYS.read_text(encoding="utf-8")).items():
        if writer in UNSEEN:
            continue
        for way in ways["nothing"]:
            for seen in _judged(_episodes(way["messages"])):
                yield Authored(writer, *seen, "nothing")
        for way in ways["keep"]:
            for seen in _judged(_episodes(way["messages"])):
                if all(word.casefold() in told(seen[0]).casefold() for word in way["words"]):
                    yield Authored(writer, *seen, way["expect"])


def _plain_ways() -> Iterator[Authored]:
    """Plain statements and orders, each said alone and said to an agent."""
    for line in PLAIN.read_text(encoding="utf-8").splitlines():
        label, text = line.split("\t")
        for before in ([], [HEARD]):
            for seen in _judged(_episodes([*before, {"voice": "person", "text": text}])):
                if seen[0].voice is Voice.PERSON:
                    yield Authored(PLAIN_WRITER, *seen, label)


def _scenarios(file: Path) -> Iterator[Authored]:
    """The scenarios of a file of labels; none if it is not there."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    rows = [row for line in lines if (row := json.loads(line))["source"] == "authored"]
    scenarios: dict[str, dict[int, list[dict[str, Any]]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        scenarios[row["scenario"]][row["message"]].append(row)
    for name, messages in scenarios.items():
        told = [messages[number] for number in sorted(messages)]
        labels = {
            (number, _plain(row["text"])): row["label"]
            for number, rows in enumerate(told, 1)
            for row in rows
        }
        talk = [
            {"voice": rows[0]["voice"], "text": "\n".join(row["text"] for row in rows)}
            for rows in told
        ]
        for seen in _judged(_episodes(talk)):
            if label := labels.get((seen[0].episode, _plain(seen[0].text))):
                yield Authored(name, *seen, label)


def _judged(
    episodes: Sequence[Episode],
) -> Iterator[tuple[Utterance, dict[str, float], frozenset[str]]]:
    said = utterances(episodes)
    for utterance, (signs, words) in zip(said, features(said, episodes), strict=True):
        yield utterance, signs, words


def _episodes(messages: Sequence[dict[str, str]]) -> list[Episode]:
    return [
        Episode(
            number,
            "talk",
            BEGAN + timedelta(minutes=number),
            Voice(message["voice"]),
            message["text"],
            Appraisal(),
        )
        for number, message in enumerate(messages, 1)
    ]


def _plain(text: str) -> str:
    return " ".join(text.replace("*", "").replace("_", "").split()).casefold()
