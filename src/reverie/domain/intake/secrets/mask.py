"""Masking: what looks like a secret is replaced before it touches a disk."""

from __future__ import annotations

import re

from reverie.domain.intake.secrets.contexts import ADDRESSES, FILES, PLACES
from reverie.domain.intake.secrets.entropy import RUN, holds_random_run, looks_random
from reverie.domain.intake.secrets.placeholders import is_placeholder
from reverie.domain.intake.secrets.services import KEYS, SERVICES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

MASK = "[secret]"
ROUNDS = 4
"""How often a text is gone over at most: what is left of one secret may show another."""
BLOCK = 1_000
"""Characters gone over together, so that an expression is run only near one of its hints."""
LONG_WORD = 16
"""Letters of a word from which on it may be the secret of a service."""
_MANIFEST = (
    r"(?m:^([ ]*+)(?:data|stringData):[ ]*+\n)(?:\1[ ]++[^\n]*+(?:\n|\Z))++"
    r"|(\"(?:data|stringData)\"\s{0,3}:\s{0,3}\{)[^{}]{4,20000}+\}"
)
"""The part of a Kubernetes secret in which the values stand."""


def masked(text: str) -> str:
    """The text with its secrets replaced; most texts hold none and cost next to nothing."""
    for _ in range(ROUNDS):
        once = _masked_once(text)
        if once == text:
            break
        text = once
    return text


def _masked_once(text: str) -> str:
    text = _without(_SPANNING, text)
    if "Secret" in text and re.search(r"\bkind\"?:\s{0,3}\"?Secret\b", text):
        text = re.sub(_MANIFEST, _values_masked, text)
    text = "".join(_in_block(block) for block in _blocks(text))
    return re.sub(RUN, _if_random, text) if holds_random_run(text) else text


def _without(rows: _Rows, text: str, among: str | None = None) -> str:
    """The text without what some rows find; `among` holds the words in which they can."""
    lowered = (text if among is None else among).lower()
    met: dict[str, bool] = {}
    for hints, expression, replaced in rows:
        for either in hints:
            if either not in met:
                met[either] = any(hint in lowered for hint in _SETS[either])
            if not met[either]:
                break
        else:
            if among is None or re.search(expression, among):
                text = re.sub(expression, replaced, text)
    return text


def _in_block(text: str) -> str:
    """A block without its secrets: what stands in an address, long words, and the rest."""
    text = _without(_ADDRESSED, text)
    long = " ".join(word for word in text.split() if len(word) >= LONG_WORD)
    if long:
        text = _without(_LONG_WORDS, text, long)
    return _without(_PLACED, text)


def _blocks(text: str) -> Iterator[str]:
    """The text in pieces of whole lines."""
    if len(text) <= 2 * BLOCK:
        yield text
        return
    size, piece = 0, []
    for line in text.splitlines(keepends=True):
        piece.append(line)
        size += len(line)
        if size >= BLOCK:
            yield "".join(piece)
            size, piece = 0, []
    yield "".join(piece)


def _kept_before(found: re.Match[str]) -> str:
    if re.search(r"x{8}|X{8}|\*{4}|\.{4}", found[0]):
        return found[0]
    return f"{found[1] or ''}{MASK}" if found.re.groups else MASK


def _unless_placeholder(found: re.Match[str]) -> str:
    before = (found[1] if found.re.groups else "") or ""
    value = found[0][len(before) :]
    if MASK in value or is_placeholder(before, value):
        return found[0]
    return f"{before}{MASK}"


def _values_masked(found: re.Match[str]) -> str:
    """A part of a manifest in which each value is replaced, and no name."""
    return re.sub(r"(:[ ]*\"?)(?![ \n\"{\[])[^\s\",]{4,20000}", rf"\1{MASK}", found[0])


def _if_random(found: re.Match[str]) -> str:
    return MASK if found[1] is None and looks_random(found[0]) else found[0]


if TYPE_CHECKING:
    from collections.abc import Callable

    _Rows = list[tuple[list[str], str, Callable[[re.Match[str]], str]]]

_SETS: dict[str, list[str]] = {}
"""Sets of hints of which one must stand in a text, by how they are written."""


def _rows(table: Iterable[tuple[str, str, str]], replaced: Callable[[re.Match[str]], str]) -> _Rows:
    """The rows of a table, each with the sets of its hints."""
    rows: _Rows = []
    for _, hints, expression in table:
        sets = hints.split("&")
        for either in sets:
            _SETS[either] = either.split()
        rows.append((sets, expression, replaced))
    return rows


_SPANNING = [*_rows(KEYS, _kept_before), *_rows(FILES, _unless_placeholder)]
"""What may reach over several lines."""
_ADDRESSED = _rows(ADDRESSES, _unless_placeholder)
_LONG_WORDS = _rows(SERVICES, _kept_before)
_PLACED = _rows(PLACES, _unless_placeholder)
