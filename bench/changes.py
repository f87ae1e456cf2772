"""Changes: of two things said weeks apart, does the newer one make the older one out of date?

    python bench/changes.py [--wrong]

Writers who had not seen the code wrote pairs of which half say anew what changed, and half are
look-alikes that both hold (`change_pairs.json`). The rule was made with the pairs of the first
five in sight; of the others nobody has looked at a pair.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from reverie.domain.rules.contradict import contradict, puts_right
from reverie.domain.rules.supersession import supersedes

PAIRS = Path(__file__).with_name("change_pairs.json")
SEEN = frozenset(["first", "second", "third", "fourth", "fifth"])


def main() -> None:
    """Print a table of what is found and what is taken for a change and is none."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--wrong", action="store_true", help="list the seen that are judged wrong")
    given = parser.parse_args()
    pairs = json.loads(PAIRS.read_text(encoding="utf-8"))
    by_writer = defaultdict(list)
    for pair in pairs:
        by_writer[pair["writer"]].append(pair)
    print("| writer | | changed, and found | before | both hold, and one was ended | before |")
    print("|---|---|---|---|---|---|")
    for writer, some in by_writer.items():
        found, before = (_counted(some, rule) for rule in (_replaces, _contradicts))
        print(
            f"| {writer} | {'seen' if writer in SEEN else 'unseen'} "
            f"| {found[True]} of {_of(some, True)} | {before[True]} "
            f"| {found[False]} of {_of(some, False)} | {before[False]} |"
        )
    if given.wrong:
        _tell_wrong([pair for pair in pairs if pair["writer"] in SEEN])


def _replaces(pair: dict[str, Any]) -> bool:
    return supersedes(pair["newer"], pair["older"]) or _contradicts(pair)


def _contradicts(pair: dict[str, Any]) -> bool:
    """What nights went by before: texts that deny each other, and corrections in so many words."""
    texts = pair["newer"], pair["older"]
    return contradict(*texts) or puts_right(*texts)


def _counted(pairs: list[dict[str, Any]], rule: Any) -> dict[bool, int]:
    judged = [pair["changed"] for pair in pairs if rule(pair)]
    return {changed: judged.count(changed) for changed in (True, False)}


def _of(pairs: list[dict[str, Any]], changed: bool) -> int:
    return sum(pair["changed"] is changed for pair in pairs)


def _tell_wrong(pairs: list[dict[str, Any]]) -> None:
    for pair in pairs:
        if _replaces(pair) is not pair["changed"]:
            what = "not found" if pair["changed"] else "both hold"
            print(f"\n{what} ({pair['slot']})\n    {pair['older']}\n    {pair['newer']}")


if __name__ == "__main__":
    main()
