"""Owner: whose word a memory is, as the person who reads it would put it."""

from __future__ import annotations

from enum import StrEnum

from reverie.domain.values.episode import Voice


class Owner(StrEnum):
    """Who says what a memory says."""

    YOU = "you"
    HAND = "you, by hand"
    AGENT = "the agent"
    THINKING = "the agent, thinking"
    TOOL = "a tool"
    """A tool's words, or words that were handed on, whoever noted them."""
    SEEN = "seen"
    """What happened, in our own words."""
    ELSEWHERE = "from elsewhere"
    """Another person's machine, or a file that came along."""
    NOBODY = ""
    """A composite, or what a night asks: made of others' words."""


PERSONS = frozenset({Owner.YOU, Owner.HAND})
SPOKEN_BY = {
    Voice.PERSON: Owner.YOU,
    Voice.AGENT: Owner.AGENT,
    Voice.TOOL: Owner.TOOL,
    Voice.WORLD: Owner.SEEN,
    Voice.THINKING: Owner.THINKING,
}
