"""The hook of Claude Code; this module's dotted name stands in the settings of users."""

from __future__ import annotations

import sys

from reverie.awake import hooks
from reverie.hosts import claude_code


def main() -> None:
    """Run the hook named on the command line; always leaves with 0."""
    hooks.run(claude_code, sys.argv[-1])
