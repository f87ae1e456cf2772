"""Builders and stand-ins for tests, shipped to users: a mind, a night, a clock, a thinker."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from reverie.domain.journal.entry import Act, Entry, Waking
from reverie.domain.journal.kinds import Change, LinkChange, MemoryChange
from reverie.domain.journal.plan import Day, NightPlan, PlannedStage, Sleep, Stimulus
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.link import Link, LinkKind
from reverie.domain.values.memory import (
    ONE,
    Author,
    Kind,
    Layer,
    Memory,
    Salience,
    Strength,
    Wording,
    name_of,
)
from reverie.domain.values.prompt import Prompt, Reply
from reverie.domain.values.session import Reach
from reverie.domain.values.source import BY_HAND, Source
from reverie.domain.values.spend import Spent
from reverie.domain.values.thought import Answer, Question
from reverie.errors import ThinkerFailed
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stages.context import StageContext
from reverie.stores.ram.store import InRamStore

DAWN = datetime(2026, 1, 1, 6, tzinfo=UTC)
"""When the clocks of tests begin."""


class TickClock:
    """A clock that moves on by a fixed step each time it is read."""

    def __init__(self, start: datetime = DAWN, step: timedelta = timedelta(minutes=1)) -> None:
        self._now = start
        self._step = step

    def now(self) -> datetime:
        """The next moment."""
        self._now += self._step
        return self._now

    def skip(self, time: timedelta) -> None:
        """Let time pass at once."""
        self._now += time

    def spent(self) -> float:
        """Nothing: in tests thinking is free."""
        return 0.0


class ScriptedThinker:
    """A thinker that says what a test tells it to, perhaps late, and counts what it was asked."""

    name = "scripted"

    def __init__(
        self,
        answers: Mapping[str, str] | None = None,
        *,
        otherwise: str | None = "[]",
        cost_micros: int = 0,
    ) -> None:
        self._answers = dict(answers or {})
        self._otherwise = otherwise
        self._cost = cost_micros
        self.asked: list[Question] = []

    def answer(self, question: Question) -> Answer | None:
        """The scripted answer for the question's topic; None means later."""
        self.asked.append(question)
        text = self._answers.get(question.topic, self._otherwise)
        return None if text is None else Answer(text, self._cost)


class ScriptedModel:
    """A paid model that says what a test tells it to, reply by reply; the last one stays."""

    name = "model"

    def __init__(
        self, *replies: str | ThinkerFailed, spent: Spent | None = None, most: Spent | None = None
    ) -> None:
        self._replies = list(replies)
        self._spent = spent or Spent(1, 1_000, 100, 60_000)
        self._most = most or self._spent
        self.asked: list[Prompt] = []

    def estimate(self, prompt: Prompt) -> Spent:
        """What a test says a call costs at most."""
        return replace(self._most, ms=0)

    def reply(self, prompt: Prompt, *, seconds: float) -> Reply:
        """The next reply; one that takes longer than it may is none."""
        self.asked.append(prompt)
        said = self._replies.pop(0) if len(self._replies) > 1 else self._replies[0]
        if isinstance(said, ThinkerFailed):
            raise said
        if self._spent.ms > seconds * 1000:
            why = f"no reply came within {seconds:.0f} s"
            raise ThinkerFailed(why, ms=round(seconds * 1000), paid=True)
        return Reply(said, self._spent)


def replied(*answers: object) -> str:
    """What a model replies that answers the questions of a prompt, in their order."""
    items = [{"id": f"q{place}", "answer": it} for place, it in enumerate(answers, start=1)]
    return json.dumps({"answers": items})


class ScriptedAlarm:
    """An alarm that rings at given moments, counted in times it was listened to."""

    def __init__(self, rings: Mapping[int, Stimulus]) -> None:
        self._rings = dict(rings)
        self._listened = 0
        self._loudest: Stimulus | None = None

    def heard(self) -> Stimulus | None:
        """The most pressing call so far."""
        self._listened += 1
        ring = self._rings.get(self._listened)
        if ring and self._loudest is not Stimulus.URGENT:
            self._loudest = ring
        return self._loudest


def an_episode(number: int = 1, text: str = "The build runs on ARM.", **given: object) -> Episode:
    """An episode, with whatever matters given."""
    session = str(given.get("session", "s1"))
    voice = given.get("voice", Voice.PERSON)
    appraisal = given.get("appraisal", Appraisal(importance=50))
    assert isinstance(voice, Voice)
    assert isinstance(appraisal, Appraisal)
    return Episode(number, session, DAWN, voice, text, appraisal)


def a_memory(
    number: int = 1,
    text: str = "The build runs on ARM.",
    *,
    kind: Kind = Kind.FACT,
    session: int = 1,
    layer: Layer = Layer.HOT,
    sources: Sequence[Source] = (BY_HAND,),
    by: Author = Author.NIGHT,
) -> Memory:
    """A memory, with whatever matters given."""
    return Memory(
        number=number,
        name=name_of(number, DAWN),
        session=session,
        born=DAWN,
        sources=tuple(sources),
        appraisal=Appraisal(importance=50),
        tagged=False,
        wording=Wording(kind, text, by),
        layer=layer,
        salience=Salience(ONE // 2, session),
        strength=Strength(),
    )


def a_link(a: int = 1, b: int = 2, *, weight: float = 0.15, night: int | None = 1) -> Link:
    """A link between two memories."""
    low, high = sorted((a, b))
    return Link(low, high, LinkKind.SEMANTIC, round(weight * ONE), night)


def a_mind(
    store: Store | None = None, *, memories: Iterable[Memory] = (), links: Iterable[Link] = ()
) -> Store:
    """A mind that holds these, put there by one journaled entry."""
    mind = store or InRamStore()
    changes: list[Change] = [
        MemoryChange(target=m.number, before=None, after=m, reason="given") for m in memories
    ]
    changes += [LinkChange(target=k.pair, before=None, after=k, reason="given") for k in links]
    if changes:
        cause = Waking(Act.REMEMBER, Author.PERSON, "given")
        mind.commit(Entry(mind.journal.last() + 1, DAWN, cause, tuple(changes)))
    return mind


def a_plan(
    night: int = 1,
    *,
    sessions: Sequence[Reach] = (),
    coming_session: int = 1,
    settings: Settings | None = None,
) -> NightPlan:
    """A plan of a night."""
    return NightPlan(
        agent="main",
        night=night,
        day=Day(night, DAWN),
        sleep=Sleep.NIGHT,
        began=DAWN,
        horizon=max((reach.upto for reach in sessions), default=0),
        sessions=tuple(sessions),
        coming_session=coming_session,
        next_memory=1,
        dice=f"main/{night}",
        stages=(PlannedStage("encode"), PlannedStage("compress")),
        settings=settings or Settings(),
    )


def a_night(plan: NightPlan | None = None, *, answers: Sequence[str] | None = None) -> StageContext:
    """What a stage is told: a plan, and answers in the order of its questions."""

    def ask(questions: Sequence[Question]) -> list[str]:
        return list(answers) if answers is not None else ["[]"] * len(questions)

    return StageContext(plan or a_plan(), "test", 0, 1, ask)
