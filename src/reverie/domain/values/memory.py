"""Memory: one idea kept, with its sources and how present and permanent it is."""

from __future__ import annotations

from datetime import datetime
from enum import IntEnum, StrEnum

from reverie.domain.formulas.layers import layer_of_age
from reverie.domain.formulas.salience import present_salience, unfloored_salience
from reverie.domain.intake.text import on_one_line
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.ending import Ending
from reverie.domain.values.source import Source
from reverie.domain.values.texture import PLAIN, Texture
from reverie.frozen import dataclass
from reverie.settings import Settings

ONE = 10_000
"""Strength, salience and link weight are whole ten-thousandths inside: 10,000 is 1.0."""


class Kind(StrEnum):
    """What sort of idea a memory is; those on top are the last to be lost."""

    CONSTRAINT = "constraint"
    QUESTION = "question"
    TENSION = "tension"
    DOUBT = "doubt"
    DECISION = "decision"
    EVOCATION = "evocation"
    RELATIONSHIP = "relationship"
    INSIGHT = "insight"
    TONE = "tone"
    FACT = "fact"
    HISTORY = "history"
    COMPOSITE = "composite"


SURVIVAL = {kind: place for place, kind in enumerate(Kind)}
"""The order in which kinds are lost: the highest number goes first."""

ALWAYS_SALIENT = frozenset({Kind.CONSTRAINT, Kind.QUESTION, Kind.TENSION, Kind.DOUBT})
ONLY_FROM_A_PERSON = frozenset({Kind.CONSTRAINT, Kind.RELATIONSHIP})
NEVER_LOST = frozenset({Kind.CONSTRAINT, Kind.QUESTION, Kind.TENSION})
"""What no night may end: only someone's word does."""
UNFADING = frozenset({Kind.QUESTION, Kind.TENSION})
"""What does not fade while it is open."""
SLOW_TO_FADE = frozenset({Kind.DECISION, Kind.EVOCATION, Kind.COMPOSITE})
"""What resists longer than what is known of the user (C12), and so fades no faster."""


class Layer(IntEnum):
    """How compressed a memory is."""

    HOT = 0
    WARM = 1
    COLD = 2


class Author(StrEnum):
    """Who did something: only a person's word decides what waits for a person."""

    PERSON = "person"
    AGENT = "agent"
    NIGHT = "night"
    MACHINE = "machine"
    THINKER = "thinker"
    """Whoever looks a second time, and words things better than the rules."""


@dataclass(frozen=True, slots=True)
class Wording:
    """What a memory says, and who put it so."""

    kind: Kind
    text: str
    by: Author
    texture: Texture = PLAIN


@dataclass(frozen=True, slots=True)
class Salience:
    """How present a memory was when last reinforced, and in which session that was."""

    points: int
    since: int


@dataclass(frozen=True, slots=True)
class Strength:
    """How permanent a memory is; grows by replay."""

    points: int = 0
    replays: int = 0
    night: int | None = None
    """The day of its last replay."""
    times: int = 0
    """How often it was replayed on that day."""
    permanent: int | None = None
    """The day since which it is permanent; once so, it stays so."""


@dataclass(frozen=True, slots=True)
class Use:
    """How often a memory was recalled and helped, when and in which session last."""

    times: int = 0
    at: datetime | None = None
    session: int | None = None
    tagged: bool = False
    """Whether it is replayed only because it is used: that alone makes nothing permanent."""


UNUSED = Use()


@dataclass(frozen=True, slots=True)
class Memory:
    """One idea kept. What can change is held in parts, from its wording to its ending."""

    number: int
    name: str
    session: int
    born: datetime
    sources: tuple[Source, ...]
    appraisal: Appraisal
    tagged: bool
    wording: Wording
    layer: Layer
    salience: Salience
    strength: Strength
    ending: Ending | None = None
    """How it ceased to hold; none while it does."""
    use: Use = UNUSED

    @property
    def kind(self) -> Kind:
        """What sort of idea it is."""
        return self.wording.kind

    @property
    def text(self) -> str:
        """What it says, on one line: a line of its own could pass for somebody else's."""
        return on_one_line(self.wording.text)


