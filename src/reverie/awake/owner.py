"""The owner of a project: written down once, with the moment from which on its sessions count."""

from __future__ import annotations

import json
import os

from reverie import files, keyed
from reverie.awake import ledger
from reverie.awake.home import OWNER, ownership


def make_owner(home: str, agent: str, moment: str) -> str:
    """Write down whose a project is and since when, unless that is known; returns the owner."""
    state = os.path.join(home, ledger.STATE)
    os.makedirs(state, exist_ok=True)
    lock = files.open_lock(os.path.join(state, ledger.LOCK))
    try:
        files.lock(lock)
        known = ownership(home)
        if not known:
            told = json.dumps({"agent": agent, "since": moment}, ensure_ascii=False)
            keyed.replace(os.path.join(state, OWNER), told + "\n")
    finally:
        os.close(lock)
    return known.get("agent") or agent
