"""The veil: a mind and a night as a stage is given them, with some things hidden, all of it noted.

It is laid over the ports of reading only where something is hidden, or looked for what to hide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, cast

from reverie.domain.journal.kinds import Proposal
from reverie.domain.values.aside import Sort, Thing
from reverie.domain.values.directive import RuleFile, RuleFiles
from reverie.domain.values.episode import Episode
from reverie.domain.values.gist import Gist
from reverie.domain.values.held_belief import HeldBelief
from reverie.domain.values.link import Link
from reverie.domain.values.memory import Memory
from reverie.domain.values.puzzle import Puzzle
from reverie.domain.values.recurrence import Pattern
from reverie.domain.values.session import Reach, Session
from reverie.frozen import dataclass

if TYPE_CHECKING:
    from reverie.domain.journal.plan import NightPlan
    from reverie.ports import Mind
    from reverie.stages.context import StageContext

T = TypeVar("T")

PORTS = ("episodes", "sessions", "memories", "links", "journal", "thoughts", "index")
"""The parts of a mind that are asked questions of their own."""
FOREVER = 1 << 62
WHOLE = (0, FOREVER)
ABOUT = {
    "episodes.of": Sort.SESSION,
    "sessions.trace": Sort.SESSION,
    "memories.get": Sort.MEMORY,
    "links.of": Sort.MEMORY,
}
"""Questions about one thing, which they name first."""
OF_PARTS = ("episodes.of",)
"""Questions whose answers show in part where a part of a session is hidden."""
NOTHING: dict[str, object] = {"episodes.of": (), "sessions.trace": "", "links.of": ()}
"""What is answered about a thing that is hidden, where it is not none."""
UNVEILED = ("episodes.get", "sessions.read")
"""What shows whatever is hidden: whose words a memory rests on protects it."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """What is hidden: things by their keys, and of a session the part that is."""

    parts: dict[Thing, tuple[int, int]]
    """Each hidden thing; of a session, after which episode up to which."""

    def and_all(self, things: Iterable[Thing]) -> Hidden:
        """The same with some more things hidden, whole."""
        return Hidden(self.parts | dict.fromkeys(things, WHOLE))

    def hides(self, thing: Thing) -> bool:
        """Whether a thing is hidden, of a session any part."""
        return thing in self.parts

    def hides_whole(self, thing: Thing) -> bool:
        """Whether nothing of a thing shows."""
        return self.parts.get(thing) == WHOLE

    def hides_part(self, session: str, after: int, upto: int) -> bool:
        """Whether some of a part of a session is hidden."""
        first, last = self.parts.get(Thing(Sort.SESSION, session), (FOREVER, 0))
        return after < last and first < upto


NOTHING_HIDDEN = Hidden({})


class Veil:
    """A night's mind and context with some things hidden; what shows is noted where it is asked."""

    def __init__(self, hidden: Hidden, note: Callable[[Thing], object] | None = None) -> None:
        self._hidden = hidden
        self._note = note

    def over(self, whole: T) -> T:
        """A mind, or the rules of a project, as it shows."""
        is_rules = isinstance(whole, RuleFiles)
        return cast("T", self.shown(whole) if is_rules else _Veiled(whole, self))

    def over_mind(self, mind: Mind) -> Mind:
        """The mind as it shows."""
        return self.over(mind)

    def over_night(self, night: StageContext) -> StageContext:
        """The context of a stage as it shows."""
        plan, rules = self.over_plan(night.plan), night.rules
        return replace(night, plan=plan, rules=lambda: self.shown(rules()))

    def over_plan(self, plan: NightPlan) -> NightPlan:
        """The plan as it shows; what it names is noted where a stage asks for more of it."""
        sessions = tuple(r for r in plan.sessions if not self._hides(r))
        puzzles = tuple(p for p in plan.incubation.puzzles if self.shown(p))
        return replace(
            plan, sessions=sessions, incubation=replace(plan.incubation, puzzles=puzzles)
        )

    def shown(self, value: Any) -> Any:
        """A value without what is hidden of it; None if all of it is."""
        if value is None or isinstance(value, str | bytes | int | float):
            return value
        if isinstance(value, Mapping):
            kept = {key: self._row(key, one) for key, one in value.items()}
            return {key: one for key, one in kept.items() if one is not None}
        if isinstance(value, RuleFiles):
            gone = {thing.key for thing in self._hidden.parts if thing.sort is Sort.RULE_FILE}
            return replace(value, files=self.shown(value.files), paths=value.paths - gone)
        if type(value) is tuple and len(value) == 2:
            return self._pair(*value)
        if type(value) in (list, tuple):
            return type(value)(one for one in map(self.shown, value) if one is not None)
        if isinstance(value, Iterator):
            return (one for one in map(self.shown, value) if one is not None)
        return self._one(value)

    @property
    def many_hidden(self) -> int:
        """How many things are hidden."""
        return len(self._hidden.parts)

    def hides_asked(self, question: str, key: object) -> bool:
        """Whether what a question names is hidden."""
        thing = Thing(ABOUT[question], str(key))
        if question in OF_PARTS:
            return self._hidden.hides_whole(thing)
        return self._hidden.hides(thing)

    def failed_on(self, question: str, key: object = None) -> None:
        """Note what a question named to which there is no answer."""
        if question in ABOUT:
            self._tell(Thing(ABOUT[question], str(key)))

    def _one(self, value: Any) -> Any:
        if self._hides(value):
            return None
        for thing in things_in(value):
            self._tell(thing)
        return value

    def _hides(self, value: Any) -> bool:
        match value:
            case Episode(number=number, session=session):
                return self._hidden.hides_part(session, number - 1, number)
            case Reach(session=session, after=after, upto=upto):
                return self._hidden.hides_part(session, after, upto)
        return any(map(self._hidden.hides, things_in(value)))

    def _pair(self, key: Any, value: Any) -> tuple[Any, Any] | None:
        """A place with its value, or a hit of the index: a memory's has a number below 0."""
        if isinstance(key, int) and self._hidden.hides(Thing(Sort.MEMORY, str(-key))):
            return None
        shown = self.shown(value)
        return None if shown is None else (key, shown)

    def _row(self, key: Any, value: Any) -> Any:
        """What a key stands for; a gist is known by its episode's number alone."""
        if not isinstance(value, Gist):
            return self.shown(value)
        thing = Thing(Sort.GIST, str(key))
        if self._hidden.hides(thing):
            return None
        self._tell(thing)
        return value

    def _tell(self, thing: Thing) -> None:
        if self._note:
            self._note(thing)


