"""Long questions: bug reports that come weeks after the decision they need, beside bare FTS5.

    python bench/reports.py [--data FOLDER] [--seeds 1,2,3] [--nights 0|1|both]
    python bench/reports.py --quick [--extras none|static|embed] [--json FILE]

A mind takes in the sessions in the order of a seed, with no night or with one after every ten, and
is asked each report whole, cut to its first words, and with small talk or a stack trace beside it.
The data are not ours to ship; their README says what counts. A hit counts to 600 characters.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

from report_forms import LENGTHS, TRACES, WHOLE, forms_of
from report_minds import Asked, Fts5, Reverie
from report_tasks import (
    CHANGED,
    DATA,
    KINDS,
    UNRELATED,
    WORLDS,
    Reports,
    Task,
    absent_from,
    reports_in,
)
from report_verdicts import Found, Told, cut, is_newest_first, place_of, told_of

EVERY = 10
"""Sessions from one night to the next."""
COUNTED = 600
"""How many characters of a hit count."""
BUDGETS = (1_500, 600, 300)
"""Tokens in which a decision should be told."""
AMPLE = BUDGETS[0]
EXTRAS = {
    "none": ("by words", "none"),
    "static": ("with static vectors", "static"),
    "embed": ("with all embedders installed", None),
}
"""What recall goes by: in words, and as the setting `vectors`."""
NIGHTS = {"0": (0,), "1": (1,), "both": (0, 1)}
LENGTH_FORMS = (*(f"{length} words" for length in LENGTHS), WHOLE)
TALK_FORMS = ("talk before", "talk after")
TRACE_FORMS = tuple(f"trace of {lines} {side}" for lines in TRACES for side in ("before", "after"))
SHOWN = 80
"""Characters of a hit that the file of all hits keeps."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What one form of a report has brought."""

    task: Task
    form: str
    hits: Sequence[Found]
    place: int | None = None
    newest_first: bool = False
    told: dict[int, Told] = field(default_factory=dict)
    """What is told of the decision, by the tokens there are."""


Figures = list[float]
Results = dict[str, dict[int, list[Answer]]]
"""The answers of each setting by seed."""


def main() -> None:
    """Ask all reports and print the tables, or say that they are not there."""
    given = _given()
    if missing := absent_from(given.data):
        print(f"nothing measured: {given.data / missing} is absent; name its folder with --data")
        return
    reports = reports_in(given.data)
    results: Results = {}
    for seed in given.seeds:
        for name, system, nights in _systems(given):
            began = time.perf_counter()
            answers = [
                answer
                for world in WORLDS
                for answer in answers_of(system, reports, world, (seed, nights, given.cut))
            ]
            results.setdefault(name, {})[seed] = answers
            _progress(f"seed {seed}, {name}: {time.perf_counter() - began:.0f} s")
    show(results)
    if given.json:
        rows = [row for name, seeds in results.items() for row in _rows(name, seeds)]
        given.json.write_text(json.dumps(rows, indent=1, ensure_ascii=False), encoding="utf-8")


def answers_of(
    system: Callable[[], Asked], reports: Reports, world: str, how: tuple[int, int, int]
) -> Iterator[Answer]:
    """What a system answers that has taken in a world; how: seed, nights, characters counted."""
    seed, nights, counted = how
    asked = system()
    number = 0
    for number, turns in enumerate(reports.sessions(world, seed), 1):
        asked.take(turns)
        if nights and number % EVERY == 0:
            asked.sleep()
    if nights and number % EVERY:
        asked.sleep()
    asked.wait()
    _progress(f"  {world}: {number} sessions taken in, asking")
    for task in reports.of_world(world):
        forms = {WHOLE: task.report} if task.kind == UNRELATED else forms_of(task.report)
        for form, question in forms.items():
            yield judged(task, form, cut(asked.hits(question), counted))
    asked.close()


def judged(task: Task, form: str, hits: Sequence[Found]) -> Answer:
    """An answer with what it is worth; what it tells is judged for the whole report alone."""
    if task.kind == UNRELATED:
        return Answer(task, form, hits)
    budgets = BUDGETS if form == WHOLE else ()
    return Answer(
        task,
        form,
        hits,
        place_of(hits, task.settling),
        is_newest_first(hits, task.settling, task.replaced),
        {tokens: told_of(hits, task.now, task.old, tokens=tokens) for tokens in budgets},
    )


def show(results: Results) -> None:
    """Print all tables."""
    sizes = Counter(answer.task.kind for answer in _any_of(results) if answer.form == WHOLE)
    every = sum(sizes[kind] for kind in KINDS)
    changed = sum(sizes[kind] for kind in CHANGED)
    kinds = [f"{kind}, of {sizes[kind]}" for kind in KINDS]
    table(("whole report", f"first, of {every}", "among ten", "MRR", *kinds), results, found)
    table(
        (
            "whole report",
            *(f"told whole in {tokens} tokens, of {every}" for tokens in BUDGETS),
            f"newest first, of {changed}",
            f"old one told unmarked in {AMPLE}",
            "and not below the new",
            f"unrelated: something told, of {sizes[UNRELATED]}",
        ),
        results,
        told,
    )
    table(
        (f"among ten, of {every}", *LENGTH_FORMS, "largest step down"),
        results,
        partial(among_ten, forms=LENGTH_FORMS),
        largest_step,
    )
    table(
        (f"among ten, of {every}", WHOLE, *TALK_FORMS, *TRACE_FORMS, "talk costs", "traces cost"),
        results,
        partial(among_ten, forms=(WHOLE, *TALK_FORMS, *TRACE_FORMS)),
        costs,
    )


