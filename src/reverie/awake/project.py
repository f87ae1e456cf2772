"""A project: the folder whose ledger the hooks feed, and what a night does with it."""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from reverie.awake import catch_up, gather, ledger, pulse, repay
from reverie.domain.language import language_named
from reverie.ports import Mind, Store
from reverie.settings import Settings


@dataclass(frozen=True, slots=True)
class Project:
    """A .reverie folder; without a ledger in it nothing here does anything."""

    home: str

    @property
    def has_ledger(self) -> bool:
        """Whether the hooks have ever written here."""
        return os.path.exists(os.path.join(self.home, ledger.STATE, ledger.FILE))

    def gather(self, store: Store, now: datetime) -> int:
        """Read what waits in the ledger into the mind."""
        return gather.gather(self.home, store, now) if self.has_ledger else 0

    def fall_asleep(self, store: Store, now: datetime, settings: Settings) -> None:
        """Note that a night begins, and read what waits for it."""
        if self.has_ledger:
            repay.write_numbers(self.home, settings)
            self._count_what_stops_could_not(now.timestamp())
            language = language_named(settings.language)
            gather.gather(
                self.home, store, now, language
            )  # refused beside a night that runs already
            repay.begin(self.home, now.timestamp())

    def _count_what_stops_could_not(self, now: float) -> None:
        """The host may write a transcript after its stop; a fork must find its original."""
        for session, path in catch_up.uncounted(ledger.sound(self.home, now)):
            catch_up.catch_up(self.home, session, path, pulse.numbers_of(self.home), now)

    def wake(self, mind: Mind, now: datetime, summary: str | None = None) -> None:
        """Let the ledger owe what the mind has not taken in, no more and no less."""
        if self.has_ledger:
            repay.repay(self.home, mind, now.timestamp(), summary)

    def waiting(self, mind: Mind) -> int:
        """How many sessions of the ledger a night would read."""
        return gather.count_waiting(self.home, mind) if self.has_ledger else 0


def project_of(path: Path) -> Project | None:
    """The project a mind belongs to, by the name of its folder."""
    return Project(str(path.parent)) if path.absolute().parent.name == ".reverie" else None
