"""The line of a memory, as lists tell it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.domain.rules.need import opening_of

if TYPE_CHECKING:
    from reverie.domain.values.memory import Memory


def memory_line(memory: Memory) -> str:
    """A memory in one line."""
    state = memory.ending.how if memory.ending else memory.layer.name.lower()
    return f"{memory.name}  {memory.kind:<12} {state:<4}  {opening_of(memory.text)}"
