"""Masking: what looks like a secret is replaced before it touches a disk."""

from __future__ import annotations

import re

from reverie.domain.intake.secrets.entropy import RUN, holds_random_run, looks_random
from reverie.domain.intake.secrets.placeholders import is_placeholder
from reverie.domain.intake.secrets.places import ADDRESSES, FILES, PLACES
from reverie.domain.intake.secrets.services import KEYS, SERVICES, SHAPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

MASK = "[secret]"
ROUNDS = 4
"""How often a text is gone over at most: what is left of one secret may show another."""
BLOCK = 1_000
"""Characters gone over together, so that an expression is run only near one of its hints."""
LONG_WORD = 24
"""Letters of a word from which on it may be a secret that has no telling beginning."""
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
    text = "".join(_without(_ON_A_LINE, _shaped(block)) for block in _blocks(text))
    return re.sub(RUN, _if_random, text) if holds_random_run(text) else text


def _without(rows: _Rows, text: str) -> str:
    lowered = text.lower()
    for hints, expression, replaced in rows:
        if _is_hinted_at(hints, lowered):
            text = re.sub(expression, replaced, text)
    return text


def _is_hinted_at(hints: list[list[str]], lowered: str) -> bool:
    """Whether of each set of hints one stands in a text; plain loops, as this is done most."""
    for either in hints:
        for hint in either:
            if hint in lowered:
                break
        else:
            return False
    return True


def _shaped(text: str) -> str:
    """The text without what only its shape gives away."""
    long = " ".join(word for word in text.split() if len(word) >= LONG_WORD)
    for hints, expression, replaced in _AMONG_LONG_WORDS if long else ():
        if _is_hinted_at(hints, long.lower()) and re.search(expression, long):
            text = re.sub(expression, replaced, text)
    return text


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

    _Rows = list[tuple[list[list[str]], str, Callable[[re.Match[str]], str]]]


def _rows(table: Iterable[tuple[str, str, str]], replaced: Callable[[re.Match[str]], str]) -> _Rows:
    return [
        ([either.split() for either in hints.split("&")], expression, replaced)
        for _, hints, expression in table
    ]


_SPANNING = [*_rows(KEYS, _kept_before), *_rows(FILES, _unless_placeholder)]
"""What may reach over several lines."""
_AMONG_LONG_WORDS = _rows(SHAPES, _kept_before)
_ON_A_LINE = [
    *_rows(ADDRESSES, _unless_placeholder),
    *_rows(SERVICES, _kept_before),
    *_rows(PLACES, _unless_placeholder),
]
