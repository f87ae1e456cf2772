"""Protection: which memories only a person's word changes or ends."""

from __future__ import annotations

from collections.abc import Callable

from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import (
    NEVER_LOST,
    ONLY_FROM_A_PERSON,
    Author,
    Kind,
    Memory,
    is_held_back,
)
from reverie.domain.values.source import episode_number


def needs_a_person(memory: Memory) -> bool:
    """Whether a memory is a person's: put so by one, a rule, a trait, open, or held back."""
    by_hand = memory.wording.by is Author.PERSON
    return by_hand or memory.kind in NEVER_LOST | ONLY_FROM_A_PERSON or is_held_back(memory)


def only_the_agent_asks(memory: Memory, said: Callable[[int], Episode | None]) -> bool:
    """Whether a question rests on the agent's own words alone, so that it may find the answer."""
    if memory.kind is not Kind.QUESTION or memory.wording.by is Author.PERSON:
        return False
    numbers = [episode_number(source) for source in memory.sources]
    episodes = [said(number) for number in numbers if number is not None]
    return len(episodes) == len(numbers) > 0 and all(
        episode is not None and episode.voice is Voice.AGENT for episode in episodes
    )
