"""No text makes a regular expression of the package take far more than in step with its length."""

from __future__ import annotations

import re
import signal
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from tests.expressions import AT_ONE_PLACE, GIVEN_TO, Expression, expressions, unread
from tests.pattern_attacks import Attack, attacks

SHARDS = 24
LENGTH = 3_000
"""Characters of the text that is tried; what shows is tried with up to four times as many."""
SHORTEST = 50
NOTHING_S = 0.001
"""Seconds in which no square of LENGTH steps fits."""
PATIENCE_S = 0.5
MOST = 22.0
"""Between what a line makes of eight times the text, 8, and what a square makes of it, 64."""


@pytest.mark.parametrize("shard", range(SHARDS))
def test_no_text_makes_an_expression_take_the_square_of_its_length(shard: int) -> None:
    found = [f"{one}\n    {told}" for one in expressions()[shard::SHARDS] if (told := slow_on(one))]
    assert not found, "\n".join(found)


def test_each_expression_is_read_off_or_known_to_be_put_together() -> None:
    assert len(expressions()) > 700
    assert unread() <= GIVEN_TO


@pytest.mark.parametrize(
    "expression",
    [
        r"(?:a|a)*b",
        r"\s+$",
        r"(\w+)-(\w+)",
        r"(?:x+x+)+y",
        r"'(?:\\.|[^'\\])*'",
        r"back to \S+[^?]*!",
        r"<b>.*?</b>",
        r"(?m)^(?:ab *)* *c",
    ],
)
def test_a_slow_expression_is_seen_to_be_slow(expression: str) -> None:
    assert slow_on(Expression(expression, 0, ["here"], {"search"}))


def slow_on(one: Expression) -> str:
    """The attack that makes an expression slow; nothing if none does."""
    asks = asking(one)
    for attack in attacks(one.text, one.flags):
        if all(is_slow(asks, attack, length) for length in (LENGTH, 2 * LENGTH)):
            return f"is slow on {attack}"
    return ""


def asking(one: Expression) -> Callable[[str | bytes], object]:
    """What the package asks of an expression, at one place of a text or all through it."""
    pattern = re.compile(one.text, one.flags)
    if one.asked and one.asked <= AT_ONE_PLACE:
        return lambda text: [getattr(pattern, name)(text) for name in one.asked]
    return lambda text: deque(pattern.finditer(text), maxlen=0)


def is_slow(asks: Callable[[str | bytes], object], attack: Attack, length: int) -> bool:
    """Whether eight times the text takes far more than eight times as long, step by step."""
    now = taken(asks, attack.text(length))
    if now >= PATIENCE_S:
        return length <= SHORTEST or is_slow(asks, attack, length // 4)
    if now < NOTHING_S:
        return False
    small = least(asks, attack.text(length // 4), 9)
    if least(asks, attack.text(length)) < MOST / 4 * small:
        return False
    return least(asks, attack.text(2 * length)) > MOST * small


def least(asks: Callable[[str | bytes], object], text: str | bytes, tries: int = 3) -> float:
    """The least of a few tries, for others work on this machine too."""
    first = taken(asks, text)
    again = 0 if first >= PATIENCE_S else tries - 1
    return min([first, *(taken(asks, text) for _ in range(again))])


def taken(asks: Callable[[str | bytes], object], text: str | bytes) -> float:
    """Seconds of the processor that it takes; PATIENCE_S if it takes longer."""
    begun = time.thread_time()
    with at_most(PATIENCE_S):
        asks(text)
        return time.thread_time() - begun
    return PATIENCE_S


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Break off what takes longer of the processor: the matcher looks for signals as it goes."""
    before = signal.signal(signal.SIGVTALRM, _broken_off)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    except _TooLong:
        pass
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


class _TooLong(Exception):
    """It takes longer than anybody waits for."""


def _broken_off(*_: object) -> None:
    raise _TooLong
