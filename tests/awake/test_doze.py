"""A session that ended is known to the next one: a doze takes it in, and it is owed as before."""

from __future__ import annotations

import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import reverie
from reverie.awake import doze, ledger
from reverie.awake.debt import DEFAULTS
from reverie.awake.home import undozed
from reverie.awake.owner import make_owner
from reverie.awake.repay import write_numbers
from reverie.domain.values.memory import Layer
from reverie.errors import Asleep
from reverie.settings import Settings
from reverie.stores.sqlite.store import SqliteStore
from tests.awake.hooking import (
    DAY_S,
    NOW,
    Project,
    a_project,
    append,
    asked,
    call,
    edits,
    write,
)
from tests.cli.terminal import typed

RULE, LATER = "Never deploy on a Friday.", "Never rename the users table."
PATIENCE_S = 60
"""Seconds after which a doze that runs apart has surely ended, on a busy machine too."""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    project = a_project(tmp_path)
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(project.config))
    make_owner(project.home, "main", ledger.stamp(NOW - DAY_S))
    with opened(project):
        pass
    return project


@pytest.fixture
def spawned(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that hooks of this process begin, which are not run."""
    found: list[list[str]] = []
    monkeypatch.setattr(os, "posix_spawn", lambda path, words, *_, **__: found.append(words[4:]))
    return found


def opened(project: Project) -> reverie.OpenMind:
    return reverie.open_mind(Path(project.home) / "mind.db")


def ended(project: Project, session: str, text: str = RULE, *, now: float | None = None) -> None:
    """A session of one sentence and five edits has stopped and is over."""
    write(project.transcript(session), [asked(text), *edits(5)])
    for hook in ("stop", "session-end"):
        call(hook, project.home, project.payload(session), now or time.time())


def told(project: Project, session: str = "next") -> str:
    """All that a session is told as it starts."""
    payload = project.payload(session, "SessionStart", source="startup")
    names = ["session-start", "briefing-1"]
    with ThreadPoolExecutor() as pool:
        said = list(pool.map(lambda name: project.hook(name, payload).out, names))
    assert project.log() == ""
    return "\n".join(said)


def known(project: Project) -> list[str]:
    with opened(project) as mind:
        return [memory.text for memory in mind.memories()]


def comes_true(question: object) -> bool:
    end = time.monotonic() + PATIENCE_S
    while not (answer := bool(question())) and time.monotonic() < end:  # type: ignore[operator]
        time.sleep(0.1)
    return answer


def test_the_end_of_a_session_begins_a_doze_and_the_end_of_one_that_did_nothing_does_not(
    project: Project, spawned: list[list[str]]
) -> None:
    call("session-end", project.home, project.payload("nothing"), NOW)
    assert spawned == []
    ended(project, "one")
    begun = [words[:2] for words in spawned]
    assert begun == [["transcript", "archive"], ["doze", "--by-itself"]]


def test_a_session_that_ended_is_told_to_the_next_one_without_a_command(project: Project) -> None:
    payload = project.payload("one", "SessionEnd")
    write(project.transcript("one"), [asked(RULE), *edits(5)])
    project.hook("stop", project.payload("one"))
    project.hook("session-end", payload)

    assert comes_true(lambda: undozed(project.home) is None)
    assert f"- {RULE} [" in told(project)


def test_who_finds_nothing_is_told_what_waits_unread(
    project: Project, spawned: list[list[str]]
) -> None:
    ended(project, "one")

    found = typed(f"recall friday --mind {Path(project.home) / 'mind.db'}")

    assert "nothing found" in found.stdout
    assert found.stderr == "1 session waits unread: `reverie doze` takes in what has ended\n"


def test_a_session_whose_end_nobody_told_is_taken_in_by_the_start_of_the_next(
    project: Project,
) -> None:
    project.go_by(doze_wait_ms=5_000)
    write(project.transcript("one"), [asked(RULE), *edits(5)])
    project.hook("stop", project.payload("one"))
    assert undozed(project.home) is not None

    said = told(project)
    assert comes_true(lambda: undozed(project.home) is None)

    assert f"- {RULE} [" in said or f"- {RULE} [" in told(project)
    assert "First session" not in told(project)


def test_a_doze_repays_nothing_and_the_next_night_does(project: Project, spawned: object) -> None:
    ended(project, "one")
    before = project.book()
    with opened(project) as mind:
        assert mind.doze()
    after = project.book()
    assert after["sessions"] == before["sessions"]
    assert (after["debt"], after.get("last_consolidated_at")) == (2, None)
    assert not (Path(project.home) / "dreams").exists()

    with opened(project) as mind:
        mind.night()
    assert (project.book()["debt"], project.book()["sessions"]) == (0, [])
    assert known(project) == [RULE]


def test_a_lost_ledger_owes_again_what_was_only_dozed_on(project: Project, spawned: object) -> None:
    ended(project, "one")
    with opened(project) as mind:
        mind.doze()
    (project.state / ".sleep.json").write_text("{")
    payload = project.payload("next", "SessionStart", source="startup")
    call("session-start", project.home, payload, time.time())
    assert project.book()["debt"] == 2


def test_after_an_undone_night_what_was_dozed_on_is_owed_again(
    project: Project, spawned: object
) -> None:
    ended(project, "one")
    with opened(project) as mind:
        mind.doze()
        mind.night()
        mind.undo(2)
    assert project.book()["debt"] == 2
    assert known(project) == [RULE]


def test_of_a_session_that_goes_on_only_what_is_new_is_taken_in_and_owed(
    project: Project, spawned: object
) -> None:
    ended(project, "one")
    with opened(project) as mind:
        mind.night()
    append(project.transcript("one"), [asked(LATER), *edits(1, first=5)])
    call("stop", project.home, project.payload("one"), time.time())
    with opened(project) as mind:
        mind.doze()
    assert project.book()["debt"] == 1
    assert known(project) == [RULE, LATER]


def test_where_nothing_is_due_a_start_begins_and_awaits_nothing(
    project: Project, spawned: list[list[str]]
) -> None:
    ended(project, "one")
    with opened(project) as mind:
        mind.doze()
    del spawned[:]
    payload = project.payload("next", "SessionStart", source="startup")
    call("session-start", project.home, payload, time.time())
    assert spawned == []


def test_a_stop_during_a_doze_leaves_the_sign_for_the_next(
    project: Project, spawned: object
) -> None:
    ended(project, "one")
    sign = undozed(project.home)
    ended(project, "two", LATER)
    doze.note_done(project.home, sign, NOW)
    assert undozed(project.home) is not None
    doze.note_done(project.home, undozed(project.home), NOW)
    assert undozed(project.home) is None


@pytest.mark.parametrize("setting", [{"doze": 0}, {"doze_wait_ms": 0}])
def test_dozing_and_waiting_can_be_turned_off(
    project: Project, spawned: list[list[str]], setting: dict[str, int]
) -> None:
    write_numbers(project.home, Settings.of(**setting))
    ended(project, "one")
    payload = project.payload("next", "SessionStart", source="startup")
    began = time.monotonic()
    call("session-start", project.home, payload, time.time())
    assert time.monotonic() - began < 1
    assert any(words[0] == "doze" for words in spawned) == ("doze" not in setting)


def test_a_setting_that_turns_dozing_off_holds_before_any_sleep(project: Project) -> None:
    (Path(project.home) / "config.toml").write_text("[sleep]\ndoze = 0\n")
    write(project.transcript("one"), [asked(RULE), *edits(5)])
    project.hook("stop", project.payload("one"))
    project.hook("session-end", project.payload("one", "SessionEnd"))
    assert comes_true(lambda: (project.state / "hook.json").exists())
    assert known(project) == []


def test_a_start_does_not_wait_for_a_doze_that_cannot_be(project: Project, spawned: object) -> None:
    ended(project, "one")
    store = SqliteStore(Path(project.home) / "mind.db")
    with store.night_lock(), opened(project) as mind, pytest.raises(Asleep):
        mind.doze()
    store.close()
    began = time.monotonic()
    doze.wait(project.home, {**DEFAULTS, "doze_wait_ms": 5_000})
    assert time.monotonic() - began < 1
    assert undozed(project.home) is not None


def test_many_dozes_and_nights_at_once_lose_and_double_nothing(
    project: Project, spawned: object
) -> None:
    for number in range(4):
        ended(project, f"s{number}", f"Never paint door {number} red.")

    def sleep(number: int) -> None:
        try:
            with opened(project) as mind:
                mind.night() if number == 2 else mind.doze()
        except Asleep:
            pass

    threads = [threading.Thread(target=sleep, args=(number,)) for number in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with opened(project) as mind:
        mind.doze()
        mind.night()

    assert sorted(known(project)) == [f"Never paint door {number} red." for number in range(4)]
    assert project.book()["debt"] == 0
    assert undozed(project.home) is None
    assert not (Path(project.home) / "memory.yml.tonight").exists()


def test_a_night_waits_for_a_doze_that_runs(project: Project) -> None:
    path = Path(project.home) / "mind.db"
    holds, over = threading.Event(), threading.Event()

    def hold() -> None:
        store = SqliteStore(path)
        with store.night_lock(dozes=True):
            holds.set()
            over.wait(PATIENCE_S)
        store.close()

    thread = threading.Thread(target=hold)
    thread.start()
    holds.wait(PATIENCE_S)
    threading.Timer(0.5, over.set).start()
    store = SqliteStore(path)
    with store.night_lock(waits=False):
        assert over.is_set()
    store.close()
    thread.join()


@pytest.fixture
def noted(project: Project, spawned: object) -> Project:
    """A project with a session, a note and a bookmark of no session."""
    from tests.cli.terminal import said

    ended(project, "one")
    said(f"sleep add 2 'a note by hand' --home '{project.home}'")
    said(f"bookmark add 'look at the gate' --home '{project.home}'")
    return project


def test_notes_and_loose_bookmarks_age_nothing_and_are_kept_through_dozes(noted: Project) -> None:
    for _ in range(3):
        with opened(noted) as mind:
            mind.doze()
    with opened(noted) as mind:
        assert mind.store.sessions.last() == 1
        rule = next(memory for memory in mind.memories() if memory.text == RULE)
        assert rule.layer is Layer.HOT
        assert mind.project
        mind.project.owe_again(mind.store, mind.clock.now())  # as an undo of something else does
    book = noted.book()
    assert len(book["sessions"]) == 2
    assert [mark["message"] for mark in book["bookmarks"]] == ["look at the gate"]
    with opened(noted) as mind:
        mind.night()
    assert (noted.book()["sessions"], noted.book()["bookmarks"]) == ([], [])
