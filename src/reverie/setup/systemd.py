"""A systemd user timer: two unit files, in local time, made up for when the machine was off."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from datetime import time

from reverie.setup.project_place import Project

STOP_S, WATCHDOG_S = 300, 3_600
"""For how many seconds a life may finish its stage, and a stage may take, before it is ended."""
_UNIT = re.compile(r"reverie-[A-Za-z0-9_-]{1,41}-[0-9a-f]{8}\.(?:service|timer)", re.ASCII)
HEAD = "# Made by `reverie setup`; `reverie uninstall` takes it away, unless you have edited it.\n"


def folder(environment: Mapping[str, str]) -> str:
    """Where systemd looks for a user's units."""
    given = environment.get("XDG_CONFIG_HOME") or ""
    own = os.path.join(os.path.expanduser("~"), ".config")
    return os.path.join(given if os.path.isabs(given) else own, "systemd", "user")


def units(project: Project, at: time, zone: str, nights: Sequence[Sequence[str]]) -> dict[str, str]:
    """The two files by their whole paths; a zone is given where it is not the machine's."""
    top = os.path.join(folder(os.environ), f"reverie-{project.label}")
    return {
        f"{top}.service": _service(project, nights),
        f"{top}.timer": _timer(project, at, zone),
    }


def is_unit(path: str) -> bool:
    """Whether a path is that of a unit as it is called for some project."""
    place, name = os.path.split(path)
    return place == folder(os.environ) and bool(_UNIT.fullmatch(name))


def live_unit(project: Project) -> str:
    """A unit that lets the agent of a project live by itself, for whoever puts it in its place."""
    return (
        f"[Unit]\nDescription=Reverie lives in {_plain(project.root)}\n\n"
        f"[Service]\nType=notify\nWorkingDirectory={_plain(project.root)}\n"
        f"ExecStart={_quoted(project.command)} live --log-json\n"
        "ExecReload=/bin/kill -HUP $MAINPID\nRestart=on-failure\nRestartSec=30\n"
        f"TimeoutStopSec={STOP_S}\nWatchdogSec={WATCHDOG_S}\n\n"
        "[Install]\nWantedBy=default.target\n"
    )


def commands(label: str) -> tuple[tuple[tuple[str, ...], ...], tuple[tuple[str, ...], ...]]:
    """What begins a timer once its files are there, and what ends it before they go."""
    timer = f"reverie-{label}.timer"
    call = ("systemctl", "--user")
    begin = ((*call, "daemon-reload"), (*call, "enable", "--now", timer))
    return begin, ((*call, "disable", "--now", timer),)


def _service(project: Project, nights: Sequence[Sequence[str]]) -> str:
    """All but the night itself may fail: what could not travel travels the next time."""
    runs = [
        f"ExecStart={'' if words[0] == 'night' else '-'}{_quoted(project.command)} "
        f"{' '.join(words)}\n"
        for words in nights
    ]
    return (
        f"{HEAD}[Unit]\nDescription=A night of Reverie in {_plain(project.root)}\n\n"
        f"[Service]\nType=oneshot\nWorkingDirectory={_plain(project.root)}\n{''.join(runs)}"
    )


def _timer(project: Project, at: time, zone: str) -> str:
    when = f"*-*-* {at:%H:%M}:00{f' {zone}' if zone else ''}"
    return (
        f"{HEAD}[Unit]\nDescription=The time of a night of Reverie in {_plain(project.root)}\n\n"
        f"[Timer]\nOnCalendar={when}\nPersistent=true\n\n[Install]\nWantedBy=timers.target\n"
    )


def _plain(path: str) -> str:
    """A path as a value, where only the percent sign means something."""
    return path.replace("%", "%%")


def _quoted(path: str) -> str:
    """A path as the first word of a command line of a unit."""
    safe = path.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%").replace("$", "$$")
    return f'"{safe}"'
