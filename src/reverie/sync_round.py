"""A round of sync: this mind and the other side that its settings name come to agree."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec

from reverie import files
from reverie.awake.confirmations import may, travel
from reverie.awake.trace_archive import alone
from reverie.domain.intake.secrets.json_strings import with_texts
from reverie.domain.values.person import Person
from reverie.errors import (
    NewerMind,
    NotAMind,
    OutOfReach,
    Refused,
    SecretFound,
    StoreBusy,
    TransportFailed,
)
from reverie.frozen import dataclass
from reverie.ports import Transport
from reverie.scanners.detect_secrets import masked_fully
from reverie.settings import Settings
from reverie.shared_line import SharedLine
from reverie.stores.journaled import JournaledStore
from reverie.transports.book import Book, read_book, write_book
from reverie.transports.exchange import Exchange, Exchanged, Still
from reverie.transports.person_key import VARIABLE, key_file, known_person, new_person
from reverie.transports.sync_folder import content_of, hash_of, own_segments, trace_stamps
from reverie.transports.way import place_of, transport_of

LOCK, PATIENCE_S = ".sync.lock", 30.0
LETTERS = "abcdefghijklmnopqrstuvwxyz"
NAMED_BY = 3
"""How many letters the name of a machine has."""


@dataclass(frozen=True, slots=True)
class Synced:
    """What a round came to."""

    exchanged: Exchanged
    is_mind_new: bool
    """Whether the mind holds something now that it did not before."""
    where: str
    nights_shared: int = 0
    """The last night that both sides held before; those after it may have another number now."""


@dataclass(frozen=True, slots=True)
class SyncStatus:
    """How a sync stands, without asking the other side."""

    where: str
    machine: str
    segments: int
    last: str
    waiting: tuple[str, ...]
    mind: str = ""
    """The name of the mind whose line this is, once it has begun."""
    trouble: str = ""
    """Why the last round came to nothing, or not to all."""


class Round(NamedTuple):
    """What a round needs: whose mind it is, where it lies, and what is set."""

    store: JournaledStore
    home: Path
    settings: Settings
    environment: Mapping[str, str]
    now: Callable[[], datetime]

    def run(
        self,
        subject: str = "",
        *,
        gives: bool = True,
        with_journal: bool = True,
        joins: bool = False,
    ) -> Synced | None:
        """Bring both sides to agree; None where no other side is set.

        In the middle of a night the journal stays here, and files alone travel. Two minds become
        one only where it `joins`.
        """
        transport = self._transport()
        if transport is None:
            return None
        with self._alone():
            try:
                line = self._line(joins=joins)
                chosen = line if with_journal else Still(line)
                return self._exchanged(transport, line, chosen, subject, gives=gives)
            except (TransportFailed, NotAMind, NewerMind, SecretFound) as error:
                if not isinstance(error, OutOfReach):
                    write_book(self.home, replace(self._book(), trouble=str(error)))
                raise

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Hold the sync of this home alone."""
        files.make_folder(self.home / "state")
        lock = files.open_lock(self.home / "state" / LOCK)
        try:
            if not files.lock(lock, PATIENCE_S, pause_s=0.05):
                raise StoreBusy("another sync of this mind is on its way; try again")
            yield
        finally:
            os.close(lock)

    def _line(self, *, joins: bool) -> SharedLine:
        return SharedLine(
            self.store,
            self._sync,
            self._book(),
            self._person(),
            now=self.now,
            screen=lambda _, text: with_texts(text, masked_fully),
            joins=joins,
        )

    def _exchanged(
        self,
        transport: Transport,
        line: SharedLine,
        chosen: SharedLine | Still,
        subject: str,
        *,
        gives: bool,
    ) -> Synced:
        before = self.store.journal.last(), self.store.episodes.last()
        book = line.book
        nights = book.reached.get("nights", 0)
        quiet = partial(alone, str(self.home))
        exchange = Exchange(self._sync, chosen, secret_in, quiet)
        words = subject or f"sync: machine {book.machine}, {self.now():%Y-%m-%d}"
        came, book = exchange.run(transport, book, words, gives=gives)
        segments = len(own_segments(self._sync))
        told = msgspec.to_builtins(line.reached) if line.reached else book.reached
        at = self.now().isoformat(timespec="seconds")
        kept = replace(book, segments=segments, reached=told, at=at, mind=line.mind)
        write_book(self.home, replace(kept, trouble=came.refused))
        is_new = before != (self.store.journal.last(), self.store.episodes.last())
        notes = (*came.notes, *line.notes)
        return Synced(replace(came, notes=notes), is_new or line.is_retold, transport.name, nights)

    def status(self) -> SyncStatus | None:
        """How it stands, as far as this machine knows; None where no other side is set."""
        place = place_of(self.settings, self.environment)
        if not place:
            return None
        book = self._book()
        stamps = trace_stamps(self._sync)
        quiet = {path for path, stamp in stamps.items() if book.stamps.get(path) == stamp}
        waiting = [
            path
            for path, content in content_of(self._sync, quiet).items()
            if book.agreed.get(path, ("", ""))[0] != hash_of(content)
        ]
        beyond = self.store.journal.last() - book.reached.get("entries", 0)
        if beyond > 0:
            waiting.append(f"{beyond} entries of the journal")
        told = tuple(waiting)
        return SyncStatus(
            place, book.machine, book.segments, book.at, told, book.mind, book.trouble
        )

    @property
    def _sync(self) -> Path:
        return self.home / "sync"

    def _transport(self) -> Transport | None:
        wish = travel(self.settings)
        if not may(self.home, wish):
            raise Refused(wish.unconfirmed)
        known = self._book().version
        return transport_of(
            self.settings,
            self.home,
            self.environment,
            known=known,
            is_clean=lambda content: secret_in(content) is None,
        )

    def _book(self) -> Book:
        """The book, begun anew where the settings name another side."""
        book, place = read_book(self.home), place_of(self.settings, self.environment)
        machine = book.machine or _new_name()
        if book.place == place:
            return book
        return Book(place=place, machine=machine, mind=book.mind, trouble=book.trouble)

    def _person(self) -> Person:
        """Whose mind it is; a key is made where a line begins, and missed where one goes on."""
        if person := known_person(self.environment):
            return person
        if not own_segments(self._sync) and not self._is_begun():
            return new_person(self.environment)
        raise TransportFailed(
            "this machine does not hold the key of the person whose mind this is; copy "
            f"{key_file(self.environment)} from their first machine (mode 0600), or set {VARIABLE}"
        )

    def _is_begun(self) -> bool:
        transport = self._transport()
        assert transport
        return any(path.startswith("journal/") for path in transport.pull().hashes)


def secret_in(content: bytes) -> int | None:
    """The number of the first line that holds what looks like a secret."""
    for number, line in enumerate(content.decode(errors="replace").splitlines(), start=1):
        if masked_fully(line) != line:
            return number
    return None


def _new_name() -> str:
    import secrets

    return "".join(secrets.choice(LETTERS) for _ in range(NAMED_BY))
