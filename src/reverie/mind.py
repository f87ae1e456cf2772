"""The Python door: one agent's mind, open for use from any thread.

Each method imports what it needs when it is called, so that a door which only reads loads
neither the stages of a night nor a thinker.
"""

from __future__ import annotations

from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING

from reverie.domain.intake import arguments as given

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence
    from datetime import date, datetime
    from pathlib import Path
    from types import TracebackType

    from reverie.asides import SetAside
    from reverie.awake.inbox import Inbox
    from reverie.awake.project import Project
    from reverie.awake.puzzle_queue import PuzzleQueue
    from reverie.domain.journal.entry import Afterwards, Entry, Heading, Night
    from reverie.domain.journal.kinds import Change, Proposal
    from reverie.domain.journal.plan import NightPlan, Sleep
    from reverie.domain.rules.coherence import Examined
    from reverie.domain.rules.sift import Sifted
    from reverie.domain.rules.wakefulness import SleepState
    from reverie.domain.values.appraisal import Appraisal
    from reverie.domain.values.ending import End
    from reverie.domain.values.episode import Episode, Voice
    from reverie.domain.values.held_belief import HeldBelief
    from reverie.domain.values.memory import Author, Kind, Memory
    from reverie.domain.values.puzzle import Pondered
    from reverie.domain.values.recurrence import Choice, Pattern
    from reverie.domain.values.session import Session
    from reverie.domain.values.summons import Summons
    from reverie.domain.values.thought import Thought
    from reverie.domain.values.tree_note import Told, TreeNote
    from reverie.domain.views.measures import Measures
    from reverie.domain.views.metrics import Metrics
    from reverie.domain.views.report import Beside, Report
    from reverie.engine.dreams import Dreams
    from reverie.engine.explaining import Explanation, Recounted
    from reverie.engine.finishing import Unwritten
    from reverie.engine.gists import Kept
    from reverie.engine.holding_back import HeldBack
    from reverie.engine.nightfall import Morning, Surroundings
    from reverie.engine.sleeper import NightRun, Pace, Sleeper
    from reverie.engine.thinking import Asked
    from reverie.engine.undoing import Undoing
    from reverie.hired import Hired
    from reverie.memory_file.sync import Filing
    from reverie.ports import Alarm, Clock, Embedder, Rulebook, Store
    from reverie.recall.answer import Answer
    from reverie.recall.cued_recall import CuedRecall, Reminded
    from reverie.recall.fallback import Recaller
    from reverie.recall.hit import Hit
    from reverie.self_audit import Audited
    from reverie.settings import Settings
    from reverie.stores.journaled import JournaledStore
    from reverie.stores.threads import Stores
    from reverie.streams.awake_flow import AwakeFlow
    from reverie.streams.journal import JournalStream
    from reverie.streams.outbox import Outbox
    from reverie.sync_round import Round, Synced, SyncStatus


