"""A look at both sides of a sync: what each path says here and there, and shall say."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from reverie.domain.values.travel import Pulled
from reverie.frozen import dataclass
from reverie.ports import Transport
from reverie.transports.book import Book
from reverie.transports.file_merge import REPORT, Sides, merged, travels
from reverie.transports.sync_folder import MOST_BYTES, content_of, hash_of, trace_stamps


@dataclass(frozen=True, slots=True)
class Look:
    """What lies here, what both sides say of each path, and what they shall say afterwards."""

    ours: dict[str, bytes]
    sides: dict[str, Sides]
    after: dict[str, bytes | None]
    stamps: dict[str, tuple[int, int]]
    left: set[str]
    """What was not looked at: traces as they were, or too long; reports of a line left alone."""
    long: list[str]


def looked(
    sync: Path, book: Book, transport: Transport, pulled: Pulled, *, line_is_left: bool = False
) -> Look:
    """Both sides as they are now; of traces only those that one of them has touched.

    Reports name nights by their numbers in the line, so where that is left alone they are too.
    """
    stamps = trace_stamps(sync)
    long = [path for path, (size, _) in stamps.items() if size > MOST_BYTES]
    left = {*long, *_as_they_were(stamps, book, pulled)}
    ours = content_of(sync, left)
    if line_is_left:
        left |= {path for path in {*ours, *pulled.hashes} if REPORT.match(path)}
        ours = {path: content for path, content in ours.items() if path not in left}
    sides = _sides(ours, book, transport, pulled, left)
    return Look(ours, sides, merged(sides, book.machine), stamps, left, long)


def _as_they_were(stamps: Mapping[str, tuple[int, int]], book: Book, pulled: Pulled) -> set[str]:
    """The traces that neither side has touched; they may be many and long."""
    hashes = pulled.hashes
    return {
        path
        for path, stamp in stamps.items()
        if book.stamps.get(path) == stamp
        and path in book.agreed
        and book.agreed[path][1] == hashes.get(path)
    }


def _sides(
    ours: Mapping[str, bytes],
    book: Book,
    transport: Transport,
    pulled: Pulled,
    left: Collection[str],
) -> dict[str, Sides]:
    theirs = {path: hash for path, hash in pulled.files if travels(path)}
    sides: dict[str, Sides] = {}
    for path in sorted({*ours, *theirs}.difference(left)):
        here, there = book.agreed.get(path, ("", ""))
        own = ours.get(path)
        is_ours_new, is_theirs_new = hash_of(own) != here, theirs.get(path, "") != there
        is_same = own is not None and not is_ours_new and not is_theirs_new
        content = own if is_same else transport.read(path) if path in theirs else None
        sides[path] = Sides(own, content, is_ours_new, is_theirs_new)
    return sides
