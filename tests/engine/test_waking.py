"""Awake, things are recorded and changed on someone's word, or refused with nothing done."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime, timedelta

import pytest

from reverie.domain.journal.entry import Act, Waking
from reverie.domain.language.english.cues import appraise
from reverie.domain.values.appraisal import Appraisal
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Author, Kind, Layer
from reverie.domain.values.source import BY_HAND, of_episode
from reverie.domain.values.texture import Confidence
from reverie.engine.waking import edit, end_session, forget, record, remember
from reverie.errors import Asleep, ChangeRefused, DateRefused, Refused, TextRefused, Unknown
from reverie.stores.ram.store import InRamStore
from reverie.testing import DAWN, TickClock
from tests.days import SETTINGS, contents, lived, slept, texts, the_one

RULE = "Never push to main."


def test_an_episode_is_recorded_as_it_was_said() -> None:
    store = InRamStore()

    episode = record(
        store,
        TickClock(),
        SETTINGS,
        "  two\nlines ",
        session="s1",
        voice=Voice.TOOL,
        appraisal=Appraisal(importance=7),
        origin="log@12",
    )

    assert store.episodes.get(1) == episode
    assert (episode.text, episode.voice, episode.origin) == ("  two\nlines ", Voice.TOOL, "log@12")
    assert (episode.appraisal.importance, episode.at) == (7, DAWN + timedelta(minutes=1))


def test_without_an_appraisal_the_words_are_judged_and_a_given_date_is_kept_in_utc() -> None:
    at = datetime(2025, 12, 31, 23, tzinfo=UTC)

    episode = record(InRamStore(), TickClock(), SETTINGS, RULE, session="s1", at=at)

    assert (episode.appraisal, episode.at) == (appraise(RULE, Voice.PERSON), at)


@pytest.mark.parametrize(
    ("given", "error", "says"),
    [
        ({"text": ""}, TextRefused, "the text is empty"),
        ({"text": "x" * 10_000_000}, TextRefused, "split it"),
        ({"text": "a\x00b"}, TextRefused, "NUL byte"),
        ({"text": "\udc80"}, TextRefused, "lone surrogate"),
        ({"session": " "}, TextRefused, "the session name is empty"),
        ({"session": "s" * 201}, TextRefused, "the session name has 201 bytes"),
        ({"session": "\x00"}, TextRefused, "the session name holds a NUL byte"),
        ({"at": datetime(2026, 1, 1)}, DateRefused, "no time zone"),
        ({"at": DAWN + timedelta(days=1)}, DateRefused, "in the future"),
    ],
    ids=[
        "empty",
        "10-mb",
        "nul",
        "surrogate",
        "no-session",
        "long-session",
        "nul-session",
        "no-zone",
        "future",
    ],
)
def test_bad_input_is_refused_and_nothing_is_recorded(
    given: dict[str, object], error: type[Refused], says: str
) -> None:
    store = InRamStore()
    good: dict[str, object] = {"text": RULE, "session": "s1"}

    with pytest.raises(error, match=says):
        record(store, TickClock(), SETTINGS, **{**good, **given})  # type: ignore[arg-type]

    assert store.episodes.last() == 0


@pytest.mark.parametrize("origin", ["/home/ada/\udcff.log", "a\x00b"])
def test_an_origin_no_file_can_hold_is_refused(origin: str) -> None:
    with pytest.raises(Refused):
        record(InRamStore(), TickClock(), SETTINGS, RULE, session="s1", origin=origin)


@pytest.mark.parametrize("importance", [-1, 101])
def test_an_appraisal_outside_its_range_is_refused(importance: int) -> None:
    with pytest.raises(Refused):
        record(
            InRamStore(),
            TickClock(),
            SETTINGS,
            RULE,
            session="s1",
            appraisal=Appraisal(importance=importance),
        )


def test_a_session_with_no_episodes_cannot_end() -> None:
    with pytest.raises(Unknown, match="session s1 has no episodes; record one"):
        end_session(InRamStore(), TickClock(), "s1")


def test_what_a_person_tells_is_remembered_at_once_and_by_hand() -> None:
    store = InRamStore()
    lived(store, "lunch was fine")

    memory = remember(store, TickClock(), SETTINGS, " Never push\n to main. ")

    assert the_one(store) == memory
    assert (memory.text, memory.kind, memory.wording.by) == (RULE, Kind.CONSTRAINT, Author.PERSON)
    assert (memory.sources, memory.session, memory.layer) == ((BY_HAND,), 1, Layer.HOT)
    assert store.journal.headings()[-1].cause == Waking(Act.REMEMBER, Author.PERSON, memory.name)


@pytest.mark.parametrize("by", [Author.PERSON, Author.AGENT])
def test_a_decision_that_is_told_has_a_confidence_and_what_would_reverse_it(by: Author) -> None:
    memory = remember(InRamStore(), TickClock(), SETTINGS, "For now we chose uv over pip.", by=by)

    texture = memory.wording.texture
    assert (memory.kind, texture.confidence) == (Kind.DECISION, Confidence.LOW)
    assert texture.reversal == "if the user says so: no reason was given"


def test_a_person_may_name_the_kind() -> None:
    memory = remember(InRamStore(), TickClock(), SETTINGS, "ARM only.", kind=Kind.CONSTRAINT)

    assert memory.kind is Kind.CONSTRAINT


@pytest.mark.parametrize("kind", [None, Kind.CONSTRAINT, Kind.RELATIONSHIP])
def test_what_an_agent_tells_rests_on_an_episode_and_is_never_a_constraint(
    kind: Kind | None,
) -> None:
    store = InRamStore()

    memory = remember(store, TickClock(), SETTINGS, RULE, kind=kind, by=Author.AGENT)

    assert (memory.kind, memory.wording.by) == (Kind.DOUBT, Author.AGENT)
    assert memory.sources == (of_episode(1),)
    assert store.episodes.get(1).voice is Voice.AGENT  # type: ignore[union-attr]
    assert list(store.sessions.waiting()) == []


def test_what_is_known_already_is_not_remembered_twice() -> None:
    store = InRamStore()
    memory = remember(store, TickClock(), SETTINGS, RULE)
    before = contents(store)

    with pytest.raises(ChangeRefused, match=f"{memory.name} says this already; see"):
        remember(store, TickClock(), SETTINGS, "never push to MAIN", by=Author.AGENT)

    assert contents(store) == before
    assert store.episodes.last() == 0


def test_no_memory_is_longer_than_the_settings_allow() -> None:
    store = InRamStore()

    with suppress(Refused):
        remember(store, TickClock(), SETTINGS, "word " * 1000)

    assert all(len(text) <= SETTINGS.record.max_memory_chars for text in texts(store))


def test_an_edit_puts_a_memory_in_a_persons_own_words() -> None:
    store = InRamStore()
    lived(store, RULE)
    slept(store)

    memory = edit(store, TickClock(), SETTINGS, the_one(store).name, text="Ask\n before pushing.")

    assert the_one(store) == memory
    assert (memory.text, memory.kind) == ("Ask before pushing.", Kind.CONSTRAINT)
    assert (memory.wording.by, memory.sources) == (Author.PERSON, (of_episode(1),))
    assert store.journal.entry(store.journal.last()).changes[0].sources == (BY_HAND,)  # type: ignore[union-attr]


def test_an_edit_that_changes_nothing_or_is_empty_is_refused() -> None:
    store = InRamStore()
    memory = remember(store, TickClock(), SETTINGS, RULE)

    with pytest.raises(ChangeRefused, match="changes nothing"):
        edit(store, TickClock(), SETTINGS, memory.name, text=RULE)
    with pytest.raises(TextRefused, match="is empty"):
        edit(store, TickClock(), SETTINGS, memory.name, text="")
    assert the_one(store) == memory


def test_a_secret_never_reaches_the_disk() -> None:
    store = InRamStore()
    key = "AKIA" + "ABCDEFGHIJKLMNOP"

    told = record(store, TickClock(), SETTINGS, f"the key is {key}", session="s1")
    kept = remember(store, TickClock(), SETTINGS, f"Never print {key}.")
    edit(store, TickClock(), SETTINGS, kept.name, text=f"Never show {key}.")
    forget(store, TickClock(), SETTINGS, kept.name, why=f"leaks {key}")

    seen = record(store, TickClock(), SETTINGS, "Seen.", session="s1", origin=f"at {key}")
    assert seen.origin == "at [secret]"
    assert told.text == "the key is [secret]"
    assert kept.text == "Never print [secret]."
    assert key not in repr(
        [store.journal.entry(heading.number) for heading in store.journal.headings()]
    )


def test_only_a_person_has_back_what_a_person_has_forgotten() -> None:
    store = InRamStore()
    told = remember(store, TickClock(), SETTINGS, RULE)
    forget(store, TickClock(), SETTINGS, told.name, why="wrong")

    with pytest.raises(ChangeRefused, match="only a person"):
        remember(store, TickClock(), SETTINGS, RULE, by=Author.AGENT)

    assert remember(store, TickClock(), SETTINGS, RULE).text == RULE


def test_an_edit_cannot_make_two_memories_say_the_same() -> None:
    store = InRamStore()
    told = remember(store, TickClock(), SETTINGS, RULE)
    other = remember(store, TickClock(), SETTINGS, "The build runs on ARM.")

    with pytest.raises(ChangeRefused, match=f"{told.name} says this already"):
        edit(store, TickClock(), SETTINGS, other.name, text=RULE.upper())


def test_while_a_night_runs_nobody_else_changes_the_mind() -> None:
    store = InRamStore()

    with store.night_lock(), pytest.raises(Asleep, match="wait until its night has ended"):
        remember(store, TickClock(), SETTINGS, RULE)
    assert record(store, TickClock(), SETTINGS, RULE, session="s1").number == 1
