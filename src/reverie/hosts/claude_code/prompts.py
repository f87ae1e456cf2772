"""Prompts: which records of a transcript hold what a person typed (an allow-list)."""

from __future__ import annotations

import os
import re
from typing import Any

from reverie.domain.intake.material import begins_with_a_tag
from reverie.domain.intake.private import MARK, may_be_marked
from reverie.hosts.claude_code import AGENT
from reverie.hosts.claude_code.transcript_lines import (
    blocks_in,
    part,
    record_of,
    texts_in,
    word,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from reverie.ports.host import Spoken

Record = dict[str, Any]

HUMAN: dict[str, frozenset[str]] = {
    "promptSource": frozenset({"typed", "queued", "sdk"}),
    "turnOrigin": frozenset({"human", "sdk"}),
    "userType": frozenset({"external", "ant"}),
}
"""What a record may say of where its words come from; older clients say less, but nothing else.

In print mode the prompt is the argument of the command, which the client calls `sdk`.
"""

_MARK_OF_THE_HOST = re.compile(r"is[A-Z]|(?i:.*tool_?use|source_?tool|parent_?tool|agent_?id)")
_CONTINUED = "This session is being continued from a previous"
_BY_THE_HOST = re.compile(
    r"\[Request interrupted|\w{1,40}(?::\w{1,40})? hook (?:feedback|additional|blocking)\b"
    rf"|Caveat:\s|{_CONTINUED}|Another Claude session sent"
    r"|Implement the following plan:|Base directory for this skill:|Contents of /"
    r"|Called the \w{1,40} tool\b|Result of calling the \w{1,40} tool\b"
)
_ADDED = re.compile(
    # From the first tag to the last: what stands between two may be a text that closed the first.
    r"(?is)<(system-reminder|user-prompt-submit-hook|ide_\w+)\b(?:.*</\1\b[^<>]*>|.*)"
)
_TALK = ("user", "assistant")
_OUTPUT = re.compile(r"(?i)\s*<(?:local-command-|bash-std|task-|system-|user-prompt-submit-hook)")
"""How a record begins that holds what a command or the host printed, and no person said."""
_TAG = re.compile(r"<[^<>\n]{1,60}>")
_IN_PASSING = ("queued_command",)
"""The attachments that hold what a person said while the agent was at work."""


def spoken_in(line: bytes) -> Spoken:
    """Who spoke in a line; a damaged one with the mark may be a person's, who meant it."""
    record = record_of(line)
    if record is None:
        marked = MARK if may_be_marked(line) else ""
        return {"said": marked, "is_typed": False, "is_talk": True, "at": ""}
    blocks = blocks_in(part(record, "message").get("content"))
    typed = typed_words(record, blocks)
    is_summary = bool(record.get("isCompactSummary")) or _is_continued(blocks)
    return {
        "said": f"{typed}\n{_in_passing(record, blocks)}".strip(),
        "is_typed": bool(typed),
        "is_talk": record.get("type") in _TALK and not is_summary,
        "at": word(record, "timestamp"),
    }


def _in_passing(record: Record, blocks: list[Record]) -> str:
    """What a person said otherwise than by a message: behind a command, or while it went on."""
    added = part(record, "attachment")
    if added.get("type") in _IN_PASSING:
        return word(added, "prompt") or "\n".join(texts_in(blocks_in(added.get("prompt"))))
    texts = texts_in(blocks) if _is_a_prompt(record) else []
    told = [text for text in texts if begins_with_a_tag(text) and not _OUTPUT.match(text)]
    return "\n".join(_TAG.sub("\n", text) for text in told)


def _is_continued(blocks: list[Record]) -> bool:
    """Whether a record is the summary with which an older client goes on."""
    return any(text.startswith(_CONTINUED) for text in texts_in(blocks))


def is_of_a_sub_agent(path: str) -> bool:
    """Whether a transcript is a sub-agent's: whoever asks in it is the agent, not a person."""
    folder, name = os.path.split(path)
    return name.startswith(AGENT) or os.path.basename(folder) == "subagents"


def typed_words(record: Record, blocks: list[Record]) -> str:
    """What a person typed, without what the host and its hooks put beside it; often nothing."""
    if not _is_a_prompt(record) or any(block.get("type") == "tool_result" for block in blocks):
        return ""
    texts = [block.get("text") for block in blocks if block.get("type") == "text"]
    words = [_ADDED.sub("", text).strip() for text in texts if isinstance(text, str)]
    said = [text for text in words if text]
    if not said or _is_by_the_host(said[0]):
        return ""
    return "\n".join(text for text in said if not _is_by_the_host(text))


def _is_a_prompt(record: Record) -> bool:
    """Whether a record is a user's, of human origin, and bears no mark of the host."""
    message, origin = record.get("message"), record.get("origin")
    role = message.get("role", "user") if isinstance(message, dict) else ""
    kind = origin.get("kind") if isinstance(origin, dict) else origin
    return (
        record.get("type") == "user"
        and role == "user"
        and kind in (None, "human")
        and all(record.get(name) in (None, *allowed) for name, allowed in HUMAN.items())
        and not any(record[name] and _MARK_OF_THE_HOST.match(name) for name in record)
    )


def _is_by_the_host(text: str) -> bool:
    return begins_with_a_tag(text) or _BY_THE_HOST.match(text) is not None