def found(answers: Sequence[Answer]) -> Figures:
    """First, among ten and MRR of the whole report, then among ten by kind."""
    whole = [one for one in answers if one.form == WHOLE and one.task.kind != UNRELATED]
    mrr = 100 * fmean(1 / one.place if one.place else 0 for one in whole)
    kinds = Counter(one.task.kind for one in whole if one.place)
    first = sum(one.place == 1 for one in whole)
    return [first, kinds.total(), round(mrr, 1), *(kinds[kind] for kind in KINDS)]


def told(answers: Sequence[Answer]) -> Figures:
    """What the whole report is told: of the decision, of what it replaced, and of nothing."""
    whole = [one for one in answers if one.form == WHOLE]
    decided = [one for one in whole if one.task.kind != UNRELATED]
    changed = [one for one in decided if one.task.kind in CHANGED]
    return [
        *(sum(one.told[tokens].whole for one in decided) for tokens in BUDGETS),
        sum(one.newest_first for one in changed),
        sum(one.told[AMPLE].old for one in changed),
        sum(one.told[AMPLE].misled for one in changed),
        sum(bool(one.hits) for one in whole if one.task.kind == UNRELATED),
    ]


def among_ten(answers: Sequence[Answer], *, forms: Sequence[str]) -> Figures:
    """For how many tasks each form brings a message that settles."""
    counts = Counter(one.form for one in answers if one.place)
    return [counts[form] for form in forms]


def largest_step(figures: Figures) -> list[str]:
    """The largest step down from one length to the next."""
    steps = [
        (after - before, f"{one} to {other}")
        for (before, after), (one, other) in zip(
            pairwise(figures), pairwise(LENGTH_FORMS), strict=True
        )
    ]
    least, where = min(steps)
    return [f"{_written(least)} ({where})" if least < 0 else "none"]


def costs(figures: Figures) -> list[str]:
    """The most that talk costs, and traces, in tasks."""
    whole, *others = figures
    talk, traces = others[: len(TALK_FORMS)], others[len(TALK_FORMS) :]
    return [_written(whole - min(some)) for some in (talk, traces)]


def table(
    heads: Sequence[str],
    results: Results,
    measure: Callable[[Sequence[Answer]], Figures],
    notes: Callable[[Figures], list[str]] = lambda _: [],
) -> None:
    """Print one line a setting and seed, and the mean over seeds where there are several."""
    print(f"\n| {heads[0]} | seed | {' | '.join(heads[1:])} |\n|{'---|' * (len(heads) + 1)}")
    for name, seeds in results.items():
        lines = {str(seed): measure(answers) for seed, answers in seeds.items()}
        if len(lines) > 1:
            lines["mean"] = [fmean(column) for column in zip(*lines.values(), strict=True)]
        for seed, figures in lines.items():
            cells = [*map(_written, figures), *notes(figures)]
            print(f"| {name} | {seed} | {' | '.join(cells)} |", flush=True)


def _written(figure: float) -> str:
    return f"{figure:.0f}" if float(figure).is_integer() else f"{figure:.1f}"


def _systems(given: argparse.Namespace) -> Iterator[tuple[str, Callable[[], Asked], int]]:
    """Each setting: its name, what makes its system, and whether it sleeps."""
    yield "FTS5", Fts5, 0
    by, vectors = EXTRAS[given.extras]
    for nights in given.nights:
        slept = f"a night every {EVERY} sessions" if nights else "no night"
        yield f"Reverie {by}, {slept}", partial(Reverie, vectors), nights


def _any_of(results: Results) -> list[Answer]:
    return next(answers for seeds in results.values() for answers in seeds.values())


def _rows(name: str, seeds: dict[int, list[Answer]]) -> Iterator[dict[str, Any]]:
    """Every answer with all its hits, for the file."""
    for seed, answers in seeds.items():
        for one in answers:
            yield {
                "system": name,
                "seed": seed,
                "task": one.task.name,
                "world": one.task.world,
                "kind": one.task.kind,
                "form": one.form,
                "place": one.place,
                "told whole": {tokens: within.whole for tokens, within in one.told.items()},
                "hits": [
                    {
                        "place": place,
                        "settles": place_of([hit], one.task.settling) is not None,
                        "replaced": place_of([hit], one.task.replaced) is not None,
                        "ended": hit.ended,
                        "text": hit.text[:SHOWN],
                    }
                    for place, hit in enumerate(one.hits, 1)
                ],
            }


def _progress(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _given() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--data", type=Path, default=DATA)
    parser.add_argument("--seeds", type=_numbers, default=[1, 2, 3], help="orders of the sessions")
    parser.add_argument("--nights", choices=NIGHTS, default="both", help="none, one every ten")
    parser.add_argument("--extras", choices=EXTRAS, default="none", help="vectors to go by")
    parser.add_argument("--cut", type=int, default=COUNTED, help="characters of a hit that count")
    parser.add_argument("--quick", action="store_true", help="seed 1 and no night alone")
    parser.add_argument("--json", type=Path, help="keep every hit of every task in this file")
    given = parser.parse_args()
    given.nights = NIGHTS["0" if given.quick else given.nights]
    given.seeds = [1] if given.quick else given.seeds
    return given


def _numbers(written: str) -> list[int]:
    return [int(one) for one in written.split(",")]


if __name__ == "__main__":
    main()
