"""Time zones: the one of this machine, and how far a zone is ahead of UTC in the year to come."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from reverie.domain.rules.schedule import Offset
from reverie.errors import Refused

LOCALTIME = "/etc/localtime"
AHEAD = timedelta(days=400)
"""How far changes of clocks are looked for: a year and a month."""
_DAY, _SECOND = timedelta(days=1), timedelta(seconds=1)


def machine_zone(environment: Mapping[str, str], localtime: str = LOCALTIME) -> str:
    """The name of the zone this machine's clock goes by; UTC if it has none."""
    given = environment.get("TZ", "").removeprefix(":")
    if given and _is_zone(given):
        return given
    _, _, name = os.path.realpath(localtime).rpartition("/zoneinfo/")
    return name.removeprefix("posix/") if name and _is_zone(name) else "UTC"


def zone_named(name: str) -> ZoneInfo:
    """A zone of the tz database, or a refusal."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused(
            f"there is no time zone {name!r} here; give one such as Europe/Berlin, or install the "
            "package tzdata"
        ) from None


def offsets_of(name: str, now: datetime) -> list[Offset]:
    """How far a zone is ahead of UTC now, and each change of that in the time to come."""
    zone = zone_named(name)
    now = now.astimezone(UTC).replace(microsecond=0)
    found = [Offset(now, _ahead(zone, now))]
    before = now
    while before < now + AHEAD:
        after = before + _DAY
        if _ahead(zone, after) != found[-1].ahead:
            since = _change_between(zone, before, after)
            found.append(Offset(since, _ahead(zone, since)))
            after = since
        before = after
    return found


def _change_between(zone: ZoneInfo, before: datetime, after: datetime) -> datetime:
    """The first second of a new offset (bisection)."""
    old = _ahead(zone, before)
    while after - before > _SECOND:
        middle = before + (after - before) // 2
        middle = middle.replace(microsecond=0)
        if _ahead(zone, middle) == old:
            before = middle
        else:
            after = middle
    return after


def _ahead(zone: ZoneInfo, moment: datetime) -> timedelta:
    return moment.astimezone(zone).utcoffset() or timedelta(0)


def _is_zone(name: str) -> bool:
    try:
        zone_named(name)
    except Refused:
        return False
    return True
