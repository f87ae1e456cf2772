"""A file layer that lies: SQLite believes its writes, but only what was synced is sure to last."""

from __future__ import annotations

import _sqlite3
import ctypes
import sqlite3
from collections.abc import Callable
from ctypes import CFUNCTYPE, POINTER, Structure, byref, c_char_p, c_int, c_int64, c_void_p
from pathlib import Path
from random import Random

OK, IOERR = sqlite3.SQLITE_OK, sqlite3.SQLITE_IOERR
SECTOR = 512  # bytes that reach a disk together
LOGS = ("-wal", "-journal")

Files = dict[str, bytes]
"""The contents of some files, by name."""

_XOPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, POINTER(c_int))
_XDELETE = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
_XCLOSE = CFUNCTYPE(c_int, c_void_p)
_XREAD = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_XSYNC = CFUNCTYPE(c_int, c_void_p, c_int)
_XFILESIZE = CFUNCTYPE(c_int, c_void_p, POINTER(c_int64))


class _Methods(Structure):
    """sqlite3_io_methods: what can be done with an open file."""

    _fields_ = (
        ("iVersion", c_int),
        ("xClose", c_void_p),
        ("xRead", c_void_p),
        ("xWrite", c_void_p),
        ("xTruncate", c_void_p),
        ("xSync", c_void_p),
        ("xFileSize", c_void_p),
        ("others", c_void_p * 12),  # from xLock to xUnfetch, as they are
    )


class _File(Structure):
    """sqlite3_file: an open file begins with its methods."""

    _fields_ = (("methods", POINTER(_Methods)),)


class _Vfs(Structure):
    """sqlite3_vfs: how files are opened and deleted."""

    _fields_ = (
        ("iVersion", c_int),
        ("szOsFile", c_int),
        ("mxPathname", c_int),
        ("pNext", c_void_p),
        ("zName", c_char_p),
        ("pAppData", c_void_p),
        ("xOpen", c_void_p),
        ("xDelete", c_void_p),
        ("others", c_void_p * 14),  # from xAccess to xNextSystemCall, as they are
    )


def why_not() -> str | None:
    """The reason this Python's SQLite cannot be given another file layer, if there is one."""
    try:
        _library()
    except (OSError, AttributeError) as error:
        return f"this Python's SQLite does not let its file layer be replaced ({error})"
    return None


