"""The governor calls a model within its caps, checks what it says, and notes every call."""

from __future__ import annotations

import pytest

from reverie.domain.values.spend import Call, CallState, Spent
from reverie.domain.values.thought import Question
from reverie.engine.governing import BATCH_TOKENS, Governor
from reverie.engine.thinking import ask
from reverie.errors import StoreFailed, ThinkerFailed
from reverie.questions.composite_text import COMPOSITE_TEXT
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore
from reverie.testing import ScriptedModel, TickClock, replied
from reverie.thinkers.meter import MeterInRam

CAPS = Settings.of(name="anthropic", night_cents=100, day_cents=100, month_cents=100)
SAID = "The cache and the build are stale."
BUSY = ThinkerFailed("there are too many requests (429)", again=True, ms=5)


def about(word: str) -> Question:
    return COMPOSITE_TEXT.question([f"The {word} is stale.", f"The {word} is old."])


class Life:
    """A mind, a model and its meter."""

    def __init__(self, *replies: str | ThinkerFailed, settings: Settings = CAPS) -> None:
        self.model = ScriptedModel(*replies)
        self.meter, self.store, self.told = MeterInRam(), InRamStore(), list[str]()
        self.governor = Governor(self.model, self.meter, TickClock(), settings)

    def ask(self, *questions: Question, night: int = 1) -> list[str]:
        return ask(self.store, self.governor, night, questions, tell=self.told.append)

    @property
    def states(self) -> list[CallState]:
        return [call.state for call in self.meter.calls()]


def test_questions_of_one_topic_go_out_together() -> None:
    life = Life(replied(SAID, f"{SAID} So it is."))
    assert life.ask(about("cache"), about("build")) == [SAID, f"{SAID} So it is."]
    assert len(life.model.asked) == 1


def test_too_many_words_for_one_call_go_out_in_several() -> None:
    long = COMPOSITE_TEXT.question(["stale " * BATCH_TOKENS])
    life = Life(replied(SAID))
    life.ask(long, about("cache"))
    assert len(life.model.asked) == 2


def test_a_call_is_noted_before_it_is_made_and_priced_when_it_ends() -> None:
    seen: list[CallState] = []
    life = Life(replied(SAID))
    reply = life.model.reply

    def watched(prompt, *, seconds):  # type: ignore[no-untyped-def]
        seen.extend(life.states)
        return reply(prompt, seconds=seconds)

    life.model.reply = watched  # type: ignore[method-assign]
    life.ask(about("cache"))
    assert seen == [CallState.BEGUN]
    (call,) = life.meter.calls()
    assert (call.state, call.spent) == (CallState.ANSWERED, Spent(1, 1_000, 100, 60_000))


def test_the_cost_of_a_call_is_shared_by_its_answers() -> None:
    life = Life(replied(SAID, SAID, SAID))
    questions = [about(word) for word in ("cache", "build", "roof")]
    life.ask(*questions)
    ids = [question.id_for("model") for question in questions]
    thoughts = life.store.thoughts.among(ids)
    assert sum(t.answer.cost_micros for t in thoughts.values() if t.answer) == 100


def test_what_a_question_lacks_is_asked_for_once_more() -> None:
    life = Life(replied(SAID), replied("The build is stale and old."))
    assert life.ask(about("cache"), about("build")) == [SAID, "The build is stale and old."]
    assert "there is no answer to it in the reply" in life.model.asked[1].material


def test_a_worse_second_answer_does_not_replace_the_first() -> None:
    life = Life(replied("It has 7 doors."), "nonsense")
    assert life.ask(about("cache")) == ["It has 7 doors."]
    assert len(life.model.asked) == 2


def test_a_busy_model_is_called_once_more() -> None:
    life = Life(BUSY, replied(SAID))
    assert life.ask(about("cache")) == [SAID]
    assert life.states == [CallState.FAILED, CallState.ANSWERED]


def test_after_three_failures_nobody_is_called() -> None:
    life = Life(BUSY)
    for word in ("cache", "build", "roof"):
        life.ask(about(word))
    assert len(life.model.asked) == 3
    assert life.told[-1] == "model was not asked: merge, 3 calls failed one after the other"


def test_a_question_answered_in_vain_is_not_asked_again() -> None:
    life = Life("nonsense")
    assert life.ask(about("cache")) == [""]
    assert life.ask(about("cache"), night=2) == [""]
    assert len(life.model.asked) == 2  # asked, and asked to mend it


def test_a_question_that_a_cap_kept_back_is_asked_when_there_is_room() -> None:
    life = Life(replied(SAID), settings=CAPS.but(night_calls=1))
    assert life.ask(about("cache")) == [SAID]
    assert life.ask(about("build")) == [""]
    assert life.told == ["model was not asked: merge, the cap of 1 calls a night is reached"]
    assert life.ask(about("build"), night=2) == [SAID]


class Killed(BaseException):
    """The process is gone."""


def test_killed_in_a_call_and_resumed_the_question_is_not_asked_twice() -> None:
    life = Life(replied(SAID))
    life.model.reply = _dying  # type: ignore[method-assign]
    with pytest.raises(Killed):
        life.ask(about("cache"))
    del life.model.reply  # type: ignore[method-assign]

    assert life.ask(about("cache"), about("build")) == ["", SAID]
    (prompt,) = life.model.asked
    assert "cache" not in prompt.material
    assert "the night was cut short while it was asked" in life.told[0]


def _dying(prompt: object, *, seconds: float) -> None:
    raise Killed


def test_a_call_that_may_have_been_billed_counts_as_if_it_was() -> None:
    life = Life(ThinkerFailed("no reply came", ms=9, paid=True))
    life.ask(about("cache"))
    (call,) = life.meter.calls()
    assert call.spent == Spent(1, 1_000, 100, 9)


def test_no_secret_leaves_the_house() -> None:
    life = Life(replied(SAID))
    life.ask(COMPOSITE_TEXT.question(["The password: hunter2-x is stale."]))
    assert "hunter2-x" not in life.model.asked[0].text


def test_the_night_is_told_what_it_cost() -> None:
    life = Life(replied(SAID))
    assert life.governor.spent_tonight(1) == ""
    life.ask(about("cache"))
    assert life.governor.spent_tonight(1) == (
        "model: 1 call, 1,000 tokens, 0.00 tonight; 1 call, 1,000 tokens, 0.00 this month"
    )


class Broken(MeterInRam):
    """A meter that cannot be read, or not written."""

    def __init__(self, *, reads: bool) -> None:
        super().__init__()
        self._reads = reads

    def calls(self):  # type: ignore[no-untyped-def]
        if not self._reads:
            raise StoreFailed("spend.jsonl, line 1 is no call")
        return super().calls()

    def note(self, call: Call) -> None:
        raise OSError(28, "No space left on device")


@pytest.mark.parametrize("reads", [True, False])
def test_what_cannot_be_noted_is_not_spent(reads: bool) -> None:
    life = Life(replied(SAID))
    broken = Broken(reads=reads)
    life.governor = Governor(life.model, broken, TickClock(), CAPS)
    assert life.ask(about("cache")) == [""]
    assert life.model.asked == []
    assert life.told[0].startswith("model was not asked: merge, ")
    assert life.governor.spent_tonight(1) == ""
