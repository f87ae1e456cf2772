"""Law 3 with a paid model: killed at any moment, a night ends and asks nothing twice."""

from __future__ import annotations

import re
from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.journal.plan import Outcome
from reverie.domain.values.prompt import Prompt, Reply
from reverie.domain.values.puzzle import Incubation, Pondered, Priority, Status
from reverie.domain.values.spend import Spent
from reverie.engine.governing import Governor
from reverie.engine.sleeping import run_night, unfinished_plan
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.testing import TickClock, replied
from reverie.thinkers.meter import MeterInRam
from tests.days import a_sleeper, contents, lived
from tests.domain.rules.test_puzzles import a_puzzle
from tests.properties.lives import TEXTS, WORK, Killed, Mortal

SETTINGS = Settings.of(
    name="anthropic",
    night_calls=99,
    day_calls=999,
    night_cents=99,
    day_cents=99,
    month_cents=99,
    call_s=999,
)
PUZZLES = Incubation((a_puzzle("p1"), a_puzzle("p2", Priority.QUICK)))
ROUNDS = 3


class MortalMeter(MeterInRam):
    """A meter whose process dies right after a given number of notes."""

    left = 0

    def note(self, call):  # type: ignore[no-untyped-def]
        super().note(call)
        self.left -= 1
        if self.left == 0:
            raise Killed


class Sage:
    """A model that always says the same to the same, and may take the process with it."""

    name = "sage"
    fatal = 0

    def estimate(self, prompt: Prompt) -> Spent:
        return Spent(1, 100, 10)

    def reply(self, prompt: Prompt, *, seconds: float) -> Reply:
        self.fatal -= 1
        if self.fatal == 0:
            raise Killed
        ids = dict.fromkeys(re.findall(r'"id":"(q\d+)"', prompt.material))
        return Reply(replied(*(_answer(prompt) for _ in ids)), Spent(1, 90, 9, 1_000))


def _answer(prompt: Prompt) -> object:
    if '"puzzle":' not in prompt.material:
        return []
    found = re.search(r'"so_far":"round (\d)', prompt.material)
    number = int(found[1]) + 1 if found else 1
    return {"text": f"round {number}", "is_done": number == ROUNDS}


class Life:
    """A mind with two days behind it, a model, and what it kept of its puzzles."""

    def __init__(self) -> None:
        self.store, self.meter, self.sage = InRamStore(), MortalMeter(), Sage()
        self.kept: list[Pondered] = []
        lived(self.store, *TEXTS, session="s1")
        lived(self.store, *WORK, session="s2")

    def sleep(self, store: object = None) -> Outcome:
        governor = Governor(self.sage, self.meter, TickClock(), SETTINGS)
        sleeper = a_sleeper(
            thinker=governor, incubation=lambda now: PUZZLES, keep_answer=self.kept.append
        )
        return run_night(store or self.store, sleeper).outcome  # type: ignore[arg-type]

    def go_on(self) -> None:
        """Sleep to the end of the night that was cut short, unless only its last word was."""
        if unfinished_plan(self.store):
            assert self.sleep() is Outcome.COMPLETED


@given(
    writes=st.integers(0, 25), notes=st.integers(0, 14), call=st.integers(0, 8), also=st.booleans()
)
def test_killed_at_any_write_or_in_any_call_a_night_ends_and_asks_nothing_twice(
    writes: int, notes: int, call: int, also: bool
) -> None:
    life = Life()
    life.meter.left, life.sage.fatal = notes, call
    try:
        life.sleep(Mortal(life.store, writes) if writes else None)
    except Killed:
        if also:
            life.sage.fatal = 2
            with suppress(Killed):
                life.go_on()
        life.meter.left = life.sage.fatal = 0
        life.go_on()
    begun = [id for made in life.meter.calls() for id in made.work]
    assert len(begun) == len(set(begun))
    last = {one.puzzle.id: one for one in life.kept}
    assert last.keys() <= {"p1", "p2"}
    assert all(one.text for one in last.values() if one.status is not Status.PENDING)


@given(st.integers(1, 25))
def test_killed_after_any_write_the_mind_ends_as_if_undisturbed(writes: int) -> None:
    calm, life = Life(), Life()
    calm.sleep()
    try:
        life.sleep(Mortal(life.store, writes))
    except Killed:
        life.go_on()
    assert contents(life.store) == contents(calm.store)
    assert [one.text for one in life.kept][-1] == [one.text for one in calm.kept][-1]
    assert {c.work for c in life.meter.calls()} == {c.work for c in calm.meter.calls()}
