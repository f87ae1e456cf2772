"""Progress table: how a language asks for work and tells of it, and the rules that read it."""

from __future__ import annotations

import re
from collections.abc import Callable

from reverie.domain.language.pattern import Table

LEAST_WORDS = 2
"""How many telling words an errand has at least, and a result."""
_PROMPTS = ("❯", "$ ", "% ", "➜")
"""How a line begins that was copied from a terminal."""


class ProgressTable(Table):
    """The words of errands, results, faults and what is left, as patterns."""

    straight: Callable[[str], str]
    telling_of: Callable[[str], frozenset[str]]
    greeting: re.Pattern[str]
    resuming: re.Pattern[str]
    asking: re.Pattern[str]
    doing: re.Pattern[str]
    looking: re.Pattern[str]
    choosing: re.Pattern[str]
    please: re.Pattern[str]
    result: re.Pattern[str]
    fault: re.Pattern[str]
    announcing: re.Pattern[str]
    another_day: re.Pattern[str]
    left: re.Pattern[str]
    ahead: re.Pattern[str]
    could_be: re.Pattern[str]
    weighing: re.Pattern[str]
    faults: re.Pattern[str]
    mended: re.Pattern[str]

    def errand_in(self, sentence: str) -> str:
        """What a sentence asks for, without its courtesies; nothing if it only greets or nods."""
        said = self._ungreeted(sentence)
        if said.startswith(_PROMPTS):
            return ""
        resumed = self.resuming.match(said)
        if resumed and not self.telling_of(said[resumed.end() :]):
            return ""
        if len(self.telling_of(said)) < LEAST_WORDS:
            return ""
        asked = self.asking.match(said)
        bare = said[asked.end() :] if asked else said
        bare = self.please.sub("", bare)
        return bare.rstrip(" ?") if asked and asked.end() else bare.rstrip()

    def asks_for_work(self, sentence: str) -> bool:
        """Whether a sentence asks that something be done, by its first words."""
        said = self._ungreeted(sentence)
        asked = self.asking.match(said)
        return bool((asked and asked.group().strip()) or self.doing.match(said))

    def is_an_order(self, sentence: str) -> bool:
        """Whether a sentence orders a piece of work, and does not choose how it shall be."""
        said = self._ungreeted(sentence)
        asked = self.asking.match(said)
        bare = said[asked.end() :] if asked else said
        return bool(self.doing.match(bare)) and not self.choosing.match(bare)

    def asks_to_look(self, sentence: str) -> bool:
        """Whether a sentence asks that something be looked at, and no more."""
        said = self._ungreeted(sentence)
        asked = self.asking.match(said)
        return bool(self.looking.match(said[asked.end() :] if asked else said))

    def tells_a_result(self, sentence: str) -> bool:
        """Whether a sentence says what was done, or that it could not be."""
        is_told = self.result.search(self.straight(sentence)) and sentence.rstrip()[-1:] != "?"
        return bool(is_told) and len(self.telling_of(sentence)) >= LEAST_WORDS

    def finds_fault(self, sentence: str) -> bool:
        """Whether a sentence says that something is still not right."""
        return bool(self.fault.search(self.straight(sentence)))

    def only_announces(self, sentence: str) -> bool:
        """Whether a sentence offers, announces or orders work instead of telling of it."""
        return bool(self.announcing.search(self.straight(sentence).strip()))

    def begins_announcing(self, text: str) -> bool:
        """Whether a text begins by offering, announcing or ordering work."""
        return bool(self.announcing.match(self.straight(text).strip()))

    def is_for_another_day(self, sentence: str) -> bool:
        """Whether a sentence names another time than now."""
        return bool(self.another_day.search(self.straight(sentence)))

    def heads_what_is_left(self, line: str) -> bool:
        """Whether a line is the heading of what is still to be done."""
        return bool(self.left.match(self.straight(line).strip(" #*_:")))

    def heads_what_is_ahead(self, line: str) -> bool:
        """Whether a heading says that what stands below it has not been done."""
        return bool(self.ahead.search(self.straight(line)))

    def heads_what_could_be(self, line: str) -> bool:
        """Whether a line is the heading of what might be done, and nobody has decided."""
        return bool(self.could_be.search(self.straight(line)))

    def weighs_ways(self, sentence: str) -> bool:
        """Whether a sentence says which of several ways one would take, or asks for it."""
        return bool(self.weighing.search(self.straight(sentence)))

    def heads_faults(self, line: str) -> bool:
        """Whether a line is the heading of what is wrong."""
        return bool(self.faults.search(self.straight(line)))

    def tells_mended(self, sentence: str) -> bool:
        """Whether a sentence says that something wrong has been mended."""
        return bool(self.mended.search(self.straight(sentence)))

    def _ungreeted(self, sentence: str) -> str:
        said = self.straight(sentence).strip()
        while greeting := self.greeting.match(said):
            said = said[greeting.end() :]
        return said
