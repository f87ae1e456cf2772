"""A project: the folder whose ledger the hooks feed, and what a night does with it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from reverie.aside_folder import spared, spared_each
from reverie.awake import catch_up, debt, doze, gather, ledger, repay, sleep_state
from reverie.awake.discovery import unrecorded
from reverie.awake.home import undozed
from reverie.awake.owner import make_owner
from reverie.awake.trace_archive import archive_all
from reverie.domain.intake.secrets import masked
from reverie.domain.language import language_named
from reverie.errors import Dozing
from reverie.frozen import dataclass
from reverie.ports import Mind, Store
from reverie.ports.host import Host, HostNamed
from reverie.settings import Settings

COUNT, DISCOVERY = "count of session", "look for sessions that no hook saw"
ARCHIVING_S = 60.0
"""For how many seconds traces may grow at a time; what is left grows the next time."""


@dataclass(frozen=True, slots=True)
class Project:
    """A .reverie folder; without a ledger in it nothing here does anything."""

    home: str
    host_named: HostNamed
    mask: Callable[[str], str] = masked
    """How secrets are taken out of what is read."""

    @property
    def has_ledger(self) -> bool:
        """Whether the hooks have ever written here; a ledger that was lost is made again."""
        state = os.path.join(self.home, ledger.STATE)
        traces = (ledger.FILE, ledger.NOTES, ledger.HISTORY)
        return any(os.path.exists(os.path.join(state, name)) for name in traces)

    def gather(
        self,
        store: Store,
        now: datetime,
        settings: Settings,
        *,
        dozes: bool = False,
        tell: Callable[[str], object] = str,
    ) -> int:
        """Read what waits in the ledger into the mind."""
        if not self.has_ledger:
            return 0
        language = language_named(settings.record.language)
        return gather.gather(
            self.home,
            store,
            now,
            self.host_named,
            language,
            settings,
            mask=self.mask,
            dozes=dozes,
            tell=tell,
        )

    def fall_asleep(self, store: Store, now: datetime, settings: Settings) -> tuple[str, ...]:
        """Note that a night begins, and read what waits for it; what could not be is told."""
        told: list[str] = []
        if self.has_ledger:
            told += self._count(store, now.timestamp(), settings)
            look = partial(self._count_what_no_hook_saw, store, now.timestamp())
            found, failed = spared(self.home, DISCOVERY, look, list[str])
            told += [*found, *failed]
            # refused beside a night that runs already
            self.gather(store, now, settings, tell=told.append)
            repay.begin(self.home, now.timestamp())
        return tuple(told)

    def doze_off(self, store: Store, now: datetime, settings: Settings) -> tuple[str, ...]:
        """Read what waits for a doze: what hooks have seen; what could not be is told."""
        told: list[str] = []
        if self.has_ledger:
            told += self._count(store, now.timestamp(), settings)
            self.gather(store, now, settings, dozes=True, tell=told.append)
        return tuple(told)

    def archive(self, settings: Settings) -> int:
        """Let the traces of sessions grow, unless that is turned off; how many have grown."""
        if not self.has_ledger or not settings.audit.archive or settings.audit.restricted:
            return 0
        return archive_all(self.home, self.host_named, self.mask, seconds=ARCHIVING_S)

    @contextmanager
    def dozing(self, mind: Mind, now: datetime) -> Iterator[None]:
        """Around a doze: starts that wait for it learn when it is over, or that it cannot be.

        One that is left to another doze is for that one to tell.
        """
        sign = undozed(self.home)
        try:
            yield
        except Dozing:
            raise
        except Exception:
            doze.note_left(self.home, sign)
            raise
        if self.has_ledger and not mind.sessions.waiting():
            done = partial(doze.note_done, self.home, sign, now.timestamp())
            spared(self.home, "end of the doze", done, lambda: None)

    def let_doze(self, now: datetime) -> None:
        """Note that something waits which no sleep has taken in, so that the next start dozes."""
        if self.has_ledger:
            noted = now.timestamp()
            ledger.change(self.home, lambda book: ledger.note_undozed(self.home), noted)

    def refuse_to_doze(self, settings: Settings) -> None:
        """Let hooks know that dozing is turned off, so that none begins or awaits one."""
        doze.note_left(self.home, undozed(self.home))
        repay.write_numbers(self.home, settings)

    def _count(self, mind: Mind, now: float, settings: Settings) -> list[str]:
        """Have a sound ledger that knows its settings, its owner, and how long sessions are."""
        repay.write_numbers(self.home, settings)
        book = ledger.sound(self.home, now)
        make_owner(self.home, mind.agent, str(book.get("installed_at") or ""))
        return self._count_what_stops_could_not(now)

    def _count_what_stops_could_not(self, now: float) -> list[str]:
        """A transcript is read to its end, however long; a fork must find its original."""
        numbers = {**sleep_state.numbers_of(self.home), "read_bytes": sys.maxsize}

        def count(record: dict[str, Any]) -> None:
            host = self.host_named(debt.host_of(record))
            if host and catch_up.is_uncounted(record, host):
                missed = (record["session_id"], record["transcript_path"])
                catch_up.catch_up(host, self.home, missed, numbers, now)

        records = [(one["session_id"], one) for one in ledger.sound(self.home, now)["sessions"]]
        return [*spared_each(self.home, COUNT, records, count)[1]]

    def _count_what_no_hook_saw(self, mind: Mind, now: float) -> list[str]:
        """Sessions of before a damage, or whose every stop failed, are the night's as well."""
        numbers = {**sleep_state.numbers_of(self.home), "read_bytes": sys.maxsize}
        told: list[str] = []

        def count(found: tuple[Host, str, str]) -> None:
            host, session, path = found
            catch_up.catch_up(host, self.home, (session, path), numbers, now)

        missed = unrecorded(self.home, mind, self.host_named, now, told.append)
        named = ((session, (host, session, path)) for host, session, path in missed)
        return [*spared_each(self.home, COUNT, named, count)[1], *told]

    def repay(
        self, mind: Mind, now: datetime, summary: str, sign: int | None = None
    ) -> tuple[int, int] | None:
        """Let the ledger owe what the mind has not taken in, and note how the night went.

        Returns the debt before and after; none where there is no ledger. `sign` is what told before
        the night that a doze was due, which it then no longer is.
        """
        if not self.has_ledger:
            return None
        moment = now.timestamp()
        debt = repay.repay(self.home, mind, moment, host_named=self.host_named, summary=summary)
        if not mind.sessions.waiting():
            ledger.change(self.home, lambda book: doze.clear(self.home, sign), moment)
        return debt

    def owe_again(self, mind: Mind, now: datetime) -> None:
        """Let the ledger owe what an undo has freed, no more and no less."""
        if self.has_ledger:
            repay.repay(self.home, mind, now.timestamp(), host_named=self.host_named)

    def waiting(self, mind: Mind) -> int:
        """How many sessions of the ledger a night would read."""
        return gather.count_waiting(self.home, mind) if self.has_ledger else 0


def project_of(path: Path, host_named: HostNamed) -> Project | None:
    """The project a mind belongs to, by the name of its folder; hosts are found by their names."""
    is_home = path.absolute().parent.name == ".reverie"
    return Project(str(path.parent), host_named) if is_home else None
