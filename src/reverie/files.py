"""Whole files: a reader sees the old one or the new one, never a part."""

from __future__ import annotations

import os
from pathlib import Path

from reverie.errors import CannotWrite


def write_whole(path: Path, text: str) -> None:
    """Write a file whole: through a copy beside it, on the disk before it takes its place."""
    target = Path(os.path.realpath(path))
    copy = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        mode = target.stat().st_mode & 0o777 if target.exists() else 0o644
        with os.fdopen(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        os.replace(copy, target)
    except OSError as error:
        copy.unlink(missing_ok=True)
        raise CannotWrite(
            f"{path} could not be written: {error.strerror}; nothing of it was lost, "
            "make room or change its permissions and try again"
        ) from None
