"""Another folder as a transport: a mounted disk, a stick, a share."""

from __future__ import annotations

import hashlib
import os
import secrets
from contextlib import suppress
from pathlib import Path

from reverie import files
from reverie.errors import OutOfReach, TransportFailed, step_after
from reverie.transports.snapshots import MOST_BYTES, Held

LOCK = ".lock"
PATIENCE_S = 30.0


class FolderShelf:
    """Named bytes as the files of a folder."""

    def __init__(self, root: Path, where: str = "") -> None:
        self.where = where or f"the folder {root}"
        self._root = root

    def get(self, name: str) -> Held | None:
        """What lies under a name."""
        self._refuse_absent()
        try:
            content = files.read(self._root / name, MOST_BYTES)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            raise self._failed(error) from None
        return Held(content, hashlib.sha256(content).hexdigest())

    def put(self, name: str, content: bytes) -> None:
        """Lay something under a name, whole or not at all."""
        path = self._root / name
        fresh = path.with_name(f".{path.name}.{secrets.token_hex(6)}")
        try:
            os.makedirs(path.parent, 0o700, exist_ok=True)
            descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            try:
                with os.fdopen(descriptor, "wb") as file:
                    file.write(content)
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(fresh, path)
            except BaseException:
                with suppress(OSError):
                    os.unlink(fresh)
                raise
        except OSError as error:
            raise self._failed(error) from None

    def swap(self, name: str, content: bytes, mark: str | None) -> bool:
        """Put something in the place of what bears a mark, or of nothing."""
        self._refuse_others()
        try:
            os.makedirs((self._root / name).parent, 0o700, exist_ok=True)
            lock = files.open_lock(self._root / "heads" / LOCK)
        except OSError as error:
            raise self._failed(error) from None
        try:
            if not files.lock(lock, PATIENCE_S):
                raise OutOfReach(f"{self.where} is held by another machine; the next run tries")
            held = self.get(name)
            if (held.mark if held else None) != mark:
                return False
            self.put(name, content)
            return True
        finally:
            os.close(lock)

    def _refuse_absent(self) -> None:
        if not self._root.is_dir():
            raise OutOfReach(
                f"{self.where} is not there; mount it, or make it with `mkdir` if it never was"
            )

    def _refuse_others(self) -> None:
        """Refuse to begin in a folder that holds something else."""
        if (self._root / "heads").is_dir() or not self._root.is_dir():
            return
        if any(not one.startswith(".") and one != "objects" for one in os.listdir(self._root)):
            raise TransportFailed(
                f"{self.where} is not empty and holds no sync of Reverie's; give an empty folder"
            )

    def _failed(self, error: OSError) -> TransportFailed:
        step = step_after(error, "mend its permissions, or mount it for writing")
        return TransportFailed(f"{self.where}: {error.strerror}; {step}")
