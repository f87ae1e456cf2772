"""Traces, as hooks know them: where each lies, how far it goes, whether more is due; light.

A trace is the masked copy of a session's transcript. It only ever grows.
"""

from __future__ import annotations

import os

from reverie import files, light_json
from reverie.awake import ledger
from reverie.awake.detached import run_detached

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from reverie.ports.host import Event

TRACES = os.path.join("sync", "traces")
PROGRESS = os.path.join(ledger.STATE, "traces")
"""Where it is noted how far each trace goes."""
COMMAND = "transcript", "archive"
LONGEST_NAME = 100
HEAD_BYTES = 8192
"""Bytes of the longest line that tells how far a trace goes."""


def name_of(session: str) -> str:
    """What the trace of a session is called; an odd id, such as a path, is never a name."""
    plain = session.replace("-", "").replace("_", "")
    fits = plain.isascii() and plain.isalnum() and session[0].isalnum() and session.islower()
    if (fits or session.isdecimal()) and len(session) <= LONGEST_NAME:
        return session
    from hashlib import sha256

    return f"id-{sha256(session.encode(errors='surrogatepass')).hexdigest()[:40]}"


def progress_of(home: str, name: str) -> dict[str, Any]:
    """How far a trace goes, as it was noted; nothing if nobody did."""
    path = os.path.join(home, PROGRESS, name)
    head = files.glimpse(path, HEAD_BYTES).partition(b"\n")[0]
    try:
        noted = light_json.parsed(head) if head else {}
    except ValueError:
        return {}
    return noted if isinstance(noted, dict) else {}


def begin(home: str, event: Event, numbers: dict[str, Any]) -> bool:
    """Begin to archive apart from this process, if a session has grown; tells whether it did."""
    session, path = event["session"], event["transcript"]
    if not numbers["archive"] or numbers["restricted"] or not session or not path:
        return False
    try:
        size = os.stat(path).st_size
    except (OSError, ValueError):
        return False
    noted = progress_of(home, name_of(session))
    if noted.get("private") or noted.get("read") == size:
        return False
    return run_detached(home, *COMMAND, by_home=True)
