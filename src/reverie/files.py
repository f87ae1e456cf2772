"""Files that several processes share: locked, replaced whole, appended to by lines.

On the hook path: a few standard modules and nothing of ours, so that it loads fast.
"""

from __future__ import annotations

import fcntl
import os
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pathlib import Path

PAUSE_S = 0.002
"""How long whoever waits for a lock sleeps before the next try."""
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC


def open_lock(path: str | Path, mode: int = 0o600) -> int:
    """A file to lock, made if it is not there; closing it lets go, and so does dying."""
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, mode)


def lock(descriptor: int, patience_s: float | None = None, *, pause_s: float = PAUSE_S) -> bool:
    """Hold an open file or folder alone (flock); False if patience, where there is any, ends."""
    if patience_s is None:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        return True
    end = time.monotonic() + patience_s
    while True:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        except BlockingIOError:
            if time.monotonic() >= end:
                return False
            time.sleep(pause_s)


def unlock(descriptor: int) -> None:
    """Let the next one hold it, and keep it open."""
    fcntl.flock(descriptor, fcntl.LOCK_UN)


def replace(path: str, text: str) -> None:
    """Put a file of ours in the place of an old one: a reader sees either, never a part.

    It and its name are on the disk when this returns. Whoever calls holds a lock.
    """
    folder, name = os.path.split(path)
    fresh = _fresh(folder, name)
    descriptor = os.open(fresh, _NEW, 0o600)
    try:
        try:
            _write_all(descriptor, text.encode(errors="replace"))
        finally:
            os.close(descriptor)
        os.replace(fresh, path)
    except BaseException:
        os.unlink(fresh)
        raise
    _sync_folder(folder)


def rewrite(path: str | Path, whole: bytes, *, mode: int = 0o644) -> None:
    """Put a new file in the place of a person's: where its link leads, with the mode it had.

    A reader sees either, never a part; what fails leaves the old one and nothing beside it.
    """
    target = os.path.realpath(path)
    folder, name = os.path.split(target)
    fresh = _fresh(folder, name)
    descriptor = os.open(fresh, _NEW, mode)
    try:
        try:
            if os.path.exists(target):
                os.fchmod(descriptor, os.stat(target).st_mode & 0o7777)
            _write_all(descriptor, whole)
        finally:
            os.close(descriptor)
        os.replace(fresh, target)
    except BaseException:
        os.unlink(fresh)
        raise


def _fresh(folder: str, name: str) -> str:
    """Where the next version of a file is written, once what killed writers left is removed."""
    sweep(folder, name)
    return os.path.join(folder, f".{name}.{os.getpid()}-{time.monotonic_ns():x}")


def sweep(folder: str | Path, name: str = "") -> None:
    """Remove what killed writers of a file, or of any in a folder, have left."""
    try:
        found = os.listdir(folder)
    except OSError:
        return
    for one in found:
        head, _, tail = one.rpartition(".")
        writer, dash, moment = tail.partition("-")
        is_left = dash and moment and writer.isdecimal() and head.startswith(f".{name}")
        if is_left and (not name or head == f".{name}") and not _lives(int(writer)):
            try:
                os.unlink(os.path.join(folder, one))
            except OSError:
                continue  # someone else's, or swept meanwhile


def _lives(writer: int) -> bool:
    """Whether a process is still there, ours or another's."""
    try:
        os.kill(writer, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        return True
    return True


def write_whole(path: Path, text: str) -> None:
    """Rewrite a file, or say why it cannot be written."""
    try:
        rewrite(path, text.encode())
    except OSError as error:
        from reverie.errors import CannotWrite

        raise CannotWrite(
            f"{path} could not be written: {error.strerror}; nothing of it was lost, "
            "make room or change its permissions and try again"
        ) from None


def append(path: str, line: str) -> None:
    """Add one line to a file, on the disk when this returns."""
    flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_NOFOLLOW | os.O_CLOEXEC
    descriptor = os.open(path, flags, 0o600)
    try:
        size = os.fstat(descriptor).st_size
        torn = size and os.pread(descriptor, 1, size - 1) != b"\n"
        _write_all(descriptor, b"\n" * bool(torn) + line.encode(errors="replace") + b"\n")
    finally:
        os.close(descriptor)


def _write_all(descriptor: int, whole: bytes) -> None:
    """Write every byte, and bring it to the disk."""
    while whole:
        whole = whole[os.write(descriptor, whole) :]
    os.fsync(descriptor)


def _sync_folder(folder: str) -> None:
    descriptor = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
