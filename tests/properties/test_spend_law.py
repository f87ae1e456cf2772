"""Whatever a model does and however often it is asked, no cap is passed by more than one call."""

from __future__ import annotations

from datetime import timedelta

from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.rules.spend import Span, cap_of, spent_in
from reverie.domain.values.prompt import Prompt, Reply
from reverie.domain.values.spend import Spent
from reverie.engine.governing import Governor
from reverie.engine.thinking import ask
from reverie.errors import ThinkerFailed
from reverie.questions.composite_text import COMPOSITE_TEXT
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN, TickClock, replied
from reverie.thinkers.meter import MeterInRam

MONTH = 40
"""Nights, so that a month ends among them."""
ERROR = Spent(0, 50, 40)
"""By how much a call may cost more than it was estimated at."""


class Loop:
    """A model that answers, errs, fails and costs as it is told, over and over."""

    name = "loop"

    def __init__(self, moods: list[int], tokens: int, micros: int) -> None:
        self._moods, self._calls = moods, 0
        self._most = Spent(1, tokens, micros)

    def estimate(self, prompt: Prompt) -> Spent:
        return self._most

    def reply(self, prompt: Prompt, *, seconds: float) -> Reply:
        mood = self._moods[self._calls % len(self._moods)]
        self._calls += 1
        took = min(seconds * 1000, 90_000)
        if mood == 0:
            raise ThinkerFailed("busy", again=True, ms=round(took))
        if mood == 1:
            raise ThinkerFailed("late", ms=round(seconds * 1000), paid=True)
        spent = Spent(
            1, self._most.tokens + ERROR.tokens, self._most.micros + ERROR.micros, round(took)
        )
        return Reply("nonsense" if mood == 2 else replied("It is stale and old."), spent)


@given(
    moods=st.lists(st.integers(0, 4), min_size=1, max_size=6),
    asked=st.integers(1, 6),
    calls=st.tuples(st.integers(0, 6), st.integers(0, 9), st.integers(0, 60)),
    cents=st.tuples(st.integers(0, 3), st.integers(0, 4), st.integers(0, 9)),
    tokens=st.integers(100, 2_000),
    micros=st.integers(0, 9_000),
)
def test_in_a_month_of_nights_no_cap_is_passed_by_more_than_the_error_of_one_call(
    moods: list[int],
    asked: int,
    calls: tuple[int, int, int],
    cents: tuple[int, int, int],
    tokens: int,
    micros: int,
) -> None:
    settings = Settings.of(
        name="anthropic",
        night_calls=calls[0],
        day_calls=calls[1],
        month_calls=calls[2],
        night_cents=cents[0],
        day_cents=cents[1],
        month_cents=cents[2],
        night_tokens=2_500,
        day_tokens=4_000,
        month_tokens=30_000,
        night_minutes=5,
        day_minutes=7,
        month_minutes=60,
        call_s=120,
    )
    meter, store = MeterInRam(), InRamStore()
    for night in range(1, MONTH):
        now = DAWN + timedelta(hours=17 * night)
        clock = TickClock(now, timedelta(seconds=1))
        governor = Governor(Loop(moods, tokens, micros), meter, clock, settings)
        for number in range(asked):
            question = COMPOSITE_TEXT.question([f"It is stale and old, {night} {number}."])
            ask(store, governor, night, [question])
        for span in Span:
            cap, spent = cap_of(span, settings.thinker), spent_in(span, meter.calls(), now, night)
            assert spent.calls <= cap.calls
            assert spent.tokens <= cap.tokens + ERROR.tokens
            assert spent.micros <= cap.micros + ERROR.micros
            assert spent.ms <= cap.ms
