"""The contract of a language on succession: what takes the place of what was said before."""

from __future__ import annotations

from typing import Protocol


class Succession(Protocol):
    """How a text says that something is otherwise now, and what its subject and values are."""

    def tells_a_change(self, text: str) -> bool:
        """Whether a text says that something is otherwise than it was."""

    def lifts(self, text: str) -> bool:
        """Whether a text says that something holds no longer, or holds again."""

    def is_unsettled(self, text: str) -> bool:
        """Whether a text only weighs or asks, tells of the past, of others, or of one case."""

    def given_up(self, text: str) -> frozenset[str]:
        """The words and numbers that a text names as what no longer is."""

    def drops_what_was_taken(self, newer: str, older: str) -> bool:
        """Whether a text gives up altogether what another one chose."""

    def points(self, text: str) -> list[str]:
        """The sentences of a text and their clauses: each may be what another text replaces."""

    def subject_words(self, text: str) -> frozenset[str]:
        """The stems that tell what a text is about, without numbers and units."""

    def names(self, text: str) -> frozenset[str]:
        """The names, paths and codes that a text says, in small letters."""

    def numbers(self, text: str) -> frozenset[str]:
        """The numbers of a text, also those in letters."""

    def counted(self, text: str) -> frozenset[str]:
        """The stems of what the numbers of a text count."""

    def are_apart(self, one: str, other: str) -> bool:
        """Whether two texts speak of two things of one sort: of staging and of production."""

    def things_named(self, text: str) -> frozenset[str]:
        """The names of things and persons that a text says, as written."""
