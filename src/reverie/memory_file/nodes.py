"""YAML nodes: a file's values with the line and column they stand on."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from enum import StrEnum
from typing import TypeVar

from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import AliasEvent
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from ruamel.yaml.tokens import (
    BlockEndToken,
    BlockMappingStartToken,
    BlockSequenceStartToken,
    FlowMappingEndToken,
    FlowMappingStartToken,
    FlowSequenceEndToken,
    FlowSequenceStartToken,
    Token,
)

from reverie.errors import FileRefused
from reverie.parsers import pure_yaml

MOST_BYTES = 4 << 20
CONFLICT = re.compile(r"^(?:<<<<<<<|=======|>>>>>>>|\|\|\|\|\|\|\|)(?: |$)")
MOST_LEVELS = 32
NUMBER_CHARS = 19
_BRACKET = re.compile(r"[\[\]{}]")
_DEEP = re.compile(r"(?:[-?:] +){16}|^ {64}", re.MULTILINE)
_OPENING = (
    BlockMappingStartToken,
    BlockSequenceStartToken,
    FlowMappingStartToken,
    FlowSequenceStartToken,
)
_CLOSING = (BlockEndToken, FlowMappingEndToken, FlowSequenceEndToken)
_HALF = re.compile("[\ud800-\udfff]")
_ALIAS = re.compile(r"(?:^|[\s\[{,])\*\S", re.MULTILINE)
Keys = Mapping[str, Node]
E = TypeVar("E", bound=StrEnum)
N = TypeVar("N", int, float)


def addresses_in(text: str) -> dict[int, str]:
    """What stands on which line, by the addresses the writer uses."""
    found: dict[int, str] = {}
    _address(root_of(text), "", found)
    return found


def root_of(text: str) -> MappingNode:
    """The outermost mapping of a file, if it is sound YAML that we can take."""
    if not text.strip():
        raise FileRefused(1, 1, "the file is empty; delete it to have it written anew")
    if len(text.encode(errors="replace")) > MOST_BYTES:
        raise FileRefused(1, 1, f"the file is larger than {MOST_BYTES >> 20} MB; shorten it")
    for number, line in enumerate(text.splitlines(), start=1):
        if CONFLICT.match(line):
            raise FileRefused(
                number, 1, "git left a conflict here; `reverie memory merge` keeps both sides"
            )
    try:
        _refuse_if_deep(text)
        for event in pure_yaml().parse(text) if _ALIAS.search(text) else ():
            if isinstance(event, AliasEvent):
                raise refusal_at(event, "aliases (*name) are not taken; write the words themselves")
        node = pure_yaml().compose(text)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        words = str(error.problem or error.context or "not YAML").replace("'\\t'", "a tab")
        if "end of stream" in words and error.context_mark:
            mark, words = error.context_mark, "a quote or bracket is opened here and never closed"
        raise FileRefused(mark.line + 1, mark.column + 1, f"{words}; correct it") from None
    except (YAMLError, ValueError, RecursionError) as error:
        place = int(getattr(error, "position", 0) or 0)
        words = str(error).splitlines()[0] if str(error) else "not YAML"
        raise FileRefused(text[:place].count("\n") + 1, 1, f"{words}; correct it") from None
    if not isinstance(node, MappingNode):
        raise FileRefused(1, 1, "the file is no mapping; it begins with `meta:`")
    return node


def _refuse_if_deep(text: str) -> None:
    """Refuse what is nested far deeper than any memory file, before it is read in full."""
    depth = deepest = 0
    for sign in _BRACKET.findall(text):
        depth += 1 if sign in "[{" else -1
        deepest = max(deepest, depth)
    if deepest <= MOST_LEVELS and not _DEEP.search(text):
        return
    level = 0
    for token in pure_yaml().scan(text):
        level += isinstance(token, _OPENING) - isinstance(token, _CLOSING)
        if level > MOST_LEVELS:
            raise refusal_at(token, "this is nested too deeply for a memory file; correct it")


def refusal_at(place: Node | AliasEvent | Token, words: str) -> FileRefused:
    """A refusal that points at a place of the file."""
    return FileRefused(place.start_mark.line + 1, place.start_mark.column + 1, words)


def _address(node: Node, path: str, found: dict[int, str]) -> None:
    if isinstance(node, MappingNode):
        for key, value in node.value:
            address = f"{path}/{key.value}".lstrip("/").replace("narrative_hooks", "hooks")
            found.setdefault(key.start_mark.line, address)
            _address(value, address, found)
    elif isinstance(node, SequenceNode):
        for place, item in enumerate(node.value):
            address = _name_of(item) or f"{path}/[{place}]"
            found.setdefault(item.start_mark.line, address)
            _address(item, address, found)


def _name_of(item: Node) -> str:
    if isinstance(item, MappingNode):
        for key, value in item.value:
            if key.value == "id" and isinstance(value, ScalarNode):
                return f"#{value.value}"
        for key, value in item.value:
            if key.value == "session" and isinstance(value, ScalarNode):
                return f"@{value.value}"
    return ""


def keys_of(node: Node, known: Collection[str]) -> dict[str, Node]:
    """The values of a mapping by name; refuses a name it does not know or has seen."""
    if isinstance(node, ScalarNode) and node.value in ("", "null", "~"):
        return {}
    if not isinstance(node, MappingNode):
        raise refusal_at(node, f"expected keys and values here, such as `{sorted(known)[0]}: …`")
    found: dict[str, Node] = {}
    for key, value in node.value:
        name = key.value if isinstance(key, ScalarNode) else ""
        if name not in known:
            colon = "; a text that holds a colon goes in quotes" if " " in str(name) else ""
            words = f"`{str(name)[:40]}` is not known here; one of {listed(known)}{colon}"
            raise refusal_at(key, words)
        if name in found:
            raise refusal_at(key, f"`{name}` stands here twice; keep one")
        found[name] = value
    return found


def section(above: Keys, key: str, known: Collection[str]) -> dict[str, Node]:
    """The values of a mapping inside another; none if it is not there."""
    return keys_of(above[key], known) if key in above else {}


def each(section: Keys, key: str) -> list[Node]:
    """The entries of a list; none if it is not there."""
    node = section.get(key)
    if node is None or (isinstance(node, ScalarNode) and node.value in ("", "null", "~")):
        return []
    if not isinstance(node, SequenceNode):
        raise refusal_at(node, f"`{key}` is a list; begin each entry with a dash")
    return list(node.value)


def scalar(node: Node) -> str:
    """A text on one line."""
    if not isinstance(node, ScalarNode):
        raise refusal_at(node, "expected one text here; put it in quotes if it holds a colon")
    if _HALF.search(node.value):
        raise refusal_at(node, "this text holds half a character (a lone surrogate); retype it")
    return " ".join(str(node.value).replace("\x00", "").split())


def said(node: Node) -> str:
    """A text that says something."""
    text = scalar(node) if not isinstance(node, MappingNode) else ""
    if not text:
        raise refusal_at(node, "this entry says nothing; give it a text, or delete it")
    return text


def text(keys: Keys, key: str) -> str:
    """A text, or nothing."""
    node = keys.get(key)
    if node is None or (isinstance(node, ScalarNode) and _is_null(node)):
        return ""
    return scalar(node)


def number(keys: Keys, key: str) -> int | None:
    """A whole number, if there is one."""
    return _parsed(keys, key, int, "a whole number")


def share(keys: Keys, key: str) -> float | None:
    """A number from 0 to 1, if there is one."""
    share = _parsed(keys, key, float, "a number from 0 to 1")
    if share is not None and not 0 <= share <= 1:
        raise refusal_at(keys[key], f"`{key}` is {share:g}; give a number from 0 to 1")
    return share


def _parsed(keys: Keys, key: str, kind: Callable[[str], N], what: str) -> N | None:
    words = text(keys, key)
    try:
        if len(words) > NUMBER_CHARS:
            raise ValueError
        return kind(words) if words else None
    except ValueError:
        raise refusal_at(keys[key], f"`{key}` is {words[:40]!r}; give {what}") from None


def word(keys: Keys, key: str, words: type[E]) -> E | None:
    """One of some words, if there is one."""
    given = text(keys, key)
    if not given:
        return None
    try:
        return words(given)
    except ValueError:
        known = listed({word.value for word in words})
        raise refusal_at(keys[key], f"`{key}` is {given[:40]!r}; one of {known}") from None


def _is_null(node: ScalarNode) -> bool:
    return node.style is None and node.value in ("", "null", "~")


def listed(words: Collection[str]) -> str:
    """Words in order, for a message."""
    return ", ".join(sorted(words))
