"""Features: what the trained ranker looks at in each of the best units of a pool."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from reverie.recall.hit import stems_in

if TYPE_CHECKING:
    from reverie.domain.language import Language
    from reverie.recall.signals import Signals
    from reverie.recall.weights import Fused

COLUMNS = (
    "words",
    "coverage",
    "said",
    "context",
    "statements",
    "questions",
    "fact",
    "speaker",
    "asks",
    "asks briefly",
    "on the day",
    "told soon after",
    "like said",
    "like after reply",
    "like statement",
)
"""The signals taken over as they are."""
FROM_NEIGHBOURS = ("words", "context", "like said")
KINDS = ("time", "place", "number", "reason", "person")


def features_of(signals: Signals, fused: Fused, best: Sequence[int]) -> list[dict[str, float]]:
    """The features by name of the units at these places, the best fused score first."""
    units = signals.pool.units
    place = {(unit.session, unit.number): n for n, unit in enumerate(units)}
    top = fused.scores[best[0]] if best else 0.0
    rows = []
    for n in best:
        row = {name: signals.of(name)[n] for name in COLUMNS if name in signals.columns}
        row |= {
            "score": fused.scores[n],
            "behind the best": top - fused.scores[n],
            "relevance": fused.relevance[n],
            "session": fused.shares["session"][n],
        }
        row |= _around(signals, fused, place, n)
        row |= _in_itself(signals, n)
        rows.append(row)
    return rows


def _around(
    signals: Signals, fused: Fused, place: dict[tuple[str, int], int], n: int
) -> dict[str, float]:
    """What stands before and after a unit in its session."""
    unit, speech = signals.pool.units[n], signals.pool.query.language.speech
    row = {}
    for step, where in ((-1, "before"), (1, "after")):
        near = place.get((unit.session, unit.number + step))
        if near is None:
            continue
        row[f"relevance {where}"] = fused.relevance[near]
        for name in FROM_NEIGHBOURS:
            if name in signals.columns:
                row[f"{name} {where}"] = signals.columns[name][near]
        other = signals.pool.units[near]
        asked = step < 0 and other.speaker != unit.speaker and speech.ends_asking(other.text)
        if asked:
            row["answers"] = 1.0
            row["answers what matched"] = max(0.0, signals.of("words")[near])
    return row


def _in_itself(signals: Signals, n: int) -> dict[str, float]:
    """What a unit is, and whether it holds the kind of answer that is wanted."""
    unit, query, rarity = signals.pool.units[n], signals.pool.query, signals.pool.rarity
    speech = query.language.speech
    row = {
        "filler": float(speech.opens_with_filler(unit.text)),
        "photo": float(speech.shows_a_photo(unit.text)),
        "of another": float(bool(query.people) and unit.speaker not in query.people),
        "rarest word": max((rarity[one] for one in signals.held[n].stems), default=0.0)
        / max(rarity.values(), default=1.0),
        "likelihood": float("likelihood" in query.wants),
    }
    for kind in KINDS:
        if unit.gloss and kind in query.wants:
            row[f"tells {kind}"] = 1.0 if kind in unit.gloss.tells else -1.0
    if unit.gloss:
        row["best sentence"] = _best_sentence(unit.gloss.statements, rarity, query.language)
    return row


def _best_sentence(
    statements: Sequence[str], rarity: Mapping[str, float], language: Language
) -> float:
    """The largest share of the question that one sentence holds."""
    whole = sum(rarity.values()) or 1.0
    shares = (
        sum(rarity[one] for one in stems_in(text, language) & set(rarity)) for text in statements
    )
    return max(shares, default=0.0) / whole
