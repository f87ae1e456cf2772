"""Sleeper: all that a night needs besides the mind, and how it is told when it has run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from datetime import date, datetime
from typing import NamedTuple

from reverie.domain.intake.secrets import masked
from reverie.domain.journal.entry import Heading, NightStep
from reverie.domain.journal.plan import NightPlan, Outcome, Sleep, Stimulus
from reverie.domain.rules.puzzles import pondered_words
from reverie.domain.values.aside import Aside
from reverie.domain.values.puzzle import Incubation, Pondered, Puzzle
from reverie.engine.thinking import Asked
from reverie.frozen import dataclass
from reverie.ports import Alarm, Clock, Rulebook, Thinker
from reverie.questions.fate import Looked
from reverie.settings import Settings
from reverie.stages import THE_NIGHT, Line
from reverie.version import build

AGAIN = "all else was done; `reverie sleep aside` lists it, tries it again or drops it"


class Silence:
    """An alarm that never rings."""

    def heard(self) -> Stimulus | None:
        """Nothing."""
        return None


def _nothing(_: object) -> None:
    pass


def _unkept(name: str, error: Exception) -> None:
    """Nobody keeps the way to an error."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How time passes in a night: its cycles have a time box, and a pause between them."""

    steady: Callable[[], float]
    """Seconds that only ever grow, whatever the clock is set to."""
    pause: Callable[[], None] = lambda: None
    """Let the pause between two cycles pass."""

    def since(self, began: float) -> float:
        """How many milliseconds have passed."""
        return (self.steady() - began) * 1_000


@dataclass(frozen=True, slots=True)
class Sleeper:
    """All that a night needs besides the mind."""

    clock: Clock
    thinker: Asked
    settings: Settings = field(default_factory=Settings)
    alarm: Alarm = field(default_factory=Silence)
    line: Line = THE_NIGHT
    watch: Callable[[str], None] = _nothing
    mask: Callable[[str], str] = masked
    """How secrets are taken out of what is about to be remembered."""
    rules: Thinker | None = None
    """Who thinks in a doze, whoever thinks at night; the same if nobody is named."""
    anchor: date | None = None
    """The day of the installation, from which deep sleep is counted."""
    has_time: Callable[[], bool] = lambda: True
    """Whether another cycle may begin; asked before each, so puzzles are not counted."""
    incubation: Callable[[datetime], Incubation] = lambda now: Incubation()
    """What there is to sleep on at a moment."""
    may_tell: Callable[[Puzzle], bool] = lambda puzzle: True
    """Whether a puzzle may be told to anybody but the rules."""
    rulebook: Rulebook | None = None
    """The rules a night looks over when that is due; none leaves them alone."""
    keep_answer: Callable[[Pondered], None] = _nothing
    """Keep what came of a puzzle, whole or in part; a file for a person."""
    pace: Pace | None = None
    """How time passes; none leaves cycles as long as they are, and deep from their start."""
    shared_upto: Callable[[], int | None] = lambda: None
    """The last entry that other machines hold too; none where there are no others."""
    committed: Callable[[NightStep], None] = _nothing
    """Told of each step once it is committed; it neither fails nor waits for anybody."""

    version: Callable[[], str] = build
    """Which Reverie this is: what one build could not work with the next one tries again."""
    keep_trace: Callable[[str, Exception], object] = _unkept
    """Keep the way to an error, under the name of what is set aside for it."""

    def thinker_in(self, sleep: Sleep) -> Asked:
        """Who thinks in such a sleep."""
        return self.thinker if sleep.counts else self.rules or self.thinker


@dataclass(frozen=True, slots=True)
class NightRun:
    """How a night went: its plan, its outcome, and the entries it wrote."""

    plan: NightPlan
    outcome: Outcome
    entries: tuple[Heading, ...]
    looks: tuple[Looked, ...] = ()
    """What became of the answers of a second look."""
    said: tuple[str, ...] = ()
    """What else the thinker left to say: why it was not asked, and what it cost."""

    pondered: tuple[Pondered, ...] = ()
    """What came of the puzzles it slept on."""

    asides: tuple[Aside, ...] = ()
    """What it could not work with and set aside."""

    @property
    def notes(self) -> tuple[str, ...]:
        """What there is to say beside its changes, for people."""
        puzzles = (pondered_words(one) for one in self.pondered)
        looks = (look.words() for look in self.looks)
        return (*self.left_aside, *puzzles, *looks, *self.said)

    @property
    def left_aside(self) -> tuple[str, ...]:
        """What it set aside, for people."""
        return tuple(f"set aside: {one.words}; {AGAIN}" for one in self.asides)


class Heard(NamedTuple):
    """What is said beside the changes while a night runs."""

    looks: list[Looked]
    said: list[str]
    pondered: dict[str, Pondered]

    def mark(self) -> tuple[int, int]:
        """How much has been said so far, to go back to."""
        return len(self.looks), len(self.said)

    def back_to(self, mark: tuple[int, int]) -> None:
        """Let nothing have been said since a mark: what said it begins anew."""
        del self.looks[mark[0] :], self.said[mark[1] :]
