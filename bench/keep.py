"""Keeping: of what the rules keep of real coding sessions, how much a careful colleague would keep.

    python bench/keep.py [--data FOLDER]

Each repository is judged by weights fitted to all others. Needs scikit-learn and the sessions of
../shared/eval/coding; labels are in `keep_labels.tsv`, a second, blind reader's in
`keep_labels_second.tsv`. Strict counts borderline as junk.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Container, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "bench"))

from coding_sessions import (  # noqa: E402
    DATA,
    LABELS,
    SECOND,
    CodingSession,
    coding_sessions,
    labels,
    mark_of,
)
from keep_fit import VOICES, Example, examples, made_up  # noqa: E402
from keep_lines import BORDERLINE, NOTHING, fitted  # noqa: E402
from reverie.domain.language import DEFAULT  # noqa: E402
from reverie.domain.rules.judge import Weights  # noqa: E402
from reverie.domain.rules.kept import Kept  # noqa: E402
from reverie.domain.rules.memory_text import told  # noqa: E402
from reverie.domain.rules.sift import sift  # noqa: E402
from reverie.settings.keep import KeepSettings  # noqa: E402

MOSTLY = 0.8
"""The share of its utterances that must be labelled for a session to count."""


class Judged(NamedTuple):
    """One thing kept, and what a reader says of it."""

    session: CodingSession
    kept: Kept
    label: str


def main() -> None:
    """Print what is kept, how much of it is worth it, and how far two readers agree."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--show", action="store_true", help="print all that is kept")
    given = parser.parse_args()
    sessions = list(coding_sessions(given.data))
    found = [one for one in examples(sessions) if one.label]
    whole = list(_labelled(sessions, found))
    more = [*found, *made_up(given.data)]
    weights = {name: _weights(more, name) for name in {one.repository for one in whole}}
    settings = KeepSettings()
    known = labels()
    kept = [
        Judged(one, kept, known.get(mark, ""))
        for one in whole
        for kept in sift(one.episodes, settings, weights=weights[one.repository]).kept
        for mark in _marks(one, kept, known)
    ]
    if given.show:
        for one in sorted(kept, key=lambda one: (one.session.repository, one.session.id)):
            said = one.kept.utterance
            print(f"{one.session.repository} {one.label:10} {said.voice:6} {told(said)[:140]}")
    print(f"{len(whole)} sessions of {len(weights)} repositories, {len(found)} labels\n")
    print("| kept of | things | strict | with borderline |\n|---|---|---|---|")
    for name, some in (("all", VOICES), ("persons", VOICES[:1]), ("agents", VOICES[1:])):
        print(_row(name, [one for one in kept if one.kept.utterance.voice in some]))
    print(f"\nthings a session: {len(kept) / len(whole):.1f}")
    _print_listed(given.data, sessions, weights, settings)
    _print_agreement()


def _labelled(
    sessions: Iterable[CodingSession], found: Sequence[Example]
) -> Iterable[CodingSession]:
    """The sessions of which nearly everything is labelled."""
    count = Counter((one.repository, one.session) for one in found)
    every = Counter((one.repository, one.session) for one in examples(list(sessions)))
    for one in sessions:
        key = (one.repository, one.id)
        if every[key] and count[key] >= MOSTLY * every[key]:
            yield one


def _weights(found: Sequence[Example], repository: str) -> Weights:
    """The weights of a judge that has not seen a repository."""
    others = [one for one in found if one.repository != repository]
    models = {v: fitted([one for one in others if one.utterance.voice is v]) for v in VOICES}
    return lambda voice, manner: models[voice][manner]


def _marks(session: CodingSession, kept: Kept, known: Container[str]) -> list[str]:
    """The marks of a thing kept; of sentences that are told as one each counts."""
    said = kept.utterance
    texts = [said.text, *DEFAULT.sentences.loose(said.text)]
    marks = [mark_of(session.repository, session.messages[said.episode], text) for text in texts]
    return [mark for mark in marks[1:] if mark in known and marks[0] not in known] or marks[:1]


def _row(name: str, some: Sequence[Judged]) -> str:
    judged = [one for one in some if one.label]
    good = sum(one.label not in (NOTHING, BORDERLINE) for one in judged)
    half = sum(one.label == BORDERLINE for one in judged)
    many = max(1, len(judged))
    return (
        f"| {name} | {len(some)} | {100 * good / many:.0f} % | {100 * (good + half) / many:.0f} % |"
    )


def _print_listed(
    data: Path, sessions: Sequence[CodingSession], weights: dict[str, Weights], keep: KeepSettings
) -> None:
    """How many of the things that a colleague listed are held by their key words."""
    listed = held = made = 0
    for one in sessions:
        file = data / f"{one.repository}.json"
        items = _items(file, one.id) if file.exists() else []
        if not items or one.repository not in weights:
            continue
        kept = sift(one.episodes, keep, weights=weights[one.repository]).kept
        made += len(kept)
        listed += len(items)
        held += sum(any(_holds(one, kept_one, item) for kept_one in kept) for item in items)
    print(f"\nlisted things held by their key words: {held} of {listed}, by {made} memories")


def _items(file: Path, session: str) -> list[dict[str, Any]]:
    every = json.loads(file.read_text(encoding="utf-8")).get("keep", [])
    return [item for item in every if item["session"] == session]


def _holds(session: CodingSession, kept: Kept, item: dict[str, Any]) -> bool:
    said = kept.utterance
    rests_on = {session.messages[n] for n in (said.episode, said.asked_in) if n}
    text = told(said).casefold()
    return bool(rests_on & set(item["evidence"])) and all(
        word.casefold() in text for word in item["words"]
    )


def _print_agreement() -> None:
    """How far the second reader, who was blind, agrees with the first."""
    first, second = labels(LABELS), labels(SECOND)
    both = [mark for mark in second if mark in first]
    one, other = (
        {mark for mark in both if by[mark] not in (NOTHING, BORDERLINE)} for by in (first, second)
    )
    same = sum(first[mark] == second[mark] for mark in both)
    agreement = 2 * len(one & other) / max(1, len(one) + len(other))
    print(
        f"second reader, blind: {len(both)} units, same label {100 * same / len(both):.0f} %, "
        f"F of what is worth keeping {agreement:.2f}"
    )


if __name__ == "__main__":
    main()
