"""Forking: a session that began as a copy of another has done only what comes after the copy."""

from __future__ import annotations

import os
import re

from reverie.hosts.claude_code import counts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

HEAD = 256 * 1024
"""Bytes in which the first record of a conversation is looked for."""
_UUID = re.compile(rb'"uuid"\s*:\s*"([0-9a-fA-F-]{8,64})"')


def own_part(path: str, session: str, book: dict[str, Any], limit: int) -> dict[str, Any]:
    """The root of a session's conversation, and the byte at which its own part begins.

    A transcript that is nothing but a copy is still being copied: `own_from` is -1.
    """
    try:
        root = _root_of(path)
    except (OSError, ValueError):
        return {}
    begins = 0
    copied = False
    for other in _of_one_root(book, session, root):
        try:
            here = _first_not_in(path, _uuids_of(other, limit), limit)
            begins, copied = max(begins, here), copied or here < 0
        except (OSError, ValueError):
            continue
    found: dict[str, Any] = {"root": root} if root else {}
    if copied:
        return {**found, "own_from": -1}
    return {**found, "own_from": begins} if begins else found


def _of_one_root(book: dict[str, Any], session: str, root: str) -> list[str]:
    """The transcripts of other sessions whose conversation began alike."""
    if not root:
        return []
    known = [(r["session_id"], r.get("root"), r.get("transcript_path")) for r in book["sessions"]]
    taken = book.get("consolidated") or {}
    known += [(name, told.get("root"), told.get("path")) for name, told in taken.items()]
    return [str(path) for name, begun, path in known if begun == root and path and name != session]


def _root_of(path: str) -> str:
    found = _UUID.search(_read(path, 0, HEAD))
    return found.group(1).decode() if found else ""


def _uuids_of(path: str, limit: int) -> set[bytes]:
    return set(_UUID.findall(_read(path, 0, limit)))


def _first_not_in(path: str, known: set[bytes], limit: int) -> int:
    """The byte of the first line that is no copy of the other transcript; -1 if all are."""
    text = _read(path, 0, limit)
    copied = 0
    for found in _UUID.finditer(text):
        if found.group(1) not in known:
            return text.rfind(b"\n", 0, found.start()) + 1 if copied else 0
        copied += 1
    return -1 if copied else 0


def _read(path: str, start: int, most: int) -> bytes:
    descriptor = counts.opened(path)
    try:
        parts = []
        while most > 0 and (chunk := os.pread(descriptor, min(most, counts.CHUNK), start)):
            parts.append(chunk)
            start += len(chunk)
            most -= len(chunk)
        return b"".join(parts)
    finally:
        os.close(descriptor)
