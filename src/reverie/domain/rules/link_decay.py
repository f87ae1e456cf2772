"""Link decay: how far links have faded that no night has touched for a while."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from reverie.domain.journal.entry import Heading, NightBegan, NightStep, standing_of
from reverie.domain.values.link import Decay, Since, fading_steps
from reverie.settings import Settings


def fading_since(
    tonight: int, settings: Settings, headings: Callable[[], Sequence[Heading]]
) -> Since:
    """How many steps links have faded since each night that counts; tonight's counts tomorrow.

    Where cycles count, the journal is read, and a night that is folded counts as one: the journal
    tells no more of it. Of several sleeps that are one night, the longest counts.
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
    """How many cycles each night that counts had, as far as its entries stand."""
    cycles: dict[int, int] = {}
    days: dict[int, int] = {}
    stands = standing_of(headings)
    for heading in headings:
        match heading.cause:
            case NightBegan(plan=plan):
                days[plan.night] = plan.day.number
            case NightStep(night=night, cycle=cycle) if heading.number in stands:
                day = days.get(night, night)
                cycles[day] = max(cycles.get(day, 1), cycle)
    return cycles
