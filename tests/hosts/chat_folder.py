"""A tiny host: a folder of chats, a file of JSON lines a session. A module is all a host is.

A line is `{"who": "user", "text": …, "at": …}`; the agent also says which file it `edited`.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from reverie.awake.discretion import of_session
from reverie.awake.drafts import drafts
from reverie.awake.moments import Moment, What
from reverie.domain.intake.secrets import masked
from reverie.domain.language import Language
from reverie.domain.values.episode import Draft
from reverie.domain.values.trace import ToolCall, ToolUse
from reverie.ports.host import Act, Counted, Event, Spoken, Step
from reverie.settings import Settings

NAME = "chat-folder"
CHATS, ENDING, CALLS = "chats", ".jsonl", "chats.json"


def find(transcript: str) -> list[tuple[str, str]]:
    folder = Path(transcript).parent
    files = folder.glob(f"*{ENDING}") if folder.name == CHATS else iter(())
    newest_first = sorted(files, key=lambda file: -file.stat().st_mtime)
    return [(file.name.removesuffix(ENDING), str(file)) for file in newest_first]


def keeps(transcript: str) -> bool:
    return Path(transcript).is_absolute() and Path(transcript).resolve().parent.name == CHATS


def sessions_of(root: str) -> list[tuple[str, str]]:
    return find(os.path.join(root, CHATS, "any.jsonl"))


def count(
    path: str,
    before: Mapping[str, Any],
    *,
    limit: int,
    ends: Mapping[str, int] | None = None,
    others: Sequence[tuple[str, str]] | None = None,
) -> Counted:
    start = (before.get("offsets") or {}).get("main", 0)
    known = before.get("change_count") or 0
    size = os.stat(path).st_size
    end = size if ends is None else min(size, ends.get("main", 0))
    if end - start > limit:
        return {"change_count": known, "unread_bytes": end - start, "offsets": {"main": start}}
    lines = list(_lines(path, start, end))
    read = start + sum(length for _, length, _ in lines)
    edits = sum("edited" in line for _, _, line in lines)
    return {"change_count": known + edits, "unread_bytes": 0, "offsets": {"main": read}}


def read(
    path: str,
    starts: Mapping[str, int],
    ends: Mapping[str, int],
    at: datetime,
    language: Language,
) -> list[Draft]:
    lines = _open_lines(path, starts.get("main", 0), ends.get("main", 0))
    return drafts((_moment(byte, line) for byte, _, line in lines), path, at, language)


def uses(path: str, starts: Mapping[str, int], ends: Mapping[str, int]) -> list[Sequence[ToolUse]]:
    lines = _open_lines(path, starts.get("main", 0), ends.get("main", 0))
    return [[ToolUse("Edit", line["edited"]) for _, _, line in lines if "edited" in line]]


def calls(path: str) -> list[Sequence[ToolCall]]:
    (edits,) = uses(path, {}, {"main": os.stat(path).st_size})
    return [[ToolCall(edit) for edit in edits]]


def parts(path: str) -> dict[str, str]:
    return {"main": path}


def lines(path: str) -> Iterator[tuple[int, bytes]]:
    byte = 0
    with open(path, "rb") as file:
        for line in file:
            yield byte, line
            byte += len(line)


def spoken(line: bytes) -> Spoken:
    told = json.loads(line) if line.endswith(b"\n") else {}
    said = told.get("text", "") if told.get("who") == "user" else ""
    return {"said": said, "is_typed": bool(said), "is_talk": True, "at": told.get("at") or ""}


def install(root: str, *, shared: bool, at: str, settings: Settings) -> list[Step]:
    there = _text(root)
    text = json.dumps(events(), indent=1) + "\n"
    if there == text:
        return []
    act = Act.MAKE if there is None else Act.CHANGE
    return [Step(act, CALLS, text, before=there)]


def uninstall(root: str) -> list[Step]:
    there = _text(root)
    return [] if there is None else [Step(Act.REMOVE, CALLS, before=there)]


def events() -> dict[str, str]:
    return {"opened": "session-start", "turn ended": "stop"}


def heard(payload: Mapping[str, Any]) -> Event:
    chat = payload.get("chat")
    chat = chat if isinstance(chat, str) else None
    return {
        "session": chat and os.path.basename(chat).removesuffix(ENDING),
        "transcript": chat,
        "folder": chat and os.path.dirname(os.path.dirname(chat)),
        "project": None,
        "said": payload.get("answer"),
        "is_new": not payload.get("again"),
        "trigger": None,
        "prompt": None,
    }


def _open_lines(path: str, start: int, end: int) -> Iterator[tuple[int, int, dict[str, Any]]]:
    hidden = of_session(sys.modules[__name__], path)
    return (line for line in _lines(path, start, end) if not hidden.hides(line[0]))


def _lines(path: str, start: int, end: int) -> Iterator[tuple[int, int, dict[str, Any]]]:
    """The whole lines between two bytes: where each begins, how long it is, what it says."""
    with open(path, "rb") as file:
        file.seek(start)
        for line in file.read(end - start).splitlines(keepends=True):
            if line.endswith(b"\n"):
                yield start, len(line), json.loads(line)
            start += len(line)


def _moment(byte: int, line: dict[str, Any]) -> Moment:
    at = datetime.fromisoformat(line["at"]) if line.get("at") else None
    if "edited" in line:
        return Moment(byte, at, What.EDITED, line["edited"], subject=line["edited"])
    what = What.HUMAN if line["who"] == "user" else What.SAID
    return Moment(byte, at, what, masked(line["text"]))


def _text(root: str) -> str | None:
    file = Path(root, CALLS)
    return file.read_text() if file.exists() else None
