"""Two machines of one person come to hold one mind, whoever was first."""

from __future__ import annotations

import os
from datetime import timedelta
from pathlib import Path

import pytest

from reverie import open_mind
from reverie.clocks import StoppedClock
from reverie.errors import NotTaken, Refused, TransportFailed
from reverie.remote_night import sleep_elsewhere
from reverie.settings import Settings
from reverie.testing import DAWN
from reverie.transports.person_key import new_person
from tests.sync.machines import WORDS, Machine, by_folder


@pytest.fixture(autouse=True)
def _of_one_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


@pytest.fixture
def two(tmp_path: Path) -> tuple[Machine, Machine]:
    settings = by_folder(tmp_path)
    return Machine(tmp_path / "one", settings), Machine(tmp_path / "other", settings)


def test_a_second_machine_begins_with_the_mind_of_the_first(two: tuple[Machine, Machine]) -> None:
    one, other = two
    one.live(*WORDS[:3])
    one.sleep()
    one.sync()
    other.sync()
    assert other.told() == one.told()
    assert other.told()
    assert other.reports() == one.reports() != {}


def test_what_was_added_on_one_is_followed_by_the_other(two: tuple[Machine, Machine]) -> None:
    one, other = two
    one.live(WORDS[0])
    one.sync()
    other.sync()
    other.live(WORDS[1])
    other.sleep()
    other.sync()
    one.sync()
    assert one.told() == other.told()


def test_two_nights_at_once_become_one_line(two: tuple[Machine, Machine]) -> None:
    one, other = two
    one.live(WORDS[0])
    one.sleep()
    one.sync()
    other.sync()
    one.live(WORDS[1], WORDS[2])
    one.sleep()
    other.pass_hours(3)
    other.live(WORDS[3], WORDS[4])
    other.sleep()
    one.sync()
    other.sync()
    one.sync()
    assert one.told() == other.told()
    told = "\n".join(one.told())
    assert all(word[6:20] in told for word in WORDS[:4])
    assert one.reports() == other.reports()
    (report,) = one.reports().values()
    assert report.count("<!-- reverie: night") == 3


def test_both_began_alone_and_lose_nothing(two: tuple[Machine, Machine]) -> None:
    one, other = two
    one.live(*WORDS[:3])
    one.sleep()
    other.live(*WORDS[3:6])
    other.sleep()
    one.sync()
    other.sync(joins=True)
    one.sync()
    assert one.told() == other.told()
    assert len([line for line in one.told() if "table='memory'" in line]) >= 4


def test_a_remote_night_gives_the_same_mind_as_the_night_at_home(
    two: tuple[Machine, Machine], tmp_path: Path
) -> None:
    home, twin = two
    home.live(*WORDS[:4])
    home.sync()
    home.sleep()
    home.live(*WORDS[4:])
    home.sync()
    twin.sync(gives=False)
    at = DAWN + timedelta(days=1)
    sleep_elsewhere(home.settings, clock=StoppedClock(at))
    home.sync(gives=False)
    with open_mind(twin.home / "mind.db", settings=Settings(), clock=StoppedClock(at)) as mind:
        mind.night()
    assert home.told() == twin.told()
    assert home.reports().keys() == twin.reports().keys()
    assert not home_waits(home)


def home_waits(machine: Machine) -> bool:
    with machine.mind() as mind:
        return bool(mind.store.sessions.waiting())


def test_with_no_key_of_the_person_nobody_sleeps_elsewhere(
    two: tuple[Machine, Machine], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    two[0].live(WORDS[0])
    two[0].sync()
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "another"))
    with pytest.raises(TransportFailed, match="does not hold the key of the person"):
        sleep_elsewhere(two[0].settings)


def test_where_nothing_was_pushed_there_is_nothing_to_sleep_on(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="first run `reverie sync push` at home"):
        sleep_elsewhere(by_folder(tmp_path))


def test_a_mind_that_no_way_is_set_for_is_silent(tmp_path: Path) -> None:
    with Machine(tmp_path / "one", Settings()).mind() as mind:
        assert mind.sync() is None
        assert mind.sync_status() is None


def test_one_memory_put_otherwise_on_both_is_a_question(two: tuple[Machine, Machine]) -> None:
    one, other = two
    name = one.remember("The build runs on ARM.")
    one.sync()
    other.sync()
    one.edit(name, "The build runs on ARM and x86.")
    other.edit(name, "The build runs on RISC-V.")
    one.sync()
    other.sync()
    one.sync()
    assert one.told() == other.told()
    assert one.texts()[name] == "The build runs on ARM and x86."
    (asked,) = one.proposals()
    assert "RISC-V" in asked
    one.accept()
    one.sync()
    other.sync()
    assert other.texts()[name] == "The build runs on RISC-V."
    assert one.told() == other.told()


def test_a_persons_words_go_before_a_nights(two: tuple[Machine, Machine]) -> None:
    one, other = two
    one.live(WORDS[2])
    one.sleep()
    one.sync()
    other.sync()
    (name,) = [name for name, text in one.texts().items() if "ARM" in text]
    one.reword_as_a_thinker(name, "ARM builds.")
    other.edit(name, "The build runs on ARM since April.")
    one.sync()
    other.sync()
    one.sync()
    assert one.texts()[name] == other.texts()[name] == "The build runs on ARM since April."
    assert one.told() == other.told()


