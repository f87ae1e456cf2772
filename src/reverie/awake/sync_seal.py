"""The seal of a sync: that a person here has said where this mind may travel.

config.toml may come with a clone or a pull; what it says about the other side counts only when
someone on this machine has confirmed it.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

from reverie import files
from reverie.settings import Settings

NAME = "sync.confirmed"
UNCONFIRMED = (
    "config.toml says where this mind shall travel, and nobody here has confirmed it: it may have "
    "come with git; look at it and say that it is yours with `reverie config trust`"
)


def confirm_sync(home: Path, settings: Settings) -> None:
    """Note that a person has confirmed where this mind may travel."""
    files.make_folder(home / "state")
    files.write_whole(home / "state" / NAME, f"{_digest(settings)}\n")


def is_sync_confirmed(home: Path, settings: Settings) -> bool:
    """Whether it is as a person has confirmed it, or travels nowhere."""
    if settings.sync.backend == "none":
        return True
    told = files.glimpse(os.path.join(home, "state", NAME), 100).decode(errors="replace")
    return told.strip() == _digest(settings)


def _digest(settings: Settings) -> str:
    told = {"sync": vars(settings.sync), "s3": vars(settings.s3)}
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()
