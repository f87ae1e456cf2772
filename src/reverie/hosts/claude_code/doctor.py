"""The checkup of a project: what all hosts share, the client's side, and whether it is paused."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

from reverie.awake import ledger
from reverie.awake.ledger_doctor import Found, ledger_checkup
from reverie.hosts.claude_code.hooks_doctor import hooks_checkup


def checkup(home: str, now: float | None = None) -> Iterator[Found]:
    """What was looked at: whether it is well, what was found, and what to do."""
    moment = time.time() if now is None else now
    yield from ledger_checkup(home, moment)
    if os.path.basename(os.path.abspath(home)) == ".reverie":
        yield from hooks_checkup(os.path.dirname(os.path.abspath(home)), moment)
    if os.path.exists(os.path.join(home, ledger.STATE, "paused")):
        yield False, "the hooks are paused and capture nothing", "run `reverie resume`"
