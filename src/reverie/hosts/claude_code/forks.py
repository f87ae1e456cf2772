"""Forks: a session that began as a copy of another has done only what comes after the copy."""

from __future__ import annotations

import os
import re

from reverie.hosts.claude_code import counts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from reverie.ports.host import Counted

HEAD = 256 * 1024
"""Bytes in which the first record of a conversation is looked for."""
_UUID = re.compile(rb'"uuid"\s*:\s*"([0-9a-fA-F-]{8,64})"')


def own_part(path: str, others: Sequence[tuple[str, str]], limit: int) -> Counted:
    """The root of a session's conversation, and the byte at which its own part begins.

    `others` are the roots and transcripts of other sessions. A transcript that is nothing but a
    copy is still being copied: `own_from` is -1.
    """
    try:
        root = _root_of(path)
    except (OSError, ValueError):
        return {}
    if not root:
        return {}
    begins = 0
    copied = False
    for other in (other for begun, other in others if begun == root):
        try:
            here = _first_not_in(path, _uuids_of(other, limit), limit)
            begins, copied = max(begins, here), copied or here < 0
        except (OSError, ValueError):
            continue
    if copied:
        return {"root": root, "own_from": -1}
    return {"root": root, "own_from": begins} if begins else {"root": root}


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
