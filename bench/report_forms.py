"""Forms of a report: cut to its first words, and with small talk or a stack trace beside it."""

from __future__ import annotations

import random

WHOLE = "whole"
LENGTHS = (10, 20, 30, 50)
TRACES = (40, 400)
"""How many lines a stack trace has."""
TALK = (
    "Morning, hope the weekend was kind to everybody. Ours was mostly rain, so we stayed in and "
    "baked bread, and the little one drew on the kitchen wall, which we shall have to paint over "
    "some day. The train was late again today and I had to stand, but at least the heating works "
    "now and somebody has brought oranges, which are on the table by the window; please take some "
    "before they go soft. Lunch is on me if we get through this before noon. By the way, has "
    "anybody seen my green umbrella? I think it was in the big room on Thursday. Sorry for so "
    "many words before the coffee, I always chatter when I am tired. And happy birthday to Ines, "
    "of course!"
)
_FOLDERS = "app core engine layer loop registry runner server steps tree"
_DONE = "advance apply call dispatch enter invoke run step visit wrap"
_DONE_TO = "action callback context frame item node request result target unit"


def lengths_of(report: str) -> dict[str, str]:
    """The report by its first words, from the shortest to the whole."""
    words = report.split()
    cuts = {f"{length} words": " ".join(words[:length]) for length in LENGTHS}
    return cuts | {WHOLE: report}


def with_others(report: str) -> dict[str, str]:
    """The whole report with small talk and with stack traces, before and after it."""
    beside = {"talk": TALK} | {f"trace of {lines}": trace(lines) for lines in TRACES}
    forms = {}
    for what, text in beside.items():
        forms[f"{what} before"] = f"{text}\n\n{report}"
        forms[f"{what} after"] = f"{report}\n\n{text}"
    return forms


def forms_of(report: str) -> dict[str, str]:
    """All forms in which a report is asked."""
    return lengths_of(report) | with_others(report)


def trace(lines: int) -> str:
    """A stack trace of so many lines, an even number, with names that mean nothing."""
    dice = random.Random(lines)
    calls = [call for _ in range(lines // 2 - 1) for call in _call(dice)]
    return "\n".join(
        ["Traceback (most recent call last):", *calls, "RuntimeError: unexpected state 3"]
    )


def _call(dice: random.Random) -> tuple[str, str]:
    """Where a call stands, and the call."""
    folder, file = dice.sample(_FOLDERS.split(), 2)
    verb, inner = dice.choices(_DONE.split(), k=2)
    thing = dice.choice(_DONE_TO.split())
    line = dice.randint(9, 900)
    return (
        f'  File "/srv/{folder}/{file}.py", line {line}, in {verb}_{thing}',
        f"    return self.{inner}({thing}, depth={dice.randint(1, 9)})",
    )
