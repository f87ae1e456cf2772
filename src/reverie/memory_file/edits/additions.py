"""Additions: what an entry that someone wrote into the file makes in a mind."""

from __future__ import annotations

from dataclasses import replace

from reverie.domain.journal.kinds import Change, MemoryChange, TombstoneChange
from reverie.domain.journal.parts import EndingChange, WordingChange
from reverie.domain.rules.tombstones import tombstone_of
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import (
    ONE,
    SURVIVAL,
    Author,
    Memory,
    Salience,
    Wording,
    newborn,
)
from reverie.domain.values.source import BY_HAND
from reverie.domain.values.texture import Texture
from reverie.domain.values.tombstone import Tombstone
from reverie.domain.views.sheet import Item
from reverie.errors import FileRefused
from reverie.memory_file.edits.editor import Editor
from reverie.memory_file.edits.rewordings import reworded
from reverie.memory_file.items import shown_kind
from reverie.memory_file.other_machine import is_from_elsewhere


def added(editor: Editor, item: Item) -> list[Change]:
    """A new memory; or one that is known, as it is put now, and holding again if it had ended."""
    words = editor.words(item)
    known = editor.mind.named(item.name) if item.name else None
    if known:
        return [*_held_again(editor, known), *_as_put_now(editor, known, item)]
    unknown = "" if is_from_elsewhere(item.name) else item.name
    if unknown and editor.is_strict and editor.by is not Author.AGENT:
        raise FileRefused(
            item.line, 1, f"there is no memory {item.name}; leave the id out to add this as new"
        )
    item = replace(item, name="") if unknown else item
    same = editor.mind.saying(words)
    if same and same.name not in editor.leaving:
        editor.given[unknown] = same.number
        return [*_held_again(editor, same), *_raised(editor, same, item)]
    lifted = _lifted(editor, words)
    if editor.by is Author.MACHINE and (lifted or editor.said_by_another(words, 0)):
        return []
    memory = _born(editor, item, words)
    editor.given[unknown] = memory.number
    editor.pointing[memory.number] = () if editor.is_strict else item.anchors
    birth = MemoryChange(
        target=memory.number,
        before=None,
        after=memory,
        reason=f"written into memory.yml {editor.whom}",
        sources=memory.sources,
    )
    return [birth, *lifted]


def anchored(editor: Editor, changes: list[Change]) -> list[Change]:
    """The changes, in which new memories point at those whose ids were given anew beside them."""
    return [_anchored(editor, change) for change in changes]


def _anchored(editor: Editor, change: Change) -> Change:
    if not isinstance(change, MemoryChange) or not change.after:
        return change
    if not editor.pointing.get(change.target):
        return change
    return MemoryChange(
        target=change.target,
        before=change.before,
        after=_pointing(editor, change.after),
        reason=change.reason,
        sources=change.sources,
    )


def _pointing(editor: Editor, memory: Memory) -> Memory:
    names = editor.pointing[memory.number]
    new = [editor.given[name] for name in names if name in editor.given]
    anchors = tuple(dict.fromkeys((*memory.wording.texture.anchors, *new)))
    texture = replace(memory.wording.texture, anchors=anchors)
    return replace(memory, wording=replace(memory.wording, texture=texture))


def _as_put_now(editor: Editor, known: Memory, item: Item) -> list[Change]:
    """What an entry with the name of a known memory changes in it: all that it says."""
    put = replace(item, salience=None)
    silent = Item(item.name, shown_kind(known.kind), known.text, aspect=item.aspect, line=item.line)
    return reworded(editor, known, silent, put)


def _raised(editor: Editor, memory: Memory, item: Item) -> list[Change]:
    """What is known already, written among what is lost later, is of that kind from now on."""
    kind = editor.kind_of(item.kind)
    if not editor.is_a_person or SURVIVAL[kind] >= SURVIVAL[memory.kind]:
        return []
    return [
        WordingChange(
            target=memory.number,
            before=memory.wording,
            after=replace(memory.wording, kind=kind, by=editor.by),
            reason=f"put so {editor.whom}",
            sources=editor.sources,
        )
    ]


def _born(editor: Editor, item: Item, words: str) -> Memory:
    number, session = editor.mind.next_memory(), editor.mind.stored.sessions.last()
    editor.refuse_if_said_by_another(item, words, number)
    voice = Voice.PERSON if editor.is_a_person else Voice.AGENT
    memory = newborn(
        number,
        editor.now,
        session,
        Wording(editor.kind_of(item.kind), words, editor.by, _texture(editor, item)),
        appraisal=editor.language.cues.appraise(words, voice),
        sources=() if editor.by is Author.MACHINE else (BY_HAND,),
    )
    if item.salience is not None:
        memory = replace(memory, salience=Salience(round(item.salience * ONE), session))
    return replace(memory, name=item.name or memory.name)


def _texture(editor: Editor, item: Item) -> Texture:
    return Texture(
        editor.clean(item.feeling, item.line),
        editor.clean(item.path, item.line),
        item.confidence,
        editor.clean(item.reversal, item.line),
        editor.anchors(item),
        item.aspect,
    )


def _held_again(editor: Editor, memory: Memory) -> list[Change]:
    if memory.ending is None:
        return []
    return [
        EndingChange(
            target=memory.number,
            before=memory.ending,
            after=None,
            reason=f"written into memory.yml again {editor.whom}",
        )
    ]


def _lifted(editor: Editor, words: str) -> list[Change]:
    place = tombstone_of(words)
    stone = editor.mind.at(place)
    if not isinstance(stone, Tombstone):
        return []
    return [
        TombstoneChange(target=str(place.key), before=stone, after=None, reason="written again")
    ]
