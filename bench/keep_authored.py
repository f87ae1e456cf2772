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
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

from days import days
from reverie.domain.rules.judge import features
from reverie.domain.rules.manners import manner_of
from reverie.domain.rules.memory_text import told
from reverie.domain.rules.utterances import utterances
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.manner import Manner
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
    runs: frozenset[str]
    """The runs of words of its exchange."""
    label: str
    manner: Manner = Manner.BRIEF


def authored(data: Path) -> Iterator[Authored]:
    """What persons say in scenarios and in everyday ways, labelled."""
    for one in (*_scenarios(data / "labels.jsonl"), *_everyday()):
        if one.utterance.voice is Voice.PERSON:
            yield one


def working_days() -> Iterator[Authored]:
    """What persons and agents say in made-up sessions; what is not marked is worth nothing."""
    for day in days(unseen=False):
        talk = [{"voice": voice, "text": text} for voice, text in day.messages]
        episodes = _episodes(talk)
        for seen in _judged(episodes):
            said = _plain(seen[0].text)
            marks = [mark for mark in day.marks if mark.message == seen[0].episode]
            labels = (mark.kind for mark in marks if _is_same(said, _plain(mark.text)))
            yield Authored(day.name, *seen, next(labels, "nothing"), manner_of(episodes))


def _is_same(said: str, marked: str) -> bool:
    return marked.rstrip(".!") in said or said.rstrip(".!") in marked


def everyday_talk() -> Iterator[tuple[str, dict[str, Any], list[Episode]]]:
    """What writers made up and the judge is fitted to: who, the piece, and its messages."""
    for writer, ways in json.loads(WAYS.read_text(encoding="utf-8")).items():
        if writer not in UNSEEN:
            for way in (*ways["nothing"], *ways["keep"]):
                yield writer, way, _episodes(way["messages"])


def plain_talk() -> Iterator[tuple[str, dict[str, Any], list[Episode]]]:
    """Plain statements and orders, each said alone, said to an agent, and said beside idle words.

    What is meant is meant whatever stands beside it.
    """
    lines = [line.split("\t") for line in PLAIN.read_text(encoding="utf-8").splitlines()]
    idle = cycle(text for label, text in lines if label == "nothing")
    for label, text in lines:
        way = {} if label == "nothing" else {"expect": label, "words": [text]}
        talks = [[_said(text)], [HEARD, _said(text)]]
        if way:
            talks.append([_said(f"{next(idle)} {text}")])
        for messages in talks:
            yield PLAIN_WRITER, way, _episodes(messages)


def _said(text: str) -> dict[str, str]:
    return {"voice": "person", "text": text}


def _everyday() -> Iterator[Authored]:
    for writer, way, episodes in (*everyday_talk(), *plain_talk()):
        for seen in _judged(episodes):
            said = told(seen[0]).casefold()
            if all(word.casefold() in said for word in way.get("words", ())):
                yield Authored(writer, *seen, way.get("expect", "nothing"))


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
) -> Iterator[tuple[Utterance, dict[str, float], frozenset[str], frozenset[str]]]:
    said = utterances(episodes)
    for utterance, seen in zip(said, features(said, episodes), strict=True):
        yield utterance, *seen


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