def things_in(value: object) -> Iterator[Thing]:
    """What a value is, or is of: it shows only where none of these is hidden."""
    match value:
        case Memory(number=number):
            yield Thing(Sort.MEMORY, str(number))
        case Link(a=a, b=b):
            yield Thing(Sort.MEMORY, str(a))
            yield Thing(Sort.MEMORY, str(b))
        case Session(id=name) | Reach(session=name) | Episode(session=name):
            yield Thing(Sort.SESSION, name)
        case HeldBelief(key=key):
            yield Thing(Sort.BELIEF, key)
        case Pattern(name=name):
            yield Thing(Sort.FINDING, name)
        case Proposal(name=name):
            yield Thing(Sort.PROPOSAL, name)
        case Puzzle(id=name):
            yield Thing(Sort.PUZZLE, name)
        case RuleFile(path=path):
            yield Thing(Sort.RULE_FILE, path)


class _Veiled:
    """One port of a mind, or the mind itself, answering through a veil (a proxy)."""

    def __init__(self, port: Any, veil: Veil, name: str = "") -> None:
        self._port = port
        self._veil = veil
        self._name = name

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._port, name)
        if name in PORTS:
            return _Veiled(found, self._veil, name)
        return partial(self._asked, name, found) if callable(found) else found

    def _asked(self, name: str, ask: Callable[..., Any], *given: Any, **named: Any) -> Any:
        """An answer through the veil; what is cut off at a limit is so after what is hidden."""
        question = f"{self._name}.{name}"
        if question in ABOUT and self._veil.hides_asked(question, given[0]):
            return NOTHING.get(question)
        most = named.get("limit")
        if isinstance(most, int):
            named["limit"] = most + self._veil.many_hidden
        try:
            found = ask(*given, **named)
        except Exception:
            self._veil.failed_on(question, *given[:1])
            raise
        if question in UNVEILED:
            return found
        shown = self._veil.shown(found)
        return shown[:most] if most is not None and isinstance(shown, Sequence) else shown
