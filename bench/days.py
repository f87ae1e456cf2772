"""Made-up working days: of what is worth keeping in whole sessions, how much a night keeps.

    python bench/days.py [--all] [--show SESSION]

Writers who had not seen the code wrote sessions of 24 to 40 messages and marked in them what a
careful colleague would note (`days/*.txt`). The judge is fitted to most of them and not to those
of the last writers, which are asked here unless `--all` is given.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import reverie
from reverie.domain.language import DEFAULT

FOLDER = Path(__file__).with_name("days")
UNSEEN = range(21, 33)
"""The sessions that the judge is not fitted to."""
SAME = 0.6
"""The share of the words of the shorter of two texts that they must share to tell the same."""
RIGHT = {
    "constraint": {"constraint"},
    "decision": {"decision", "constraint"},
    "preference": {"relationship", "constraint", "decision"},
    "fact": {"fact", "insight", "history"},
    "insight": {"insight", "fact"},
    "open": {"question", "doubt"},
}
"""The kinds of memory that a thing marked may become."""
_MARK = re.compile(r"\{(\w+)\|([^{}]+)\}")
_VOICES = {"P": "person", "A": "agent"}


class Marked(NamedTuple):
    """Something worth keeping: its kind, its words, and the number of the message."""

    kind: str
    text: str
    message: int


class Day(NamedTuple):
    """A session: who says what, and what of it is worth keeping."""

    name: str
    messages: Sequence[tuple[str, str]]
    marks: Sequence[Marked]


def days(*, unseen: bool) -> Iterator[Day]:
    """The sessions the judge is fitted to, or those it is not."""
    for file in sorted(FOLDER.glob("d*.txt")):
        if (int(file.stem[1:]) in UNSEEN) is unseen:
            yield _day(file)


def _day(file: Path) -> Day:
    messages, marks = [], []
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    for number, line in enumerate(lines, 1):
        text = line[2:].strip().replace("\\n", "\n")
        marks += [Marked(kind, said, number) for kind, said in _MARK.findall(text)]
        messages.append((_VOICES[line[0]], _MARK.sub(r"\2", text)))
    return Day(file.stem, messages, marks)


def kept_of(day: Day) -> list[tuple[reverie.Memory, Marked | None]]:
    """What a night keeps of a session, each with the mark that it tells."""
    with reverie.open_mind(":memory:") as mind:
        for voice, text in day.messages:
            mind.record(text, session=day.name, voice=voice)
        mind.end_session(day.name)
        mind.night()
        memories = [memory for memory in mind.memories() if memory.ending is None]
    return [
        (one, next((mark for mark in day.marks if _tells(one.text, mark.text)), None))
        for one in memories
    ]


def _tells(text: str, marked: str) -> bool:
    """Whether two texts share most of the words of the shorter one."""
    one, other = (frozenset(DEFAULT.words.plain_words(some)) for some in (text, marked))
    return len(one & other) >= SAME * max(1, min(len(one), len(other)))


def main() -> None:
    """Print of each session and of all what is kept, what of it is marked, and what is missed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--all", action="store_true", help="also the sessions it is fitted to")
    parser.add_argument("--show", help="print what is kept of a session, and what is missed")
    given = parser.parse_args()
    every = [*(days(unseen=False) if given.all or given.show else ()), *days(unseen=True)]
    print("| session | kept | worth keeping | of those marked | with the right kind |")
    print("|---|---|---|---|---|")
    total: Counter[str] = Counter()
    for day in every:
        if not given.show or given.show == day.name:
            total += _counted(day, show=bool(given.show))
    print(_row("all", total))


def _counted(day: Day, *, show: bool) -> Counter[str]:
    kept = kept_of(day)
    told = {mark for _, mark in kept if mark}
    right = {mark for memory, mark in kept if mark and memory.kind.value in RIGHT[mark.kind]}
    counts = Counter(
        kept=len(kept),
        good=sum(mark is not None for _, mark in kept),
        marks=len(day.marks),
        told=len(told),
        right=len(right),
    )
    print(_row(day.name, counts), flush=True)
    if show:
        for memory, mark in kept:
            print(f"  {'+' if mark else '-'} {memory.kind.value}: {memory.text}")
        for mark in day.marks:
            if mark not in told:
                print(f"  missed {mark.kind}: {mark.text}")
    return counts


def _row(name: str, of: Counter[str]) -> str:
    return (
        f"| {name} | {of['kept']} | {of['good']} ({100 * of['good'] / max(1, of['kept']):.0f} %) "
        f"| {of['told']} of {of['marks']} | {of['right']} |"
    )


if __name__ == "__main__":
    main()
