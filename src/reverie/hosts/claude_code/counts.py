"""Scanning a transcript for what was done, in new bytes only; on the hook path, so light."""

from __future__ import annotations

import os
import re
import stat
import zlib

from reverie import light_json
from reverie.domain.intake.session_name import kept_name
from reverie.hosts.claude_code import AGENT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from reverie.ports.host import Counted

CHUNK = 1 << 20
MOST_AGENTS = 50
"""Sub-agents beside a session, newest first, that are looked at."""
EDITS = ("Write", "Edit", "MultiEdit", "NotebookEdit")
SEEDS = (b"Write", b"Edit")
"""The tools that the raw figure counts, wherever the text names them."""
_EDIT = re.compile(rb'"name"\s*:\s*"(Write|Edit|MultiEdit|NotebookEdit)"')
_BEGINS = (b"{", b"\xef\xbb\xbf")
"""What a record begins with; the second is a byte order mark."""


def scan(
    files: Mapping[str, str],
    before: Mapping[str, Any],
    limit: int,
    ends: Mapping[str, int] | None = None,
) -> Counted:
    """What was done in the files since `before`: counts, and how far each was read.

    `files` maps a short name to a path. Never more than `limit` bytes are read; what is left is
    counted in `unread`. With `ends`, nothing after them is read. A use that was counted once is
    never counted again.
    """
    offsets = dict(before.get("offsets") or {})
    counted = before.get("counted") or ""
    seen = {counted[i : i + 8] for i in range(0, len(counted), 8)}
    known = {name: int(before.get(name) or 0) for name in ("pattern_count", "tool_count")}
    if any(_size(path) < offsets.get(name, 0) for name, path in files.items()):
        offsets, since = {}, dict.fromkeys(known, 0)  # a file shrank: all is counted anew
    else:
        since = known
    found = {"changes": 0, "patterns": 0, "tools": 0, "unread": 0, "read": 0, "marked": 0}
    for name, path in files.items():
        start = int(offsets.get(name) or 0)
        end = None if ends is None else int(ends.get(name) or 0)
        try:
            offsets[name] = _scan_file(path, start, end, limit - found["read"], found, seen)
        except OSError:
            if name == "main":
                raise
    told: Counted = {
        "change_count": int(before.get("change_count") or 0) + found["changes"],
        "pattern_count": max(known["pattern_count"], since["pattern_count"] + found["patterns"]),
        "tool_count": max(known["tool_count"], since["tool_count"] + found["tools"]),
        "unread_bytes": found["unread"],
        "read_bytes": found["read"],
        "offsets": offsets,
        "counted": "".join(sorted(seen)),
    }
    if found["marked"] or before.get("private"):
        told["private"] = _standing(files["main"], before, is_marked=found["marked"] > 0)
    return told


def _standing(transcript: str, before: Mapping[str, Any], *, is_marked: bool) -> str:
    """How a session stands in which a mark was seen; one that is private as a whole stays so."""
    from reverie.awake.standings import standing_in
    from reverie.domain.intake.private import PRIVATE, WHOLE
    from reverie.hosts import claude_code

    was = str(before.get("private") or "")
    if was == WHOLE or not (is_marked or was == PRIVATE):
        return was
    return standing_in(claude_code, transcript)


def standing_of_copy(transcript: str) -> Counted:
    """How a session stands that began as a copy of another, if a mark may be in it."""
    from reverie.awake.standings import is_marked_in, standing_in
    from reverie.hosts import claude_code

    is_marked = is_marked_in(claude_code, transcript)
    return {"private": standing_in(claude_code, transcript)} if is_marked else {}


def files_of(transcript: str) -> dict[str, str]:
    """A session's transcript and those of its sub-agents, by short name."""
    files = {"main": transcript}
    folder = transcript.removesuffix(".jsonl") + "/subagents"
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return {**files, **_agents_beside(transcript)}
    for name in names:
        if name.startswith(AGENT) and name.endswith(".jsonl"):
            files[_short(name)] = f"{folder}/{name}"
    return files


def _short(name: str) -> str:
    return AGENT + kept_name(name[len(AGENT) : -len(".jsonl")])


def _agents_beside(transcript: str) -> dict[str, str]:
    """The sub-agents of a session as older clients keep them: beside it, each naming it."""
    folder, name = os.path.split(transcript)
    session = name.removesuffix(".jsonl").encode(errors="replace")
    try:
        beside = [n for n in os.listdir(folder) if n.startswith(AGENT) and n.endswith(".jsonl")]
        newest = sorted(beside, key=lambda n: -os.stat(f"{folder}/{n}").st_mtime)[:MOST_AGENTS]
        found = {}
        for agent in sorted(newest):
            descriptor = opened(f"{folder}/{agent}")
            if session in os.read(descriptor, 4096):
                found[_short(agent)] = f"{folder}/{agent}"
            os.close(descriptor)
        return found
    except OSError:
        return {}