class OpenMind:
    """One agent's mind, open for use from any thread: record, sleep, ask, explain, undo.

    Voices, kinds and the like may be given as words: `voice="tool"`, `kinds=["decision"]`.
    """

    settings: Settings
    """The settings in force."""
    clock: Clock
    """The clock this mind goes by."""
    home: Path | None
    """The .reverie folder it lies in, if the ledger and the memory file there are its own."""
    place: Path | None
    """The file it is kept in; none in RAM."""
    guest: str
    """What to tell an agent whose mind lies in a project of another's; else nothing."""

    def __init__(
        self,
        stores: Stores,
        settings: Settings,
        clock: Clock,
        thinker: Asked | None = None,
        *,
        home: Path | None = None,
        place: Path | None = None,
        notes: tuple[str, ...] = (),
        guest: str = "",
        hire: Callable[[], Hired] | None = None,
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.home = home
        self.place = place
        self.guest = guest
        from reverie.unforeseen import ToldStores

        self._stores = ToldStores(stores, str(home or ""))
        self._thinker = thinker
        self._hire = hire
        self._notes = notes
        self._recalls: Recaller | None = None
        self._tells_awake: AwakeFlow | None = None
        self._first_own_entry = 0
        self._newest_own_entry = 0
        self._entry_in_file = 0
        self._agent = stores.own.agent
        self._inbox: Inbox | None = None
        self._sleeps = 0
        self._finish()

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
        """Bring the memory file up to date and give the mind's file back; may be done twice."""
        if self._newest_own_entry > self._entry_in_file and self.file:
            self._entry_in_file = self._newest_own_entry
            last = self.store.journal.last()
            if not self._met("memory_file", self.file.refresh):
                self._note_written(last, unless_before=self._first_own_entry - 1)
        if self._tells_awake:
            self._tells_awake.close()
        self._stores.close()

    @property
    def store(self) -> Store:
        """The store of the thread that asks."""
        return self._stores.own

    @property
    def project(self) -> Project | None:
        """The project this mind belongs to, if it lies in a .reverie folder."""
        if self.home is None:
            return None
        from reverie.awake.project import Project
        from reverie.hosts import host_named
        from reverie.scanners.detect_secrets import masked_fully

        return Project(str(self.home), host_named, masked_fully)

    @property
    def file(self) -> Filing | None:
        """The memory file of this mind, if it lies in a .reverie folder."""
        return self._file_of(self.store) if self.home else None

    @property
    def notes(self) -> list[str]:
        """What the last night, and whatever was recalled since, had to say beside the result."""
        return list(self._notes)

    def see_with(self, embedder: Embedder | None) -> None:
        """Recall also by meaning, with this embedder rather than the one of the extra `embed`."""
        if embedder:
            self._recaller.see_with(embedder)

    # Awake.

    def record(
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
        from reverie.engine import waking

        with self._stores.held() as store:
            episode = waking.record(
                store,
                self.clock,
                self.settings,
                text,
                session=session,
                voice=given.voice(voice),
                at=given.optional(given.moment, at, "at"),
                appraisal=given.optional(given.appraisal, appraisal),
                origin=origin,
            )
            if self.settings.streams.publish_to != "none":
                self._awake_flow(store).tell(episode)
            return episode

    def end_session(self, session: str) -> Session:
        """Note that a session has ended; from now on it waits for a night."""
        from reverie.engine import waking

        with self._stores.held() as store:
            named = given.text(session, "session name")
            return waking.end_session(store, self.clock, named, self.settings)

    def remember(
        self, text: str, *, kind: Kind | str | None = None, by: Author | str = "person"
    ) -> Memory:
        """Keep one idea at once, without waiting for a night."""
        from reverie.engine import waking

        chosen, author = given.optional(given.kind, kind), given.author(by)
        with self._changing() as store:
            return waking.remember(store, self.clock, self.settings, text, kind=chosen, by=author)

    def forget(self, name: str, *, why: str) -> Memory:
        """Forget a memory for good; no night learns it again."""
        from reverie.engine import waking

        with self._changing() as store:
            named = given.text(name, "memory's name")
            return waking.forget(store, self.clock, self.settings, named, why=why)

    def edit(self, name: str, *, text: str, kind: Kind | str | None = None) -> Memory:
        """Put a memory in your own words; no night overturns them."""
        from reverie.engine import waking

        chosen = given.optional(given.kind, kind)
        with self._changing() as store:
            named = given.text(name, "memory's name")
            return waking.edit(store, self.clock, self.settings, named, text=text, kind=chosen)

    def proposals(self) -> list[Proposal]:
        """What waits for a person's word."""
        with self._stores.held() as store:
            return list(store.proposals())

    def beliefs(self, subject: str | None = None) -> list[HeldBelief]:
        """How far tools, commands, files and services can be relied on, the worst first."""
        from reverie.engine import believing

        with self._stores.held() as store:
            return believing.beliefs(store, given.optional(given.text, subject, "subject"))

    def propose_edit(self, name: str, *, text: str, kind: Kind | str | None = None) -> Proposal:
        """Ask a person whether a memory shall be put in an agent's words."""
        from reverie.engine import proposing

        chosen = given.optional(given.kind, kind)
        with self._changing() as store:
            named = given.text(name, "memory's name")
            return proposing.propose_edit(
                store, self.clock, self.settings, named, text=text, kind=chosen
            )

    def propose_closing(self, name: str, *, why: str, how: End | str = "resolved") -> Proposal:
        """Ask a person whether something open shall be closed with an agent's answer."""
        from reverie.engine import proposing

        with self._changing() as store:
            named, end = given.text(name, "memory's name"), given.end(how)
            return proposing.propose_closing(
                store, self.clock, self.settings, named, why=why, how=end
            )

    def propose_forgetting(self, name: str, *, why: str) -> Proposal:
        """Ask a person whether a memory shall be forgotten."""
        from reverie.engine import proposing

        with self._changing() as store:
            named = given.text(name, "memory's name")
            return proposing.propose_forgetting(store, self.clock, self.settings, named, why=why)

    def quarantine(self) -> list[HeldBack]:
        """What is held back because no person said it, with its source."""
        from reverie.engine import holding_back

        with self._stores.held() as store:
            return holding_back.held_back(store)

    def release(self, name: str) -> str:
        """Let something that is held back hold, on a person's word; returns what it says."""
        from reverie.engine import holding_back

        with self._changing() as store:
            named = given.text(name, "name")
            return holding_back.release(store, self.clock, self.settings, named)

    def drop(self, name: str) -> str:
        """Forget something that is held back, for good; returns what it said."""
        from reverie.engine import holding_back

        with self._changing() as store:
            named = given.text(name, "name")
            return holding_back.drop(store, self.clock, self.settings, named)

    def asides(self) -> list[SetAside]:
        """What was set aside so that all else could be done, by name."""
        from reverie import asides

        with self._stores.held() as store:
            return asides.set_aside(store, str(self.home or ""))

    def try_again(self, *names: str) -> None:
        """Let the next sleep have again what was set aside under some names."""
        from reverie import asides
        from reverie.domain.intake.moment import to_the_millisecond

        with self._changing() as store:
            named = [given.text(name, "name") for name in names]
            now = to_the_millisecond(self.clock.now())
            asides.try_again(store, str(self.home or ""), named, now)
        if project := self.project:
            project.let_doze(self.clock.now())

    def drop_aside(self, *names: str) -> None:
        """Let go what was set aside: a session is never taken in, a memory is forgotten."""
        from reverie import asides
        from reverie.domain.intake.moment import to_the_millisecond

        with self._changing() as store:
            named = [given.text(name, "name") for name in names]
            now = to_the_millisecond(self.clock.now())
            gone = asides.drop(store, str(self.home or ""), named, now)
            memories = [memory for number in gone if (memory := store.memories.get(number))]
        for memory in memories:
            self.forget(memory.name, why="it was set aside, and dropped by a person")

    def decide(self, name: str, *, accept: bool) -> Proposal:
        """Accept or decline a proposal."""
        from reverie.engine import waking

        with self._changing() as store:
            named = given.text(name, "proposal's name")
            return waking.decide(store, self.clock, self.settings, named, accept=accept)

    def resolve(self, name: str, *, why: str, how: End | str = "resolved") -> Memory:
        """Close a question, a tension or a doubt, with the answer."""
        from reverie.engine import resolving

        with self._changing() as store:
            named, end = given.text(name, "memory's name"), given.end(how)
            return resolving.resolve(store, self.clock, self.settings, named, why=why, how=end)

    def confirm(self, name: str) -> Memory:
        """Say that a memory still holds."""
        from reverie.engine import resolving

        with self._changing() as store:
            named = given.text(name, "memory's name")
            return resolving.confirm(store, self.clock, self.settings, named)

    def used(self, *names: str, by: Author | str = "agent") -> list[Memory]:
        """Note that memories were recalled together and helped: they fade later, and link."""
        from reverie.engine import using

        with self._changing() as store:
            named = [given.text(name, "memory's name") for name in names]
            author = given.author(by)
            return using.use(store, self.clock, self.settings, named, by=author)

    def questions(self) -> list[Memory]:
        """What is open: tensions, questions and doubts."""
        from reverie.engine import resolving

        with self._stores.held() as store:
            return resolving.open_questions(store)

    def perhaps_outdated(self) -> list[Memory]:
        """The rules nobody has touched for long, to ask whether they still hold."""
        from reverie.engine import resolving

        with self._stores.held() as store:
            return resolving.perhaps_outdated(store, self.settings)

    def stimulate(
        self, text: str, *, urgent: bool = False, voice: Voice | str = "person"
    ) -> Summons:
        """Call the agent: what is said waits on the disk and is delivered once, when it is awake.

        A light sleep ends for it at once, a deep one after the running cycle, or at once if urgent.
        """
        from reverie.domain.intake.secrets import masked
        from reverie.domain.intake.text import checked_text

        words = masked(checked_text(text, self.settings.record.max_text_bytes))
        return self._call(words, urgent=urgent, voice=given.voice(voice))

    def wake(self) -> bool:
        """End the nap or night that runs, at its last checkpoint; tells whether one ran."""
        is_asleep = self.is_asleep()
        if is_asleep:
            self._call("", urgent=True)
        return is_asleep

    def is_asleep(self) -> bool:
        """Whether a nap or night runs on this mind, here or in another process."""
        from reverie.errors import Asleep, Dozing

        if self._sleeps:
            return True
        with self._stores.held() as store:
            try:
                with store.night_lock(waits=False):
                    return False
            except Asleep as other:
                return not isinstance(other, Dozing)

    def deliver(self) -> list[Summons]:
        """Let the mind have what called it and waits, each once; nothing while it sleeps."""
        with self._stores.held() as store:
            return self._deliver(store)

    # Asleep.

    def plan(self, sleep: Sleep | str = "nap") -> NightPlan:
        """What a night begun now would do; changes nothing."""
        from reverie.domain.intake.moment import to_the_millisecond
        from reverie.domain.values.session import RULES
        from reverie.engine.planning import plan_night

        kind, now = given.sleep(sleep), to_the_millisecond(self.clock.now())
        with self._stores.held() as store:
            who, queue = self._thinker or self._hired(), self._puzzles()
            name = who.name if who else RULES
            return plan_night(
                store,
                self.settings,
                now,
                sleep=kind,
                thinker=name,
                anchor=self._anchor,
                incubation=queue.incubation(now, name) if queue else None,
            )

    def night(
        self,
        sleep: Sleep | str = "nap",
        *,
        alarm: Alarm | None = None,
        watch: Callable[[str], None] | None = None,
        pace: Pace | None = None,
    ) -> Morning:
        """Sleep a night, or go on with one that was cut short.

        In a project with a ledger, what waits there is read first and repaid afterwards. While
        one thread or process sleeps, another that wants to is refused with `Asleep`.
        """
        from dataclasses import replace

        from reverie.clocks import own_pace
        from reverie.engine.nightfall import sleep_through
        from reverie.streams.outbox import Outbox

        kind = given.sleep(sleep)
        with self._asleep(alarm) as (store, alarm):
            early = self._met("install_anchor", self._drop_anchor)
            sleeper = replace(
                self._sleeper(alarm, watch), rulebook=self._rulebook(), pace=pace or own_pace()
            )
            with Outbox(store, self.settings) as outbox:
                around = self._surroundings(store, alarm, watch, outbox)
                sleeper = replace(sleeper, committed=outbox.committed)
                morning = sleep_through(store, sleeper, kind, around)
            hired = self._hired()
            late = (hired.note,) if hired and hired.note else ()
            morning = replace(morning, notes=(*early, *morning.notes, *late))
            self._entry_in_file = store.journal.last()
            self._note_written(self._entry_in_file)
            if self.guest:
                morning = replace(morning, notes=(*morning.notes, self.guest))
            self._notes = morning.notes
            return morning

    def doze(self, *, watch: Callable[[str], None] | None = None) -> Morning | None:
        """Take in what has ended, by the rules and at once; None where nothing waits.

        In a project with a ledger, what waits there is read first; nothing is repaid, and the next
        nap or night sleeps on it. Beside another sleep it is refused with `Asleep`.
        """
        from contextlib import nullcontext
        from dataclasses import replace

        from reverie.engine.nightfall import Morning, doze_through, learned_in
        from reverie.streams.outbox import Outbox

        with self._stores.held() as store:
            project = self.project
            with project.dozing(store, self.clock.now()) if project else nullcontext():
                around = self._surroundings_of_a_doze(store)
                with Outbox(store, self.settings) as outbox:
                    sleeper = replace(self._sleeper(watch=watch), committed=outbox.committed)
                    run, said = doze_through(store, sleeper, around)
                    self._notes = (*said, *outbox.finish(is_doze=True))
            self._notes = (*self._notes, *self._travel(store, "doze"))
            self._entry_in_file = store.journal.last()
            self._note_written(self._entry_in_file)
            self._notes += self._met("look_back", lambda: self._look_back(store))
            return Morning(run, self._notes, learned_in(store, run)) if run else None

    def dry_run(self, sleep: Sleep | str = "nap") -> tuple[NightRun, list[Entry]]:
        """What a night would write, slept on a copy; the rules think, so that nobody is asked."""
        from dataclasses import replace

        from reverie.engine import sleeping
        from reverie.thinkers.rules import RulesThinker

        kind = given.sleep(sleep)
        with self._stores.held() as store:
            sleeper = replace(
                self._sleeper(),
                thinker=RulesThinker(),
                keep_answer=_unkept,
                rulebook=self._rulebook(kept=False),
            )
            return sleeping.dry_run(store, sleeper, kind, self._gather)

    def questions_waiting(self) -> list[Thought]:
        """What the night that rests wants to know; nothing if none rests.

        What an earlier version asked, and nobody asks any more, is left out.
        """
        from reverie.engine import sleeping
        from reverie.questions import TOPICS

        with self._stores.held() as store:
            plan = sleeping.unfinished_plan(store)
            asked = [t for t in store.thoughts.pending() if plan and t.night == plan.night]
            return [thought for thought in asked if thought.topic in TOPICS]

    def dreams(self, night: int | None = None) -> Dreams:
        """What a night replayed, the last one if none is named."""
        from reverie.engine.dreams import dreams_of

        with self._stores.held() as store:
            return dreams_of(store, given.optional(given.number, night, "night"))

    def report(self, day: date | str | None = None) -> Report:
        """What the naps and nights of a date came to, the last date if none is given."""
        from functools import partial

        from reverie.domain.views.report import with_findings
        from reverie.engine.reporting import report_on
        from reverie.writing.mornings import beside_of

        with self._stores.held() as store:
            chosen = given.optional(given.day, day, "day")
            told = report_on(store, self.settings, chosen, partial(beside_of, self.home))
            return with_findings(told, self._offered(store))

    def audit(self, session: str | None = None) -> Audited:
        """Look back on sessions: what failed often, what was reached, what waits for a choice."""
        from reverie.self_audit import look_back, standing

        name = given.optional(given.text, session, "session's name")
        with self._changing() as store:
            if not (project := self.project) or not project.has_ledger:
                return standing(store, self.settings)
            return look_back(store, project, self.settings, self.clock, session=name)

    def findings(self) -> Audited:
        """What self-audits and nights noticed, without looking back on anything."""
        from reverie.self_audit import standing

        with self._stores.held() as store:
            return standing(store, self.settings)

    def choose(self, name: str, choice: Choice | str, *, by: Author | str = "person") -> Pattern:
        """Note what is to be done about a finding; nothing is installed."""
        from reverie.awake.audit_book import sessions_of_user
        from reverie.engine import auditing

        chosen, who = given.choice(choice), given.author(by)
        with self._changing() as store:
            named = given.text(name, "finding's name")
            count = sessions_of_user()
            return auditing.choose(
                store, self.clock, self.settings, named, chosen, count=count, by=who
            )

    def stream(self) -> JournalStream:
        """The newest replays one by one, for this thread; what a night commits is there at once."""
        from reverie.streams.journal import JournalStream

        return JournalStream(self.store, self.settings)

    def metrics(self) -> Metrics:
        """What is counted and measured of this mind, for whoever watches it over time."""
        from dataclasses import replace
        from functools import partial

        from reverie.awake.tally_book import TallyBook
        from reverie.engine.tallying import measured, tallies_of

        with self._stores.held() as store:
            tallies = TallyBook(self.place).bring_forward(store.agent, partial(tallies_of, store))
            seen, debt = self._seen_state(store), self._owed()
            return replace(measured(store, tallies), state=seen, debt=debt)

    def nights(self) -> list[Night]:
        """The nights that can still be told and undone, oldest first."""
        from reverie.domain.journal.entry import nights

        with self._stores.held() as store:
            return nights(store.journal.headings(timed=False))

    # Asked.

    def recall(
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
        """The best `k` answers to a question, with scores, reasons and sources.

        Each is a memory where one holds, else what was said. `budget` counts characters; `kinds`
        asks for memories of these kinds alone, `kept` for what the gist still holds.
        """
        return self.answer(
            question, k=k, budget=budget, kinds=kinds, since=since, until=until, kept=kept
        ).hits

    def answer(
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
        from reverie.domain.language import language_named
        from reverie.recall.request import parse_request

        request = parse_request(
            question,
            k=k,
            budget=budget,
            kinds=kinds,
            since=since,
            until=until,
            kept=kept,
            now=self.clock.now(),
            language=language_named(self.settings.record.language),
        )
        with self._stores.held() as store:
            found = self._recaller.recall(store, request)
        self._notes += tuple(note for note in found.notes if note not in self._notes)
        return found

    def nearest(self, question: str) -> Hit | None:
        """What comes nearest to a question that found nothing, though it answers it hardly."""
        from reverie.domain.language import language_named
        from reverie.recall.request import parse_request

        language = language_named(self.settings.record.language)
        request = parse_request(question, now=self.clock.now(), language=language)
        with self._stores.held() as store:
            return self._recaller.nearest(store, request)

    def comes_to_mind(
        self, prompt: str, *, session: str | None = None, told: Collection[str] = ()
    ) -> list[Reminded]:
        """The few memories that clearly bear on a prompt, with why; mostly none.

        Nothing that was said in the session itself, and none of the memories named as told.
        """
        from reverie.recall.cued_recall import Cue

        cue = Cue(given.text(prompt, "prompt"), session, frozenset(told))
        recalls = self.cued_recall
        with self._stores.held() as store, store.view() as mind:
            recalls.warm(mind)
            return recalls.recall(mind, cue)

    @cached_property
    def cued_recall(self) -> CuedRecall:
        """What lets memories come to mind; it keeps what it has computed."""
        from reverie.domain.language import language_named

        return self._recaller.cued(language_named(self.settings.record.language))

    def gist(self) -> list[Kept]:
        """What was said, in few words: what tells most of it within `gist_tokens`."""
        from reverie.engine.gists import gist_of

        with self._stores.held() as store:
            return gist_of(store)

    def examine_successor(self) -> list[Examined]:
        """What a thinker says that has read the memory file alone, scored against the mind."""
        from reverie.domain.views.quiz import next_wish
        from reverie.engine.examining import examine
        from reverie.errors import Refused

        hired = self._hired()
        thinker = self._thinker or (hired.thinker if hired else None)
        if thinker is None:
            why = hired.note if hired else "only the rules think here: name a thinker with"
            raise Refused(f"a successor must be able to read; {why}: `reverie config set name …`")
        with self._stores.held() as store:
            if not (file := self._file_of(store)):
                raise Refused("only a mind in a .reverie folder has a memory.yml; `reverie init`")
            return examine(store, thinker, file.text(), next_wish(file.sheet()), self.settings)

    def briefing(self) -> str:
        """What the next session should know first."""
        from reverie.memory_file.briefing_cache import cached, mark_of

        with self._stores.held() as store, store.view() as mind:
            project = self._project_name(store)
            mark = mark_of(mind, self.settings, project) if self.home else ""
            if self.home and (text := cached(self.home, mark)) is not None:
                return text

            if file := self._file_of(store):
                return file.briefing(mind)
            from reverie.domain.language import language_named
            from reverie.memory_file.compose import compose
            from reverie.writing.briefing import whole_briefing

            language = language_named(self.settings.record.language)
            return whole_briefing(compose(mind, self.settings, project=project), language)

    def memories(self) -> Iterator[Memory]:
        """All memories, by number."""
        return self._stores.each(lambda store: store.memories.all())

    def listed(
        self,
        kinds: Collection[Kind | str] | None = None,
        *,
        limit: int = 50,
        ended: bool = False,
        needed: bool = False,
        stale: bool = False,
    ) -> list[Memory]:
        """The newest memories of some kinds, else of all; only those of use, or long of none."""
        from reverie.engine.listing import listed

        with self._stores.held() as store:
            return listed(
                store,
                self.clock,
                self.settings,
                given.kinds(kinds),
                limit=given.number(limit, "limit"),
                ended=ended,
                needed=needed,
                stale=stale,
            )

    def measures(self, name: str) -> Measures:
        """The numbers of a memory at present: how it is felt, how strong and present it is."""
        from reverie.domain.views.measures import measures_of
        from reverie.engine.finding import the_memory

        with self._stores.held() as store:
            memory = the_memory(store, given.text(name, "memory's name"))
            return measures_of(
                memory,
                links=len(store.links.of(memory.number)),
                coming=store.sessions.last() + 1,
                now=self.clock.now(),
                settings=self.settings,
            )

    def explain(self, name: str) -> Explanation:
        """Why a memory is there: its life and its sources."""
        from reverie.domain.language import language_named
        from reverie.engine.explaining import explain, named

        with self._stores.held() as store:
            memory = named(store, given.text(name, "memory's name"))
            return explain(store, memory, language_named(self.settings.record.language))

    def whose_word(self, name: str) -> str:
        """Whose word a memory is: `you`, `the agent`, `a tool`, `from elsewhere, by …`, or none."""
        from reverie.domain.language import language_named
        from reverie.engine.finding import the_memory
        from reverie.engine.owning import whose_word

        with self._stores.held() as store:
            memory = the_memory(store, given.text(name, "memory's name"))
            return whose_word(store, memory, language_named(self.settings.record.language))

    def left_out(self, session: str | None = None) -> tuple[str, Sifted]:
        """A session, by default the last: what the rules keep of it and what they leave out."""
        from reverie.engine.explaining import left_out

        name = None if session is None else given.text(session, "session's name")
        with self._stores.held() as store:
            return left_out(store, name, self.settings)

    def recount(self, episode: int) -> Recounted:
        """Something that was said, what a night wrote beside it, and what rests on it."""
        from reverie.engine.explaining import recount

        with self._stores.held() as store:
            return recount(store, given.number(episode, "episode"))

    def journal(self, *, since: int = 0) -> list[Heading]:
        """The entries from a number on, without their changes."""
        with self._stores.held() as store:
            return list(store.journal.headings(since=given.number(since, "entry")))

    def entry(self, number: int) -> Entry:
        """One entry with all its changes."""
        from reverie.engine.finding import the_entry

        with self._stores.held() as store:
            return the_entry(store, given.number(number, "entry"))

    def change(self, entry: int, index: int) -> Change:
        """One change of one entry; the first is number 1."""
        from reverie.engine.finding import the_change

        with self._stores.held() as store:
            return the_change(store, given.number(entry, "entry"), given.number(index, "change"))

    # Taken back.

    def plan_undo(self, down_to: int, *, then: Afterwards | str = "again") -> Undoing:
        """What undoing down to an entry would take back and keep; changes nothing."""
        from reverie.domain.language import language_named
        from reverie.engine import undoing

        with self._stores.held() as store:
            after = given.afterwards(then)
            number = given.number(down_to, "entry")
            language = language_named(self.settings.record.language)
            return undoing.planned_undo(
                store, number, after, now=self.clock.now(), language=language
            )

    def undo(self, night: int, *, then: Afterwards | str = "again") -> Undoing:
        """Take back a night and everything after it, but for what a person did that still fits."""
        from reverie.engine import undoing

        number, after = given.number(night, "night"), given.afterwards(then)
        with self._stores.held() as store:
            return self.undo_entries(undoing.entry_of_night(store, number), then=after)

    def undo_entries(self, down_to: int, *, then: Afterwards | str = "again") -> Undoing:
        """Take back the entries from a number on."""
        from reverie.engine import undoing
        from reverie.writing.dream_log import drop_undone
        from reverie.writing.report_file import tell_undone

        after, first = given.afterwards(then), given.number(down_to, "entry")
        with self._changing() as store:
            undone = undoing.undo(store, self.clock, self.settings, first, then=after)
            if self.home and (project := self.project):
                project.owe_again(store, self.clock.now())
                drop_undone(self.home, undone.taken_back)
                self._notes = tuple(tell_undone(self.home, undone.taken_back))
        return undone

    def plan_undo_change(self, entry: int, index: int) -> Change:
        """The change that would take one change back; changes nothing."""
        from reverie.domain.language import language_named
        from reverie.engine import undoing

        with self._stores.held() as store:
            place = given.number(entry, "entry"), given.number(index, "change")
            language = language_named(self.settings.record.language)
            return undoing.plan_undo_change(store, *place, language)

    def undo_change(self, entry: int, index: int) -> Change:
        """Take back one change, if nothing later touched it."""
        from reverie.engine import undoing

        with self._changing() as store:
            place = given.number(entry, "entry"), given.number(index, "change")
            return undoing.undo_change(store, self.clock, self.settings, *place)

    def rebuild(self) -> bool:
        """Make all tables anew from origin and journal; tells whether they were right before."""
        from reverie.engine import committing

        with self._stores.held() as store:
            return committing.rebuild(store)

    def export(
        self,
        file: str | Path,
        tell: Callable[[str], None] | None = None,
        *,
        secrets: str = "refuse",
    ) -> int:
        """Write everything into one portable file; returns how many lines it has.

        Where a line holds a secret, `secrets` says whether to refuse, to mask or to keep it.
        """
        from reverie.scanners.detect_secrets import screen_named
        from reverie.stores.archive import export_mind

        place, screen = path_given(file, "file"), screen_named(secrets)
        with self._stores.held() as store:
            return export_mind(store, place, tell or _unheard, screen)

    def import_from(self, file: str | Path, tell: Callable[[str], None] | None = None) -> int:
        """Read an exported file into this mind, which must be empty."""
        from reverie.stores.archive import import_mind

        place = path_given(file, "file")
        with self._stores.held() as store:
            return import_mind(store, place, tell or _unheard, now=self.clock.now())

    # Elsewhere.

    def sync(self, *, gives: bool = True, subject: str = "", joins: bool = False) -> Synced | None:
        """Bring this mind and the other side that the settings name to agree; None if none is.

        What others did is taken in; what was done here is given unless `gives` is false. Another
        mind's journal is refused, unless both shall become one: it `joins`.
        """
        from reverie.errors import NotTaken

        with self._stores.held() as store:
            if gives:
                self._gather(store)
            synced = self._round(store).run(subject, gives=gives, joins=joins)
            self._notes = synced.exchanged.notes if synced else ()
            if synced and synced.is_mind_new:
                self._notes += self._tell_what_came(store, synced.nights_shared)
            if synced and synced.exchanged.refused:
                raise NotTaken(synced.exchanged.refused)
            return synced

    def sync_status(self) -> SyncStatus | None:
        """How the sync stands, as far as this machine knows; None where none is set."""
        with self._stores.held() as store:
            return self._round(store).status()

    # How it is done.

    def _round(self, store: JournaledStore) -> Round:
        import os

        from reverie.errors import Refused
        from reverie.sync_round import Round

        if self.home is None:
            raise Refused("only a mind in a .reverie folder travels; `reverie init` makes one")
        return Round(store, self.home, self.settings, os.environ, self.clock.now)

    def _shared_upto(self) -> int | None:
        """The last entry that other machines hold too; none where this mind does not travel."""
        if self.home is None or self.settings.sync.backend == "none":
            return None
        from reverie.transports.book import read_book

        return read_book(self.home).reached.get("entries", 0)

    def _travel(self, store: JournaledStore, subject: str) -> tuple[str, ...]:
        """Give the other side what a sleep left; what cannot be given is left to the next."""
        if self.home is None or self.settings.sync.backend == "none":
            return ()
        from reverie.aside_folder import spared
        from reverie.errors import ReverieError

        def go() -> tuple[Synced | None, tuple[str, ...]]:
            try:
                return self._round(store).run(f"{subject} {self.clock.now():%Y-%m-%d}"), ()
            except ReverieError as error:
                return None, (f"not synced: {error}",)

        (synced, notes), failed = spared(str(self.home), "sync", go, lambda: (None, ()))
        notes += failed
        if synced and synced.is_mind_new:
            notes += self._tell_what_came(store, synced.nights_shared)
        if synced and (refused := synced.exchanged.refused):
            notes += (f"not synced: {refused}",)
        return (*(synced.exchanged.notes if synced else ()), *notes)

    def _tell_what_came(self, store: Store, nights_shared: int) -> tuple[str, ...]:
        """Let the ledger, the memory file and the dream logs tell what came from elsewhere."""
        from functools import partial

        told: tuple[str, ...] = ()
        if project := self.project:
            told += self._met("ledger", lambda: project.owe_again(store, self.clock.now()))
        if file := self._file_of(store):
            told += self._met("memory_file", file.refresh)
        for night in self.nights() if self.home else ():
            if self.home and night.plan.night > nights_shared and night.plan.sleep.counts:
                keep = partial(self._keep_dreams, store, night.plan.night)
                told += self._met("dream_log", keep)
        self._entry_in_file = store.journal.last()
        self._note_written(self._entry_in_file)
        return told

    def _keep_dreams(self, store: Store, night: int) -> tuple[str, ...]:
        from reverie.engine.dreams import dreams_of
        from reverie.writing.dream_log import keep_dreams

        return tuple(keep_dreams(self.home, dreams_of(store, night))) if self.home else ()

    def _met(self, step: str, call: Callable[[], object]) -> tuple[str, ...]:
        """Do a step beside the mind; one that fails is named, and stops nothing."""
        from reverie.aside_folder import spared

        return spared(str(self.home or ""), step, call, lambda: None)[1]

    @contextmanager
    def _asleep(self, alarm: Alarm | None) -> Iterator[tuple[JournaledStore, Alarm]]:
        """A store to sleep with, and all that may call; what called is delivered around it."""
        from reverie.awake.inbox import Callers

        with self._stores.held() as store:
            self._met("deliver", lambda: self._deliver(store))
            self._sleeps += 1
            try:
                yield store, Callers(self.inbox, alarm)
            finally:
                self._sleeps -= 1
            self._met("deliver", lambda: self._deliver(store))

    @property
    def inbox(self) -> Inbox:
        """Where waits what calls the agent until it is awake."""
        if self._inbox is None:
            from reverie.awake.inbox import InboxFile, InboxInRam

            agent = self._agent
            self._inbox = InboxFile(self.place, agent) if self.place else InboxInRam()
        return self._inbox

    def _call(self, text: str, *, urgent: bool, voice: Voice | None = None) -> Summons:
        from uuid import uuid4

        from reverie.domain.intake.moment import to_the_millisecond
        from reverie.domain.values.episode import Voice
        from reverie.domain.values.summons import Summons

        now = to_the_millisecond(self.clock.now())
        summons = Summons(uuid4().hex, now, text, urgent, voice or Voice.PERSON)
        self.inbox.put(summons)
        return summons

    def _deliver(self, store: Store) -> list[Summons]:
        from reverie.awake.inbox import deliver

        delivered = deliver(self.inbox, store, self.clock.now(), self.settings)
        if delivered and (project := self.project):
            project.let_doze(self.clock.now())
        return delivered

    @contextmanager
    def _changing(self) -> Iterator[Store]:
        """A store to write a waking entry with, which the memory file does not tell yet."""
        with self._stores.held() as store:
            self._first_own_entry = self._first_own_entry or store.journal.last() + 1
            yield store
            self._newest_own_entry = store.journal.last()

    def _finish(self) -> None:
        """Write what a night or an undo has committed and was killed before it wrote."""
        from reverie.awake.home import written_up_to

        if self.home is None:
            return
        written = written_up_to(str(self.home))
        with self._stores.held() as store:
            if store.journal.last() == written:
                return
            from contextlib import suppress

            from reverie.engine.finishing import finish
            from reverie.errors import ReverieError

            with suppress(OSError, ReverieError):  # the next opening tries again

                def late() -> None:
                    last = finish(
                        store,
                        written,
                        lambda left: self._write_late(store, left),
                        lambda: self._met("doze", lambda: self._finish_doze(store)),
                    )
                    self._note_written(last)

                self._met("finish", late)

    def _finish_doze(self, store: Store) -> None:
        from reverie.engine.sleeping import finish_doze

        finish_doze(store, self._sleeper())

    def _note_written(self, entry: int, *, unless_before: int = 0) -> None:
        """Note that the files tell the journal up to an entry, if they told it that far before."""
        from reverie import files, keyed
        from reverie.awake.home import WRITTEN, written_up_to

        written = written_up_to(str(self.home)) if self.home else entry
        if self.home and written != entry and written >= unless_before:
            files.make_folder(self.home / "state")
            keyed.write_whole(self.home / "state" / WRITTEN, f"{entry}\n")

    def _write_late(self, store: Store, left: Unwritten) -> None:
        """Let the ledger, the files and the report tell what they do not tell yet."""
        from reverie.aside_folder import spared
        from reverie.domain.views.report import Beside
        from reverie.engine.nightfall import summary
        from reverie.writing.dream_log import drop_undone
        from reverie.writing.report_file import tell_undone

        project, file, home, now = self.project, self._file_of(store), self.home, self.clock.now()
        if not (project and file and home):
            return
        if night := left.night:
            number = night.plan.night
            told = summary(number, night.outcome)
            debt, notes = spared(
                str(home), "repay", lambda: project.repay(store, now, told), lambda: None
            )
            dreams, failed = spared(
                str(home), "write_dreams", lambda: self._keep_dreams(store, number), lambda: ()
            )
            self._met("write_plan", lambda: self._leave_plan(store, number))
            beside = Beside((*notes, *dreams, *failed), *(debt or ()))
            self._met("write_report", lambda: self._leave_morning(store, number, beside))
        elif not left.is_night_open:
            self._met("repay", lambda: project.owe_again(store, now))
        self._met("dream_log", lambda: drop_undone(home, left.taken_back))
        self._met("undone_report", lambda: tell_undone(home, left.taken_back))
        self._met("memory_file", file.refresh)

    def _leave_morning(self, store: Store, night: int, beside: Beside) -> tuple[str, ...]:
        """Leave a person the report of a night, and a note for the next start; commit them."""
        from contextlib import suppress

        from reverie.awake.morning_note import leave_note
        from reverie.errors import ReverieError
        from reverie.transports.git import commit_phase
        from reverie.writing.report import note_words
        from reverie.writing.report_file import SYNC, write_morning

        if self.home is None:
            return ()
        offered = self._offered(store)
        report, notes = write_morning(
            self.home, store, self.settings, night, beside, findings=offered
        )
        words = note_words(report.decide) if self.settings.hooks.morning_note else ""
        with suppress(OSError, ReverieError):  # the report says the same
            leave_note(str(self.home), words)
        subject = f"REM: consolidation {report.day.isoformat()}"
        return (*notes, *commit_phase(self.home / SYNC, subject))

    def _look_back(self, store: Store) -> tuple[str, ...]:
        """Let the sessions that ended be archived and audited; what fails is tried again."""
        if project := self.project:
            from reverie.self_audit import look_back_quietly

            self._first_own_entry = self._first_own_entry or store.journal.last() + 1
            look_back_quietly(store, project, self.settings, self.clock)
            self._entry_in_file = store.journal.last()
            self._note_written(self._entry_in_file)
        return ()

    def _offered(self, store: Store) -> int:
        """How many findings are put to the person."""
        if self.home is None:
            return 0
        from reverie.self_audit import offered_count

        return offered_count(store, self.settings)

    def _leave_plan(self, store: Store, night: int) -> tuple[str, ...]:
        """Leave the plan of a night that looked over the rules; commit it."""
        from reverie.engine.reconciling import reconciled_in

        plan = reconciled_in(store, night) if self.home else None
        if plan is None or self.home is None:
            return ()
        from reverie.deep_sleep import plan_of_night
        from reverie.domain.values.conflict import Scan
        from reverie.engine.reporting import day_of_night
        from reverie.rulebook.pinned import roots_of
        from reverie.stages.reconcile import known_scan
        from reverie.transports.git import commit_phase
        from reverie.writing.report_file import SYNC

        day, scan = day_of_night(plan), known_scan(store) or Scan()
        roots = roots_of(self.home.absolute().parent, plan.settings)
        forks = plan.settings.rules.reconcile_mode == "fork"
        notes = plan_of_night(self.home, scan, day, roots, forks=forks)
        return (*notes, *commit_phase(self.home / SYNC, f"NREM: deep-sleep {day.isoformat()}"))

    @property
    def _recaller(self) -> Recaller:
        from reverie.recall.fallback import Recaller

        if self._recalls is None:
            self._recalls = Recaller(self.settings)
        return self._recalls

    def _file_of(self, store: Store) -> Filing | None:
        from reverie.memory_file.place import MemoryPlace
        from reverie.memory_file.sync import Filing

        place = MemoryPlace(self.home) if self.home else None
        look = self._look_at_tree
        return Filing(store, place, self.clock, self.settings, look) if place else None

    def _look_at_tree(self, told: Sequence[Told]) -> list[tuple[TreeNote, ...]]:
        """What the working tree says against some memories; looked up off the hook path."""
        from reverie.hosts.working_tree import MOST_AT_NIGHT, notes_on

        root = str(self.home.absolute().parent) if self.home else ""
        return notes_on(root, told, most=MOST_AT_NIGHT)

    def _questions_of_the_tree(self, file: Filing) -> tuple[str, ...]:
        """What a person is asked about memories that the tree speaks against, each once."""
        from reverie.writing.mornings import MOST_ASKED, asked_before

        known = asked_before(self.home)
        return tuple(one for one in file.questions() if one not in known)[:MOST_ASKED]

    def _project_name(self, store: Store) -> str:
        return (self.home.absolute().parent.name or "project") if self.home else store.agent

    def _gather(self, store: Store) -> None:
        if project := self.project:
            project.gather(store, self.clock.now(), self.settings)

    def _puzzles(self) -> PuzzleQueue | None:
        """The queue of puzzles, where one was ever begun."""
        if self.home is None or not (self.home / "sync" / "sleep-queue").is_dir():
            return None
        from reverie.awake.puzzle_queue import PuzzleQueue

        return PuzzleQueue(self.home)

    def _hired(self) -> Hired | None:
        """Who thinks by the settings, unless somebody was given or the rules do."""
        return self._hire() if self._hire and not self._thinker else None

    def _sleeper(
        self, alarm: Alarm | None = None, watch: Callable[[str], None] | None = None
    ) -> Sleeper:
        from dataclasses import replace

        from reverie.clocks import Stopwatch
        from reverie.engine.sleeper import Silence, Sleeper
        from reverie.scanners.detect_secrets import masked_fully
        from reverie.thinkers.rules import RulesThinker

        hired, queue = self._hired(), self._puzzles()
        sleeper = Sleeper(
            self.clock,
            self._thinker or (hired.thinker if hired else None) or RulesThinker(),
            self.settings,
            alarm=alarm or Silence(),
            watch=watch or _unheard,
            mask=masked_fully,
            rules=RulesThinker(),
            anchor=self._anchor,
            has_time=Stopwatch(self.settings.sleep.cycle_minutes).has_time,
            shared_upto=self._shared_upto,
            keep_trace=self._keep_trace,
        )
        if queue is None:
            return sleeper
        return replace(
            sleeper,
            incubation=lambda now: queue.incubation(now, sleeper.thinker.name),
            may_tell=queue.is_asked,
            keep_answer=self._keeping(queue),
        )

    def _keep_trace(self, name: str, error: Exception) -> None:
        """Keep the way to an error: of a stage on what a row of the mind tells of, or of a step."""
        from reverie.aside_folder import LeftAside, keep
        from reverie.errors import place_of
        from reverie.version import build

        if self.home:
            stage = name.rpartition("-")[0]
            left = LeftAside(name, stage or name, place_of(error), build(), row=bool(stage))
            keep(str(self.home), left, error)

    def _keeping(self, queue: PuzzleQueue) -> Callable[[Pondered], None]:
        """Keeps what came of a puzzle, commits it, and gives it to the other side if one is set."""
        seen: set[str] = set()

        def keep(pondered: Pondered) -> None:
            queue.keep(pondered)
            if pondered.text or pondered.status != "pending":
                seen.add(pondered.puzzle.id)
                self._leave_checkpoint(f"REM: incubation {{}} ({len(seen)} task(s))")

        return keep

    def _leave_checkpoint(self, subject: str) -> None:
        """Commit and push what lies in the sync folder; what cannot be waits for the next time."""
        from contextlib import suppress

        from reverie.errors import ReverieError
        from reverie.transports.git import commit_phase

        words = subject.format(f"{self.clock.now():%Y-%m-%d}")
        if self.home is None:
            return
        commit_phase(self.home / "sync", words)
        if self.settings.sync.backend != "none":
            with suppress(ReverieError):
                self._round(self._stores.own).run(words, with_journal=False)

    def _rulebook(self, *, kept: bool = True) -> Rulebook | None:
        """The rules of the project, read only by a night that looks them over."""
        if self.home is None:
            return None
        from reverie.rulebook.pinned import KEPT, ProjectRulebook, roots_of

        roots = roots_of(self.home.absolute().parent, self.settings)
        return ProjectRulebook(roots, self.home / "state" / KEPT if kept else None)

    def _drop_anchor(self) -> None:
        """Write down from when on deep sleep is counted, if nobody did."""
        if self.home:
            from reverie.awake.anchor import drop_anchor

            drop_anchor(str(self.home), self.clock.now())

    @property
    def _anchor(self) -> date | None:
        from reverie.awake.home import anchor_of

        return anchor_of(str(self.home)) if self.home else None

    def _surroundings_of_a_doze(self, store: Store) -> Surroundings:
        from reverie.engine.nightfall import Surroundings

        def look() -> tuple[str, ...]:
            return self._recaller.look_at_once(store)

        project, file = self.project, self._file_of(store)
        if not (project and file):
            return Surroundings(look=look)
        return Surroundings(
            gather=lambda: project.doze_off(store, self.clock.now(), self.settings),
            take_file=file.take_before_a_night,
            look=look,
            home=str(self.home),
        )

    def _seen_state(self, store: Store) -> SleepState:
        """The state that an observer sees, by the journal and who holds the mind."""
        from reverie.domain.rules.wakefulness import SleepState
        from reverie.engine.sleeping import unfinished_plan
        from reverie.engine.tallying import state_by_journal

        plan = unfinished_plan(store)
        if plan is None or not self.is_asleep():
            return SleepState.AWAKE
        return state_by_journal(store, plan)

    def _owed(self) -> int | None:
        """What the ledger owes; none where there is none that can be read."""
        from reverie.awake import ledger

        try:
            book = ledger.read(str(self.home)) if self.home else None
        except (OSError, ValueError):
            return None
        return int(book["debt"]) if book else None

    def _awake_flow(self, store: Store) -> AwakeFlow:
        """Who tells a server what is recorded; begun with the first episode."""
        from reverie.streams.awake_flow import AwakeFlow

        self._tells_awake = self._tells_awake or AwakeFlow(store.agent, self.settings)
        return self._tells_awake

    def _leave_copy(self, store: Store) -> tuple[str, ...]:
        """Leave a copy of the mind in the person's own state, from which it can be brought back."""
        from reverie.stores.sqlite import mind_copies
        from reverie.stores.sqlite.store import SqliteStore

        if self.home is None or not isinstance(store, SqliteStore):
            return ()
        return mind_copies.left_quietly(store.file, self.clock.now())

    def _surroundings(
        self,
        store: JournaledStore,
        alarm: Alarm | None,
        watch: Callable[[str], None] | None,
        outbox: Outbox,
    ) -> Surroundings:
        from reverie.awake.home import undozed
        from reverie.engine.dreams import dreams_of
        from reverie.engine.nightfall import Surroundings
        from reverie.writing.dream_log import keep_dreams

        def look() -> tuple[str, ...]:
            return self._recaller.look_at_the_day(store, alarm, watch or _unheard)

        def publish() -> tuple[str, ...]:
            said = list(self._travel(store, "REM: consolidation"))
            said += self._met("stream", lambda: said.extend(outbox.finish()))
            said += self._met("copy", lambda: said.extend(self._leave_copy(store)))
            return tuple(said)

        project, file, home = self.project, self._file_of(store), self.home
        if not (project and file and home):
            return Surroundings(look=look, publish=publish)
        sign = undozed(str(home))
        return Surroundings(
            look_back=lambda: self._look_back(store),
            gather=lambda: project.fall_asleep(store, self.clock.now(), self.settings),
            take_file=file.take_before_a_night,
            look=look,
            repay=lambda summary: project.repay(store, self.clock.now(), summary, sign),
            check_tree=lambda: self._questions_of_the_tree(file),
            write_dreams=lambda run: tuple(keep_dreams(home, dreams_of(store, run.plan.night))),
            write_plan=lambda run: self._leave_plan(store, run.plan.night),
            write_report=lambda run, beside: self._leave_morning(store, run.plan.night, beside),
            publish=publish,
            home=str(home),
        )


def path_given(file: object, what: str) -> Path:
    """A path from outside, given as one or as text."""
    from pathlib import Path

    from reverie.errors import ArgumentRefused

    if isinstance(file, str | Path):
        return Path(file)
    found = "None" if file is None else f"a {type(file).__name__}"
    raise ArgumentRefused(f"the {what} is {found}, not a path; give a str or a Path")


def _unheard(_: str) -> None:
    """Nobody is told."""


def _unkept(_: Pondered) -> None:
    """A dry run keeps no answer."""
