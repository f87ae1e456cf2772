"""Snapshots: a tree of files kept on shelves that only hold named bytes, as git keeps its own.

What a file says lies under its hash (content addressing) and never changes; one small head names
the path and hash of each, and is swapped for the next only if it is still the one that was read
(compare-and-swap). So a push is seen whole or not at all, and of two only one is first.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Sequence
from typing import NamedTuple, Protocol

import msgspec

from reverie.domain.intake.nesting import refuse_deep
from reverie.domain.values.travel import Pulled, Pushed
from reverie.errors import TransportFailed, Unknown

FORMAT = 1
REMEMBERED = 500
"""How many heads back a head knows its own history."""
MOST_BYTES = 256 << 20
_HASH = re.compile(r"[0-9a-f]{64}\Z")


class Head(msgspec.Struct, frozen=True):
    """What a head says: which version it is, what came before, and what lies at each path."""

    id: str = ""
    format: int = 0
    history: tuple[str, ...] = ()
    files: dict[str, str] = {}


class Held(NamedTuple):
    """What lies under a name, and the mark by which a swap knows it again (an entity tag)."""

    content: bytes
    mark: str


class Shelf(Protocol):
    """Named bytes, one of which can be swapped."""

    where: str

    def get(self, name: str) -> Held | None:
        """What lies under a name."""

    def put(self, name: str, content: bytes) -> None:
        """Lay something under a name, whole or not at all."""

    def swap(self, name: str, content: bytes, mark: str | None) -> bool:
        """Put something in the place of what bears a mark, or of nothing; False if it is gone."""


class Snapshots:
    """A transport over a shelf."""

    def __init__(self, shelf: Shelf, branch: str, known: str = "") -> None:
        self.name = shelf.where
        self._shelf = shelf
        self._branch = branch
        self._known = known
        """The version that was last agreed on, to notice a history that was rewritten."""
        self._head = Head()
        self._mark: str | None = None
        self._written: dict[str, bytes | None] = {}

    def branch(self, name: str) -> None:
        """Work on another branch from now on."""
        self._branch, self._known = name, ""
        self._head, self._mark, self._written = Head(), None, {}

    def pull(self) -> Pulled:
        """Look what stands there now."""
        self._written = {}
        held = self._shelf.get(self._head_name)
        self._head = _parsed(held.content, self.name) if held else Head()
        self._mark = held.mark if held else None
        version = self._head.id
        past = {version, *self._head.history}
        is_rewritten = bool(self._known) and self._known not in past
        self._known = version or self._known
        return Pulled(version, tuple(sorted(self._files.items())), is_rewritten)

    def list(self) -> Sequence[str]:
        """The paths that stand there."""
        return sorted(self._files)

    def read(self, path: str) -> bytes:
        """What stands at a path there."""
        if path not in self._files:
            raise Unknown(f"there is no {path} in {self.name}; see `reverie sync status`")
        hash = self._files[path]
        held = self._shelf.get(_object(hash))
        if held is None or hashlib.sha256(held.content).hexdigest() != hash:
            raise TransportFailed(
                f"{path} in {self.name} is missing or damaged; push it again from the machine "
                "that wrote it, after emptying that place"
            )
        return held.content

    def write(self, path: str, content: bytes | None) -> None:
        """Let the next push put this at a path, or take the path away."""
        self._written[path] = content

    def push(self, subject: str) -> Pushed:
        """Give it all that was written, on top of what was seen last."""
        files = dict(self._files)
        for path, content in self._written.items():
            if content is None:
                files.pop(path, None)
                continue
            files[path] = hash = hashlib.sha256(content).hexdigest()
            if self._files.get(path) != hash:
                self._shelf.put(_object(hash), content)
        past = [*self._head.history, *filter(None, [self._head.id])]
        head = {
            "format": FORMAT,
            "id": secrets.token_hex(16),
            "subject": subject,
            "history": past[-REMEMBERED:],
            "files": files,
        }
        self._written = {}
        text = json.dumps(head, indent=1, sort_keys=True, ensure_ascii=False).encode()
        if not self._shelf.swap(self._head_name, text, self._mark):
            return Pushed("")
        self._known = str(head["id"])
        return Pushed(self._known, tuple(sorted(files.items())))

    @property
    def _files(self) -> dict[str, str]:
        return self._head.files

    @property
    def _head_name(self) -> str:
        return f"heads/{self._branch}.json"


def _object(hash: str) -> str:
    return f"objects/{hash[:2]}/{hash}"


def _parsed(content: bytes, where: str) -> Head:
    """A head, or a refusal that says what to do with what lies in its place."""
    try:
        refuse_deep(content)
        head = msgspec.json.decode(content, type=Head)
        fits = all(_HASH.match(hash) for hash in head.files.values())
    except (ValueError, RecursionError):
        fits, head = False, Head()
    if not fits:
        raise TransportFailed(
            f"the head in {where} is damaged; take it away and push again from a machine that "
            "has everything"
        )
    if head.format > FORMAT:
        raise TransportFailed(f"{where} was written by a newer Reverie; upgrade this one")
    return head
