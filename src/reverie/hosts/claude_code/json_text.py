"""Respelling: JSON text made to say something else, every byte that need not change kept."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from difflib import SequenceMatcher

from reverie.frozen import dataclass

_DECODER = json.JSONDecoder()
_BLANK = re.compile(r"[ \t\r\n]*")


@dataclass(frozen=True, slots=True)
class _Part:
    """A value in the text: where it lies, what it says, and its items if it has any."""

    start: int
    end: int
    value: object
    items: tuple[_Item, ...] = ()


@dataclass(frozen=True, slots=True)
class _Item:
    """An element of a list, or a key of an object with its value, and the blanks around it."""

    lead: str
    name: str
    """The key and its colon as they are written; nothing in a list."""
    key: str
    part: _Part
    trail: str


@dataclass(frozen=True, slots=True)
class _Page:
    """The text as a whole, with the way it breaks lines."""

    text: str
    newline: str
    unit: str
    """What one level is set in by; nothing in a text of one line."""


def respelled(text: str, wanted: object) -> str:
    """The text of a JSON value, changed to say `wanted` in the way it is written already."""
    root = _read(text, _past_blank(text, 0))
    page = _Page(text, "\r\n" if "\r\n" in text else "\n", _unit_of(text, root))
    return text[: root.start] + _spelled(page, root, wanted, "") + text[root.end :]


def spelled(wanted: object, unit: str = "  ") -> str:
    """A value as fresh JSON text."""
    return json.dumps(wanted, indent=unit or None, ensure_ascii=False)


def _spelled(page: _Page, part: _Part, wanted: object, margin: str) -> str:
    if _same(part.value, wanted):
        return page.text[part.start : part.end]
    if isinstance(part.value, dict) and isinstance(wanted, dict):
        return _joined(page, part, _members(page, part, wanted, margin), margin)
    if isinstance(part.value, list) and isinstance(wanted, list):
        return _joined(page, part, _elements(page, part, wanted, margin), margin)
    return _fresh(page, wanted, margin)


_Row = tuple[_Item | None, str, object]
"""An item that was there or is new: itself, its words if it was there, its value if it is new."""


def _members(page: _Page, part: _Part, wanted: dict[str, object], margin: str) -> Iterator[_Row]:
    """The keys that stay, where they stood, then the new ones; of a key twice the last counts."""
    last = {item.key: item for item in part.items}
    for item in part.items:
        if item.key in wanted:
            value = wanted[item.key] if last[item.key] is item else item.part.value
            inner = _spelled(page, item.part, value, _margin(item.lead, margin))
            yield item, item.name + inner, None
    for key, value in wanted.items():
        if key not in last:
            yield None, json.dumps(key, ensure_ascii=False) + ": ", value


def _elements(page: _Page, part: _Part, wanted: list[object], margin: str) -> Iterator[_Row]:
    """The elements that stay, those that are said anew in the place of others, and the new ones."""
    before = [_canonical(item.part.value) for item in part.items]
    matcher = SequenceMatcher(None, before, [_canonical(value) for value in wanted], autojunk=False)
    for _, start, end, first, last in matcher.get_opcodes():
        there = part.items[start:end]
        for index, value in enumerate(wanted[first:last]):
            if index < len(there):
                item = there[index]
                yield item, _spelled(page, item.part, value, _margin(item.lead, margin)), None
            else:
                yield None, "", value


def _joined(page: _Page, part: _Part, rows: Iterator[_Row], margin: str) -> str:
    """The rows between the brackets of a part, with the blanks it had or would have had."""
    opening, closing = page.text[part.start], page.text[part.end - 1]
    first, between, tail = _blanks(page, part, margin)
    words = ""
    trail = ""
    for number, (item, said, value) in enumerate(rows):
        lead = item.lead if item and number and item is not part.items[0] else between
        lead = lead if number else first
        if item is None:
            said += _fresh(page, value, _margin(lead, margin), inline="\n" not in lead)
        words += f"{trail},{lead}{said}" if number else f"{lead}{said}"
        trail = item.trail if item and item is not part.items[-1] else ""
    return f"{opening}{words}{tail}{closing}" if words else f"{opening}{closing}"


def _blanks(page: _Page, part: _Part, margin: str) -> tuple[str, str, str]:
    """The blanks before the first item of a part, before the others, and after the last."""
    if not part.items:
        inside = f"{page.newline}{margin}{page.unit}" if page.unit else ""
        return inside, inside or " ", f"{page.newline}{margin}" if page.unit else ""
    first = part.items[0].lead
    between = part.items[1].lead if len(part.items) > 1 else first if "\n" in first else " "
    return first, between, part.items[-1].trail


def _fresh(page: _Page, value: object, margin: str, *, inline: bool = False) -> str:
    if inline or not page.unit:
        return spelled(value, "")
    return spelled(value, page.unit).replace("\n", page.newline + margin)


def _margin(lead: str, outer: str) -> str:
    """What the line of an item is set in by, from the blanks before it."""
    return lead.rpartition("\n")[2] if "\n" in lead else outer


def _unit_of(text: str, root: _Part) -> str:
    found = re.search(r"\n([ \t]+)\S", text[root.start : root.end])
    if found:
        return found[1]
    return "" if root.items and "\n" not in text[root.start : root.end] else "  "


def _same(one: object, other: object) -> bool:
    return _canonical(one) == _canonical(other)


def _canonical(value: object) -> str:
    """A text that two values share only if JSON tells no difference; 1, 1.0 and true differ."""
    return json.dumps(value, sort_keys=True)


def _read(text: str, at: int) -> _Part:
    """The part that begins at a place; the text is known to be JSON."""
    if text[at] not in "{[":
        value, end = _DECODER.raw_decode(text, at)
        return _Part(at, end, value)
    closing = "}" if text[at] == "{" else "]"
    items: list[_Item] = []
    begins = at + 1
    while text[starts := _past_blank(text, begins)] != closing:
        key, name_end = _DECODER.raw_decode(text, starts) if closing == "}" else ("", starts)
        if closing == "}":
            name_end = _past_blank(text, _past_blank(text, name_end) + 1)
        part = _read(text, name_end)
        ends = _past_blank(text, part.end)
        name, trail = text[starts:name_end], text[part.end : ends]
        items.append(_Item(text[begins:starts], name, key, part, trail))
        begins = ends + (text[ends] == ",")
    value = (
        {item.key: item.part.value for item in items}
        if closing == "}"
        else [item.part.value for item in items]
    )
    return _Part(at, starts + 1, value, tuple(items))


def _past_blank(text: str, at: int) -> int:
    blank = _BLANK.match(text, at)
    return blank.end() if blank else at
