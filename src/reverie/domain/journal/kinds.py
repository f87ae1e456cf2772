"""Kinds: the one registry of the kinds of rows a mind is made of.

A kind is one class: its name (`table`), the types of its key and value (the arguments of `Whole`),
and how a change of it is told to a person. Stores, codec, journal and `explain` derive from it.
"""

from __future__ import annotations

from typing import Any, get_args

from reverie.domain.intake.text import counted
from reverie.domain.journal.change import Part, Whole
from reverie.domain.journal.parts import PARTS, PartChange
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.aside import Aside
from reverie.domain.values.conflict import Scan
from reverie.domain.values.gist import Gist
from reverie.domain.values.gloss import Gloss
from reverie.domain.values.held_belief import HeldBelief
from reverie.domain.values.link import Link
from reverie.domain.values.memory import ONE, Memory
from reverie.domain.values.recurrence import Pattern
from reverie.domain.values.session import Mark
from reverie.domain.values.tombstone import Tombstone
from reverie.domain.values.tone import Tone
from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Proposal:
    """Changes that wait for a person's word."""

    question: str
    wish: tuple[Change, ...]
    reason: str
    origin: str = ""
    """From whom it came, where not from this mind's own people, agent or nights."""

    @property
    def name(self) -> str:
        """Its public name; the same question is the same proposal."""
        return f"p-{fingerprint(self.question)[:8]}"


class MemoryChange(Whole[int, Memory]):
    """A memory is born or forgotten."""

    __slots__ = ()
    table = "memory"

    def words(self) -> str:
        """What it does, as a person is told."""
        match self.before, self.after:
            case None, Memory(name=name):
                return f"remember {name}"
            case _, Memory(name=name):
                return f"{name} says more"
            case Memory(name=name), _:
                return f"forget {name}"
        return self.reason

    def quoted(self) -> str:
        """What it says, or said."""
        memory = self.after or self.before
        return memory.text if memory else ""


class LinkChange(Whole[tuple[int, int], Link]):
    """A link is made, strengthened or cut."""

    __slots__ = ()
    table = "link"
    tallied = "link"

    def done(self) -> str:
        """What becomes of the link, in a word."""
        if self.after is None:
            return "cut"
        if self.before is None:
            return "formed"
        return "settled" if self.after.night is None else "strengthened"

    def words(self) -> str:
        """What it does, as a person is told."""
        if link := self.after:
            return f"link {link.a} – {link.b}: {link.kind} {link.weight / ONE:.2f}"
        return f"cut link {self.target[0]} – {self.target[1]}"


class MarkChange(Whole[str, Mark]):
    """A session has been taken in up to an episode."""

    __slots__ = ()
    table = "mark"

    def words(self) -> str:
        """What it does, as a person is told."""
        mark, before = self.after, self.before
        if mark is None:
            return f"session {self.target}: waits again"
        if mark.thought_over > (before.thought_over if before else 0):
            return f"session {self.target}: thought over by {mark.reader}"
        if before and before.dozed and before.upto == mark.upto:
            return f"session {self.target}: slept on, up to episode {mark.upto}"
        return f"session {self.target}: taken in up to episode {mark.upto}"


class TombstoneChange(Whole[str, Tombstone]):
    """A forgotten text may, or may again, not be learned."""

    __slots__ = ()
    table = "tombstone"

    def words(self) -> str:
        """What it does, as a person is told."""
        return f"never learn {self.after.name} again" if self.after else "may be learned again"


class ProposalChange(Whole[str, Proposal]):
    """A proposal is put to a person, or settled by one."""

    __slots__ = ()
    table = "proposal"

    def words(self) -> str:
        """What it does, as a person is told."""
        if self.after is None:
            return f"proposal {self.target} settled"
        return f"ask a person: {self.after.question}"


class ToneChange(Whole[int, Tone]):
    """The tone of a session is found, or put otherwise."""

    __slots__ = ()
    table = "tone"

    def words(self) -> str:
        """What it does, as a person is told."""
        if self.after is None:
            return f"no tone of session {self.target}"
        return f"tone of session {self.after.session}: {self.after.mood}"


