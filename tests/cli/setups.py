"""What a setup leaves, on a machine whose timers and keys lie in a folder of the test's own."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any


def systemctl_calls(machine: Path) -> list[str]:
    log = machine / "systemctl.log"
    return log.read_text().splitlines() if log.exists() else []


def units(machine: Path) -> dict[str, str]:
    """The units that were written, by their kind."""
    found = (machine / "config").rglob("reverie-*")
    return {unit.suffix[1:]: unit.read_text() for unit in found}


def keys() -> list[Path]:
    """The private keys of this test's project."""
    folder = Path(os.environ["XDG_STATE_HOME"]) / "reverie" / "keys"
    name = Path.cwd().name
    return [key for key in folder.glob(f"{name}-*") if key.suffix != ".pub"]


def config() -> dict[str, Any]:
    return tomllib.loads(Path(".reverie/config.toml").read_text())
