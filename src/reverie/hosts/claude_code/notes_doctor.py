"""The checkup of notes in passing: whether the agent is asked for them, and writes them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

from reverie.awake.ledger_doctor import Found
from reverie.domain.intake.text import counted
from reverie.hosts.claude_code.manifest import HOST, manifest_of
from reverie.hosts.claude_code.shipped import RULES, shipped
from reverie.hosts.install_steps import text_at

LAST_SESSIONS = 5
FILE = f"{HOST}/{RULES}"


def notes_checkup(home: str, noted: Sequence[int], wanted: bool) -> Iterator[Found]:
    """What was looked at, where a rule file of ours is installed.

    `noted` tells how many lines each of the last sessions has.
    """
    root = os.path.dirname(os.path.abspath(home))
    if FILE not in manifest_of(root).files:
        return
    if text_at(root, FILE) == shipped(notes=not wanted)[RULES]:
        what = f"{FILE} does not say what `notes_in_passing` in config.toml says"
        yield False, what, "run `reverie init`"
    elif not wanted:
        yield True, "the agent is not asked to note things in passing", ""
    elif sum(noted):
        things, sessions = counted(sum(noted), "thing"), counted(len(noted), "session")
        yield True, f"the agent noted {things} in the last {sessions}", ""
    elif len(noted) == LAST_SESSIONS:
        what = f"the agent noted nothing in the last {LAST_SESSIONS} sessions"
        step = f"is the rule file loaded? Type /memory in the client and look for {FILE}"
        yield False, what, step