class GlossChange(Whole[int, Gloss]):
    """An episode is glossed, so that it is found by what it means."""

    __slots__ = ()
    table = "gloss"
    tallied = "episode"
    beside_episode = True

    def done(self) -> str:
        """What becomes of the episode, in a word or two."""
        return "glossed" if self.after else "glossed no more"

    def words(self) -> str:
        """What it does, as a person is told."""
        return f"episode {self.target} {self.done()}"

    @classmethod
    def explained(cls, value: Gloss) -> list[str]:
        """What a night wrote beside an episode, line by line."""
        tells = f"; it tells a {', a '.join(value.tells)}" if value.tells else ""
        lines = [
            f"Found also by what a night wrote beside it (fact score {value.fact:.2f}{tells}):"
        ]
        lines += [f"  {text}" for text in (*value.statements, *value.questions)]
        if value.dates:
            lines.append(f"  {value.dates}")
        if value.boundary:
            lines.append(f"  something new begins here: {value.boundary.replace('_', ' ')}")
        return lines


class GistChange(Whole[int, Gist]):
    """An episode is kept in mind in fewer words, or let go of; the episode itself stays."""

    __slots__ = ()
    table = "gist"
    tallied = "episode"
    beside_episode = True

    def done(self) -> str:
        """What becomes of the episode, in a few words."""
        return "kept in mind" if self.after else "let go of"

    def words(self) -> str:
        """What it does, as a person is told."""
        return f"episode {self.target} {self.done()}"

    @classmethod
    def explained(cls, value: Gist) -> list[str]:
        """How an episode is kept in mind, line by line."""
        return ["Kept in mind as:", f"  {value.text}"]


class FindingChange(Whole[str, Pattern]):
    """Something about the work itself was noticed; no memory comes of it."""

    __slots__ = ()
    table = "finding"

    def words(self) -> str:
        """What it does, as a person is told."""
        if self.after is None:
            return f"{self.target} is no longer noticed"
        return f"notice {self.target}, {self.after.kind}: {', '.join(self.after.what)}"


class BeliefChange(Whole[str, HeldBelief]):
    """A belief is formed, moved by evidence, or gives way to another; no memory comes of it."""

    __slots__ = ()
    table = "belief"

    def words(self) -> str:
        """What it does, as a person is told."""
        if self.after is None:
            return f"no belief about {self.target.partition(':')[2]}"
        return f"{self.after.subject} is {self.after.word} ({self.after.score:+.3f})"

    def turned(self) -> bool:
        """Whether what was held reliable no longer is, or the other way round."""
        return bool(self.before and self.after and self.before.leans * self.after.leans < 0)


class ScanChange(Whole[str, Scan]):
    """The rules were looked over; what was found is for a person, and no memory comes of it."""

    __slots__ = ()
    table = "scan"

    def words(self) -> str:
        """What it does, as a person is told."""
        if self.after is None:
            return "the rules were not looked over"
        found = counted(len(self.after.conflicts), "conflict")
        return f"look over {counted(self.after.files, 'rule file')}: {found}"


class AsideChange(Whole[str, Aside]):
    """Something is set aside so that all else is taken in, or is given another try."""

    __slots__ = ()
    table = "aside"

    def words(self) -> str:
        """What it does, as a person is told."""
        if self.after is not None:
            return f"set aside {self.after.words}"
        return f"try again {self.before.words}" if self.before else self.reason


WholeChange = (
    MemoryChange
    | LinkChange
    | MarkChange
    | TombstoneChange
    | ProposalChange
    | ToneChange
    | GlossChange
    | GistChange
    | FindingChange
    | BeliefChange
    | ScanChange
    | AsideChange
)
Value = (
    Memory
    | Link
    | Mark
    | Tombstone
    | Proposal
    | Tone
    | Gloss
    | Gist
    | Pattern
    | HeldBelief
    | Scan
    | Aside
)
Change = WholeChange | PartChange
ROWS: dict[str, type[WholeChange]] = {kind.table: kind for kind in get_args(WholeChange)}
"""The kinds of rows by name, in the order in which a mind is listed."""
_PARTS = {kind.part: kind for kind in PARTS}


def kind_named(name: str) -> type[Change]:
    """The kind of change that the journal calls so."""
    return ROWS[name] if name in ROWS else _PARTS[name]


def row_lines(table: str, value: Value) -> list[str]:
    """A row of a kind as `explain` tells it, line by line."""
    kind: type[Whole[Any, Any]] = ROWS[table]
    return kind.explained(value)


def types_of(kind: type[Change]) -> tuple[Any, Any]:
    """The types of the key and of the value of a kind, as its class says them."""
    (shape,) = vars(kind)["__orig_bases__"]
    told = get_args(shape)
    return (int, told[0]) if issubclass(kind, Part) else (told[0], told[1])
