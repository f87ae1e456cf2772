"""The aside folder: what steps around a night could not work with, each a file with the way there.

A file begins with one line of JSON that names the thing; below it stand the lines of code that the
error came by, without its words, which may be a person's. Light, for whoever only reads.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import fields, replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from reverie import files
from reverie.errors import PathRefused, ReverieError, ends_all, place_of
from reverie.frozen import dataclass
from reverie.version import build

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

T = TypeVar("T")
R = TypeVar("R")

FOLDER = os.path.join("state", "aside")
MOST_KEPT, MOST_BYTES = 200, 1 << 20
"""How many files are kept, the newest, and how long the longest one is."""
NAME_CHARS = 60


@dataclass(frozen=True, slots=True)
class LeftAside:
    """One thing that a step could not work with, or a step that failed."""

    name: str
    step: str
    why: str
    """The kind of error and its place; no word of what was said."""
    version: str
    session: str = ""
    """The session it is, if it is one."""
    position: str = ""
    """How far that was read before, in its host's words."""
    record: dict[str, Any] | None = None
    """What the ledger held of it."""
    row: bool = False
    """Whether a row of the mind tells of it, so that this file only shows the way to the error."""

    @property
    def words(self) -> str:
        """What it is and why it is aside, in a line."""
        what = (
            f"session {self.session}, by {self.step}" if self.session else f"the {_told(self.step)}"
        )
        return f"{what} ({self.why})"


def spared(
    home: str, step: str, call: Callable[[], T], otherwise: Callable[[], T]
) -> tuple[T, tuple[str, ...]]:
    """What a step gives, and nothing to say; one that fails is named, and stops no other.

    What is no single step's fault, such as a full disk, is raised as it is.
    """
    try:
        told = call()
    except Exception as error:
        if ends_all(error):
            raise
        if isinstance(error, ReverieError):
            return otherwise(), (f"could not do: the {_told(step)}: {error}",)
        return otherwise(), (keep(home, LeftAside(step, step, place_of(error), build()), error),)
    if home:
        remove(home, step)
    return told, ()


def spared_each(
    home: str, step: str, things: Iterable[tuple[str, T]], call: Callable[[T], R]
) -> tuple[list[R], tuple[str, ...]]:
    """What a step gives for each thing, by its name; one that it fails on is left out and named."""
    found: list[R] = []
    told: list[str] = []
    for name, thing in things:
        one, notes = spared(home, f"{step} {name}", partial(_alone, call, thing), tuple[R, ...])
        found += one
        told += notes
    return found, tuple(told)


def _alone(call: Callable[[T], R], thing: T) -> tuple[R, ...]:
    return (call(thing),)


def keep(home: str, left: LeftAside, error: BaseException) -> str:
    """Keep a thing and the way to its error; gives the sentence that says so."""
    is_kept = bool(home) and _keeps(home, left, error)
    return could_not(left, is_kept=is_kept)


def could_not(left: LeftAside, *, is_kept: bool = True) -> str:
    """The sentence that says what could not be done, and where the way to the error is."""
    told = f"could not do: {left.words}" if not left.session else f"set aside: {left.words}"
    return f"{told}; see {path_of(left.name)}" if is_kept else told


def _keeps(home: str, left: LeftAside, error: BaseException) -> bool:
    try:
        files.make_folder(os.path.join(home, FOLDER))
        head = {field.name: getattr(left, field.name) for field in fields(left)}
        files.write_whole(_path(home, left.name), f"{json.dumps(head)}\n{way_to(error)}\n")
        _drop_the_oldest(home)
    except (OSError, ReverieError):
        return False
    return True


def listed(home: str) -> list[LeftAside]:
    """What is aside by the files, by name; those that only show the way to an error left out."""
    try:
        names = sorted(os.listdir(os.path.join(home, FOLDER)))
    except OSError:
        return []
    found = (_read(home, name.removesuffix(".txt")) for name in names if name.endswith(".txt"))
    return [left for left in found if left and not left.row]


def standing(home: str) -> list[LeftAside]:
    """What steps failed on, which are tried again by each sleep; sessions left out."""
    return [left for left in listed(home) if not left.session] if home else []


def remove(home: str, name: str) -> None:
    """Let a file be there no more."""
    with suppress(OSError, PathRefused):
        files.refuse_links_before(_path(home, name))
        os.unlink(_path(home, name))


def is_kept(home: str, name: str) -> bool:
    """Whether the way to an error is kept under a name."""
    return os.path.isfile(_path(home, name))


def path_of(name: str) -> str:
    """Where the file of a thing lies, from the folder of the project."""
    return os.path.join(files.HOME, FOLDER, f"{_plain(name)}.txt")


def way_to(error: BaseException) -> str:
    """The lines of code an error came by, and those of errors before it; none of their words."""
    import traceback

    parts: list[str] = []
    seen: BaseException | None = error
    while seen is not None and len(parts) < 10:
        lines = traceback.format_list(traceback.extract_tb(seen.__traceback__)[-60:])
        parts.append("".join(lines) + type(seen).__name__)
        seen = seen.__cause__ or seen.__context__
    return "\n\nand before that:\n".join(parts)


def _told(step: str) -> str:
    """A step as people are told of it."""
    return step.replace("_", " ")


def _path(home: str, name: str) -> str:
    return os.path.join(home, FOLDER, f"{_plain(name)}.txt")


def _plain(name: str) -> str:
    """A name that is one plain part of a path."""
    return "".join(c if c.isalnum() or c in "-_" else "-" for c in name)[:NAME_CHARS]


def _read(home: str, name: str) -> LeftAside | None:
    """What a file tells; none of one that tells something else."""
    head, _, _ = files.glimpse(_path(home, name), MOST_BYTES).partition(b"\n")
    try:
        told = json.loads(head)
        left = LeftAside(**told)
    except (ValueError, TypeError, RecursionError):
        return None
    texts = (left.step, left.why, left.version, left.session, left.position)
    if not all(isinstance(text, str) for text in texts):
        return None
    fits = left.record is None or isinstance(left.record, dict)
    return replace(left, name=name) if fits else None


def _drop_the_oldest(home: str) -> None:
    folder = os.path.join(home, FOLDER)
    paths = [os.path.join(folder, name) for name in os.listdir(folder)]
    for path in sorted(paths, key=os.path.getmtime)[: max(0, len(paths) - MOST_KEPT)]:
        os.unlink(path)
