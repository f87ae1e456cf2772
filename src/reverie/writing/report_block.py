"""The blocks of a report: titled lists of lines, whoever shows them."""

from __future__ import annotations

from typing import NamedTuple


class Line(NamedTuple):
    """One line of a block: what it says, and what is faint beside it; `code` is a command."""

    text: str
    label: str = ""
    note: str = ""
    code: str = ""
    link: str = ""
    """A file beside the page."""


class Block(NamedTuple):
    """A part of a report with a title; a paragraph has none."""

    title: str
    lines: tuple[Line, ...]
