"""Tones: what someone who puts the tone of a session otherwise changes in it."""

from __future__ import annotations

from dataclasses import replace

from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import Change, ToneChange
from reverie.domain.values.source import BY_HAND
from reverie.domain.values.tone import Tone
from reverie.domain.views.sheet import ToneBlock
from reverie.errors import FileRefused
from reverie.memory_file.edits.editor import Editor


def retuned(editor: Editor, shown: ToneBlock | None, block: ToneBlock) -> list[Change]:
    """The change of a session's tone in which what differs from what was shown is as put."""
    last = editor.mind.stored.sessions.last()
    was_there = 0 < block.session <= last
    if not was_there and not editor.is_strict:
        block = replace(block, session=last)
    known = editor.mind.at(Place("tone", block.session))
    before = known if isinstance(known, Tone) else None
    if not was_there and editor.is_strict:
        raise FileRefused(
            block.line or 1, 1, f"there was no session {block.session}; correct its number"
        )
    after = _put(editor, before, shown, block)
    if before and replace(after, by=before.by) == before:
        return []
    return [
        ToneChange(
            target=block.session,
            before=before,
            after=replace(after, by=editor.by),
            reason=f"put so {editor.whom}",
        )
    ]


def _put(editor: Editor, known: Tone | None, shown: ToneBlock | None, block: ToneBlock) -> Tone:
    tone = known or Tone(block.session, "", sources=(BY_HAND,))
    old = shown or ToneBlock(block.session, "")

    def put(text: str, before: str, kept: str) -> str:
        return editor.clean(text, block.line) if text != before else kept

    turns = tone.turns
    if block.turns != old.turns:
        turns = tuple(editor.clean(turn, block.line) for turn in block.turns)
    return replace(
        tone,
        mood=put(block.mood, old.mood, tone.mood),
        style=put(block.style, old.style, tone.style),
        turns=turns,
        carry_forward=put(block.carry_forward, old.carry_forward, tone.carry_forward),
        calibration=put(block.calibration, old.calibration, tone.calibration),
        aim=put(block.aim, old.aim, tone.aim),
        outcome=put(block.outcome, old.outcome, tone.outcome),
    )
