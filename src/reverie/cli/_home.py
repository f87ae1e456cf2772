"""The .reverie folder a command works in, with its ledger."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any, TypeVar

import click

from reverie.cli._place import FOLDER, NoMindHere

F = TypeVar("F", bound=Callable[..., object])


def home_option(command: F) -> F:
    """Add --home."""
    return click.option(
        "--home", metavar="FOLDER", help="The .reverie folder.  [default: the nearest one]"
    )(command)


def found_home(given: str | None) -> str:
    """The .reverie folder to use; it must be there."""
    from reverie.awake.home_seal import refuse_stranger
    from reverie.awake.ledger import find_home

    home = given or find_home(os.getcwd())
    if home is None or not os.path.isdir(home):
        raise NoMindHere(
            f"no {FOLDER} folder here or above; make one with `reverie init`"
            if given is None
            else f"there is no folder {given}; make one with `reverie init`"
        )
    refuse_stranger(os.path.abspath(home))
    return home


def now() -> float:
    """The present moment, in seconds; REVERIE_NOW stops it."""
    from reverie.cli._options import stopped_clock

    clock = stopped_clock()
    return clock.now().timestamp() if clock else time.time()


def fresh_id(letter: str, moment: float, taken: list[dict[str, Any]]) -> str:
    """An id from the moment, unlike those that are taken."""
    name = f"{letter}-{int(moment * 1000)}"
    number = 1
    while any(one["id"] == name for one in taken):
        number += 1
        name = f"{letter}-{int(moment * 1000)}-{number}"
    return name
