"""Mentions: what of a project a piece of code in a rule names, and whether that is still there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

PATH, MAKE, SCRIPT, SYMBOL = "path", "make", "script", "symbol"
_FILE = re.compile(r"(?:\./)?((?:[\w.@+-]+/)+[\w.@+-]*\.\w{1,8}|(?:[\w.@+-]+/){2,})(?::\d+)?")
_MAKE = re.compile(r"make ([a-zA-Z][\w-]*)")
_SCRIPT = re.compile(r"(?:npm|pnpm|yarn|bun) run ([\w:-]+)")
_SYMBOL = re.compile(r"(?:[A-Za-z_]\w*\.)*([A-Za-z_]\w{3,})\(\)")
_PLACEHOLDER = re.compile(r"[*<>{}$…]|\.\.\.|YYYY|XXX|NAME|path/to|example|foo|bar\b|xxx", re.I)
_TARGET = re.compile(r"^([\w.-]+(?:[ \t]+[\w.-]+)*)[ \t]*::?(?!=)", re.MULTILINE)


def mentions_in(code: str) -> Iterator[str]:
    """What a piece of code names, each as `kind:name`; what only stands for something is none."""
    if _PLACEHOLDER.search(code):
        return
    if found := _FILE.fullmatch(code.strip()):
        yield f"{PATH}:{found[1]}"
    elif found := _SYMBOL.fullmatch(code.strip()):
        yield f"{SYMBOL}:{found[1]}"
    for found in _MAKE.finditer(code):
        yield f"{MAKE}:{found[1]}"
    for found in _SCRIPT.finditer(code):
        yield f"{SCRIPT}:{found[1]}"


def targets_of(makefile: str) -> frozenset[str]:
    """The targets of a makefile, as mentions."""
    names = (name for found in _TARGET.findall(makefile) for name in found.split())
    return frozenset(f"{MAKE}:{name}" for name in names)


def scripts_of(package: object) -> frozenset[str]:
    """The scripts of a parsed package.json, as mentions."""
    scripts = package.get("scripts") if isinstance(package, dict) else None
    return (
        frozenset(f"{SCRIPT}:{name}" for name in scripts)
        if isinstance(scripts, dict)
        else (frozenset())
    )


def symbols_in(text: str, sought: Iterable[str]) -> frozenset[str]:
    """Those of the mentioned symbols that a text of code holds."""
    words = frozenset(re.findall(r"\w+", text))
    return frozenset(one for one in sought if one.partition(":")[2] in words)
