"""Finding: a memory by its name, an entry by its number, or an error that says how to find it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.errors import Unknown

if TYPE_CHECKING:
    from reverie.domain.journal.entry import Entry
    from reverie.domain.journal.kinds import Change
    from reverie.domain.values.memory import Memory
    from reverie.ports import Mind


def the_memory(mind: Mind, name: str) -> Memory:
    """The memory with this public name or number."""
    memory = mind.memories.get(int(name)) if name.isdecimal() else mind.memories.named(name)
    if memory is None:
        raise Unknown(f"there is no memory {name}; find it with `reverie recall` and a few words")
    return memory


def the_entry(mind: Mind, number: int) -> Entry:
    """The entry with this number."""
    entry = mind.journal.entry(number)
    if entry is None:
        raise Unknown(f"there is no entry e{number} in the journal; see `reverie journal`")
    return entry


def the_change(mind: Mind, number: int, index: int) -> Change:
    """One change of an entry; the first is number 1."""
    changes = the_entry(mind, number).changes
    if not 1 <= index <= len(changes):
        raise Unknown(f"entry e{number} has {len(changes)} changes; see `reverie journal`")
    return changes[index - 1]
