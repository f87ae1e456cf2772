"""Fate: what became of each item of an answer, as values, and in words for people."""

from __future__ import annotations

from enum import StrEnum

from reverie.frozen import dataclass

QUOTED_CHARS = 60
"""Characters of an item by which people know it."""


class Became(StrEnum):
    """What became of an item; in the order in which people are told."""

    USED = "used"
    ASKED = "asked"
    DOUBT = "doubt"
    REFUSED = "refused"


HEADINGS = {
    Became.USED: "used",
    Became.ASKED: "put to a person",
    Became.DOUBT: "kept as a doubt",
    Became.REFUSED: "refused",
}
"""The same for people."""


@dataclass(frozen=True, slots=True)
class Fate:
    """One item: its place, counted from 1 (0 is the whole answer), and what became of it."""

    item: int
    became: Became
    do: str = ""
    memory: str = ""
    """The name of the memory it is about, if it is about one."""
    quoted: str = ""
    """Its first words."""
    why: str = ""
    """Why it was refused, held back, or taken otherwise than it was given."""

    def words(self) -> str:
        """As people are told, with its first words."""
        quoted = f"“{self.quoted}”" if self.quoted else ""
        told = " ".join(part for part in (f"item {self.item}", self._about(), quoted) if part)
        return f"{HEADINGS[self.became]}: {told}{self._because()}"

    def in_short(self) -> str:
        """The same without a quotation: what a person may have forgotten is not kept by this."""
        about = f" ({self.memory})" if self.memory and self.became is Became.ASKED else ""
        return f"item {self.item} {HEADINGS[self.became]}{about}{self._because()}"

    def _about(self) -> str:
        return f"{self.do} {self.memory}" if self.memory else ""

    def _because(self) -> str:
        return f": {self.why}" if self.why else ""


@dataclass(frozen=True, slots=True)
class Looked:
    """What became of one answer: of a second look at a session, or else of other words."""

    session: str
    fates: tuple[Fate, ...]

    @property
    def taken(self) -> int:
        """How many of its items were not refused."""
        return sum(fate.became is not Became.REFUSED for fate in self.fates)

    def words(self) -> str:
        """As people are told: a line for the whole, and one for each item, like with like."""
        ranked = sorted(self.fates, key=lambda fate: (list(Became).index(fate.became), fate.item))
        items = [f"    {fate.words()}" for fate in ranked if fate.item]
        return "\n".join((f"{self._title()}: {self._sum()}", *items))

    def in_short(self) -> str:
        """On one line, with the items that were not simply used."""
        unusual = [f for f in self.fates if f.item and (f.became is not Became.USED or f.why)]
        return "; ".join((self._sum(), *(fate.in_short() for fate in unusual)))

    def _title(self) -> str:
        return f"second look at session {self.session}" if self.session else "words of a composite"

    def _sum(self) -> str:
        whole = [fate.why for fate in self.fates if not fate.item]
        if whole:
            return "; ".join(whole)
        return (
            f"{self.taken} of {len(self.fates)} items taken" if self.fates else "nothing to change"
        )
