"""The composition root: the one place that knows concrete classes and reads configuration."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Iterator
from dataclasses import fields
from datetime import UTC, datetime
from difflib import get_close_matches
from pathlib import Path
from types import TracebackType
from typing import Any

from reverie.domain.appraisal import Appraisal
from reverie.domain.change import Change, Proposal
from reverie.domain.episode import Episode, Voice
from reverie.domain.journal import Afterwards, Entry, Heading, Night, nights
from reverie.domain.memory import Author, Kind, Memory
from reverie.domain.night import NightPlan, Sleep
from reverie.domain.session import Session
from reverie.domain.text import checked_text
from reverie.engine import explaining, rebuilding, sleeping, undoing, waking
from reverie.errors import Refused, SettingRefused, StoreFailed, Unknown
from reverie.ports import Alarm, Clock, Store, Thinker
from reverie.recall.lexical import Hit, recall
from reverie.settings import Settings
from reverie.stores.in_ram import InRamStore
from reverie.stores.sqlite.archive import export_mind, import_mind
from reverie.stores.sqlite.checkup import Checked
from reverie.stores.sqlite.store import SqliteStore
from reverie.thinkers.rules import RulesThinker
from reverie.writing.briefing import briefing

IN_RAM = ":memory:"
AGENT_NAME_BYTES = 200


class SystemClock:
    """The clock of this machine."""

    def now(self) -> datetime:
        """The present moment, in UTC."""
        return datetime.now(UTC)


class StoppedClock:
    """A clock that always shows the same moment, for demonstrations and tests."""

    def __init__(self, moment: datetime) -> None:
        self._moment = moment

    def now(self) -> datetime:
        """The moment it was stopped at."""
        return self._moment


def open_mind(
    path: str | Path,
    agent: str = "main",
    *,
    settings: Settings | None = None,
    clock: Clock | None = None,
    thinker: Thinker | None = None,
) -> OpenMind:
    """Open an agent's mind, made if it is not there; `:memory:` keeps it in RAM.

    >>> with open_mind(":memory:") as mind:
    ...     mind.record("Never push to main.", session="monday")
    ...     mind.end_session("monday")
    ...     mind.night()
    """
    checked_text(agent, AGENT_NAME_BYTES, "agent's name")
    chosen = settings or settings_beside(Path(path))
    store: Store = InRamStore(agent) if str(path) == IN_RAM else SqliteStore(path, agent)
    return OpenMind(store, chosen, clock or SystemClock(), thinker or RulesThinker())


def _unheard(_: str) -> None:
    pass


class OpenMind:
    """One agent's mind, open for use: record, sleep, ask, explain, undo."""

    def __init__(self, store: Store, settings: Settings, clock: Clock, thinker: Thinker) -> None:
        self.store = store
        self.settings = settings
        self._clock = clock
        self._thinker = thinker

    def __enter__(self) -> OpenMind:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self.close()

    def close(self) -> None:
        """Give the file back."""
        if isinstance(self.store, SqliteStore):
            self.store.close()

    # Awake.

    def record(
        self,
        text: str,
        *,
        session: str,
        voice: Voice = Voice.PERSON,
        at: datetime | None = None,
        appraisal: Appraisal | None = None,
        origin: str | None = None,
    ) -> Episode:
        """Record one thing that happened; it is on the disk when this returns."""
        return waking.record(
            self.store, self._clock, self.settings, text,
            session=session, voice=voice, at=at, appraisal=appraisal, origin=origin,
        )  # fmt: skip

    def end_session(self, session: str) -> Session:
        """Note that a session has ended; from now on it waits for a night."""
        return waking.end_session(self.store, self._clock, session)

    def remember(
        self, text: str, *, kind: Kind | None = None, by: Author = Author.PERSON
    ) -> Memory:
        """Keep one idea at once, without waiting for a night."""
        return waking.remember(self.store, self._clock, self.settings, text, kind=kind, by=by)

    def forget(self, name: str, *, why: str) -> Memory:
        """Forget a memory for good; no night learns it again."""
        return waking.forget(self.store, self._clock, self.settings, name, why=why)

    def edit(self, name: str, *, text: str, kind: Kind | None = None) -> Memory:
        """Put a memory in your own words; no night overturns them."""
        return waking.edit(self.store, self._clock, self.settings, name, text=text, kind=kind)

    def proposals(self) -> list[Proposal]:
        """What waits for a person's word."""
        return [value for _, value in self.store.contents() if isinstance(value, Proposal)]

    def decide(self, name: str, *, accept: bool) -> Proposal:
        """Accept or decline a proposal."""
        return waking.decide(self.store, self._clock, self.settings, name, accept=accept)

    # Asleep.

    def plan(self, sleep: Sleep = Sleep.NIGHT) -> NightPlan:
        """What a night begun now would do; changes nothing."""
        return sleeping.plan_tonight(self.store, self._sleeper(), sleep)

    def night(
        self,
        sleep: Sleep = Sleep.NIGHT,
        *,
        alarm: Alarm | None = None,
        watch: Callable[[str], None] | None = None,
    ) -> sleeping.NightRun:
        """Sleep a night, or go on with one that was cut short."""
        return sleeping.run_night(self.store, self._sleeper(alarm, watch), sleep)

    def dry_run(self, sleep: Sleep = Sleep.NIGHT) -> tuple[sleeping.NightRun, list[Entry]]:
        """What a night would write, slept on a copy."""
        return sleeping.dry_run(self.store, self._sleeper(), sleep)

    def nights(self) -> list[Night]:
        """The nights that can still be told and undone, oldest first."""
        return nights(self.store.headings())

    # Asked.

    def recall(
        self,
        question: str,
        *,
        k: int = 7,
        budget: int | None = None,
        kinds: Collection[Kind] | None = None,
        since: datetime | None = None,
        until: datetime | None = None,
    ) -> list[Hit]:
        """The best `k` memories for a question, with scores, reasons and sources."""
        return recall(
            self.store, question, k=k, budget=budget, kinds=kinds, since=since, until=until
        )

    def briefing(self) -> str:
        """What the next session should know first."""
        return briefing(self.store, self.settings)

    def memories(self) -> Iterator[Memory]:
        """All memories, by number."""
        return self.store.memories()

    def explain(self, name: str) -> explaining.Explanation:
        """Why a memory is there: its life and its sources."""
        return explaining.explain(self.store, waking.the_memory(self.store, name))

    def journal(self, *, since: int = 0) -> list[Heading]:
        """The entries from a number on, without their changes."""
        return list(self.store.headings(since=since))

    def entry(self, number: int) -> Entry:
        """One entry with all its changes."""
        entry = self.store.entry(number)
        if entry is None:
            raise Unknown(f"there is no entry e{number} in the journal; see `reverie journal`")
        return entry

    def change(self, entry: int, index: int) -> Change:
        """One change of one entry; the first is number 1."""
        changes = self.entry(entry).changes
        if not 1 <= index <= len(changes):
            raise Unknown(f"entry e{entry} has {len(changes)} changes; see `reverie journal`")
        return changes[index - 1]

    # Taken back.

    def plan_undo(self, down_to: int, *, then: Afterwards = Afterwards.AGAIN) -> undoing.Undoing:
        """What undoing down to an entry would take back and keep; changes nothing."""
        return undoing.plan_undo(self.store, down_to, then)

    def undo(self, night: int, *, then: Afterwards = Afterwards.AGAIN) -> undoing.Undoing:
        """Take back a night and everything after it, but for what a person did that still fits."""
        return self.undo_entries(undoing.entry_of_night(self.store, night), then=then)

    def undo_entries(self, down_to: int, *, then: Afterwards = Afterwards.AGAIN) -> undoing.Undoing:
        """Take back the entries from a number on."""
        return undoing.undo(self.store, self._clock, self.settings, down_to, then=then)

    def undo_change(self, entry: int, index: int) -> Change:
        """Take back one change, if nothing later touched it."""
        return undoing.undo_change(self.store, self._clock, self.settings, entry, index)

    def rebuild(self) -> bool:
        """Make all tables anew from origin and journal; tells whether they were right before."""
        return rebuilding.rebuild(self.store)

    def export(self, file: Path, tell: Callable[[str], None] = _unheard) -> int:
        """Write everything into one portable file; returns how many lines it has."""
        return export_mind(self._on_disk(), file, tell)

    def import_from(self, file: Path, tell: Callable[[str], None] = _unheard) -> int:
        """Read an exported file into this mind, which must be empty."""
        return import_mind(self._on_disk(), file, tell)

    def _on_disk(self) -> SqliteStore:
        if not isinstance(self.store, SqliteStore):
            raise StoreFailed("a mind in RAM has no file; open one on disk to export or import")
        return self.store

    def _sleeper(
        self, alarm: Alarm | None = None, watch: Callable[[str], None] | None = None
    ) -> sleeping.Sleeper:
        plain = sleeping.Sleeper(self._clock, self._thinker, self.settings)
        return sleeping.Sleeper(
            self._clock, self._thinker, self.settings,
            alarm=alarm or plain.alarm, watch=watch or plain.watch,
        )  # fmt: skip


