"""The sheet: a memory file as values, and what a person changed between two states of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import field, replace

from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.memory import Kind
from reverie.domain.values.owner import Owner
from reverie.domain.values.texture import Aspect, Confidence
from reverie.frozen import dataclass

VERSION = 1
BETWEEN = "; "
"""What parts the mood from the style in the one line of a warm session's tone."""


@dataclass(frozen=True, slots=True)
class Meta:
    """What a file says about itself."""

    project: str = ""
    total_sessions: int = 0
    last_sleep: str = ""
    token_budget: int = 0
    stamp: str = ""


@dataclass(frozen=True, slots=True)
class ToneBlock:
    """The tone of a session as the file shows it."""

    session: int
    mood: str
    style: str = ""
    turns: tuple[str, ...] = ()
    carry_forward: str = ""
    calibration: str = ""
    line: int = field(default=0, compare=False)
    """Where it stands in the file, from 1."""
    aim: str = ""
    outcome: str = ""
    agents: frozenset[str] = field(default=frozenset(), compare=False)
    """Which of its parts, by name, are the agent's words."""


@dataclass(frozen=True, slots=True)
class Item:
    """One memory as the file shows it; one without a name is new."""

    name: str
    kind: Kind
    text: str
    created: str = ""
    session: int | None = None
    salience: float | None = None
    feeling: str = ""
    path: str = ""
    confidence: Confidence | None = None
    reversal: str = ""
    anchors: tuple[str, ...] = ()
    aspect: Aspect | None = None
    by_hand: bool = False
    sources: tuple[str, ...] = ()
    moods: tuple[tuple[int, str], ...] = ()
    standing: tuple[Item, ...] = ()
    """The open questions a composite leaves standing."""
    line: int = field(default=0, compare=False)
    """Where it stands in the file, from 1."""
    owner: Owner = field(default=Owner.NOBODY, compare=False)
    """Whose word it is."""

    @property
    def is_from_elsewhere(self) -> bool:
        """Whether another machine, or a file that came along, tells it."""
        return self.owner is Owner.ELSEWHERE


@dataclass(frozen=True, slots=True)
class WarmSession:
    """What is left of one session that is not the last."""

    session: int
    mood: str = ""
    fragments: tuple[Item, ...] = ()
    style: str = ""
    aim: str = ""
    outcome: str = ""
    agents: frozenset[str] = field(default=frozenset(), compare=False)
    """Which of its parts, by name, are the agent's words."""

    @property
    def summary(self) -> str:
        """Its tone in one line, as the file shows it."""
        return f"{self.mood}{BETWEEN}{self.style}" if self.style else self.mood


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole memory file, hot to cold."""

    meta: Meta
    tone: ToneBlock | None = None
    doubts: tuple[Item, ...] = ()
    hooks: tuple[Item, ...] = ()
    hot: tuple[Item, ...] = ()
    warm: tuple[WarmSession, ...] = ()
    composites: tuple[Item, ...] = ()
    cold: tuple[Item, ...] = ()
    constraints: tuple[Item, ...] = ()
    relationship: tuple[Item, ...] = ()
    relationship_confidence: Confidence = Confidence.LOW
    notes: tuple[str, ...] = ()
    """What the file says about what it leaves out."""
    not_yet_yours: int = field(default=0, compare=False)
    """How many rules came along and wait for a person's word, before the first session."""
    is_brief: bool = field(default=False, compare=False)
    """Whether it leaves out its own explanations, for want of room."""

    def items(self) -> Iterator[Item]:
        """Every memory in it, standing questions too, in the order of the file."""
        yield from (*self.doubts, *self.hooks, *self.hot)
        for session in self.warm:
            yield from session.fragments
        for composite in self.composites:
            yield composite
            yield from composite.standing
        yield from (*self.cold, *self.constraints, *self.relationship)


@dataclass(frozen=True, slots=True)
class Added:
    """Something new was written."""

    item: Item


