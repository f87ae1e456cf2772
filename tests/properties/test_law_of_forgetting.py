"""What a person had forgotten stays so whatever is taken back, until they tell it again."""

from __future__ import annotations

from hypothesis import example, given

from reverie.domain.journal.entry import Act, Undone, Waking
from reverie.domain.journal.kinds import MemoryChange
from reverie.domain.journal.parts import WordingChange
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.link import Link
from reverie.domain.values.memory import Author, Memory
from reverie.ports import Mind
from reverie.stores.ram.store import InRamStore
from tests.properties.lives import NIGHTS, PERSONS, RECORDING, UNDOING, WORKING, Deed, Life, lives

REMEMBERED = [Deed("remember", 4, 1), Deed("record", 2, 2), Deed("end", 0, 2)]
UNDONE_NIGHT = [*REMEMBERED, Deed("night"), Deed("forget", 7), Deed("undo", 5)]


class Witness:
    """Who notes which texts a person had forgotten, by reading the journal as it grows."""

    def __init__(self) -> None:
        self.forgotten: set[str] = set()
        self._added: dict[int, set[str]] = {}
        self._read = 0

    def look(self, mind: Mind) -> None:
        """Read what is new; an entry that is named in an undo may give back what it forgot."""
        for heading in mind.journal.headings(since=self._read + 1):
            before = set(self.forgotten)
            entry = mind.journal.entry(heading.number)
            assert entry is not None
            match entry.cause:
                case Waking(act=Act.FORGET | Act.DECIDE, by=Author.PERSON):
                    gone = [c for c in entry.changes if isinstance(c, MemoryChange)]
                    self.forgotten |= {fingerprint(c.before.text) for c in gone if c.before}
                case Waking(act=Act.REMEMBER | Act.EDIT, by=Author.PERSON):
                    told = [c.after for c in entry.changes if isinstance(c, MemoryChange)]
                    put = [c.after for c in entry.changes if isinstance(c, WordingChange)]
                    self.forgotten -= {fingerprint(one.text) for one in (*told, *put) if one}
                case Waking(act=Act.UNDO_CHANGE, about=about):
                    self.forgotten -= self._added.get(int(about[1:].partition(".")[0]), set())
                case Undone(down_to=named):
                    self.forgotten -= self._added.get(named, set())
            self._added[heading.number] = self.forgotten - before
            self._read = heading.number


@example(UNDONE_NIGHT)
@given(lives(RECORDING, NIGHTS, PERSONS, UNDOING, WORKING, max_size=20))
def test_what_was_forgotten_is_never_said_again_unless_it_is_told_again(deeds: list[Deed]) -> None:
    life, witness = Life(InRamStore()), Witness()
    said: set[str] = set()
    for deed in deeds:
        life.do(deed)
        witness.look(life.store)
        says = {fingerprint(memory.text) for memory in life.store.memories.all()}
        assert not witness.forgotten & (says - said), deed
        said = says
        assert hanging(life.store) == []


def hanging(mind: Mind) -> list[object]:
    """The links and endings that name a memory which is not there."""
    rows = [value for _, value in mind.contents()]
    there = {row.number for row in rows if isinstance(row, Memory)}
    links = [row for row in rows if isinstance(row, Link) and not there.issuperset(row.pair)]
    merged = [m for m in rows if isinstance(m, Memory) and m.ending and m.ending.by]
    return [*links, *(m for m in merged if m.ending and m.ending.by not in there)]
