"""Link decay: how far links have faded that no night has touched for a while."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from reverie.domain.journal.entry import Heading, NightStep, standing_of
from reverie.domain.values.link import Decay, Since, fading_steps
from reverie.settings import Settings


def fading_since(
    tonight: int, settings: Settings, headings: Callable[[], Sequence[Heading]]
) -> Since:
    """How many steps links have faded since each night; tonight's step counts tomorrow.

    Where cycles count, the journal is read, and a night that is folded counts as one: the journal
    tells no more of it.
    """
    last = tonight - 1
    decay = Decay(settings.sleep.decay)
    if decay is Decay.NIGHT:
        return lambda since: float(max(0, last - since))
    cycles = _cycles_of(headings())

    def since(since_night: int) -> float:
        return sum(
            fading_steps(decay, cycles.get(other, 1)) for other in range(since_night + 1, last + 1)
        )

    return since


def _cycles_of(headings: Sequence[Heading]) -> dict[int, int]:
    """How many cycles each night had, as far as its entries stand."""
    cycles: dict[int, int] = {}
    stands = standing_of(headings)
    for heading in headings:
        if heading.number in stands and isinstance(heading.cause, NightStep):
            step = heading.cause
            cycles[step.night] = max(cycles.get(step.night, 1), step.cycle)
    return cycles
