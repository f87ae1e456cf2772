"""Believing: what is held of tools, commands, files and services, as it is today."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.domain.rules.conviction import at_present
from reverie.engine.days import today
from reverie.errors import Unknown

if TYPE_CHECKING:
    from reverie.domain.values.held_belief import HeldBelief
    from reverie.ports import Mind


def beliefs(mind: Mind, subject: str | None = None) -> list[HeldBelief]:
    """What is believed, or of subjects whose name holds some words, the least reliable first."""
    day = today(mind)
    held = [at_present(belief, day) for belief in mind.beliefs()]
    if subject is not None:
        wanted = " ".join(subject.split()).casefold()
        held = [belief for belief in held if wanted in belief.subject.casefold()]
        if not held:
            raise Unknown(f"nothing is believed of {subject!r}; `reverie beliefs` lists what is")
    return sorted(held, key=lambda belief: (belief.score, -belief.evidence, belief.key))
