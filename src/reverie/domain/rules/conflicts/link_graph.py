"""The graph of links: whether each link of the rule files leads somewhere, also after moves."""

from __future__ import annotations

import posixpath
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from reverie.domain.values.conflict import Move, Spot
from reverie.domain.values.directive import LinkForm, RuleFile, RuleFiles, RuleLink

_NOT_IN_A_SLUG = re.compile(r"[^\w\- ]")
ENDINGS = ("", ".md", ".mdc")


class Broken(NamedTuple):
    """A link that leads nowhere, where it stands, and why."""

    file: str
    link: RuleLink
    why: str

    @property
    def spot(self) -> Spot:
        """The place of the link, with the link as it is written in short."""
        return Spot(self.file, self.link.line, link_words(self.link))


def link_words(link: RuleLink) -> str:
    """A link as one would write it."""
    place = f"#{link.heading}" if link.heading else f"#^{link.block}" if link.block else ""
    if link.form is LinkForm.WIKI:
        return f"[[{link.target}{place}]]"
    return f"{link.target}{place}"


def slug(heading: str) -> str:
    """A heading as an anchor spells it."""
    plain = _NOT_IN_A_SLUG.sub("", heading.replace("`", "").casefold().strip())
    return plain.replace(" ", "-")


def broken_links(rules: RuleFiles) -> Iterator[Broken]:
    """The links that lead nowhere, file by file."""
    graph = _Graph(rules)
    for file in rules.files:
        for link in file.links:
            if why := graph.why_broken(file, link):
                yield Broken(file.path, link, why)


def after_moves(rules: RuleFiles, moves: Iterable[Move]) -> RuleFiles:
    """The rule files as they would be once some were moved; what they say stays."""
    to = {move.source: move.to for move in moves}
    files = tuple(replace(file, path=to.get(file.path, file.path)) for file in rules.files)
    paths = frozenset(to.get(path, path) for path in rules.paths)
    return replace(rules, files=files, paths=paths)


def newly_broken(rules: RuleFiles, moves: Iterable[Move]) -> list[Broken]:
    """The links that lead somewhere now and would not after the moves."""
    told = tuple(moves)
    to = {move.source: move.to for move in told}
    before = {(to.get(one.file, one.file), one.link) for one in broken_links(rules)}
    return [
        one for one in broken_links(after_moves(rules, told)) if (one.file, one.link) not in before
    ]


class _Graph:
    """What links can lead to, by path and by name; names know no case."""

    def __init__(self, rules: RuleFiles) -> None:
        self._paths = {path.casefold() for path in rules.paths}
        self._folders = {parent for path in self._paths for parent in _folders_of(path)}
        self._files = {file.path.casefold(): file for file in rules.files}
        self._by_name: defaultdict[str, list[str]] = defaultdict(list)
        for path in sorted(self._paths):
            self._by_name[posixpath.basename(path)].append(path)
        for file in rules.files:
            for alias in file.aliases:
                self._by_name[alias.casefold()].append(file.path.casefold())

    def why_broken(self, file: RuleFile, link: RuleLink) -> str:
        """Why a link leads nowhere; nothing if it leads somewhere."""
        if not link.target:
            found = [file.path.casefold()]
        elif link.form is LinkForm.WIKI:
            found = self._named(link.target)
        else:
            found = self._at(file.path, link.target)
            if not found and self._is_outside(file.path, link.target):
                return ""
        if not found:
            return f"there is no {link.target}"
        if link.heading and not any(self._has_heading(path, link.heading) for path in found):
            return f"{link.target or file.path} has no heading {link.heading}"
        if link.block and not any(self._has_block(path, link.block) for path in found):
            return f"{link.target or file.path} has no block ^{link.block}"
        return ""

    def _named(self, target: str) -> list[str]:
        """The files a wikilink may mean: by the end of their path, or by an alias."""
        told = target.casefold().strip("/")
        name = posixpath.basename(told)
        return [
            path
            for ending in ENDINGS
            for path in self._by_name.get(name + ending, ())
            if "/" not in told or f"/{path}".endswith(f"/{told}{ending}")
        ] or list(self._by_name.get(told, ()))

    def _at(self, place: str, target: str) -> list[str]:
        """The file or folder at a path: from the file itself, or from the project's folder."""
        told = target.casefold()
        near = posixpath.normpath(posixpath.join(posixpath.dirname(place.casefold()), told))
        tries = (
            [posixpath.normpath(told.lstrip("/"))]
            if told.startswith("/")
            else [
                near,
                posixpath.normpath(told),
            ]
        )
        return [
            path
            for one in tries
            for path in (one, f"{one}.md")
            if path in self._paths or path in self._folders or path == "."
        ]

    @staticmethod
    def _is_outside(place: str, target: str) -> bool:
        """Whether a path leads out of all that was read, so that nobody can tell."""
        near = posixpath.normpath(posixpath.join(posixpath.dirname(place), target))
        return near.startswith("..") or target.startswith("~") or place.startswith("~/")

    def _has_heading(self, path: str, heading: str) -> bool:
        file = self._files.get(path)
        if file is None:
            return True  # no page that was read: a folder, code, or somebody else's
        wanted = slug(heading)
        return any(
            known == wanted or known == re.sub(r"-\d+$", "", wanted)
            for known in map(slug, file.headings)
        )

    def _has_block(self, path: str, block: str) -> bool:
        file = self._files.get(path)
        return file is None or block.casefold() in (one.casefold() for one in file.block_ids)


def _folders_of(path: str) -> Iterator[str]:
    folder = posixpath.dirname(path)
    while folder:
        yield folder
        folder = posixpath.dirname(folder)
