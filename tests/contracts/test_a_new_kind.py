"""A new kind of row is one class: both stores keep it, and everything else tells it, as it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from reverie.domain.journal.change import Place, Whole
from reverie.domain.journal.kinds import ROWS
from reverie.engine.explaining import recount
from reverie.engine.undoing import undo
from reverie.errors import StaleChange
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stores.archive import export_mind, import_mind
from reverie.stores.codec import decode_entry, encode_entry
from reverie.stores.ram.store import InRamStore
from reverie.stores.sqlite.store import SqliteStore
from reverie.testing import TickClock
from reverie.writing.entries import entry_lines
from reverie.writing.explanations import recounted_lines
from reverie.writing.json import plain
from tests.contracts.given import born, done, said
from tests.stores.exports import NOW, quietly


@dataclass(frozen=True, slots=True)
class Weather:
    """A value no store has heard of."""

    sky: str
    degrees: float | None = None
    winds: tuple[str, ...] = ()


class WeatherChange(Whole[int, Weather]):
    """The weather in which something was said is noted."""

    __slots__ = ()
    table = "weather"
    beside_episode = True

    def words(self) -> str:
        return f"{self.after.sky} sky over episode {self.target}" if self.after else "no weather"

    @classmethod
    def explained(cls, value: Weather) -> list[str]:
        return [f"Said under a {value.sky} sky."]


class HouseChange(Whole[str, Weather]):
    """The same under a name, told as all are that have no words of their own."""

    __slots__ = ()
    table = "house"


class RoadChange(Whole[tuple[int, int], Weather]):
    """The same between two places, only counted in lists."""

    __slots__ = ()
    table = "road"
    tallied = "road"


RAIN, SUN = Weather("grey", 7.5, ("west", "🌧")), Weather("blue")


@pytest.fixture(autouse=True)
def new_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in (WeatherChange, HouseChange, RoadChange):
        monkeypatch.setitem(ROWS, kind.table, kind)  # type: ignore[arg-type]


@pytest.fixture(params=["ram", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "ram":
        yield InRamStore()
    else:
        with closing(SqliteStore(tmp_path / "mind.db")) as on_disk:
            yield on_disk


def noted(kind: Any, key: Any, after: Weather | None, before: Weather | None = None) -> Any:
    return kind(target=key, before=before, after=after, reason="someone looked up")


def tables(store: Store) -> list[tuple[Place, Any]]:
    return list(store.contents())


EVERY_SORT_OF_KEY = [
    noted(WeatherChange, 10, RAIN),
    noted(WeatherChange, 9, SUN),
    noted(HouseChange, "Zoë's “house”", RAIN),
    noted(HouseChange, "10", SUN),
    noted(HouseChange, "9", SUN),
    noted(RoadChange, (10, 11), SUN),
    noted(RoadChange, (9, 10), RAIN),
    noted(RoadChange, (9, 9), RAIN),
]
IN_ORDER = [
    ("weather", 9),
    ("weather", 10),
    ("house", "10"),
    ("house", "9"),
    ("house", "Zoë's “house”"),
    ("road", (9, 9)),
    ("road", (9, 10)),
    ("road", (10, 11)),
]


def test_its_rows_are_there_under_their_keys_and_come_in_order(store: Store) -> None:
    done(store, born(), *EVERY_SORT_OF_KEY)

    assert [place for place, _ in tables(store)][1:] == IN_ORDER
    places = [change.place for change in EVERY_SORT_OF_KEY]
    expected = {change.place: change.after for change in EVERY_SORT_OF_KEY}
    assert store.present([*places, Place("weather", 99)]) == expected


def test_a_row_is_replaced_and_removed_and_two_agents_do_not_share_it(store: Store) -> None:
    done(store, *EVERY_SORT_OF_KEY)
    done(store, noted(WeatherChange, 9, RAIN, SUN), noted(RoadChange, (9, 9), None, RAIN))

    there = dict(tables(store))
    assert there[Place("weather", 9)] == RAIN
    assert Place("road", (9, 9)) not in there
    assert len(there) == len(EVERY_SORT_OF_KEY) - 1
    if isinstance(store, SqliteStore):
        with closing(SqliteStore(store.path, "bob")) as other:
            assert tables(other) == []


def test_a_change_that_expects_another_row_is_refused(store: Store) -> None:
    done(store, noted(WeatherChange, 9, SUN))

    with pytest.raises(StaleChange):
        done(store, noted(WeatherChange, 9, None, RAIN))


def test_an_entry_taken_off_takes_its_rows_with_it(store: Store) -> None:
    done(store, noted(WeatherChange, 9, SUN))
    before = tables(store)
    done(store, noted(WeatherChange, 9, None, SUN), noted(HouseChange, "a", SUN))

    store.take_off_last()

    assert tables(store) == before


def test_undoing_restores_the_rows(store: Store) -> None:
    done(store, noted(WeatherChange, 9, SUN))
    before = tables(store)
    done(store, noted(WeatherChange, 9, RAIN, SUN), noted(HouseChange, "a", SUN))

    undo(store, TickClock(), Settings(), 2)

    assert tables(store) == before


@pytest.mark.parametrize("folded", [0, 1, 2])
def test_rebuilding_makes_the_same_rows_also_after_a_fold(store: Store, folded: int) -> None:
    done(store, *EVERY_SORT_OF_KEY)
    done(store, noted(WeatherChange, 9, RAIN, SUN), noted(RoadChange, (9, 9), None, RAIN))
    before = tables(store)

    store.fold(folded)
    store.rebuild()

    assert tables(store) == before


def test_a_trial_on_a_copy_leaves_the_rows_alone(store: Store) -> None:
    done(store, noted(WeatherChange, 9, SUN))
    with store.scratch() as copy:
        done(copy, noted(WeatherChange, 9, None, SUN))
        assert tables(copy) == []

    assert dict(tables(store)) == {Place("weather", 9): SUN}


def test_the_journal_tells_it_in_its_own_words_or_in_plain_ones(store: Store) -> None:
    done(store, *EVERY_SORT_OF_KEY[:3], *EVERY_SORT_OF_KEY[5:])
    entry = store.journal.entry(1)
    assert entry is not None

    assert list(entry_lines(entry))[1:] == [
        "    e1.1  grey sky over episode 10 — someone looked up",
        "    e1.2  blue sky over episode 9 — someone looked up",
        "    e1.3  house Zoë's “house”: new — someone looked up",
        "    3 roads new — someone looked up",
    ]
    assert plain(entry.changes[0]) == {
        "change": "weather",
        "target": 10,
        "before": None,
        "after": {"sky": "grey", "degrees": 7.5, "winds": ["west", "🌧"]},
        "reason": "someone looked up",
        "sources": [],
    }


def test_explain_tells_what_lies_beside_an_episode(store: Store) -> None:
    said(store, "It pours.")
    done(store, noted(WeatherChange, 1, RAIN))

    told = recount(store, 1)

    assert told.beside == {"gloss": None, "gist": None, "weather": RAIN}
    assert "Said under a grey sky." in list(recounted_lines(told))


def test_an_entry_comes_back_from_json_and_makes_the_same_mind(store: Store) -> None:
    done(store, *EVERY_SORT_OF_KEY)
    entry = store.journal.entry(1)
    assert entry is not None
    other = InRamStore()

    other.commit(decode_entry(encode_entry(entry)))

    assert tables(other) == tables(store)


def test_an_export_holds_it(tmp_path: Path) -> None:
    with (
        closing(SqliteStore(tmp_path / "mind.db")) as store,
        closing(SqliteStore(tmp_path / "other.db")) as other,
    ):
        done(store, *EVERY_SORT_OF_KEY)
        done(store, noted(WeatherChange, 9, RAIN, SUN))
        store.fold(1)
        export_mind(store, tmp_path / "mind.jsonl.gz", quietly)
        import_mind(other, tmp_path / "mind.jsonl.gz", quietly, now=NOW)

        assert tables(other) == tables(store)
        assert len(tables(other)) == len(EVERY_SORT_OF_KEY)
