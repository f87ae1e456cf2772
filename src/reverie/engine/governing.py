"""Governing: a model is asked within its caps, its answers are checked, and every call is noted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import groupby
from secrets import token_hex
from typing import Any, NamedTuple

from reverie.domain.intake.secrets import masked
from reverie.domain.language.tokens import estimated_tokens
from reverie.domain.rules.spend import (
    Span,
    asked_before,
    ms_left,
    spent_in,
    spent_words,
    why_broken,
    why_capped,
)
from reverie.domain.values.prompt import Prompt, Reply
from reverie.domain.values.spend import Call, CallState, Spent
from reverie.domain.values.thought import Answer, Question
from reverie.errors import StoreFailed, ThinkerFailed, ends_all, place_of
from reverie.frozen import dataclass
from reverie.ports import Clock, Meter, Mind, Model
from reverie.questions import TOPICS
from reverie.questions.prompt_text import SHAPE, Posed, answers_in_reply, prompt_of
from reverie.questions.topic import Judged, Refusal, Topic
from reverie.settings import Settings

BATCH_TOKENS = 40_000
"""Tokens of the questions that go out together."""
BOUNDARY_BYTES = 12
CUT_SHORT = "the night was cut short while it was asked, and nothing is asked twice"
NO_ANSWER = Refusal(0, f"there is no answer to it in the reply; reply with {SHAPE}")


class Said(NamedTuple):
    """What came of one question: an answer, in vain if it is empty; or why nobody was asked."""

    answer: Answer | None
    why: str = ""


class Box(NamedTuple):
    """A time box: whose it is, and how much longer its calls may take, in milliseconds."""

    name: str
    ms: int


class _Asked(NamedTuple):
    id: str
    question: Question
    told: object

    @property
    def size(self) -> int:
        return estimated_tokens(self.question.text)


@dataclass(frozen=True, slots=True)
class Governor:
    """Holds a model, its meter and its caps: nobody else calls a model."""

    model: Model
    meter: Meter
    clock: Clock
    settings: Settings

    @property
    def name(self) -> str:
        """The name of the thinker."""
        return self.model.name

    def think(
        self,
        mind: Mind,
        night: int,
        questions: Sequence[Question],
        *,
        mask: Callable[[str], str] = masked,
        box: Box | None = None,
    ) -> Iterator[list[tuple[Question, Said]]]:
        """What comes of each question, batch by batch, so that each can be written down at once."""
        try:
            run = _Run(self, mind, night, mask, box)
        except (OSError, StoreFailed) as error:
            yield [(question, Said(None, str(error))) for question in questions]
            return
        ranked = sorted(questions, key=lambda question: question.topic)
        for name, some in groupby(ranked, key=lambda question: question.topic):
            topic = TOPICS[name]
            asked = [_Asked(q.id_for(self.name), q, topic.told_by(q)) for q in some]
            for batch in _batches(run.unlost(asked)):
                said = run.ask(topic, batch)
                yield [(one.question, it) for one, it in zip(batch, said, strict=True)]
            yield run.lost(asked)

    def calls(self) -> Sequence[Call]:
        """The calls so far; none if the meter cannot be read, and then none is made."""
        try:
            return self.meter.calls()
        except (OSError, StoreFailed):
            return []

    def spent_tonight(self, night: int) -> str:
        """What this night and this month have cost, for people; nothing if nobody was called."""
        calls, now = self.calls(), self.clock.now()
        tonight = spent_in(Span.NIGHT, calls, now, night)
        if not tonight.calls:
            return ""
        month = spent_in(Span.MONTH, calls, now, night)
        return f"{self.name}: {spent_words(tonight)} tonight; {spent_words(month)} this month"


def _batches(asked: Sequence[_Asked]) -> Iterator[list[_Asked]]:
    """Questions that go out together, as many as fit."""
    batch: list[_Asked] = []
    for one in asked:
        if batch and sum(it.size for it in batch) + one.size > BATCH_TOKENS:
            yield batch
            batch = []
        batch.append(one)
    if batch:
        yield batch


class _Run:
    """One asking of a governor: the mind it is for, the night, and the box it stays in."""

    def __init__(
        self,
        governor: Governor,
        mind: Mind,
        night: int,
        mask: Callable[[str], str],
        box: Box | None,
    ) -> None:
        self._to, self._mind, self._night, self._mask = governor, mind, night, mask
        self._box, self._lost = box, asked_before(governor.meter.calls(), night)
        self._ms = 0

    def unlost(self, asked: Sequence[_Asked]) -> list[_Asked]:
        """The questions that no call was cut short with."""
        return [one for one in asked if one.id not in self._lost]

    def lost(self, asked: Sequence[_Asked]) -> list[tuple[Question, Said]]:
        """Those that one was cut short with; they are not asked twice."""
        lost = [one.question for one in asked if one.id in self._lost]
        return [(question, Said(Answer(""), CUT_SHORT)) for question in lost]

    def ask(self, topic: Topic[Any], batch: Sequence[_Asked]) -> list[Said]:
        """What comes of a batch: asked, what was refused asked once more, and then taken or not."""
        first = self._call(topic, batch, [Posed(one.told) for one in batch])
        if isinstance(first, str):
            return [Said(None, first)] * len(batch)
        answers, spent, why = first
        judged = self._judged(topic, batch, answers)
        wrong = [place for place, found in enumerate(judged) if found.refused]
        if wrong and not why:
            mended, more, why = self._mended(topic, batch, answers, judged)
            spent += more
            for place, answer, found in mended:
                if answer and found.fit >= judged[place].fit:
                    answers[place], judged[place] = answer, found
        costs = _shares(spent.micros, len(batch))
        return [
            _said(answer, found, cost, why)
            for answer, found, cost in zip(answers, judged, costs, strict=True)
        ]

    def _mended(
        self,
        topic: Topic[Any],
        batch: Sequence[_Asked],
        answers: Sequence[str],
        judged: Sequence[Judged],
    ) -> tuple[list[tuple[int, str, Judged]], Spent, str]:
        """What was refused, asked once more with the reasons: its places and what came of it."""
        places = [place for place, found in enumerate(judged) if found.refused]
        some = [batch[place] for place in places]
        posed = [Posed(batch[it].told, answers[it], judged[it].refused) for it in places]
        again = self._call(topic, some, posed)
        if isinstance(again, str):
            return [], Spent(), ""
        better, spent, why = again
        return list(zip(places, better, self._judged(topic, some, better), strict=True)), spent, why

    def _judged(
        self, topic: Topic[Any], batch: Sequence[_Asked], answers: Sequence[str]
    ) -> list[Judged]:
        """What the topic's own check says of each answer."""
        return [
            topic.judged(answer, one.told, self._to.settings, self._mind)
            if answer
            else Judged(0, 1, (NO_ANSWER,))
            for one, answer in zip(batch, answers, strict=True)
        ]

    def _call(
        self, topic: Topic[Any], batch: Sequence[_Asked], posed: Sequence[Posed]
    ) -> tuple[list[str], Spent, str] | str:
        """The answers to a batch, what they cost, and why there are none; or why nobody was asked.

        A model that is busy is called once more.
        """
        prompt = self._prompt(topic, posed)
        spent = Spent()
        for is_last in (False, True):
            try:
                begun = self._begin(prompt, [one.id for one in batch])
            except (OSError, StoreFailed) as error:
                begun = f"what it costs cannot be noted: {error}"
            if isinstance(begun, str):
                return ([""] * len(batch), spent, begun) if spent.calls else begun
            try:
                reply = self._reply(prompt, begun.spent.ms / 1000)
            except ThinkerFailed as failed:
                least = Spent(calls=begun.spent.calls)
                used = replace(begun.spent if failed.paid else least, ms=failed.ms)
                spent += self._end(begun, CallState.FAILED, used)
                if is_last or not failed.again:
                    return [""] * len(batch), spent, str(failed)
            else:
                spent += self._end(begun, CallState.ANSWERED, reply.spent)
                return answers_in_reply(reply.text, len(batch)), spent, ""
        raise AssertionError("a call either fails for good or is answered")

    def _reply(self, prompt: Prompt, seconds: float) -> Reply:
        """What the model says; whatever goes wrong with it is a failure of the model."""
        try:
            return self._to.model.reply(prompt, seconds=seconds)
        except Exception as error:
            if isinstance(error, ThinkerFailed) or ends_all(error):
                raise
            raise ThinkerFailed(f"it failed ({place_of(error)})", paid=True) from error

    def _prompt(self, topic: Topic[Any], posed: Sequence[Posed]) -> Prompt:
        prompt = prompt_of(
            topic,
            posed,
            boundary=token_hex(BOUNDARY_BYTES),
            most_tokens=self._to.settings.thinker.answer_tokens,
        )
        return replace(prompt, material=self._mask(prompt.material))

    def _begin(self, prompt: Prompt, work: Sequence[str]) -> Call | str:
        """A call that may be made, noted with what it may cost; or why it may not."""
        to, now, limits = self._to, self._to.clock.now(), self._to.settings.thinker
        calls, estimate = to.meter.calls(), to.model.estimate(prompt)
        why = why_broken(work, calls, now, self._night) or why_capped(
            estimate, calls, now, self._night, limits
        )
        if why:
            return why
        ms = min(limits.call_s * 1000, ms_left(calls, now, self._night, limits))
        if self._box:
            ms = min(ms, self._box.ms - self._ms)
        if ms <= 0:
            return "its time is over"
        call = Call(
            token_hex(8),
            now,
            self._night,
            to.name,
            tuple(work),
            CallState.BEGUN,
            replace(estimate, ms=ms),
            self._box.name if self._box else "",
        )
        to.meter.note(call)
        return call

    def _end(self, call: Call, state: CallState, spent: Spent) -> Spent:
        """Note how a call ended, and what it cost; else it counts as what it was begun with."""
        with suppress(OSError, StoreFailed):
            self._to.meter.note(replace(call, state=state, spent=spent))
        self._ms += spent.ms
        return spent


def _said(answer: str, judged: Judged, cost: int, why: str) -> Said:
    """An answer as it is taken; one that is refused as a whole is empty."""
    refused = why or "; ".join(refusal.words() for refusal in judged.refused)
    if any(not refusal.item for refusal in judged.refused):
        return Said(Answer("", cost), refused)
    return Said(Answer(answer, cost), "" if judged.fit else refused)


def _shares(micros: int, count: int) -> list[int]:
    """What each of so many answers has cost, of what they cost together."""
    each, rest = divmod(micros, count)
    return [each + (place < rest) for place in range(count)]
