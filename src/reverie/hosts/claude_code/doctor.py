"""The checkup of a project: what all hosts share, the client's side, and whether it is paused."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

from reverie.awake import ledger
from reverie.awake.debt import host_of
from reverie.awake.home import is_paused
from reverie.awake.home_doctor import home_checkup
from reverie.awake.ledger_doctor import Found, ledger_checkup
from reverie.hosts.claude_code import NAME
from reverie.hosts.claude_code.client_folder import config_folder, keeps
from reverie.hosts.claude_code.hooks_doctor import hooks_checkup


def checkup(home: str, now: float | None = None) -> Iterator[Found]:
    """What was looked at: whether it is well, what was found, and what to do."""
    moment = time.time() if now is None else now
    yield from home_checkup(home)
    yield from ledger_checkup(home, moment)
    yield from _kept_elsewhere(home)
    if os.path.basename(os.path.abspath(home)) == ".reverie":
        yield from hooks_checkup(os.path.dirname(os.path.abspath(home)), moment)
    if is_paused(home):
        yield False, "the hooks are paused and capture nothing", "run `reverie resume`"


def _kept_elsewhere(home: str) -> Iterator[Found]:
    """Sessions that no night reads, because the client does not keep their transcripts there."""
    try:
        book = ledger.read(home)
    except ValueError:
        return
    records = [one for one in (book or {}).get("sessions", []) if host_of(one) == NAME]
    paths = [str(one["transcript_path"]) for one in records if one.get("transcript_path")]
    if elsewhere := [path for path in paths if not keeps(path)]:
        what = f"{len(elsewhere)} waiting sessions have transcripts outside of {config_folder()}"
        yield (
            False,
            what,
            f"no night reads {elsewhere[0]}; set CLAUDE_CONFIG_DIR as the client has it",
        )
