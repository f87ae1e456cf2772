"""The rules a command looks over: where they lie, and what comes in as JSON."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from reverie.domain.values.conflict import Move, Scan
    from reverie.rulebook.reader import Roots

F = TypeVar("F", bound=Callable[..., object])
MOST_BYTES = 64 << 20


def roots_argument(command: F) -> F:
    """Add ROOT…"""
    return click.argument("roots", nargs=-1, metavar="[ROOT]...")(command)


def alone_option(command: F) -> F:
    """Add --alone."""
    return click.option("--alone", is_flag=True, help="Leave your own rules in ~/.claude out.")(
        command
    )


def from_option(what: str) -> Callable[[F], F]:
    """Add --from."""
    return click.option("--from", "source", metavar="FILE", help=f"{what}; - for standard input.")


def roots_given(roots: Sequence[str], *, alone: bool) -> Roots:
    """Where the rules lie: in the folder that is named first, else in this project.

    What is named further are files and folders of rules within it.
    """
    from dataclasses import replace

    from reverie.rulebook.pinned import roots_of

    project = Path(roots[0]) if roots else Path(_project())
    if not project.is_dir():
        raise click.BadParameter(
            f"there is no folder {project}; name a project's", param_hint="ROOT"
        )
    told = roots_of(project.absolute(), _settings(project))
    within = [_within(project, one) for one in roots[1:]]
    return replace(told, user=None if alone else told.user, more=(*told.more, *within))


def home_beside(project: Path) -> Path | None:
    """The .reverie folder of a project, if it has one."""
    home = project / ".reverie"
    return home if home.is_dir() else None


def scan_from(source: str) -> Scan:
    """What `reverie scan --json` has found, from a file or standard input."""
    import msgspec

    from reverie.domain.values.conflict import Scan
    from reverie.errors import ArgumentRefused

    try:
        return msgspec.json.decode(_given(source), type=Scan)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ArgumentRefused(
            f"{_named(source)} is not what `reverie scan --json` writes: {error}"
        ) from None


def moves_from(source: str) -> list[Move]:
    """The moves that `reverie reconcile --json` proposes, from a file or standard input."""
    import msgspec

    from reverie.domain.values.conflict import Move
    from reverie.errors import ArgumentRefused

    try:
        told = msgspec.json.decode(_given(source), type=dict[str, Any])
        return msgspec.convert(told["moves"], list[Move])
    except (KeyError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ArgumentRefused(
            f"{_named(source)} is not what `reverie reconcile --json` writes: {error}"
        ) from None


def as_told(scan: Scan) -> dict[str, Any]:
    """What was found, for programs: each conflict with its name."""
    from reverie.writing.json import plain

    told: dict[str, Any] = plain(scan)
    for conflict, value in zip(told["conflicts"], scan.conflicts, strict=True):
        conflict["name"] = value.name
    return told


def _project() -> str:
    from reverie.awake.home import home_of, nearest

    home = home_of(os.getcwd())
    git = nearest(os.getcwd(), ".git")
    return os.path.dirname(home or git or "") or os.getcwd()


def _settings(project: Path) -> Any:
    """The settings of a project that is ours; the usual ones for any other."""
    from reverie.awake.home_seal import is_ours
    from reverie.config_file import settings_beside
    from reverie.settings import Settings

    home = home_beside(project)
    if home is None or not is_ours(str(home.absolute())):
        return Settings()
    return settings_beside(home / "mind.db")


def _within(project: Path, root: str) -> str:
    given = Path(root)
    path = given if given.is_absolute() or given.exists() else project / given
    try:
        return path.resolve().relative_to(project.resolve()).as_posix()
    except ValueError:
        raise click.BadParameter(f"{root} does not lie in {project}", param_hint="ROOT") from None


def _given(source: str) -> bytes:
    from reverie.cli._given import file_given, standard_input

    return standard_input(MOST_BYTES) if source == "-" else file_given(source, MOST_BYTES)


def _named(source: str) -> str:
    return "standard input" if source == "-" else source
