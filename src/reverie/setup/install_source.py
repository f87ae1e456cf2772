"""From where Reverie is installed for nights elsewhere: pinned by a hash, under the name we have.

A commit of a git repository, a wheel that lies in the sync repository, or a version on an index.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shlex
import subprocess
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from urllib.parse import unquote, urlsplit

from reverie.domain.intake.repository_address import address_of
from reverie.errors import Refused
from reverie.extras import NAME

_VERSION = r"[0-9]{1,6}(?:\.[0-9]{1,6}){1,3}(?:(?:a|b|rc)[0-9]{1,4})?"
_HASH = r"(?P<hash>[0-9a-f]{64})"
_GIT = re.compile(r"git\+(?P<address>[^'\"\s]+)@(?P<hash>[0-9a-f]{40}(?:[0-9a-f]{24})?)", re.ASCII)
_WHEEL = re.compile(
    rf"(?P<file>(?:[A-Za-z0-9_][A-Za-z0-9._-]*/)*reverie_sleep-{_VERSION}-py3-none-any\.whl)"
    rf"#sha256={_HASH}",
    re.ASCII,
)
_INDEX = re.compile(rf"{NAME}==(?P<version>{_VERSION})#sha256={_HASH}", re.ASCII)
FOLDER = "reverie-wheel"
"""Where a wheel that lies in the sync repository is fetched to."""
PATIENCE_S = 10
UNPINNED = (
    "where is Reverie installed from there? give --install-from, pinned: "
    "git+https://host/reverie@COMMIT with all 40 digits, the file of a wheel that you put into "
    f"the sync repository, or {NAME}==VERSION#sha256=HASH"
)


def is_pinned(source: str) -> bool:
    """Whether a source names exactly one content, by its hash."""
    if git := _GIT.fullmatch(source):
        return _is_safe(git["address"])
    return bool(wheel_of(source) or _INDEX.fullmatch(source))


def wheel_of(source: str) -> str:
    """The path of a wheel in the sync repository; nothing if the source is something else."""
    found = _WHEEL.fullmatch(source)
    return found["file"] if found else ""


def wheel_name(version: str) -> str:
    """The name of the wheel of a version."""
    return f"reverie_sleep-{version}-py3-none-any.whl"


def given_source(said: str) -> str:
    """What a person gave as a source; a wheel that lies here is told by its name and hash."""
    path = Path(os.path.expanduser(said))
    if path.suffix == ".whl" and path.is_file():
        return f"{path.name}#sha256={hashlib.sha256(path.read_bytes()).hexdigest()}"
    return said


def commands(source: str, *, extra: str = "", clone: str) -> list[str]:
    """The commands of a shell that install Reverie there; what was exchanged ends them.

    By `clone` the sync repository is fetched, if a wheel lies in it.
    """
    if not is_pinned(source):
        raise Refused(UNPINNED)
    more = f"[{extra}]" if extra else ""
    if index := _INDEX.fullmatch(source):
        file, digest = wheel_name(index["version"]), index["hash"]
        pinned = f"{NAME}=={index['version']}"
        fetch = f"python3 -m pip download --quiet --no-deps --only-binary :all: {pinned}"
    elif wheel := _WHEEL.fullmatch(source):
        file, digest = f"{FOLDER}/{wheel['file']}", wheel["hash"]
        fetch = f"{clone} {FOLDER}"
    else:
        return [f"pipx install {shlex.quote(f'{NAME}{more} @ {source}' if more else source)}"]
    check = f"echo '{digest}  {file}' | sha256sum -c"
    return [fetch, check, f"pipx install {shlex.quote(f'./{file}{more}')}"]


def source_here() -> str:
    """The commit that runs here, if it can be fetched from elsewhere; else nothing."""
    try:
        told = json.loads(distribution(NAME).read_text("direct_url.json") or "{}")
    except (PackageNotFoundError, ValueError, OSError):
        return ""
    url = urlsplit(str(told.get("url", "")))
    if commit := (told.get("vcs_info") or {}).get("commit_id"):
        return _pinned_to(str(told["url"]), str(commit))
    return from_clone(Path(unquote(url.path))) if url.scheme == "file" else ""


def from_clone(folder: Path) -> str:
    """The commit a clone stands at, by the address it came from; nothing if there is none."""
    return _pinned_to(
        _git(folder, "remote", "get-url", "origin"), _git(folder, "rev-parse", "HEAD")
    )


def _pinned_to(address: str, commit: str) -> str:
    try:
        found = address_of(address)
    except Refused:
        return ""
    user, _, rest = found.text.partition("@")
    is_short = found.way == "ssh" and "://" not in found.text
    text = f"ssh://{user}@{rest.replace(':', '/', 1)}" if is_short else found.text
    source = f"git+{text}@{commit}"
    return source if is_pinned(source) else ""


def _is_safe(address: str) -> bool:
    try:
        return "://" in address and bool(address_of(address))
    except Refused:
        return False


def _git(folder: Path, *words: str) -> str:
    try:
        asked = subprocess.run(
            ["git", *words], cwd=folder, capture_output=True, text=True, timeout=PATIENCE_S
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return asked.stdout.strip()
