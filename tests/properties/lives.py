"""Random lives: what an agent and its people may do, as data that a store can live through."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta

from hypothesis import strategies as st

from reverie.domain.journal.entry import Afterwards
from reverie.domain.journal.kinds import Change, Proposal
from reverie.domain.journal.parts import WordingChange
from reverie.domain.journal.plan import Depth, Outcome
from reverie.domain.values.memory import Author, Memory, Wording
from reverie.domain.values.thought import Answer, Question
from reverie.engine import folding, sleeping, undoing, using, waking
from reverie.engine.thinking import take_answers
from reverie.errors import Asleep, ChangeRefused, ReverieError, UndoRefused, Unknown
from reverie.ports import Mind, Store, Thinker
from reverie.questions.second_look import SECOND_LOOK, Told
from reverie.settings import Settings
from reverie.stages import CLOSING, CYCLE, OPENING, Line, Stage, something_waits
from reverie.stages.context import StageContext
from reverie.testing import TickClock
from reverie.thinkers.rules import RulesThinker

SETTINGS = Settings.of(max_step_changes=3, max_cycles=3, second_look_sessions=2)
TEXTS = [
    "Never push to main.",
    "We chose SQLite over Postgres because it needs no server.",
    "Why does the test hang?",
    "The deploy failed with an error!",
    "I prefer short answers.",
    "lunch was fine",
    "It turns out the cache was stale.",
    "always run make check",
    "`git push` is broken.",
    "`git push` works.",
]
WORK = [
    "It turns out the stale cache broke the build.",
    "It turns out the cache was not stale.",
    "We chose Postgres over SQLite because we need several writers.",
    "The root cause was a race between the cache and the build.",
    "Is the stale cache of the build a problem?",
    "Always push to main.",
    "First we cleared the cache, then it works.",
    "I suspect the cache.",
]
"""What is said in a week of work: about what was said before, or against it."""


def wonder(mind: Mind, night: StageContext) -> list[Change | Proposal]:
    """A test stage: asks about the newest memory and proposes to say it in the answer's words."""
    memories = list(mind.memories.all())
    if not memories:
        return []
    newest = memories[-1]
    said = night.think(Question("word", newest.text))
    wording = Wording(newest.kind, said, Author.NIGHT)
    wish = WordingChange(
        target=newest.number, before=newest.wording, after=wording, reason="better words"
    )
    return [Proposal(f"Say {newest.name} as: {said}", (wish,), "wondered")]


LINE = Line(
    OPENING,
    CYCLE,
    (Stage("wonder", Depth.DREAMING, wonder), *CLOSING),
    something_waits,
)


def _looked_at(told: Told) -> list[dict[str, object]]:
    """Something of everything a second look may want, on all that is told."""
    first, last = told.episodes[0].number, told.episodes[-1].number
    items: list[dict[str, object]] = [
        {
            "do": ("reword", "keep", "end", "supersede")[place % 4],
            "memory": memory.name,
            "text": f"{memory.text} (looked at)",
            "episodes": [first],
        }
        for place, memory in enumerate((*told.kept, *told.near), start=told.number)
    ]
    added = {"text": f"Session {told.number} ended at {last}.", "kind": "fact", "episodes": [last]}
    return [*items, added]


class Wordsmith:
    """A paid thinker: a busy second look, its own words for the rest, perhaps late."""

    name = "wordsmith"

    def __init__(self, *, late: bool = False) -> None:
        self.asked: list[Question] = []
        self._late = late
        self._rules = RulesThinker()

    def answer(self, question: Question) -> Answer | None:
        self.asked.append(question)
        return None if self._late else self.say(question)

    def say(self, question: Question) -> Answer:
        if question.topic == "word":
            return Answer(f"{question.text} (in other words)", 5)
        if question.topic == SECOND_LOOK.name:
            return Answer(json.dumps(_looked_at(SECOND_LOOK.told_by(question))), 5)
        return Answer(self._rules.answer(question).text, 5)


@dataclass(frozen=True)
class Deed:
    """One thing done in a life; its numbers are read modulo what there is."""

    what: str
    first: int = 0
    second: int = 0


_NUMBER = st.integers(0, 7)
RECORDING = [
    st.builds(Deed, st.just(what), _NUMBER, _NUMBER) for what in ("record", "record", "end")
]
WORKING = [st.builds(Deed, st.just("work"), _NUMBER, _NUMBER)]
DOZES = [st.builds(Deed, st.just("doze"))]
NIGHTS = [st.builds(Deed, st.just("night")), *DOZES]
"""What a life may sleep: what holds of nights holds with dozes among them."""
NAPS = [st.builds(Deed, st.just("nap")), *DOZES]
TELLING = [
    st.builds(Deed, st.just(what), _NUMBER, _NUMBER) for what in ("remember", "edit", "decide")
]
USING = [st.builds(Deed, st.just("use"), _NUMBER, _NUMBER)]
PERSONS = [*TELLING, st.builds(Deed, st.just("forget"), _NUMBER, _NUMBER)]
UNDOING = [
    st.builds(Deed, st.just(what), _NUMBER, _NUMBER) for what in ("undo", "undo-change", "fold")
]


def lives(
    *kinds: Iterable[st.SearchStrategy[Deed]], min_size: int = 0, max_size: int = 14
) -> st.SearchStrategy[list[Deed]]:
    """Lists of deeds, always with something recorded and slept on."""
    one = st.one_of(*(one for kind in kinds for one in kind))
    some = st.lists(one, min_size=min_size, max_size=max_size)
    start = [Deed("record", 0, 0), Deed("record", 1, 1), Deed("end", 0, 0), Deed("night")]
    return some.map(lambda deeds: start + deeds)


