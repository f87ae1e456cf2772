"""A month of an agent that lives by itself: work, calls, kills and clocks that jump, by dice."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from random import Random

from reverie import OpenMind, open_mind
from reverie.domain.rules.wakefulness import SleepState, first_illegal
from reverie.domain.values.summons import Summons
from reverie.live.event import Event, Happened
from reverie.live.scheduler import Scheduler
from tests.live.lives import DAY, HOUR, SimulatedTime

RULES = ("Never push to branch {}.", "We use port {} for the parser.", "Why does test {} fail?")
IN_A_CYCLE = ("dream", "prune")
"""The stages of a cycle that are protected however soon they come."""


class Killed(BaseException):
    """What ends a life as a kill does, wherever it is."""


class MortalTime(SimulatedTime):
    """A time that kills whoever looks at it too often."""

    def __init__(self) -> None:
        super().__init__()
        self.looks_left: int | None = None

    def now(self) -> datetime:
        """The present moment, or the end."""
        if self.looks_left is not None:
            self.looks_left -= 1
            if self.looks_left < 0:
                self.looks_left = None
                raise Killed
        return super().now()


@dataclass(frozen=True)
class Call:
    """One call of a sleeper: in which life, after how many events, in which stage."""

    life: int
    place: int
    where: str
    urgent: bool


@dataclass
class Month:
    """What happened in a month."""

    seed: int
    path: Path
    time: MortalTime = field(default_factory=MortalTime)
    lives: list[list[Event]] = field(default_factory=list)
    sent: dict[str, str] = field(default_factory=dict)
    """Each call with words, by its id, with the stage or state in which it came."""
    calls: list[Call] = field(default_factory=list)
    """Each call of a sleeper, with words or without."""
    given: list[tuple[str, SleepState]] = field(default_factory=list)
    kills: int = 0
    jumps: int = 0
    sessions: int = 0

    def live(self, days: float) -> None:
        """Let so many days pass, life after life."""
        self.dice = Random(self.seed)
        end = self.time.passed + days * DAY
        while self.time.passed < end:
            mind = open_mind(self.path, clock=self.time)
            try:
                self._one_life(mind, end)
            except Killed:
                self.kills += 1
            finally:
                self.time.looks_left = None
                mind.close()
        with open_mind(self.path, clock=self.time) as mind:
            self._scheduler(mind).tick()

    def _one_life(self, mind: OpenMind, end: float) -> None:
        scheduler = self._scheduler(mind)
        while self.time.passed < end:
            self._something_happens(mind)
            scheduler.tick()
            self.time.looks_left = None
            self.time.wait(self.dice.uniform(3, HOUR))

    def _scheduler(self, mind: OpenMind) -> Scheduler:
        self.lives.append([])
        scheduler = Scheduler(
            mind,
            pulse=self.time,
            tell=lambda event: self._heard(mind, event),
            deliver=lambda one: self.given.append((one.id, scheduler.state.state)),
        )
        return scheduler

    def _something_happens(self, mind: OpenMind) -> None:
        """Work, a call, a kill to come, or a clock that is set; mostly nothing."""
        what = self.dice.random()
        if what < 0.03:
            self.sessions += 1
            for rule in self.dice.sample(RULES, 2):
                mind.record(rule.format(self.sessions), session=f"s{self.sessions}")
            mind.end_session(f"s{self.sessions}")
        elif what < 0.05:
            self._call(mind, "awake")
        elif what < 0.17:
            self.time.looks_left = self.dice.randrange(60)
        elif what < 0.20:
            self.jumps += 1
            self.time.jump(self.dice.choice([-DAY, -HOUR, HOUR, DAY]))

    def _heard(self, mind: OpenMind, event: Event) -> None:
        self.lives[-1].append(event)
        is_asleep = event.state not in (SleepState.AWAKE, SleepState.WAKING)
        if event.event is Happened.STATE and is_asleep and self.dice.random() < 0.1:
            self._call(mind, event.reason if event.state.value > 1 else event.state.word)

    def _call(self, mind: OpenMind, where: str) -> None:
        urgent = self.dice.random() < 0.5
        if urgent and where != "awake" and self.dice.random() < 0.3:
            if not mind.wake():
                return  # it has not slept yet, and so there is nobody to wake
        else:
            summons: Summons = mind.stimulate(f"Call {len(self.sent)}.", urgent=urgent)
            self.sent[summons.id] = where
        if where != "awake":
            self.calls.append(Call(len(self.lives) - 1, len(self.lives[-1]), where, urgent))

    # What is looked at afterwards.

    def illegal(self) -> list[tuple[SleepState, SleepState]]:
        """Each step from one state to another that may not be."""
        steps = [first_illegal(_states(life)) for life in self.lives]
        return [step for step in steps if step]

    def delivered(self) -> Counter[str]:
        """How often the mind was told of each call, by its id."""
        with open_mind(self.path, clock=self.time) as mind:
            every = [mind.store.episodes.get(n) for n in range(1, mind.store.episodes.last() + 1)]
        origins = [episode.origin or "" for episode in every if episode]
        return Counter(o.removeprefix("stimulus ") for o in origins if o.startswith("stimulus "))

    def slept_on(self) -> list[Call]:
        """The calls for which a sleep did not end as it should have."""
        return [call for call in self.calls if not self._was_heeded(call)]

    def _was_heeded(self, call: Call) -> bool:
        """Whether a sleep ended at once, or after the cycle where it was protected and could wait.

        A life that was killed before it could is none to judge.
        """
        after = self.lives[call.life][call.place :]
        woken = [i for i, event in enumerate(after) if event.state is SleepState.WAKING]
        if not woken:
            return True
        until = after[: woken[0]]
        if call.urgent or call.where not in IN_A_CYCLE:
            return not any(event.event is Happened.STATE for event in until)
        also = [other for other in self.calls if other.urgent and other.life == call.life]
        is_pressed = any(0 <= other.place - call.place <= woken[0] for other in also)
        return is_pressed or any(event.event is Happened.CYCLE_ENDED for event in until)


def _states(life: list[Event]) -> list[SleepState]:
    return [event.state for event in life if event.event in (Happened.STARTED, Happened.STATE)]
