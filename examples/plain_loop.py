"""A loop of your own: agents queue at two wells, remember, sleep, and choose by what they believe.

Run it with `python examples/plain_loop.py`; it needs `pip install '.[population]'`.
"""

from __future__ import annotations

import random
import sys

from reverie import Tag
from reverie.simulation.minds import Minds

WELLS = {0: "North well", 1: "South well"}


def well_of(minds: Minds, agent: int, dice: random.Random) -> int:
    """The well that an agent thinks fairer; any where it has no opinion."""
    known = minds.believed(agent)
    fairness = {well: known[well].scores[0] if well in known else 0.0 for well in WELLS}
    best = max(fairness.values())
    return dice.choice([well for well, score in fairness.items() if score == best])


def main(agents: int = 50, days: int = 5) -> None:
    """Let some agents live for some days; the South well turns half of them away."""
    dice, minds = random.Random(1), Minds(agents, seed=1)
    for _ in range(days):
        visits = dict.fromkeys(WELLS, 0)
        for hour in range(24):
            for agent in range(agents):
                if minds.is_asleep[agent] or hour % 6:
                    continue
                well = well_of(minds, agent, dice)
                visits[well] += 1
                is_denied = well == 1 and dice.random() < 0.5
                minds.remember(
                    agent,
                    place=well,
                    importance=0.7,
                    reliability=0.9,
                    valence=-0.6 if is_denied else 0.4,
                    tags=Tag.DENIED if is_denied else Tag.SERVED | Tag.SHORT_WAIT,
                )
            minds.pass_time()
        told = ", ".join(f"{count} to the {WELLS[well]}" for well, count in visits.items())
        print(f"day {minds.day - 1}: {told}; morale {minds.morale.mean():.3f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
