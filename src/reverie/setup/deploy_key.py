"""The deploy key: an ed25519 pair of one project, made by ssh-keygen; only its owner reads it."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile

from reverie import files
from reverie.errors import CannotWrite, Refused, step_after
from reverie.frozen import dataclass

PATIENCE_S = 30
PRIVATE, CLOSED = 0o600, 0o077


@dataclass(frozen=True, slots=True)
class DeployKey:
    """Where the private half lies, and the public half as a line to paste."""

    path: str
    public: str
    is_new: bool


def key_of(state: str, label: str) -> DeployKey:
    """The key of a project in a user's state folder, made if it is not there."""
    folder = os.path.join(state, "keys")
    path = os.path.join(folder, label)
    try:
        if is_new := not os.path.exists(path):
            files.make_folder(folder)
            _make(folder, path, label)
        return DeployKey(path, _public_half(path), is_new)
    except OSError as error:
        step = step_after(error, "let XDG_STATE_HOME name a folder of your own")
        raise CannotWrite(f"{error.filename or path}: {error.strerror}; {step}") from None


def _make(folder: str, path: str, label: str) -> None:
    """Make both halves aside, and put the private one in its place last."""
    aside = tempfile.mkdtemp(dir=folder)
    fresh = os.path.join(aside, label)
    try:
        _call("-q", "-t", "ed25519", "-N", "", "-C", f"reverie {label}", "-f", fresh)
        os.chmod(fresh, PRIVATE)
        os.replace(f"{fresh}.pub", f"{path}.pub")
        os.replace(fresh, path)
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def _public_half(path: str) -> str:
    """The public half, told by the private one; a key that others can read is no key."""
    if os.stat(path).st_mode & CLOSED:
        raise Refused(f"others can read the key {path}; close it with `chmod 600 {path}`")
    return " ".join(_call("-y", "-P", "", "-f", path).split())


def _call(*words: str) -> str:
    try:
        ended = subprocess.run(
            ["ssh-keygen", *words],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=True,
        )
    except FileNotFoundError:
        raise Refused(
            "there is no ssh-keygen here; install OpenSSH, or take an https:// address and a token"
        ) from None
    except subprocess.SubprocessError as error:
        said = " ".join(str(getattr(error, "stderr", "") or error).split())[:200]
        raise Refused(f"ssh-keygen made no key: {said}; look at it") from None
    return ended.stdout