MAY_BE_REFUSED: dict[str, tuple[type[ReverieError], ...]] = {
    "record": (),
    "end": (Unknown,),
    "work": (),
    "night": (),
    "nap": (),
    "doze": (Asleep,),
    "fold": (),
    "remember": (ChangeRefused,),
    "forget": (Unknown,),
    "edit": (Unknown, ChangeRefused),
    "decide": (Unknown, ChangeRefused),
    "use": (Unknown, ChangeRefused),
    "undo": (Unknown, UndoRefused),
    "undo-change": (Unknown, UndoRefused),
}


class Life:
    """One store lived in, with its own clock, so that any order of agents is the same to it."""

    def __init__(self, store: Store, thinker: Thinker | None = None, line: Line = LINE) -> None:
        self.store = store
        self.thinker = thinker or Wordsmith()
        self.clock = TickClock()
        self.line = line

    def live(self, deeds: Sequence[Deed]) -> None:
        for deed in deeds:
            self.do(deed)

    def do(self, deed: Deed) -> None:
        """Do it; what may be refused, and is, is simply not done."""
        with suppress(*MAY_BE_REFUSED[deed.what]):
            getattr(self, "_" + deed.what.replace("-", "_"))(deed)

    def sleeper(self) -> sleeping.Sleeper:
        return sleeping.Sleeper(
            self.clock, self.thinker, SETTINGS, line=self.line, rules=RulesThinker()
        )

    def _record(self, deed: Deed) -> None:
        text = TEXTS[deed.first] if deed.second < 6 else f"{TEXTS[deed.first]} {deed.second}"
        waking.record(self.store, self.clock, SETTINGS, text, session=f"s{deed.second % 3}")

    def _end(self, deed: Deed) -> None:
        waking.end_session(self.store, self.clock, f"s{deed.second % 3}")

    def _work(self, deed: Deed) -> None:
        """A week of sessions, slept on: two things are said, and then there is small talk."""
        for texts in ((WORK[deed.first], WORK[deed.second]), *[("lunch was fine",)] * 6):
            session = f"w{self.store.sessions.last() + 1}"
            for text in texts:
                waking.record(self.store, self.clock, SETTINGS, text, session=session)
            waking.end_session(self.store, self.clock, session)
        self._night(deed)

    def _night(self, deed: Deed) -> None:
        """A night, a day after whatever was last."""
        self.clock.skip(timedelta(days=1))
        self._nap(deed)

    def _nap(self, deed: Deed) -> None:
        run = sleeping.run_night(self.store, self.sleeper())
        while run.outcome is Outcome.WAITING:
            assert isinstance(self.thinker, Wordsmith)
            owed = {
                t.id: self.thinker.say(Question(t.topic, t.question))
                for t in self.store.thoughts.pending()
            }
            take_answers(self.store, owed)
            run = sleeping.run_night(self.store, self.sleeper())

    def _doze(self, deed: Deed) -> None:
        sleeping.run_doze(self.store, self.sleeper())

    def _remember(self, deed: Deed) -> None:
        by = Author.PERSON if deed.second % 2 else Author.AGENT
        waking.remember(self.store, self.clock, SETTINGS, f"{TEXTS[deed.first]} told", by=by)

    def _forget(self, deed: Deed) -> None:
        name = self._some_memory(deed).name
        waking.forget(self.store, self.clock, SETTINGS, name, why="not true")

    def _edit(self, deed: Deed) -> None:
        name = self._some_memory(deed).name
        waking.edit(self.store, self.clock, SETTINGS, name, text=f"corrected {deed.second}")

    def _decide(self, deed: Deed) -> None:
        names = [str(p.key) for p, v in self.store.contents() if isinstance(v, Proposal)]
        if names:
            name = names[deed.first % len(names)]
            accept = bool(deed.second % 2)
            waking.decide(self.store, self.clock, SETTINGS, name, accept=accept)

    def _use(self, deed: Deed) -> None:
        """One memory helped, or two at once."""
        names = [self._some_memory(Deed("use", n)).name for n in (deed.first, deed.second)]
        using.use(self.store, self.clock, SETTINGS, names)

    def _undo(self, deed: Deed) -> None:
        first, last = self.store.journal.first(), self.store.journal.last()
        then = Afterwards.NEVER if deed.second == 7 else Afterwards.AGAIN
        down_to = first + (deed.first * 31 + deed.second) % max(1, last - first + 1)
        undoing.undo(self.store, self.clock, SETTINGS, down_to, then=then)

    def _undo_change(self, deed: Deed) -> None:
        number = max(1, self.store.journal.last() - deed.first)
        undoing.undo_change(self.store, self.clock, SETTINGS, number, 1 + deed.second % 3)

    def _fold(self, deed: Deed) -> None:
        folding.fold_old_nights(self.store, keep=1 + deed.first % 3)

    def _some_memory(self, deed: Deed) -> Memory:
        memories = list(self.store.memories.all())
        if not memories:
            raise Unknown("nothing to choose from")
        return memories[deed.first % len(memories)]


class Killed(BaseException):
    """The process is gone."""


class Mortal:
    """A store whose process dies right after a given number of writes."""

    WRITES = frozenset(
        {"commit", "take_off_last", "keep_thoughts", "fold", "record", "end_session"}
    )

    def __init__(self, store: Store, writes_left: int) -> None:
        self._store = store
        self._left = writes_left

    def __getattr__(self, name: str) -> object:
        found = getattr(self._store, name)
        return self._counted(found) if name in self.WRITES else found

    def _counted(self, write: Callable[..., object]) -> Callable[..., object]:
        def written(*args: object, **kwargs: object) -> object:
            result = write(*args, **kwargs)
            self._left -= 1
            if self._left <= 0:
                raise Killed
            return result

        return written
