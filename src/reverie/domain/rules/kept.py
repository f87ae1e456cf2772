"""Kept: something said that is worth keeping, and what the judge says of it."""

from __future__ import annotations

from reverie.domain.rules.judge import Verdict
from reverie.domain.values.utterance import Utterance
from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Kept:
    """An utterance that is worth keeping, and what the judge says of it."""

    utterance: Utterance
    verdict: Verdict
    is_open: bool = False
    """Whether it tells of something that is still to be done or answered."""
