"""A hundred minds of words from the scenario of a city: each lives a hard day and sleeps on it.

Run it with `python examples/hundred_minds.py`; it needs `pip install '.[population]'`.
"""

from __future__ import annotations

import sys
from collections import Counter
from datetime import UTC, datetime, timedelta

import reverie
from reverie.clocks import StoppedClock
from reverie.simulation.event_words import appraisal_of, sentence_of
from reverie.simulation.inhabitants import happenings
from reverie.simulation.scenario_file import named_scenario

MORNING = datetime(2026, 3, 1, tzinfo=UTC)
DAY = 6
"""The seventh day, counted from 0: water is short, and guards are about."""


def main(agents: int = 100) -> None:
    """Feed as many minds as there are agents, let each sleep a night, and ask them all."""
    city = named_scenario("city", {"agents": max(agents, 2)})
    ticks = city.config().ticks_per_minute
    kept: Counter[str] = Counter()
    recorded = 0
    for agent in range(agents):
        evening = StoppedClock(MORNING + timedelta(days=DAY + 1))
        with reverie.open_mind(":memory:", agent=f"agent-{agent}", clock=evening) as mind:
            for row in happenings(city, agent, agent + 1, DAY):
                mind.record(
                    sentence_of(city, row),
                    session="the day",
                    voice="agent",
                    at=MORNING + timedelta(minutes=int(row["tick"]) // ticks),
                    appraisal=appraisal_of(row),
                )
                recorded += 1
            mind.end_session("the day")
            mind.night()
            kept.update({memory.text for memory in mind.memories()})
            found = mind.recall("Who was turned away from a well?", k=1)
            if agent < 3:
                print(f"agent {agent} recalls: {found[0].text if found else 'nothing'}")
    print(f"{agents} minds lived through {recorded} things and keep {kept.total()}. Most kept:")
    for text, minds in sorted(kept.items(), key=lambda one: (-one[1], one[0]))[:5]:
        print(f"{minds:4} {text}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
