"""How well recall finds what answers a question, before and after a night, on real conversations.

    python bench/locomo.py [--data FILE] [--cache FILE] [--words-only]

Everything goes through the public API: record, night, recall. Vectors are made at night, so that
before one there are none.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "bench"))

from locomo_minds import embedder_with, mind_of, missing_for, options  # noqa: E402
from recall_questions import (  # noqa: E402
    MEASURES,
    Asked,
    Conversation,
    conversations,
    interval,
    measured,
)
from reverie.ports import Embedder  # noqa: E402

DEPTH = 20
Rows = list[list[float]]


def results(
    talks: Sequence[Conversation],
    embedder: Embedder | None,
    *,
    rested: bool,
    vectors: str = "none",
) -> Rows:
    """The measures of each question, asked of the mind of its conversation."""
    rows = []
    for talk in talks:
        recall = mind_of(talk, embedder, rested=rested, vectors=vectors)
        rows += [
            measured(asked.evidence, recall.search(asked.text, DEPTH)) for asked in talk.questions
        ]
    return rows


def show(title: str, asked: Sequence[Asked], rows: Rows) -> None:
    for kind in ["all", *sorted({one.kind for one in asked})]:
        chosen = [
            row
            for one, row in zip(asked, rows, strict=True)
            if one.kind == kind or (kind == "all" and one.kind != "adversarial")
        ]
        means = [100 * sum(column) / len(chosen) for column in zip(*chosen, strict=True)]
        figures = " | ".join(f"{mean:.1f}" for mean in means)
        print(f"| {title if kind == 'all' else ''} | {kind} | {len(chosen)} | {figures} |")


def show_gain(title: str, asked: Sequence[Asked], before: Rows, after: Rows) -> None:
    """What a night has gained, with its 95 % interval, for each kind of question."""
    for kind in ["all", *sorted({one.kind for one in asked})]:
        chosen = [
            n
            for n, one in enumerate(asked)
            if one.kind == kind or (kind == "all" and one.kind != "adversarial")
        ]
        gains = []
        for n in range(len(MEASURES)):
            gain, *ends = interval([before[q][n] for q in chosen], [after[q][n] for q in chosen])
            gains.append(f"{100 * gain:+.1f} [{100 * ends[0]:+.1f}, {100 * ends[1]:+.1f}]")
        print(f"| {title if kind == 'all' else ''} | {kind} | {' | '.join(gains)} |", flush=True)


def main() -> None:
    chosen = options("Measure recall on real conversations.")
    if missing := missing_for(chosen):
        print(f"nothing measured: {missing}")
        return
    talks = conversations(chosen.data)
    asked = [one for talk in talks for one in talk.questions]
    early = results(talks, None, rested=False)
    late = {"no model": results(talks, None, rested=True)}
    if not chosen.words_only:
        late["static"] = results(talks, None, rested=True, vectors="static")
        late["MiniLM"] = results(talks, embedder_with(chosen.cache), rested=True)
    print(f"| retriever | kind | questions | {' | '.join(MEASURES)} |\n|---|---|---|---|---|---|")
    show("no model, before a night", asked, early)
    for name, rows in late.items():
        show(f"{name}, after a night", asked, rows)
    print(f"\n| gain of a night | kind | {' | '.join(MEASURES)} |\n|---|---|---|---|---|")
    for name, rows in late.items():
        show_gain(name, asked, early, rows)


if __name__ == "__main__":
    main()
