"""Files that several processes share: guarded, locked, replaced whole, appended to by lines.

A folder .reverie may have come with a clone. So nothing below it is reached through a link, and
nothing but a regular file is opened; memory.yml alone may be a link, once a person confirmed it.
On the hook path: a few standard modules and nothing of ours, so that it loads fast.
"""

from __future__ import annotations

import errno
import fcntl
import os
import stat
import time

from reverie.leftovers import remove_leftovers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pathlib import Path
    from typing import NoReturn

HOME = ".reverie"
PAUSE_S = 0.002
"""How long whoever waits for a lock sleeps before the next try."""
MOST_BYTES = 64 << 20
"""Bytes of the longest file of ours that is read whole."""
LOOK = "look at it and move it away: a clone may have brought it"
_GUARDED = os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _GUARDED
_NO_FILE = (errno.ELOOP, errno.ENXIO, errno.EISDIR, errno.ENODEV)


def opened(path: str | Path, flags: int = os.O_RDONLY, mode: int = 0o600) -> int:
    """Open a file of ours; a link, a FIFO, a device or a folder in its place is refused."""
    refuse_links_before(path)
    descriptor = regular(path, flags, mode)
    if descriptor is None:
        _refuse(path)
    return descriptor


def glimpse(path: str | Path, most: int) -> bytes:
    """What a small file says; nothing if it is not there, or no regular file of ours."""
    try:
        descriptor = None if odd_folder(path) else regular(path)
        return b"" if descriptor is None else said_by(descriptor, most)
    except OSError:
        return b""


def regular(path: str | Path, flags: int = os.O_RDONLY, mode: int = 0) -> int | None:
    """A descriptor of a regular file; None if something else has its name, a link too."""
    try:
        descriptor = os.open(path, flags | _GUARDED, mode)
    except OSError as error:
        if error.errno in _NO_FILE:
            return None
        raise
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        return None
    return descriptor


def read(path: str | Path, most: int = MOST_BYTES) -> bytes:
    """All that a file of ours says; one that is longer than it can be is refused."""
    whole = beginning(path, most + 1)
    if len(whole) > most:
        _refuse(path, f"is longer than {most:,} bytes")
    return whole


def beginning(path: str | Path, most: int) -> bytes:
    """What a file of ours says first."""
    return said_by(opened(path), most)


def said_by(descriptor: int, most: int) -> bytes:
    """What an open file says, at most so many bytes; it is closed."""
    try:
        parts = []
        size = os.fstat(descriptor).st_size + 1  # in one piece, which need not be joined
        while most and (chunk := os.read(descriptor, min(most, size))):
            parts.append(chunk)
            most -= len(chunk)
        return b"".join(parts)
    finally:
        os.close(descriptor)


def make_folder(path: str | Path) -> None:
    """Make a folder of ours that only its owner can enter, unless it is there."""
    refuse_links_before(os.path.join(path, ""))
    if not os.path.isdir(path):
        os.makedirs(path, 0o700, exist_ok=True)


def refuse_unless_file(path: str | Path) -> None:
    """Refuse a path below a .reverie folder if anything but a regular file has its name."""
    refuse_links_before(path)
    if f"{os.sep}{HOME}{os.sep}" in os.path.join(os.curdir, path):
        _refuse_other(path)


def _refuse_other(path: str | Path) -> None:
    """Refuse a path if anything but a regular file has its name."""
    try:
        found = os.lstat(path)
    except FileNotFoundError:
        return
    if not stat.S_ISREG(found.st_mode):
        _refuse(path)


def refuse_links_before(path: str | Path) -> None:
    """Refuse a path if something on its way below a .reverie folder is no folder itself."""
    if odd := odd_folder(path):
        _refuse(odd)


def odd_folder(path: str | Path) -> str | None:
    """The first part of a path, on its way below a .reverie folder, that is no folder itself."""
    head, home, rest = os.path.join(os.curdir, path).partition(f"{os.sep}{HOME}{os.sep}")
    folder = head + home
    for name in rest.split(os.sep)[:-1]:
        folder = os.path.join(folder, name)
        try:
            found = os.lstat(folder)
        except FileNotFoundError:
            return None
        if not stat.S_ISDIR(found.st_mode):
            return folder
    return None


