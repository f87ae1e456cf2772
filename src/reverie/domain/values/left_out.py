"""Left out: what was said and not kept, and why."""

from __future__ import annotations

from enum import StrEnum

from reverie.domain.values.utterance import Utterance
from reverie.frozen import dataclass


class Reason(StrEnum):
    """Why something that was said is not kept, in words for people."""

    CHATTER = "chatter"
    IDLE = "idle talk"
    QUESTION = "answered question"
    LEAD_IN = "lead-in"
    OFFER = "offer"
    """What an agent offers to do."""
    ASKED = "asked in passing"
    """What a person asks for, or about, only for the moment."""
    ANNOUNCED = "announcement"
    WORK_DONE = "work done"
    PASSING_ORDER = "order in passing"
    UNTOLD = "tells too little"
    CROWDED = "less than the best of its session"
    CORRECTED = "corrected later"
    KNOWN = "known"
    NOBODYS = "nobody's words"
    PRIVATE = "private"
    """Nobody has read it; only that it was said is known."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """One utterance that is not kept."""

    utterance: Utterance
    reason: Reason
    score: int = 0
    """What the judge gave it, in hundredths."""
