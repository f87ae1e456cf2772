"""The Python door for asyncio: each call runs in a thread of its own, so that no loop waits."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from reverie.errors import Closed

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Generator
    from datetime import date, datetime
    from pathlib import Path
    from types import TracebackType

    from reverie.asides import SetAside
    from reverie.domain.journal.entry import Afterwards, Entry, Heading, Night
    from reverie.domain.journal.kinds import Change, Proposal
    from reverie.domain.journal.plan import NightPlan, Sleep
    from reverie.domain.rules.coherence import Examined
    from reverie.domain.rules.sift import Sifted
    from reverie.domain.values.appraisal import Appraisal
    from reverie.domain.values.ending import End
    from reverie.domain.values.episode import Episode, Voice
    from reverie.domain.values.held_belief import HeldBelief
    from reverie.domain.values.memory import Author, Kind, Memory
    from reverie.domain.values.recurrence import Choice, Pattern
    from reverie.domain.values.session import Session
    from reverie.domain.values.summons import Summons
    from reverie.domain.values.thought import Thought
    from reverie.domain.views.measures import Measures
    from reverie.domain.views.metrics import Metrics
    from reverie.domain.views.report import Report
    from reverie.domain.views.stream import StreamEntry
    from reverie.engine.dreams import Dreams
    from reverie.engine.explaining import Explanation, Recounted
    from reverie.engine.gists import Kept
    from reverie.engine.holding_back import HeldBack
    from reverie.engine.nightfall import Morning
    from reverie.engine.sleeper import NightRun, Pace
    from reverie.engine.undoing import Undoing
    from reverie.mind import OpenMind
    from reverie.ports import Alarm, Clock, Embedder, Thinker
    from reverie.recall.answer import Answer
    from reverie.recall.cued_recall import Reminded
    from reverie.recall.hit import Hit
    from reverie.self_audit import Audited
    from reverie.settings import Settings
    from reverie.sync_round import Synced, SyncStatus

T = TypeVar("T")

THREADS = 8
"""How many calls of one mind run at the same time; the others wait their turn."""


def open_mind_async(
    path: str | Path,
    agent: str = "main",
    *,
    settings: Settings | None = None,
    clock: Clock | None = None,
    thinker: Thinker | None = None,
    embedder: Embedder | None = None,
) -> AsyncMind:
    """Open an agent's mind for asyncio: with `async with`, or awaited and closed at the end.

    >>> async with open_mind_async("minds.db", agent="ada") as mind:
    ...     await mind.record("Never push to main.", session="monday")
    """

    def opened() -> OpenMind:
        from reverie.wiring import open_mind

        return open_mind(
            path, agent, settings=settings, clock=clock, thinker=thinker, embedder=embedder
        )

    return AsyncMind(opened)


class AsyncMind:
    """One agent's mind for asyncio: the methods of `OpenMind`, awaited.

    A call that was made is carried out, also when the task that awaits it is cancelled. What is
    given to be called back (`watch`, `alarm`, `tell`) is called from another thread.
    """

    def __init__(self, opened: Callable[[], OpenMind]) -> None:
        self._opened = opened
        self._mind: OpenMind | None = None
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="reverie")
        self._calls: set[asyncio.Future[Any]] = set()
        self._is_closed = False

    async def __aenter__(self) -> AsyncMind:
        return await self

    def __await__(self) -> Generator[object, None, AsyncMind]:
        return self._open().__await__()

    async def _open(self) -> AsyncMind:
        if self._mind is None and not self._is_closed:
            try:
                self._mind = await self._in_a_thread(self._opened)
            except BaseException:
                self._threads.shutdown(wait=False)
                raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Let the calls that were made end, bring the memory file up to date, give all back."""
        self._is_closed = True
        while self._calls:
            await asyncio.wait(self._calls)
        mind, self._mind = self._mind, None
        if mind is not None:
            await self._in_a_thread(mind.close)
        self._threads.shutdown(wait=False)

    async def see_with(self, embedder: Embedder | None) -> None:
        """Recall also by meaning, with this embedder rather than the one of the extra `embed`."""
        return await self._run(lambda mind: mind.see_with(embedder))

    # Awake.

    async def record(
        self,
        text: str,
        *,
        session: str,
        voice: Voice | str = "person",
        at: datetime | None = None,
        appraisal: Appraisal | None = None,
        origin: str | None = None,
    ) -> Episode:
        """Record one thing that happened; it is on the disk when this returns."""
        return await self._run(
            lambda mind: mind.record(
                text, session=session, voice=voice, at=at, appraisal=appraisal, origin=origin
            )
        )

    async def end_session(self, session: str) -> Session:
        """Note that a session has ended; from now on it waits for a night."""
        return await self._run(lambda mind: mind.end_session(session))

    async def remember(
        self, text: str, *, kind: Kind | str | None = None, by: Author | str = "person"
    ) -> Memory:
        """Keep one idea at once, without waiting for a night."""
        return await self._run(lambda mind: mind.remember(text, kind=kind, by=by))

    async def forget(self, name: str, *, why: str) -> Memory:
        """Forget a memory for good; no night learns it again."""
        return await self._run(lambda mind: mind.forget(name, why=why))

    async def edit(self, name: str, *, text: str, kind: Kind | str | None = None) -> Memory:
        """Put a memory in your own words; no night overturns them."""
        return await self._run(lambda mind: mind.edit(name, text=text, kind=kind))

    async def proposals(self) -> list[Proposal]:
        """What waits for a person's word."""
        return await self._run(lambda mind: mind.proposals())

    async def beliefs(self, subject: str | None = None) -> list[HeldBelief]:
        """How far tools, commands, files and services can be relied on, the worst first."""
        return await self._run(lambda mind: mind.beliefs(subject))

    async def propose_edit(
        self, name: str, *, text: str, kind: Kind | str | None = None
    ) -> Proposal:
        """Ask a person whether a memory shall be put in an agent's words."""
        return await self._run(lambda mind: mind.propose_edit(name, text=text, kind=kind))

    async def propose_closing(
        self, name: str, *, why: str, how: End | str = "resolved"
    ) -> Proposal:
        """Ask a person whether something open shall be closed with an agent's answer."""
        return await self._run(lambda mind: mind.propose_closing(name, why=why, how=how))

    async def propose_forgetting(self, name: str, *, why: str) -> Proposal:
        """Ask a person whether a memory shall be forgotten."""
        return await self._run(lambda mind: mind.propose_forgetting(name, why=why))

    async def quarantine(self) -> list[HeldBack]:
        """What is held back because no person said it, with its source."""
        return await self._run(lambda mind: mind.quarantine())

    async def release(self, name: str) -> str:
        """Let something that is held back hold, on a person's word; returns what it says."""
        return await self._run(lambda mind: mind.release(name))

    async def drop(self, name: str) -> str:
        """Forget something that is held back, for good; returns what it said."""
        return await self._run(lambda mind: mind.drop(name))

    async def decide(self, name: str, *, accept: bool) -> Proposal:
        """Accept or decline a proposal."""
        return await self._run(lambda mind: mind.decide(name, accept=accept))

    async def resolve(self, name: str, *, why: str, how: End | str = "resolved") -> Memory:
        """Close a question, a tension or a doubt, with the answer."""
        return await self._run(lambda mind: mind.resolve(name, why=why, how=how))

    async def confirm(self, name: str) -> Memory:
        """Say that a memory still holds."""
        return await self._run(lambda mind: mind.confirm(name))

    async def used(self, *names: str, by: Author | str = "agent") -> list[Memory]:
        """Note that memories were recalled together and helped: they fade later, and link."""
        return await self._run(lambda mind: mind.used(*names, by=by))

    async def questions(self) -> list[Memory]:
        """What is open: tensions, questions and doubts."""
        return await self._run(lambda mind: mind.questions())

    async def perhaps_outdated(self) -> list[Memory]:
        """The rules nobody has touched for long, to ask whether they still hold."""
        return await self._run(lambda mind: mind.perhaps_outdated())

    async def stimulate(
        self, text: str, *, urgent: bool = False, voice: Voice | str = "person"
    ) -> Summons:
        """Call the agent: what is said waits and is delivered once, when it is awake."""
        return await self._run(lambda mind: mind.stimulate(text, urgent=urgent, voice=voice))

    async def wake(self) -> bool:
        """End the nap or night that runs, at its last checkpoint; tells whether one ran."""
        return await self._run(lambda mind: mind.wake())

    async def is_asleep(self) -> bool:
        """Whether a nap or night runs on this mind, here or in another process."""
        return await self._run(lambda mind: mind.is_asleep())

    async def deliver(self) -> list[Summons]:
        """Let the mind have what called it and waits, each once; nothing while it sleeps."""
        return await self._run(lambda mind: mind.deliver())

    # Asleep.

    async def plan(self, sleep: Sleep | str = "nap") -> NightPlan:
        """What a night begun now would do; changes nothing."""
        return await self._run(lambda mind: mind.plan(sleep))

    async def night(
        self,
        sleep: Sleep | str = "nap",
        *,
        alarm: Alarm | None = None,
        watch: Callable[[str], None] | None = None,
        pace: Pace | None = None,
    ) -> Morning:
        """Sleep a night, or go on with one that was cut short."""
        return await self._run(lambda mind: mind.night(sleep, alarm=alarm, watch=watch, pace=pace))

    async def doze(self, *, watch: Callable[[str], None] | None = None) -> Morning | None:
        """Take in what has ended, by the rules and at once; None where nothing waits."""
        return await self._run(lambda mind: mind.doze(watch=watch))

    async def dry_run(self, sleep: Sleep | str = "nap") -> tuple[NightRun, list[Entry]]:
        """What a night would write, slept on a copy."""
        return await self._run(lambda mind: mind.dry_run(sleep))

    async def asides(self) -> list[SetAside]:
        """What was set aside so that all else could be done, by name."""
        return await self._run(lambda mind: mind.asides())

    async def try_again(self, *names: str) -> None:
        """Let the next sleep have again what was set aside under some names."""
        await self._run(lambda mind: mind.try_again(*names))

    async def drop_aside(self, *names: str) -> None:
        """Let go what was set aside: a session is never taken in, a memory is forgotten."""
        await self._run(lambda mind: mind.drop_aside(*names))

    async def questions_waiting(self) -> list[Thought]:
        """What the night that rests wants to know; nothing if none rests."""
        return await self._run(lambda mind: mind.questions_waiting())

    async def dreams(self, night: int | None = None) -> Dreams:
        """What a night replayed, the last one if none is named."""
        return await self._run(lambda mind: mind.dreams(night))

    async def report(self, day: date | str | None = None) -> Report:
        """What the naps and nights of a date came to, the last date if none is given."""
        return await self._run(lambda mind: mind.report(day))

    async def audit(self, session: str | None = None) -> Audited:
        """Look back on sessions: what failed often, what was reached, what waits for a choice."""
        return await self._run(lambda mind: mind.audit(session))

    async def findings(self) -> Audited:
        """What self-audits and nights noticed, without looking back on anything."""
        return await self._run(lambda mind: mind.findings())

    async def choose(
        self, name: str, choice: Choice | str, *, by: Author | str = "person"
    ) -> Pattern:
        """Note what is to be done about a finding; nothing is installed."""
        return await self._run(lambda mind: mind.choose(name, choice, by=by))

    async def stream(
        self, *, after: str | None = None, limit: int | None = None
    ) -> list[StreamEntry]:
        """The newest replays after the one with an id, or all that are kept, oldest first."""
        return await self._run(lambda mind: mind.stream().read(after=after, limit=limit))

    async def metrics(self) -> Metrics:
        """What is counted and measured of this mind, for whoever watches it over time."""
        return await self._run(lambda mind: mind.metrics())

    async def nights(self) -> list[Night]:
        """The nights that can still be told and undone, oldest first."""
        return await self._run(lambda mind: mind.nights())

    # Asked.

    async def recall(
        self,
        question: str,
        *,
        k: int = 7,
        budget: int | None = None,
        kinds: Collection[Kind | str] | None = None,
        since: datetime | str | None = None,
        until: datetime | str | None = None,
        kept: bool = False,
    ) -> list[Hit]:
        """The best `k` answers to a question, with scores, reasons and sources."""
        return await self._run(
            lambda mind: mind.recall(
                question, k=k, budget=budget, kinds=kinds, since=since, until=until, kept=kept
            )
        )

    async def answer(
        self,
        question: str,
        *,
        k: int = 7,
        budget: int | None = None,
        kinds: Collection[Kind | str] | None = None,
        since: datetime | str | None = None,
        until: datetime | str | None = None,
        kept: bool = False,
    ) -> Answer:
        """What `recall` tells, whether that answers, and which words nobody here ever said."""
        return await self._run(
            lambda mind: mind.answer(
                question, k=k, budget=budget, kinds=kinds, since=since, until=until, kept=kept
            )
        )

    async def nearest(self, question: str) -> Hit | None:
        """What comes nearest to a question that found nothing, though it answers it hardly."""
        return await self._run(lambda mind: mind.nearest(question))

    async def comes_to_mind(
        self, prompt: str, *, session: str | None = None, told: Collection[str] = ()
    ) -> list[Reminded]:
        """The few memories that clearly bear on a prompt, with why; mostly none."""
        return await self._run(lambda mind: mind.comes_to_mind(prompt, session=session, told=told))

    async def gist(self) -> list[Kept]:
        """What was said, in few words: what tells most of it within `gist_tokens`."""
        return await self._run(lambda mind: mind.gist())

    async def examine_successor(self) -> list[Examined]:
        """What a thinker says that has read the memory file alone, scored against the mind."""
        return await self._run(lambda mind: mind.examine_successor())

    async def briefing(self) -> str:
        """What the next session should know first."""
        return await self._run(lambda mind: mind.briefing())

    async def memories(self) -> list[Memory]:
        """All memories, by number, read at once."""
        return await self._run(lambda mind: list(mind.memories()))

    async def listed(
        self,
        kinds: Collection[Kind | str] | None = None,
        *,
        limit: int = 50,
        ended: bool = False,
        needed: bool = False,
        stale: bool = False,
    ) -> list[Memory]:
        """The newest memories of some kinds, else of all; only those of use, or long of none."""
        return await self._run(
            lambda mind: mind.listed(kinds, limit=limit, ended=ended, needed=needed, stale=stale)
        )

    async def measures(self, name: str) -> Measures:
        """The numbers of a memory at present: how it is felt, how strong and present it is."""
        return await self._run(lambda mind: mind.measures(name))

    async def explain(self, name: str) -> Explanation:
        """Why a memory is there: its life and its sources."""
        return await self._run(lambda mind: mind.explain(name))

    async def whose_word(self, name: str) -> str:
        """Whose word a memory is: `you`, `the agent`, `a tool`, `from elsewhere, by …`, or none."""
        return await self._run(lambda mind: mind.whose_word(name))

    async def left_out(self, session: str | None = None) -> tuple[str, Sifted]:
        """A session, by default the last: what the rules keep of it and what they leave out."""
        return await self._run(lambda mind: mind.left_out(session))

    async def recount(self, episode: int) -> Recounted:
        """Something that was said, what a night wrote beside it, and what rests on it."""
        return await self._run(lambda mind: mind.recount(episode))

    async def journal(self, *, since: int = 0) -> list[Heading]:
        """The entries from a number on, without their changes."""
        return await self._run(lambda mind: mind.journal(since=since))

    async def entry(self, number: int) -> Entry:
        """One entry with all its changes."""
        return await self._run(lambda mind: mind.entry(number))

    async def change(self, entry: int, index: int) -> Change:
        """One change of one entry; the first is number 1."""
        return await self._run(lambda mind: mind.change(entry, index))

    # Taken back.

    async def plan_undo(self, down_to: int, *, then: Afterwards | str = "again") -> Undoing:
        """What undoing down to an entry would take back and keep; changes nothing."""
        return await self._run(lambda mind: mind.plan_undo(down_to, then=then))

    async def undo(self, night: int, *, then: Afterwards | str = "again") -> Undoing:
        """Take back a night and everything after it, but for what a person did that still fits."""
        return await self._run(lambda mind: mind.undo(night, then=then))

    async def undo_entries(self, down_to: int, *, then: Afterwards | str = "again") -> Undoing:
        """Take back the entries from a number on."""
        return await self._run(lambda mind: mind.undo_entries(down_to, then=then))

    async def plan_undo_change(self, entry: int, index: int) -> Change:
        """The change that would take one change back; changes nothing."""
        return await self._run(lambda mind: mind.plan_undo_change(entry, index))

    async def undo_change(self, entry: int, index: int) -> Change:
        """Take back one change, if nothing later touched it."""
        return await self._run(lambda mind: mind.undo_change(entry, index))

    async def rebuild(self) -> bool:
        """Make all tables anew from origin and journal; tells whether they were right before."""
        return await self._run(lambda mind: mind.rebuild())

    async def export(
        self,
        file: str | Path,
        tell: Callable[[str], None] | None = None,
        *,
        secrets: str = "refuse",
    ) -> int:
        """Write everything into one portable file; returns how many lines it has."""
        return await self._run(lambda mind: mind.export(file, tell, secrets=secrets))

    async def import_from(self, file: str | Path, tell: Callable[[str], None] | None = None) -> int:
        """Read an exported file into this mind, which must be empty."""
        return await self._run(lambda mind: mind.import_from(file, tell))

    async def sync(
        self, *, gives: bool = True, subject: str = "", joins: bool = False
    ) -> Synced | None:
        """Bring this mind and the other side that the settings name to agree; None if none is."""
        return await self._run(lambda mind: mind.sync(gives=gives, subject=subject, joins=joins))

    async def sync_status(self) -> SyncStatus | None:
        """How the sync stands, as far as this machine knows; None where none is set."""
        return await self._run(lambda mind: mind.sync_status())

    # How it is done.

    async def _run(self, call: Callable[[OpenMind], T]) -> T:
        mind = self._mind
        if mind is None or self._is_closed:
            raise Closed
        return await self._in_a_thread(lambda: call(mind))

    async def _in_a_thread(self, call: Callable[[], T]) -> T:
        """Run a call to its end, whatever becomes of the task that waits for it."""
        loop = asyncio.get_running_loop()
        made = loop.run_in_executor(self._threads, call)
        self._calls.add(made)
        made.add_done_callback(self._calls.discard)
        return await asyncio.shield(made)
