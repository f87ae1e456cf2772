"""What is still known and found when a mind must fit into few tokens.

    python bench/recall_forgetting.py [--data FILE] [--cache FILE] [--words-only]

Kept: all turns with the answer keep half of what they say. Answer: its words survive in them.
Found: all of them are kept and among the ten best; the indexes made before forgetting stay.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "bench"))

from recall_fit import Case, cases, embedder_with, missing_for, options  # noqa: E402
from recall_lab import fold_rankers  # noqa: E402
from recall_questions import Conversation, conversations  # noqa: E402
from reverie.domain.gist import Keepable, kept_within  # noqa: E402
from reverie.domain.speech import without_photos  # noqa: E402
from reverie.domain.stems import stem  # noqa: E402
from reverie.domain.words import content_words  # noqa: E402

BUDGETS = (2_000, 4_000, 8_000, 1_000_000)


def tokens(text: str) -> int:
    return math.ceil(len(text.split()) * 1.33)


def stems(text: str) -> set[str]:
    return {stem(word) for word in content_words(text)}


class Kept:
    """What a conversation keeps within a budget, and what of each turn survives."""

    def __init__(self, talk: Conversation, budget: int) -> None:
        units = talk.units(rested=True)
        texts = [Keepable(unit.number, without_photos(unit.text), unit.gloss.fact)
                 for unit in units if unit.gloss]  # fmt: skip
        self.memory = kept_within(texts, budget, tokens)
        assert sum(map(tokens, self.memory.values())) <= budget
        self._said = {one.number: stems(one.text) for one in texts}
        holders = Counter(word for words in self._said.values() for word in words)
        self._rarity = {word: math.log(1 + len(texts) / n) for word, n in holders.items()}

    def holds(self, number: int) -> bool:
        said = self._said[number]
        left = stems(self.memory.get(number, "")) & said
        whole = sum(self._rarity[word] for word in said)
        return number in self.memory and 2 * sum(self._rarity[word] for word in left) >= whole

    def answers(self, case: Case) -> bool | None:
        """Whether the words of the answer that its turns hold survive; None if they hold none."""
        said = set().union(*(self._said[number] for number in case.asked.evidence))
        left = set().union(*(stems(self.memory.get(number, "")) for number in case.asked.evidence))
        needed = stems(case.asked.answer) & said
        return needed <= left if needed else None

    def finds(self, case: Case, order: list[int]) -> bool:
        best = [number for number in order if number in self.memory][:10]
        return case.asked.evidence <= set(best) and all(map(self.holds, case.asked.evidence))


def show(name: str, asked: list[Case], kept: Mapping[str, Kept]) -> None:
    ranked = fold_rankers(asked)
    rows = []
    for case in asked:
        memory = kept[case.conversation]
        order = ranked[case.conversation](case)
        rows.append((all(map(memory.holds, case.asked.evidence)), memory.answers(case),
                     memory.finds(case, order), memory.finds(case, case.numbers)))  # fmt: skip
    columns = [
        [value for value in column if value is not None] for column in zip(*rows, strict=True)
    ]
    print(f"| {name} | " + " | ".join(f"{100 * sum(one) / len(one):.1f}" for one in columns) + " |",
          flush=True)  # fmt: skip


def main() -> None:
    chosen = options("Measure what survives forgetting.")
    if missing := missing_for(chosen):
        print(f"nothing measured: {missing}")
        return
    talks = conversations(chosen.data)
    print("| tokens | kept | answer | found, ranker | found, untrained |\n|---|---|---|---|---|")
    for name, embedder in [("no model", None)] + (
        [] if chosen.words_only else [("vectors", embedder_with(chosen.cache))]
    ):
        asked = [case for case in cases(talks, embedder, rested=True)
                 if case.asked.kind != "adversarial"]  # fmt: skip
        for budget in BUDGETS:
            kept = {talk.name: Kept(talk, budget) for talk in talks}
            show(f"{name}, {budget:,}", asked, kept)


if __name__ == "__main__":
    main()
