"""What is still known and found when a mind must fit into few tokens.

    python bench/locomo_kept.py [--data FILE] [--cache FILE] [--words-only] [--show N]

Kept: all turns with the answer keep half of what they say. Answer: its words survive in them.
Found: all of them are kept, and among the ten best that recall finds in what was kept.
`--show` prints some of what is kept.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "bench"))

from locomo_minds import embedder_with, mind_of, missing_for, options  # noqa: E402
from plugin import Recall  # noqa: E402
from recall_questions import Asked, Conversation, conversations  # noqa: E402
from reverie.domain.language.english.stems import stem  # noqa: E402
from reverie.domain.language.english.words import content_words  # noqa: E402
from reverie.ports import Embedder  # noqa: E402

BUDGETS = (2_000, 4_000, 8_000, 1_000_000)


def tokens(text: str) -> int:
    return math.ceil(len(text.split()) * 1.33)


def stems(text: str) -> set[str]:
    return {stem(word) for word in content_words(text)}


class Kept:
    """What a conversation keeps within a budget, and what of each turn survives."""

    def __init__(self, talk: Conversation, recall: Recall, budget: int) -> None:
        self.memory = {int(one["sources"][0]): one["text"] for one in recall.kept()}
        self.tokens = sum(map(tokens, self.memory.values()))
        assert self.tokens <= budget, "over the budget"
        self._said = {turn.id: stems(turn.text) for turn in talk.turns}
        holders = Counter(word for words in self._said.values() for word in words)
        self._rarity = {word: math.log(1 + len(talk.turns) / n) for word, n in holders.items()}

    def holds(self, number: int) -> bool:
        said = self._said[number]
        left = stems(self.memory.get(number, "")) & said
        whole = sum(self._rarity[word] for word in said)
        return number in self.memory and 2 * sum(self._rarity[word] for word in left) >= whole

    def answers(self, asked: Asked) -> bool | None:
        """Whether the words of the answer that its turns hold survive; None if they hold none."""
        said = set().union(*(self._said[number] for number in asked.evidence))
        left = set().union(*(stems(self.memory.get(number, "")) for number in asked.evidence))
        needed = stems(asked.answer) & said
        return needed <= left if needed else None

    def finds(self, asked: Asked, order: Sequence[object]) -> bool:
        return asked.evidence <= set(order) and all(map(self.holds, asked.evidence))


def show(
    name: str,
    talks: Sequence[Conversation],
    embedder: Embedder | None,
    budget: int,
    some: int,
) -> None:
    rows = []
    for talk in talks:
        recall = mind_of(talk, embedder, rested=True, gist_tokens=budget)
        kept = Kept(talk, recall, budget)
        for asked in talk.questions:
            if asked.kind != "adversarial":
                order = recall.search(asked.text, 10, kept=True)
                held = all(map(kept.holds, asked.evidence))
                rows.append((held, kept.answers(asked), kept.finds(asked, order)))
        if talk is talks[0] and some:
            step = max(1, len(kept.memory) // some)
            for text in list(kept.memory.values())[::step][:some]:
                print(f"  {text}")
    columns = [
        [value for value in column if value is not None] for column in zip(*rows, strict=True)
    ]
    figures = " | ".join(f"{100 * sum(one) / len(one):.1f}" for one in columns)
    print(f"| {name}, {budget:,} | {figures} |", flush=True)


def main() -> None:
    chosen = options("Measure what survives forgetting.")
    if missing := missing_for(chosen):
        print(f"nothing measured: {missing}")
        return
    talks = conversations(chosen.data)
    print("| tokens | kept | answer | found |\n|---|---|---|---|")
    for name, embedder in [("no model", None)] + (
        [] if chosen.words_only else [("vectors", embedder_with(chosen.cache))]
    ):
        for budget in BUDGETS:
            show(name, talks, embedder, budget, chosen.show)


if __name__ == "__main__":
    main()
