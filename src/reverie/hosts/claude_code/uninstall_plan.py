"""Uninstalling: what an installation made is taken back, exactly that, settings first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath

from reverie.hosts.claude_code.install_plan import (
    take_out,
    without_appended,
)
from reverie.hosts.claude_code.manifest import (
    HOST,
    LOCAL,
    MANIFEST,
    SHARED,
    Installed,
    digest,
    manifest_of,
)
from reverie.hosts.claude_code.shipped import shipped
from reverie.hosts.git_exclude import exclude_path, others_with
from reverie.hosts.install_steps import text_at
from reverie.ports.host import Act, Step


def plan_uninstall(root: str) -> list[Step]:
    """The steps that disconnect a project from the host; the mind is not touched.

    Without a manifest, our hooks and the files that are word for word ours are still known.
    """
    before = manifest_of(root)
    steps = [
        *take_out(root, LOCAL, before.settings.get(LOCAL)),
        *take_out(root, SHARED, before.settings.get(SHARED)),
        *_files(root, before),
        *_lines(root, before),
        *_folders(before),
    ]
    manifest = text_at(root, MANIFEST)
    return steps if manifest is None else [*steps, Step(Act.REMOVE, MANIFEST, before=manifest)]


def _files(root: str, before: Installed) -> Iterator[Step]:
    """Each file that says what we wrote goes; one that says something else is somebody's work."""
    plain = shipped(notes=False)
    ours = {
        f"{HOST}/{place}": (digest(text), digest(plain[place])) for place, text in shipped().items()
    }
    for path in {**ours, **before.files}:
        there = text_at(root, path)
        if there is None:
            continue
        if digest(there) in (*ours.get(path, ()), before.files.get(path)):
            yield Step(Act.REMOVE, path, before=there)
        elif path in before.files:
            why = "you have edited it; remove it yourself if you do not need it"
            yield Step(Act.LEAVE, path, why=why)


def _lines(root: str, before: Installed) -> Iterator[Step]:
    """What we added to other files; a list that another worktree needs stays as it is."""
    kept = exclude_path(root) if any(others_with(root, MANIFEST)) else None
    for path, added in before.appended.items():
        if path != kept:
            yield from without_appended(root, path, added)


def _folders(before: Installed) -> list[Step]:
    """The folders we made go if nothing else is in them, inner ones first."""
    inner_first = sorted(before.folders, key=lambda path: -len(PurePosixPath(path).parts))
    return [Step(Act.REMOVE_FOLDER, path) for path in inner_first]
