"""The archive of traces: a masked copy of each transcript, which only ever grows."""

from __future__ import annotations

import os
import stat
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from hashlib import sha256
from typing import Any

from reverie import files
from reverie.aside_folder import spared, spared_each
from reverie.awake import debt, ledger
from reverie.awake.discretion import MAIN, Discretion, of_parts
from reverie.awake.trace_file import LONGEST, Progress, Trace
from reverie.awake.traces import PROGRESS, TRACES, name_of, progress_of
from reverie.domain.intake.private import may_be_marked
from reverie.domain.intake.secrets.json_strings import masked_line, masking_once
from reverie.frozen import dataclass
from reverie.ports.host import Host, HostNamed

BATCH = 4 << 20
"""Bytes of a transcript that are appended together."""
TAIL = 1024
"""Bytes before where a transcript was read up to by which a rewritten one is known."""
LOCK, PATIENCE_S = ".lock", 30.0
NOT_LOOKED_AT = Discretion(0)
Mask = Callable[[str], str]


def archive_all(home: str, host_named: HostNamed, mask: Mask, *, seconds: float) -> int:
    """Let the trace of each session of the ledger grow; how many have grown.

    After so many seconds what is left waits for the next time.
    """
    book = ledger.read(home)
    if book is None:
        return 0
    end, mask = time.monotonic() + seconds, masking_once(mask)
    with alone(home) as is_alone:
        if not is_alone:
            return 0  # whoever holds them goes on, and the next stop with what is new
        return sum(
            spared(
                home,
                f"trace of session {session}",
                partial(_grown, home, session, host, path, mask, end),
                bool,
            )[0]
            for session, host, path in kept_sessions(book, host_named)
            if time.monotonic() < end
        )


@contextmanager
def alone(home: str) -> Iterator[bool]:
    """Hold the traces of a home alone; False where someone else does so for long."""
    files.make_folder(os.path.join(home, PROGRESS))
    lock = files.open_lock(os.path.join(home, PROGRESS, LOCK))
    try:
        yield files.lock(lock, PATIENCE_S)
    finally:
        os.close(lock)


def traces_of(home: str, session: str) -> list[str]:
    """The files of a session in the archive: its own, then those of its sub-agents."""
    own = os.path.join(home, TRACES, f"{name_of(session)}.jsonl")
    folder = own.removesuffix(".jsonl")
    inner = [
        os.path.join(at, name)
        for at, _, names in os.walk(folder)
        for name in names
        if name.endswith(".jsonl")
    ]
    return [path for path in (own, *sorted(inner)) if os.path.exists(path)]


def kept_sessions(
    book: dict[str, object], host_named: HostNamed
) -> Iterator[tuple[str, Host, str]]:
    """The sessions whose transcripts lie where their host keeps them; a ledger may be a clone's."""
    records = book["sessions"]

    def kept(record: dict[str, Any]) -> tuple[str, Host, str] | None:
        path, host = record.get("transcript_path"), host_named(debt.host_of(record))
        if isinstance(path, str) and host is not None and host.keeps(path):
            return str(record["session_id"]), host, path
        return None

    there = [*debt.closed_sessions(book), *(records if isinstance(records, list) else [])]
    found, _ = spared_each("", "place of session", (("", one) for one in there), kept)
    yield from filter(None, found)  # whoever gathers it names it


def _grown(home: str, session: str, host: Host, path: str, mask: Mask, end: float) -> bool:
    """Let the traces of a session and its sub-agents grow; tells whether any did."""
    name, grew = name_of(session), False
    try:
        hidden = of_parts(host, path)
    except (OSError, ValueError):
        return False
    for part, file in host.parts(path).items():
        inner = "" if part == MAIN else os.path.join(os.sep, part)
        noted = os.path.join(home, PROGRESS, name + inner.replace(os.sep, "."))
        trace = Trace(os.path.join(home, TRACES, f"{name}{inner}.jsonl"), noted)
        if part != MAIN and not _may_follow(home, name):
            break
        try:
            source = _Source(os.path.realpath(file), host, hidden.get(part, NOT_LOOKED_AT))
            grew |= _grow(trace, source, mask, end, is_main=part == MAIN)
        except (OSError, ValueError):
            continue  # gone, or not the user's own: a later stop looks again
    return grew


