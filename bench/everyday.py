"""Everyday ways: of what people state to an agent, how much is kept, and as what it is.

    python bench/everyday.py [--more | --all | --left-out] [--data FOLDER]

Writers who had not seen the code wrote ways to state a rule, a decision, a correction, a preference
or a fact, and pieces that must leave nothing. The judge is fitted to most of them
(`keep_authored.py`), not to the others, and `--more` asks thirty-two further ones
(`everyday_more.json`). With `--left-out` each writer it is fitted to is judged by lines that have
not seen them: the figure to develop by. That needs scikit-learn and the sessions of
../shared/eval/coding.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import reverie

sys.path.insert(0, str(Path(__file__).parent))

from keep_authored import UNSEEN, WAYS

MORE = Path(__file__).with_name("everyday_more.json")
RIGHT = {
    "constraint": {"constraint"},
    "decision": {"decision"},
    "preference": {"relationship", "constraint"},
    "fact": {"fact", "insight", "history"},
    "correction": {"fact", "decision", "constraint", "insight", "relationship"},
}
"""The kinds of memory that a thing stated may become."""


def main() -> None:
    """Print how many are kept, how many rightly, and how many leave something they must not."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--more", action="store_true", help="the writers nothing is fitted to")
    parser.add_argument("--all", action="store_true", help="also those it is fitted to: an hour")
    parser.add_argument("--left-out", action="store_true", help="judge each by all the others")
    parser.add_argument("--data", type=Path, help="the folder of the labelled sessions")
    given = parser.parse_args()
    every = json.loads((MORE if given.more else WAYS).read_text(encoding="utf-8"))
    print("| writer | | kept | with the right kind | must leave nothing, and left something |")
    print("|---|---|---|---|---|")
    if not given.left_out:
        for writer, ways in every.items():
            is_unseen = given.more or writer in UNSEEN
            if is_unseen or given.all:
                print(_row(writer, "unseen" if is_unseen else "fitted", ways), flush=True)
        return
    for writer in left_out_in_turn(given.data):
        print(_row(writer, "left out", every[writer]), flush=True)


def left_out_in_turn(data: Path | None) -> Iterator[str]:
    """Each writer the judge is fitted to, while it is fitted to all others."""
    from coding_sessions import DATA, coding_sessions
    from keep_fit import examples, made_up
    from keep_lines import fitted, kinds_fitted
    from reverie.domain.values.episode import Voice
    from reverie.domain.values.manner import Manner

    data = data or DATA
    real = [one for one in examples(list(coding_sessions(data))) if one.label]
    known = [one for one in (*real, *made_up(data)) if one.utterance.voice is Voice.PERSON]
    for writer in json.loads(WAYS.read_text(encoding="utf-8")):
        if writer not in UNSEEN:
            others = [one for one in known if one.repository != writer]
            with judging_by(fitted(others)[Manner.BRIEF], kinds_fitted(others)):
                yield writer


@contextmanager
def judging_by(brief: Any, kinds: Any) -> Iterator[None]:
    """English with other lines of the judge, for a while."""
    from reverie.domain.language import DEFAULT
    from reverie.domain.language.english import retention
    from reverie.domain.language.retention_table import RetentionTable
    from reverie.domain.language.sign_table import SignTable

    table = retention.weights.__self__  # type: ignore[attr-defined]
    lines = {"person_weights": lambda _: brief, "kinds": lambda: kinds}
    signs = SignTable(**{**vars(table.sign_table), **lines})
    vars(DEFAULT)["retention"] = RetentionTable(**{**vars(table), "sign_table": signs})
    try:
        yield
    finally:
        vars(DEFAULT)["retention"] = retention


def _row(writer: str, use: str, ways: dict[str, Any]) -> str:
    found = [(way, _held(way)) for way in ways["keep"]]
    kept = sum(bool(kinds) for _, kinds in found)
    right = sum(bool(kinds & RIGHT[way["expect"]]) for way, kinds in found)
    left = sum(bool(_remembered(way)) for way in ways["nothing"])
    many, idle = len(ways["keep"]), len(ways["nothing"])
    return f"| {writer} | {use} | {kept} of {many} | {right} of {many} | {left} of {idle} |"


def _held(way: dict[str, Any]) -> set[str]:
    """The kinds of the memories that hold the key words of a way."""
    return {
        kind
        for kind, text in _remembered(way)
        if all(word.casefold() in text.casefold() for word in way["words"])
    }


def _remembered(way: dict[str, Any]) -> list[tuple[str, str]]:
    """What a mind remembers of a piece of talk after a night."""
    with reverie.open_mind(":memory:") as mind:
        for message in way["messages"]:
            mind.record(message["text"], session="talk", voice=message["voice"])
        mind.end_session("talk")
        mind.night()
        return [(m.kind.value, m.text) for m in mind.memories() if m.ending is None]


if __name__ == "__main__":
    main()
