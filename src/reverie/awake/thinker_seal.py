"""The seal of a thinker: that a person here has said who thinks and what that may cost.

config.toml may come with a clone or a pull; what it says about spending counts only when someone
on this machine has confirmed it, in the state of the project that git never has.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from pathlib import Path

from reverie import files
from reverie.domain.values.prompt import Price
from reverie.settings.thinker import ThinkerSettings

NAME = "thinker.confirmed"
UNCONFIRMED = (
    "config.toml names a thinker, or caps, that nobody here has confirmed: it may have come with "
    "git; look at it and say that it is yours with `reverie config trust`"
)


def confirm(home: Path, settings: ThinkerSettings, prices: Mapping[str, Price]) -> None:
    """Note that a person has confirmed these settings."""
    files.make_folder(home / "state")
    files.write_whole(home / "state" / NAME, f"{_digest(settings, prices)}\n")


def is_confirmed(home: Path, settings: ThinkerSettings, prices: Mapping[str, Price]) -> bool:
    """Whether these settings are as they came, or as a person has confirmed them."""
    if settings == ThinkerSettings() and not prices:
        return True
    told = files.glimpse(os.path.join(home, "state", NAME), 100).decode(errors="replace")
    return told.strip() == _digest(settings, prices)


def _digest(settings: ThinkerSettings, prices: Mapping[str, Price]) -> str:
    told = {
        "settings": vars(settings),
        "prices": {n: [p.read, p.written] for n, p in prices.items()},
    }
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()
