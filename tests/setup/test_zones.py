"""Every zone of the tz database converts right, over a year and the days clocks change."""

from __future__ import annotations

import os
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo, available_timezones

import pytest

from reverie.domain.rules.schedule import Drift, UtcLine, drift_of, utc_line
from reverie.errors import Refused
from reverie.setup.zones import AHEAD, machine_zone, offsets_of

ZONES = sorted(available_timezones())
TIMES = [time(0), time(0, 15), time(1, 30), time(2, 30), time(3), time(12), time(23, 45)]
SEASONS = [datetime(2026, month, 15, 12, tzinfo=UTC) for month in (1, 7)]
DAY = timedelta(days=1)


def runs(line: UtcLine, since: datetime, count: int) -> list[datetime]:
    """The moments at which a daily line in UTC runs after a moment."""
    first = datetime.combine(since.date() + DAY, line.at, UTC)
    return [first + day * DAY for day in range(count)]


@pytest.mark.parametrize("season", SEASONS, ids=lambda it: f"{it:%B}")
@pytest.mark.parametrize("half", range(4))
def test_in_every_zone_a_line_means_its_time_until_the_told_date_and_another_from_then_on(
    season: datetime, half: int
) -> None:
    assert len(ZONES) > 400
    for zone in ZONES[half::4]:
        clock = ZoneInfo(zone)
        offsets = offsets_of(zone, season)
        for at in TIMES:
            line = utc_line(at, offsets[0].ahead)
            told = drift_of(line, offsets)
            meant = [run.astimezone(clock) for run in runs(line, season, AHEAD.days - 2)]
            wrong = next((it for it in meant if it.time() != at), None)
            found = Drift(wrong.date(), wrong.time()) if wrong else None
            if found or told is None or told.on < meant[-1].date():
                assert told == found, f"{at} in {zone}"


def test_half_hours_and_quarters_wrap_over_midnight() -> None:
    now = datetime(2026, 11, 17, tzinfo=UTC)
    first = [offsets_of(zone, now)[0].ahead for zone in ("Asia/Kolkata", "America/St_Johns")]
    lines = [utc_line(time(3), ahead) for ahead in first]
    assert lines == [UtcLine(time(21, 30), -1), UtcLine(time(6, 30), 0)]
    assert utc_line(time(3), offsets_of("Asia/Kathmandu", now)[0].ahead).at == time(21, 15)


def test_a_zone_without_summer_time_has_one_offset() -> None:
    assert len(offsets_of("Asia/Tokyo", SEASONS[0])) == 1


def test_a_time_that_is_skipped_or_comes_twice_is_told_by_what_the_line_means_then() -> None:
    winter = offsets_of("Europe/Berlin", datetime(2026, 1, 15, tzinfo=UTC))
    summer = offsets_of("Europe/Berlin", datetime(2026, 7, 15, tzinfo=UTC))
    skipped = drift_of(utc_line(time(2, 30), winter[0].ahead), winter)
    twice = drift_of(utc_line(time(2, 30), summer[0].ahead), summer)
    assert skipped == Drift(date(2026, 3, 29), time(3, 30))
    assert twice == Drift(date(2026, 10, 26), time(1, 30))


def test_the_zone_of_the_machine_is_what_its_clock_points_at(tmp_path: Path) -> None:
    clock = tmp_path / "zoneinfo" / "Asia" / "Kolkata"
    clock.parent.mkdir(parents=True)
    clock.touch()
    os.symlink(clock, tmp_path / "localtime")
    link = str(tmp_path / "localtime")
    assert machine_zone({}, link) == "Asia/Kolkata"
    assert machine_zone({"TZ": ":America/St_Johns"}, link) == "America/St_Johns"
    assert machine_zone({"TZ": "Nowhere/At_All"}, link) == "Asia/Kolkata"
    assert machine_zone({}, str(tmp_path / "none")) == "UTC"


@pytest.mark.parametrize("name", ["", "Nowhere/At_All", "../../etc/passwd", "/etc/localtime"])
def test_a_zone_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="no time zone"):
        offsets_of(name, SEASONS[0])