class LyingFiles:
    """A file layer for one folder that remembers what a power loss would leave of each file."""

    def __init__(self, folder: Path, about_to_sync: Callable[[], None]) -> None:
        self.synced: Files = {}
        self.failed: list[BaseException] = []
        self._folder = folder
        self._about_to_sync = about_to_sync
        self._open: dict[int, str] = {}
        self._closed: Files = {}
        self._deleted: set[str] = set()
        """What is gone, but would be back if the power were lost before the folder is synced."""
        self._new_logs: set[int] = set()
        self._real: dict[int, _Methods] = {}
        self._kept: list[object] = []  # what SQLite points to must outlive this call
        self._register(_library())

    def live(self) -> Files:
        """What the programs of this machine see now."""
        return {**self._closed, **{name: self._read(file) for file, name in self._open.items()}}

    def torn(self, chance: Random) -> Files:
        """What may be left if some of the sectors not yet synced did reach the disk."""
        live = self.live()
        left: Files = {}
        for name in sorted(self.synced.keys() | live.keys()):
            old, new = self.synced.get(name), live.get(name)
            if name in self._deleted:  # the old file is back, or gone for the new one of its name
                old, new = chance.choice([(old, old), (None, new)])
            if old is not None:
                left[name] = _mixed(old, old if new is None else new, chance)
            elif new is not None and chance.random() < 0.5:
                left[name] = _mixed(b"", new, chance)
        return left

    def _register(self, library: ctypes.CDLL) -> None:
        library.sqlite3_vfs_find.restype = POINTER(_Vfs)
        real = library.sqlite3_vfs_find(None).contents
        mine = _Vfs.from_buffer_copy(real)
        mine.zName = b"lying"
        mine.xOpen = self._callback(_XOPEN, self._open_file(_XOPEN(real.xOpen), real))
        mine.xDelete = self._callback(_XDELETE, self._delete(_XDELETE(real.xDelete), real))
        self._kept += [mine, real]
        if library.sqlite3_vfs_register(byref(mine), 1) != OK:
            raise OSError("SQLite did not take the file layer")

    def _callback(self, kind: type, work: Callable[..., int]) -> int | None:
        def guarded(*given: object) -> int:
            try:
                return work(*given)
            except BaseException as error:
                self.failed.append(error)
                return IOERR

        made = kind(guarded)
        self._kept.append(made)
        return ctypes.cast(made, c_void_p).value

    def _open_file(self, real_open: Callable[..., int], vfs: _Vfs) -> Callable[..., int]:
        def open_file(_: int, name: int | None, file: int, flags: int, out: object) -> int:
            code = real_open(byref(vfs), name, file, flags, out)
            path = Path(ctypes.string_at(name).decode()) if name else Path()
            if code == OK and path.parent == self._folder:
                self._open[file] = path.name
                if path.name.endswith(LOGS):
                    self._new_logs.add(file)
                self._watch(_File.from_address(file))
            return code

        return open_file

    def _delete(self, real_delete: Callable[..., int], vfs: _Vfs) -> Callable[..., int]:
        def delete(_: int, name: bytes, sync_folder: int) -> int:
            code = real_delete(byref(vfs), name, sync_folder)
            path = Path(name.decode())
            if code == OK and path.parent == self._folder:
                self._closed.pop(path.name, None)
                self._deleted.add(path.name)
                if sync_folder:
                    self._sync_folder()
            return code

        return delete

    def _watch(self, file: _File) -> None:
        at = ctypes.addressof(file.methods.contents)
        if at not in self._real:
            self._real[at] = file.methods.contents
            self._kept.append(file.methods.contents)
        real = self._real[at]
        mine = _Methods.from_buffer_copy(real)
        mine.xSync = self._callback(_XSYNC, self._sync(_XSYNC(real.xSync)))
        mine.xClose = self._callback(_XCLOSE, self._close(_XCLOSE(real.xClose)))
        self._kept.append(mine)
        file.methods = ctypes.pointer(mine)

    def _sync(self, real_sync: Callable[..., int]) -> Callable[..., int]:
        def sync(file: int, flags: int) -> int:
            self._about_to_sync()
            code = real_sync(file, flags)
            if code == OK:
                if file in self._new_logs:  # with a log's first sync SQLite syncs its folder too
                    self._sync_folder()
                    self._new_logs.discard(file)
                self.synced[self._open[file]] = self._read(file)
            return code

        return sync

    def _sync_folder(self) -> None:
        for name in self._deleted:
            self.synced.pop(name, None)
        self._deleted.clear()

    def _close(self, real_close: Callable[..., int]) -> Callable[..., int]:
        def close(file: int) -> int:
            found = self._read(file)
            self._closed[self._open.pop(file)] = found
            self._new_logs.discard(file)
            return real_close(file)

        return close

    def _read(self, file: int) -> bytes:
        """All of an open file, read through its own handle: another one would drop its locks."""
        methods = _File.from_address(file).methods.contents
        size = c_int64()
        if _XFILESIZE(methods.xFileSize)(file, byref(size)) != OK:
            raise OSError("the size of a file cannot be told")
        found = ctypes.create_string_buffer(max(1, size.value))
        if size.value and _XREAD(methods.xRead)(file, found, size.value, 0) != OK:
            raise OSError("a file cannot be read")
        return found.raw[: size.value]


def _mixed(old: bytes, new: bytes, chance: Random) -> bytes:
    """A file of which some sectors are still as they were."""
    share = chance.choice([0.0, 0.1, 0.5, 0.9, 1.0])
    size = len(new) if chance.random() < share else len(old)
    kept = (
        (new if chance.random() < share else old)[at : at + SECTOR].ljust(SECTOR, b"\0")
        for at in range(0, size, SECTOR)
    )
    return b"".join(kept)[:size]


def _library() -> ctypes.CDLL:
    """The SQLite this Python uses, found through its own module."""
    library = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
    _ = library.sqlite3_vfs_find, library.sqlite3_vfs_register
    return library
