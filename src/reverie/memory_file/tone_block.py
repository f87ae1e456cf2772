"""The tone of the last session in the memory file, in as few tokens as it must."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reverie.domain.intake.text import clipped
from reverie.domain.journal.change import Place
from reverie.domain.values.tone import Tone
from reverie.domain.views.sheet import ToneBlock
from reverie.memory_file.write import tone_lines

if TYPE_CHECKING:
    from reverie.ports import Mind
    from reverie.writing.tokens import TokenCounter

TONE_WORDS = ("mood", "style", "carry_forward", "calibration")
LEAST_CHARS = 12
"""Words of a tone that are shorter are not clipped any more."""


def tone_block(mind: Mind, session: int) -> ToneBlock | None:
    """The tone of a session as the file tells it."""
    place = Place("tone", session)
    tone = mind.present([place]).get(place)
    if not isinstance(tone, Tone):
        return None
    return ToneBlock(
        tone.session, tone.mood, tone.style, tone.turns, tone.carry_forward, tone.calibration
    )


def shortened(tone: ToneBlock | None, count: TokenCounter, room: int) -> ToneBlock | None:
    """The tone in at most so many tokens: its longest words are clipped first."""
    while tone and count("\n".join(line for _, line in tone_lines(tone))) > room:
        words = {name: len(getattr(tone, name)) for name in TONE_WORDS}
        words["turns"] = sum(map(len, tone.turns))
        longest = max(words, key=lambda name: words[name])
        if words[longest] < LEAST_CHARS:
            return None
        if longest == "turns":
            tone = replace(tone, turns=tone.turns[:-1])
        else:
            shorter = clipped(getattr(tone, longest), words[longest] * 2 // 3)
            tone = replace(tone, **{longest: shorter})  # type: ignore[arg-type]
    return tone