def _may_follow(home: str, name: str) -> bool:
    """Whether a session has begun with a message that is not private."""
    noted = progress_of(home, name)
    return bool(noted.get("opened")) and not noted.get("private")


@dataclass(frozen=True, slots=True)
class _Source:
    """A file of a session, by whose host it is read and what of it is private."""

    path: str
    host: Host
    hidden: Discretion

    def admits(self, byte: int, line: bytes) -> bool:
        """Whether a line may be kept; beside private talk nothing is that is no talk."""
        if len(line) > LONGEST or self.hidden.hides(byte):
            return False
        is_doubtful = self.hidden.hides_aside(byte) or may_be_marked(line)
        return not is_doubtful or self.host.spoken(line)["is_talk"]


def _grow(trace: Trace, source: _Source, mask: Mask, end: float, *, is_main: bool) -> bool:
    """Append what a transcript says beyond what was archived; whether that was anything."""
    progress = trace.finished()
    if progress.private:
        return False
    descriptor = _opened(source.path)
    with os.fdopen(descriptor, "rb") as file:
        progress, known = _place(trace, progress, descriptor, ledger.kept_path(source.path))
        if is_main and source.hidden.is_whole:
            trace.note(replace(progress, private=True))
            return False
        if is_main and not progress.opened:
            progress = replace(progress, opened=_has_begun(file, source.host))
            if not progress.opened:
                return False  # nothing is kept before it is known what the first message says
        before = progress.kept
        file.seek(progress.read)
        while batch := list(_batch(file, progress.read, source.hidden.end)):
            lines = (line for byte, line in batch if source.admits(byte, line))
            masked = (masked_line(line, mask) for line in lines)
            whole = b"".join(_new((line for line in masked if line), known))
            read = progress.read + sum(len(line) for _, line in batch)
            progress = replace(progress, read=read, tail=_tail(descriptor, read))
            progress = trace.append(progress, whole)
            if time.monotonic() > end:
                break
    return progress.kept > before


def _place(
    trace: Trace, progress: Progress, descriptor: int, source: str
) -> tuple[Progress, Counter[bytes]]:
    """Where to read on; a transcript that was rewritten is read anew for what is not archived."""
    size = os.fstat(descriptor).st_size
    is_same = source == progress.source and progress.read <= size
    if is_same and _tail(descriptor, progress.read) == progress.tail:
        return progress, Counter()
    anew = replace(progress, source=source, read=0, tail="", opened=False)
    return anew, trace.lines()


def _has_begun(file: Iterable[bytes], host: Host) -> bool:
    """Whether a person has spoken."""
    whole = (line for line in file if line.endswith(b"\n") and len(line) <= LONGEST)
    return any(host.spoken(line)["is_typed"] for line in whole)


def _tail(descriptor: int, read: int) -> str:
    """What stands before where a transcript was read up to, in short."""
    start = max(0, read - TAIL)
    return sha256(os.pread(descriptor, read - start, start)).hexdigest()[:16] if read else ""


def _batch(file: Iterable[bytes], byte: int, end: int) -> Iterator[tuple[int, bytes]]:
    """Whole lines up to an end, each with its byte, as many as are appended together."""
    taken = 0
    for line in file:
        if not line.endswith(b"\n") or byte + len(line) > end:
            return
        yield byte, line
        byte += len(line)
        taken += len(line)
        if taken >= BATCH:
            return


def _new(lines: Iterable[bytes], known: Counter[bytes]) -> Iterator[bytes]:
    """The lines that are not archived yet."""
    for line in lines:
        digest = sha256(line).digest()
        if known[digest]:
            known[digest] -= 1
        else:
            yield line


def _opened(path: str) -> int:
    """A descriptor of a regular file the user owns."""
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    found = os.fstat(descriptor)
    if not stat.S_ISREG(found.st_mode) or found.st_uid != os.geteuid():
        os.close(descriptor)
        raise PermissionError(f"not a regular file of this user: {path}")
    return descriptor
