"""The command line; `--version` is answered before anything heavy is loaded."""

from __future__ import annotations

import gc
import sys

from reverie import __version__

NO_EVENTS = ("settings", "-h", "--help")
SHORT = {"status", "recall", "memories", "explain", "briefing", "journal", "plan"}
"""Commands that only read, and are over before their garbage is worth collecting."""


def main() -> None:
    """Run a command and leave with its exit code."""
    if sys.argv[1:] in (["--version"], ["-V"]):
        print(f"reverie {__version__}")
        return
    if sys.argv[1:2] == ["hook"] and len(sys.argv) == 3 and sys.argv[2] not in NO_EVENTS:
        from reverie.hosts.claude_code.hook import main as called

        called()
    if SHORT.intersection(sys.argv[1:2]):
        gc.disable()
    from reverie.cli._app import run

    run()
