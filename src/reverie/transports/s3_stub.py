"""The stub of a bucket: a manifest on this machine that says at each use that it is no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from reverie.domain.values.travel import Pulled, Pushed
from reverie.transports.folder import FolderShelf
from reverie.transports.snapshots import Snapshots

ALLOW = "REVERIE_STORE_ALLOW_S3_STUB", "KEI_STORE_ALLOW_S3_STUB"
ONLY_HERE = "only the stub of a bucket is set up: what was put lies on this machine alone, in {}"


def is_allowed(environment: Mapping[str, str]) -> bool:
    """Whether someone has said that a stub will do."""
    return any(environment.get(name, "").lower() in ("1", "true", "yes") for name in ALLOW)


class StubBucket:
    """A transport that goes nowhere: what was put can be listed and read back here."""

    def __init__(self, root: Path, branch: str, known: str = "") -> None:
        root.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.note = ONLY_HERE.format(root)
        self.name = f"the stub of a bucket in {root}, on this machine alone"
        self._snapshots = Snapshots(FolderShelf(root, self.name), branch, known)

    def branch(self, name: str) -> None:
        """Work on another branch from now on."""
        self._snapshots.branch(name)

    def pull(self) -> Pulled:
        """Look what was put here."""
        return self._snapshots.pull()

    def list(self) -> Sequence[str]:
        """The paths that were put here."""
        return self._snapshots.list()

    def read(self, path: str) -> bytes:
        """What was put at a path here."""
        return self._snapshots.read(path)

    def write(self, path: str, content: bytes | None) -> None:
        """Let the next push put this at a path here, or take the path away."""
        self._snapshots.write(path, content)

    def push(self, subject: str) -> Pushed:
        """Keep all that was written, here, and say so."""
        pushed = self._snapshots.push(subject)
        return replace(pushed, note=self.note)
