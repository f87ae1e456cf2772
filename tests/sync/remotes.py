"""The other side of a sync as somebody changes it who may write there: a folder of named bytes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from reverie.domain.values.person import Person

STRANGER = Person(b"s" * 32)


class Remote:
    """A folder that minds sync with, changed behind their backs."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.file = place / "heads" / "reverie.json"

    def head(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.file.read_text())
        return told

    def say(self, **changed: Any) -> None:
        """Change some fields of the head."""
        self.file.write_text(json.dumps({**self.head(), **changed}))

    def put(self, path: str, content: bytes) -> None:
        """Lay a file there, as a push does."""
        hash = hashlib.sha256(content).hexdigest()
        place = self.place / "objects" / hash[:2] / hash
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
        head = self.head()
        head["files"][path] = hash
        self.say(files=head["files"], id=hash[:32], history=[*head["history"], head["id"]])

    def get(self, path: str) -> bytes:
        hash = self.head()["files"][path]
        return (self.place / "objects" / hash[:2] / hash).read_bytes()

    def segments(self) -> list[bytes]:
        names = sorted(name for name in self.head()["files"] if name.startswith("journal/"))
        return [self.get(name) for name in names]

    def append(self, body: bytes, person: Person = STRANGER, **head: Any) -> str:
        """Put one more segment at the end of the line, sealed by somebody; its path."""
        before = self.segments()
        told: Mapping[str, Any] = {
            "version": 1,
            "machine": "xyz",
            "at": "2026-01-01T08:00:00+00:00",
            "person": person.name,
            "previous": hashlib.sha256(before[-1] if before else b"").hexdigest(),
            **head,
        }
        plain = json.dumps(told, separators=(",", ":"), ensure_ascii=False).encode()
        seal = person.seal(plain + b"\n" + body)
        first = json.dumps(["segment", {**told, "seal": seal}], separators=(",", ":"))
        path = f"journal/{len(before) + 1:06d}.jsonl"
        self.put(path, first.encode() + b"\n" + body)
        return path

    def copy(self) -> bytes:
        """What the head says, to put it right again later."""
        return self.file.read_bytes()

    def restore(self, head: bytes) -> None:
        self.file.write_bytes(head)
