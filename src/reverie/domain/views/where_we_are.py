"""Where we are: the last sessions in a few lines, by what they were for and how they ended."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from reverie.domain.intake.text import clipped
from reverie.domain.rules.likeness import normalised
from reverie.domain.values.memory import UNFADING
from reverie.domain.views.sheet import ToneBlock

if TYPE_CHECKING:
    from reverie.domain.views.sheet import Sheet, WarmSession

LINE_CHARS = 400
EARLIER = 2
"""How many sessions before the last are told, in a line each."""
AGENT = "says the agent"
NO_RECORD = "no record of how it went"


def where_we_are(sheet: Sheet, told: Collection[str] = ()) -> list[str]:
    """The last session, what is next, how it felt, the sessions before; nothing of what is told."""
    if not sheet.meta.total_sessions:
        return []
    known = {normalised(text) for text in told}
    lines = (*_last(sheet, known), *_earlier(sheet, known))
    return [clipped(line, LINE_CHARS) for line in lines]


def _last(sheet: Sheet, known: Collection[str]) -> Iterator[str]:
    """What the last session was for, how it ended and what comes next; then how it felt."""
    tone = sheet.tone or ToneBlock(0, NO_RECORD)
    aim, outcome = _course(tone, known)
    felt = "; ".join(filter(None, (tone.mood, tone.style)))
    if outcome and not aim:
        how = f", {AGENT}" if "outcome" in tone.agents else " so"
        yield f"Resumed. The last session ended{how}: {_ended(outcome)}"
    else:
        yield f"Resumed. Last session: {_ended(aim or felt or NO_RECORD)}"
    if aim and outcome:
        yield f"{_headed('Outcome', 'outcome', tone)}: {_ended(outcome)}"
    if tone.carry_forward:
        head = _headed("Current focus", "carry_forward", tone)
        yield f"{head}: {_ended(tone.carry_forward)}"
    elif not any(item.kind in UNFADING for item in sheet.items()):
        yield "Current focus: none; ask the user."
    manner = [f"Tone: {_ended(felt)}"] if felt and (aim or outcome) else []
    wish = [f"The user {tone.calibration}."] if tone.calibration else []
    if manner or wish:
        yield " ".join([*manner, *wish])


def _earlier(sheet: Sheet, known: Collection[str]) -> Iterator[str]:
    last = sheet.tone.session if sheet.tone else sheet.meta.total_sessions
    before = [one for one in sheet.warm if last - EARLIER <= one.session < last]
    for one, name in zip(before, ("The session before", "Before that"), strict=False):
        aim, outcome = _course(one, known)
        between = f". {_headed('Outcome', 'outcome', one)}: "
        if told := between.join(part.rstrip(".") for part in (aim, outcome) if part):
            yield f"{name}: {_ended(told)}"


def _headed(head: str, part: str, session: ToneBlock | WarmSession) -> str:
    """A head, with whose words follow it where they are the agent's."""
    return f"{head}, {AGENT}" if part in session.agents else head


def _course(session: ToneBlock | WarmSession, known: Collection[str]) -> tuple[str, str]:
    """What a session was for and how it ended, each once and only if it is not told elsewhere."""
    aim, outcome = (
        "" if normalised(words) in known else words for words in (session.aim, session.outcome)
    )
    if normalised(outcome) in normalised(aim):
        return aim, ""
    return ("" if normalised(aim) in normalised(outcome) else aim), outcome


def _ended(text: str) -> str:
    """A text with a full stop, unless it ends already."""
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."
