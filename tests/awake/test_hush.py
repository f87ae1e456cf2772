"""Hush: in a private exchange no hook and no command of the agent keeps a word."""

from __future__ import annotations

import os
import shutil
import socket
from pathlib import Path

import pytest

from reverie.awake import hush
from reverie.awake.debt import close
from reverie.awake.home import is_hushed
from reverie.awake.mind_socket import Address, path_in
from tests.awake.hooking import (
    NOW,
    Project,
    a_book,
    a_project,
    append,
    asked,
    call,
    edits,
    said,
    write,
)
from tests.cli.terminal import typed

SECRET = "My lawyer is Mr Klausewitz."
MARKED = f"[PRIVATE] {SECRET}"


@pytest.fixture
def project(tmp_path: Path) -> Project:
    project = a_project(tmp_path)
    project.put(a_book())
    return project


def prompt(project: Project, words: str, session: str = "s") -> None:
    call("user-prompt-submit", project.home, project.payload(session, prompt=words), NOW)


def last_words(project: Project, words: str, session: str = "s") -> object:
    return project.stop(session, last_assistant_message=words)["last_assistant_message"]


def begun(project: Project) -> None:
    """A session that has begun with an open exchange."""
    write(project.transcript("s"), [asked("Which port?"), said("8080.")])


def test_the_last_words_of_a_private_turn_are_not_noted(project: Project) -> None:
    begun(project)
    assert last_words(project, "8080.") == "8080."
    append(project.transcript("s"), [asked(MARKED), said("Call him.")])
    assert last_words(project, "Call Klausewitz.") == "8080."
    assert b"Klausewitz" not in (project.state / ".sleep.json").read_bytes()


def test_what_a_private_turn_changed_still_counts(project: Project) -> None:
    write(project.transcript("s"), [asked(MARKED), *edits(5)])
    assert project.stop("s", last_assistant_message=SECRET)["change_count"] == 5


def test_the_next_unmarked_message_is_noted_again(project: Project) -> None:
    begun(project)
    append(project.transcript("s"), [asked(MARKED), said("Call him.")])
    last_words(project, "Call him.")
    append(project.transcript("s"), [asked("And the port?"), said("8081.")])
    assert last_words(project, "8081.") == "8081."


def test_a_prompt_alone_keeps_the_turn_private_where_no_transcript_can_be_read(
    project: Project,
) -> None:
    prompt(project, MARKED)
    assert last_words(project, "Call Klausewitz.") is None
    assert b"Klausewitz" not in b"".join(
        path.read_bytes() for path in Path(project.home).rglob("*") if path.is_file()
    )


def test_a_transcript_alone_keeps_the_turn_private_where_the_hooks_were_paused(
    project: Project,
) -> None:
    begun(project)
    last_words(project, "8080.")
    append(project.transcript("s"), [asked(MARKED), said("Call him."), *edits(1)])
    last_words(project, "Call him.")
    append(project.transcript("s"), [*edits(1, first=1), said("Call him again.")])
    assert last_words(project, "Call him again.") == "8080."


@pytest.mark.parametrize("words", ["/compact", "!ls", "<task-notification>done"])
def test_what_no_person_typed_as_a_message_ends_no_private_exchange(
    words: str, project: Project
) -> None:
    begun(project)
    prompt(project, MARKED)
    prompt(project, words)
    assert last_words(project, "Call Klausewitz.") is None


def test_an_unmarked_prompt_ends_a_private_exchange_and_leaves_no_sign(project: Project) -> None:
    begun(project)
    prompt(project, MARKED)
    assert is_hushed(project.home)
    prompt(project, "And the port?")
    assert not is_hushed(project.home)
    assert last_words(project, "8081.") == "8081."


def test_a_session_that_began_private_stays_so_when_it_is_resumed(project: Project) -> None:
    prompt(project, MARKED)
    write(project.transcript("s"), [asked(MARKED), said("Call him.")])
    prompt(project, "And Mr Ehrenpreis?")
    assert last_words(project, "Ehrenpreis is cheaper.") is None
    call("session-end", project.home, project.payload("s"), NOW)
    assert not is_hushed(project.home)
    call("session-start", project.home, project.payload("s", source="resume"), NOW)
    prompt(project, "So Ehrenpreis.")
    assert last_words(project, "I call Ehrenpreis.") is None


