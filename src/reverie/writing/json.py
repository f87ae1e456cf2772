"""Values as plain JSON: numbers, texts, lists and objects with stable names."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from datetime import date
from enum import Enum
from typing import Any

from reverie.domain.journal.change import Part, Whole
from reverie.domain.journal.entry import NightBegan, NightEnded, NightStep, Undone, Waking
from reverie.domain.values.memory import Memory

CAUSES = {
    Waking: "waking",
    NightBegan: "night-began",
    NightStep: "night-step",
    NightEnded: "night-ended",
    Undone: "undone",
}

CHANGE = tuple(field.name for field in fields(Part))
"""What every change is told with, whatever fields its kind adds."""


def plain(value: Any) -> Any:
    """The value made of what JSON knows; a change says of what kind it is."""
    if isinstance(value, Enum):
        return value.name.lower() if isinstance(value, int) else value.value
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, Whole | Part):
        return {"change": value.kind, **{name: plain(getattr(value, name)) for name in CHANGE}}
    if isinstance(value, Waking | NightBegan | NightStep | NightEnded | Undone):
        return {"cause": CAUSES[type(value)], **_fields(value)}
    if isinstance(value, Memory):
        return {"name": value.name, "text": value.text, "kind": value.kind.value, **_fields(value)}
    if is_dataclass(value) and not isinstance(value, type):
        return _fields(value)
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(item) for item in value]
    return value


def _fields(value: Any) -> dict[str, Any]:
    return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
