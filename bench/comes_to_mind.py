"""What comes to mind, on real coding sessions: how often, and pairs to judge blind.

    python bench/comes_to_mind.py [--data FOLDER] [--only NAMES] [--judge FILE --key FILE]

Each repository is lived through in order: a session, a doze at its end, a night when a day has
passed. At each prompt of a person the mind is cued with it as it is then. Of the two columns the
first is what a session is shown, which is not told what its briefing said lately; the second is
what it would be shown if its briefing had said nothing, as in a mind that has outgrown it.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from random import Random
from typing import NamedTuple

import figures
from coding_sessions import DATA, CodingSession, coding_sessions
from figures import Line, judged
from reverie import OpenMind, open_mind
from reverie.domain.rules.pertinence import BRIEFED_FOR, may_come_to_mind
from reverie.domain.values.episode import Voice
from reverie.recall.cued_recall import Cue, Reminded

BEFORE, BEFORE_CHARS = 2, 600
"""Turns before a prompt that a judge is shown, and characters of each."""
A_THIRD = 1 / 3


class Clock:
    """A clock that shows the time of what is said."""

    def __init__(self, start: datetime) -> None:
        self.at = start

    def now(self) -> datetime:
        return self.at

    def spent(self) -> float:
        return 0.0


class Pair(NamedTuple):
    """A prompt and a memory, and why they stand together."""

    repository: str
    context: list[str]
    prompt: str
    memory: str
    kind: str
    shown: bool
    """Whether a session was shown it."""
    unbriefed: bool
    """Whether it would be shown it if the briefing had said nothing."""
    score: float | None = None


class Cued(NamedTuple):
    """What one prompt brought to mind."""

    pairs: list[Pair]
    took: float


def main() -> None:
    """Live through the sessions, print how often something came to mind, and write the pairs."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--only", help="names of repositories, parted by commas")
    parser.add_argument("--judge", type=Path, help="where the pairs to judge are written")
    parser.add_argument("--key", type=Path, help="where it is written which pair is which")
    given = parser.parse_args()
    if not given.data.is_dir():
        sys.exit(f"nothing measured: {given.data} is absent; name its folder with --data")
    lives: dict[str, list[CodingSession]] = {}
    for session in coding_sessions(given.data):
        if not given.only or session.repository in given.only.split(","):
            lives.setdefault(session.repository, []).append(session)
    cued = [one for sessions in lives.values() for one in live_through(sessions)]
    show(cued)
    if given.judge and given.key:
        write(list(cued), given.judge, given.key)


def live_through(sessions: list[CodingSession]) -> Iterator[Cued]:
    """What each prompt of a repository brings to mind."""
    clock = Clock(sessions[0].episodes[0].at)
    dice = Random(sessions[0].repository)
    with figures.workplace() as folder, open_mind(folder / "mind.db", clock=clock) as mind:
        for session in sessions:
            begins = max(clock.at, session.episodes[0].at)
            if begins.date() != clock.at.date():
                clock.at = begins
                mind.night()
            clock.at = begins
            yield from one_session(mind, session, clock, dice)
            mind.end_session(session.id)
            mind.doze()


def one_session(
    mind: OpenMind, session: CodingSession, clock: Clock, dice: Random
) -> Iterator[Cued]:
    """What each prompt of a session brings to mind; then it is recorded, as a host would."""
    briefed = set(re.findall(r"\[(f-\d+-\d+)\]", mind.briefing()))
    shown: set[str] = set()
    unbriefed: set[str] = set()
    prompts = 0
    mind.comes_to_mind("this warms what is kept in RAM")
    for place, episode in enumerate(session.episodes):
        if episode.voice is Voice.PERSON:
            prompts += 1
            told = shown | (briefed if prompts <= BRIEFED_FOR else set())
            before = session.episodes[max(0, place - BEFORE) : place]
            context = [f"{one.voice}: {one.text[:BEFORE_CHARS]}" for one in before]
            began = time.perf_counter()
            found = _cued(mind, episode.text, session.id, told)
            took = time.perf_counter() - began
            others = _cued(mind, episode.text, session.id, unbriefed)
            shown |= found.keys()
            unbriefed |= others.keys()
            pairs = [
                Pair(
                    session.repository,
                    context,
                    episode.text,
                    one.text,
                    one.kind,
                    name in found,
                    name in others,
                    one.score,
                )
                for name, one in (others | found).items()
            ]
            yield Cued([*pairs, *_decoys(mind, pairs, dice)], took)
        clock.at = max(clock.at, episode.at)
        mind.record(episode.text, session=session.id, voice=episode.voice, at=clock.at)


def _cued(mind: OpenMind, prompt: str, session: str, told: set[str]) -> dict[str, Reminded]:
    """What comes to mind, by its names."""
    with mind.store.view() as view:
        found = mind.cued_recall.recall(view, Cue(prompt, session, frozenset(told)))
    return {one.name: one for one in found}


def _decoys(mind: OpenMind, pairs: list[Pair], dice: Random) -> list[Pair]:
    """As many random memories of the same mind beside the same prompt."""
    said = {pair.memory for pair in pairs}
    others = [m for m in mind.memories() if may_come_to_mind(m) and m.text not in said]
    some = dice.sample(others, min(len(pairs), len(others))) if pairs else []
    return [
        pair._replace(memory=m.text, kind=m.kind, shown=False, unbriefed=False, score=None)
        for pair, m in zip(pairs, some, strict=False)
    ]


def show(cued: list[Cued]) -> None:
    """Print how often something came to mind, and how long that took."""
    prompts = len(cued)
    shown = [[pair for pair in one.pairs if pair.shown] for one in cued]
    unbriefed = [[pair for pair in one.pairs if pair.unbriefed] for one in cued]
    times = [one.took for one in cued]
    figures.show(
        f"What comes to mind at {prompts:,} prompts",
        [
            judged("prompts at which a session is shown something", _share(shown), A_THIRD, ""),
            judged("the same had its briefing said nothing", _share(unbriefed), A_THIRD, ""),
            Line("memories shown", f"{sum(map(len, shown))} and {sum(map(len, unbriefed))}"),
            *figures.spread("one cue", times),
        ],
    )


def _share(shown: list[list[Pair]]) -> float:
    return sum(map(bool, shown)) / max(1, len(shown))


def write(cued: list[Cued], judge: Path, key: Path) -> None:
    """Write the pairs in a random order for a judge, and apart from them which is which."""
    pairs = [pair for one in cued for pair in one.pairs]
    Random(len(pairs)).shuffle(pairs)
    fields = ("repository", "kind", "shown", "unbriefed", "score")
    with judge.open("w", encoding="utf-8") as file:
        for number, pair in enumerate(pairs, 1):
            told = {"id": number, "context": pair.context, "prompt": pair.prompt}
            file.write(json.dumps({**told, "memory": pair.memory}, ensure_ascii=False) + "\n")
    known = {n: {name: getattr(p, name) for name in fields} for n, p in enumerate(pairs, 1)}
    key.write_text(json.dumps(known, indent=1), encoding="utf-8")
    print(f"{len(pairs)} pairs written to {judge.name}, and which is which to {key.name}")


if __name__ == "__main__":
    main()
