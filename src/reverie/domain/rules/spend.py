"""Spend: whether a model may be called once more, by what calls have cost so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from enum import StrEnum

from reverie.domain.values.spend import MICROS, Call, CallState, Spent
from reverie.settings.thinker import ThinkerSettings

CENT = MICROS // 100
MINUTE_MS = 60_000
MOST_FAILURES = 3
"""Calls of a night that fail one after the other before nobody is called any more."""
MOST_FOR_THE_SAME = 4
"""Calls in a month that may be made for the same thought."""


class Span(StrEnum):
    """What a cap counts over; days and months are those of UTC."""

    NIGHT = "night"
    DAY = "day"
    MONTH = "month"


def cap_of(span: Span, settings: ThinkerSettings) -> Spent:
    """The most that may be spent in a span."""
    return Spent(
        calls=getattr(settings, f"{span}_calls"),
        tokens=getattr(settings, f"{span}_tokens"),
        micros=getattr(settings, f"{span}_cents") * CENT,
        ms=getattr(settings, f"{span}_minutes") * MINUTE_MS,
    )


def calls_in(span: Span, calls: Iterable[Call], now: datetime, night: int) -> list[Call]:
    """The calls of this night, this day or this month."""
    if span is Span.DAY or (span is Span.NIGHT and not night):
        return [c for c in calls if c.at.date() == now.date() and (span is Span.DAY or not c.night)]
    if span is Span.NIGHT:
        return [call for call in calls if call.night == night]
    return [call for call in calls if (call.at.year, call.at.month) == (now.year, now.month)]


def spent_in(span: Span, calls: Iterable[Call], now: datetime, night: int) -> Spent:
    """What was spent in a span; a call that never ended counts as much as it may have cost."""
    return total(calls_in(span, calls, now, night))


def total(calls: Iterable[Call]) -> Spent:
    """What calls have cost together."""
    return sum((call.spent for call in calls), Spent())


def why_capped(
    estimate: Spent, calls: Sequence[Call], now: datetime, night: int, settings: ThinkerSettings
) -> str | None:
    """Why one more call may not be made: the first cap it would break, in words."""
    for span in Span:
        cap, after = cap_of(span, settings), spent_in(span, calls, now, night) + estimate
        if after.calls > cap.calls:
            return f"the cap of {cap.calls:,} calls a {span} is reached"
        if after.tokens > cap.tokens:
            return f"the cap of {cap.tokens:,} tokens a {span} would be passed"
        if after.micros > cap.micros:
            return f"the cap of {cap.micros / MICROS:.2f} a {span} would be passed"
        if after.ms >= cap.ms:
            return f"the cap of {cap.ms // MINUTE_MS:,} minutes a {span} is reached"
    return None


def ms_left(calls: Sequence[Call], now: datetime, night: int, settings: ThinkerSettings) -> int:
    """How long one more call may take at most, by the caps on time, in milliseconds."""
    left = (cap_of(s, settings).ms - spent_in(s, calls, now, night).ms for s in Span)
    return max(0, min(left))


def why_broken(work: Iterable[str], calls: Sequence[Call], now: datetime, night: int) -> str | None:
    """Why nobody is called any more (a circuit breaker): calls fail, or go round in circles."""
    tonight = calls_in(Span.NIGHT, calls, now, night)[-MOST_FAILURES:]
    failed = [call for call in tonight if call.state is not CallState.ANSWERED]
    if len(failed) == MOST_FAILURES:
        return f"{MOST_FAILURES} calls failed one after the other"
    this_month = calls_in(Span.MONTH, calls, now, night)
    again = {id for id in work if sum(id in call.work for call in this_month) >= MOST_FOR_THE_SAME}
    return f"the same was asked {MOST_FOR_THE_SAME} times before" if again else None


def asked_before(calls: Iterable[Call], night: int) -> set[str]:
    """The thoughts that a night has called for: one of them that is not written down was lost.

    By day nothing is lost for good: whoever asks again is there to see it.
    """
    return {id for call in calls if night and call.night == night for id in call.work}


def spent_words(spent: Spent) -> str:
    """What was spent, for people."""
    calls = f"{spent.calls:,} call{'' if spent.calls == 1 else 's'}"
    return f"{calls}, {spent.tokens:,} tokens, {spent.micros / MICROS:.2f}"
