"""Everyday ways: of what people state to an agent, how much is kept, and as what it is.

Thirteen writers who had not seen the code wrote ways to state a rule, a decision, a correction, a
preference or a fact, and pieces that must leave nothing. The judge is fitted to eleven of them
(`keep_authored.py`); the other two nobody has looked at. `--more` asks the same of eleven further
writers (`everyday_more.json`), to whom nothing is fitted.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import reverie

sys.path.insert(0, str(Path(__file__).parent))

from keep_authored import UNSEEN, WAYS

MORE = Path(__file__).with_name("everyday_more.json")
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
    print("| writer | | kept | with the right kind | must leave nothing, and left something |")
    print("|---|---|---|---|---|")
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--more", action="store_true", help="the writers nothing is fitted to")
    file = MORE if parser.parse_args().more else WAYS
    for writer, ways in json.loads(file.read_text(encoding="utf-8")).items():
        found = [(way, _held(way)) for way in ways["keep"]]
        kept = sum(bool(kinds) for _, kinds in found)
        right = sum(bool(kinds & RIGHT[way["expect"]]) for way, kinds in found)
        left = sum(bool(_remembered(way)) for way in ways["nothing"])
        use = "unseen" if file is MORE or writer in UNSEEN else "fitted"
        many, idle = len(ways["keep"]), len(ways["nothing"])
        print(f"| {writer} | {use} | {kept} of {many} | {right} of {many} | {left} of {idle} |")


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
