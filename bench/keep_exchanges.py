"""Exchanges: of the words said in one, how much each speaks for or against keeping something.

An exchange is a message of a person with what they heard just before and how they were answered.
The words are fitted to whole exchanges of made-up talk (logistic regression on runs of words), for
an exchange is idle or not as a whole; which of its sentences to keep is told by other signs.
Needs scikit-learn.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import log, sqrt
from typing import Any, NamedTuple

from keep_authored import everyday_talk, plain_talk
from reverie.domain.rules.exchanges import exchanges_of
from reverie.domain.values.episode import Episode

SEVERAL = 3
"""Writers who must use a run of words for it to count, so that none is anybody's own."""
MOST_RUNS = 8_000
"""Runs that are written down: those that tell most."""
SCALE = 0.83
"""How freely the line may follow runs."""
FOLDS = 6
PLAIN_COUNTS = 5
"""How often each plain statement counts: writers hardly write any, and people do."""


class Exchange(NamedTuple):
    """The runs of words of one exchange, and whether it holds something worth keeping."""

    writer: str
    runs: frozenset[str]
    is_good: bool


def exchanges() -> Iterator[Exchange]:
    """The exchanges of made-up talk; of talk to keep only those that hold its key words."""
    for writer, way, episodes in (*everyday_talk(), *(PLAIN_COUNTS * [*plain_talk()])):
        words = way.get("words")
        for number, runs in exchanges_of(episodes).items():
            if words is None or _holds(episodes, number, words):
                yield Exchange(writer, runs, words is not None)


def _holds(episodes: Sequence[Episode], number: int, words: Sequence[str]) -> bool:
    """Whether a message, or what it replies to, says some words."""
    said = " ".join(e.text for e in episodes if e.number in (number, number - 1)).casefold()
    return all(word.casefold() in said for word in words)


class Runs(NamedTuple):
    """A line on runs of words: what each adds to the log-odds, by how many an exchange has."""

    bias: float
    weights: Mapping[str, float]

    def odds(self, runs: frozenset[str]) -> float:
        """The log-odds that an exchange holds something worth keeping."""
        known = [self.weights[run] for run in runs if run in self.weights]
        return self.bias + sum(known) / sqrt(len(known)) if known else self.bias


def fitted_runs(some: Sequence[Exchange], most: int = MOST_RUNS) -> Runs:
    """What runs of words are worth; fitted anew to those of them that tell most."""
    users: dict[str, set[str]] = defaultdict(set)
    count: Counter[str] = Counter()
    for one in some:
        count.update(one.runs)
        for run in one.runs:
            users[run].add(one.writer)
    rarity = {
        run: SCALE * (log((1 + len(some)) / (1 + count[run])) + 1)
        for run, who in sorted(users.items())
        if len(who) >= SEVERAL
    }
    model, spread = _regression(some, rarity)
    if len(rarity) > most:
        telling = {
            run: abs(float(w)) * float(s)
            for run, w, s in zip(rarity, model.coef_[0], spread, strict=True)
        }
        best = sorted(sorted(telling), key=telling.__getitem__, reverse=True)[:most]
        rarity = {run: rarity[run] for run in sorted(best)}
        model, _ = _regression(some, rarity)
    weights = {run: float(w) * rarity[run] for run, w in zip(rarity, model.coef_[0], strict=True)}
    return Runs(float(model.intercept_[0]), weights)


def _regression(some: Sequence[Exchange], rarity: Mapping[str, float]) -> tuple[Any, Any]:
    """The model, and how far each run is spread among the exchanges (root mean square)."""
    import numpy
    from scipy.sparse import csr_matrix
    from sklearn.linear_model import LogisticRegression

    place = {run: n for n, run in enumerate(rarity)}
    values: list[float] = []
    rows: list[int] = []
    columns: list[int] = []
    for row, one in enumerate(some):
        known = sorted(run for run in one.runs if run in place)
        values += [rarity[run] / sqrt(len(known)) for run in known]
        rows += [row] * len(known)
        columns += [place[run] for run in known]
    table = csr_matrix((values, (rows, columns)), shape=(len(some), len(place)))
    good = [one.is_good for one in some]
    model = LogisticRegression(max_iter=5_000).fit(table, good)
    return model, numpy.sqrt(numpy.asarray(table.multiply(table).mean(0)).ravel())


def runs_of(sources: frozenset[str]) -> tuple[Runs, Mapping[str, Runs]]:
    """The line on the talk of writers among some, and for each of them one that has not seen them.

    Real repositories among the sources have no part in it.
    """
    return _runs_of(sources & {one.writer for one in _every_exchange()})


@cache
def _runs_of(writers: frozenset[str]) -> tuple[Runs, Mapping[str, Runs]]:
    some = [one for one in _every_exchange() if one.writer in writers]
    return fitted_runs(some), _left_out_in_turn(some)


@cache
def _every_exchange() -> tuple[Exchange, ...]:
    return tuple(exchanges())


def _left_out_in_turn(some: Sequence[Exchange]) -> Mapping[str, Runs]:
    """For each writer a line that has not seen them; some writers are left out at a time."""
    writers = sorted({one.writer for one in some})
    found: dict[str, Runs] = {}
    for fold in range(FOLDS):
        others = frozenset(writers[fold::FOLDS])
        line = fitted_runs([one for one in some if one.writer not in others])
        found |= dict.fromkeys(others, line)
    return found
