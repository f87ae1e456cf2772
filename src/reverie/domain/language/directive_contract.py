"""The contract of a language on rules: what they ask for, and what hooks are about."""

from __future__ import annotations

from typing import Protocol

from reverie.domain.values.norm import Norm


class Directives(Protocol):
    """What rules ask for and forbid, and what the names of hooks are about."""

    def norms(self, sentence: str) -> list[Norm]:
        """What a sentence asks for, clause by clause."""

    def areas_in(self, text: str) -> frozenset[tuple[str, str]]:
        """The areas a heading or the name of a file speaks of, each with its sort."""

    def surface(self, name: str) -> frozenset[str]:
        """The stems of what a hook is about, by its name or condition."""

    def parts(self, text: str) -> frozenset[str]:
        """The stems of all words of a text, those within names and paths too."""

    def tells_of_what_is_gone(self, text: str) -> bool:
        """Whether a text speaks of what was removed, is to be made, or only serves to show."""
