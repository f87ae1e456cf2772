"""Sources: where something known comes from, as short readable text."""

from __future__ import annotations

from typing import NewType

Source = NewType("Source", str)
"""`episode:12`, `memory:7` or `hand`."""

BY_HAND = Source("hand")
_EPISODE = "episode:"
_MEMORY = "memory:"


def of_episode(number: int) -> Source:
    """The episode with this number."""
    return Source(f"{_EPISODE}{number}")


def of_memory(number: int) -> Source:
    """The memory with this number."""
    return Source(f"{_MEMORY}{number}")


def episode_number(source: Source) -> int | None:
    """The episode a source names, if it names one."""
    return int(source.removeprefix(_EPISODE)) if source.startswith(_EPISODE) else None


def memory_number(source: Source) -> int | None:
    """The memory a source names, if it names one."""
    return int(source.removeprefix(_MEMORY)) if source.startswith(_MEMORY) else None
