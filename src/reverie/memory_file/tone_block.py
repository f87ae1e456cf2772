"""The tone of the last session in the memory file, in as few tokens as it must."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from reverie.domain.intake.text import clipped, on_one_line
from reverie.domain.journal.change import Place
from reverie.domain.rules.course import spoken_in
from reverie.domain.rules.likeness import fingerprint, normalised
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Author
from reverie.domain.values.source import episode_number
from reverie.domain.values.tone import Tone
from reverie.domain.views.sections import SECTION_OF, Section
from reverie.domain.views.sheet import ToneBlock, WarmSession
from reverie.memory_file.write import session_lines, tone_lines

if TYPE_CHECKING:
    from reverie.domain.values.memory import Memory
    from reverie.ports import Mind
    from reverie.writing.tokens import TokenCounter

Block = TypeVar("Block", ToneBlock | None, WarmSession)
TONE_WORDS = ("mood", "style", "carry_forward", "calibration", "aim", "outcome")
LEAST_CHARS = 12
"""Words of a tone that are shorter are not clipped any more."""
EARLIER = 2
"""Of how many sessions before the last one it is told what they were for."""


def tone_block(mind: Mind, session: int) -> ToneBlock | None:
    """The tone of a session as the file tells it."""
    place = Place("tone", session)
    tone = mind.present([place]).get(place)
    if not isinstance(tone, Tone):
        return None
    return ToneBlock(
        tone.session,
        on_one_line(tone.mood),
        on_one_line(tone.style),
        tuple(map(on_one_line, tone.turns)),
        _unless_forgotten(mind, tone.carry_forward),
        on_one_line(tone.calibration),
        aim=_unless_forgotten(mind, tone.aim),
        outcome=_unless_forgotten(mind, tone.outcome),
        agents=_agents(mind, tone),
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


def earlier(mind: Mind, last: int, count: TokenCounter, room: int) -> tuple[WarmSession, ...]:
    """The sessions before the last, as far as something is known of them, in so many tokens."""
    places = [Place("tone", last - ago) for ago in range(1, EARLIER + 1)]
    known = mind.present(places)
    tones = [tone for place in places if isinstance(tone := known.get(place), Tone)]
    told = [
        WarmSession(
            tone.session,
            on_one_line(tone.mood),
            style=on_one_line(tone.style),
            aim=_unless_forgotten(mind, tone.aim),
            outcome=_unless_forgotten(mind, tone.outcome),
            agents=_agents(mind, tone),
        )
        for tone in tones
        if tone.aim or tone.outcome
    ]
    return tuple(w for w in told if count("\n".join(line for _, line in session_lines(w))) <= room)


def said_once(block: Block, memories: Iterable[Memory]) -> Block:
    """A session without an aim or an outcome that stands in the file as a memory anyway.

    A plain fact may be an outcome too: it is the outcome that the briefing then tells.
    """
    if block is None:
        return block
    known = {normalised(memory.text): SECTION_OF[memory.kind] for memory in memories}
    aim = "" if normalised(block.aim) in known else block.aim
    told_as = known.get(normalised(block.outcome), Section.HOW)
    return replace(block, aim=aim, outcome=block.outcome if told_as is Section.HOW else "")


def _agents(mind: Mind, tone: Tone) -> frozenset[str]:
    """Which parts of a tone were said by the agent, as far as its sources tell."""
    if tone.by is not Author.NIGHT:
        return frozenset()
    numbers = [number for source in tone.sources if (number := episode_number(source))]
    said = [episode for number in sorted(numbers) if (episode := mind.episodes.get(number))]
    found = {part: spoken_in(getattr(tone, part), said) for part in ("outcome", "carry_forward")}
    return frozenset(part for part, e in found.items() if e and e.voice is not Voice.PERSON)


def _unless_forgotten(mind: Mind, words: str) -> str:
    """Some words on one line, unless a person had just these forgotten."""
    words = on_one_line(words)
    if not words or not mind.memories.any_forgotten():
        return words
    return "" if mind.present([Place("tombstone", fingerprint(words))]) else words
