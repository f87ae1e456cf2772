"""The first reading: what is written about a project already, as statements to remember."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from reverie.domain.intake.text import clipped
from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Author, Kind
from reverie.frozen import dataclass
from reverie.hosts.claude_code.client import own_memory
from reverie.text_file import whole

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

MOST_STATEMENTS = 200
MOST_CHARS = 2_000
"""Characters of one statement; a longer bullet is taken sentence by sentence."""
MOST_BYTES, MOST_READ = 1 << 20, 1 << 17
"""Bytes of the longest file that is read, and characters of it that are looked at."""
MOST_MARKED = 2 * MOST_CHARS
"""Characters of a paragraph from which on links and stress stay as they are: it is no prose."""
BY_A_PERSON = ("CLAUDE.md", "CLAUDE.local.md", ".claude/CLAUDE.md")

_FRONT_MATTER = re.compile(r"\A---[^\S\n]*\n.*?^(?:---|\.\.\.)[^\S\n]*(?:\n|\Z)", re.S | re.M)
_REMARK = re.compile(r"<!--.*?(?:-->|\Z)", re.S)
_COLON = re.compile(r"(?<=\S): +(?=\S)")
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
    files = [(root / name, Author.PERSON, root) for name in BY_A_PERSON]
    files += [(path, Author.AGENT, path.parent) for path in own_memory(str(root))]
    read = [Reading(path, by, statements(_text(path, below))) for path, by, below in files]
    return [reading for reading in read if reading.statements]


def statements(markdown: str) -> list[str]:
    """The ideas of a text: one a bullet, or one a sentence; code, headings and tables have none."""
    found: dict[str, None] = {}
    for block, is_bullet in _blocks(_REMARK.sub("", _FRONT_MATTER.sub("", markdown))):
        for words in _ideas(block, is_bullet):
            if len(words.split()) > 1 and not words.endswith(":"):
                found[clipped(words, MOST_CHARS)] = None
        if len(found) >= MOST_STATEMENTS:
            break
    return list(found)[:MOST_STATEMENTS]


def rule_in(words: str, by: Author, language: Language = DEFAULT) -> Kind | None:
    """A constraint, if a person states one after a colon; else its words say what it is."""
    _, *after = _COLON.split(words)
    kinds = [language.cues.kind_of(part, Voice.PERSON) for part in (words, *after)]
    is_rule = by is Author.PERSON and kinds[0] is Kind.FACT and Kind.CONSTRAINT in kinds
    return Kind.CONSTRAINT if is_rule else None


def _ideas(block: str, is_bullet: bool) -> list[str]:
    words = " ".join(block.split())
    if is_bullet and len(words) <= MOST_CHARS:
        return [words]
    return [sentence for part in _SENTENCE_END.split(words) if (sentence := part.strip())]


def _blocks(markdown: str) -> Iterator[tuple[str, bool]]:
    """The paragraphs of a text, by CommonMark, and whether each is the first of a bullet."""
    from markdown_it import MarkdownIt

    reader = MarkdownIt("commonmark").enable("table").disable(["html_block", "inline"])
    references: dict[str, object] = {}
    opened = ["", ""]
    for token in reader.parse(markdown, references):
        if token.type == "inline" and opened[-1] == "paragraph_open":
            is_bullet = opened[-2] == "list_item_open"
            words = _without_box(token.content) if is_bullet else token.content
            yield _plain(reader, words, references), is_bullet
        opened = [opened[-1], token.type]


def _without_box(words: str) -> str:
    """A task without the box that tells whether it is done."""
    return words[4:] if words[:4] in ("[ ] ", "[x] ", "[X] ") else words


def _plain(reader: MarkdownIt, words: str, references: dict[str, object]) -> str:
    """The words of a paragraph without links, stress and lines that only import a file."""
    lines = [line for line in words.splitlines() if not _is_import(line)]
    text = "\n".join(lines)
    if len(text) > MOST_MARKED:
        return text
    return "".join(map(_as_read, reader.inline.parse(text, reader, references, [])))


def _is_import(line: str) -> bool:
    return line.startswith("@") and len(line.split()) == 1


def _as_read(piece: Token) -> str:
    """What a person reads of one piece of a paragraph; code keeps its marks."""
    if piece.type in ("softbreak", "hardbreak"):
        return " "
    is_code = piece.type == "code_inline"
    return f"{piece.markup}{piece.content}{piece.markup}" if is_code else piece.content


def _text(path: Path, below: Path) -> str:
    """What a file states first; nothing of a pipe, a device, or a link out of its folder."""
    try:
        return whole(path, MOST_BYTES, below=below).decode(errors="replace")[:MOST_READ]
    except OSError:
        return ""
