"""Everyday ways: of what people state to an agent, how much is kept, and as what it is.

Two writers who had not seen the code wrote sixty ways to state a rule, a decision, a correction, a
preference or a fact each, and sixty pieces that must leave nothing. Both were in sight afterwards.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import reverie

WAYS = Path(__file__).with_name("everyday_ways.json")
RIGHT = {
    "constraint": {"constraint"},
    "decision": {"decision"},
    "preference": {"relationship", "constraint"},
    "fact": {"fact", "insight", "history"},
    "correction": {"fact", "decision", "constraint", "insight", "relationship"},
}
"""The kinds of memory that a thing stated may become."""


def main() -> None:
    """Print how many are kept, how many rightly, and how many leave something they must not."""
    print(
        "| writer | kept of 60 | with the right kind | of 60 that leave nothing, left something |"
    )
    print("|---|---|---|---|")
    for writer, ways in json.loads(WAYS.read_text(encoding="utf-8")).items():
        found = [(way, _held(way)) for way in ways["keep"]]
        kept = sum(bool(kinds) for _, kinds in found)
        right = sum(bool(kinds & RIGHT[way["expect"]]) for way, kinds in found)
        left = sum(bool(_remembered(way)) for way in ways["nothing"])
        print(f"| {writer} | {kept} | {right} | {left} |")


def _held(way: dict[str, Any]) -> set[str]:
    """The kinds of the memories that hold the key words of a way."""
    return {
        kind
        for kind, text in _remembered(way)
        if all(word.casefold() in text.casefold() for word in way["words"])
    }


def _remembered(way: dict[str, Any]) -> list[tuple[str, str]]:
    """What a mind remembers of a piece of talk after a night."""
    with reverie.open_mind(":memory:") as mind:
        for message in way["messages"]:
            mind.record(message["text"], session="talk", voice=message["voice"])
        mind.end_session("talk")
        mind.night()
        return [(m.kind.value, m.text) for m in mind.memories() if m.ending is None]


if __name__ == "__main__":
    main()
