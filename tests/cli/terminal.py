"""A terminal for tests: lines are given as a user would type them."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from reverie.cli._app import app

REVERIE = Path(sys.executable).with_name("reverie")
"""The command as it was installed."""

RULE = "Never push to main."
CHOICE = "We decided to use SQLite over Postgres because it is one file."


def typed(line: str, *, keys: str | None = None) -> Result:
    """How a command line ends, run inside this process; `keys` are what is typed while it runs."""
    return CliRunner().invoke(app, shlex.split(line), input=keys, prog_name="reverie")


def said(line: str, *, keys: str | None = None) -> str:
    """What a command that goes well prints."""
    result = typed(line, keys=keys)
    assert result.exit_code == 0, result.output
    return result.output


def as_json(line: str) -> Any:
    """What a command that goes well prints with --json, parsed."""
    return json.loads(said(f"{line} --json"))


def ran(
    line: str, *, keys: str | bytes = "", mind: str | None = None
) -> subprocess.CompletedProcess[str]:
    """How the installed command ends, as a process of its own; REVERIE_MIND is `mind`."""
    environment = {name: value for name, value in os.environ.items() if name != "REVERIE_MIND"}
    if mind is not None:
        environment["REVERIE_MIND"] = mind
    ended = subprocess.run(
        [REVERIE, *shlex.split(line)],
        input=keys.encode() if isinstance(keys, str) else keys,
        capture_output=True,
        env=environment,
        timeout=60,
        check=False,
    )
    return subprocess.CompletedProcess(
        ended.args, ended.returncode, ended.stdout.decode(), ended.stderr.decode()
    )


def started(line: str) -> subprocess.Popen[str]:
    """The installed command, running; it hears Ctrl-C even if whoever began the tests does not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(
            [REVERIE, *shlex.split(line)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
    finally:
        signal.signal(signal.SIGINT, before)


def memory_names() -> list[str]:
    """The public names of all memories, oldest first."""
    return [memory["name"] for memory in reversed(as_json("memories"))]


def memory_texts() -> list[str]:
    """What all memories say, oldest first."""
    return [memory["wording"]["text"] for memory in reversed(as_json("memories"))]
