"""Where the mind is: given, in the environment, or found by walking up like git."""

from __future__ import annotations

import os

import click

from reverie.hosts.nearest import nearest

FOLDER = ".reverie"
FILE = "mind.db"
NOWHERE = (
    "no mind here or in a folder above; make one with `reverie init`, or name one with --mind FILE"
)


def find_mind(given: str | None) -> str:
    """The path of the mind to use."""
    if given:
        return given
    if from_environment := os.environ.get("REVERIE_MIND"):
        return from_environment
    found = nearest(os.getcwd(), os.path.join(FOLDER, FILE))
    if found is None:
        raise NoMindHere
    return found


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
    return path
