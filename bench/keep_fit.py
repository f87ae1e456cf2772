"""Fit the judge of what is worth keeping to labelled utterances, and say how well it does.

    python bench/keep_fit.py [--data FOLDER] [--write]

Each figure is of repositories that the fit has not seen: one is left out at a time. Needs
scikit-learn, and the sessions that `bench/keep_labels.tsv` labels (../shared/eval/coding): the
labels are here, the text is not ours to ship.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "bench"))

from coding_sessions import DATA, CodingSession, coding_sessions, labels, mark_of  # noqa: E402
from reverie.domain.language import DEFAULT  # noqa: E402
from reverie.domain.rules.judge import features  # noqa: E402
from reverie.domain.rules.utterances import utterances  # noqa: E402
from reverie.domain.values.episode import Voice  # noqa: E402
from reverie.domain.values.utterance import Form, Utterance  # noqa: E402

WEIGHTS = ROOT / "src/reverie/domain/language/english/sign_weights.py"
FLATNESS = 0.02
"""How freely the straight line may follow the examples (scikit-learn's C)."""
NOTHING, BORDERLINE = "nothing", "borderline"
VOICES = (Voice.PERSON, Voice.AGENT)


class Example(NamedTuple):
    """One utterance that is not left out at once, what the judge sees of it, and its label."""

    repository: str
    session: str
    utterance: Utterance
    signs: dict[str, float]
    label: str

    @property
    def is_good(self) -> bool:
        """Whether it is worth keeping beyond doubt."""
        return self.label not in ("", NOTHING, BORDERLINE)


def examples(sessions: Sequence[CodingSession]) -> Iterator[Example]:
    """The labelled utterances of some sessions."""
    known = labels()
    keeping = DEFAULT.retention
    for one in sessions:
        said = utterances(one.episodes)
        for utterance, signs in zip(said, features(said, one.episodes), strict=True):
            by_agent, is_answer = utterance.voice is Voice.AGENT, utterance.form is Form.ANSWER
            if keeping.passing(utterance.text, by_agent=by_agent, is_answer=is_answer) is None:
                mark = mark_of(one.repository, one.messages[utterance.episode], utterance.text)
                yield Example(one.repository, one.id, utterance, signs, known.get(mark, ""))


def fitted(some: Sequence[Example]) -> tuple[float, dict[str, float]]:
    """The bias and the weight of each sign; a borderline case counts half for, half against."""
    import numpy
    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import StandardScaler

    names = sorted({name for one in some for name in one.signs})
    rows = numpy.array([[one.signs.get(name, 0.0) for name in names] for one in some])
    many = Counter(one.repository for one in some)
    shares = numpy.array([many[one.repository] ** -0.5 for one in some])
    shares /= shares.mean()
    half = numpy.array([one.label == BORDERLINE for one in some])
    good = numpy.array([float(one.is_good) for one in some])
    scale = StandardScaler().fit(rows)
    seen = scale.transform(rows)
    model: Any = LogisticRegression(C=FLATNESS, max_iter=3_000).fit(
        numpy.vstack([seen[~half], seen[half], seen[half]]),
        numpy.concatenate([good[~half], numpy.ones(half.sum()), numpy.zeros(half.sum())]),
        sample_weight=numpy.concatenate([shares[~half], shares[half] / 2, shares[half] / 2]),
    )
    weights = model.coef_[0] / scale.scale_
    bias = float(model.intercept_[0] - (weights * scale.mean_).sum())
    return bias, dict(zip(names, map(float, weights), strict=True))


def main() -> None:
    """Leave each repository out once, print what the judge then does, and fit it to all."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--write", action="store_true", help="write the weights")
    given = parser.parse_args()
    found = list(examples(list(coding_sessions(given.data))))
    marked = [one for one in found if one.label]
    print(
        f"{len(marked)} labelled utterances of {len({o.repository for o in marked})} repositories"
    )
    for voice in VOICES:
        some = [one for one in marked if one.utterance.voice is voice]
        print(f"{voice}: {len(some)}, worth keeping {sum(one.is_good for one in some)}")
        print(f"  area under the curve, repositories left out: {_held_out_area(some):.3f}")
    if given.write:
        WEIGHTS.write_text(_module(marked), encoding="utf-8")
        print(f"written: {WEIGHTS.relative_to(ROOT)}")


def _held_out_area(some: Sequence[Example]) -> float:
    """The chance that a good one scores above a bad one, in repositories the fit has not seen."""
    good, bad = [], []
    for repository in {one.repository for one in some}:
        model = fitted([one for one in some if one.repository != repository])
        for one in some:
            if one.repository == repository and one.label != BORDERLINE:
                (good if one.is_good else bad).append(_odds(model, one.signs))
    wins = sum((a > b) + (a == b) / 2 for a in good for b in bad)
    return wins / max(1, len(good) * len(bad))


def _odds(model: tuple[float, dict[str, float]], signs: dict[str, float]) -> float:
    bias, weights = model
    return bias + sum(value * weights.get(name, 0.0) for name, value in signs.items())


def _module(marked: Sequence[Example]) -> str:
    """The module that holds the weights."""
    parts = [
        '"""Sign weights: what each sign adds to the log-odds that something is worth keeping.\n\n'
        'Written by `bench/keep_fit.py`; not to be edited.\n"""\n\n'
        "from __future__ import annotations\n"
    ]
    for voice in VOICES:
        bias, weights = fitted([one for one in marked if one.utterance.voice is voice])
        name = voice.value.upper()
        rows = "".join(f'    "{sign}": {weight:.3f},\n' for sign, weight in weights.items())
        parts.append(f"\n{name}_BIAS = {bias:.3f}\n{name}: dict[str, float] = {{\n{rows}}}\n")
    return "".join(parts)


if __name__ == "__main__":
    main()
