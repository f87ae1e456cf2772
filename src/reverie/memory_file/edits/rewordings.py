"""Rewordings: what an entry that someone changed in the file changes in its memory."""

from __future__ import annotations

from dataclasses import replace

from reverie.domain.journal.kinds import Change
from reverie.domain.journal.parts import SalienceChange, WordingChange
from reverie.domain.values.memory import ONE, Author, Memory, Salience, Wording
from reverie.domain.values.texture import Texture
from reverie.domain.views.sheet import Item
from reverie.memory_file.edits.editor import Editor


def reworded(editor: Editor, memory: Memory, before: Item, after: Item) -> list[Change]:
    """The changes of a memory in which what differs from what was shown is as it was put."""
    old = memory.wording
    wording = _wording(editor, old, before, after)
    if editor.by is Author.MACHINE and editor.said_by_another(wording.text, memory.number):
        return []
    changes: list[Change] = []
    if replace(wording, by=old.by) != old:
        editor.refuse_if_said_by_another(after, wording.text, memory.number)
        changes.append(
            WordingChange(
                target=memory.number,
                before=old,
                after=wording,
                reason=f"put so {editor.whom}",
                sources=editor.sources,
            )
        )
    return [*changes, *_weighed(editor, memory, before, after)]


def _wording(editor: Editor, old: Wording, before: Item, after: Item) -> Wording:
    texture = _texture(editor, old.texture, before, after)
    text = editor.words(after) if after.text != before.text else old.text
    if text != old.text:
        derived = editor.language.choices.derived_anew(texture.reversal, text)
        texture = replace(texture, reversal=derived)
    kind = after.kind if after.kind is not before.kind else old.kind
    return Wording(editor.kind_of(kind), text, editor.by, texture)


def _texture(editor: Editor, old: Texture, before: Item, after: Item) -> Texture:
    def beside(text: str, shown: str, kept: str) -> str:
        return editor.clean(text, after.line) if text != shown else kept

    return Texture(
        beside(after.feeling, before.feeling, old.feeling),
        beside(after.path, before.path, old.path),
        after.confidence if after.confidence != before.confidence else old.confidence,
        beside(after.reversal, before.reversal, old.reversal),
        editor.anchors(after) if after.anchors != before.anchors else old.anchors,
        after.aspect if after.aspect != before.aspect else old.aspect,
    )


def _weighed(editor: Editor, memory: Memory, before: Item, after: Item) -> list[Change]:
    """The salience someone gave a memory, fresh as of the last session."""
    if after.salience is None or after.salience == before.salience:
        return []
    points = Salience(round(after.salience * ONE), editor.mind.stored.sessions.last())
    if points == memory.salience:
        return []
    return [
        SalienceChange(
            target=memory.number,
            before=memory.salience,
            after=points,
            reason=f"weighed {editor.whom}",
            sources=editor.sources,
        )
    ]
