"""Reading a transcript for the tools it used, in order, with how each failed if it did."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from reverie.domain.intake.secrets import masked
from reverie.domain.rules.error_class import error_kind, fails
from reverie.domain.values.trace import REFUSED, ToolCall, ToolUse
from reverie.hosts.claude_code.counts import EDITS
from reverie.hosts.claude_code.shell import families
from reverie.hosts.claude_code.transcript import SHELL, when
from reverie.hosts.claude_code.transcript_lines import (
    BLANK,
    Record,
    blocks_in,
    open_lines_of,
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
_CODES = ("exitCode", "exit_code", "returnCode")


class _Answered(NamedTuple):
    """A use of a tool with its answer."""

    tool: str
    given: Record
    answer: Record
    record: Record

    @property
    def output(self) -> str:
        """What the tool said."""
        return _TOOL_ERROR.sub("", "\n".join(texts_in(blocks_in(self.answer.get("content")))))

    @property
    def is_error(self) -> bool:
        """Whether the client says that it failed."""
        return self.answer.get("is_error") is True

    @property
    def has_failed(self) -> bool:
        """Whether it failed by what the client noted: its sign, or how a process ended."""
        codes = (part(self.record, "toolUseResult").get(name) for name in _CODES)
        return self.is_error or any(isinstance(code, int) and code != 0 for code in codes)

    @property
    def was_stopped(self) -> bool:
        """Whether a person refused or interrupted it."""
        is_cut = part(self.record, "toolUseResult").get("interrupted") is True
        return is_cut or (self.is_error and _REFUSED.search(self.output) is not None)


def tool_uses(path: str, *, start: int = 0, end: int | None = None) -> Iterator[ToolUse]:
    """The uses whose answers end after `start` and up to `end`, each once, in order.

    What lies before is read for its sense, since an answer needs its use.
    """
    for answered in _answered(path, start, end):
        yield from _uses(answered)


def tool_calls(path: str) -> Iterator[ToolCall]:
    """Each call that was answered, in order; it failed only if the client says so."""
    for one in _answered(path, 0, None):
        is_shell, output = one.tool == SHELL, one.output
        is_done = not one.was_stopped
        error = masked(error_kind(output)) if one.has_failed and is_done else ""
        command = word(one.given, "command") if is_shell else ""
        done = families(command) or ["shell"]
        use = ToolUse(SHELL, done[-1], error, is_command=True) if is_shell else _plain(one, error)
        yield ToolCall(use, command, output, is_done, when(word(one.record, "timestamp")))


def _answered(path: str, start: int, end: int | None) -> Iterator[_Answered]:
    """The uses whose answers lie between two bytes, each with its answer."""
    called: dict[str, tuple[str, Record]] = {}
    told: set[str] = set()
    for byte, line in open_lines_of(path, end):
        if b'"tool_' not in line:
            continue
        is_new = byte + len(line.rstrip(BLANK)) > start
        record = record_of(line) or {}
        for block in blocks_in(part(record, "message").get("content")):
            name = word(block, "tool_use_id") or word(block, "id")
            if block.get("type") == "tool_use":
                called.setdefault(name, (word(block, "name"), part(block, "input")))
            elif block.get("type") == "tool_result" and name in called and name not in told:
                told.add(name)
                if is_new:
                    yield _Answered(*called[name], block, record)


def _uses(one: _Answered) -> Iterator[ToolUse]:
    """What one call did: a use for each command of a shell, else one; the last has the failure."""
    is_shell = one.tool == SHELL
    error = _error(one.output, is_error=one.is_error, is_shell=is_shell)
    if is_shell:
        done = families(word(one.given, "command")) or ["shell"]
        yield from (ToolUse(SHELL, family, is_command=True) for family in done[:-1])
        yield ToolUse(SHELL, done[-1], error, is_command=True)
        return
    yield _plain(one, error)


def _plain(one: _Answered, error: str) -> ToolUse:
    """A use of a tool that is no shell."""
    paths = filter(None, (word(one.given, key) for key in _PATHS))
    path = next(paths, "") if one.tool in EDITS else ""
    return ToolUse(masked(one.tool or "tool")[:MOST_WORDS], masked(path)[:MOST_WORDS], error)


def _error(output: str, *, is_error: bool, is_shell: bool) -> str:
    if is_error:
        return REFUSED if _REFUSED.search(output) else masked(error_kind(output))
    return error_kind(output) if is_shell and fails(output) else ""
