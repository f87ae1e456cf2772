"""Every regular expression of the package, and how it is used, found without running anything."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from reverie.domain.intake.secrets import mask
from reverie.domain.language.pattern import _Uncompiled
from tests.architecture.source_tree import Module, modules

ASKED = frozenset({"match", "fullmatch", "search", "sub", "subn", "split", "findall", "finditer"})
AT_ONE_PLACE = frozenset({"match", "fullmatch"})
WHOLE = {"reverie.rulebook.file_kinds:_ROOMS": "fullmatch"}
"""Patterns that are asked in a loop, under another name, for all of a text."""
GIVEN_TO = frozenset(
    {
        "reverie.config_edit",
        "reverie.domain.intake.repository_address",
        "reverie.domain.intake.secrets.mask",
        "reverie.domain.language.pattern",
        "reverie.domain.language.question_table",
        "reverie.recall.query",
        "reverie.rulebook.handoffs",
        "reverie.transports.file_merge",
        "reverie.transports.git_words",
        "reverie.transports.s3",
    }
)
"""Modules that put an expression together from what they are given: MADE has some of these."""
MADE = (
    (r"\s*\[\s*sleep\s*\]\s*(#.*)?$", 0, "match"),
    (r"\s*deep_sleep_every_days\s*=", 0, "match"),
    (r"\b(?:Ada|Bob\ X)\b", re.IGNORECASE, "search"),
    (r"(?<!\w)handoff:\s*`?((?:[\w.~-]+/)*[\w.~-]*(?:/|\.)[\w~-]+)`?", re.IGNORECASE, "finditer"),
    (r"\b([Nn]ight|[Nn]ap) 12\b", 0, "sub"),
)


@dataclass
class Expression:
    """One regular expression, where it stands, and what it is asked for."""

    text: str | bytes
    flags: int
    places: list[str] = field(default_factory=list)
    asked: set[str] = field(default_factory=set)

    def __str__(self) -> str:
        return f"{self.places[0]} {self.text!r}"[:200]


@cache
def expressions() -> tuple[Expression, ...]:
    """All of them, each once: what modules hold, what calls of `re` say, what masks secrets."""
    found: dict[tuple[str | bytes, int], Expression] = {}
    asked = _asked()
    for place, text, flags in _everywhere():
        plain = flags & ~(re.UNICODE | re.DEBUG)
        one = found.setdefault((text, plain), Expression(text, plain))
        one.places.append(place)
        one.asked |= _asked_at(place, asked)
    return tuple(found.values())


def unread() -> set[str]:
    """The modules with an expression that stands nowhere as it is used."""
    return {module.name for module in modules() if None in [text for _, text, _ in _called(module)]}


def _everywhere() -> Iterator[tuple[str, str | bytes, int]]:
    for module in modules():
        if not module.name.endswith("__main__"):
            yield from _held(import_module(module.name), module.name)
            yield from (
                (place, text, flags) for place, text, flags in _called(module) if text is not None
            )
    for rows in (
        mask._SPANNING,
        mask._ADDRESSED,
        mask._SHAPED,
        mask._BEGUN,
        mask._DRAWN,
        mask._PLACED,
    ):
        yield from (("reverie.domain.intake.secrets:sub", row[1], 0) for row in rows)
    yield from ((f"made:{asked}", text, flags) for text, flags, asked in MADE)


def _held(module: ModuleType, name: str) -> Iterator[tuple[str, str | bytes, int]]:
    """The patterns that a module holds, in tables and lists too."""
    seen: set[int] = set()
    waiting: list[tuple[str, Any]] = [(f"{name}:{key}", it) for key, it in vars(module).items()]
    while waiting:
        place, it = waiting.pop()
        if isinstance(it, re.Pattern):
            yield place, it.pattern, it.flags
        elif isinstance(it, _Uncompiled):
            yield place, it._expression, it._flags
        elif id(it) not in seen:
            seen.add(id(it))
            waiting += _inside(place, it)


def _inside(place: str, it: Any) -> list[tuple[str, Any]]:
    if isinstance(it, dict):
        return [(f"{place}.{key}", one) for key, one in it.items()]
    if isinstance(it, list | tuple | set | frozenset):
        return [(place, one) for one in it]
    if type(it).__module__.startswith("reverie") and not isinstance(it, type):
        return [(f"{place}.{key}", one) for key, one in getattr(it, "__dict__", {}).items()]
    return []


def _called(module: Module) -> Iterator[tuple[str, str | bytes | None, int]]:
    """What is given to `re` where it is used at once; None if it cannot be read off."""
    for node in ast.walk(module.tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="re"), attr=asked)):
                place = f"{module.name}:{asked}"
                if asked in ASKED or (asked == "compile" and module.name in GIVEN_TO):
                    yield place, _value(node.args[0], module), _flags(node, asked, module)


def _value(node: ast.expr, module: Module) -> Any:
    try:
        code = compile(ast.Expression(node), module.name, "eval")
        return eval(code, dict(vars(import_module(module.name))))
    except NameError:
        return None


def _flags(node: ast.Call, asked: str, module: Module) -> int:
    named = [one.value for one in node.keywords if one.arg == "flags"]
    place = {"sub": 4, "subn": 4, "split": 3, "compile": 1}.get(asked, 2)
    given = named or node.args[place : place + 1]
    return int(_value(given[0], module) or 0) if given else 0


def _asked() -> dict[tuple[str, str], set[str]]:
    """What each name is asked for: a private one in its module, any other anywhere."""
    found: dict[tuple[str, str], set[str]] = {}
    for module in modules():
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Attribute) and node.attr in ASKED:
                owner = node.value
                name = getattr(owner, "id", None) or getattr(owner, "attr", None) or ""
                where = module.name if name.startswith("_") else ""
                found.setdefault((where, name), set()).add(node.attr)
    return found


def _asked_at(place: str, asked: dict[tuple[str, str], set[str]]) -> set[str]:
    module, _, path = place.partition(":")
    name = path.rpartition(".")[2]
    if path in ASKED:
        return {path}
    if place in WHOLE:
        return {WHOLE[place]}
    return asked.get((module if name.startswith("_") else "", name), set())
