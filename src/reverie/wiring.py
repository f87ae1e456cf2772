"""The composition root: the one place that knows concrete classes and reads configuration."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from datetime import datetime
from pathlib import Path
from types import TracebackType

from reverie.awake.project import Project, project_of
from reverie.clocks import SystemClock
from reverie.config_file import IN_RAM, settings_beside
from reverie.domain.intake.text import checked_text
from reverie.domain.journal.change import Change
from reverie.domain.journal.entry import Afterwards, Entry, Heading, Night, nights
from reverie.domain.journal.plan import NightPlan, Sleep
from reverie.domain.values.memory import Kind, Memory
from reverie.domain.values.thought import Thought
from reverie.domain.views.measures import Measures, measures_of
from reverie.engine import explaining, rebuilding, sleeping, undoing, waking
from reverie.engine.awake import Awake
from reverie.engine.dreams import Dreams, dreams_of
from reverie.engine.gists import Kept, gist_of
from reverie.errors import StoreFailed, Unknown
from reverie.memory_file.compose import compose
from reverie.memory_file.place import MemoryPlace
from reverie.memory_file.sync import Filing, kept_in_step
from reverie.ports import Alarm, Clock, Embedder, Store, Thinker
from reverie.recall.fallback import MADE_ANEW, Recaller
from reverie.recall.hit import Hit
from reverie.settings import Settings
from reverie.stores.archive import export_mind, import_mind
from reverie.stores.ram.store import InRamStore
from reverie.stores.sqlite.store import SqliteStore
from reverie.streams.journal import JournalStream
from reverie.thinkers.rules import RulesThinker
from reverie.writing.briefing import briefing, head
from reverie.writing.dream_log import drop_undone, keep_dreams

AGENT_NAME_BYTES = 200


def open_mind(
    path: str | Path,
    agent: str = "main",
    *,
    settings: Settings | None = None,
    clock: Clock | None = None,
    thinker: Thinker | None = None,
    embedder: Embedder | None = None,
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
    mind = OpenMind(store, chosen, clock or SystemClock(), thinker or RulesThinker())
    mind.see_with(embedder)
    if isinstance(store, SqliteStore) and store.is_index_new:
        mind.notes.append(MADE_ANEW)
    mind.project = project_of(Path(path))
    if mind.project:
        place = MemoryPlace(Path(mind.project.home))
        mind.file = Filing(store, place, mind.clock, chosen)
    return mind


def _unheard(_: str) -> None:
    pass


class OpenMind(Awake):
    """One agent's mind, open for use: record, sleep, ask, explain, undo."""

    def __init__(self, store: Store, settings: Settings, clock: Clock, thinker: Thinker) -> None:
        super().__init__(store, settings, clock)
        self.project: Project | None = None
        self.file: Filing | None = None
        self.notes: list[str] = []
        """What the last night has to say beside its result."""
        self._thinker = thinker
        self._recaller = Recaller(store, settings, self.notes)

    @property
    def clock(self) -> Clock:
        """The clock this mind goes by."""
        return self._clock

    def __enter__(self) -> OpenMind:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Bring the memory file up to date and give the mind's file back."""
        if self._is_touched and self.file:
            self._is_touched = False
            self.file.refresh()
        if isinstance(self.store, SqliteStore):
            self.store.close()

    def see_with(self, embedder: Embedder | None) -> None:
        """Recall also by meaning, with this embedder rather than the one of the extra `embed`."""
        self._recaller.embedder = embedder or self._recaller.embedder

    # Asleep.

    def plan(self, sleep: Sleep = Sleep.NAP) -> NightPlan:
        """What a night begun now would do; changes nothing."""
        return sleeping.plan_tonight(self.store, self._sleeper(), sleep)

    def night(
        self,
        sleep: Sleep = Sleep.NAP,
        *,
        alarm: Alarm | None = None,
        watch: Callable[[str], None] | None = None,
    ) -> sleeping.NightRun:
        """Sleep a night, or go on with one that was cut short.

        In a project with a ledger, what waits there is read first and repaid afterwards.
        """
        if self.project:
            self.project.fall_asleep(self.store, self._clock.now(), self.settings)
        with kept_in_step(self.file, self.notes):
            run = sleeping.run_night(self.store, self._sleeper(alarm, watch), sleep)
        self.notes += self._recaller.look_at_the_day(alarm, watch or _unheard)
        if self.project:
            self.project.wake(self.store, self._clock.now(), _summary(run))
        if self.file:
            dreams = self.dreams(run.plan.night)
            self.notes += keep_dreams(self.file.place.home, dreams, self.settings)
        return run

    def dry_run(self, sleep: Sleep = Sleep.NAP) -> tuple[sleeping.NightRun, list[Entry]]:
        """What a night would write, slept on a copy."""
        return sleeping.dry_run(self.store, self._sleeper(), sleep, self._gather)

    def questions_waiting(self) -> list[Thought]:
        """What the night that rests wants to know; nothing if none rests."""
        plan = sleeping.unfinished_plan(self.store)
        return [t for t in self.store.thoughts.pending() if plan and t.night == plan.night]

    def dreams(self, night: int | None = None) -> Dreams:
        """What a night replayed, the last one if none is named."""
        return dreams_of(self.store, night)

    def stream(self) -> JournalStream:
        """The newest replays one by one; what a night commits is there at once."""
        return JournalStream(self.store, self.settings)

    def nights(self) -> list[Night]:
        """The nights that can still be told and undone, oldest first."""
        return nights(self.store.journal.headings())

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
        kept: bool = False,
    ) -> list[Hit]:
        """The best `k` answers to a question, with scores, reasons and sources.

        Each is a memory where one holds, else what was said. `budget` counts characters; `kinds`
        asks for memories of these kinds alone, `kept` for what the gist still holds.
        """
        return self._recaller.recall(
            question,
            k=k,
            budget=budget,
            kinds=kinds,
            since=since,
            until=until,
            kept=kept,
            now=self._clock.now(),
        )

    def gist(self) -> list[Kept]:
        """What was said, in few words: what tells most of it within `gist_tokens`."""
        return gist_of(self.store)

    def briefing(self) -> str:
        """What the next session should know first."""
        project = self.file.project if self.file else self.store.agent
        with self.store.view() as mind:
            sheet = compose(mind, self.settings, project=project)
        return "\n".join(part for part in (head(sheet), briefing(sheet)) if part)

    def memories(self) -> Iterator[Memory]:
        """All memories, by number."""
        return self.store.memories.all()

    def measures(self, name: str) -> Measures:
        """The numbers of a memory at present: how it is felt, how strong and present it is."""
        memory = waking.the_memory(self.store, name)
        return measures_of(
            memory,
            links=len(self.store.links.of(memory.number)),
            coming=self.store.sessions.last() + 1,
            now=self._clock.now(),
            settings=self.settings,
        )

    def explain(self, name: str) -> explaining.Explanation:
        """Why a memory is there: its life and its sources."""
        return explaining.explain(self.store, waking.the_memory(self.store, name))

    def recount(self, episode: int) -> explaining.Recounted:
        """Something that was said, what a night wrote beside it, and what rests on it."""
        return explaining.recount(self.store, episode)

    def journal(self, *, since: int = 0) -> list[Heading]:
        """The entries from a number on, without their changes."""
        return list(self.store.journal.headings(since=since))

    def entry(self, number: int) -> Entry:
        """One entry with all its changes."""
        entry = self.store.journal.entry(number)
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
        self._is_touched = True
        undone = undoing.undo(self.store, self._clock, self.settings, down_to, then=then)
        if self.project:
            self.project.wake(self.store, self._clock.now())
        if self.file:
            drop_undone(self.file.place.home, undone.taken_back)
        return undone

    def plan_undo_change(self, entry: int, index: int) -> Change:
        """The change that would take one change back; changes nothing."""
        return undoing.plan_undo_change(self.store, entry, index)

    def undo_change(self, entry: int, index: int) -> Change:
        """Take back one change, if nothing later touched it."""
        self._is_touched = True
        return undoing.undo_change(self.store, self._clock, self.settings, entry, index)

    def rebuild(self) -> bool:
        """Make all tables anew from origin and journal; tells whether they were right before."""
        return rebuilding.rebuild(self.store)

    def export(self, file: Path, tell: Callable[[str], None] | None = None) -> int:
        """Write everything into one portable file; returns how many lines it has."""
        return export_mind(self._on_disk(), file, tell or _unheard)

    def import_from(self, file: Path, tell: Callable[[str], None] | None = None) -> int:
        """Read an exported file into this mind, which must be empty."""
        return import_mind(self._on_disk(), file, tell or _unheard)

    def _gather(self, store: Store) -> None:
        if self.project:
            self.project.gather(store, self._clock.now())

    def _on_disk(self) -> SqliteStore:
        if not isinstance(self.store, SqliteStore):
            raise StoreFailed("a mind in RAM has no file; open one on disk to export or import")
        return self.store

    def _sleeper(
        self, alarm: Alarm | None = None, watch: Callable[[str], None] | None = None
    ) -> sleeping.Sleeper:
        plain = sleeping.Sleeper(self._clock, self._thinker, self.settings)
        return sleeping.Sleeper(
            self._clock,
            self._thinker,
            self.settings,
            alarm=alarm or plain.alarm,
            watch=watch or plain.watch,
        )


def _summary(run: sleeping.NightRun) -> str:
    changes = sum(heading.size for heading in run.entries)
    return f"night {run.plan.night} {run.outcome}: {changes} changes"