def test_what_both_learned_of_one_session_is_told_once(two: tuple[Machine, Machine]) -> None:
    one, other = two
    one.live(*WORDS[:4])
    one.sync()
    other.sync()
    one.sleep()
    other.sleep()
    one.sync()
    other.sync()
    one.sync()
    assert one.told() == other.told()
    texts = list(one.texts().values())
    assert len(texts) == len(set(texts))


def test_what_two_thinkers_learned_of_one_session_is_told_once(
    two: tuple[Machine, Machine],
) -> None:
    one, other = two
    one.live(WORDS[2])
    one.sync()
    other.sync()
    one.sleep()
    (name,) = one.texts()
    one.reword_as_a_thinker(name, "ARM builds since March.")
    other.sleep()
    one.sync()
    other.sync()
    one.sync()
    assert one.told() == other.told()
    assert list(other.texts().values()) == ["ARM builds since March."]


def test_what_was_told_to_both_is_remembered_once(two: tuple[Machine, Machine]) -> None:
    one, other = two
    other.pass_hours(1)
    for machine in two:
        machine.remember("The build runs on ARM.")
    one.sync()
    other.sync(joins=True)
    one.sync()
    assert one.told() == other.told()
    assert list(one.texts().values()) == ["The build runs on ARM."]


def test_what_was_forgotten_on_one_and_changed_on_the_other_is_a_question(
    two: tuple[Machine, Machine],
) -> None:
    one, other = two
    name = one.remember("The build runs on ARM.")
    one.sync()
    other.sync()
    one.edit(name, "The build runs on ARM64.")
    with other.mind() as mind:
        mind.forget(name, why="wrong")
    one.sync()
    other.sync()
    one.sync()
    assert one.told() == other.told()
    assert name in one.texts()
    assert any("forget" in asked for asked in one.proposals())


def test_another_persons_machine_tells_but_makes_no_rule(
    two: tuple[Machine, Machine], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    one.remember("Never push to main.", kind="constraint")
    one.remember("The build runs on ARM.", kind="fact")
    one.sync()
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "another"))
    new_person(os.environ)
    other.sync()
    assert list(other.texts().values()) == ["The build runs on ARM."]
    (asked,) = other.proposals()
    assert "Never push to main." in asked
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    one.sync()
    assert len(one.texts()) == 2


def test_a_clock_that_is_hours_ahead_is_told(two: tuple[Machine, Machine]) -> None:
    one, other = two
    one.pass_hours(20)
    one.live(WORDS[0])
    one.sync()
    (note,) = other.sync()
    assert "clock is 20 hours ahead" in note


def test_what_comes_from_more_than_a_day_ahead_waits_until_then(
    two: tuple[Machine, Machine],
) -> None:
    one, other = two
    one.pass_hours(26)
    one.live(WORDS[0])
    one.sync()
    with pytest.raises(NotTaken, match=r"in the future .* nothing of it was taken"):
        other.sync()
    assert other.told() == []
    other.pass_hours(26)
    other.sync()
    assert other.told() == one.told()


def test_while_a_night_is_open_only_files_travel(two: tuple[Machine, Machine]) -> None:
    one, other = two
    one.live(WORDS[0])
    one.sleep()
    one.sync()
    other.sync()
    other.live(*WORDS[1:4])
    other.rest_in_a_night()
    one.live(WORDS[4])
    one.sync()
    assert "a night is open here" in other.sync()[0]
    other.finish_night()
    other.sync()
    one.sync()
    assert one.told() == other.told()


def test_a_mind_whose_old_nights_are_folded_travels_whole(two: tuple[Machine, Machine]) -> None:
    one, other = two
    for words in WORDS[:3]:
        one.live(words)
        one.pass_hours(25)
        one.sleep()
    with one.mind() as mind:
        mind.store.fold(mind.nights()[1].last)
    one.sync()
    other.pass_hours(75)
    other.live(*WORDS[3:5])
    other.sleep()
    other.sync(joins=True)
    one.live(WORDS[5])
    one.sleep()
    one.sync()
    other.sync()
    assert one.told() == other.told()
    with other.mind() as mind:
        assert mind.rebuild()


def test_a_folded_life_of_ones_own_is_told_behind_the_first(two: tuple[Machine, Machine]) -> None:
    one, other = two
    one.live(*WORDS[:2])
    one.sleep()
    one.sync()
    for words in WORDS[2:5]:
        other.live(words)
        other.pass_hours(25)
        other.sleep()
    with other.mind() as mind:
        mind.store.fold(mind.nights()[1].last)
    one.pass_hours(75)
    other.sync(joins=True)
    one.sync()
    assert one.told() == other.told()
    told = "\n".join(one.told())
    assert all(word in told for word in ("Fridays", "SQLite", "ARM"))


def test_what_has_not_travelled_yet_is_not_folded(two: tuple[Machine, Machine]) -> None:
    one, _ = two
    one.live(WORDS[0])
    one.sync()
    settings = one.settings.but(undoable_nights=1)
    disk = Path(one.settings.sync.remote)
    disk.rename(f"{disk}-away")
    for words in WORDS[1:5]:
        one.live(words)
        one.pass_hours(25)
        with open_mind(one.home / "mind.db", settings=settings, clock=one.clock) as mind:
            mind.night()
    with one.mind() as mind:
        assert len(mind.nights()) == 4
    Path(f"{disk}-away").rename(disk)
    one.sync()
    one.live(WORDS[5])
    one.pass_hours(25)
    with open_mind(one.home / "mind.db", settings=settings, clock=one.clock) as mind:
        mind.night()
        assert len(mind.nights()) < 5
