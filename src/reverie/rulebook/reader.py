"""The reader: all rule files of a project and its user, found, decoded and parsed once."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path

from reverie import text_file
from reverie.aside_folder import spared, spared_each
from reverie.domain.values.directive import Passage, Room, RuleFile, RuleFiles
from reverie.frozen import dataclass
from reverie.parsers import json_in
from reverie.rulebook.file_kinds import MEMORY_FILE, USER, Kind, kind_of_path
from reverie.rulebook.front_matter import FrontMatter, front_matter
from reverie.rulebook.handoffs import DEFAULT_HANDOFFS
from reverie.rulebook.hooks_file import hooks_in
from reverie.rulebook.memory_rules import memory_rules
from reverie.rulebook.mentions import SYMBOL, scripts_of, symbols_in, targets_of
from reverie.rulebook.project_tree import paths_below
from reverie.rulebook.routines import routines_in
from reverie.rulebook.rule_text import PASSAGE_WORDS, rule_text

MOST_BYTES = 1 << 20
"""Bytes of the longest file that is read as rules."""
MOST_CODE_BYTES = 64 << 20
"""Bytes of code that are searched for the symbols that rules name."""
MARKDOWN = (".md", ".mdc", ".markdown", ".txt")


@dataclass(frozen=True, slots=True)
class Roots:
    """Where rules lie: a project, the user's own folder, and whatever else is named."""

    project: Path
    user: Path | None = None
    """The folder that stands for `~/.claude`; none leaves the user's own out."""
    more: tuple[str, ...] = ()
    """Further files and folders, from the project's folder; all Markdown below them is rules."""
    handoffs: tuple[str, ...] = DEFAULT_HANDOFFS


def users_folder() -> Path:
    """Where the user's own rules lie."""
    told = os.environ.get("CLAUDE_CONFIG_DIR")
    return Path(told) if told else Path.home() / ".claude"


def read_rules(roots: Roots, home: str = "") -> RuleFiles:
    """All rule files as they are now; what cannot be read is told, and stops nothing."""
    links: list[str] = []
    tree = list(paths_below(str(roots.project), links))
    troubles = [f"{path} is a link to a folder; nothing behind it was read" for path in links]
    files: list[RuleFile] = []
    seen: set[str] = set()
    for path, place, kind in _found(roots, tree, troubles):
        real = os.path.realpath(place)
        if real not in seen:
            seen.add(real)
            read = partial(_read, path, place, kind, roots, troubles)
            found, notes = spared(home, f"rule file {path}", read, tuple[RuleFile, ...])
            files += found
            troubles += notes
    paths = frozenset(tree) | {file.path for file in files}
    files += _pages(roots, files, paths)
    present = _present(roots, files, tree, troubles)
    return RuleFiles(tuple(files), paths, present, tuple(troubles))


def _found(
    roots: Roots, tree: Iterable[str], troubles: list[str]
) -> Iterator[tuple[str, Path, Kind]]:
    """Each rule file with its path as it is told, where it lies, and what it is."""

    def kind_of(path: str) -> tuple[str, Path, Kind] | None:
        kind = kind_of_path(path) or _named_too(roots, path)
        return (path, roots.project / path, kind) if kind else None

    found, notes = spared_each("", "rule file", ((path, path) for path in tree), kind_of)
    yield from filter(None, found)
    troubles += notes
    if (roots.project / MEMORY_FILE).is_file() and (kind := kind_of_path(MEMORY_FILE)):
        yield MEMORY_FILE, roots.project / MEMORY_FILE, kind
    if roots.user is None or not roots.user.is_dir():
        return
    for name in ("CLAUDE.md", "settings.json", "rules", "skills", "agents", "commands"):
        place = roots.user / name
        inner = [name] if place.is_file() else [f"{name}/{one}" for one in paths_below(str(place))]
        for one in inner:
            path = f"{USER}/.claude/{one}"
            if kind := kind_of_path(path):
                yield path, roots.user / one, kind


def _named_too(roots: Roots, path: str) -> Kind | None:
    """A rule file because a setting or a person names it, or a folder it lies in."""
    if not path.endswith(MARKDOWN):
        return None
    named = (more.strip("/") for more in roots.more)
    if any(path == one or path.startswith(f"{one}/") or one == "." for one in named):
        return Kind(Room.RULE, path, "")
    return None


def _read(
    path: str, place: Path, kind: Kind, roots: Roots, troubles: list[str]
) -> tuple[RuleFile, ...]:
    below = roots.project if place.is_relative_to(roots.project) else Path(os.sep)
    text = _decoded(path, place, below, troubles)
    if text is None:
        return ()
    try:
        return (_parsed(path, kind, text, roots, troubles),)
    except ValueError as error:
        troubles.append(f"{path} could not be read: {' '.join(str(error).split())[:120]}")
        return ()


