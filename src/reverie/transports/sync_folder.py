"""The sync folder: which of its files travel, read and written with care for what came along."""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Collection, Mapping
from pathlib import Path

from reverie import files
from reverie.errors import CannotWrite
from reverie.transports.file_merge import LAST_RUN, travels

JOURNAL, TRACES = "journal", "traces"
FOLDERS = (
    "",
    TRACES,
    "reports",
    "sleep-queue",
    "sleep-queue-done",
    "sleep-queue-failed",
    "sleep-results",
    "sleep-deep",
)
MOST_BYTES = 64 << 20


def trace_stamps(sync: Path) -> dict[str, tuple[int, int]]:
    """How long each trace is and when it was last written: by that it is known to be as it was."""
    found: dict[str, tuple[int, int]] = {}
    place = sync / TRACES
    for name in sorted(os.listdir(place)) if place.is_dir() and not place.is_symlink() else ():
        seen = os.lstat(place / name)
        if travels(f"{TRACES}/{name}") and stat.S_ISREG(seen.st_mode):
            found[f"{TRACES}/{name}"] = seen.st_size, seen.st_mtime_ns
    return found


def content_of(sync: Path, without: Collection[str] = ()) -> dict[str, bytes]:
    """What travels of a sync folder, by path, but for some; no link is followed."""
    found: dict[str, bytes] = {}
    for folder in FOLDERS:
        place = sync / folder if folder else sync
        for name in sorted(os.listdir(place)) if place.is_dir() and not place.is_symlink() else ():
            path = f"{folder}/{name}" if folder else name
            is_file = (sync / path).is_file() and not (sync / path).is_symlink()
            if path not in without and travels(path) and is_file:
                found[path] = files.read(sync / path, MOST_BYTES)
    return found


def land(
    sync: Path, before: Mapping[str, bytes], after: Mapping[str, bytes | None]
) -> tuple[str, ...] | None:
    """Write here what is new here, and tell what that was; what tells of others comes last.

    None, and nothing is written, where one of those files was written since it was read.
    """
    changed = [path for path, content in after.items() if before.get(path) != content]
    if any(_as_it_is(sync / path) != before.get(path) for path in changed):
        return None
    for path in sorted(changed, key=lambda path: (path == LAST_RUN, path)):
        content = after[path]
        if content is None:
            (sync / path).unlink(missing_ok=True)
        else:
            put(sync, path, content)
    return tuple(changed)


def _as_it_is(place: Path) -> bytes | None:
    try:
        return files.read(place, MOST_BYTES)
    except FileNotFoundError:
        return None


def put(sync: Path, path: str, content: bytes) -> None:
    """Write one file of the folder, whole."""
    place = sync / path
    files.make_folder(sync)
    files.make_folder(place.parent)
    files.refuse_unless_file(place)
    try:
        files.rewrite(place, content, mode=0o600)
    except OSError as error:
        raise CannotWrite(
            f"{place}: {error.strerror}; make room, or mend its permissions"
        ) from None


def own_segments(sync: Path) -> list[bytes]:
    """The segments of the journal that are known to lie on both sides, in order."""
    found: list[bytes] = []
    while (sync / segment_name(len(found) + 1)).is_file():
        found.append(files.read(sync / segment_name(len(found) + 1), MOST_BYTES))
    return found


def drop_segments(sync: Path, *, after: int) -> None:
    """Take away segments that are no part of the line any more."""
    number = after + 1
    while (sync / segment_name(number)).is_file():
        (sync / segment_name(number)).unlink()
        number += 1


def segment_name(number: int) -> str:
    """The path of a segment of the journal."""
    return f"{JOURNAL}/{number:06d}.jsonl"


def hash_of(content: bytes | None) -> str:
    """A name of what a file says (SHA-256); empty where there is none."""
    return "" if content is None else hashlib.sha256(content).hexdigest()
