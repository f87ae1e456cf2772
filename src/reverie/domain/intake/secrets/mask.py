"""Masking: what looks like a secret is replaced before it touches a disk."""

from __future__ import annotations

import re

from reverie.domain.intake.secrets.addresses import ADDRESSES, WEBHOOKS
from reverie.domain.intake.secrets.contexts import FILES, PLACES
from reverie.domain.intake.secrets.prose import DRAWN, SPOKEN
from reverie.domain.intake.secrets.services import BEGINNINGS, KEYS, SHAPES

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
SHAPED_WORD, RANDOM_WORD = 26, 32
"""Letters of a word from which on it may be one that is known by its shape, or looks random."""
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
    return _without_random_runs(text) if _words(text.split(), RANDOM_WORD) else text


def _in_block(text: str) -> str:
    """A block without its secrets: what stands in an address, long words, and the rest."""
    text = _without(_ADDRESSED, text)
    if long := [word for word in _words(text.split(), LONG_WORD) if not _TELLING.isdisjoint(word)]:
        if shaped := _words(long, SHAPED_WORD):
            text = _without(_SHAPED, text, " ".join(shaped))
        text = _without(_BEGUN, text, " ".join(long))
        if any(map(_holds_digits, long)):
            text = _without(_DRAWN, text)
    return _without(_PLACED, text)


def _without(rows: _Rows, text: str, among: str | None = None) -> str:
    """The text without what some rows find; `among` holds the words in which they can."""
    lowered = (text if among is None else among).lower()
    met: dict[str, bool] = {}
    for hints, expression, replaced in rows:
        for either in _ALL_SETS.get(hints) or _parted(hints):
            if either not in met:
                met[either] = any(hint in lowered for hint in _SETS[either])
            if not met[either]:
                break
        else:
            if among is None or re.search(expression, among):
                text = re.sub(expression, replaced, text)
    return text


def _words(words: list[str], length: int) -> list[str]:
    """The words that are at least so long."""
    return [word for word in words if len(word) >= length]


_TELLING = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_~$-")
"""What makes a word more than small letters and the signs of a path, as each secret is."""


def _holds_digits(word: str) -> bool:
    return sum(map(word.count, "0123456789")) > 1


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
    if piece:
        yield "".join(piece)


def _kept_before(found: re.Match[str]) -> str:
    if re.search(r"x{8}|X{8}|\*{4}|\.{4}", found[0]):
        return found[0]
    return f"{found[1] or ''}{MASK}" if found.re.groups else MASK


def _unless_placeholder(found: re.Match[str]) -> str:
    from reverie.domain.intake.secrets.placeholders import is_placeholder

    before = (found[1] if found.re.groups else "") or ""
    value = found[0][len(before) :]
    if MASK in value or is_placeholder(before, value):
        return found[0]
    return f"{before}{MASK}"


def _values_masked(found: re.Match[str]) -> str:
    """A part of a manifest in which each value is replaced, and no name."""
    return re.sub(r"(:[ ]*\"?)(?![ \n\"{\[])[^\s\",]{4,20000}", rf"\1{MASK}", found[0])


def _without_random_runs(text: str) -> str:
    from reverie.domain.intake.secrets.entropy import RUN, holds_random_run, looks_random

    def masked_if_random(found: re.Match[str]) -> str:
        return MASK if found[1] is None and looks_random(found[0]) else found[0]

    return re.sub(RUN, masked_if_random, text) if holds_random_run(text) else text


if TYPE_CHECKING:
    from collections.abc import Callable

    _Rows = list[tuple[str, str, Callable[[re.Match[str]], str]]]

_ALL_SETS: dict[str, list[str]] = {}
"""The sets of hints that must all be met, by the hints of a row that was looked at."""
_SETS: dict[str, list[str]] = {}
"""The hints of which one must stand in a text, by how their set is written."""


def _parted(hints: str) -> list[str]:
    """The sets of a row's hints; parted when the row is first looked at, as a hook looks at few."""
    sets = _ALL_SETS[hints] = [either.strip() for either in hints.split("&")]
    _SETS.update((either, either.split()) for either in sets)
    return sets


def _rows(table: Iterable[tuple[str, str, str]], replaced: Callable[[re.Match[str]], str]) -> _Rows:
    """The rows of a table without their names, each with what takes the place of what it finds."""
    return [(hints, expression, replaced) for _, hints, expression in table]


_SPANNING = [*_rows(KEYS, _kept_before), *_rows(FILES, _unless_placeholder)]
"""What may reach over several lines."""
_ADDRESSED = _rows(ADDRESSES, _unless_placeholder)
_SHAPED, _BEGUN = _rows(SHAPES, _kept_before), _rows(BEGINNINGS, _kept_before)
_DRAWN = _rows(DRAWN, _unless_placeholder)
_PLACED = _rows((*WEBHOOKS, *PLACES, *SPOKEN), _unless_placeholder)
