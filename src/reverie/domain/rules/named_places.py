"""Named places: which files and which pieces of code a text names."""

from __future__ import annotations

import re
from enum import StrEnum

from reverie.frozen import dataclass

MOST = 12
"""How many names of one text count; a text with more is a list."""
LONGEST = 160
"""Characters of a name."""
_TOKEN = re.compile(r"[\w./@+:~-]++(?:\(\))?+")
_QUOTED = re.compile(r"`([^`\s]{3,160})`")
_LINES = re.compile(r"\d++(?:[-:]\d++)?+")
_OF_FILES = (
    "bash bat c cc cfg cjs cmake conf cpp cs css csv dart env erl ex exs go gradle h hpp hs html "
    "ini ipynb java jl js json jsonc jsx kt lock lua md mjs mk ml nix php pl proto ps1 py pyi r rb "
    "rs rst sass scala scss sh sql svelte swift tf toml ts tsx txt vue xml yaml yml zig zsh"
)
_ENDINGS = frozenset(_OF_FILES.split())
"""By what a name without a folder is known to be a file's."""
_OURS = ".reverie"


class PlaceKind(StrEnum):
    """What a name stands for."""

    PATH = "path"
    SYMBOL = "symbol"


@dataclass(frozen=True, slots=True)
class NamedPlace:
    """One file or piece of code, as it is named."""

    kind: PlaceKind
    name: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The words of a symbol, between its dots."""
        return tuple(self.name.split("."))


def places_in(text: str) -> list[NamedPlace]:
    """The files a text names, then its symbols, each once and in its order; none out of a tree."""
    quoted = {found[1] for found in _QUOTED.finditer(text)}
    tokens = dict.fromkeys((*_QUOTED.findall(text), *_TOKEN.findall(text)))
    paths, symbols = {}, {}
    for token in tokens:
        if path := _path(token):
            paths[path] = NamedPlace(PlaceKind.PATH, path)
        elif symbol := _symbol(token, is_quoted=token in quoted):
            symbols[symbol] = NamedPlace(PlaceKind.SYMBOL, symbol)
    return [*paths.values(), *symbols.values()][:MOST]


def _path(token: str) -> str:
    """The file that a token names, from the folder on in which it lies; empty if it names none."""
    name, _, lines = token.rstrip(".:-").removeprefix("./").partition(":")
    if len(name) > LONGEST or (lines and not _LINES.fullmatch(lines)):
        return ""
    *folders, file = name.split("/")
    stem, _, ending = file.rpartition(".")
    is_odd = any(part in ("", ".", "..", _OURS) or part[0] in "~-:" for part in (*folders, file))
    if is_odd or not stem or not ending.isalnum() or len(ending) > 8:
        return ""
    is_file = ending[0].isalpha() and (bool(folders) or ending.lower() in _ENDINGS)
    return name if is_file and _TOKEN.fullmatch(name) else ""


def _symbol(token: str, *, is_quoted: bool) -> str:
    """The piece of code that a token names; empty if it is a mere word."""
    name = token.rstrip(".:-").removesuffix("()")
    parts = name.split(".")
    if len(name) > LONGEST or len(name) < 3 or not all(part.isidentifier() for part in parts):
        return ""
    is_called = token.rstrip(".:-").endswith("()")
    is_snake = any("_" in part.strip("_") for part in parts)
    head = parts[0]
    is_camel = len(parts) > 1 and head[0].isupper() and not head.isupper() and len(head) > 1
    return name if is_quoted or is_called or is_snake or is_camel else ""
