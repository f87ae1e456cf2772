"""Stale references: files, commands and symbols that a rule names and the project has no more."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator

from reverie.domain.language import Language
from reverie.domain.values.conflict import Conflict, ConflictKind, Spot
from reverie.domain.values.directive import RuleFile, RuleFiles

WORDS = {"path": "file", "make": "make target", "script": "script", "symbol": "symbol"}
USER = "~"


def stale_references(rules: RuleFiles, language: Language) -> Iterator[Conflict]:
    """Each thing a rule of the project names that is not there; what is told as gone is none."""
    known = _Known(rules)
    for file in rules.files:
        if file.scope == USER:
            continue  # the user's own rules speak of many projects
        for mention in file.mentions:
            kind, _, name = mention.what.partition(":")
            if known.lacks(file, kind, name) and not _is_told_as_gone(mention.said, language):
                yield Conflict(
                    ConflictKind.STALE,
                    (Spot(file.path, mention.line, name),),
                    f"There is no {WORDS[kind]} {name} in this project.",
                    "Correct the name, or take the rule back if what it was about is gone.",
                )


def _is_told_as_gone(said: str, language: Language) -> bool:
    return language.directives.tells_of_what_is_gone(said)


class _Known:
    """What a project has, by kind."""

    def __init__(self, rules: RuleFiles) -> None:
        self._present = rules.present
        self._paths = rules.paths
        self._tops = {path.partition("/")[0] for path in rules.paths if "/" in path}
        self._ends = {
            "/".join(parts[place:])
            for path in rules.paths
            for parts in [path.split("/")]
            for place in range(len(parts))
        }
        self._folders = {
            "/".join(parts[start:end])
            for path in rules.paths
            for parts in [path.split("/")]
            for start in range(min(len(parts), 3))
            for end in range(start + 1, len(parts))
        }
        self._kinds = {what.partition(":")[0] for what in rules.present}

    def lacks(self, file: RuleFile, kind: str, name: str) -> bool:
        """Whether a project that has things of a kind has none of this name."""
        if kind != "path":
            return kind in self._kinds and f"{kind}:{name}" not in self._present
        told = posixpath.normpath(name)
        near = posixpath.normpath(posixpath.join(posixpath.dirname(file.path), told))
        is_of_here = told.partition("/")[0] in self._tops
        there = {told, near} & (self._ends | self._folders)
        return is_of_here and not there
