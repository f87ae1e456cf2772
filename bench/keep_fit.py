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
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "bench"))

from coding_sessions import DATA, CodingSession, coding_sessions, labels, mark_of  # noqa: E402
from keep_authored import PLAIN_WRITER, authored, working_days  # noqa: E402
from keep_lines import BORDERLINE, DAY_SHARE, NOTHING, fitted, modules  # noqa: E402
from reverie.domain.language import DEFAULT  # noqa: E402
from reverie.domain.language.word_signs import with_own_words, word_shares  # noqa: E402
from reverie.domain.rules.judge import Line, features  # noqa: E402
from reverie.domain.rules.manners import manner_of  # noqa: E402
from reverie.domain.rules.utterances import utterances  # noqa: E402
from reverie.domain.values.episode import Voice  # noqa: E402
from reverie.domain.values.manner import Manner  # noqa: E402
from reverie.domain.values.utterance import Form, Utterance  # noqa: E402

ENGLISH = ROOT / "src/reverie/domain/language/english"
AUTHORED_SHARE = 0.5
"""How much a made-up example counts beside a real one."""
PLAIN_SHARE = 3.0
"""The same of a plain statement: writers hardly write any, and people do."""
VOICES = (Voice.PERSON, Voice.AGENT)


class Example(NamedTuple):
    """One utterance that is not left out at once, what the judge sees of it, and its label."""

    repository: str
    session: str
    utterance: Utterance
    signs: dict[str, float]
    words: frozenset[str]
    runs: frozenset[str]
    """The runs of words of its exchange."""
    label: str
    manner: Manner
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
        said, manner = utterances(one.episodes), manner_of(one.episodes)
        for utterance, seen in zip(said, features(said, one.episodes), strict=True):
            if not _is_passing(utterance):
                mark = mark_of(one.repository, one.messages[utterance.episode], utterance.text)
                label = known.get(mark, "")
                yield Example(one.repository, one.id, utterance, *seen, label, manner)


def made_up(data: Path) -> list[Example]:
    """What is said in made-up talk and on made-up days, and is not left out at once."""
    shares = {PLAIN_WRITER: PLAIN_SHARE}
    talk = ((one, shares.get(one.source, AUTHORED_SHARE)) for one in authored(data))
    return [
        Example(
            one.source,
            "",
            one.utterance,
            one.signs,
            one.words,
            one.runs,
            one.label,
            one.manner,
            share,
        )
        for one, share in (*talk, *((one, DAY_SHARE) for one in working_days()))
        if not _is_passing(one.utterance)
    ]


def _is_passing(said: Utterance) -> bool:
    by_agent, is_answer = said.voice is Voice.AGENT, said.form is Form.ANSWER
    reason = DEFAULT.retention.passing(said.text, by_agent=by_agent, is_answer=is_answer)
    return reason is not None


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
    print(f"{len(more)} made-up utterances")
    for voice in VOICES:
        some = [one for one in marked if one.utterance.voice is voice]
        others = [one for one in more if one.utterance.voice is voice]
        print(f"{voice}: {len(some)}, worth keeping {sum(one.is_good for one in some)}")
        print(f"  area under the curve, repositories left out: {_held_out_area(some, others):.3f}")
    if given.write:
        for name, module in modules([*marked, *more]):
            (ENGLISH / name).write_text(module, encoding="utf-8")
            print(f"written: {name}, {len(module.encode()):,} bytes")


def _held_out_area(some: Sequence[Example], others: Sequence[Example]) -> float:
    """The chance that a good one scores above a bad one, in repositories the fit has not seen."""
    good, bad = [], []
    for repository in {one.repository for one in some}:
        lines = fitted([*(one for one in some if one.repository != repository), *others])
        for one in some:
            if one.repository == repository and one.label != BORDERLINE:
                (good if one.is_good else bad).append(_odds(lines, one))
    wins = sum((a > b) + (a == b) / 2 for a in good for b in bad)
    return wins / max(1, len(good) * len(bad))


def _odds(lines: Mapping[Manner, Line], one: Example) -> float:
    bias, weights = lines[one.manner]
    said = word_shares(one.runs, weights)
    shown = one.signs | with_own_words(one.utterance.text, said, weights)
    return bias + sum(value * weights.get(name, 0.0) for name, value in shown.items())


if __name__ == "__main__":
    main()
