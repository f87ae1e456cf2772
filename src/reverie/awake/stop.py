"""A stop: how a session stands is counted and put into the ledger; on the hook path, so light."""

from __future__ import annotations

import os

from reverie.awake import debt, ledger, sleep_state
from reverie.awake.home import first_line, is_hushed, nearest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from reverie.ports.host import Counted, Event, Host

READ_WHILE_LOCKED = 4 << 20
"""Bytes of a transcript that may be read while the ledger is locked."""
LONGEST_NAME = 200


DEFAULTS = ("main", "master", "trunk")
"""What a default branch is called where no remote names one."""
LONGEST_BRANCH = 120
"""Characters of a name of a branch."""
_SIGNS = "/._-+#@"
_HEAD, _REMOTE = "ref: refs/heads/", "ref: refs/remotes/origin/"


def note_stop(host: Host, home: str, event: Event, now: float) -> None:
    """Count what a session did since it was last counted, and note its last words."""
    session, path = _session_of(event), event["transcript"] or None
    said = _masked(event["said"]) if event["said"] and not _holds(home, session) else None
    branch = _masked(on) if (on := branch_of(event["folder"] or event["project"] or "")) else ""
    numbers = sleep_state.numbers_of(home)
    before: dict[str, Any] | None = None
    found: Counted = {}
    left = numbers["read_bytes"]
    if path and _length(path) > READ_WHILE_LOCKED:  # others need not wait for a long reading
        book = ledger.sound(home, now)
        before = debt.counted_before(book, session)
        found, read = counted(host, session, path, book, limit=left)
        left -= read

    def decide(book: dict[str, Any]) -> None:
        was_away = bool((debt.find(book, session) or {}).get("branch"))
        is_known = before is not None and debt.is_counted_alike(book, session, before)
        now_found = found if is_known else counted(host, session, path, book, limit=left)[0]
        noted = {
            "session_id": session,
            "transcript_path": path,
            "stopped_at": ledger.stamp(now),
            "last_assistant_message": None if _is_private(now_found) else said,
            "host": host.NAME,
            "branch": branch if branch or was_away else None,
            **now_found,
        }
        debt.put_stop(book, noted, numbers)
        ledger.note_undozed(home)

    ledger.change(home, decide, now)


def _holds(home: str, session: str) -> bool:
    """Whether the prompts of a session have told that it is in a private exchange."""
    if not is_hushed(home):
        return False
    from reverie.awake import hush

    return hush.holds(home, session)


def _is_private(found: Counted) -> bool:
    """Whether the transcript of a session tells the same."""
    if not found.get("private"):
        return False
    from reverie.domain.intake.private import is_private

    return is_private(found["private"])


def counted(
    host: Host, session: str, path: str | None, book: dict[str, Any], *, limit: int
) -> tuple[Counted, int]:
    """The counts of a transcript, and how many bytes were read for them.

    Nothing if it cannot be read: a later start tries again.
    """
    if path is None:
        return {}, 0
    before = debt.counted_before(book, session)
    # The first lines of a copy may not tell what it was copied from, so it is looked for again.
    others = None if before.get("root") else debt.conversations(book, session)
    try:
        found = host.count(path, before, limit=limit, others=others)
    except (OSError, ValueError, OverflowError):
        return {}, 0
    read = found.pop("read_bytes", 0)
    return found, read


def did_anything(home: str, event: Event) -> bool:
    """Whether a session was counted before, or has a transcript to be counted."""
    session = _session_of(event)
    try:
        book = ledger.read(home)
    except ValueError:
        book = None
    known = debt.counted_before(book, session) if book else {}
    return bool(known) or os.path.exists(str(event["transcript"]))


def _session_of(event: Event) -> str:
    session = event["session"]
    if not session or len(session) > LONGEST_NAME:
        raise ValueError("the payload names no session")
    return session


def _masked(text: str) -> str:
    from reverie.domain.intake.secrets import masked

    return masked(text)


def _length(path: str) -> int:
    try:
        return os.stat(path).st_size
    except (OSError, ValueError):
        return 0


def branch_of(folder: str) -> str:
    """The branch a folder is on; empty for the default one, between branches, or without git."""
    git = nearest(folder, ".git") if folder else None
    if git is None:
        return ""
    if not os.path.isdir(git):
        points = first_line(git).removeprefix("gitdir:").strip()
        git = os.path.join(os.path.dirname(git), points)
    head = first_line(os.path.join(git, "HEAD"))
    name = head.removeprefix(_HEAD) if head.startswith(_HEAD) else ""
    return name if _is_plain(name) and not _is_default(git, name) else ""


def _is_default(git: str, name: str) -> bool:
    shared = os.path.join(git, first_line(os.path.join(git, "commondir")))
    remote = first_line(os.path.join(shared, "refs", "remotes", "origin", "HEAD"))
    return name == remote.removeprefix(_REMOTE) if remote.startswith(_REMOTE) else name in DEFAULTS


def _is_plain(name: str) -> bool:
    """Whether a name can be told and be asked for: a file may say anything."""
    is_long = not 0 < len(name) <= LONGEST_BRANCH
    return not is_long and ".." not in name and all(s.isalnum() or s in _SIGNS for s in name)
