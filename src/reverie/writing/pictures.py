"""Pictures of a mind as small inline SVG: debt over days, kept and let go, strength of memories."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from reverie.frozen import dataclass

if TYPE_CHECKING:
    from reverie.ports import Mind

WIDTH, HEIGHT, FOOT, HEAD = 320, 120, 18, 12
"""Of one picture, in its own units; the page scales it."""


class Bar(NamedTuple):
    """One place of a picture: what it is called, and how high its two bars are."""

    name: str
    first: int
    second: int = 0


@dataclass(frozen=True, slots=True)
class Picture:
    """Bars side by side, with a title and what the two colours stand for."""

    title: str
    bars: tuple[Bar, ...]
    first: str
    second: str = ""


def pictures_of(mind: Mind, slept: Sequence[tuple[str, int, int]]) -> list[Picture]:
    """Debt before and after each sleep, what nights kept and let go, how strong memories are.

    `slept` tells of each sleep its date and the debt before and after it, the oldest first.
    """
    from reverie.engine.reporting import PICTURED, kept_in_nights, strengths

    debts = tuple(Bar(_short(day), before, after) for day, before, after in slept[-PICTURED:])
    kept = tuple(Bar(_short(day.isoformat()), *two) for day, *two in kept_in_nights(mind))
    counts = strengths(mind)
    tenths = tuple(Bar(f"{place / 10:.1f}", count) for place, count in enumerate(counts))
    return [
        Picture("Sleep debt", debts, "before a sleep", "after it"),
        Picture("Memories by night", kept, "kept", "let go"),
        Picture("Strength of memories", tenths if any(counts) else (), "memories"),
    ]


def _short(day: str) -> str:
    """A date as a picture has room for it: 5 Nov."""
    told = date.fromisoformat(day)
    return f"{told.day} {told:%b}"


def svg(picture: Picture) -> str:
    """A picture as SVG; a reader who sees none is told its numbers."""
    most = max((max(bar.first, bar.second) for bar in picture.bars), default=0) or 1
    step = WIDTH / max(1, len(picture.bars))
    shapes = "".join(
        _bars(bar, place * step, step, most, two=bool(picture.second))
        for place, bar in enumerate(picture.bars)
    )
    told = "; ".join(_told(bar, picture) for bar in picture.bars)
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(told, quote=True)}">'
        f'<line class="floor" x1="0" y1="{HEIGHT - FOOT}" x2="{WIDTH}" y2="{HEIGHT - FOOT}"/>'
        f"{shapes}{_names(picture.bars, step)}</svg>"
    )


def legend(picture: Picture) -> str:
    """What the colours of a picture stand for."""
    parts = [("one", picture.first), ("two", picture.second)]
    return " ".join(f'<span class="key {key}">{escape(name)}</span>' for key, name in parts if name)


def _bars(bar: Bar, x: float, step: float, most: int, *, two: bool) -> str:
    gap = min(6.0, step * 0.2)
    wide = (step - gap) / (2 if two else 1)
    shapes = _bar(x + gap / 2, wide, bar.first / most, "one", bar.first)
    if two:
        shapes += _bar(x + gap / 2 + wide, wide, bar.second / most, "two", bar.second)
    return shapes


def _bar(x: float, wide: float, share: float, key: str, number: int) -> str:
    if not number:
        return ""
    room = HEIGHT - FOOT - HEAD
    high = max(1.5, share * room)
    top = HEIGHT - FOOT - high
    label = f'<text class="n" x="{x + wide / 2:.1f}" y="{top - 2:.1f}">{number}</text>'
    body = f'<rect class="{key}" x="{x:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{high:.1f}"/>'
    return body + (label if wide >= 12 else "")


def _names(bars: Sequence[Bar], step: float) -> str:
    """The names below, as many as fit."""
    every = max(1, round(44 / step + 0.49))
    return "".join(
        f'<text class="x" x="{(place + 0.5) * step:.1f}" y="{HEIGHT - 4}">{escape(bar.name)}</text>'
        for place, bar in enumerate(bars)
        if (len(bars) - 1 - place) % every == 0
    )


def _told(bar: Bar, picture: Picture) -> str:
    first = f"{bar.name}: {bar.first} {picture.first}"
    return f"{first}, {bar.second} {picture.second}" if picture.second else first
