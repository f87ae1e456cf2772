"""Processes that share a mind wait for each other, say so when they cannot, and lose nothing."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest

from reverie.engine.waking import record
from reverie.errors import Asleep, StoreBusy, Unknown
from reverie.stores.sqlite import connect, file
from reverie.stores.sqlite.locks import Turnstile, lock_folder
from reverie.stores.sqlite.store import SqliteStore
from reverie.testing import DAWN, TickClock
from tests.properties.lives import SETTINGS, Deed, Life
from tests.stores.elsewhere import Tell, beside, elsewhere, rest
from tests.stores.minds import A_DAY, a_lived_file, damage, whole, whole_file

A_WHILE_S = 0.3
A_NIGHT_S = 0.05
EPISODES = 80
"""How many each of several processes records."""


# The night.


def test_a_night_held_by_another_process_is_refused_and_says_since_when(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    before = a_lived_file(path)
    with beside(lambda tell: hold_the_night(path, tell)) as other:
        other.hear()
        moment = r"\d{4}-\d\d-\d\d \d\d:\d\d UTC"
        said = f"asleep since {moment} by process {other.pid}; wait until it has woken"
        for deed in (Deed("night"), Deed("undo"), Deed("remember", 5, 1)):
            with closing(SqliteStore(path)) as store, pytest.raises(Asleep, match=said):
                Life(store).do(deed)
    assert whole_file(path) == before


def test_whoever_waits_for_a_night_to_end_is_next_however_many_follow(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    a_lived_file(path)
    with (
        beside(lambda tell: sleep_without_a_pause(path, tell)) as other,
        closing(SqliteStore(path)) as store,
    ):
        other.hear()
        for _ in range(3):
            with store.night_lock():
                pass
            other.hear()


def test_a_night_that_waits_for_nobody_does_not_pass_whoever_waits(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    a_lived_file(path)
    with (
        beside(lambda tell: wait_to_be_next(path, tell)) as other,
        closing(SqliteStore(path)) as store,
    ):
        assert other.hear()
        with (
            pytest.raises(Asleep, match="someone waits to be next"),
            store.night_lock(waits=False),
        ):
            pass


def test_while_another_process_sleeps_one_can_record_and_end_a_session(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    before = a_lived_file(path)
    with (
        beside(lambda tell: hold_the_night(path, tell)) as other,
        closing(SqliteStore(path)) as store,
    ):
        other.hear()
        Life(store).live([Deed("record", 0, 2), Deed("end", 0, 2)])
        assert store.episodes.last() == len(before.episodes) + 1
        assert store.sessions.waiting()[-1].session == "s2"


def test_the_night_is_free_again_once_its_process_was_killed(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    before = a_lived_file(path)
    with beside(lambda tell: hold_the_night(path, tell)) as other:
        other.hear()
        other.kill()
        with closing(SqliteStore(path)) as store:
            Life(store).live([Deed("record", 7, 0), Deed("end", 7, 0), Deed("night")])
            assert len(whole(store).contents) > len(before.contents)


# Writing.


def test_a_recorder_waits_for_whoever_is_writing(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    before = a_lived_file(path)
    with (
        closing(SqliteStore(path)) as store,
        beside(lambda tell: write_for_a_while(path, tell)) as other,
    ):
        other.hear()
        Life(store).do(Deed("record"))
        assert store.episodes.last() == len(before.episodes) + 1
        assert "bob" in agents_in(path)


def test_a_recorder_whose_patience_ends_is_told_to_try_again(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    before = a_lived_file(path)
    with beside(lambda tell: write_for_ever(path, tell)) as other:
        other.hear()
        with pytest.raises(StoreBusy, match=r"another process held .* try again, nothing was"):
            elsewhere(lambda: record_impatiently(path))
    assert whole_file(path) == before


def test_a_recorder_who_never_gets_its_turn_is_told_to_try_again(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    before = a_lived_file(path)
    with beside(lambda tell: hold_the_turn(path, tell)) as other:
        other.hear()
        with pytest.raises(StoreBusy, match=r"others kept writing .* try again, nothing was"):
            elsewhere(lambda: record_impatiently(path))
    assert whole_file(path) == before


def test_processes_that_record_at_once_get_distinct_numbers_without_gaps(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    a_lived_file(path, [])
    with (
        beside(lambda tell: tell(record_many(path, "ada"))) as ada,
        beside(lambda tell: tell(record_many(path, "bob"))) as bob,
    ):
        told: dict[int, str] = {}
        for heard in (ada.hear(), bob.hear()):
            assert isinstance(heard, dict)
            told |= heard
    assert sorted(told) == list(range(1, 2 * EPISODES + 1))
    kept = {episode.number: episode.text for episode in whole_file(path).episodes if episode}
    assert kept == told
    assert damage(path) == []


def test_what_is_recorded_while_another_process_sleeps_many_nights_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    a_lived_file(path)
    with (
        beside(lambda tell: sleep_until_killed(path, tell)) as sleeper,
        beside(lambda tell: tell(record_many(path, "ada"))) as ada,
    ):
        told = ada.hear()
        for _ in range(5):
            sleeper.hear()
    assert isinstance(told, dict)
    kept = {episode.number: episode.text for episode in whole_file(path).episodes if episode}
    assert told.items() <= kept.items()
    assert sorted(kept) == list(range(1, len(kept) + 1))
    assert damage(path) == []


# Opening.
def test_an_agent_whose_first_write_was_refused_is_not_taken_for_another(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    with closing(SqliteStore(path, "ada")) as ada, closing(SqliteStore(path, "bob")) as bob:
        with pytest.raises(Unknown, match="record one before ending it"):
            ada.end_session("nothing", DAWN)
        Life(bob).live(A_DAY)
        Life(ada).live(A_DAY)
        assert whole(ada).episodes == whole(bob).episodes
    assert agents_in(path) == ["ada", "bob"]


def test_an_agent_that_another_store_has_written_for_is_known_to_one_opened_before(
    tmp_path: Path,
) -> None:
    path = tmp_path / "mind.db"
    with closing(SqliteStore(path, "ada")) as early, closing(SqliteStore(path, "ada")) as other:
        assert early.episodes.last() == 0
        Life(other).live(A_DAY)
        assert whole(early) == whole(other)
        with early.view() as mind:
            assert mind.episodes.last() == other.episodes.last()


def test_whoever_opens_a_mind_that_another_process_is_making_waits(tmp_path: Path) -> None:
    path = tmp_path / "mind.db"
    with beside(lambda tell: hold_an_empty_file(path, tell)) as other:
        other.hear()
        assert a_lived_file(path, A_DAY).contents


def test_a_mind_closed_twice_does_not_close_the_files_of_others(tmp_path: Path) -> None:
    elsewhere(lambda: close_twice(tmp_path / "mind.db", tmp_path / "diary.txt"))
    assert (tmp_path / "diary.txt").read_text() == "still open"


def agents_in(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return [name for (name,) in db.execute("SELECT name FROM agent ORDER BY name")]


def sleep_without_a_pause(path: Path, tell: Tell) -> None:
    """One night after the other, with next to nothing between them."""
    with closing(SqliteStore(path)) as store:
        while True:
            with suppress(Asleep), store.night_lock(waits=False):
                tell("asleep")
                time.sleep(A_NIGHT_S)


def hold_the_night(path: Path, tell: Tell) -> None:
    with SqliteStore(path).night_lock():
        tell("asleep")
        rest()


def wait_to_be_next(path: Path, tell: Tell) -> None:
    with closing(SqliteStore(path)) as store:
        tell(Turnstile(lock_folder(path), f"next-{store.agent_number}").enter(0))
        rest()


def hold_the_turn(path: Path, tell: Tell) -> None:
    tell(Turnstile(lock_folder(path)).enter(0))
    rest()


def write_for_a_while(path: Path, tell: Tell) -> None:
    with SqliteStore(path).writing() as db:
        tell("writing")
        time.sleep(A_WHILE_S)
        db.execute("INSERT INTO agent (name) VALUES ('bob')")


def write_for_ever(path: Path, tell: Tell) -> None:
    with SqliteStore(path).writing() as db:
        db.execute("DELETE FROM episode")
        tell("writing")
        rest()


def hold_an_empty_file(path: Path, tell: Tell) -> None:
    """Be in the middle of what every process does that opens a new file."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("BEGIN IMMEDIATE")
    tell("making")
    time.sleep(A_WHILE_S)
    db.execute("ROLLBACK")
    rest()


def close_twice(path: Path, others: Path) -> None:
    store = SqliteStore(path)
    store.close()
    with others.open("w") as file:
        store.close()
        file.write("still open")


def record_impatiently(path: Path) -> None:
    """Record in a process that waits only a moment."""
    connect.PATIENCE_S = file.PATIENCE_S = 0.1
    Life(SqliteStore(path)).do(Deed("record"))


def record_many(path: Path, who: str) -> dict[int, str]:
    """Record many episodes; returns their texts by the numbers they were given."""
    store, clock = SqliteStore(path), TickClock()
    made = (record(store, clock, SETTINGS, f"{who} {n}", session=who) for n in range(EPISODES))
    return {episode.number: episode.text for episode in made}


def sleep_until_killed(path: Path, tell: Tell) -> None:
    """Sleep one night after another on whatever has been recorded."""
    life = Life(SqliteStore(path))
    while True:
        life.live([Deed("record", 1, 1), Deed("end", 1, 1), Deed("night")])
        tell("slept")
