"""A mind is read in the language its settings name; a night keeps to the one its plan pinned."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from reverie.domain.journal.entry import NightBegan
from reverie.domain.language import language_named
from reverie.domain.values.memory import Kind
from reverie.engine.sleeping import unfinished_plan
from reverie.engine.waking import end_session, record, remember
from reverie.errors import SettingRefused
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stores.codec import decode_cause, encode_cause
from reverie.stores.ram.store import InRamStore
from reverie.stores.sqlite.store import SqliteStore
from reverie.testing import TickClock, a_plan
from tests.days import slept

DECISION = "Wir haben uns für SQLite statt Postgres entschieden, weil es nur eine Datei ist."
RULE = "Niemals direkt auf main pushen."
TURNED = "Wir haben uns für Postgres statt SQLite entschieden, weil viele schreiben."
GERMAN = language_named("german")
IN_GERMAN = Settings.of(language="german")


@pytest.fixture(params=["in RAM", "on disk"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "in RAM":
        yield InRamStore()
        return
    opened = SqliteStore(tmp_path / "mind.db")
    yield opened
    opened.close()


def lived(store: Store, *said: str, session: str, settings: Settings = IN_GERMAN) -> None:
    clock = TickClock()
    for text in said:
        record(store, clock, settings, text, session=session)
    end_session(store, clock, session)


def kinds(store: Store) -> dict[str, Kind]:
    return {memory.text: memory.kind for memory in store.memories.all()}


def test_a_night_in_german_keeps_a_german_decision_and_a_german_rule(store: Store) -> None:
    lived(store, DECISION, RULE, session="montag")
    slept(store, settings=IN_GERMAN)
    assert kinds(store) == {DECISION: Kind.DECISION, RULE: Kind.CONSTRAINT}


def test_in_english_the_same_words_tell_nothing(store: Store) -> None:
    lived(store, DECISION, RULE, session="montag", settings=Settings())
    slept(store, settings=Settings())
    assert Kind.CONSTRAINT not in kinds(store).values()
    assert Kind.DECISION not in kinds(store).values()


def test_nights_in_german_forget_neither_rule_nor_decision(store: Store) -> None:
    lived(store, DECISION, RULE, session="s0")
    for number in range(1, 10):
        slept(store, settings=IN_GERMAN)
        lived(store, f"Die Kiste {number} ist leer.", session=f"s{number}")
    slept(store, settings=IN_GERMAN)
    holding = {memory.text: memory.kind for memory in store.memories.all() if memory.ending is None}
    assert holding[RULE] is Kind.CONSTRAINT
    assert holding[DECISION] is Kind.DECISION


def test_a_german_decision_that_is_turned_round_gives_way(store: Store) -> None:
    lived(store, DECISION, session="montag")
    slept(store, settings=IN_GERMAN)
    lived(store, TURNED, session="dienstag")
    slept(store, settings=IN_GERMAN)
    ended = {memory.text: memory.ending is not None for memory in store.memories.all()}
    assert ended == {DECISION: True, TURNED: False}


def test_a_night_goes_on_in_the_language_its_plan_pinned(store: Store) -> None:
    lived(store, DECISION, RULE, session="montag")
    with pytest.raises(KeyboardInterrupt):
        slept(store, settings=IN_GERMAN, watch=interrupt)
    plan = unfinished_plan(store)
    assert plan is not None
    assert plan.language == "german"

    run = slept(store, settings=Settings())

    assert run.plan.language == "german"
    assert kinds(store) == {DECISION: Kind.DECISION, RULE: Kind.CONSTRAINT}


def test_what_is_told_awake_is_read_in_the_language_that_is_set(store: Store) -> None:
    assert remember(store, TickClock(), IN_GERMAN, RULE).kind is Kind.CONSTRAINT


def test_a_plan_from_before_languages_were_pinned_is_in_english() -> None:
    written = encode_cause(NightBegan(a_plan()))
    assert b'"language":"english",' in written
    old = decode_cause(written.replace(b'"language":"english",', b""))
    assert isinstance(old, NightBegan)
    assert old.plan.language == "english"


def test_a_language_nobody_speaks_is_refused_with_those_that_are() -> None:
    with pytest.raises(SettingRefused, match="give one of: english, german"):
        language_named("klingon")
    with pytest.raises(SettingRefused, match="language"):
        record(InRamStore(), TickClock(), Settings.of(language="klingon"), "Hello.", session="s1")


def test_a_language_leans_on_another_where_its_folder_lacks_a_module() -> None:
    assert GERMAN.facts is language_named("english").facts
    assert GERMAN.cues is not language_named("english").cues
    assert replace(GERMAN, version=2).rules == "german 2"


def interrupt(stage: str) -> None:
    if stage == "encode":
        raise KeyboardInterrupt
