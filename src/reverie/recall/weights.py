"""Weights: one score from many signals, a weighted sum by hand, with each signal's share in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from itertools import pairwise
from operator import add, mul, sub
from typing import TYPE_CHECKING

from reverie.domain.values.boundary import ACROSS
from reverie.domain.values.episode import Voice
from reverie.domain.values.unit import SPEAKERS
from reverie.frozen import dataclass
from reverie.recall.signals import DEEP, QUICK, Occasion

if TYPE_CHECKING:
    from reverie.domain.values.unit import Unit
    from reverie.recall.signals import Signals


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each signal counts; relevance is what spreads to neighbours and the session."""

    relevance: Mapping[str, float]
    priors: Mapping[str, float] = field(default_factory=dict)
    from_before: float = 0.3
    """The share of a unit's relevance that reaches the next unit: answers follow questions."""
    from_after: float = 0.1
    session: float = 0.7
    """The share of the best relevance of a session that all its units get."""
    from_question: float = 0.0
    """The share of the relevance of a unit that asks which reaches the one that replies."""
    in_reply: float = 0.0
    """The same of any unit to which an agent replies."""


FEW, AMONG_MANY = 0.1, 0.5
"""The share of a mind that a pool holds at most when the fact prior counts for this much of it."""
ALONE = 0.25
"""What neighbours and session count where nobody answers: such notes stand for themselves."""
IN_REPLY = 0.4
"""The share of a person's relevance that reaches the agent's reply where a question asks why."""
_ALWAYS = {"on the day": 0.3, "told soon after": 0.6, "related": 0.3}
_BESIDE_MEANING = {"related": 0.1}
"""What other words count where persons talk and meaning tells as well."""
UNSAID = 1.0
"""What other words count at work where nobody says a word of the question,"""
BESIDE_MEANING = 0.8
"""and the share of that which is left where what reads whole passages tells as well."""
_ASKS = {"asks": -2.0, "asks briefly": -2.0}
TALK_BEFORE_A_NIGHT = Weights(
    {"words": 1.0, **_ALWAYS}, {"speaker": 4.0, **_ASKS}, from_before=0.4, session=0.7
)
TALK_AFTER_A_NIGHT = Weights(
    {"words": 0.25, "context": 0.5, "questions": 0.2, QUICK: 0.3, **_ALWAYS, "related": 0.2},
    {"speaker": 4.0, "asks briefly": -0.5, "fact": 0.7, "tells": 0.4},
    from_before=0.35,
    from_after=0.15,
    session=0.5,
)
TALK_WITH_VECTORS = Weights(
    {"words": 0.2, "context": 0.4, "questions": 0.2, DEEP: 1.4, QUICK: 0.4, **_ALWAYS}
    | _BESIDE_MEANING,
    {"speaker": 4.0, "asks briefly": -0.5, "fact": 1.2, "tells": 0.4},
    from_before=0.1,
    session=0.3,
)
_KEPT = {"kept": 0.3, "decided": 0.3}
_OF_WORK = {"newer": 0.5, "agent speaks": -0.3, "announces": -2.0}
WORK_BEFORE_A_NIGHT = Weights(
    {"words": 1.0, "said": 0.2, **_KEPT, **_ALWAYS},
    {"speaker": 4.0, **_OF_WORK, "asks briefly": -0.5},
    from_before=0.15,
    from_after=0.05,
    session=0.3,
    from_question=0.3,
)
WORK_AFTER_A_NIGHT = Weights(
    {"words": 0.8, "said": 0.2, "context": 0.25, "questions": 0.15, **_KEPT, **_ALWAYS},
    {"speaker": 4.0, **_OF_WORK, "asks briefly": -0.5, "fact": 0.2},
    from_before=0.15,
    from_after=0.05,
    session=0.3,
    from_question=0.3,
)
_AGENT = SPEAKERS[Voice.AGENT]
_AT_WORK = {QUICK: 0.4, DEEP: 1.2}
_BY_WORDS = ("words", "said", "context", "questions", "kept", "decided")


def weights_for(signals: Signals) -> Weights:
    """The weights that fit what a pool has: who speaks, vectors, and what else nights made.

    Of a large mind a pool holds what matches best, and all of that about as well: how factual it
    is would then tell more than the words.
    """
    weights = _weights_of_a_small_mind(signals)
    pool = signals.pool
    if FEW * pool.size <= len(pool.units) or "fact" not in weights.priors:
        return weights
    fact = AMONG_MANY * weights.priors["fact"]
    return replace(weights, priors={**weights.priors, "fact": fact})


def _weights_of_a_small_mind(signals: Signals) -> Weights:
    has_glosses = "fact" in signals.columns
    if signals.occasion is Occasion.TALK:
        rested = TALK_AFTER_A_NIGHT if has_glosses else TALK_BEFORE_A_NIGHT
        return TALK_WITH_VECTORS if DEEP in signals.columns else rested
    rested = WORK_AFTER_A_NIGHT if has_glosses else WORK_BEFORE_A_NIGHT
    asks_why = "reason" in signals.pool.query.wants
    return _with_meaning(_for_a_reason(rested) if asks_why else rested, signals)


def _for_a_reason(weights: Weights) -> Weights:
    """Weights for a why: who tells of trouble is told its cause by the agent that replies."""
    return replace(weights, in_reply=IN_REPLY)


