"""A summons: something that calls an agent, with its words, waiting until the agent is awake."""

from __future__ import annotations

from datetime import datetime

from reverie.domain.journal.plan import Stimulus
from reverie.domain.values.episode import Voice
from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Summons:
    """One call of an agent; one without words only wakes it."""

    id: str
    at: datetime
    text: str = ""
    urgent: bool = False
    """Whether it ends any sleep at once, at the last checkpoint."""
    voice: Voice = Voice.PERSON

    @property
    def stimulus(self) -> Stimulus:
        """How much it presses."""
        return Stimulus.URGENT if self.urgent else Stimulus.PLAIN
