"""Files a schedule was given: noted when they are written, and taken away only if unchanged."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any

from reverie import files, keyed
from reverie.errors import CannotWrite, step_after
from reverie.ports.host import Act, Step
from reverie.setup import systemd, workflows

NOTED = "state/schedule.json"
EDITED = "you have edited it; remove it yourself if you do not need it"
MOST_BYTES = 100_000


def plan_files(home: str, wanted: Mapping[str, str]) -> list[Step]:
    """The steps that put files where they are wanted, and take away those that no longer are."""
    noted = _noted(home)
    old = {path: mark for path, mark in noted.items() if path not in wanted}
    return [*_removals(old), *_writings(noted, wanted)]


def carry_out(home: str, steps: Sequence[Step]) -> None:
    """Do the steps; what is written is noted first, so that it is never left behind."""
    for step in steps:
        if step.act is Act.REMOVE:
            _do(os.unlink, step.path)
            _remove_empty(os.path.dirname(step.path), home)
    made = [step for step in steps if step.act in (Act.MAKE, Act.CHANGE)]
    gone = {step.path for step in steps if step.act in (Act.REMOVE, Act.LEAVE)}
    kept = {path: mark for path, mark in _noted(home).items() if path not in gone}
    _note(home, {**kept, **{step.path: _digest(step.text) for step in made}})
    for step in made:
        _do(os.makedirs, os.path.dirname(step.path), 0o755, True)
        if f"{os.sep}{files.HOME}{os.sep}" in step.path:
            _do(files.replace, step.path, step.text)
        else:
            _do(files.rewrite, step.path, step.text.encode())


def _remove_empty(folder: str, home: str) -> None:
    """Remove the folders of a file below a home that nothing else is in, inner ones first."""
    sync = os.path.join(home, "sync")
    with suppress(OSError):
        while folder.startswith(f"{sync}{os.sep}"):
            os.rmdir(folder)
            folder = os.path.dirname(folder)


def _writings(noted: Mapping[str, str], wanted: Mapping[str, str]) -> Iterator[Step]:
    for path, text in wanted.items():
        there = _text_at(path)
        if there == text and path in noted:
            continue
        if there is not None and there != text and _digest(there) != noted.get(path):
            whose = "you have edited it" if path in noted else "it was there already"
            yield Step(
                Act.LEAVE, path, text, why=f"{whose}; for ours, remove it and run this again"
            )
        else:
            yield Step(Act.MAKE if there is None else Act.CHANGE, path, text, before=there)


def _removals(noted: Mapping[str, str]) -> Iterator[Step]:
    for path, mark in noted.items():
        there = _text_at(path)
        if there is None:
            continue
        if _digest(there) == mark:
            yield Step(Act.REMOVE, path, before=there)
        else:
            yield Step(Act.LEAVE, path, why=EDITED)


def _noted(home: str) -> dict[str, str]:
    """The files that were written, by their whole paths, with the hash of what each said.

    What no setup can have written, or was not noted here, is passed over.
    """
    home = os.path.realpath(home)
    said = keyed.glimpse(os.path.join(home, NOTED), MOST_BYTES).decode(errors="replace")
    try:
        known: Any = json.loads(said) if said else {}
    except ValueError:
        return {}
    found = known.get("files") if isinstance(known, dict) else None
    if not isinstance(found, dict):
        return {}
    whole = {os.path.join(home, path): mark for path, mark in found.items()}
    ours = workflows.places(home)
    return {
        path: mark
        for path, mark in whole.items()
        if isinstance(mark, str) and (path in ours or systemd.is_unit(path))
    }


def _note(home: str, noted: Mapping[str, str]) -> None:
    """Note the files, those of a home by their paths in it, so that it can be moved."""
    home = os.path.realpath(home)
    path, inside = os.path.join(home, NOTED), os.path.join(home, "")
    if noted or os.path.exists(path):
        _do(files.make_folder, os.path.dirname(path))
        told = {name.removeprefix(inside): mark for name, mark in noted.items()}
        _do(keyed.replace, path, json.dumps({"files": told}, indent=1) + "\n")


def _text_at(path: str) -> str | None:
    try:
        descriptor = files.regular(os.path.realpath(path))
        said = None if descriptor is None else files.said_by(descriptor, MOST_BYTES)
    except OSError:
        return None
    return None if said is None else said.decode(errors="surrogateescape")


def _do(act: Any, path: str, *given: Any) -> None:
    """Do something to a file, or say which and what to do about it."""
    try:
        act(path, *given)
    except OSError as error:
        step = step_after(error, "change its permissions, or take another --timer")
        raise CannotWrite(f"{path}: {error.strerror}; {step}") from None


def _digest(text: str) -> str:
    return sha256(text.encode(errors="surrogateescape")).hexdigest()
