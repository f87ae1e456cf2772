"""A puzzle is thought about in rounds until it is answered or its time is over."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from reverie.domain.journal.plan import Outcome, Sleep, Stimulus
from reverie.domain.rules.puzzles import EVERY, MINUTES
from reverie.domain.values.puzzle import (
    AnswerFormat,
    Incubation,
    Pondered,
    Priority,
    Puzzle,
    PuzzleType,
    Status,
)
from reverie.domain.values.spend import CallState, Spent
from reverie.domain.values.thought import Answer
from reverie.engine.governing import Governor
from reverie.engine.sleeper import NightRun
from reverie.engine.sleeping import run_night
from reverie.engine.thinking import take_answers
from reverie.errors import CannotWrite, ThinkerFailed
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.testing import (
    ScriptedAlarm,
    ScriptedModel,
    ScriptedThinker,
    TickClock,
    replied,
)
from reverie.thinkers.delegate import DelegateThinker
from reverie.thinkers.meter import MeterInRam
from tests.days import a_sleeper, lived, texts

MINUTE = 60_000
RICH = Settings.of(
    name="anthropic",
    call_s=28_800,
    night_cents=100,
    day_cents=100,
    month_cents=100,
    night_calls=50,
    day_calls=50,
)


def a_puzzle(
    priority: Priority = Priority.STANDARD,
    *,
    name: str = "p1",
    type: PuzzleType = PuzzleType.CUSTOM,
) -> Puzzle:
    return Puzzle(
        name,
        datetime(2026, 1, 1, tzinfo=UTC),
        type,
        priority,
        AnswerFormat.MD,
        MINUTES[priority],
        EVERY[priority],
        "Which cache can go?",
    )


def said(text: str, *, done: bool = True, sources: tuple[str, ...] = ()) -> str:
    return replied({"text": text, "sources": list(sources), "is_done": done})


def taking(minutes: int) -> Spent:
    return Spent(1, 1_000, 100, minutes * MINUTE)


class Night:
    """A night with puzzles: what was kept of them, in order."""

    def __init__(self, *puzzles: Puzzle, model: ScriptedModel, settings: Settings = RICH) -> None:
        self.kept: list[Pondered] = []
        self.meter = MeterInRam()
        self.store: Store = InRamStore()
        self._governor = Governor(model, self.meter, TickClock(), settings)
        self._puzzles = puzzles

    def sleep(self, **given: object) -> NightRun:
        plain: dict[str, object] = {
            "thinker": self._governor,
            "incubation": lambda now: Incubation(self._puzzles),
            "keep_answer": self.kept.append,
        }
        return run_night(self.store, a_sleeper(**(plain | given)))

    @property
    def stood(self) -> list[tuple[Status, str]]:
        return [(one.status, one.text) for one in self.kept]


def test_an_answer_that_is_done_in_one_round_is_kept_whole() -> None:
    night = Night(a_puzzle(), model=ScriptedModel(said("The old one.")))
    run = night.sleep()
    assert night.stood == [(Status.DONE, "The old one.")]
    assert run.notes[0] == "puzzle p1 is answered: .reverie/sync/sleep-results/p1.md"


def test_each_round_goes_on_from_the_last_and_leaves_what_there_is() -> None:
    model = ScriptedModel(said("So far.", done=False), said("Whole."), spent=taking(5))
    night = Night(a_puzzle(), model=model)
    night.sleep()
    assert night.stood == [(Status.PENDING, "So far."), (Status.DONE, "Whole.")]
    assert '"so_far":"So far."' in model.asked[1].material


def test_of_a_quick_puzzle_nothing_is_kept_before_its_end() -> None:
    model = ScriptedModel(said("So far.", done=False), said("Whole."), spent=taking(5))
    night = Night(a_puzzle(Priority.QUICK), model=model)
    night.sleep()
    assert night.stood == [(Status.DONE, "Whole.")]


def test_when_the_time_is_over_the_part_is_kept_and_marked() -> None:
    rounds = [said(f"Deeper, {n}.", done=False) for n in range(1, 9)]
    night = Night(a_puzzle(), model=ScriptedModel(*rounds, spent=taking(19)))
    run = night.sleep()
    assert night.stood[-1] == (Status.TIMED_OUT, "Deeper, 3.")
    assert night.kept[-1].why == "[TIME-BOXED — 60min budget exhausted]"
    assert sum(call.spent.ms for call in night.meter.calls()) == 60 * MINUTE
    assert "was cut short: [TIME-BOXED" in run.notes[0]


def test_a_call_takes_no_longer_than_the_time_between_two_checkpoints() -> None:
    night = Night(a_puzzle(), model=ScriptedModel(said("Late."), spent=taking(25)))
    night.sleep()
    assert {call.spent.ms for call in night.meter.calls()} == {20 * MINUTE}


def test_one_that_fails_stops_neither_the_others_nor_the_night() -> None:
    model = ScriptedModel("nonsense", "nonsense", "nonsense", "nonsense", said("Fine."))
    night = Night(a_puzzle(name="p1"), a_puzzle(name="p2"), model=model)
    lived(night.store, "Never push to main.")
    run = night.sleep()
    assert run.outcome is Outcome.COMPLETED
    assert [(one.puzzle.id, one.status) for one in night.kept] == [
        ("p1", Status.FAILED),
        ("p2", Status.DONE),
    ]
    assert texts(night.store) == ["Never push to main."]


def test_an_answer_that_invents_a_source_is_sent_back_and_then_refused() -> None:
    invented = said("Sure.", sources=("f-20990101-001",))
    model = ScriptedModel(invented)
    night = Night(a_puzzle(), model=model)
    night.sleep()
    assert night.kept[-1].status is Status.FAILED
    assert "no memory that was told is called f-20990101-001" in model.asked[1].material


def test_when_nobody_can_be_reached_the_puzzle_waits() -> None:
    night = Night(a_puzzle(), model=ScriptedModel(ThinkerFailed("no line")))
    run = night.sleep()
    assert night.stood == [(Status.PENDING, "")]
    assert run.notes[0] == "puzzle p1 waits: nobody could be reached"


def test_when_a_cap_is_reached_the_puzzle_waits_and_says_why() -> None:
    poor = RICH.but(night_calls=0)
    night = Night(a_puzzle(), model=ScriptedModel(said("Fine.")), settings=poor)
    run = night.sleep()
    assert night.stood == [(Status.PENDING, "")]
    assert run.notes[0] == "puzzle p1 waits: the cap of 0 calls a night is reached"


def test_when_a_cap_is_reached_in_the_middle_the_part_is_kept() -> None:
    poor = RICH.but(night_calls=1)
    night = Night(a_puzzle(), model=ScriptedModel(said("Half.", done=False)), settings=poor)
    night.sleep()
    assert night.stood[-1] == (Status.TIMED_OUT, "Half.")
    assert night.kept[-1].why == "the cap of 1 calls a night is reached"


class Killed(BaseException):
    """The process is gone."""


@pytest.mark.parametrize("fatal", [1, 2, 3])
def test_killed_in_a_call_and_resumed_no_round_is_asked_twice(fatal: int) -> None:
    class Fatal(ScriptedModel):
        def reply(self, prompt, *, seconds):  # type: ignore[no-untyped-def]
            if len(self.asked) + 1 == fatal:
                self.asked.append(prompt)
                raise Killed
            return super().reply(prompt, seconds=seconds)

    replies = [said(f"Round {n}.", done=n == 4) for n in range(1, 5)]
    model = Fatal(*replies, spent=taking(5))
    night = Night(a_puzzle(), model=model)
    with pytest.raises(Killed):
        night.sleep()
    begun = [call for call in night.meter.calls() if call.state is CallState.BEGUN]
    assert len(begun) == 1

    run = night.sleep()
    assert run.outcome is Outcome.COMPLETED
    asked = [call.work for call in night.meter.calls()]
    assert len(asked) == len(set(asked))
    assert night.kept[-1].status is Status.DONE


def test_a_round_that_adds_nothing_is_the_last() -> None:
    model = ScriptedModel(said("The same.", done=False), spent=taking(5))
    night = Night(a_puzzle(), model=model)
    night.sleep()
    assert len(model.asked) == 2
    assert night.stood[-1] == (Status.DONE, "The same.")


def test_an_urgent_call_ends_it_after_the_round_that_runs() -> None:
    model = ScriptedModel(said("So far.", done=False), spent=taking(5))
    night = Night(a_puzzle(), model=model)
    run = night.sleep(alarm=ScriptedAlarm({4: Stimulus.URGENT}))
    assert run.outcome is Outcome.WOKEN
    assert night.stood == [(Status.PENDING, "So far.")] * 2
    assert run.notes[0] == "puzzle p1 waits: the agent was woken while it was thought about"


def test_a_marathon_owns_the_night() -> None:
    night = Night(a_puzzle(Priority.MARATHON), model=ScriptedModel(said("Long.")))
    lived(night.store, "Never push to main.")
    run = night.sleep()
    reasons = {stage.name: stage.skipped for stage in run.plan.stages}
    assert reasons.pop("incubate") is None
    assert set(reasons.values()) == {"a marathon puzzle owns the night; the next one does it"}
    assert texts(night.store) == []
    assert night.stood == [(Status.DONE, "Long.")]


@pytest.mark.parametrize("sleep", [Sleep.NAP, Sleep.DOZE])
def test_only_a_full_night_incubates(sleep: Sleep) -> None:
    night = Night(a_puzzle(), model=ScriptedModel(said("Fine.")))
    sleeper = a_sleeper(incubation=lambda now: Incubation((a_puzzle(),)))
    from reverie.engine.sleeping import plan_tonight

    plan = plan_tonight(night.store, sleeper, sleep)
    (stage,) = [stage for stage in plan.stages if stage.name == "incubate"]
    assert stage.skipped
    assert plan.incubation == Incubation()


def test_the_rules_answer_what_recurs_and_leave_the_rest() -> None:
    recurs = a_puzzle(name="p1", type=PuzzleType.PATTERN)
    night = Night(recurs, a_puzzle(name="p2"), model=ScriptedModel(""))
    lived(night.store, "It turns out the cache was stale again.")
    night.sleep(incubation=lambda now: Incubation())
    run = night.sleep(thinker=a_sleeper().thinker)
    assert [one.status for one in night.kept] == [Status.DONE, Status.PENDING]
    assert "the cache was stale again" in night.kept[0].text
    assert night.kept[0].sources
    assert "puzzle p2 waits: only the rules think tonight, and they cannot answer it" in run.notes


def test_a_sub_agent_answers_later() -> None:
    night = Night(a_puzzle(), model=ScriptedModel(""))
    assert night.sleep(thinker=DelegateThinker()).outcome is Outcome.WAITING
    (asked,) = night.store.thoughts.pending()
    take_answers(night.store, {asked.id: Answer('{"text": "Late but fine."}')})
    assert night.sleep(thinker=DelegateThinker()).outcome is Outcome.COMPLETED
    assert night.stood == [(Status.DONE, "Late but fine.")]


def test_an_answer_of_someone_that_makes_no_sense_fails_its_puzzle() -> None:
    night = Night(a_puzzle(), model=ScriptedModel(""))
    night.sleep(thinker=ScriptedThinker(otherwise="nonsense"))
    assert night.kept[-1].status is Status.FAILED


def test_what_cannot_be_kept_is_said_and_the_night_ends() -> None:
    def full(_: Pondered) -> None:
        raise CannotWrite("the disk is full; make room")

    night = Night(a_puzzle(), model=ScriptedModel(said("Fine.")))
    run = night.sleep(keep_answer=full)
    assert run.outcome is Outcome.COMPLETED
    assert "what came of puzzle p1 was not kept: the disk is full; make room" in run.notes


def test_nothing_of_an_answer_is_remembered() -> None:
    night = Night(a_puzzle(), model=ScriptedModel(said("The old cache can go.")))
    night.sleep()
    assert texts(night.store) == []
