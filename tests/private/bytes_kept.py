"""Every byte that some folders hold: also what is packed, deleted but not gone, or in git."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import zlib
from collections.abc import Iterator
from pathlib import Path

_PACKED = re.compile(rb"\x78[\x01\x5e\x9c\xda]|\x1f\x8b\x08")
"""How a zlib or a gzip stream begins."""
EITHER_KIND = 47
"""The window bits with which zlib tells a gzip stream from its own."""
MOST = 64 << 20


def places_of(words: str, *folders: Path, without: Path | None = None) -> list[str]:
    """Where words can be read, in small or capital letters, in whatever form."""
    wanted = words.lower().encode()
    found = []
    for folder in folders:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            if without is not None and file.is_relative_to(without):
                continue
            if any(wanted in piece.lower() for piece in _pieces(file)):
                found.append(str(file.relative_to(folder)))
        found += [f"{git}: git" for git in _repositories(folder) if wanted in _objects(git).lower()]
        found += [str(p) for p in folder.rglob("*") if words.lower() in p.name.lower()]
    return found


def _pieces(file: Path) -> Iterator[bytes]:
    """A file as it is, each stream that is packed in it, and the values of a database."""
    raw = file.read_bytes()
    yield raw
    for begins in _PACKED.finditer(raw):
        yield _unpacked(raw[begins.start() :])
    if raw.startswith(b"SQLite format 3"):
        for value in _values(file):
            yield value
            yield from (_unpacked(value[b.start() :]) for b in _PACKED.finditer(value))


def _unpacked(packed: bytes) -> bytes:
    """What a stream says as far as it can be read; most of what looks like one is none."""
    reader, told = zlib.decompressobj(EITHER_KIND), b""
    try:
        for at in range(0, len(packed), 4096):
            told += reader.decompress(packed[at : at + 4096], MOST)
            if reader.eof:
                break
    except zlib.error:
        return told
    return told


def _values(file: Path) -> Iterator[bytes]:
    """Each value of each table, also of those that are parts of an index of words."""
    copy = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    copy.text_factory = bytes
    try:
        tables = copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (name,) in tables:
            for row in copy.execute(f'SELECT * FROM "{name.decode()}"'):
                yield from (value for value in row if isinstance(value, bytes))
    finally:
        copy.close()


def _repositories(folder: Path) -> Iterator[Path]:
    return (head.parent for head in folder.rglob("HEAD") if (head.parent / "objects").is_dir())


def _objects(git: Path) -> bytes:
    """All objects of a repository, those that nothing names any more too."""
    asked = ["git", f"--git-dir={git}", "cat-file", "--batch-all-objects", "--batch"]
    return subprocess.run(asked, check=True, capture_output=True).stdout
