"""The other machine: what another machine's memory file holds that this mind does not."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from reverie.domain.rules.likeness import fingerprint
from reverie.domain.rules.tombstones import tombstone_of
from reverie.domain.values.memory import Author, Memory
from reverie.domain.views.sheet import Added, Edit, Item, Reworded, Sheet
from reverie.memory_file.items import shown_kind
from reverie.ports import Mind


def edits_from_elsewhere(
    mind: Mind, sheet: Sheet, *, theirs: str, ours: str, touched: Collection[str] = ()
) -> list[Edit]:
    """What was written elsewhere, as edits; what is missing there is kept here.

    A memory keeps the name it has on its own machine, followed by that machine's tag.
    What was `touched` here, by the names it has there, a hand put so, as it says of itself.
    """
    edits: list[Edit] = []
    for item in sheet.items():
        is_hands = item.by_hand or not item.name or item.name in touched
        name = local_name(item.name, theirs, ours)
        if edit := _edit(mind, replace(item, name=name, anchors=(), by_hand=is_hands)):
            edits.append(edit)
    return edits


def local_name(name: str, theirs: str, ours: str) -> str:
    """The name a memory of another machine's file has here; a new one has none."""
    if not name or not theirs or theirs == ours:
        return name
    if name.endswith(f"-{ours}"):
        return name.removesuffix(f"-{ours}")
    return name if is_from_elsewhere(name) else f"{name}-{theirs}"


def is_from_elsewhere(name: str) -> bool:
    """Whether a name carries the tag of another machine."""
    last = name.rsplit("-", 1)[-1]
    return len(name.split("-")) > 3 and last.isalpha()


def _edit(mind: Mind, item: Item) -> Edit | None:
    mark = fingerprint(item.text)
    known = mind.memories.named(item.name) if item.name else None
    if known is None:
        is_buried = item.name and mind.present([tombstone_of(item.text)])
        is_unknown_here = bool(item.name) and not is_from_elsewhere(item.name)
        if is_buried or mind.memories.saying(mark):
            return None
        return Added(replace(item, name="") if is_unknown_here else item)
    if fingerprint(known.text) == mark:
        is_corrected = item.by_hand and known.wording.by is not Author.PERSON
        return _correction(known, replace(item, text=known.text)) if is_corrected else None
    if mind.memories.saying(mark):
        return None
    if known.wording.by is Author.PERSON:  # two hands: both are kept
        return Added(replace(item, name="")) if item.by_hand else None
    if item.by_hand or known.wording.by is Author.MACHINE:
        return _correction(known, item)
    return None


def _correction(known: Memory, item: Item) -> Reworded | None:
    """What an entry from elsewhere says otherwise; what it does not show is not otherwise."""
    texture = known.wording.texture
    before = Item(
        item.name,
        shown_kind(known.kind),
        known.text,
        feeling=texture.feeling,
        path=texture.path,
        confidence=texture.confidence,
        reversal=texture.reversal,
        aspect=texture.aspect,
    )
    after = replace(
        before,
        kind=item.kind,
        text=item.text,
        feeling=item.feeling or before.feeling,
        path=item.path or before.path,
        confidence=item.confidence or before.confidence,
        reversal=item.reversal or before.reversal,
        line=item.line,
    )
    return Reworded(before, replace(after, by_hand=item.by_hand)) if after != before else None
