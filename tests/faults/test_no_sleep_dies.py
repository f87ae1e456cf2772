"""Whatever one of twenty things does to code of ours, the sleep ends and has all others.

The seams are found by running: each function that is handed the one thing and not its neighbour.
Some of them are tried, the same at each run; REVERIE_PROFILE=laws tries all.
"""

from __future__ import annotations

import os
import types
from collections.abc import Callable, Iterator

import pytest

from reverie.domain.journal.plan import Outcome
from tests.cli.terminal import typed
from tests.faults import seams
from tests.faults.scene import (
    CALLS,
    LATER,
    MARKS,
    MEMORIES,
    PUZZLES,
    RULES,
    SESSIONS,
    TWENTY,
    Scene,
    token,
)

SHARE = 1 if os.environ.get("REVERIE_PROFILE") == "laws" else 121
"""One of so many seams is tried."""
MECHANISM = (
    "aside_folder",
    "awake.soundness",
    "engine.sparing",
    "engine.stepping",
    "stages.veil",
    "unforeseen",
)
"""What finds and keeps what others fail on; and what every read and write goes through."""
FLOOR = ("files", "keyed", "light_json", "stores.")


def slept(scene: Scene, *, dozes: bool = False) -> tuple[list[str], str]:
    """Sleep; what was said, and all that is remembered then."""
    with scene.at(LATER), scene.opened() as mind:
        morning = mind.doze() if dozes else mind.night("night")
        assert morning
        assert morning.outcome is Outcome.COMPLETED
        return [*morning.notes], "\n".join(memory.text for memory in mind.memories())


def told(scene: Scene, line: str) -> str:
    """What a command prints that goes well, in the scene."""
    with scene.at(LATER):
        result = typed(line)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result.output


WORKS: dict[str, tuple[Callable[[Scene], object], tuple[str, ...]]] = {
    "night": (slept, (SESSIONS, PUZZLES, RULES, MEMORIES, MARKS, CALLS)),
    "doze": (lambda scene: slept(scene, dozes=True), (SESSIONS, MEMORIES)),
    "briefing": (lambda scene: told(scene, "briefing"), (MEMORIES,)),
    "scan": (lambda scene: told(scene, "scan"), (RULES,)),
}


def tried(
    scene: Scene, work: Callable[[Scene], object], sorts: tuple[str, ...]
) -> Iterator[tuple[str, int, types.CodeType]]:
    """The seams that are tried, each with the sort of thing it is handed."""
    scene.restore()
    found = seams.seams_of(lambda: work(scene), [token(sort) for sort in sorts])
    for sort in sorts:
        some = [code for code in found[token(sort)] if may_be_tried(code)]
        assert some
        yield from [(sort, n, code) for n, code in enumerate(some)][::SHARE]


def may_be_tried(code: types.CodeType) -> bool:
    """Whether a fault can be put there, and it is nothing that finds or keeps faults."""
    name = seams.name_of(code)
    return seams.can_fail(code) and not name.startswith((*MECHANISM, *FLOOR))


@pytest.mark.slow
@pytest.mark.parametrize("name", WORKS)
def test_one_thing_ends_nothing_and_costs_no_other(scene: Scene, name: str) -> None:
    work, sorts = WORKS[name]
    for sort, n, code in tried(scene, work, sorts):
        scene.restore()
        seam = f"{seams.name_of(code)}, {type(seams.errors(n)).__name__}"
        print(name, sort, seam)
        with seams.fault(code, token(sort), n):
            try:
                given = work(scene)
            except BaseException as error:
                raise AssertionError(f"{name} died of {sort} in {seam}") from error
        if name in ("night", "doze"):
            _has_all_others(scene, sort, seam, *given)  # type: ignore[misc]


def _has_all_others(scene: Scene, sort: str, seam: str, notes: list[str], memories: str) -> None:
    lost = [n for n in TWENTY if token(SESSIONS, n) not in memories]
    assert len(lost) <= 1, f"{seam}: {lost}, {notes}"  # of two that clash either may give way
    if lost:
        said = [note for note in notes if "set aside" in note or "could not do" in note]
        assert said, f"{seam}: {lost} of {sort}"
        listed = told(scene, "sleep aside")
        assert token(SESSIONS, lost[0]) in listed or "whole of" in listed, f"{seam}: {listed}"
