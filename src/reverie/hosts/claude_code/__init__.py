"""Claude Code as a host: what it keeps, says and calls; each part is loaded when it is needed.

No module in here may be called as a function of the port is: it would take its place.
"""

from __future__ import annotations

import os

from reverie.domain.intake.session_name import kept_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from datetime import datetime
    from typing import Any

    from reverie.domain.language import Language
    from reverie.domain.values.episode import Draft
    from reverie.domain.values.trace import ToolCall, ToolUse
    from reverie.ports.host import Counted, Event, Spoken, Step
    from reverie.settings import Settings

NAME = "claude-code"
AGENT = "agent-"
"""How the transcripts of sub-agents are called."""
NEW = ("startup", "fork")
"""The sources of a session that has only begun."""


def find(transcript: str) -> list[tuple[str, str]]:
    """The sessions kept beside a transcript, each with its own, the newest first."""
    from reverie.hosts.claude_code.client_folder import sessions_beside

    return sessions_beside(transcript)


def keeps(transcript: str) -> bool:
    """Whether a transcript lies in the client's own folder of the user."""
    from reverie.hosts.claude_code.client_folder import keeps

    return keeps(transcript)


def sessions_of(root: str) -> list[tuple[str, str]]:
    """The sessions the client keeps of a project, each with its transcript, newest first."""
    from reverie.hosts.claude_code.client import project_folder

    return find(str(project_folder(root) / "any.jsonl"))


def count(
    path: str,
    before: Mapping[str, Any],
    *,
    limit: int,
    ends: Mapping[str, int] | None = None,
    others: Sequence[tuple[str, str]] | None = None,
) -> Counted:
    """What a session did, from the bytes after `before` alone."""
    from reverie.hosts.claude_code import counts

    own: Counted = {}
    if others is not None:
        from reverie.hosts.claude_code.forks import own_part

        own = own_part(path, others, limit)
        begins = own.get("own_from", 0)
        if "unread_bytes" in own:
            return own
        if begins < 0:
            return {"read_bytes": own["read_bytes"]}
        if begins:
            offsets = dict(before.get("offsets") or {})
            offsets["main"] = max(begins, offsets.get("main", 0))
            if not before.get("offsets"):  # what was copied is not counted, but may be private
                own.update(counts.standing_of_copy(path))
            before = {**before, "offsets": offsets}
    compared = own.get("read_bytes", 0)
    found = counts.scan(counts.files_of(os.path.realpath(path)), before, limit - compared, ends)
    return {**own, **found, "read_bytes": compared + found["read_bytes"]}


def read(
    path: str,
    starts: Mapping[str, int],
    ends: Mapping[str, int],
    at: datetime,
    language: Language,
) -> list[Draft]:
    """What was said and done between two positions of a session and its sub-agents."""
    from reverie.awake.drafts import drafts
    from reverie.hosts.claude_code.counts import files_of
    from reverie.hosts.claude_code.transcript import moments

    told: list[Draft] = []
    for name, file in files_of(os.path.realpath(path)).items():
        start, end = starts.get(name, 0), ends.get(name, 0)
        try:
            if start < end:
                found = moments(file, start=start, end=end, language=language)
                told += drafts(found, file, at, language)
        except OSError:
            if name == "main":
                raise  # without its sub-agents a session is still told
    return told


def uses(path: str, starts: Mapping[str, int], ends: Mapping[str, int]) -> list[Sequence[ToolUse]]:
    """Which tools a session and its sub-agents used between two positions."""
    from reverie.hosts.claude_code.counts import files_of
    from reverie.hosts.claude_code.tool_uses import tool_uses

    told: list[Sequence[ToolUse]] = []
    for name, file in files_of(os.path.realpath(path)).items():
        start, end = starts.get(name, 0), ends.get(name, 0)
        try:
            if start < end:
                told.append(list(tool_uses(file, start=start, end=end)))
        except OSError:
            if name == "main":
                raise
    return told


def calls(path: str) -> list[Sequence[ToolCall]]:
    """Each call of a tool that a session and its sub-agents made."""
    from reverie.hosts.claude_code.counts import files_of
    from reverie.hosts.claude_code.tool_uses import tool_calls

    told: list[Sequence[ToolCall]] = []
    for name, file in files_of(os.path.realpath(path)).items():
        try:
            told.append(list(tool_calls(file)))
        except OSError:
            if name == "main":
                raise
    return told


def parts(path: str) -> dict[str, str]:
    """A session's transcript and those of its sub-agents."""
    from reverie.hosts.claude_code.counts import files_of

    found = files_of(os.path.realpath(path))
    return {name if name == "main" else f"subagents/{name}": file for name, file in found.items()}


def lines(path: str) -> Iterator[tuple[int, bytes]]:
    """The lines of a transcript, each with the byte it begins at."""
    from reverie.hosts.claude_code.transcript_lines import lines_of

    return lines_of(path, None)


def spoken(line: bytes) -> Spoken:
    """Who spoke in a line of a transcript, and when."""
    from reverie.hosts.claude_code.prompts import spoken_in

    return spoken_in(line)


def install(root: str, *, shared: bool, at: str, settings: Settings) -> list[Step]:
    """The steps that register our hooks and put our files beside them."""
    from reverie.hosts.claude_code.install_plan import plan_install

    return plan_install(root, shared=shared, at=at, settings=settings)


def uninstall(root: str) -> list[Step]:
    """The steps that take our hooks and files out again."""
    from reverie.hosts.claude_code.uninstall_plan import plan_uninstall

    return plan_uninstall(root)


def events() -> dict[str, str]:
    """The events the client calls us at, and the hook of ours for each."""
    from reverie.hosts.claude_code.hook_config import EVENTS

    return {event: hook for event, _, _, hook in EVENTS}


def heard(payload: Mapping[str, Any]) -> Event:
    """What a call of the client says, in our words."""
    return {
        "session": kept_name(_word(payload, "session_id") or "") or None,
        "transcript": _word(payload, "transcript_path"),
        "folder": _word(payload, "cwd"),
        "project": os.environ.get("CLAUDE_PROJECT_DIR"),
        "said": _word(payload, "last_assistant_message"),
        "is_new": payload.get("source") in NEW,
        "trigger": _word(payload, "trigger"),
        "prompt": _word(payload, "prompt"),
    }


def _word(given: Mapping[str, Any], key: str) -> str | None:
    word = given.get(key)
    return word if isinstance(word, str) else None
