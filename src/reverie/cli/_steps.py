"""How the steps of an installation, or of taking it back, are told."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from reverie.hosts.install_steps import Stopped
    from reverie.ports.host import Step

WOULD = {"made": "make", "changed": "change", "removed": "remove", "left": "leave"}


def shown(*parts: str) -> str:
    """A path on one line, whatever is in it."""
    path = os.path.join(*parts)
    return path if path.isprintable() else repr(path)


def told(steps: Sequence[Step]) -> list[Step]:
    """The steps a person wants to hear of; folders and our own notes are not among them."""
    from reverie.hosts.claude_code.manifest import MANIFEST

    return [step for step in steps if step.act in WOULD and step.path != MANIFEST]


def step_lines(folder: str, steps: Sequence[Step], *, dry_run: bool) -> Iterator[str]:
    """A line for each file, and one more with the reason where it is left as it is."""
    for step in told(steps):
        did = f"would {WOULD[step.act]}" if dry_run else step.act.value
        is_left = step.act == "left"
        yield f"  {did} {shown(folder, step.path)}{' as it is' if is_left else ''}"
        if is_left:
            yield f"    {step.why}"


def steps_plain(folder: str, steps: Sequence[Step], made: Sequence[str] = ()) -> dict[str, Any]:
    """The steps for programs: paths by what was done, and what was left with its reason."""
    heard = told(steps)
    done = {
        act: [os.path.join(folder, step.path) for step in heard if step.act == act]
        for act in ("made", "changed", "removed")
    }
    left = [
        {"path": os.path.join(folder, step.path), "why": step.why, "paste": step.text or None}
        for step in heard
        if step.act == "left"
    ]
    return {**done, "made": [*made, *done["made"]], "left": left}


def done_before(steps: Sequence[Step], stopped: Stopped | None) -> list[Step]:
    """The steps that were done, all or those before the one that could not be."""
    return list(steps[: steps.index(stopped.step)] if stopped else steps)


def fail(folder: str, stopped: Stopped, again: str) -> NoReturn:
    """Say what could not be written, and what to do."""
    from reverie.errors import CannotWrite

    path = shown(folder, stopped.step.path)
    raise CannotWrite(f"{path} was not {_word(stopped)}: {stopped.why}, then run `{again}` again")


def _word(stopped: Stopped) -> str:
    return stopped.step.act.value.removesuffix(" folder")
