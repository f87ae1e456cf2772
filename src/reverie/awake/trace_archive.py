"""The archive of traces: a masked copy of each transcript, which only ever grows."""

from __future__ import annotations

import json
import os
import stat
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256

from reverie import files
from reverie.awake import debt, ledger
from reverie.awake.trace_file import LONGEST, Progress, Trace
from reverie.awake.traces import PROGRESS, TRACES, name_of, progress_of
from reverie.domain.intake.secrets.json_strings import masked_line, masking_once
from reverie.ports.host import Host, HostNamed

PRIVATE = "[PRIVATE]"
"""What a person writes into a message that no trace may hold."""
BATCH = 4 << 20
"""Bytes of a transcript that are appended together."""
TAIL = 1024
"""Bytes before where a transcript was read up to by which a rewritten one is known."""
LOCK, PATIENCE_S = ".lock", 30.0
MAIN = "main"
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
            _grown(home, session, host, path, mask, end)
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
    for record in [*debt.closed_sessions(book), *(records if isinstance(records, list) else [])]:
        path, host = record.get("transcript_path"), host_named(debt.host_of(record))
        if isinstance(path, str) and host is not None and host.keeps(path):
            yield str(record["session_id"]), host, path


def _grown(home: str, session: str, host: Host, path: str, mask: Mask, end: float) -> bool:
    """Let the traces of a session and its sub-agents grow; tells whether any did."""
    name, grew = name_of(session), False
    for part, file in host.parts(path).items():
        inner = "" if part == MAIN else os.path.join(os.sep, part)
        noted = os.path.join(home, PROGRESS, name + inner.replace(os.sep, "."))
        trace = Trace(os.path.join(home, TRACES, f"{name}{inner}.jsonl"), noted)
        if part != MAIN and not _may_follow(home, name):
            break
        try:
            grew |= _grow(trace, host, os.path.realpath(file), mask, end, is_main=part == MAIN)
        except (OSError, ValueError):
            continue  # gone, or not the user's own: a later stop looks again
    return grew


def _may_follow(home: str, name: str) -> bool:
    """Whether a session has begun with a message that is not private."""
    noted = progress_of(home, name)
    return bool(noted.get("opened")) and not noted.get("private")


def _grow(trace: Trace, host: Host, source: str, mask: Mask, end: float, *, is_main: bool) -> bool:
    """Append what a transcript says beyond what was archived; whether that was anything."""
    progress = trace.finished()
    if progress.private:
        return False
    descriptor = _opened(source)
    with os.fdopen(descriptor, "rb") as file:
        progress, known = _place(trace, progress, descriptor, source)
        if is_main and not progress.opened:
            progress = _first_message(file, progress, host)
            if progress.private:
                trace.note(progress)
            if progress.private or not progress.opened:
                return False  # nothing is kept before it is known what the first message says
        before = progress.kept
        file.seek(progress.read)
        while batch := list(_batch(file)):
            progress, lines = _kept(batch, progress, host)
            masked = (masked_line(line, mask) for line in lines)
            whole = b"".join(_new((line for line in masked if line), known))
            read = progress.read + sum(map(len, batch))
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
    anew = replace(progress, source=source, read=0, tail="", left="", opened=False)
    return anew, trace.lines()


def _first_message(file: Iterable[bytes], progress: Progress, host: Host) -> Progress:
    """What is known of a session once the first message of a person was looked for."""
    for line in file:
        if line.endswith(b"\n") and len(line) <= LONGEST and host.spoken(line)[1]:
            return replace(progress, opened=True, private=_is_private(line))
    return progress


def _tail(descriptor: int, read: int) -> str:
    """What stands before where a transcript was read up to, in short."""
    start = max(0, read - TAIL)
    return sha256(os.pread(descriptor, read - start, start)).hexdigest()[:16] if read else ""


def _batch(file: Iterable[bytes]) -> Iterator[bytes]:
    """Whole lines, as many as are appended together."""
    taken = 0
    for line in file:
        if not line.endswith(b"\n"):
            return
        yield line
        taken += len(line)
        if taken >= BATCH:
            return


def _kept(batch: list[bytes], progress: Progress, host: Host) -> tuple[Progress, list[bytes]]:
    """The lines of a batch that may be kept; a message with the mark is left out, all its lines."""
    told = [(line, "" if len(line) > LONGEST else host.spoken(line)[0]) for line in batch]
    is_left = [len(line) > LONGEST or _is_private(line) for line in batch]
    out = {name for (_, name), left in zip(told, is_left, strict=True) if left} | {progress.left}
    names = [name for _, name in told if name and name in out]
    lines = [
        line
        for (line, name), left in zip(told, is_left, strict=True)
        if not left and not (name and name in out)
    ]
    return replace(progress, left=names[-1] if names else progress.left), lines


def _is_private(line: bytes) -> bool:
    """Whether a line bears the mark, also where its brackets are escaped."""
    if PRIVATE.encode() in line:
        return True
    return b"PRIVATE" in line and PRIVATE in json.dumps(_parsed(line), ensure_ascii=False)


def _parsed(line: bytes) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


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
