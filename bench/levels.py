"""Three levels of keeping: what the floor, notes in passing and a second look keep of real work.

    python bench/levels.py MIND SESSIONS.json [--notes FOLDER] [--labels FILE]

MIND is the folder of a project whose mind has lived the sessions of one repository, by whichever
level; `ids.json` in it says which message each episode was. Prints what is kept of each session
that has a list of what a colleague would keep, how many listed things are held by their key words,
and, with labels (a line each: name of a memory, tab, label), how much of it is worth keeping.
Sessions, readers' notes and answers are not ours to ship; see docs/keeping-measured.md.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

import reverie
from reverie.domain.values.ending import End
from reverie.domain.values.memory import Kind, Memory

GONE = (End.ABANDONED, End.SUPERSEDED, End.RESOLVED)
"""Endings that say a memory was not kept; what faded or was merged was."""


def main() -> None:
    """Print what one mind keeps, and what it is worth."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("mind", type=Path)
    parser.add_argument("sessions", type=Path)
    parser.add_argument("--labels", type=Path)
    parser.add_argument("--show", action="store_true", help="print the memories, to label them")
    given = parser.parse_args()
    data = json.loads(given.sessions.read_text(encoding="utf-8"))
    kept, sources = _kept(given.mind)
    if given.show:
        for memory in kept:
            print(f"{memory.name}\t{memory.kind}\t{memory.text}")
        return
    listed = data.get("keep", [])
    held = sum(
        any(_holds(memory, sources[memory.number], item) for memory in kept) for item in listed
    )
    sessions = {message["id"]: s["id"] for s in data["sessions"] for message in s["messages"]}
    about = {item["session"] for item in listed}
    of_them = [m for m in kept if {sessions[id] for id in sources[m.number]} & about]
    print(f"{given.sessions.stem}: {len(kept)} memories of {len(data['sessions'])} sessions")
    print(f"  listed things held: {held} of {len(listed)}, by {len(of_them)} memories")
    if given.labels:
        print(f"  {_worth(kept, given.labels)}")


def _kept(mind: Path) -> tuple[list[Memory], dict[int, set[str]]]:
    """What was kept and not taken back, and the messages each rests on."""
    ids = json.loads((mind / "ids.json").read_text(encoding="utf-8"))
    with reverie.open_mind(mind / ".reverie" / "mind.db") as m:
        memories = [
            one
            for one in m.memories()
            if one.kind is not Kind.COMPOSITE
            and not one.wording.texture.held
            and (one.ending is None or one.ending.how not in GONE)
        ]
    numbers = {
        one.number: {
            ids[source.partition(":")[2]]
            for source in one.sources
            if source.startswith("episode:") and source.partition(":")[2] in ids
        }
        for one in memories
    }
    return memories, numbers


def _holds(memory: Memory, messages: set[str], item: dict[str, Any]) -> bool:
    text = memory.text.casefold()
    return bool(messages & set(item["evidence"])) and all(
        word.casefold() in text for word in item["words"]
    )


def _worth(kept: list[Memory], file: Path) -> str:
    lines = file.read_text(encoding="utf-8").splitlines()
    label = dict(line.split("\t")[:2] for line in lines if "\t" in line)
    found = Counter(label[m.name] for m in kept if m.name in label)
    many = max(1, sum(found.values()))
    good = many - found["nothing"] - found["borderline"]
    half = good + found["borderline"]
    strict, loose = 100 * good / many, 100 * half / many
    return f"worth keeping: {strict:.0f} % strict, {loose:.0f} % with borderline, of {many}"


if __name__ == "__main__":
    main()
