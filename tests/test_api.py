"""The Python door: a mind is opened, lived with, slept on, asked, explained and taken back."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

import reverie
from reverie import Afterwards, Appraisal, Author, Kind, OpenMind, Settings, Sleep, Voice
from reverie.config_file import settings_beside
from reverie.errors import (
    Asleep,
    ChangeRefused,
    DateRefused,
    NumberRefused,
    Refused,
    SettingRefused,
    TextRefused,
    Unknown,
)
from reverie.testing import DAWN, TickClock

RULE = "Never push to main."
CHOICE = "We decided to use SQLite over Postgres because it is one file."


@pytest.fixture(params=["on disk", "in RAM"])
def mind(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[OpenMind]:
    """A new mind with a clock that ticks by the minute."""
    place = ":memory:" if request.param == "in RAM" else tmp_path / "mind.db"
    with reverie.open_mind(place, clock=TickClock()) as opened:
        yield opened


def after_a_night(mind: OpenMind) -> OpenMind:
    """The mind after one session and one night."""
    mind.record(RULE, session="monday")
    mind.record(CHOICE, session="monday", voice=Voice.AGENT)
    mind.end_session("monday")
    mind.night()
    return mind


def texts(mind: OpenMind) -> list[str]:
    """What the memories say, by number."""
    return [memory.text for memory in mind.memories()]


def test_importing_the_package_loads_nothing_heavy() -> None:
    names = "print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", f"import reverie, sys; {names}"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()

    assert [name for name in loaded if name.split(".")[0] == "reverie"] == ["reverie"]
    assert not {"msgspec", "click", "sqlite3", "dataclasses", "json"} & set(loaded)


def test_the_package_lists_its_names_and_knows_no_others() -> None:
    assert set(reverie.__all__) < set(dir(reverie))
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = reverie.nonsense


def test_a_life_from_record_to_undo(mind: OpenMind) -> None:
    episode = mind.record(RULE, session="monday", appraisal=Appraisal(importance=90))
    assert (episode.number, episode.session, episode.voice) == (1, "monday", Voice.PERSON)
    assert mind.end_session("monday").number == 1

    plan = mind.plan()
    assert [reach.session for reach in plan.sessions] == ["monday"]
    assert list(mind.journal()) == []

    run = mind.night()
    assert (run.plan.night, run.outcome) == (1, "completed")
    (memory,) = mind.memories()
    assert (memory.text, memory.kind, memory.sources) == (RULE, Kind.CONSTRAINT, ("episode:1",))
    assert mind.recall("pushing to main")[0].memory == memory.name

    told = mind.explain(memory.name)
    assert [episode.text for episode in told.episodes] == [RULE]
    assert [happening.heading.number for happening in told.life] == [2, 3]
    assert RULE in mind.briefing()

    undone = mind.undo(1)
    assert [heading.number for heading in undone.taken_back] == [1, 2, 3, 4, 5, 6, 7]
    assert texts(mind) == []
    assert [night.outcome for night in mind.nights()] == ["undone"]


def test_a_dry_run_tells_the_night_and_changes_nothing(mind: OpenMind) -> None:
    mind.record(RULE, session="monday")
    mind.end_session("monday")

    run, entries = mind.dry_run()

    assert run.outcome == "completed"
    assert [len(entry.changes) for entry in entries] == [0, 5, 1, 0, 0, 0, 0]
    assert (texts(mind), list(mind.journal())) == ([], [])


def test_a_nap_is_told_from_a_night(mind: OpenMind) -> None:
    assert mind.night().plan.sleep is Sleep.NAP
    assert mind.night(Sleep.NIGHT).plan.sleep is Sleep.NIGHT


def test_a_rule_in_the_agents_own_words_is_only_a_doubt(mind: OpenMind) -> None:
    assert mind.remember("Never sleep.", by=Author.AGENT).kind is Kind.DOUBT
    assert mind.remember("Never run.").kind is Kind.CONSTRAINT


def test_memories_are_edited_and_forgotten_by_name(mind: OpenMind) -> None:
    rule, choice = after_a_night(mind).memories()

    edited = mind.edit(rule.name, text="Push to main on Fridays.", kind=Kind.FACT)
    assert (edited.text, edited.kind) == ("Push to main on Fridays.", Kind.FACT)
    assert mind.forget(choice.name, why="we moved") == choice
    assert texts(mind) == ["Push to main on Fridays."]


def test_what_was_said_is_told_with_what_a_night_made_of_it(mind: OpenMind) -> None:
    rule, choice = after_a_night(mind).memories()

    first, second = mind.gist()
    assert (first.text, first.speaker, first.sources) == (RULE, "user", ("episode:1",))
    assert second.speaker == "agent"
    told = mind.recount(2)
    assert (told.episode.text, told.memories) == (CHOICE, (choice,))
    assert told.gloss
    assert told.gist
    assert mind.recount(1).memories == (rule,)


def test_what_was_recalled_and_helped_is_noted_and_taken_back(mind: OpenMind) -> None:
    rule, choice = after_a_night(mind).memories()

    helped = mind.used(rule.name, choice.name)
    assert [memory.use.times for memory in helped] == [1, 1]
    assert len(mind.store.links.of(rule.number)) == 1

    mind.undo_entries(mind.store.journal.last())
    assert list(mind.memories()) == [rule, choice]
    assert list(mind.store.links.of(rule.number)) == []


def test_undone_sessions_wait_again_or_never(mind: OpenMind) -> None:
    after_a_night(mind).undo(1)
    assert len(mind.plan().sessions) == 1

    mind.night()
    mind.undo(2, then=Afterwards.NEVER)
    assert len(mind.plan().sessions) == 0


def test_one_change_is_taken_back(mind: OpenMind) -> None:
    undone = after_a_night(mind).undo_change(2, 1)

    assert undone.after is None
    assert texts(mind) == [CHOICE]


def test_a_planned_undo_changes_nothing(mind: OpenMind) -> None:
    planned = after_a_night(mind).plan_undo(1)

    assert len(planned.taken_back) == 7
    assert texts(mind) == [RULE, CHOICE]


def test_rebuilding_leads_to_the_same_mind(mind: OpenMind) -> None:
    assert after_a_night(mind).rebuild()
    assert texts(mind) == [RULE, CHOICE]


def test_what_was_said_is_there_when_the_file_is_opened_again(tmp_path: Path) -> None:
    with reverie.open_mind(tmp_path / "deep" / "mind.db") as mind:
        after_a_night(mind)

    with reverie.open_mind(str(tmp_path / "deep" / "mind.db")) as mind:
        assert texts(mind) == [RULE, CHOICE]


def test_two_agents_in_one_file_know_nothing_of_each_other(tmp_path: Path) -> None:
    file = tmp_path / "minds.db"
    with reverie.open_mind(file, "ada") as ada, reverie.open_mind(file, "ben") as ben:
        after_a_night(ada)
        ben.remember("Ben likes beer.")

        assert texts(ada) == [RULE, CHOICE]
        assert texts(ben) == ["Ben likes beer."]
        assert ben.recall("push") == []
        with ada.store.night_lock():
            assert ben.night().outcome == "completed"
            with pytest.raises(Asleep, match="wait"):
                ada.night()


def test_a_mind_goes_through_an_export(tmp_path: Path) -> None:
    file = tmp_path / "ada.gz"
    with reverie.open_mind(tmp_path / "a.db") as mind:
        lines = after_a_night(mind).export(file)
    with reverie.open_mind(tmp_path / "b.db") as copy:
        assert copy.import_from(file) == lines
        assert texts(copy) == [RULE, CHOICE]


def test_a_mind_in_ram_is_carried_to_disk(tmp_path: Path) -> None:
    file = tmp_path / "mind.gz"
    with (
        reverie.open_mind(":memory:", clock=TickClock()) as mind,
        reverie.open_mind(tmp_path / "mind.db") as copy,
    ):
        after_a_night(mind).export(file)
        copy.import_from(file)
        assert list(copy.memories()) == list(mind.memories())


def test_settings_are_read_from_the_file_beside_the_mind(tmp_path: Path) -> None:
    assert settings_beside(tmp_path / "mind.db") == Settings()
    assert settings_beside(Path(":memory:")) == Settings()

    (tmp_path / "config.toml").write_text(
        "[journal]\nundoable_nights = 7\n[memory]\nsalience_floor = 0.2\n"
    )
    expected = Settings.of(undoable_nights=7, salience_floor=0.2)
    assert settings_beside(tmp_path / "mind.db") == expected
    with reverie.open_mind(tmp_path / "mind.db") as mind:
        assert mind.settings == expected
    with reverie.open_mind(tmp_path / "mind.db", settings=Settings()) as mind:
        assert mind.settings == Settings()


@pytest.mark.parametrize(
    "text", ["undoable_night = 7", "[journal]\nundoable_nights = 'x'", "= 7", "[a]"]
)
def test_settings_that_make_no_sense_are_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "config.toml").write_text(text)

    with pytest.raises(Refused, match=r"config\.toml"):
        reverie.open_mind(tmp_path / "mind.db")
    assert not (tmp_path / "mind.db").exists()


LATER = DAWN + timedelta(days=400)
REFUSED: list[tuple[type[reverie.ReverieError], Callable[[OpenMind], object]]] = [
    (TextRefused, lambda mind: mind.record(" ", session="a")),
    (TextRefused, lambda mind: mind.record("a\0b", session="a")),
    (TextRefused, lambda mind: mind.record("\ud800", session="a")),
    (TextRefused, lambda mind: mind.record("hello", session="")),
    (TextRefused, lambda mind: mind.record("x" * 1_000_001, session="a")),
    (DateRefused, lambda mind: mind.record("hello", session="a", at=LATER)),
    (DateRefused, lambda mind: mind.record("hello", session="a", at=datetime(2026, 1, 1))),
    (Unknown, lambda mind: mind.end_session("nobody")),
    (Unknown, lambda mind: mind.explain("f-1")),
    (Unknown, lambda mind: mind.edit("f-1", text="hello")),
    (Unknown, lambda mind: mind.forget("f-1", why="asked")),
    (Unknown, lambda mind: mind.decide("p-1", accept=True)),
    (Unknown, lambda mind: mind.entry(99)),
    (Unknown, lambda mind: mind.undo(99)),
    (Unknown, lambda mind: mind.undo_entries(99)),
    (Unknown, lambda mind: mind.undo_change(2, 99)),
    (ChangeRefused, lambda mind: mind.remember(RULE)),
    (NumberRefused, lambda mind: mind.recall("push", k=0)),
    (NumberRefused, lambda mind: mind.recall("push", budget=-1)),
    (DateRefused, lambda mind: mind.recall("push", since=datetime(2026, 1, 1))),
    (Unknown, lambda mind: mind.used("f-1")),
    (Unknown, lambda mind: mind.recount(99)),
    (SettingRefused, lambda mind: Settings.of(undoable_nights=-1)),
    (SettingRefused, lambda mind: Settings.of(salience_floor=2.0)),
]


@pytest.mark.parametrize(("error", "call"), REFUSED)
def test_what_is_refused_says_what_to_do_next(
    mind: OpenMind, error: type[reverie.ReverieError], call: Callable[[OpenMind], object]
) -> None:
    after_a_night(mind)

    with pytest.raises(error) as refused:
        call(mind)

    assert isinstance(refused.value, reverie.ReverieError)
    _, _, next_step = str(refused.value).partition("; ")
    assert next_step, str(refused.value)
    assert texts(mind) == [RULE, CHOICE]
