"""Brought: whatever comes into a project that is in use, nothing of it is believed, and the mind
goes on.

    .venv/bin/python bench/brought.py            # all ways; a part of a name tries only those
    .venv/bin/python bench/brought.py --thirty   # those that differ most
"""

from __future__ import annotations

import os
import shutil
import socket
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

from brought_project import ASKED, RULE, SAID, Used
from brought_ways import MARK, THIRTY, WAYS, WORDS, Brought, Scene
from poison_project import Project

ELSEWHERE = "from elsewhere"


class Came(NamedTuple):
    """What came of a way: what harm it did, and what no longer goes on."""

    harm: list[str]
    lost: list[str]


def main() -> int:
    """Try the ways that are asked for, and print a line for each."""
    wanted, found = " ".join(sys.argv[1:]), []
    ways = THIRTY if wanted == "--thirty" else [way for way in WAYS if wanted in way.name]
    for way in ways:
        came = tried(way)
        found.append(came)
        words = "; ".join([*(f"HARM {it}" for it in came.harm), *came.lost]) or "held, goes on"
        print(f"{way.name:40} {words}", flush=True)
    print(closing(found))
    return int(any(came.harm or came.lost for came in found))


def closing(found: Sequence[Came]) -> str:
    """The figures of all ways."""
    harm, lost = (sum(bool(part) for part in parts) for parts in zip(*found, strict=True))
    return f"{len(found)} ways: {harm} harm, {lost} minds that did not go on"


def tried(way: Brought) -> Came:
    """What comes of one way, in a project and homes of its own."""
    with tempfile.TemporaryDirectory() as name, listening() as port:
        scene = made(Path(name), port)
        before = scene.ours.outside()
        here = way.road(scene, way.cargo)
        told, recalled = lived_on(here)
        harm = [*_told(told, recalled, here.mind_home()), *_reached(port)]
        harm += ["a rule of the person"] * (MARK in here.run("memories", "--kind", "constraint"))
        harm += [f"gone: {path}" for path, said in before.items() if _differs(path, said)]
        return Came(harm, [*_not_named(way, told), *_forgotten(way, recalled, told)])


def made(folder: Path, port: int) -> Scene:
    """A project in use, and a stranger's clone of it with a rule in its mind."""
    ours = Used(folder / "ours" / "project", folder / "ours" / "home")
    ours.folder.parent.mkdir()
    ours.begun()
    theirs = Project(folder / "theirs" / "project", folder / "theirs" / "home")
    theirs.user.mkdir(parents=True)
    Project(folder, theirs.user).git("clone", "-q", str(ours.folder), str(theirs.folder))
    shutil.copytree(_strangers().name + "/project/.reverie", theirs.home)
    ours.lived()
    return Scene(ours, theirs, port)


@cache
def _strangers() -> tempfile.TemporaryDirectory[str]:
    """A project of a stranger that has slept over the rule; made once."""
    kept = tempfile.TemporaryDirectory()
    theirs = Used(Path(kept.name, "project"), Path(kept.name, "home"))
    theirs.begun()
    theirs.session(WORDS)
    theirs.run("night")
    return kept


def lived_on(here: Used) -> tuple[list[str], list[str]]:
    """What the next sessions, nights and commands say, and what is recalled then."""
    told = [here.session(SAID[-1])]
    if not here.home.is_dir():  # the person does what they were told
        here.home.unlink()
        here.run("init", "--no-read")
        here.run("trust", "--copy", "newest", "--yes")
    told += [here.run("night"), here.run("briefing")]
    told += [here.run("status"), here.run("doctor"), here.opening(), here.run("briefing")]
    return told, [here.run("recall", words) for words in (*ASKED, MARK)]


def _told(told: list[str], recalled: list[str], home: Path) -> Iterator[str]:
    names = ["a start", "night", "briefing", "status", "doctor", "the next start", "briefing"]
    for name, words in zip(names, told, strict=True):
        lines = [line for line in words.splitlines() if MARK in line]
        if lines:
            yield f"told by {name}: {lines[0][:100]}"
    for words in recalled:
        if any(MARK in line and ELSEWHERE not in line for line in words.splitlines()[1:]):
            yield "recalled as one's own"
    file = home / "memory.yml"
    if file.is_file() and not file.is_symlink() and MARK in file.read_text():
        yield "in memory.yml"


def _reached(port: int) -> Iterator[str]:
    """Whether anybody has called the address that a file named."""
    calls = os.environ.pop(f"CALLED_{port}", "")
    if calls:
        yield "something was sent"


def _differs(path: str, said: bytes) -> bool:
    found = Path(path)
    return not found.is_file() or found.read_bytes() != said


def _not_named(way: Brought, told: list[str]) -> Iterator[str]:
    first = told[0]
    lines = [line for line in first.splitlines() if "aside" in line or "in the place of" in line]
    if way.named and not any(way.named in line for line in lines):
        yield f"{way.named} was not named: {lines}"


def _forgotten(way: Brought, recalled: list[str], told: list[str]) -> Iterator[str]:
    wanted = zip(SAID, ASKED, recalled, strict=False)
    for said, _, found in wanted if way.has_past else [*wanted][-1:]:
        if said.rstrip(".") not in found:
            yield f"forgotten: {said}"
    if way.has_past and RULE not in told[-1]:
        yield "the rule is not told"


@contextmanager
def listening() -> Iterator[int]:
    """A port on which somebody listens who notes each call."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]

        def hear() -> None:
            while True:
                try:
                    caller, _ = server.accept()
                except OSError:
                    return
                os.environ[f"CALLED_{port}"] = "yes"
                caller.close()

        threading.Thread(target=hear, daemon=True).start()
        yield port
        server.shutdown(socket.SHUT_RDWR)


if __name__ == "__main__":
    sys.exit(main())
