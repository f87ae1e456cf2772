"""The hook of Claude Code; this module's dotted name stands in the settings of users."""

from __future__ import annotations

import os
import sys

from reverie.awake import hooks
from reverie.hosts import claude_code

OTHER_CLIENTS = ("COPILOT_CLI",)
"""What clients set that run the hooks in .claude too, though their transcripts are others."""


def main() -> None:
    """Run the hook named on the command line; always leaves with 0."""
    if not is_another_client():
        hooks.run(claude_code, sys.argv[-1])


def is_another_client() -> bool:
    """Whether a client calls that is not Claude Code; one started inside of it is."""
    is_ours = bool(os.environ.get("CLAUDECODE"))
    return not is_ours and any(os.environ.get(mark) for mark in OTHER_CLIENTS)
