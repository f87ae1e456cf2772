"""Forks: a session that began as a copy of another has done only what comes after the copy."""

from __future__ import annotations

import os
import re

from reverie.hosts.claude_code import counts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reverie.ports.host import Counted

HEAD = 256 * 1024
"""Bytes in which the first record of a conversation is looked for."""
STRETCH = 8 * 1024
"""Bytes of the head that are read at a time; the first record mostly stands in the first."""
_UUID = re.compile(rb'"uuid"\s*:\s*"([0-9a-fA-F-]{8,64})"')


def own_part(path: str, others: Sequence[tuple[str, str]], limit: int) -> Counted:
    """The root of a session's conversation, and the byte at which its own part begins.

    `others` are the roots and transcripts of other sessions. A transcript that is nothing but a
    copy is still being copied: `own_from` is -1. Where comparing would read more than `limit`
    bytes nothing is compared, and all of it is `unread_bytes`.
    """
    try:
        root = _root_of(path)
        size = os.stat(path).st_size
    except (OSError, ValueError):
        return {}
    if not root:
        return {}
    originals = [other for begun, other in others if begun == root and _size(other)]
    if not originals:
        return {"root": root}
    compared = sum(map(_size, originals))
    if compared + size > limit:
        return {"unread_bytes": size}
    begins = _first_not_in(path, _uuids_of(originals))
    own: Counted = {"root": root, "read_bytes": compared + max(0, begins)}
    if begins < 0:
        return {**own, "own_from": -1, "read_bytes": compared + size}
    return {**own, "own_from": begins} if begins else own


def _root_of(path: str) -> str:
    head = b""
    for stretch in _stretches(path, STRETCH):
        head += stretch
        if found := _UUID.search(head):
            return found.group(1).decode()
        if len(head) >= HEAD:
            break
    return ""


def _uuids_of(paths: Sequence[str]) -> set[bytes]:
    """The records of some transcripts; one that cannot be read has none."""
    known: set[bytes] = set()
    for path in paths:
        try:
            known.update(uuid for _, uuid in _records(path))
        except (OSError, ValueError):
            continue
    return known


def _first_not_in(path: str, known: set[bytes]) -> int:
    """The byte of the first line that is no copy of the other transcripts; -1 if all are."""
    copied = 0
    for line, uuid in _records(path):
        if uuid not in known:
            return line if copied else 0
        copied += 1
    return -1 if copied else 0


def _records(path: str) -> Iterator[tuple[int, bytes]]:
    """The ids in a transcript, each with the byte its line begins at; never read whole."""
    begins = 0
    descriptor = counts.opened(path)
    try:
        for whole, is_ended in counts.whole_lines(descriptor, 0, os.fstat(descriptor).st_size):
            line = seen = 0
            for found in _UUID.finditer(whole):
                line = max(line, whole.rfind(b"\n", seen, found.start()) + 1)
                seen = found.end()
                yield begins + line, found.group(1)
            begins += len(whole) + is_ended
    finally:
        os.close(descriptor)


def _stretches(path: str, length: int) -> Iterator[bytes]:
    descriptor = counts.opened(path)
    try:
        start = 0
        while stretch := os.pread(descriptor, length, start):
            yield stretch
            start += len(stretch)
    finally:
        os.close(descriptor)


def _size(path: str) -> int:
    try:
        return os.stat(path).st_size
    except (OSError, ValueError):
        return 0
