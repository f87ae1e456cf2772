"""The contract of a language on the course of work: errands, results, and what is left."""

from __future__ import annotations

from typing import Protocol


class Progress(Protocol):
    """What a session was for, how it ended, and what is left for another."""

    def errand_in(self, sentence: str) -> str:
        """What a sentence asks for, without its courtesies; nothing if it only greets or nods."""

    def asks_for_work(self, sentence: str) -> bool:
        """Whether a sentence asks that something be done, by its first words."""

    def is_an_order(self, sentence: str) -> bool:
        """Whether a sentence orders a piece of work, and does not choose how it shall be."""

    def asks_to_look(self, sentence: str) -> bool:
        """Whether a sentence asks that something be looked at, and no more."""

    def tells_a_result(self, sentence: str) -> bool:
        """Whether a sentence says what was done, or that it could not be."""

    def finds_fault(self, sentence: str) -> bool:
        """Whether a sentence says that something is still not right."""

    def only_announces(self, sentence: str) -> bool:
        """Whether a sentence offers, announces or orders work instead of telling of it."""

    def begins_announcing(self, text: str) -> bool:
        """Whether a text begins by offering, announcing or ordering work."""

    def is_for_another_day(self, sentence: str) -> bool:
        """Whether a sentence names another time than now."""

    def heads_what_is_left(self, line: str) -> bool:
        """Whether a line is the heading of what is still to be done."""

    def heads_what_is_ahead(self, line: str) -> bool:
        """Whether a heading says that what stands below it has not been done."""

    def heads_what_could_be(self, line: str) -> bool:
        """Whether a line is the heading of what might be done, and nobody has decided."""

    def weighs_ways(self, sentence: str) -> bool:
        """Whether a sentence says which of several ways one would take, or asks for it."""

    def heads_faults(self, line: str) -> bool:
        """Whether a line is the heading of what is wrong."""

    def tells_mended(self, sentence: str) -> bool:
        """Whether a sentence says that something wrong has been mended."""