def newborn(
    number: int,
    at: datetime,
    session: int,
    wording: Wording,
    *,
    appraisal: Appraisal,
    sources: tuple[Source, ...],
    tagged: bool = True,
) -> Memory:
    """A memory as it comes into the world: hot, and as salient as it matters."""
    return Memory(
        number=number,
        name=name_of(number, at),
        session=session,
        born=at,
        sources=sources,
        appraisal=appraisal,
        tagged=tagged,
        wording=wording,
        layer=Layer.HOT,
        salience=Salience(birth_salience(wording.kind, appraisal.importance), session),
        strength=Strength(),
    )


def name_of(number: int, born: datetime) -> str:
    """The public name of a memory: its day and its number."""
    return f"f-{born:%Y%m%d}-{number:03d}"


def kind_allowed(kind: Kind, said_by_person: bool) -> Kind:
    """The kind itself; a rule or a trait that no person stated is only a doubt."""
    return kind if said_by_person or kind not in ONLY_FROM_A_PERSON else Kind.DOUBT


def is_held_back(memory: Memory) -> bool:
    """Whether a memory is only a doubt because no person said what it says."""
    is_open = memory.kind is Kind.DOUBT and memory.ending is None
    return is_open and memory.wording.texture.held and memory.wording.by is not Author.PERSON


def birth_salience(kind: Kind, importance: int) -> int:
    """Salience at birth, in ten-thousandths, from the importance in hundredths."""
    points = importance * ONE // 100
    return max(points, ONE * 9 // 10) if kind in ALWAYS_SALIENT else points


def layer_for(session: int, coming: int, settings: Settings) -> Layer:
    """The layer of a memory from `session` when session `coming` will read it."""
    hot, warm = settings.memory.hot_until_age, settings.memory.warm_until_age
    return Layer(layer_of_age(coming - session, hot, warm))


def salience_now(memory: Memory, coming: int, settings: Settings) -> float:
    """How present the memory is for the session `coming`, from 0 to 1."""
    birth, age, kept = _fading(memory, coming, settings)
    return present_salience(birth, age, kept, settings.memory.salience_floor)


def has_faded(memory: Memory, coming: int, settings: Settings) -> bool:
    """Whether so little is left of a memory's salience that it may go."""
    return unfloored_salience(*_fading(memory, coming, settings)) < settings.memory.salience_floor


def may_fade_away(memory: Memory) -> bool:
    """Whether a night may let a memory go: no rule, open question, person's word, or permanent."""
    return (
        memory.ending is None
        and memory.kind not in NEVER_LOST
        and memory.wording.by is not Author.PERSON
        and memory.strength.permanent is None
    )


def may_give_way(memory: Memory) -> bool:
    """Whether a night may let another memory take this one's place."""
    is_free = memory.wording.by is not Author.PERSON and memory.kind not in NEVER_LOST
    return memory.ending is None and is_free


def rests(memory: Memory, coming: int, settings: Settings) -> bool:
    """Whether an open question was untouched for so long that nobody is told of it by itself."""
    untouched = coming - 1 - memory.salience.since
    return memory.kind is Kind.QUESTION and untouched >= settings.memory.open_rests_sessions


def kept_per_session(kind: Kind, settings: Settings) -> float:
    """The share of its salience that a memory of a kind keeps with each session."""
    if kind in UNFADING:
        return 1.0
    memory = settings.memory
    if kind is Kind.RELATIONSHIP:
        return memory.relationship_kept_per_session
    if kind in SLOW_TO_FADE:
        return memory.decision_kept_per_session
    is_insight = kind is Kind.INSIGHT
    return memory.insight_kept_per_session if is_insight else memory.salience_kept_per_session


def _fading(memory: Memory, coming: int, settings: Settings) -> tuple[float, int, float]:
    """Salience when last fresh, sessions since, and what each keeps; an ended one fades plainly."""
    kept = kept_per_session(memory.kind, settings)
    since = memory.salience.since
    if memory.ending:
        since = max(since, memory.ending.session)
        kept = min(kept, settings.memory.salience_kept_per_session)
    return memory.salience.points / ONE, max(0, coming - 1 - since), kept
