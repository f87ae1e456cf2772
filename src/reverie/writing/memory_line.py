"""The line of a memory, as lists tell it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.domain.rules.need import opening_of
from reverie.domain.values.owner import PERSONS

if TYPE_CHECKING:
    from reverie.domain.values.memory import Memory


def memory_line(memory: Memory, owner: str = "") -> str:
    """A memory in one line, with whose word it is where that is not the person's own."""
    state = memory.ending.how if memory.ending else memory.layer.name.lower()
    mark = f"  ({owner})" if owner and owner not in PERSONS else ""
    return f"{memory.name}  {memory.kind:<12} {state:<4}  {opening_of(memory.text)}{mark}"
