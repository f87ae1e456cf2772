"""Night: what a night may depend on, planned and pinned before it begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Protocol

from reverie.domain.values.session import Reach
from reverie.settings import Settings


class Sleep(StrEnum):
    """How much of a night is slept."""

    NAP = "nap"
    NIGHT = "night"


class Depth(StrEnum):
    """Whether a stage may be interrupted."""

    LIGHT = "light"
    DEEP = "deep"
    DREAMING = "dreaming"


class Stimulus(StrEnum):
    """Something that calls a sleeper."""

    PLAIN = "plain"
    URGENT = "urgent"


class Outcome(StrEnum):
    """How a night ended, or where it stands."""

    COMPLETED = "completed"
    WOKEN = "woken"
    WAITING = "waiting"
    UNFINISHED = "unfinished"
    UNDONE = "undone"


@dataclass(frozen=True, slots=True)
class PlannedStage:
    """One stage of the night to come, and why it is skipped if it is."""

    name: str
    skipped: str | None = None


@dataclass(frozen=True, slots=True)
class NightPlan:
    """All that a night may depend on; its first journal entry."""

    agent: str
    night: int
    sleep: Sleep
    began: datetime
    horizon: int
    """The last episode the night may see."""
    sessions: tuple[Reach, ...]
    """The parts of sessions that wait to be taken in."""
    coming_session: int
    """The number of the session that will read what the night leaves."""
    next_memory: int
    dice: str
    """The seed of the night's chances."""
    stages: tuple[PlannedStage, ...]
    settings: Settings

    @property
    def language(self) -> str:
        """The language the night thinks in, whatever is set by the time it goes on."""
        return self.settings.language


class Situation(Protocol):
    """What planning reads of a mind."""

    agent: str

    def next_night(self) -> int:
        """The number the coming night will have."""

    def next_memory(self) -> int:
        """The number the next memory will have."""

    def last_episode(self) -> int:
        """The number of the newest episode; 0 when there is none."""

    def last_session(self) -> int:
        """How many sessions have ended."""

    def sessions_waiting(self) -> Sequence[Reach]:
        """The parts of ended sessions no night has taken in, in the order they ended."""


def plan_night(
    mind: Situation, settings: Settings, now: datetime, *, stages: Sequence[str], sleep: Sleep
) -> NightPlan:
    """Decide what the coming night will do, with a reason for each stage it skips."""
    night = mind.next_night()
    waiting = tuple(mind.sessions_waiting())
    return NightPlan(
        agent=mind.agent,
        night=night,
        sleep=sleep,
        began=now,
        horizon=mind.last_episode(),
        sessions=waiting,
        coming_session=mind.last_session() + 1,
        next_memory=mind.next_memory(),
        dice=f"{mind.agent}/{night}",
        stages=tuple(PlannedStage(name, why_skipped(name, waiting)) for name in stages),
        settings=settings,
    )


def why_skipped(stage: str, waiting: Sequence[Reach]) -> str | None:
    """The reason a stage has nothing to do tonight, if there is one."""
    if stage == "encode" and not waiting:
        return "no session waits to be taken in"
    return None


def should_wake(depth: Depth, called: Stimulus | None, *, cycle_over: bool) -> bool:
    """Whether a sleeper wakes: from light sleep at any call, from deeper only when it must."""
    if called is None:
        return False
    return called is Stimulus.URGENT or depth is Depth.LIGHT or cycle_over