def test_after_its_night_a_session_that_began_private_is_still_private(project: Project) -> None:
    write(project.transcript("s"), [asked(MARKED), said("Call him.")])
    last_words(project, "Call him.")
    book = project.book()
    assert book["sessions"][0]["private"] == "whole"
    close(book, list(book["sessions"]))
    project.put(book)
    append(project.transcript("s"), [asked("And Ehrenpreis?"), said("Cheaper.")])
    assert last_words(project, "Ehrenpreis is cheaper.") is None


def test_a_session_that_is_a_copy_of_a_private_one_is_private_too(project: Project) -> None:
    write(project.transcript("s"), [asked(MARKED), said("Call him.")])
    last_words(project, "Call him.")
    shutil.copy(project.transcript("s"), project.transcript("fork"))
    append(project.transcript("fork"), [asked("And Ehrenpreis?"), said("Cheaper.")])
    assert last_words(project, "Ehrenpreis is cheaper.", "fork") is None


def test_another_session_is_noted_meanwhile(project: Project) -> None:
    prompt(project, MARKED)
    write(project.transcript("other"), [asked("Which port?"), said("8080.")])
    assert last_words(project, "8080.", "other") == "8080."


@pytest.mark.parametrize("session", ["../../x", "", "a" * 300])
def test_an_odd_session_is_no_path(session: str, project: Project) -> None:
    prompt(project, MARKED, session)
    signs = os.listdir(Path(project.home, hush.FOLDER))
    assert len(signs) == 1
    assert "/" not in signs[0]


def test_a_private_prompt_is_not_put_to_an_agent_that_lives(project: Project) -> None:
    begun(project)
    path = path_in(project.home)
    os.makedirs(os.path.dirname(path))
    with socket.socket(socket.AF_UNIX) as listening, Address(path) as address:
        listening.bind(address)
        os.chmod(path, 0o600)
        listening.listen(9)
        listening.settimeout(0)
        prompt(project, "Which port?")
        listening.accept()[0].close()
        prompt(project, MARKED)
        prompt(project, f"/ask {SECRET}")
        with pytest.raises(BlockingIOError):
            listening.accept()


KEEPING = (
    f"record --session x '{SECRET}'",
    f"remember '{SECRET}'",
    f"bookmark add '{SECRET}'",
    f"trigger add lawyer '{SECRET}'",
    f"sleep add 1 '{SECRET}'",
    f"sleep done '{SECRET}'",
    f"puzzle add '{SECRET}'",
    f"stimulus '{SECRET}'",
)


@pytest.mark.parametrize("line", KEEPING)
def test_no_command_of_the_agent_keeps_a_word_of_a_private_exchange(
    line: str, project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(project.folder)
    monkeypatch.setenv("CLAUDECODE", "1")
    monkeypatch.setenv("CLAUDE_CODE_SESSION_ID", "s")
    prompt(project, MARKED)
    ended = typed(line)
    assert ended.exit_code != 0
    assert "marked this exchange as private" in str(ended.exception)
    monkeypatch.delenv("CLAUDE_CODE_SESSION_ID")
    assert "marked this exchange as private" in str(typed(line).exception)


def test_a_command_of_another_session_goes_on(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(project.folder)
    monkeypatch.setenv("CLAUDECODE", "1")
    monkeypatch.setenv("CLAUDE_CODE_SESSION_ID", "other")
    prompt(project, MARKED)
    assert typed("bookmark add 'the port is 8080'").exit_code == 0


@pytest.mark.parametrize("line", [line.replace(SECRET, MARKED) for line in KEEPING])
def test_what_bears_the_mark_is_refused_by_every_command_that_keeps_words(
    line: str, project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(project.folder)
    assert typed("init --no-read").exit_code == 0
    ended = typed(line)
    assert "begins with [PRIVATE]" in str(ended.exception) + ended.output
    assert ended.exit_code != 0
    assert b"Klausewitz" not in b"".join(
        path.read_bytes() for path in Path(project.home).rglob("*") if path.is_file()
    )
