"""A mind in which an entry cannot be read, or cannot be so, goes on, and an undo takes it away."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from reverie import OpenMind, open_mind
from reverie.clocks import StoppedClock
from reverie.errors import EntryUnread
from reverie.testing import DAWN, TickClock

YEAR_0_MS = -62_135_650_800_000
"""0001-01-01T00:00:00+14:00, which lies in the year before the first."""
Damage = Callable[[sqlite3.Connection, int], object]


def set_(column: str, value: object) -> Damage:
    return lambda db, entry: db.execute(
        f"UPDATE journal SET {column} = ? WHERE number = ?", (value, entry)
    )


ODD: dict[str, Damage] = {
    "a moment before the calendar": set_("at", YEAR_0_MS),
    "a moment beyond all calendars": set_("at", 1 << 62),
    "a moment that is a word": set_("at", "noon"),
    "a cause that is none": set_("cause", b'["lunch", {}]'),
    "a deep cause": set_("cause", b'["waking",' + b"[" * 100_000),
    "changes that are no JSON": set_("changes", zlib.compress(b"{")),
    "changes that cannot be unpacked": set_("changes", b"\x00\x01"),
    "changes of no kind": set_("changes", zlib.compress(b'[["tea",1,null,null,"",[]]]')),
    "deep changes": set_("changes", zlib.compress(b"[" * 100_000)),
}


@pytest.fixture(params=ODD)
def odd(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[OpenMind]:
    """A mind whose third entry, a memory, was made odd; a person has said one more thing since."""
    path = tmp_path / "mind.db"
    with open_mind(path, clock=TickClock()) as mind:
        for text in ("The build runs on ARM.", "Never push on Fridays.", "Tests take an hour."):
            mind.remember(text)
        mind.edit(mind.store.memories.get(1).name, text="The build runs on ARM64.")  # type: ignore[union-attr]
        mind.edit(mind.store.memories.get(3).name, text="Tests take two hours.")  # type: ignore[union-attr]
        mind.record("We chose SQLite.", session="s")
        mind.end_session("s")
    with closing(sqlite3.connect(path)) as db, db:
        ODD[request.param](db, 3)
    with open_mind(path, clock=StoppedClock(DAWN + timedelta(hours=9))) as mind:
        yield mind


def texts(mind: OpenMind) -> set[str]:
    return {memory.text for memory in mind.memories()}


def test_what_a_clock_gone_wrong_has_written_is_undone_as_anything_else(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    with open_mind(path, clock=TickClock()) as mind:
        mind.remember("The build runs on ARM.")
        mind.remember("Tests take an hour.")
    with closing(sqlite3.connect(path)) as db, db:
        set_("at", 946_684_799_000)(db, 1)  # the last second of 1999
    with open_mind(path, clock=StoppedClock(DAWN + timedelta(hours=9))) as mind:
        assert mind.plan_undo(1).unread == ()
        mind.undo_entries(1)
        mind.undo_entries(3)
        assert texts(mind) == {"The build runs on ARM.", "Tests take an hour."}


def test_the_first_doze_of_a_mind_is_undone_and_had_back(tmp_path: Path) -> None:
    with open_mind(tmp_path / "mind.db", clock=TickClock()) as mind:
        mind.record("We chose SQLite over Postgres, as it needs no server.", session="s")
        mind.end_session("s")
        mind.doze()
        before, last = texts(mind), mind.journal()[-1].number
        mind.undo_entries(1)
        assert texts(mind) == set()
        mind.undo_entries(last + 1)
        assert texts(mind) == before


def test_the_entries_are_listed_and_the_odd_one_told_in_words(odd: OpenMind) -> None:
    from reverie.writing.entries import heading_line

    told = [heading_line(heading) for heading in odd.journal()]
    assert len(told) == 5
    odd.nights()
    assert texts(odd) >= {"The build runs on ARM64.", "Never push on Fridays."}


def test_an_undo_takes_it_away_and_the_mind_is_whole_again(odd: OpenMind) -> None:
    planned = odd.plan_undo(3)
    assert [heading.number for heading in planned.unread] in ([3], [3, 5])
    assert len(odd.journal()) == 5
    done = odd.undo_entries(3)
    assert done.unread == planned.unread
    assert texts(odd) == {"The build runs on ARM64.", "Never push on Fridays."}
    assert odd.rebuild()
    assert odd.plan_undo(1).unread == ()
    for number in range(1, 7):
        odd.entry(number)


def test_what_was_said_since_is_taken_in_by_the_next_night(odd: OpenMind) -> None:
    odd.undo_entries(3)
    assert odd.night().outcome == "completed"
    assert any("SQLite" in text for text in texts(odd))


def test_an_earlier_undo_takes_it_along_and_keeps_what_a_person_said(odd: OpenMind) -> None:
    odd.undo_entries(1)
    assert texts(odd) == {"Never push on Fridays."}
    assert odd.rebuild()


def test_a_rebuild_makes_the_same_mind_or_says_how_to_go_on(odd: OpenMind) -> None:
    before = texts(odd)
    (planned, *_) = odd.plan_undo(3).unread
    if "calendar" in planned.unread or "2000" in planned.unread:
        assert odd.rebuild()
    else:
        with pytest.raises(EntryUnread, match="reverie undo e3"):
            odd.rebuild()
    assert texts(odd) == before
