"""Reverie gives AI agents sleep: a memory consolidated at night, explained, and undoable."""

from __future__ import annotations

TYPE_CHECKING = False  # as typing has it, whose import the hooks cannot afford
if TYPE_CHECKING:
    from reverie.async_mind import AsyncMind, open_mind_async
    from reverie.domain.formulas.codes import Family, Tag
    from reverie.domain.journal.entry import Afterwards, Entry, Heading, Night
    from reverie.domain.journal.kinds import Proposal
    from reverie.domain.journal.plan import NightPlan, Sleep
    from reverie.domain.rules.wakefulness import SleepState
    from reverie.domain.values.appraisal import Appraisal
    from reverie.domain.values.belief import Belief
    from reverie.domain.values.episode import Episode, Voice
    from reverie.domain.values.memory import Author, Kind, Layer, Memory
    from reverie.domain.values.session import Session
    from reverie.domain.values.sim_episode import SimEpisode
    from reverie.domain.values.summons import Summons
    from reverie.domain.views.stream import StreamEntry
    from reverie.engine.explaining import Explanation
    from reverie.engine.nightfall import Morning
    from reverie.engine.sleeper import NightRun
    from reverie.engine.undoing import Undoing
    from reverie.errors import ReverieError
    from reverie.live.async_scheduler import AsyncScheduler
    from reverie.live.event import Event
    from reverie.live.scheduler import Scheduler
    from reverie.live.state_book import LiveState
    from reverie.mind import OpenMind
    from reverie.population.population import Population
    from reverie.recall.answer import Answer, Verdict
    from reverie.recall.hit import Hit
    from reverie.settings import Settings
    from reverie.settings.memory_config import MemoryConfig
    from reverie.wiring import open_mind

__version__: str

_HOMES = {
    "Afterwards": "reverie.domain.journal.entry",
    "Answer": "reverie.recall.answer",
    "Appraisal": "reverie.domain.values.appraisal",
    "AsyncMind": "reverie.async_mind",
    "AsyncScheduler": "reverie.live.async_scheduler",
    "Author": "reverie.domain.values.memory",
    "Belief": "reverie.domain.values.belief",
    "Entry": "reverie.domain.journal.entry",
    "Episode": "reverie.domain.values.episode",
    "Event": "reverie.live.event",
    "Explanation": "reverie.engine.explaining",
    "Family": "reverie.domain.formulas.codes",
    "Heading": "reverie.domain.journal.entry",
    "Hit": "reverie.recall.hit",
    "Kind": "reverie.domain.values.memory",
    "Layer": "reverie.domain.values.memory",
    "LiveState": "reverie.live.state_book",
    "Memory": "reverie.domain.values.memory",
    "MemoryConfig": "reverie.settings.memory_config",
    "Morning": "reverie.engine.nightfall",
    "Night": "reverie.domain.journal.entry",
    "NightPlan": "reverie.domain.journal.plan",
    "NightRun": "reverie.engine.sleeper",
    "OpenMind": "reverie.mind",
    "Population": "reverie.population.population",
    "Proposal": "reverie.domain.journal.kinds",
    "ReverieError": "reverie.errors",
    "Scheduler": "reverie.live.scheduler",
    "Session": "reverie.domain.values.session",
    "Settings": "reverie.settings",
    "SimEpisode": "reverie.domain.values.sim_episode",
    "Sleep": "reverie.domain.journal.plan",
    "SleepState": "reverie.domain.rules.wakefulness",
    "StreamEntry": "reverie.domain.views.stream",
    "Summons": "reverie.domain.values.summons",
    "Tag": "reverie.domain.formulas.codes",
    "Undoing": "reverie.engine.undoing",
    "Verdict": "reverie.recall.answer",
    "Voice": "reverie.domain.values.episode",
    "open_mind": "reverie.wiring",
    "open_mind_async": "reverie.async_mind",
}

__all__ = [
    "Afterwards",
    "Answer",
    "Appraisal",
    "AsyncMind",
    "AsyncScheduler",
    "Author",
    "Belief",
    "Entry",
    "Episode",
    "Event",
    "Explanation",
    "Family",
    "Heading",
    "Hit",
    "Kind",
    "Layer",
    "LiveState",
    "Memory",
    "MemoryConfig",
    "Morning",
    "Night",
    "NightPlan",
    "NightRun",
    "OpenMind",
    "Population",
    "Proposal",
    "ReverieError",
    "Scheduler",
    "Session",
    "Settings",
    "SimEpisode",
    "Sleep",
    "SleepState",
    "StreamEntry",
    "Summons",
    "Tag",
    "Undoing",
    "Verdict",
    "Voice",
    "open_mind",
    "open_mind_async",
]


def __getattr__(name: str) -> object:
    if name == "__version__":
        from reverie.version import VERSION

        return VERSION
    if name not in _HOMES:
        raise AttributeError(f"module 'reverie' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
