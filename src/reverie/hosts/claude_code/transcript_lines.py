"""The lines of a transcript as records, read from a file that may be damaged."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

from reverie.hosts.claude_code.counts import opened

LONGEST = 64 << 20
"""Bytes of one record that are read; a longer line is passed over."""
HEAD = 64 << 10
"""Bytes of a sub-agent's file in which its session is looked for."""
BLANK = b"\0 \t\r\n"
Record = dict[str, Any]


def lines_of(path: str, end: int | None) -> Iterator[tuple[int, bytes]]:
    """The lines of a file and where they begin; one that is too long only in part."""
    try:
        descriptor = opened(path)
    except ValueError as error:
        raise FileNotFoundError(f"no file has the name {path!r}: {error}") from None
    with os.fdopen(descriptor, "rb") as file:
        size = os.fstat(descriptor).st_size
        end, place, is_start = size if end is None else min(end, size), 0, True
        while place < end and (line := file.readline(min(LONGEST, end - place))):
            if is_start:
                yield place, line
            is_start = line.endswith(b"\n")
            place += len(line)


def open_lines_of(path: str, end: int | None = None) -> Iterator[tuple[int, bytes]]:
    """The lines of a file that are not private, as far as the file goes by now."""
    from reverie.awake.discretion import length_of, of_part, of_session, open_lines
    from reverie.hosts import claude_code
    from reverie.hosts.claude_code.prompts import is_of_a_sub_agent

    length = length_of(path)
    if not is_of_a_sub_agent(path):
        hidden = of_session(claude_code, path)
    elif main := _main_of(path):
        hidden = of_part(claude_code, path, length, of_session(claude_code, main))
    else:
        return lines_of(path, end)
    return open_lines(lines_of(path, hidden.end if end is None else end), hidden)


def _main_of(path: str) -> str:
    """The transcript of the session a sub-agent's file belongs to, if it can be found."""
    folder, _ = os.path.split(path)
    session = os.path.dirname(folder)
    if os.path.basename(folder) != "subagents":
        records = (record_of(line) for _, line in lines_of(path, HEAD))
        names = (word(record, "sessionId") for record in records if record)
        name = os.path.basename(next(filter(None, names), ""))
        session = os.path.join(folder, name) if name else ""
    main = f"{session}.jsonl"
    return main if session and os.path.exists(main) else ""


def record_of(line: bytes) -> Record | None:
    """The record of a line; none if it is damaged."""
    try:
        record = json.loads(line.strip(BLANK).decode("utf-8-sig", "replace"), strict=False)
    except (ValueError, RecursionError):
        return None
    return record if isinstance(record, dict) else None


def part(record: Record, name: str) -> Record:
    """The object a record holds under a name; an empty one if it holds none."""
    return found if isinstance(found := record.get(name), dict) else {}


def word(record: Record, name: str) -> str:
    """The text a record holds under a name; an empty one if it holds none."""
    return found if isinstance(found := record.get(name), str) else ""


def blocks_in(content: object) -> list[Record]:
    """The blocks of a message, whose content may be plain text."""
    if isinstance(content, str):
        return [{"type": "text", "text": content}]
    return [b for b in content if isinstance(b, dict)] if isinstance(content, list) else []


def texts_in(blocks: list[Record]) -> list[str]:
    """The texts among some blocks."""
    return [word(block, "text") for block in blocks if block.get("type") == "text"]
