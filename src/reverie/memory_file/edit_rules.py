"""Rules of editing: what several edits of one file mean together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from reverie.domain.journal.kinds import Change, MemoryChange, TombstoneChange
from reverie.domain.journal.parts import WordingChange
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.source import BY_HAND
from reverie.domain.values.tone import Tone
from reverie.domain.views.sheet import Edit, Removed, Reworded, ToneBlock


def left_by(edit: Edit) -> str:
    """The name of the memory that an edit takes its present words from."""
    if isinstance(edit, Removed):
        return edit.item.name
    is_other = isinstance(edit, Reworded) and fingerprint(edit.before.text) != fingerprint(
        edit.after.text
    )
    return edit.after.name if isinstance(edit, Reworded) and is_other else ""


def each_once(changes: Sequence[Change]) -> list[Change]:
    """The changes without those that two edits both ask for; what is said again is not buried."""
    said = {fingerprint(text) for change in changes if (text := _says(change))}
    found: dict[object, Change] = {}
    for number, change in enumerate(changes):
        if isinstance(change, TombstoneChange) and change.after:
            if change.target not in said:
                found.setdefault(change.place, change)
        elif change not in found.values():
            found[number] = change
    return list(found.values())


def _says(change: Change) -> str:
    """The words a memory has from a change on."""
    if isinstance(change, (MemoryChange, WordingChange)) and change.after:
        return change.after.text
    return ""


def retuned(
    known: Tone | None, shown: ToneBlock | None, block: ToneBlock, clean: Callable[[str], str]
) -> Tone:
    """A tone in which what differs from what was shown is as it was put."""
    tone = known or Tone(block.session, "", sources=(BY_HAND,))
    old = shown or ToneBlock(block.session, "")
    return replace(
        tone,
        mood=clean(block.mood) if block.mood != old.mood else tone.mood,
        style=clean(block.style) if block.style != old.style else tone.style,
        turns=tuple(map(clean, block.turns)) if block.turns != old.turns else tone.turns,
        carry_forward=clean(block.carry_forward)
        if block.carry_forward != old.carry_forward
        else tone.carry_forward,
        calibration=clean(block.calibration)
        if block.calibration != old.calibration
        else tone.calibration,
    )
