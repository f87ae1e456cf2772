"""Reading a transcript for the tools it used, in order, with how each failed if it did."""

from __future__ import annotations

import re
from collections.abc import Iterator

from reverie.domain.intake.secrets import masked
from reverie.domain.rules.error_class import error_kind, fails
from reverie.domain.values.trace import REFUSED, ToolUse
from reverie.hosts.claude_code.counts import EDITS
from reverie.hosts.claude_code.shell import families
from reverie.hosts.claude_code.transcript import SHELL
from reverie.hosts.claude_code.transcript_lines import (
    BLANK,
    Record,
    blocks_in,
    lines_of,
    part,
    record_of,
    texts_in,
    word,
)

MOST_WORDS = 200
"""Characters of a path or a tool's name that are kept."""
_REFUSED = re.compile(
    r"(?i)user (?:doesn't|does not) want to|rejected by the user|interrupted by user"
)
_TOOL_ERROR = re.compile(r"</?tool_use_error>")
_PATHS = ("file_path", "notebook_path")


def tool_uses(path: str, *, start: int = 0, end: int | None = None) -> Iterator[ToolUse]:
    """The uses whose answers end after `start` and up to `end`, each once, in order.

    What lies before is read for its sense, since an answer needs its use.
    """
    called: dict[str, tuple[str, Record]] = {}
    told: set[str] = set()
    for byte, line in lines_of(path, end):
        if b'"tool_' not in line:
            continue
        is_new = byte + len(line.rstrip(BLANK)) > start
        for block in blocks_in(part(record_of(line) or {}, "message").get("content")):
            name = word(block, "tool_use_id") or word(block, "id")
            if block.get("type") == "tool_use":
                called.setdefault(name, (word(block, "name"), part(block, "input")))
            elif block.get("type") == "tool_result" and name in called and name not in told:
                told.add(name)
                if is_new:
                    yield from _uses(*called[name], block)


def _uses(tool: str, given: Record, answer: Record) -> Iterator[ToolUse]:
    """What one call did: a use for each command of a shell, else one; the last has the failure."""
    output = _TOOL_ERROR.sub("", "\n".join(texts_in(blocks_in(answer.get("content")))))
    is_shell = tool == SHELL
    error = _error(output, is_error=answer.get("is_error") is True, is_shell=is_shell)
    if is_shell:
        done = families(word(given, "command")) or ["shell"]
        yield from (ToolUse(SHELL, family, is_command=True) for family in done[:-1])
        yield ToolUse(SHELL, done[-1], error, is_command=True)
        return
    path = next(filter(None, (word(given, key) for key in _PATHS)), "") if tool in EDITS else ""
    yield ToolUse(masked(tool or "tool")[:MOST_WORDS], masked(path)[:MOST_WORDS], error)


def _error(output: str, *, is_error: bool, is_shell: bool) -> str:
    if is_error:
        return REFUSED if _REFUSED.search(output) else masked(error_kind(output))
    return error_kind(output) if is_shell and fails(output) else ""
