"""Authorship: whose edits a memory file holds, a person's, another machine's or the agent's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from itertools import chain

from reverie.domain.values.memory import Author
from reverie.domain.views.sheet import Added, Edit, Removed, Reworded, Sheet, edits_between
from reverie.errors import FileRefused
from reverie.frozen import dataclass
from reverie.memory_file.other_machine import edits_from_elsewhere
from reverie.memory_file.place import Found, State
from reverie.memory_file.read import read_sheet
from reverie.ports import Mind


@dataclass(frozen=True, slots=True)
class Taken:
    """The edits found in a file, by who made them; an agent's are only proposed."""

    found: Found
    by_hand: list[Edit] = field(default_factory=list)
    by_machine: list[Edit] = field(default_factory=list)
    proposed: list[Edit] = field(default_factory=list)

    @property
    def edits(self) -> list[Edit]:
        """All of them."""
        return [*self.by_hand, *self.by_machine, *self.proposed]

    def by_author(self) -> list[tuple[Author, Sequence[Edit]]]:
        """The edits in the order they are taken: a hand's last, so that its words stand."""
        return [
            (Author.AGENT, self.proposed),
            (Author.MACHINE, self.by_machine),
            (Author.PERSON, self.by_hand),
        ]


@dataclass(frozen=True, slots=True)
class Comparison:
    """What a file is compared with: the mind, what it would write now, and our own letters."""

    mind: Mind
    ours: str
    shown: Callable[[], Sheet]

    def edits(self, found: Found, sheet: Sheet) -> Taken:
        """Whose edits a file holds; what may be the agent's is never the person's."""
        if found.state in (State.MISSING, State.AS_WRITTEN):
            return Taken(found)
        if found.state is State.FOREIGN:
            return self._foreign(found, sheet)
        before = _readable(found.written) if found.state is State.EDITED else None
        agents = _readable(found.agents)
        edits = self._since(before, sheet)
        if agents is None:
            return _split_by_words(edits, found)
        hand = edits_between(agents, sheet)
        if before is None:
            hand = _nothing_deleted(hand)
        proposed = [edit for edit in self._since(before, agents) if edit in edits]
        return Taken(found, hand, [], proposed)

    def _since(self, before: Sheet | None, sheet: Sheet) -> list[Edit]:
        if before is None:
            return _nothing_deleted(edits_between(self.shown(), sheet))
        return edits_between(before, sheet)

    def _foreign(self, found: Found, sheet: Sheet) -> Taken:
        """What came from elsewhere, and what was done to it here before it was taken."""
        genuine = _readable(found.written)
        hand, machine = self._from_elsewhere(found, genuine, sheet)
        agents = _readable(found.agents)
        if agents is None:
            apart = _split_by_words(hand, found)
            return Taken(found, apart.by_hand, machine, apart.proposed)
        sure = [*chain(*self._from_elsewhere(found, genuine, genuine))] if genuine else []
        theirs = chain(*self._from_elsewhere(found, genuine, agents))
        known = [edit for edit in (*hand, *machine) if edit not in sure]
        proposed = [edit for edit in theirs if edit in known]
        return Taken(
            found,
            [edit for edit in hand if edit not in proposed],
            [edit for edit in machine if edit not in proposed],
            proposed,
        )

    def _from_elsewhere(
        self, found: Found, genuine: Sheet | None, sheet: Sheet
    ) -> tuple[list[Edit], list[Edit]]:
        touched = [
            edit.after.name
            for edit in (edits_between(genuine, sheet) if genuine else [])
            if isinstance(edit, Reworded)
        ]
        return edits_from_elsewhere(
            self.mind, sheet, theirs=found.tag, ours=self.ours, touched=touched
        )


def _split_by_words(edits: list[Edit], found: Found) -> Taken:
    """Where the agent left a file that cannot be read, its words in it are still its own."""
    is_agents = {
        id(edit): isinstance(edit, (Added, Reworded))
        and (words := (edit.item if isinstance(edit, Added) else edit.after).text) in found.agents
        and words not in found.written
        for edit in edits
    }
    return Taken(
        found,
        [edit for edit in edits if not is_agents[id(edit)]],
        [],
        [edit for edit in edits if is_agents[id(edit)]],
    )


def _nothing_deleted(edits: list[Edit]) -> list[Edit]:
    return [edit for edit in edits if not isinstance(edit, Removed)]


def _readable(text: str) -> Sheet | None:
    try:
        return read_sheet(text) if text else None
    except FileRefused:
        return None
