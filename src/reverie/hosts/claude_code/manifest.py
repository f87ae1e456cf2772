"""The manifest: what an installation made, so that exactly that can be taken back."""

from __future__ import annotations

import os
from dataclasses import field
from hashlib import sha256
from pathlib import PurePosixPath

import msgspec

from reverie import keyed
from reverie.awake.home_seal import is_ours
from reverie.files import HOME
from reverie.frozen import dataclass
from reverie.hosts.claude_code.shipped import PLACES
from reverie.hosts.git_exclude import exclude_path

HOST = ".claude"
LOCAL, SHARED = f"{HOST}/settings.local.json", f"{HOST}/settings.json"
MOST_BYTES = 1 << 20
MANIFEST = ".reverie/state/installed.json"


@dataclass(frozen=True, slots=True)
class InSettings:
    """How a settings file was before our hooks came into it."""

    blank: str | None = None
    """All it said, if that was nothing but blanks; None if it said something or was not there."""
    made: bool = False
    empty: tuple[str, ...] = ()
    """What stood in it empty and was filled by our hooks."""


@dataclass(frozen=True, slots=True)
class Appended:
    """What was added to the end of a file, and whether the file was made for it."""

    text: str
    made: bool = False


@dataclass(frozen=True, slots=True)
class Installed:
    """All that an installation made in a project, by paths from its folder."""

    at: str = ""
    """When it was made, as ISO-8601 in UTC."""
    files: dict[str, str] = field(default_factory=dict)
    """The SHA-256 of each file as we wrote it."""
    folders: tuple[str, ...] = ()
    settings: dict[str, InSettings] = field(default_factory=dict)
    appended: dict[str, Appended] = field(default_factory=dict)


def manifest_of(root: str) -> Installed:
    """The manifest of a project; an empty one if there is none that was made here."""
    if not is_ours(os.path.join(root, HOME)):
        return Installed()
    try:
        told = keyed.glimpse(os.path.join(root, MANIFEST), MOST_BYTES) or b"{}"
        return _possible(root, msgspec.json.decode(told, type=Installed))
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return Installed()


def _possible(root: str, told: Installed) -> Installed:
    """A manifest without what no installation can have made."""
    settings, lists = {LOCAL, SHARED}, {exclude_path(root)}
    shipped = {f"{HOST}/{place}" for place in PLACES}
    paths = [*settings, *shipped, MANIFEST, *filter(None, lists)]
    folders = {str(folder) for path in paths for folder in PurePosixPath(path).parents}
    return Installed(
        told.at,
        {path: mark for path, mark in told.files.items() if path in shipped},
        tuple(folder for folder in told.folders if folder in folders),
        {path: note for path, note in told.settings.items() if path in settings},
        {path: added for path, added in told.appended.items() if path in lists},
    )


def manifest_text(installed: Installed) -> str:
    """The manifest as it is written."""
    return msgspec.json.format(msgspec.json.encode(installed), indent=1).decode() + "\n"


def digest(text: str) -> str:
    """The SHA-256 of a file's text."""
    return sha256(text.encode(errors="surrogateescape")).hexdigest()
