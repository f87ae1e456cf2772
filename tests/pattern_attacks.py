"""Attacks on a regular expression: texts that make it try a way again and again."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from re import _constants as codes  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any, NamedTuple

LONG = 12
"""From how many times on what may be repeated can be pumped."""
MOST_UNITS = 60
"""Units that are tried of one expression."""
ANYWHERE = (
    *"\"'\\ \n\t([{<aA0_/`*.-:é",
    "'\\",
    '"\\',
    " \n",
    "a ",
    "a.",
    "a,",
    "a\n",
    "a/",
    "- ",
    "0.",
)
LETTERS = "a0 _-.\n\"'\\,:;/()[]{}<>#@!?=*+|~`&%$^AzéZ\t\u201c’–"
"""Letters tried where a set or a class stands."""


class Attack(NamedTuple):
    """A text that may be made as long as one likes: a head, a unit over and over, a tail."""

    head: str
    unit: str
    tail: str
    is_bytes: bool

    def text(self, length: int) -> str | bytes:
        """The text, of about so many characters."""
        made = self.head + self.unit * (length // len(self.unit)) + self.tail
        return made.encode() if self.is_bytes else made

    def __str__(self) -> str:
        return f"{self.head!r} + {self.unit!r} * n + {self.tail!r}"


def attacks(expression: str | bytes, flags: int = 0) -> Iterator[Attack]:
    """Attacks on an expression, made of what it repeats, and of what is tried on any."""
    is_bytes = isinstance(expression, bytes)
    told = expression.decode("latin-1") if isinstance(expression, bytes) else expression
    tree = parser.parse(told, flags)
    heads: dict[str, None] = {"": None}
    pumps: dict[str, None] = {}
    tails: dict[str, None] = {"\0": None, "": None}
    _walk(tree, "", heads, pumps, tails)
    pumps.update(dict.fromkeys([*_examples(tree)[:2], *heads]))
    own = [one for one in pumps if one][:MOST_UNITS]
    for unit, head, tail in product(own, [*heads][:6], [*tails][:5]):
        yield Attack(head, unit, tail, is_bytes)
    for unit, head in product(ANYWHERE, [*heads][:3]):
        yield Attack(head, unit, "\0", is_bytes)


def _walk(
    tree: Any,
    before: str,
    heads: dict[str, None],
    pumps: dict[str, None],
    tails: dict[str, None],
) -> None:
    """Gather what each long repeat repeats, what may stand before it, and what may end it."""
    said = before
    last: list[str] = []
    for code, given in tree:
        if code in (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT):
            _, most, inner = given
            bodies = _examples(inner)
            _walk(inner, said, heads, pumps, tails)
            if most >= LONG:
                heads[said] = None
                pumps.update(dict.fromkeys(bodies))
                for one, other in product(last[:4], bodies[:4]):
                    pumps[one + other] = None
                last = bodies
        elif code is codes.SUBPATTERN:
            _walk(given[3], said, heads, pumps, tails)
        elif code is codes.ATOMIC_GROUP:
            _walk(given, said, heads, pumps, tails)
        elif code is codes.BRANCH:
            for one in given[1]:
                _walk(one, said, heads, pumps, tails)
        elif code in (codes.ASSERT, codes.ASSERT_NOT):
            _walk(given[1], said, heads, pumps, tails)
        elif code is codes.NOT_LITERAL:
            tails[chr(given)] = None
        elif code is codes.IN and given[0][0] is codes.NEGATE:
            tails.update({chr(told): None for kind, told in given if kind is codes.LITERAL})
        said += next(iter(_examples([(code, given)])), "")


def _examples(tree: Any, most: int = 6) -> list[str]:
    """Some texts that a tree takes, short ones."""
    found = [""]
    for code, given in tree:
        found = [one + other for one in found for other in _of(code, given)][:most] or found
    return found


def _of(code: Any, given: Any) -> list[str]:
    if code is codes.LITERAL:
        return [chr(given)]
    if code is codes.NOT_LITERAL:
        return [one for one in LETTERS if one != chr(given)][:3]
    if code is codes.ANY:
        return ["a", " ", "\\"]
    if code is codes.IN:
        return _in(given)
    if code in (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT):
        least, _, inner = given
        return [one * max(1, min(least, 64)) for one in _examples(inner)]
    if code is codes.SUBPATTERN:
        return _examples(given[3])
    if code is codes.ATOMIC_GROUP:
        return _examples(given)
    if code is codes.BRANCH:
        return [one for part in given[1] for one in _examples(part, 2)][:24]
    return [""]


def _in(given: Sequence[Any]) -> list[str]:
    """Letters that a set takes: one of each thing it names, or what it leaves."""
    expression = _spelled(given)
    return [one for one in LETTERS if _takes(given, one)][:6] or expression


def _spelled(given: Sequence[Any]) -> list[str]:
    found = []
    for code, told in given:
        if code is codes.LITERAL:
            found.append(chr(told))
        elif code is codes.RANGE:
            found.append(chr(told[0]))
    return found or ["a"]


def _takes(given: Sequence[Any], letter: str) -> bool:
    is_not = given[0][0] is codes.NEGATE
    taken = any(_is(code, told, letter) for code, told in given[is_not:])
    return taken != is_not


CLASSES = {
    codes.CATEGORY_DIGIT: r"\d",
    codes.CATEGORY_NOT_DIGIT: r"\D",
    codes.CATEGORY_SPACE: r"\s",
    codes.CATEGORY_NOT_SPACE: r"\S",
    codes.CATEGORY_WORD: r"\w",
    codes.CATEGORY_NOT_WORD: r"\W",
}


def _is(code: Any, told: Any, letter: str) -> bool:
    if code is codes.LITERAL:
        return chr(told) == letter
    if code is codes.RANGE:
        return bool(told[0] <= ord(letter) <= told[1])
    if code is codes.CATEGORY:
        return re.match(CLASSES[told], letter) is not None
    return False
