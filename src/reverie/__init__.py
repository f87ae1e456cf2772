"""Reverie gives AI agents sleep: a memory consolidated at night, explained, and undoable."""

from __future__ import annotations

TYPE_CHECKING = False  # as typing has it, whose import the hooks cannot afford
if TYPE_CHECKING:
    from reverie.async_mind import AsyncMind, open_mind_async
    from reverie.domain.journal.entry import Afterwards, Entry, Heading, Night
    from reverie.domain.journal.kinds import Proposal
    from reverie.domain.journal.plan import NightPlan, Sleep
    from reverie.domain.values.appraisal import Appraisal
    from reverie.domain.values.episode import Episode, Voice
    from reverie.domain.values.memory import Author, Kind, Layer, Memory
    from reverie.domain.values.session import Session
    from reverie.domain.views.stream import StreamEntry
    from reverie.engine.explaining import Explanation
    from reverie.engine.nightfall import Morning
    from reverie.engine.sleeping import NightRun
    from reverie.engine.undoing import Undoing
    from reverie.errors import ReverieError
    from reverie.mind import OpenMind
    from reverie.recall.hit import Hit
    from reverie.settings import Settings
    from reverie.wiring import open_mind

__version__ = "0.1.0"

_HOMES = {
    "Afterwards": "reverie.domain.journal.entry",
    "Appraisal": "reverie.domain.values.appraisal",
    "AsyncMind": "reverie.async_mind",
    "Author": "reverie.domain.values.memory",
    "Entry": "reverie.domain.journal.entry",
    "Episode": "reverie.domain.values.episode",
    "Explanation": "reverie.engine.explaining",
    "Heading": "reverie.domain.journal.entry",
    "Hit": "reverie.recall.hit",
    "Kind": "reverie.domain.values.memory",
    "Layer": "reverie.domain.values.memory",
    "Memory": "reverie.domain.values.memory",
    "Morning": "reverie.engine.nightfall",
    "Night": "reverie.domain.journal.entry",
    "NightPlan": "reverie.domain.journal.plan",
    "NightRun": "reverie.engine.sleeping",
    "OpenMind": "reverie.mind",
    "Proposal": "reverie.domain.journal.kinds",
    "ReverieError": "reverie.errors",
    "Session": "reverie.domain.values.session",
    "Settings": "reverie.settings",
    "Sleep": "reverie.domain.journal.plan",
    "StreamEntry": "reverie.domain.views.stream",
    "Undoing": "reverie.engine.undoing",
    "Voice": "reverie.domain.values.episode",
    "open_mind": "reverie.wiring",
    "open_mind_async": "reverie.async_mind",
}

__all__ = [
    "Afterwards",
    "Appraisal",
    "AsyncMind",
    "Author",
    "Entry",
    "Episode",
    "Explanation",
    "Heading",
    "Hit",
    "Kind",
    "Layer",
    "Memory",
    "Morning",
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
    "open_mind_async",
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'reverie' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
