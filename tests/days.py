"""Days for tests: sessions lived and nights slept, in one line each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from reverie import OpenMind, open_mind
from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import Change, Value
from reverie.domain.journal.parts import StrengthChange
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Memory, Strength
from reverie.domain.values.session import Session
from reverie.engine.sleeping import NightRun, Sleeper, run_night
from reverie.engine.waking import end_session, record
from reverie.ports import Mind, Store
from reverie.settings import Settings
from reverie.stages import CLOSING, OPENING, Line
from reverie.stages.context import StageContext
from reverie.testing import DAWN, TickClock
from reverie.thinkers.rules import RulesThinker

SETTINGS = Settings()
Opening = Callable[..., OpenMind]
"""Opens a mind, with whatever matters given."""
PLAIN_NIGHT = Line(OPENING, (), CLOSING)
"""A night without its cycles, for tests of what lies around them."""


def lived(
    store: Store,
    *texts: str,
    session: str = "s1",
    voice: Voice = Voice.PERSON,
    settings: Settings = SETTINGS,
) -> Session:
    """A session in which these things were said, and which has ended."""
    for text in texts:
        record(store, TickClock(), SETTINGS, text, session=session, voice=voice)
    return end_session(store, TickClock(), session, settings)


def a_mind_at(path: str | Path, **given: object) -> OpenMind:
    """A mind with a clock that ticks and plain settings, or what is given."""
    plain: dict[str, object] = {"clock": TickClock(), "settings": Settings()}
    return open_mind(path, **(plain | given))  # type: ignore[arg-type]


def a_sleeper(**given: object) -> Sleeper:
    """A sleeper that thinks by the rules, with whatever matters given."""
    plain = Sleeper(TickClock(), RulesThinker(), line=PLAIN_NIGHT)
    return replace(plain, **given)  # type: ignore[arg-type]


def slept(store: Store, **given: object) -> NightRun:
    """A night slept by the rules a day after the one before, with whatever matters given."""
    clock = TickClock(DAWN + timedelta(days=store.journal.next_night() - 1))
    return run_night(store, a_sleeper(**{"clock": clock, **given}))


def slept_a_day_later(mind: OpenMind) -> None:
    """A night of an open mind with a clock that ticks, a day after whatever was last."""
    assert isinstance(mind.clock, TickClock)
    mind.clock.skip(timedelta(days=1))
    mind.night()


def texts(mind: Mind) -> list[str]:
    """What the memories say, by number."""
    return [memory.text for memory in mind.memories.all()]


def the_one(mind: Mind) -> Memory:
    """The only memory there is."""
    (memory,) = mind.memories.all()
    return memory


def contents(mind: Mind) -> list[tuple[Place, Value]]:
    """All that a mind holds."""
    return list(mind.contents())


def rehearse(mind: Mind, night: StageContext) -> Sequence[Change]:
    """A test stage: each memory is replayed once more, up to three times."""
    return [
        StrengthChange(
            target=memory.number,
            before=memory.strength,
            after=Strength(memory.strength.points + 100, memory.strength.replays + 1),
            reason="replayed",
        )
        for memory in mind.memories.all()
        if memory.strength.replays < 3
    ]
