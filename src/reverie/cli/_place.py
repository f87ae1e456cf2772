"""Where the mind is: given, in the environment, or found by walking up like git."""

from __future__ import annotations

import os

import click

from reverie import known_minds
from reverie.awake.home import home_of
from reverie.awake.home_seal import refuse_stranger

FOLDER = ".reverie"
FILE = "mind.db"
NOWHERE = (
    "no mind here or in a folder above; make one with `reverie init`, or name one with --mind FILE"
)


def mind_path(folder: str) -> str:
    """Where the mind of a project lies."""
    return os.path.join(folder, FOLDER, FILE)


def find_mind(given: str | None) -> str:
    """The path of the mind to use."""
    if given:
        return given
    if from_environment := os.environ.get("REVERIE_MIND"):
        return from_environment
    home = home_of(os.getcwd())
    path = os.path.join(home, FILE) if home else ""
    if not os.path.exists(path):
        raise NoMindHere
    return path


def at_hand(path: str) -> str:
    """The path of a mind to read, or of a copy of it where nothing can be written."""
    folder = os.path.dirname(os.path.abspath(path))
    if os.access(path, os.W_OK) and os.access(folder, os.W_OK):
        return path
    from reverie.cli._copy import copied

    return copied(path)


class NoMindHere(click.ClickException):
    """No mind was found."""

    exit_code = 3

    def __init__(self, message: str = NOWHERE) -> None:
        super().__init__(message)


def existing_mind(given: str | None) -> str:
    """The path of a mind that is there already; one that is gone may come back from its copy."""
    try:
        path = find_mind(given)
    except NoMindHere:
        path = _lost()
        if not path:
            raise
    home = os.path.dirname(os.path.abspath(path))
    if os.path.basename(home) == FOLDER and os.path.isdir(home):
        refuse_stranger(home)
        if not os.path.isfile(path) or os.path.islink(path) or not os.path.getsize(path):
            _settle(path)
    if not os.path.exists(path):
        raise NoMindHere(
            f"there is no mind at {path}; check the path, or make one with `reverie init`"
        )
    return path


def _lost() -> str:
    """Where a mind of one's own lay that is gone; empty if none did."""
    home = home_of(os.getcwd())
    path = os.path.join(home, FILE) if home else ""
    return path if path and known_minds.was_keyed(path) else ""


def _settle(path: str) -> None:
    """Let what took the place of a mind give way to a copy of it, if there is one."""
    from pathlib import Path

    from reverie.awake.home import FIRST_AGENT, ownership
    from reverie.stores.sqlite import mind_copies

    if known_minds.was_keyed(path) and mind_copies.names(Path(path)):
        from reverie.brought_mind import opened

        opened(Path(path), ownership(os.path.dirname(path)).get("agent") or FIRST_AGENT).close()