def opened(path: str) -> int:
    """A descriptor of a regular file the user owns, links resolved; anything else is refused."""
    descriptor = os.open(os.path.realpath(path), os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    found = os.fstat(descriptor)
    if not stat.S_ISREG(found.st_mode) or found.st_uid != os.geteuid():
        os.close(descriptor)
        raise PermissionError(f"not a regular file of this user: {path}")
    return descriptor


def _size(path: str) -> int:
    try:
        return os.stat(path).st_size
    except OSError:
        return 1 << 62


def _scan_file(
    path: str, start: int, end: int | None, limit: int, found: dict[str, int], seen: set[str]
) -> int:
    descriptor = opened(path)
    try:
        size = os.fstat(descriptor).st_size
        size = size if end is None else min(size, max(end, start))
        if size - start > limit:
            found["unread"] += size - start
            return start
        position = start
        for whole, is_ended in whole_lines(descriptor, start, size):
            if is_ended or _is_whole(whole):
                _count(whole, position, found, seen)
                found["marked"] += _is_marked(whole)
                position += len(whole) + is_ended
        found["read"] += position - start
        return position
    finally:
        os.close(descriptor)


def whole_lines(descriptor: int, start: int, end: int) -> Iterator[tuple[bytes, bool]]:
    """The lines between two bytes, many at a time, then what is left of one that has not ended."""
    parts: list[bytes] = []
    while chunk := os.pread(descriptor, min(CHUNK, end - start), start):
        start += len(chunk)
        whole, newline, rest = chunk.rpartition(b"\n")
        if newline:
            yield b"".join([*parts, whole]), True
            parts = []
        parts.append(rest)
    if left := b"".join(parts):
        yield left, False


def _is_marked(block: bytes) -> bool:
    """Whether some whole lines can hold a person's mark."""
    if b"private" not in block.lower():
        return False
    from reverie.domain.intake.private import may_be_marked

    return may_be_marked(block)


def _count(block: bytes, at: int, found: dict[str, int], seen: set[str]) -> None:
    """Count the uses in some whole lines; only lines that name a tool are parsed."""
    place = block.find(b'"tool_use"')
    edit = _EDIT.search(block)
    while place >= 0 or edit:
        here = min(p for p in (place, edit.start() if edit else -1) if p >= 0)
        begin = block.rfind(b"\n", 0, here) + 1
        end = block.find(b"\n", here)
        end = len(block) if end < 0 else end
        _count_line(block[begin:end], at + begin, found, seen)
        if 0 <= place < end:
            place = block.find(b'"tool_use"', end)
        if edit and edit.start() < end:
            edit = _EDIT.search(block, end)


def _count_line(line: bytes, at: int, found: dict[str, int], seen: set[str]) -> None:
    """Count one line; what has no id of its own is known by the byte it stands at."""
    named = _EDIT.findall(line)
    found["patterns"] += sum(name in SEEDS for name in named)
    blocks = _content(line)
    if blocks is None:
        mark = f"{zlib.crc32(line, at & 0xFFFFFFFF):08x}"
        found["changes"] += len(named) * (mark not in seen)
        seen.add(mark)
        return
    nameless = 0
    for place, block in enumerate(blocks):
        if isinstance(block, dict) and block.get("type") == "tool_use":
            name = block.get("id")
            if not name or not isinstance(name, str):
                nameless = nameless or zlib.crc32(line)
                name = f"{at} {place} {nameless}"
            mark = f"{zlib.crc32(name.encode(errors='replace')):08x}"
            if block.get("name") in EDITS:
                found["changes"] += mark not in seen
                found["tools"] += mark not in seen
                seen.add(mark)
            else:
                found["tools"] += 1


def _content(line: bytes) -> list[Any] | None:
    """The content blocks of a host record; None if the line is no such record."""
    if not line.lstrip().startswith(_BEGINS):
        return None
    try:
        record = light_json.parsed(line)
    except (ValueError, RecursionError):
        return None
    message = record.get("message") if isinstance(record, dict) else None
    if not isinstance(message, dict):
        shaped = isinstance(record, dict) and record.get("type") not in (None, "tool_use")
        return [] if shaped else None
    content = message.get("content")
    return content if isinstance(content, list) else []


def _is_whole(line: bytes) -> bool:
    """Whether a last line without a line end is a finished record."""
    if not line.rstrip().endswith(b"}"):
        return False
    try:
        light_json.parsed(line)
    except (ValueError, RecursionError):
        return False
    return True
