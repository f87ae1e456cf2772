"""Where the mind is: given, in the environment, or found by walking up like git."""

from __future__ import annotations

import os

import click

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
    """The path of a mind that is there already."""
    path = find_mind(given)
    if not os.path.exists(path):
        raise NoMindHere(
            f"there is no mind at {path}; check the path, or make one with `reverie init`"
        )
    home = os.path.dirname(os.path.abspath(path))
    if os.path.basename(home) == FOLDER:
        refuse_stranger(home)
    return path
