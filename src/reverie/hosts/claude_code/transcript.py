"""Reading a transcript at night: what was said and done, from a file that may be damaged."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from reverie.awake.moments import Moment, What
from reverie.domain.intake.material import own_words
from reverie.domain.intake.moment import to_the_millisecond
from reverie.domain.intake.note_line import notes_in, without_notes
from reverie.domain.intake.secrets import masked
from reverie.domain.intake.text import clipped
from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.hearsay import Hearsay
from reverie.domain.rules.note_verdict import relays
from reverie.hosts.claude_code.counts import EDITS
from reverie.hosts.claude_code.prompts import is_of_a_sub_agent, typed_words
from reverie.hosts.claude_code.shell import changes_something, sameness, subjects
from reverie.hosts.claude_code.transcript_lines import (
    BLANK,
    Record,
    blocks_in,
    lines_of,
    open_lines_of,
    part,
    record_of,
    texts_in,
    word,
)

SHOWN_COMMAND, SHOWN_ERROR = 200, 300
"""Characters of a command that are told when it fails, and of its error."""
MOST_HEARD, HEARD_CHARS = 40, 20_000
"""Answers of tools, and characters of each, that a note is compared with."""
SHELL, NO_TARGET = "Bash", "a file"
TOKENS = ("input_tokens", "output_tokens", "cache_creation_input_tokens", "cache_read_input_tokens")

_SAID = ("prompt", "message", "task", "instructions")
"""Where a use of a tool holds words for someone else to follow."""
_TARGETS = ("command", "file_path", "notebook_path", "path", "url", "pattern", "query")
_UNREADABLE = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]|[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]|</?tool_use_error>"
)


class _Told(NamedTuple):
    """What a record tells, before it has a place and a time."""

    what: What
    words: str
    tool: str = ""
    subject: str = ""
    is_command: bool = False


class _Use(NamedTuple):
    """A use of a tool that waits for its answer."""

    tool: str
    target: str
    is_awaited: bool

    @property
    def command(self) -> str:
        """The shell command that was waited for, if it was one."""
        return self.target if self.tool == SHELL and self.is_awaited else ""

    @property
    def subject(self) -> str:
        """What two uses share that are of one thing, without secrets."""
        if self.command:
            return _plain(sameness(self.command))
        return _plain(self.target) or (NO_TARGET if self.tool in EDITS else "")


def moments(
    path: str, *, start: int = 0, end: int | None = None, language: Language = DEFAULT
) -> Iterator[Moment]:
    """What the records that end after `start` and up to `end` tell, each thing once.

    What lies before is read for its sense, since a result needs its use and a fix its failure,
    but is not told; so a file read in any pieces tells the same as one read at once.
    """
    reading = _Reading(is_main=not is_of_a_sub_agent(path), language=language)
    for byte, line in open_lines_of(path, end):
        record = record_of(line) or {}
        told = list(reading.take(record, line))
        if byte + len(line.rstrip(BLANK)) > start:
            at = when(word(record, "timestamp"))
            for it in told:
                if text := _plain(it.words):
                    yield Moment(byte, at, it.what, text, it.tool, it.subject, it.is_command)


def records(path: str, start: int = 0, end: int | None = None) -> Iterator[tuple[int, Record]]:
    """The records that end after `start` and up to `end`, each with its line's first byte."""
    for byte, line in lines_of(path, end):
        if byte + len(line.rstrip(BLANK)) > start and (record := record_of(line)):
            yield byte, record


def usage(path: str) -> dict[str, int]:
    """How many tokens a transcript says were spent; a message told in many lines counts once."""
    spent: dict[str, dict[str, int]] = {}
    for byte, record in records(path):
        message = part(record, "message")
        known = spent.setdefault(word(message, "id") or str(byte), dict.fromkeys(TOKENS, 0))
        for name in TOKENS:
            count = part(message, "usage").get(name)
            known[name] = max(known[name], count if isinstance(count, int) else 0)
    return {name: sum(known[name] for known in spent.values()) for name in TOKENS}


