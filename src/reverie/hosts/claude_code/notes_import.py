"""The first reading: what is written about a project already, as statements to remember."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from reverie.domain.intake.text import clipped
from reverie.domain.values.memory import Author
from reverie.hosts.claude_code.client import own_memory

MOST_STATEMENTS = 200
MOST_CHARS = 2_000
"""Characters of one statement; a longer bullet is taken sentence by sentence."""
MOST_READ = 1 << 20
"""Characters of one file that are looked at."""
BY_A_PERSON = ("CLAUDE.md", "CLAUDE.local.md", ".claude/CLAUDE.md")

_FRONT_MATTER = re.compile(r"\A---\s*\n.*?\n(?:---|\.\.\.)\s*(?:\n|\Z)", re.S)
_REMARK = re.compile(r"<!--.*?(?:-->|\Z)", re.S)
_FENCE = re.compile(r"\s*(`{3,}|~{3,})")
_BULLET = re.compile(r"\s*(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?")
_NO_PROSE = re.compile(r"\s*(?:#{1,6}(?:\s|$)|\||@\S+\s*$|(?:[-*_=]\s*){3,}$)")
_CODE = re.compile(r"(?: {4}|\t)")
_UNDERLINE = re.compile(r"\s*(?:=+|-+)\s*$")
_LINK = re.compile(r"!?\[([^\[\]]{0,300})\]\([^()]{0,1000}\)")
_STRESS = re.compile(r"(?<!\w)\*\*(?=\S)([^*]{1,300})(?<=\S)\*\*(?!\w)")
_SENTENCE_END = re.compile(
    r"(?<=[.!?])(?<!e\.g\.)(?<!i\.e\.)(?<!etc\.)(?<!vs\.)\s+(?=[^\sa-z])|(?<=[。！？])"
)


@dataclass(frozen=True, slots=True)
class Reading:
    """A file that was read: what it states, and whose words these are."""

    path: Path
    by: Author
    statements: list[str]


def readings(root: Path) -> list[Reading]:
    """What a project's own instructions state, then what the client remembers by itself."""
    files = [(root / name, Author.PERSON) for name in BY_A_PERSON]
    files += [(path, Author.AGENT) for path in own_memory(str(root))]
    read = [Reading(path, by, statements(_text(path))) for path, by in files]
    return [reading for reading in read if reading.statements]


def statements(markdown: str) -> list[str]:
    """The ideas of a text: one a bullet, or one a sentence; code, headings and tables have none."""
    found: dict[str, None] = {}
    for block, is_bullet in _blocks(_REMARK.sub("", _FRONT_MATTER.sub("", markdown))):
        for words in _ideas(block, is_bullet):
            if len(words.split()) > 1 and not words.endswith(":"):
                found[clipped(words, MOST_CHARS)] = None
    return list(found)[:MOST_STATEMENTS]


def _ideas(block: str, is_bullet: bool) -> list[str]:
    plain = _STRESS.sub(r"\1", _LINK.sub(r"\1", block))
    words = " ".join(plain.split())
    if is_bullet and len(words) <= MOST_CHARS:
        return [words]
    return [sentence for part in _SENTENCE_END.split(words) if (sentence := part.strip())]


def _blocks(markdown: str) -> Iterator[tuple[str, bool]]:
    """The bullets and paragraphs of a text, without what is no prose."""
    block: list[str] = []
    is_bullet = False
    for line in _prose(markdown):
        begins = _BULLET.match(line)
        if begins or not line.strip():
            yield " ".join(block), is_bullet
            block, is_bullet = [], bool(begins)
        block.append(line[begins.end() :] if begins else line.strip().lstrip("> "))
    yield " ".join(block), is_bullet


def _prose(markdown: str) -> Iterator[str]:
    """The lines of a text; an empty one stands for each that is code, a heading or a table."""
    fence = ""
    after_blank, in_list = True, False
    for line, below in pairwise([*markdown.splitlines(), ""]):
        mark = _FENCE.match(line)
        if mark and (not fence or (line.strip().startswith(fence) and line.strip() == mark[1])):
            fence = "" if fence else mark[1]
            yield ""
            continue
        in_list = bool(_BULLET.match(line)) or (in_list and line[:1] in (" ", "\t", ""))
        is_code = bool(fence) or (after_blank and not in_list and bool(_CODE.match(line)))
        is_heading = bool(line.strip()) and not in_list and bool(_UNDERLINE.match(below))
        skipped = is_code or is_heading or _NO_PROSE.match(line)
        yield "" if skipped else line
        after_blank = not line.strip()


def _text(path: Path) -> str:
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return file.read(MOST_READ)
    except OSError:
        return ""
