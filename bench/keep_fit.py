"""Fit the judge of what is worth keeping to labelled utterances, and say how well it does.

    python bench/keep_fit.py [--data FOLDER] [--write]

Each figure is of repositories that the fit has not seen: one is left out at a time. What persons
say is fitted to made-up talk too (`keep_authored.py`). Needs scikit-learn, and the sessions that
`bench/keep_labels.tsv` labels (../shared/eval/coding): the labels are here, the text is not ours
to ship.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "bench"))

from coding_sessions import DATA, CodingSession, coding_sessions, labels, mark_of  # noqa: E402
from keep_authored import authored  # noqa: E402
from reverie.domain.language import DEFAULT  # noqa: E402
from reverie.domain.rules.judge import (  # noqa: E402
    features,
    kind_words,
    word_shares,
    word_sign,
)
from reverie.domain.rules.utterances import utterances  # noqa: E402
from reverie.domain.values.episode import Voice  # noqa: E402
from reverie.domain.values.utterance import Form, Utterance  # noqa: E402

ENGLISH = ROOT / "src/reverie/domain/language/english"
FLATNESS = 0.01
"""How freely the straight line may follow the examples (scikit-learn's C)."""
FREEDOM, SIGN_SHARE = 10.0, 0.05
"""The same for the line that tells kinds apart, and how much a sign counts there beside words."""
SEVERAL = 4
"""Writers and projects that must use a word for it to tell a kind."""
AUTHORED_SHARE = 0.5
"""How much a made-up example counts beside a real one."""
KINDS = {
    "constraint": "constraint",
    "decision": "decision",
    "preference": "relationship",
    "relationship": "relationship",
    "fact": "fact",
    "insight": "fact",
    "history": "fact",
}
"""The kinds that the judge tells apart, by their labels; a correction may be any."""
NOTHING, BORDERLINE = "nothing", "borderline"
VOICES = (Voice.PERSON, Voice.AGENT)


class Example(NamedTuple):
    """One utterance that is not left out at once, what the judge sees of it, and its label."""

    repository: str
    session: str
    utterance: Utterance
    signs: dict[str, float]
    label: str
    share: float = 1.0
    """How much it counts beside others."""

    @property
    def is_good(self) -> bool:
        """Whether it is worth keeping beyond doubt."""
        return self.label not in ("", NOTHING, BORDERLINE)


def examples(sessions: Sequence[CodingSession]) -> Iterator[Example]:
    """The labelled utterances of some sessions."""
    known = labels()
    for one in sessions:
        said = utterances(one.episodes)
        for utterance, signs in zip(said, features(said, one.episodes), strict=True):
            if not _is_passing(utterance):
                mark = mark_of(one.repository, one.messages[utterance.episode], utterance.text)
                yield Example(one.repository, one.id, utterance, signs, known.get(mark, ""))


def made_up(data: Path) -> list[Example]:
    """What persons say in made-up talk and is not left out at once."""
    return [
        Example(one.source, "", one.utterance, one.signs, one.label, AUTHORED_SHARE)
        for one in authored(data)
        if not _is_passing(one.utterance)
    ]


def _is_passing(said: Utterance) -> bool:
    by_agent, is_answer = said.voice is Voice.AGENT, said.form is Form.ANSWER
    reason = DEFAULT.retention.passing(said.text, by_agent=by_agent, is_answer=is_answer)
    return reason is not None


def fitted(some: Sequence[Example]) -> tuple[float, dict[str, float]]:
    """The bias and the weight of each sign; a borderline case counts half for, half against."""
    import numpy
    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import StandardScaler

    names = sorted({name for one in some for name in one.signs})
    rows = numpy.array([[one.signs.get(name, 0.0) for name in names] for one in some])
    shares = numpy.array(_shares(some))
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


def _shares(some: Sequence[Example]) -> list[float]:
    """How much each example counts: those of a talkative repository less, made-up ones half."""
    many = Counter(one.repository for one in some)
    raw = [many[one.repository] ** -0.5 if one.share == 1 else 0.0 for one in some]
    real = [share for share in raw if share]
    mean = sum(real) / max(1, len(real))
    return [share / mean if share else one.share for share, one in zip(raw, some, strict=True)]


def kinds_fitted(some: Sequence[Example]) -> dict[str, tuple[float, dict[str, float]]]:
    """For each kind that the judge tells apart, the bias and the weight of each sign and word."""
    import numpy
    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import StandardScaler

    told = [one for one in some if one.label in KINDS]
    names = sorted({name for one in told for name in one.signs})
    words = common_words(told)
    rows = numpy.array([[one.signs.get(name, 0.0) for name in names] for one in told])
    said = numpy.array([_said(one, words) for one in told])
    scale = StandardScaler().fit(rows)
    model: Any = LogisticRegression(C=FREEDOM, max_iter=3_000).fit(
        numpy.hstack([SIGN_SHARE * scale.transform(rows), said]), [KINDS[one.label] for one in told]
    )
    found = {}
    for kind, line, bias in zip(model.classes_, model.coef_, model.intercept_, strict=True):
        weights = SIGN_SHARE * line[: len(names)] / scale.scale_
        start = float(bias - (weights * scale.mean_).sum())
        every = [*names, *map(word_sign, words)]
        values = [*map(float, weights), *map(float, line[len(names) :])]
        found[str(kind)] = start, dict(zip(every, values, strict=True))
    return found


def common_words(some: Sequence[Example]) -> list[str]:
    """The words that several writers and projects use, so that none is anybody's own."""
    users: dict[str, set[str]] = defaultdict(set)
    for one in some:
        for word in kind_words(one.utterance.text):
            users[word].add(one.repository)
    return sorted(word for word, who in users.items() if len(who) >= SEVERAL)


def _said(one: Example, words: Sequence[str]) -> list[float]:
    shares = word_shares(one.utterance.text, {word_sign(word) for word in words})
    return [shares.get(word_sign(word), 0.0) for word in words]


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
    more = made_up(given.data)
    print(f"{len(more)} made-up utterances of persons")
    for voice in VOICES:
        some = [one for one in marked if one.utterance.voice is voice]
        others = more if voice is Voice.PERSON else []
        print(f"{voice}: {len(some)}, worth keeping {sum(one.is_good for one in some)}")
        print(f"  area under the curve, repositories left out: {_held_out_area(some, others):.3f}")
    if given.write:
        _write("sign_weights.py", _sign_weights([*marked, *more]))
        _write("kind_weights.py", _kind_weights([*marked, *more]))


def _held_out_area(some: Sequence[Example], others: Sequence[Example]) -> float:
    """The chance that a good one scores above a bad one, in repositories the fit has not seen."""
    good, bad = [], []
    for repository in {one.repository for one in some}:
        model = fitted([*(one for one in some if one.repository != repository), *others])
        for one in some:
            if one.repository == repository and one.label != BORDERLINE:
                (good if one.is_good else bad).append(_odds(model, one.signs))
    wins = sum((a > b) + (a == b) / 2 for a in good for b in bad)
    return wins / max(1, len(good) * len(bad))


def _odds(model: tuple[float, dict[str, float]], signs: dict[str, float]) -> float:
    bias, weights = model
    return bias + sum(value * weights.get(name, 0.0) for name, value in signs.items())


def _write(name: str, module: str) -> None:
    file = ENGLISH / name
    file.write_text(module, encoding="utf-8")
    print(f"written: {file.relative_to(ROOT)}")


def _opening(sentence: str) -> str:
    return (
        f'"""{sentence}\n\nWritten by `bench/keep_fit.py`; not to be edited.\n"""\n\n'
        "from __future__ import annotations\n"
    )


def _sign_weights(marked: Sequence[Example]) -> str:
    """The module that holds what signs are worth to the judge."""
    parts = [
        _opening(
            "Sign weights: what each sign adds to the log-odds that something is worth keeping."
        )
    ]
    for voice in VOICES:
        bias, weights = fitted([one for one in marked if one.utterance.voice is voice])
        name = voice.value.upper()
        rows = "".join(f'    "{sign}": {weight:.3f},\n' for sign, weight in weights.items())
        parts.append(f"\n{name}_BIAS = {bias:.3f}\n{name}: dict[str, float] = {{\n{rows}}}\n")
    return "".join(parts)


def _kind_weights(marked: Sequence[Example]) -> str:
    """The module that holds what signs and words tell of the kind of a person's words."""
    kinds = kinds_fitted([one for one in marked if one.utterance.voice is Voice.PERSON])
    parts = [
        _opening(
            "Kind weights: what each sign adds to the log-odds that a person's words are of a kind."
        ),
        f"\nORDER = {tuple(kinds)!r}\n".replace("'", '"'),
        f"BIASES = ({', '.join(f'{bias:.2f}' for bias, _ in kinds.values())})\n",
        "WEIGHTS: dict[str, tuple[float, ...]] = {\n",
    ]
    for name in next(iter(kinds.values()))[1]:
        row = ", ".join(f"{weights[name]:.2f}" for _, weights in kinds.values())
        parts.append(f'    "{name}": ({row}),\n')
    made = (
        "}\nKINDS = {\n    kind: (BIASES[n], {name: row[n] for name, row in WEIGHTS.items()})\n"
        "    for n, kind in enumerate(ORDER)\n}\n"
    )
    return "".join([*parts, made])


if __name__ == "__main__":
    main()
