"""Plan: all that a night may depend on, pinned before it begins."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from enum import StrEnum

from reverie.domain.values.puzzle import Incubation
from reverie.domain.values.session import RULES, Reach
from reverie.frozen import dataclass
from reverie.settings import Settings


class Sleep(StrEnum):
    """How much of a night is slept."""

    DOZE = "doze"
    """Takes in what has ended, by the rules, and no more."""
    NAP = "nap"
    NIGHT = "night"

    @property
    def counts(self) -> bool:
        """Whether it repays, and belongs to a day; a doze does neither."""
        return self is not Sleep.DOZE


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


LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)
"""When the day began of a doze before any nap or night."""


@dataclass(frozen=True, slots=True)
class Day:
    """A night that counts: the sleeps that begin soon after its first all belong to it."""

    number: int
    began: datetime
    """When its first sleep began."""


def day_before_the_first(number: int) -> Day:
    """The day of a doze before any nap or night: long ago, so that none belongs to it."""
    return Day(number, LONG_AGO)


@dataclass(frozen=True, slots=True)
class NightPlan:
    """All that a night may depend on; its first journal entry."""

    agent: str
    night: int
    """Counts every sleep; no two ever have one number."""
    day: Day
    """What rules count that count nights."""
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
    thinker: str = RULES
    """Who thinks, by name."""
    dozed: tuple[str, ...] = ()
    """The sessions that dozes have taken in and a nap or night has yet to sleep on."""
    incubation: Incubation = Incubation()
    """The puzzles it sleeps on."""

    rules: str = ""
    """The word by which the rule files are found as they were when it began; none if not due."""
    anchor: date | None = None
    """The day of the installation, from which deep sleep is counted; none if nobody knows it."""
    aside: tuple[str, ...] = ()
    """What this version has set aside before, by name: it is left out once more."""

    @property
    def slept_on(self) -> tuple[str, ...]:
        """The names of all sessions it sleeps on, those that dozes had taken in among them."""
        return tuple(dict.fromkeys([*(reach.session for reach in self.sessions), *self.dozed]))

    @property
    def language(self) -> str:
        """The language the night thinks in, whatever is set by the time it goes on."""
        return self.settings.record.language


def day_of(last: Day, now: datetime, settings: Settings) -> Day:
    """The day of a sleep that begins now: the last one, or the next if that is long enough ago.

    A clock that was set back as far counts too, or one wrong date would stop all counting.
    """
    apart = timedelta(hours=settings.sleep.night_apart_h)
    return Day(last.number + 1, now) if abs(now - last.began) >= apart else last


def felt_depth(depth: Depth, *, opens: bool, elapsed_ms: float, settings: Settings) -> Depth:
    """How deep a stage sleeps at a moment of its cycle: what opens one is light for a while."""
    light_ms = settings.sleep.light_sleep_duration_pct * settings.sleep.target_cycle_duration_ms
    return Depth.LIGHT if opens and elapsed_ms < light_ms else depth


def is_over_time(elapsed_ms: float, settings: Settings) -> bool:
    """Whether a cycle has used up its time box: what it can leave out is left out."""
    return elapsed_ms > settings.sleep.target_cycle_duration_ms


def should_wake(depth: Depth, called: Stimulus | None, *, cycle_over: bool) -> bool:
    """Whether a sleeper wakes: from light sleep at any call, from deeper only when it must."""
    if called is None:
        return False
    return called is Stimulus.URGENT or depth is Depth.LIGHT or cycle_over
