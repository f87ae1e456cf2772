"""Texture: what goes with the words of a memory, so that a successor understands them."""

from __future__ import annotations

from enum import StrEnum

from reverie.frozen import dataclass


class Confidence(StrEnum):
    """How sure one was."""

    HIGH = "high"
    MEDIUM = "medium"
    LOW = "low"


class Aspect(StrEnum):
    """What a relationship memory says about the user."""

    STYLE = "style"
    EXPERTISE = "expertise"
    PREFERENCE = "preferences"
    TRUST = "trust"


@dataclass(frozen=True, slots=True)
class Texture:
    """How it felt, the way there, how sure one was, what would reverse it, what it touches."""

    feeling: str = ""
    """One word, such as conviction (seed word: emotional_tag)."""
    path: str = ""
    """The reasoning that led there (seed word: discovery_context)."""
    confidence: Confidence | None = None
    reversal: str = ""
    """What would change the mind (seed word: reversal_conditions)."""
    anchors: tuple[int, ...] = ()
    """The memories it refers to."""
    aspect: Aspect | None = None
    held: bool = False
    """Whether it is only a doubt because of whose words it is: it waits for a person's word."""


PLAIN = Texture()
