"""Reverie gives AI agents sleep: a memory consolidated at night, explained, and undoable."""

from __future__ import annotations

TYPE_CHECKING = False  # as typing has it, whose import the hooks cannot afford
if TYPE_CHECKING:
    from reverie.domain.appraisal import Appraisal
    from reverie.domain.change import Proposal
    from reverie.domain.episode import Episode, Voice
    from reverie.domain.journal import Afterwards, Entry, Heading, Night
    from reverie.domain.memory import Author, Kind, Layer, Memory
    from reverie.domain.night import NightPlan, Sleep
    from reverie.domain.session import Session
    from reverie.domain.stream import StreamEntry
    from reverie.engine.explaining import Explanation
    from reverie.engine.sleeping import NightRun
    from reverie.engine.undoing import Undoing
    from reverie.errors import ReverieError
    from reverie.recall.hits import Hit
    from reverie.settings import Settings
    from reverie.wiring import OpenMind, open_mind

__version__ = "0.1.0"

_HOMES = {
    "Afterwards": "reverie.domain.journal",
    "Appraisal": "reverie.domain.appraisal",
    "Author": "reverie.domain.memory",
    "Entry": "reverie.domain.journal",
    "Episode": "reverie.domain.episode",
    "Explanation": "reverie.engine.explaining",
    "Heading": "reverie.domain.journal",
    "Hit": "reverie.recall.hits",
    "Kind": "reverie.domain.memory",
    "Layer": "reverie.domain.memory",
    "Memory": "reverie.domain.memory",
    "Night": "reverie.domain.journal",
    "NightPlan": "reverie.domain.night",
    "NightRun": "reverie.engine.sleeping",
    "OpenMind": "reverie.wiring",
    "Proposal": "reverie.domain.change",
    "ReverieError": "reverie.errors",
    "Session": "reverie.domain.session",
    "Settings": "reverie.settings",
    "Sleep": "reverie.domain.night",
    "StreamEntry": "reverie.domain.stream",
    "Undoing": "reverie.engine.undoing",
    "Voice": "reverie.domain.episode",
    "open_mind": "reverie.wiring",
}

__all__ = [
    "Afterwards",
    "Appraisal",
    "Author",
    "Entry",
    "Episode",
    "Explanation",
    "Heading",
    "Hit",
    "Kind",
    "Layer",
    "Memory",
    "Night",
    "NightPlan",
    "NightRun",
    "OpenMind",
    "Proposal",
    "ReverieError",
    "Session",
    "Settings",
    "Sleep",
    "StreamEntry",
    "Undoing",
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
