"""Episode: one thing that happened; append-only."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from enum import StrEnum

from reverie.domain.values.appraisal import Appraisal
from reverie.frozen import dataclass

BOOKMARK = "bookmark "
"""The scheme of an origin that is a bookmark: a moment tagged while awake."""


class Voice(StrEnum):
    """Whose words an episode holds; only a person's can become a constraint.

    What the agent only thought can become a doubt, and nothing else.
    """

    PERSON = "person"
    AGENT = "agent"
    TOOL = "tool"
    WORLD = "world"
    THINKING = "thinking"


@dataclass(frozen=True, slots=True)
class Draft:
    """An episode that has no number yet."""

    at: datetime
    voice: Voice
    text: str
    appraisal: Appraisal
    origin: str | None = None


@dataclass(frozen=True, slots=True)
class Episode:
    """One thing that happened in a session, as it was recorded."""

    number: int
    session: str
    at: datetime
    voice: Voice
    text: str
    appraisal: Appraisal
    origin: str | None = None
    """Where it was read, such as a transcript and a byte in it."""

    @property
    def is_bookmark(self) -> bool:
        """Whether someone tagged this moment while awake: its origin is of that scheme."""
        return (self.origin or "").startswith(BOOKMARK)


def aloud(episodes: Iterable[Episode]) -> list[Episode]:
    """What was said and done, without what the agent only thought."""
    return [episode for episode in episodes if episode.voice is not Voice.THINKING]


BOOKMARKED = "bookmarked: "
"""How the text of an episode begins that was made of a bookmark."""


def of_bookmark(mark: str) -> str:
    """The origin of an episode that was made of a bookmark."""
    return f"{BOOKMARK}{mark}"
