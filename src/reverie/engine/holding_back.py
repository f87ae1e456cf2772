"""Holding back: what no person said waits, named with its source, for a person's word."""

from __future__ import annotations

from reverie.domain.journal.kinds import MemoryChange, Proposal
from reverie.domain.journal.parts import WordingChange
from reverie.domain.language import language_named
from reverie.domain.rules.ownership import owner_of
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import ONLY_FROM_A_PERSON, Author, Kind, Memory, is_held_back
from reverie.domain.values.owner import Owner
from reverie.domain.values.source import episode_number
from reverie.engine import waking
from reverie.engine.finding import the_memory
from reverie.engine.proposing import THE_AGENT
from reverie.errors import ChangeRefused
from reverie.frozen import dataclass
from reverie.ports import Clock, Mind, Store
from reverie.settings import Settings

MANY = 10_000
SPEAKERS = {
    Owner.YOU: "a person's words, put otherwise",
    Owner.AGENT: "the agent's words",
    Owner.TOOL: "the words of a tool",
    Owner.SEEN: "what was told of the world",
    Owner.THINKING: "the agent's thinking",
}
DROPPED = "held back, and dropped by a person"


@dataclass(frozen=True, slots=True)
class HeldBack:
    """Something that would be a rule, or change one, if a person had said it."""

    name: str
    text: str
    author: Author
    source: str
    """Where it comes from, in words."""


def held_back(mind: Mind) -> list[HeldBack]:
    """All that is held back because of whose words it is, the newest first; then proposals."""
    doubts = [m for m in mind.memories.of([Kind.DOUBT], limit=MANY) if is_held_back(m)]
    return [
        *(HeldBack(m.name, m.text, m.wording.by, _source_of(mind, m)) for m in doubts),
        *(_proposed(proposal) for proposal in mind.proposals() if is_of_others(proposal)),
    ]


def is_of_others(proposal: Proposal) -> bool:
    """Whether a proposal is one because of whose words it is, and not a night's own question."""
    return bool(proposal.origin) or Author.AGENT in _authors(proposal)


def release(store: Store, clock: Clock, settings: Settings, name: str) -> str:
    """Let something hold, on a person's word; returns what it says."""
    if proposal := _proposal_named(store, name):
        return waking.decide(store, clock, settings, proposal.name, accept=True).question
    memory = _held(store, name)
    cues = language_named(settings.record.language).cues
    meant = cues.kind_of(memory.text, Voice.PERSON)
    kind = meant if meant in ONLY_FROM_A_PERSON else Kind.CONSTRAINT
    return waking.edit(store, clock, settings, name, text=memory.text, kind=kind).text


def drop(store: Store, clock: Clock, settings: Settings, name: str) -> str:
    """Forget something that is held back, so that no night learns it; returns what it said."""
    if proposal := _proposal_named(store, name):
        return waking.decide(store, clock, settings, proposal.name, accept=False).question
    _held(store, name)
    return waking.forget(store, clock, settings, name, why=DROPPED).text


def _held(mind: Mind, name: str) -> Memory:
    memory = the_memory(mind, name)
    if not is_held_back(memory):
        raise ChangeRefused(f"{name} is not held back; `reverie quarantine` lists what is")
    return memory


def _proposal_named(mind: Mind, name: str) -> Proposal | None:
    return next((p for p in mind.proposals() if p.name == name), None)


def _proposed(proposal: Proposal) -> HeldBack:
    author = Author.AGENT if proposal.origin in ("", THE_AGENT) else Author.MACHINE
    source = f"from {proposal.origin}" if proposal.origin else proposal.reason
    return HeldBack(proposal.name, proposal.question, author, source)


def _authors(proposal: Proposal) -> set[Author]:
    """Whose words a proposal would bring into the mind."""
    found = set()
    for change in proposal.wish:
        if isinstance(change, WordingChange):
            found.add(change.after.by)
        elif isinstance(change, MemoryChange) and change.after:
            found.add(change.after.wording.by)
    return found


def _source_of(mind: Mind, memory: Memory) -> str:
    """Whose words a memory holds, in which session."""
    numbers = [number for source in memory.sources if (number := episode_number(source))]
    episodes = [episode for number in numbers if (episode := mind.episodes.get(number))]
    if not episodes:
        return "where from is not known"
    owner = owner_of(memory, mind.episodes.get)
    return f"{SPEAKERS.get(owner, owner.value)} in session {episodes[-1].session}"
