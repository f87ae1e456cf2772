"""The install anchor: the day from which deep sleep is counted is written down once."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import UTC, date, datetime

from reverie import files
from reverie.awake.home import ANCHOR, anchor_of
from reverie.errors import CannotWrite, PathRefused, SettingRefused
from reverie.settings import Settings

DAYS = "REVERIE_DEEP_SLEEP_CRON_DAYS"
"""The variable of the environment that overrules how often deep sleep is due."""
MOST_DAYS = 90


def drop_anchor(home: str, now: datetime) -> date | None:
    """The day of the installation, which is today if nobody wrote one down.

    None where it cannot be written: the next night tries again.
    """
    if known := anchor_of(home):
        return known
    today, path = now.astimezone(UTC).date(), os.path.join(home, ANCHOR)
    try:
        for folder in (os.path.dirname(os.path.dirname(path)), os.path.dirname(path)):
            files.make_folder(folder)
        files.write_whole(path, f"{today.isoformat()}\n")
    except (OSError, CannotWrite, PathRefused):
        return None
    return today


def overruled(settings: Settings, environment: Mapping[str, str]) -> Settings:
    """The settings with what the environment says about deep sleep."""
    given = environment.get(DAYS, "").strip()
    if not given:
        return settings
    if not given.isdecimal() or int(given) > MOST_DAYS:
        raise SettingRefused(DAYS, f"{given!r} is no number of days; give 0 to {MOST_DAYS}")
    return settings.but(deep_sleep_every_days=int(given))
