"""Tree note: what a memory names of a working tree, and what that tree says against it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from datetime import datetime
from enum import StrEnum

from reverie.domain.values.episode import Episode
from reverie.domain.values.session import Session
from reverie.domain.values.source import Source, episode_number
from reverie.frozen import dataclass

MOST = 12
"""How many names of one text count; a text with more is a list."""
LONGEST = 160
"""Characters of a name."""
_TOKEN = re.compile(r"[\w./@+:~-]++(?:\(\))?+")
_QUOTED = re.compile(r"`([^`\s]{3,160})`")
_LINES = re.compile(r"\d++(?:[-:]\d++)?+")
_OF_FILES = (
    "bash bat c cc cfg cjs cmake conf cpp cs css csv dart env erl ex exs go gradle h hpp hs html "
    "ini ipynb java jl js json jsonc jsx kt lock lua md mjs mk ml nix php pl proto ps1 py pyi r rb "
    "rs rst sass scala scss sh sql svelte swift tf toml ts tsx txt vue xml yaml yml zig zsh"
)
_ENDINGS = frozenset(_OF_FILES.split())
"""By what a name without a folder is known to be a file's."""
_OURS = ".reverie"
BRANCH = "branch"
"""What the position of a session calls the branch it was on, where that is not the default one."""


class TreeState(StrEnum):
    """How what a memory names, or the branch it was told on, stands to the working tree."""

    GONE = "gone"
    CHANGED = "changed"
    UNMERGED = "unmerged"


@dataclass(frozen=True, slots=True)
class TreeNote:
    """One thing that a memory names and that is not as it was, or the branch it was told on."""

    name: str
    state: TreeState
    since: datetime
    """The moment of the memory: it is since then that the tree is otherwise."""

    def words(self, now: datetime) -> str:
        """What there is to say behind a memory, such as `src/queue.py changed since 4 Nov`."""
        is_branch = self.state is TreeState.UNMERGED
        return f"on branch {self.name}" if is_branch else f"{self.name} {self._how(now)}"

    def question(self, memory: str, now: datetime) -> str:
        """What a person is asked about a memory, by its name."""
        return f"{memory} names {self.name}, which {self._how(now)}: does it still hold?"

    def _how(self, now: datetime) -> str:
        if self.state is TreeState.GONE:
            return "is gone"
        day = self.since.astimezone(now.tzinfo)
        year = "" if day.year == now.year else f" {day.year}"
        return f"changed since {day.day} {day:%b}{year}"


@dataclass(frozen=True, slots=True)
class Told:
    """What a memory says, up to when its session knew the tree, and on which other branch."""

    text: str
    until: datetime
    branch: str = ""


Looks = Callable[[Sequence[Told]], Sequence[tuple[TreeNote, ...]]]
"""Looks up, for each of some memories, what the tree says otherwise."""


def told_by(
    text: str,
    at: datetime,
    episode: Episode | None,
    session_named: Callable[[str], Session | None],
) -> Told:
    """What a memory says, with what is known of the session in which it was last said."""
    session = session_named(episode.session) if episode else None
    if session is None:
        return Told(text, at)
    return Told(text, max(at, session.ended), branch_in(session.position))


def last_said(
    sources: Sequence[Source], episode_numbered: Callable[[int], Episode | None]
) -> Episode | None:
    """The newest episode that some sources name; none if they name none."""
    numbers = [number for one in sources if (number := episode_number(one)) is not None]
    return episode_numbered(max(numbers)) if numbers else None


def branch_in(position: str) -> str:
    """The branch that a session was on, as its position tells; empty for the default one."""
    if f'"{BRANCH}"' not in position:
        return ""
    given = json.loads(position)
    return str(given.get(BRANCH) or "") if isinstance(given, dict) else ""


@dataclass(frozen=True, slots=True)
class TreeNotes:
    """What the tree says against some memories, by their names, and when it was asked."""

    asked: datetime
    by_memory: Mapping[str, tuple[TreeNote, ...]] = field(default_factory=dict)

    def behind(self, memory: str) -> str:
        """What stands behind a memory; nothing if the tree has nothing against it."""
        notes = self.by_memory.get(memory, ())
        return f" ({', '.join(note.words(self.asked) for note in notes)})" if notes else ""

    def is_unmerged(self, memory: str) -> bool:
        """Whether a memory was told on a branch that is not merged."""
        return any(one.state is TreeState.UNMERGED for one in self.by_memory.get(memory, ()))

    def questions(self) -> Iterator[str]:
        """What a person is asked, a memory a line: first of what is gone."""
        for state in (TreeState.GONE, TreeState.CHANGED):
            for memory, notes in self.by_memory.items():
                worst = next((one for one in notes if one.state is not TreeState.UNMERGED), None)
                first = next((one for one in notes if one.state is TreeState.GONE), worst)
                if first and first.state is state:
                    yield first.question(memory, self.asked)


class PlaceKind(StrEnum):
    """What a name stands for."""

    PATH = "path"
    SYMBOL = "symbol"


@dataclass(frozen=True, slots=True)
class NamedPlace:
    """One file or piece of code, as it is named."""

    kind: PlaceKind
    name: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The words of a symbol, between its dots."""
        return tuple(self.name.split("."))


def places_in(text: str) -> list[NamedPlace]:
    """The files a text names, then its symbols, each once and in its order; none out of a tree."""
    quoted = {found[1] for found in _QUOTED.finditer(text)}
    tokens = dict.fromkeys((*_QUOTED.findall(text), *_TOKEN.findall(text)))
    paths, symbols = {}, {}
    for token in tokens:
        if path := _path(token):
            paths[path] = NamedPlace(PlaceKind.PATH, path)
        elif symbol := _symbol(token, is_quoted=token in quoted):
            symbols[symbol] = NamedPlace(PlaceKind.SYMBOL, symbol)
    return [*paths.values(), *symbols.values()][:MOST]


def _path(token: str) -> str:
    """The file that a token names, from the folder on in which it lies; empty if it names none."""
    name, _, lines = token.rstrip(".:-").removeprefix("./").partition(":")
    if len(name) > LONGEST or (lines and not _LINES.fullmatch(lines)):
        return ""
    *folders, file = name.split("/")
    stem, _, ending = file.rpartition(".")
    is_odd = any(part in ("", ".", "..", _OURS) or part[0] in "~-:" for part in (*folders, file))
    if is_odd or not stem or not ending.isalnum() or len(ending) > 8:
        return ""
    is_file = ending[0].isalpha() and (bool(folders) or ending.lower() in _ENDINGS)
    return name if is_file and _TOKEN.fullmatch(name) else ""


def _symbol(token: str, *, is_quoted: bool) -> str:
    """The piece of code that a token names; empty if it is a mere word."""
    name = token.rstrip(".:-").removesuffix("()")
    parts = name.split(".")
    if len(name) > LONGEST or len(name) < 3 or not all(part.isidentifier() for part in parts):
        return ""
    is_called = token.rstrip(".:-").endswith("()")
    is_snake = any("_" in part.strip("_") for part in parts)
    head = parts[0]
    is_camel = len(parts) > 1 and head[0].isupper() and not head.isupper() and len(head) > 1
    return name if is_quoted or is_called or is_snake or is_camel else ""
