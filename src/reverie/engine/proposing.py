"""Proposing: what an agent would do to a memory is put to a person."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from reverie.domain.intake.moment import to_the_millisecond
from reverie.domain.intake.secrets import masked
from reverie.domain.intake.text import checked_text
from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Act, Waking
from reverie.domain.journal.kinds import Change, Proposal, ProposalChange
from reverie.domain.language import language_named
from reverie.domain.rules.tombstones import tombstone_of
from reverie.domain.values.ending import End
from reverie.domain.values.memory import Author, Kind, Memory
from reverie.engine.committing import commit_group, mend
from reverie.engine.finding import the_memory
from reverie.engine.forgetting import forgetting
from reverie.engine.resolving import closing
from reverie.engine.rewording import rewording
from reverie.errors import ChangeRefused
from reverie.ports import Clock, Store
from reverie.settings import Settings

THE_AGENT = "the agent"
Wish = Callable[[Memory], Sequence[Change]]
"""What would be done to a memory."""


def propose_edit(
    store: Store, clock: Clock, settings: Settings, name: str, *, text: str, kind: Kind | None
) -> Proposal:
    """Ask a person whether a memory shall be put as the agent would put it."""

    def wish(memory: Memory) -> Sequence[Change]:
        return [rewording(store, settings, memory, text, kind=kind)]

    what = "put this so" + (f", as a {kind}" if kind else "")
    return _asked(store, clock, settings, Waking(Act.EDIT, Author.AGENT, name), what, text, wish)


def propose_closing(
    store: Store, clock: Clock, settings: Settings, name: str, *, why: str, how: End
) -> Proposal:
    """Ask a person whether something open shall be closed with the agent's answer."""

    def wish(memory: Memory) -> Sequence[Change]:
        return closing(store, clock, settings, memory, why=why, how=how)

    cause = Waking(Act.RESOLVE, Author.AGENT, name)
    return _asked(store, clock, settings, cause, f"close this as {how}", why, wish)


def propose_forgetting(
    store: Store, clock: Clock, settings: Settings, name: str, *, why: str
) -> Proposal:
    """Ask a person whether a memory shall be forgotten."""
    reason = masked(checked_text(why, settings.record.max_text_bytes, "reason"))
    language = language_named(settings.record.language)

    def wish(memory: Memory) -> Sequence[Change]:
        return forgetting(store, memory, reason, to_the_millisecond(clock.now()), language)

    cause = Waking(Act.FORGET, Author.AGENT, name)
    return _asked(store, clock, settings, cause, "forget this", why, wish)


def _asked(
    store: Store,
    clock: Clock,
    settings: Settings,
    cause: Waking,
    what: str,
    words: str,
    wish: Wish,
) -> Proposal:
    """File what an agent wants; asked twice it is one proposal, declined once it is refused."""
    with store.night_lock():
        mend(store)
        memory = the_memory(store, cause.about)
        said = masked(" ".join(words.split()))
        question = f"The agent would {what}: {memory.name} “{memory.text}” → “{said}”. Shall it?"
        changes, reason = tuple(wish(memory)), "an agent's word on what a person decides"
        proposal = Proposal(question, changes, reason, origin=THE_AGENT)
        place, declined = Place("proposal", proposal.name), tombstone_of(question)
        known = store.present([place, declined])
        if declined in known:
            raise ChangeRefused("a person has declined this before; ask them, not their memory")
        if place not in known:
            filing = ProposalChange(
                target=proposal.name, before=None, after=proposal, reason=proposal.reason
            )
            now, step = to_the_millisecond(clock.now()), settings.journal.max_step_changes
            commit_group(store, cause, [filing], at=now, step=step)
    return proposal
