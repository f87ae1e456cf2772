"""The owner: whose ledger and memory file these are, and since when sessions count."""

from __future__ import annotations

import json
import os

from reverie import files
from reverie.awake import ledger

FILE = "owner.json"
FIRST_AGENT = "main"
"""Whose a project is that was made before owners were written down."""


def owner_of(home: str) -> str:
    """The agent to whom the ledger, the memory file and the briefing of a project belong."""
    return _known(home).get("agent") or FIRST_AGENT


def since(home: str) -> str:
    """The moment from which on the project's sessions count; empty if nobody wrote it down."""
    return _known(home).get("since") or ""


def make_owner(home: str, agent: str, moment: str) -> str:
    """Write down whose a project is and since when, unless that is known; returns the owner."""
    state = os.path.join(home, ledger.STATE)
    os.makedirs(state, exist_ok=True)
    lock = files.open_lock(os.path.join(state, ledger.LOCK))
    try:
        files.lock(lock)
        known = _known(home)
        if not known:
            told = json.dumps({"agent": agent, "since": moment}, ensure_ascii=False)
            files.replace(os.path.join(state, FILE), told + "\n")
    finally:
        os.close(lock)
    return known.get("agent") or agent


def _known(home: str) -> dict[str, str]:
    try:
        with open(os.path.join(home, ledger.STATE, FILE), "rb") as file:
            told = json.loads(file.read(4096))
    except (OSError, ValueError):
        return {}
    fits = isinstance(told, dict) and all(isinstance(told.get(k), str) for k in ("agent", "since"))
    return told if fits else {}