@dataclass(frozen=True, slots=True)
class Reworded:
    """An entry was changed."""

    before: Item
    after: Item


@dataclass(frozen=True, slots=True)
class Removed:
    """An entry was deleted."""

    item: Item


@dataclass(frozen=True, slots=True)
class Retuned:
    """The tone of the last session was put otherwise."""

    before: ToneBlock | None
    after: ToneBlock


Edit = Added | Reworded | Removed | Retuned


def edits_between(before: Sheet, after: Sheet) -> list[Edit]:
    """What was added, changed and deleted; where an entry stands does not matter."""
    old = {item.name: item for item in before.items() if item.name}
    new = {item.name for item in after.items()}
    unnamed = Counter(_words(item) for item in before.items() if not item.name)
    edits: list[Edit] = []
    for item in after.items():
        known = old.get(item.name)
        if known is None and unnamed and unnamed[_words(item)] > 0:
            unnamed[_words(item)] -= 1
        elif known is None:
            edits.append(Added(item))
        elif _words(known) != _words(item):
            edits.append(Reworded(known, item))
    edits += [Removed(item) for name, item in old.items() if name not in new]
    return [*reunited(edits), *_retuned(before, after)]


def reunited(edits: Sequence[Edit]) -> list[Edit]:
    """The edits, in which an entry that lost its name but not its words is the same entry."""
    gone = {fingerprint(e.item.text): e.item for e in edits if isinstance(e, Removed)}
    found: list[Edit] = []
    kept: set[str] = set()
    for edit in edits:
        old = None
        if gone and isinstance(edit, Added) and not edit.item.name:
            old = gone.pop(fingerprint(edit.item.text), None)
        if old is None or not isinstance(edit, Added):
            found.append(edit)
            continue
        kept.add(old.name)
        moved = _moved(old, edit.item)
        if _words(moved) != _words(old):
            found.append(Reworded(old, moved))
    return [e for e in found if not (isinstance(e, Removed) and e.item.name in kept)]


def _moved(old: Item, new: Item) -> Item:
    """An entry written anew without its name; what is not said anew stays."""
    given = {
        name: value
        for name in ("salience", "feeling", "path", "confidence", "reversal", "anchors", "aspect")
        if (value := getattr(new, name)) not in (None, "", ())
    }
    return replace(old, kind=new.kind, text=new.text, line=new.line, **given)


def _retuned(before: Sheet, after: Sheet) -> Iterator[Retuned]:
    """The tones put otherwise: of the last session in full, of a warm one by its summary."""
    if after.tone:
        session = before.tone.session if before.tone else after.tone.session
        tone = replace(after.tone, session=session)
        if tone != before.tone:
            yield Retuned(before.tone, tone)
    known = {warm.session: warm for warm in before.warm}
    for warm in after.warm:
        was = known.get(warm.session)
        if was and (put := _put_otherwise(was, warm)) != was:
            yield Retuned(_tone(was), _tone(put))


def _put_otherwise(was: WarmSession, now: WarmSession) -> WarmSession:
    """A warm session as it is told now; what is no longer told of it stays."""
    mood, style = (now.mood, now.style) if now.summary else (was.mood, was.style)
    aim, outcome = now.aim or was.aim, now.outcome or was.outcome
    return replace(was, mood=mood, style=style, aim=aim, outcome=outcome)


def _tone(warm: WarmSession) -> ToneBlock:
    return ToneBlock(warm.session, warm.mood, warm.style, aim=warm.aim, outcome=warm.outcome)


def _words(item: Item) -> Item:
    """What of an item is a person's to change; in which session it was said is not."""
    aspect = item.aspect
    if item.kind is Kind.RELATIONSHIP:
        aspect = aspect or Aspect.PREFERENCE
    return replace(
        item,
        created="",
        session=None,
        sources=(),
        moods=(),
        standing=(),
        by_hand=False,
        aspect=aspect,
    )
