"""The files of schedules, with what is run before they go and once they are there."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reverie.ports.host import Step

PATIENCE_S = 30


def steps_back(home: str) -> list[Step]:
    """The steps that take away what schedules were given, if this home is ours to say so."""
    from reverie.awake.home_seal import is_ours
    from reverie.setup.written_files import plan_files

    return plan_files(home, {}) if os.path.isdir(home) and is_ours(home) else []


def write(home: str, steps: Sequence[Step]) -> None:
    """Do the steps; a timer whose file goes is ended first."""
    from reverie.ports.host import Act
    from reverie.setup.written_files import carry_out

    gone = [os.path.basename(step.path) for step in steps if step.act is Act.REMOVE]
    timers = [name for name in gone if name.endswith(".timer")]
    if not steps:
        return
    run([("systemctl", "--user", "disable", "--now", timer) for timer in timers])
    carry_out(os.path.realpath(home), steps)


def run(commands: Sequence[tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    """Run commands one after the other; returns those from the first that failed on."""
    for place, words in enumerate(commands):
        try:
            subprocess.run(
                words,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=PATIENCE_S,
                check=True,
            )
        except (OSError, subprocess.SubprocessError):
            return tuple(commands[place:])
    return ()
