"""Bug reports with the decisions they need, and the sessions in which those were made."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import chain
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "shared" / "eval" / "sde"
FILES = ("chats.json", "tasks.json")
WORLDS = ("plain", "history", "amended")
"""The minds that are built apart, since one report is asked of several."""
KINDS = ("plain", "history", "amended", "own")
CHANGED = ("amended", "own")
UNRELATED = "unrelated"
FIRST_DAY = datetime(2026, 1, 5, 9, tzinfo=UTC)
BETWEEN_SESSIONS_H = (6, 30)
BETWEEN_MESSAGES = timedelta(seconds=90)
Chats = dict[str, list[tuple[str, str]]]
"""Of each chat, by its id: voice and text of each message."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One message of a session, as a system is given it."""

    session: str
    voice: str
    text: str
    date: datetime


@dataclass(frozen=True, slots=True)
class Task:
    """A report with the decision that it needs: quotes of its parts, and of what they replaced."""

    name: str
    kind: str
    world: str
    report: str
    chats: tuple[str, ...] = ()
    now: tuple[tuple[str, ...], ...] = ()
    """The parts that hold; of each, any of its quotes will do."""
    old: tuple[str, ...] = ()
    settling: tuple[str, ...] = ()
    """The messages that hold a quote of a part."""
    replaced: tuple[str, ...] = ()
    """The messages that hold a quote of what was replaced."""


@dataclass(frozen=True, slots=True)
class Reports:
    """All tasks, and the chats of each world."""

    chats: Chats
    worlds: dict[str, tuple[str, ...]]
    tasks: tuple[Task, ...]

    def of_world(self, world: str) -> list[Task]:
        """The tasks that are asked in a world; the unrelated ones are asked in each."""
        return [task for task in self.tasks if task.world in (world, "all")]

    def sessions(self, world: str, seed: int) -> Iterator[list[Turn]]:
        """The sessions of a world in the order of a seed; what a task changed stays later."""
        dice = random.Random(seed)
        order = _in_time(_shuffled(self.worlds[world], dice), self.tasks)
        at = FIRST_DAY
        for number, name in enumerate(order, 1):
            at += timedelta(hours=dice.uniform(*BETWEEN_SESSIONS_H))
            yield [
                Turn(f"s{number:03d}", voice, text, at + place * BETWEEN_MESSAGES)
                for place, (voice, text) in enumerate(self.chats[name])
            ]


def absent_from(folder: Path) -> str:
    """The first file that is not in the folder; empty if all are."""
    return next((name for name in FILES if not (folder / name).exists()), "")


def reports_in(folder: Path) -> Reports:
    """The reports of a folder."""
    chats, tasks = (json.loads((folder / name).read_text(encoding="utf-8")) for name in FILES)
    said = {one["id"]: [(voice, text) for voice, text in one["messages"]] for one in chats}
    return Reports(
        said,
        {world: (*tasks["always"], *only) for world, only in tasks["worlds"].items()},
        tuple(_task(one, said) for one in tasks["tasks"]),
    )


def _task(given: dict[str, Any], said: Chats) -> Task:
    chats = tuple(given.get("chats", ()))
    now = tuple(tuple(part) for part in given.get("now", ()))
    old = tuple(given.get("old", ()))
    messages = [text for chat in chats for _, text in said[chat]]
    return Task(
        name=given["id"],
        kind=given["kind"],
        world=given["world"],
        report=given["report"],
        chats=chats,
        now=now,
        old=old,
        settling=_holding(messages, tuple(chain(*now))),
        replaced=_holding(messages, old),
    )


def _holding(messages: Sequence[str], quotes: Sequence[str]) -> tuple[str, ...]:
    return tuple(text for text in messages if any(quote in text for quote in quotes))


def _shuffled(names: Sequence[str], dice: random.Random) -> list[str]:
    order = sorted(names)
    dice.shuffle(order)
    return order


def _in_time(order: list[str], tasks: Sequence[Task]) -> list[str]:
    """The order, where the chats of each task share their places among them by time."""
    for task in tasks:
        mine = [chat for chat in task.chats if chat in order]
        places = sorted(order.index(chat) for chat in mine)
        for place, chat in zip(places, mine, strict=True):
            order[place] = chat
    return order
