"""Revision item: one item of a second look as a thinker wrote it, whatever its shape."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from reverie.domain.values.memory import Kind
from reverie.domain.values.texture import PLAIN, Texture


class Do(StrEnum):
    """What an item wants done."""

    KEEP = "keep"
    REWORD = "reword"
    SUPERSEDE = "supersede"
    END = "end"
    ADD = "add"


class Item(msgspec.Struct, frozen=True):
    """What a thinker wants done, not checked yet."""

    do: Do = Do.ADD
    memory: str = ""
    text: str = ""
    kind: Kind | None = None
    episodes: tuple[int, ...] = ()
    why: str = ""
    texture: Texture = PLAIN


class Unfit(Exception):
    """Why an item cannot be taken."""


def items_of(answer: str) -> list[msgspec.Raw] | None:
    """The items of an answer, whatever their shape; None if it is no list at all."""
    try:
        return msgspec.json.decode(answer, type=list[msgspec.Raw])
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


def read_item(raw: msgspec.Raw) -> Item:
    """An item of the right shape."""
    try:
        return msgspec.json.decode(raw, type=Item)
    except msgspec.ValidationError as error:
        raise Unfit(f"it is no item ({error})") from None
    except (msgspec.MsgspecError, RecursionError):
        raise Unfit("it is no item") from None


def clean(text: str) -> str:
    """A text on one line."""
    return " ".join(text.replace("\x00", "").split())
