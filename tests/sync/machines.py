"""Machines that share one mind, for tests: each has a home of its own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from reverie import OpenMind, open_mind
from reverie.awake.confirmations import confirm, travel
from reverie.domain.journal.digest import digest
from reverie.domain.journal.entry import Act, Entry, NightBegan, Waking
from reverie.domain.journal.parts import WordingChange
from reverie.domain.values.memory import Author
from reverie.settings import Settings
from reverie.testing import DAWN, TickClock

WORDS = (
    "Never push to main on Fridays.",
    "We decided to use SQLite because it needs no server.",
    "The build runs on ARM since March.",
    "I prefer short answers without apologies.",
    "The parser fails on empty lines; stripping them first fixed it.",
    "Always run the linter before a commit.",
    "We decided against Redis since one machine is enough.",
    "The nightly job takes forty minutes on the old runner.",
)


class Machine:
    """One machine: a home, a clock, and where its mind travels."""

    def __init__(self, place: Path, settings: Settings, *, ahead: float = 0) -> None:
        self.home = place / ".reverie"
        self.settings = settings
        self.clock = TickClock(DAWN + timedelta(hours=ahead))
        self.number = 0

    @contextmanager
    def mind(self, *, online: bool = False) -> Iterator[OpenMind]:
        self.home.mkdir(parents=True, exist_ok=True)
        settings = self.settings if online else Settings()
        with open_mind(self.home / "mind.db", settings=settings, clock=self.clock) as mind:
            confirm(self.home, travel(self.settings))
            yield mind

    def live(self, *words: str) -> None:
        """A session in which this is said."""
        self.number += 1
        session = f"{self.home.parent.name}-{self.number}"
        with self.mind() as mind:
            for text in words:
                mind.record(text, session=session)
            mind.end_session(session)

    def sleep(self) -> None:
        """A nap, whose report stays here until the next sync; the network is not asked."""
        with self.mind() as mind:
            mind.night()

    def sync(self, *, gives: bool = True, joins: bool = False) -> tuple[str, ...]:
        with self.mind(online=True) as mind:
            synced = mind.sync(gives=gives, joins=joins)
            assert synced
            return synced.exchanged.notes

    def pass_hours(self, hours: float) -> None:
        self.clock.skip(timedelta(hours=hours))

    def remember(self, text: str, kind: str = "fact") -> str:
        with self.mind() as mind:
            return mind.remember(text, kind=kind).name

    def edit(self, name: str, text: str) -> None:
        with self.mind() as mind:
            mind.edit(name, text=text)

    def reword_as_a_thinker(self, name: str, text: str) -> None:
        """Let a memory be put otherwise as a night does that has a thinker."""
        with self.mind() as mind:
            memory = mind.store.memories.named(name)
            assert memory
            after = replace(memory.wording, text=text, by=Author.THINKER)
            change = WordingChange(
                target=memory.number, before=memory.wording, after=after, reason="better words"
            )
            cause = Waking(Act.EDIT, Author.THINKER, name)
            number = mind.store.journal.last() + 1
            mind.store.commit(Entry(number, self.clock.now(), cause, (change,)))

    def texts(self) -> dict[str, str]:
        with self.mind() as mind:
            return {memory.name: memory.text for memory in mind.memories()}

    def proposals(self) -> list[str]:
        with self.mind() as mind:
            return [proposal.question for proposal in mind.proposals()]

    def accept(self) -> None:
        with self.mind() as mind:
            (proposal,) = mind.proposals()
            mind.decide(proposal.name, accept=True)

    def rest_in_a_night(self) -> None:
        """Begin a night whose thinker answers later."""
        with self.mind() as mind:
            plan = mind.plan()
            at = self.clock.now()
            mind.store.commit(Entry(mind.store.journal.last() + 1, at, NightBegan(plan)))

    def finish_night(self) -> None:
        self.sleep()

    def digest(self) -> str:
        with self.mind() as mind:
            return digest(mind.store.contents())

    def told(self) -> list[str]:
        """All that is held, for people who compare."""
        with self.mind() as mind:
            return [f"{place} {value}" for place, value in mind.store.contents()]

    def reports(self) -> dict[str, str]:
        folder = self.home / "sync" / "reports"
        return {file.name: file.read_text() for file in sorted(folder.glob("*.md"))}


def by_folder(place: Path) -> Settings:
    """The way over another folder."""
    os.makedirs(place / "disk", exist_ok=True)
    return Settings.of(backend="folder", remote=str(place / "disk"))
