"""Reverie gives AI agents sleep: a memory consolidated at night, explained, and undoable."""

from __future__ import annotations

TYPE_CHECKING = False  # as typing has it, whose import the hooks cannot afford
if TYPE_CHECKING:
    from reverie.domain.appraisal import Appraisal
    from reverie.domain.episode import Voice
    from reverie.domain.journal import Afterwards
    from reverie.domain.memory import Author, Kind, Layer, Memory
    from reverie.domain.night import Sleep
    from reverie.errors import ReverieError
    from reverie.recall.lexical import Hit
    from reverie.settings import Settings
    from reverie.wiring import OpenMind, open_mind

__version__ = "0.1.0"

_HOMES = {
    "Afterwards": "reverie.domain.journal",
    "Appraisal": "reverie.domain.appraisal",
    "Author": "reverie.domain.memory",
    "Hit": "reverie.recall.lexical",
    "Kind": "reverie.domain.memory",
    "Layer": "reverie.domain.memory",
    "Memory": "reverie.domain.memory",
    "OpenMind": "reverie.wiring",
    "ReverieError": "reverie.errors",
    "Settings": "reverie.settings",
    "Sleep": "reverie.domain.night",
    "Voice": "reverie.domain.episode",
    "open_mind": "reverie.wiring",
}

__all__ = [
    "Afterwards",
    "Appraisal",
    "Author",
    "Hit",
    "Kind",
    "Layer",
    "Memory",
    "OpenMind",
    "ReverieError",
    "Settings",
    "Sleep",
    "Voice",
    "open_mind",
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'reverie' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