def _decoded(path: str, place: Path, below: Path, troubles: list[str]) -> str | None:
    """The text of a file, whatever its encoding; none where it is no text, or cannot be read."""
    try:
        whole = text_file.whole(place, MOST_BYTES, below=below)
    except FileNotFoundError:
        return None
    except OSError as error:
        troubles.append(f"{path} was left out: {error.strerror}")
        return None
    if whole.startswith((b"\xff\xfe", b"\xfe\xff")):
        return whole.decode("utf-16", errors="replace")
    try:
        text = whole.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = whole.decode("latin-1")
        troubles.append(f"{path} is not UTF-8; it was read as Latin-1")
    if "\0" in text:
        troubles.append(f"{path} was left out: it is no text")
        return None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _parsed(path: str, kind: Kind, text: str, roots: Roots, troubles: list[str]) -> RuleFile:
    lines = text.count("\n") + (not text.endswith("\n") and bool(text))
    if kind.room is Room.HOOKS:
        return RuleFile(
            path, kind.room, kind.name, kind.scope, lines=lines, hooks=tuple(hooks_in(text))
        )
    if path == MEMORY_FILE:
        told = tuple(memory_rules(text))
        return RuleFile(path, kind.room, kind.name, kind.scope, lines=lines, directives=told)
    if not path.casefold().endswith(MARKDOWN):
        return _code(path, kind, text, lines)
    head = front_matter(text)
    if head.trouble:
        troubles.append(f"{path}: its front matter {head.trouble}; what follows it was read")
    return _markdown(path, kind, text, head, roots)


def _code(path: str, kind: Kind, text: str, lines: int) -> RuleFile:
    """A block that is a file of code: how long, and how long its functions are."""
    passages = (Passage(1, "", text),) if len(text.split()) >= PASSAGE_WORDS else ()
    ending = path.rpartition(".")[2]
    routines = tuple(routines_in(text, ending))
    return RuleFile(
        path, kind.room, kind.name, kind.scope, lines=lines, passages=passages, routines=routines
    )


def _markdown(path: str, kind: Kind, text: str, head: FrontMatter, roots: Roots) -> RuleFile:
    rows = text.split("\n")
    said = rule_text("\n".join(rows[head.lines :]), head.lines, roots.handoffs)
    is_named = kind.room in (Room.SKILL, Room.AGENT)
    return RuleFile(
        path=path,
        room=kind.room,
        name=(head.first("name") if is_named else "") or kind.name,
        scope=kind.scope,
        globs=head.globs(),
        aliases=(*head.fields.get("aliases", ()), *head.fields.get("alias", ())),
        headings=said.headings,
        block_ids=said.block_ids,
        lines=len(rows) - (rows[-1] == ""),
        directives=said.directives if kind.room is not Room.PAGE else (),
        links=said.links if kind.room is not Room.PAGE else (),
        passages=said.passages if kind.room is not Room.PAGE else (),
        routines=said.routines if kind.room is Room.BLOCK else (),
        mentions=said.mentions if kind.room is not Room.PAGE else (),
    )


def _pages(roots: Roots, files: list[RuleFile], paths: frozenset[str]) -> list[RuleFile]:
    """The pages that rules may link to by a heading or an alias, read for these alone."""
    known = {file.path for file in files}
    named = {
        link.target.rpartition("/")[2].casefold().removesuffix(".md")
        for file in files
        for link in file.links
        if link.heading or link.block
    }
    found: list[RuleFile] = []
    for path in sorted(paths - known):
        stem = path.rpartition("/")[2].casefold().removesuffix(".md")
        if path.endswith(".md") and stem in named:
            found += _read(path, roots.project / path, Kind(Room.PAGE, path, ""), roots, [])
    return found


def _present(
    roots: Roots, files: Iterable[RuleFile], tree: Iterable[str], troubles: list[str]
) -> frozenset[str]:
    """Those of the commands and symbols that rules name which the project has."""
    sought = {mention.what for file in files for mention in file.mentions}
    targets = targets_of(_small(roots.project, "Makefile", troubles))
    found = targets | scripts_of(_json(_small(roots.project, "package.json", troubles)))
    symbols = {what for what in sought if what.startswith(f"{SYMBOL}:")}
    known = {file.path for file in files}
    room = MOST_CODE_BYTES
    for path in tree if symbols else ():
        if path in known or room <= 0 or not symbols:
            continue
        text = _small(roots.project, path, [])
        room -= len(text)
        here = symbols_in(text, symbols)
        found |= here
        symbols -= here
    return frozenset(found)


def _small(project: Path, path: str, troubles: list[str]) -> str:
    """A short text of the project; nothing if it is none, or leads out of it."""
    try:
        whole = text_file.whole(project / path, MOST_BYTES, below=project)
    except FileNotFoundError:
        return ""
    except OSError as error:
        troubles.append(f"{path} was left out: {error.strerror}")
        return ""
    return "" if b"\0" in whole[:1024] else whole.decode(errors="replace")


def _json(text: str) -> object:
    try:
        return json_in(text or "{}")
    except ValueError:
        return {}
