"""The briefing: what the next session should know first, within its budget."""

from __future__ import annotations

from reverie.domain.memory import (
    ALWAYS_SALIENT,
    SURVIVAL,
    Kind,
    Layer,
    Memory,
    salience_now,
)
from reverie.ports import Mind
from reverie.settings import Settings

TITLES = {
    Kind.CONSTRAINT: "Rules the user set",
    Kind.QUESTION: "Open questions",
    Kind.TENSION: "Unresolved tensions",
    Kind.DOUBT: "Doubts, not confirmed",
    Kind.DECISION: "Decided",
    Kind.EVOCATION: "To keep in mind",
    Kind.RELATIONSHIP: "Working with this user",
    Kind.INSIGHT: "Learned",
    Kind.TONE: "Tone",
    Kind.FACT: "Known",
    Kind.HISTORY: "Done",
    Kind.COMPOSITE: "In short",
}
OPENING = "# What you know from earlier sessions\n"
ENDING = "\nMore: `reverie recall WORDS`\n"
FIRST = OPENING + "\nNothing yet: this is the first session.\n"
NOTHING = OPENING + "\nNothing so far was worth keeping.\n"
MOST_OF_A_KIND = 200


def briefing(mind: Mind, settings: Settings) -> str:
    """The memories that matter most, last to be lost first, as short lines by kind."""
    coming = mind.last_session() + 1
    ranked = sorted(
        _considered(mind, coming),
        key=lambda m: (SURVIVAL[m.kind], -salience_now(m, coming, settings), -m.number),
    )
    if not ranked:
        return NOTHING if coming > 1 else FIRST
    chosen = _within(ranked, settings.briefing_chars - len(OPENING) - len(ENDING))
    return OPENING + "".join(_lines(chosen)) + ENDING


def _considered(mind: Mind, coming: int) -> list[Memory]:
    found = {m.number: m for m in mind.memories_of(ALWAYS_SALIENT, limit=MOST_OF_A_KIND)}
    for layer in (Layer.HOT, Layer.WARM):
        found |= {m.number: m for m in mind.memories_in(layer, upto_session=coming)}
    return list(found.values())


def _within(ranked: list[Memory], budget: int) -> list[Memory]:
    chosen: list[Memory] = []
    titled: set[Kind] = set()
    for memory in ranked:
        title = 0 if memory.kind in titled else len(TITLES[memory.kind]) + 5
        cost = len(_line(memory)) + title
        if cost <= budget:
            chosen.append(memory)
            titled.add(memory.kind)
            budget -= cost
    return chosen


def _lines(memories: list[Memory]) -> list[str]:
    lines: list[str] = []
    for place, memory in enumerate(memories):
        if place == 0 or memories[place - 1].kind is not memory.kind:
            lines.append(f"\n## {TITLES[memory.kind]}\n")
        lines.append(_line(memory))
    return lines


def _line(memory: Memory) -> str:
    return f"- {memory.text} [{memory.name}]\n"
