"""How well recall finds what answers a question, before and after a night, on real conversations.

    python bench/recall_lab.py [--data FILE] [--cache FILE] [--words-only]

The trained ranker is fitted on all conversations but one and tested on that one, for each.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "bench"))

from recall_fit import (  # noqa: E402
    Case,
    cases,
    embedder_with,
    fitted,
    missing_for,
    options,
)
from recall_questions import MEASURES, conversations, interval, measured  # noqa: E402
from reverie.recall.finding import FUSED_SHARE  # noqa: E402
from reverie.recall.ranker import Ranker, ranker_from, trained  # noqa: E402

Order = Callable[[Case], list[int]]


def untrained(case: Case) -> list[int]:
    return case.numbers


def ordered_by(ranker: Ranker) -> Order:
    def order(case: Case) -> list[int]:
        scores = [sum(ranker.shares(row).values()) + FUSED_SHARE * score
                  for row, score in zip(case.features, case.scores, strict=True)]  # fmt: skip
        places = sorted(range(len(scores)), key=lambda n: (-scores[n], case.numbers[n]))
        return [case.numbers[n] for n in places]

    return order


def results(asked: Sequence[Case], order: Order) -> list[list[float]]:
    return [measured(case.asked.evidence, order(case)) for case in asked]


def fold_rankers(asked: Sequence[Case]) -> dict[str, Order]:
    """For each conversation a ranker fitted to the others."""
    return {
        name: ordered_by(ranker_from(fitted([
            case for case in asked
            if case.conversation != name and case.asked.kind != "adversarial"])))
        for name in dict.fromkeys(case.conversation for case in asked)
    }  # fmt: skip


def held_out(asked: Sequence[Case]) -> list[list[float]]:
    """The results on each conversation of the ranker that has not seen it; in the order given."""
    rankers = fold_rankers(asked)
    return [measured(case.asked.evidence, rankers[case.conversation](case)) for case in asked]


def show(title: str, asked: Sequence[Case], rows: Sequence[Sequence[float]]) -> None:
    kinds = ["all", *sorted({case.asked.kind for case in asked})]
    for kind in kinds:
        chosen = [row for case, row in zip(asked, rows, strict=True)
                  if case.asked.kind == kind or (kind == "all" != case.asked.kind
                  and case.asked.kind != "adversarial")]  # fmt: skip
        means = [100 * sum(column) / len(chosen) for column in zip(*chosen, strict=True)]
        figures = " | ".join(f"{mean:.1f}" for mean in means)
        print(f"| {title if kind == 'all' else ''} | {kind} | {len(chosen)} | {figures} |")


def show_gain(title: str, asked: Sequence[Case], before: list[list[float]],
              after: list[list[float]]) -> None:  # fmt: skip
    kept = [n for n, case in enumerate(asked) if case.asked.kind != "adversarial"]
    gains = []
    for n, measure in enumerate(MEASURES):
        gain, low, high = interval([before[q][n] for q in kept], [after[q][n] for q in kept])
        gains.append(f"{measure} {100 * gain:+.1f} [{100 * low:+.1f}, {100 * high:+.1f}]")
    print(f"gain of a night, {title}: " + "; ".join(gains), flush=True)


def main() -> None:
    chosen = options("Measure recall on real conversations.")
    if missing := missing_for(chosen):
        print(f"nothing measured: {missing}")
        return
    talks = conversations(chosen.data)
    print(f"| retriever | kind | questions | {' | '.join(MEASURES)} |\n|---|---|---|---|---|---|")
    gains = []
    for name, embedder in [("no model", None)] + (
        [] if chosen.words_only else [("vectors", embedder_with(chosen.cache))]
    ):
        early, late = (cases(talks, embedder, rested=rested) for rested in (False, True))
        for how, judge in (
            ("untrained", lambda asked: results(asked, untrained)),
            ("ranker, held out", held_out),
            ("ranker, as shipped", lambda asked: results(asked, ordered_by(trained(
                asked[0].ranker)))),
        ):  # fmt: skip
            before, after = judge(early), judge(late)
            show(f"{name}, {how}, before a night", early, before)
            show(f"{name}, {how}, after a night", late, after)
            gains.append((f"{name}, {how}", early, before, after))
    for gain in gains:
        show_gain(*gain)


if __name__ == "__main__":
    main()