def _refuse(path: str | Path, why: str = "is a link, or no regular file") -> NoReturn:
    from reverie.errors import PathRefused

    raise PathRefused(f"{path} {why}; {LOOK}")


def open_lock(path: str | Path) -> int:
    """A file to lock, made if it is not there; closing it lets go, and so does dying."""
    return opened(path, os.O_RDWR | os.O_CREAT)


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


def replace(path: str, text: str | bytes) -> None:
    """Put a file of ours in the place of an old one: a reader sees either, never a part.

    It and its name are on the disk when this returns. Whoever calls holds a lock.
    """
    whole = text if isinstance(text, bytes) else text.encode(errors="replace")
    _put(path, whole, 0o600)
    _sync_folder(os.path.dirname(path))


def rewrite(path: str | Path, whole: bytes, *, mode: int = 0o644) -> None:
    """Put a new file in the place of a person's: where its link leads, with the mode it had.

    A reader sees either, never a part; what fails leaves the old one and nothing beside it.
    """
    target = os.path.realpath(path)
    kept = os.stat(target).st_mode & 0o7777 if os.path.exists(target) else None
    _put(target, whole, mode, kept)


def write_whole(path: str | Path, text: str) -> None:
    """Rewrite a file of ours, which only its owner reads, or say why it cannot be written."""
    refuse_links_before(path)
    _refuse_other(path)
    try:
        _put(os.fspath(path), text.encode(), 0o600)
    except OSError as error:
        _cannot_write(path, error)


def write_led(path: str | Path, text: str) -> None:
    """Rewrite a person's file where its link leads, or say why it cannot be written."""
    try:
        rewrite(path, text.encode())
    except OSError as error:
        _cannot_write(path, error)


def write_new(path: str | Path, text: str, mode: int = 0o600) -> None:
    """Make a file that is not there yet; whatever else has its name is left alone."""
    descriptor = os.open(path, _NEW, mode)
    try:
        _write_all(descriptor, text.encode(), path)
    except BaseException:
        os.unlink(path)
        raise
    finally:
        os.close(descriptor)


def _cannot_write(path: str | Path, error: OSError) -> NoReturn:
    from reverie.errors import CannotWrite

    raise CannotWrite(
        f"{path} could not be written: {error.strerror}; nothing of it was lost, "
        "make room or change its permissions and try again"
    ) from None


def _put(path: str, whole: bytes, mode: int, kept: int | None = None) -> None:
    """Put a new file in the place of an old one, with the mode that is kept or given."""
    folder, name = os.path.split(path)
    fresh = _fresh(folder, name)
    descriptor = os.open(fresh, _NEW, mode)
    try:
        try:
            if kept is not None:
                os.fchmod(descriptor, kept)
            _write_all(descriptor, whole, path)
        finally:
            os.close(descriptor)
        os.replace(fresh, path)
    except BaseException:
        os.unlink(fresh)
        raise


def _fresh(folder: str, name: str) -> str:
    """Where the next version of a file is written, once what killed writers left is removed."""
    refuse_links_before(os.path.join(folder, name))
    remove_leftovers(folder, name)
    return os.path.join(folder, f".{name}.{os.getpid()}-{time.monotonic_ns():x}")


def append(path: str, line: str) -> None:
    """Add one line to a file, on the disk when this returns."""
    descriptor = opened(path, os.O_RDWR | os.O_CREAT | os.O_APPEND)
    try:
        size = os.fstat(descriptor).st_size
        torn = size and os.pread(descriptor, 1, size - 1) != b"\n"
        _write_all(descriptor, b"\n" * bool(torn) + line.encode(errors="replace") + b"\n", path)
    finally:
        os.close(descriptor)


def _write_all(descriptor: int, whole: bytes, path: str | Path) -> None:
    """Write every byte, and bring it to the disk; what fails names the file."""
    try:
        while whole:
            whole = whole[os.write(descriptor, whole) :]
        os.fsync(descriptor)
    except OSError as error:
        error.filename = path
        raise


def _sync_folder(folder: str) -> None:
    descriptor = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