def _with_meaning(weights: Weights, signals: Signals) -> Weights:
    """Weights that add meaning; words count less, the less of the question anyone has said.

    Where no unit says much of it, what the words find has them by chance; without meaning at
    hand, where what they find would stand out by this alone. Other words then count the more.
    """
    trust = signals.worded**3 if DEEP in signals.columns else signals.standing**2
    relevance = {**weights.relevance, **_AT_WORK}
    relevance |= {name: trust * relevance.get(name, 0.0) for name in _BY_WORDS}
    others = signals.worded * relevance["related"] + (1 - signals.worded) * UNSAID
    relevance["related"] = BESIDE_MEANING * others if DEEP in signals.columns else others
    return replace(weights, relevance=relevance)


@dataclass(frozen=True, slots=True)
class Fused:
    """The scores of a pool, and what made them up, signal by signal."""

    scores: list[float]
    own: list[float]
    """What the words and the meaning of each unit itself say for it, not those around it."""
    shares: dict[str, list[float]]


def fuse(signals: Signals, weights: Weights | None = None) -> Fused:
    """The score of each unit: its own relevance, some of its neighbours', and what it is."""
    weights = weights or weights_for(signals)
    units = signals.pool.units
    sessions = [unit.session for unit in units]
    shares = _weighed(signals, weights.relevance)
    own = _sums(shares, len(units))
    itself = list(map(sub, own, shares["context"])) if "context" in shares else own
    tied = _ties(units, sessions)
    near = _from_neighbours(units, sessions, own, weights)
    for n, share in _from_questions(signals, own, weights):
        near[n] += share
    near = list(map(mul, map(tied.__getitem__, sessions), near))
    shares["neighbours"] = near
    best = _best_of_sessions(sessions, map(add, own, near))
    gained = {name: weights.session * tied[name] * score for name, score in best.items()}
    shares["session"] = list(map(gained.__getitem__, sessions))
    shares |= _weighed(signals, weights.priors)
    return Fused(_sums(shares, len(units)), itself, shares)


def _weighed(signals: Signals, weights: Mapping[str, float]) -> dict[str, list[float]]:
    return {
        name: [weight * value for value in signals.columns[name]]
        for name, weight in weights.items()
        if weight and name in signals.columns
    }


def _sums(shares: Mapping[str, list[float]], size: int) -> list[float]:
    return list(map(sum, zip(*shares.values(), strict=True))) or [0.0] * size


def _from_neighbours(
    units: Sequence[Unit], sessions: Sequence[str], relevance: Sequence[float], weights: Weights
) -> list[float]:
    """What the two units before and after add: half a step further, less across a boundary."""
    begun = _begun(units, sessions)
    numbers = [unit.number for unit in units]
    added = [0.0] * len(units)
    before, after = ((0.0, share, share / 2) for share in (weights.from_before, weights.from_after))
    for step in (1, 2):
        for n, apart in enumerate(map(sub, numbers[step:], numbers)):
            other = n + step
            if apart > 2 or sessions[other] != sessions[n]:
                continue
            crossed = begun[other] - begun[n]
            carried = ACROSS**crossed if crossed else 1.0
            added[other] += before[apart] * relevance[n] * carried
            added[n] += after[apart] * relevance[other] * carried
    return added


def _from_questions(
    signals: Signals, relevance: Sequence[float], weights: Weights
) -> Iterator[tuple[int, float]]:
    """What replies gain from what they reply to, each with its place: from questions like this."""
    if not (weights.from_question or weights.in_reply):
        return
    for n, ((asked, reply), asks) in enumerate(
        zip(pairwise(signals.pool.units), signals.columns["asks"], strict=False)
    ):
        follows = reply.number == asked.number + 1 and reply.session == asked.session
        replies = reply.speaker == _AGENT != asked.speaker
        share = max(asks and weights.from_question, replies and weights.in_reply)
        if share and follows and relevance[n] > 0:
            yield n + 1, share * relevance[n]


def _begun(units: Sequence[Unit], sessions: Sequence[str]) -> list[int]:
    """How many boundaries lie before each unit in its session."""
    begins = [bool(unit.gloss and unit.gloss.boundary) for unit in units]
    if not any(begins):
        return [0] * len(units)
    counts = dict.fromkeys(sessions, 0)
    begun = []
    for session, is_one in zip(sessions, begins, strict=True):
        counts[session] += is_one
        begun.append(counts[session])
    return begun


def _ties(units: Sequence[Unit], sessions: Sequence[str]) -> dict[str, float]:
    """How much the units of each session hang together: less where one speaks alone.

    Who only thinks is not heard, and so is no other.
    """
    thinking = SPEAKERS[Voice.THINKING]
    tied = dict.fromkeys(sessions, ALONE)
    first: dict[str, str] = {}
    for session, unit in zip(sessions, units, strict=True):
        one = unit.speaker
        if one != thinking and one != first.setdefault(session, one):
            tied[session] = 1.0
    return tied


def _best_of_sessions(sessions: Sequence[str], relevance: Iterable[float]) -> dict[str, float]:
    best: dict[str, float] = {}
    for session, score in zip(sessions, relevance, strict=True):
        if score >= best.get(session, score):
            best[session] = score
    return best
