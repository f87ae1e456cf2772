"""A trace as a file: it only grows, and whoever is killed while it does is gone on after.

A batch is noted beside the progress before it is appended. So whoever is killed half-way leaves
what is missing, and the next one appends just that: nothing is doubled, halved or taken back.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from dataclasses import replace
from hashlib import sha256

from reverie import files, keyed
from reverie.frozen import dataclass

LONGEST = 64 << 20
"""Bytes of one line that are read; a longer one is passed over."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a trace goes: up to which byte of which transcript, and how long it is then."""

    source: str = ""
    read: int = 0
    tail: str = ""
    kept: int = 0
    opened: bool = False
    """Whether the first message of a person was seen."""
    private: bool = False
    """Whether that message was private, so that nothing is ever kept."""


@dataclass(frozen=True, slots=True)
class Trace:
    """One file of a session in the archive, and where its progress is noted."""

    path: str
    progress: str

    def noted(self) -> tuple[Progress, bytes]:
        """How far it goes, and the batch that was to be appended last."""
        try:
            head, _, batch = keyed.read(self.progress, 2 * LONGEST).partition(b"\n")
            told = json.loads(head)
            fields = {name: told[name] for name in Progress.__dataclass_fields__}
        except (OSError, ValueError, KeyError, TypeError):
            return Progress(kept=self.size()), b""
        return Progress(**fields), batch

    def note(self, progress: Progress, batch: bytes = b"") -> None:
        """Note how far it goes once a batch is appended."""
        fields = {name: getattr(progress, name) for name in Progress.__dataclass_fields__}
        text = json.dumps(fields) + "\n" + batch.decode()
        files.make_folder(os.path.dirname(self.progress))
        keyed.replace(self.progress, text)

    def finished(self) -> Progress:
        """How far it goes, once what a killed writer had noted is appended to its end."""
        progress, batch = self.noted()
        missing = progress.kept - self.size()
        if batch:
            if 0 < missing <= len(batch):
                self._append(batch[-missing:])
            self.note(progress)
        return replace(progress, kept=self.size())

    def append(self, progress: Progress, batch: bytes) -> Progress:
        """Append a batch and note how far it goes; whenever it is killed, `finished` goes on."""
        after = replace(progress, kept=progress.kept + len(batch))
        if batch:
            self.note(after, batch)
            self._append(batch)
        self.note(after)
        return after

    def size(self) -> int:
        """How long it is."""
        return os.stat(self.path).st_size if os.path.exists(self.path) else 0

    def lines(self) -> Counter[bytes]:
        """What it holds, line by line."""
        if not os.path.exists(self.path):
            return Counter()
        with os.fdopen(files.opened(self.path), "rb") as file:
            return Counter(sha256(line).digest() for line in file)

    def _append(self, whole: bytes) -> None:
        files.make_folder(os.path.dirname(self.path))
        descriptor = files.opened(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        try:
            while whole:
                whole = whole[os.write(descriptor, whole) :]
            os.fsync(descriptor)
        except OSError:
            if not os.fstat(descriptor).st_size:
                os.unlink(self.path)  # no room for its first line: the batch is noted
            raise
        finally:
            os.close(descriptor)