@dataclass(slots=True)
class _Reading:
    """What one reading keeps in mind: what was told, which uses wait, which commands fail."""

    is_main: bool
    """Whether a person may speak here; in a sub-agent's file it is the agent that asks."""
    language: Language
    known: set[tuple[str, str, int]] = field(default_factory=set)
    given: set[str] = field(default_factory=set)
    """What the agent gave its tools to say, such as the task of a sub-agent."""
    uses: dict[str, _Use] = field(default_factory=dict)
    failing: dict[str, str] = field(default_factory=dict)
    typed: str = ""
    heard: list[str] = field(default_factory=list)
    """What tools have answered since a person typed."""
    hearsay: Hearsay = field(default_factory=Hearsay)

    def take(self, record: Record, line: bytes) -> Iterator[_Told]:
        """What a record tells that has not been told."""
        message, uuid = part(record, "message"), word(record, "uuid")
        blocks = blocks_in(message.get("content"))
        by_agent = record.get("type") == "assistant" and message.get("model") != "<synthetic>"
        words = typed_words(record, blocks) if self.is_main else ""
        if words and words not in self.given and not self._is_known("typed", uuid, words):
            self.typed, self.heard = words, []
            self.hearsay.typed(words)
            yield _Told(What.HUMAN, words)
        for block in blocks:
            match block.get("type"):
                case ("text" | "thinking") as kind if by_agent:
                    words = word(block, kind)
                    if not self._is_known(kind, word(message, "id") or uuid, words):
                        yield from self._said(words) if kind == "text" else self._thought(words)
                case "tool_use":
                    yield from self._called(block, word(block, "id") or str(hash(line)))
                case "tool_result":
                    yield from self._answered(block, word(block, "tool_use_id"))

    def _said(self, words: str) -> Iterator[_Told]:
        """An agent's words; what in them only repeats a tool is told apart, also a note."""
        relayed = frozenset(n for n in notes_in(words) if self._relays(n) or self.hearsay.holds(n))
        said, echoed = self._apart(without_notes(words, relayed) if relayed else words)
        yield _Told(What.SAID, said)
        yield from (_Told(What.RELAYED, note) for note in sorted(relayed))
        if echoed:
            yield _Told(What.ECHOED, " ".join(echoed))
        self.hearsay.say(said)

    def _apart(self, words: str) -> tuple[str, list[str]]:
        """An agent's words without the sentences that are hearsay, and those."""
        if not self.hearsay.holds_any_of(words):
            return words, []
        lines, echoed = [], list[str]()
        for line in words.split("\n"):
            found = [s for s in self.language.sentences.sentences(line) if self.hearsay.holds(s)]
            left = line
            for sentence in found:
                left = left.replace(sentence, "")
            echoed += found
            if not found or any(map(str.isalnum, left)):
                lines.append(left)
        return "\n".join(lines), echoed

    def _thought(self, words: str) -> Iterator[_Told]:
        """What an agent thought; what it suspects there is told apart, if no tool said so."""
        yield _Told(What.THOUGHT, words)
        if self.is_main:
            found = self.language.suspicions.suspected_in(own_words(words))
            yield from (_Told(What.SUSPECTED, s.text) for s in found if not self._relays(s.text))

    def _relays(self, note: str) -> bool:
        return relays(note, self.heard, self.typed, self.language)

    def _called(self, block: Record, name: str) -> Iterator[_Told]:
        if self._is_known("call", name):
            return
        tool, given = word(block, "name") or "tool", part(block, "input")
        target = next(filter(None, (word(given, key) for key in _TARGETS)), "")
        use = _Use(tool, target, is_awaited=not given.get("run_in_background"))
        self.uses[name] = use
        self.given |= {words for key in _SAID if (words := word(given, key).strip())}
        for words in filter(None, (word(given, key) for key in given)):
            self.hearsay.say(words)
        if tool in EDITS:
            yield _Told(What.EDITED, f"{target or NO_TARGET} ({tool})", tool, use.subject)
        elif tool == SHELL and changes_something(target):
            yield _Told(What.RAN, target, tool)

    def _answered(self, block: Record, name: str) -> Iterator[_Told]:
        if self._is_known("answer", name):
            return
        use = self.uses.pop(name, _Use("tool", "", is_awaited=True))
        output = "\n".join(texts_in(blocks_in(block.get("content"))))
        commits = subjects(use.command, output)
        repeated = [it for it in commits if self.hearsay.holds(it)]
        self.hearsay.print(output)
        self.heard = [*self.heard[-MOST_HEARD:], output[:HEARD_CHARS]]
        if block.get("is_error") is True:
            shown = _short(use.target, SHOWN_COMMAND)
            failed = f"{use.tool} failed" if use.is_awaited else f"unawaited {use.tool} failed"
            parts = (failed, shown, _short(output, SHOWN_ERROR))
            words = ": ".join(part for part in parts if part)
            yield _Told(What.FAILED, words, use.tool, use.subject, use.tool == SHELL)
            if use.command:
                self.failing[use.subject] = shown
            return
        if use.command and (shown := self.failing.pop(use.subject, "")):
            yield _Told(What.FIXED, f"fixed: {shown}", use.tool, use.subject, True)
        for it in commits:
            what = What.ECHOED if it in repeated else What.COMMITTED
            yield _Told(what, it, use.tool)

    def _is_known(self, kind: str, name: str, words: str = "") -> bool:
        """Whether something of that name was told before; what has no name never was."""
        mark = (kind, name, hash(words))
        is_known = bool(name) and mark in self.known
        self.known.add(mark)
        return is_known


def _plain(text: str) -> str:
    """The text as a memory may hold it: no secrets, and nothing a terminal would obey."""
    return masked(_UNREADABLE.sub("", text)).strip()


def _short(text: str, length: int) -> str:
    """The text on one line and within a length; masked first, or a cut secret would slip by."""
    return clipped(" ".join(_plain(text).split()), length)


def when(stamp: str) -> datetime | None:
    """The moment a record names, if it names one."""
    try:
        moment = datetime.fromisoformat(stamp)
        return to_the_millisecond(moment) if moment.tzinfo else None
    except (ValueError, OverflowError):
        return None
