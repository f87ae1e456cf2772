"""Joining: what another machine's memory file holds that this mind does not."""

from __future__ import annotations

from dataclasses import replace

from reverie.domain.likeness import fingerprint
from reverie.domain.memory import Author
from reverie.domain.sheet import Added, Edit, Item, Reworded, Sheet
from reverie.engine.editing import is_from_elsewhere
from reverie.ports import Mind


def edits_from_elsewhere(
    mind: Mind, sheet: Sheet, *, theirs: str, ours: str
) -> tuple[list[Edit], list[Edit]]:
    """What hands and what machines wrote elsewhere, as edits; what is missing there is kept here.

    A memory keeps the name it has on its own machine, followed by that machine's tag.
    """
    by_hand: list[Edit] = []
    by_machine: list[Edit] = []
    for item in sheet.items():
        local = replace(item, name=local_name(item.name, theirs, ours), anchors=())
        if edit := _edit(mind, local):
            (by_hand if item.by_hand or not item.name else by_machine).append(edit)
    return by_hand, by_machine


def local_name(name: str, theirs: str, ours: str) -> str:
    """The name a memory of another machine's file has here; a new one has none."""
    if not name or not theirs or theirs == ours:
        return name
    if name.endswith(f"-{ours}"):
        return name.removesuffix(f"-{ours}")
    return name if is_from_elsewhere(name) else f"{name}-{theirs}"


def _edit(mind: Mind, item: Item) -> Edit | None:
    known = mind.memory_named(item.name) if item.name else None
    if known is None:
        is_said = mind.memory_saying(fingerprint(item.text))
        is_unknown_here = bool(item.name) and not is_from_elsewhere(item.name)
        return None if is_said else Added(replace(item, name="") if is_unknown_here else item)
    if fingerprint(known.text) == fingerprint(item.text) or mind.memory_saying(
        fingerprint(item.text)
    ):
        return None
    if known.wording.by is Author.PERSON:  # two hands: both are kept
        return Added(replace(item, name="")) if item.by_hand else None
    if item.by_hand or known.wording.by is Author.MACHINE:
        before = Item(item.name, known.kind, known.text, aspect=known.wording.texture.aspect)
        return Reworded(before, replace(before, text=item.text, kind=item.kind))
    return None
