"""Markdown as rules: the text of one file in directives, links, sections and mentions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import unquote

from reverie.domain.language import DEFAULT
from reverie.domain.values.directive import (
    Directive,
    LinkForm,
    Mention,
    Passage,
    Routine,
    RuleLink,
)
from reverie.rulebook.handoffs import DEFAULT_HANDOFFS, handoff_patterns
from reverie.rulebook.mentions import mentions_in
from reverie.rulebook.routines import routines_in

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

CELL_WORDS = 4
"""From how many words on a cell of a table says something by itself."""
PASSAGE_WORDS = 15
"""From how many words on a section may be a duplicate of another."""
_WIKILINK = re.compile(r"\[\[([^\[\]\n|]{0,200})(?:\|[^\[\]\n]{0,200})?\]\]")
_BLOCK_ID = re.compile(r"(?:^|\s)\^([\w-]{1,60})\s*$", re.MULTILINE)
_IMPORT = re.compile(r"(?<![\w`/])@((?:[\w.~-]+/)*[\w.-]+\.md)\b")
_ADDRESS = re.compile(r"[a-z][a-z0-9+.-]*:|//", re.IGNORECASE)


class RuleText(NamedTuple):
    """What one text of Markdown says."""

    directives: tuple[Directive, ...] = ()
    headings: tuple[str, ...] = ()
    block_ids: tuple[str, ...] = ()
    links: tuple[RuleLink, ...] = ()
    passages: tuple[Passage, ...] = ()
    routines: tuple[Routine, ...] = ()
    mentions: tuple[Mention, ...] = ()


class Line(NamedTuple):
    """One heading, paragraph, point or cell, with the line it begins on."""

    number: int
    token: Token
    heading: int
    """The level of a heading; 0 for anything else."""


def rule_text(text: str, after: int = 0, handoffs: Sequence[str] = DEFAULT_HANDOFFS) -> RuleText:
    """A text parsed once; `after` is how many lines stand before it in its file."""
    tokens = _parser().parse(text)
    lines = list(_lines(tokens, after))
    directives = tuple(_directives(lines))
    return RuleText(
        directives=directives,
        headings=tuple(_plain(line.token) for line in lines if line.heading),
        block_ids=tuple(_BLOCK_ID.findall(text)),
        links=tuple(_links(lines, handoffs)),
        passages=tuple(_passages(text, lines, after)),
        routines=tuple(_routines(tokens, after)),
        mentions=tuple(_mentions(lines)),
    )


@lru_cache(maxsize=1)
def _parser() -> MarkdownIt:
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark").enable("table")


def _lines(tokens: Sequence[Token], after: int) -> Iterator[Line]:
    """What is written, piece by piece; rows of a table that are short are one piece."""
    level, row = 0, after + 1
    cells: list[Token] | None = None
    is_head = False
    for token in tokens:
        is_head = token.type == "thead_open" or (is_head and token.type != "thead_close")
        if token.map:
            row = token.map[0] + after + 1
        if token.type == "heading_open":
            level = int(token.tag[1:])
        elif token.type == "tr_open":
            cells = []  # the head of a table names its columns and rules nothing
        elif token.type == "tr_close" and cells is not None:
            yield from _cells([] if is_head else cells, row)
            cells = None
        elif token.type == "inline":
            if cells is None:
                yield Line(row, token, level)
            else:
                cells.append(token)
            level = 0


def _cells(cells: list[Token], row: int) -> Iterator[Line]:
    """The cells of a row: each by itself where one says much, else the row as one."""
    if not cells or any(len(cell.content.split()) >= CELL_WORDS for cell in cells):
        yield from (Line(row, cell, 0) for cell in cells)
        return
    from markdown_it.token import Token

    parts = [child for cell in cells for child in (*(cell.children or ()), _gap())]
    content = ": ".join(cell.content for cell in cells)
    yield Line(row, Token("inline", "", 0, content=content, children=parts), 0)


def _gap() -> Token:
    from markdown_it.token import Token

    return Token("text", "", 0, content=" ")


def _plain(token: Token) -> str:
    """The words of a piece without its dress; code keeps its ticks, so that it is told apart."""
    parts = []
    for child in token.children or ():
        if child.type == "code_inline":
            parts.append(f"`{child.content}`")
        elif child.type in ("text", "text_special"):
            parts.append(child.content)
        elif child.type in ("softbreak", "hardbreak"):
            parts.append(" ")
    return " ".join("".join(parts).split())


def _directives(lines: Sequence[Line]) -> Iterator[Directive]:
    """Each sentence that is no heading, under the headings above it."""
    above: dict[int, str] = {}
    for line in lines:
        words = _plain(line.token)
        if line.heading:
            above = {level: head for level, head in above.items() if level < line.heading}
            above[line.heading] = words
            continue
        head = " / ".join(above.values())
        for sentence in DEFAULT.sentences.sentences(words):
            if any(letter.isalpha() for letter in sentence):
                yield Directive(line.number, sentence, head)


def _links(lines: Sequence[Line], handoffs: Sequence[str]) -> Iterator[RuleLink]:
    patterns = handoff_patterns(tuple(handoffs))
    for line in lines:
        children = line.token.children or ()
        for child in children:
            target = child.attrGet("href") or child.attrGet("src")
            if child.type in ("link_open", "image") and isinstance(target, str):
                yield from _markdown_link(line.number, target)
        text = "".join(c.content if c.type == "text" else "\n" for c in children)
        for found in _WIKILINK.finditer(text):
            yield _wikilink(line.number, found[1])
        for found in _IMPORT.finditer(text):
            yield RuleLink(line.number, LinkForm.IMPORT, found[1])
        for pattern in patterns:
            for found in pattern.finditer(text):
                yield RuleLink(line.number, LinkForm.HANDOFF, found[1])


def _markdown_link(line: int, target: str) -> Iterator[RuleLink]:
    if _ADDRESS.match(target) or "{" in target or "<" in target:
        return
    path, _, anchor = unquote(target).partition("#")
    if path or anchor:
        yield RuleLink(line, LinkForm.MARKDOWN, path.partition("?")[0], anchor)


def _wikilink(line: int, target: str) -> RuleLink:
    page, _, place = target.partition("#")
    if not place and "^" in page:
        page, _, block = page.partition("^")
        return RuleLink(line, LinkForm.WIKI, page.strip(), block=block.strip())
    if place.startswith("^"):
        return RuleLink(line, LinkForm.WIKI, page.strip(), block=place[1:].strip())
    return RuleLink(line, LinkForm.WIKI, page.strip(), place.rpartition("#")[2].strip())


def _passages(text: str, lines: Sequence[Line], after: int) -> Iterator[Passage]:
    """The sections of a text, each from its heading to the next one."""
    rows = text.splitlines()
    heads = [(line.number, _plain(line.token)) for line in lines if line.heading]
    starts = [(after + 1, ""), *heads]
    for place, (number, title) in enumerate(starts):
        end = starts[place + 1][0] if place + 1 < len(starts) else len(rows) + after + 1
        body = "\n".join(rows[number - after - (not title) : end - after - 1])
        if len(body.split()) >= PASSAGE_WORDS:
            yield Passage(number, title, body)


def _routines(tokens: Sequence[Token], after: int) -> Iterator[Routine]:
    for token in tokens:
        if token.type == "fence" and token.map:
            kind = token.info.split()[0] if token.info.split() else ""
            for found in routines_in(token.content, kind):
                yield Routine(found.line + token.map[0] + after + 1, found.name, found.lines)


def _mentions(lines: Sequence[Line]) -> Iterator[Mention]:
    for line in lines:
        said = _plain(line.token)
        for child in line.token.children or ():
            if child.type == "code_inline":
                for what in mentions_in(child.content):
                    yield Mention(line.number, what, said)