def settings_beside(path: Path) -> Settings:
    """The settings of the config.toml beside a mind, or the defaults."""
    file = path.parent / "config.toml"
    if str(path) == IN_RAM or not file.is_file():
        return Settings()
    try:
        return _settings_from(tomllib.loads(file.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Refused(f"{file} is not TOML: {error}; correct it") from None
    except SettingRefused as error:
        raise Refused(f"{file}: {error}") from None


def _settings_from(given: dict[str, object]) -> Settings:
    known = {field.name: field.type for field in fields(Settings)}
    numbers: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            close = get_close_matches(name, known, n=1)
            hint = f"did you mean {close[0]}?" if close else "see docs/reference/settings.md"
            raise SettingRefused(name, f"there is no such setting; {hint}")
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise SettingRefused(name, f"{value!r} is not a number; give one")
        if known[name] == "int" and not isinstance(value, int):
            raise SettingRefused(name, f"{value!r} is not a whole number; give one")
        numbers[name] = value
    return Settings(**numbers)


def settings_problem(path: Path) -> Iterator[Checked]:
    """Whether the config.toml beside a mind can be used."""
    try:
        settings_beside(path)
        yield Checked(True, "the settings can be used")
    except Refused as error:
        yield Checked(False, str(error), f"correct {path.parent / 'config.toml'}")
