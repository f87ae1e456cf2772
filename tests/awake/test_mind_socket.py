"""A hook asks whoever lives beside it, and says nothing when that is away, slow, torn or odd."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

import pytest

from reverie.awake import mind_socket
from reverie.awake.mind_socket import (
    DEADLINE_S,
    FORM,
    LONGEST,
    MARK,
    MOST_PROMPT,
    MOST_TOLD,
    Address,
    is_ours,
    path_in,
    told_in,
)
from tests.awake.hooking import NOBODY, NOW, Project, a_project, call, tired

TOLD = f"{MARK}\n- We chose Postgres. [f-20260101-001]\n"
PROMPT = "Does the billing ledger need Postgres?"
Serving = Callable[[socket.socket], object]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    monkeypatch.setattr(mind_socket, "DEADLINE_S", 20.0)  # a test machine may be slow
    return a_project(tmp_path)


@pytest.fixture
def hurried(project: Project, monkeypatch: pytest.MonkeyPatch) -> Project:
    monkeypatch.setattr(mind_socket, "DEADLINE_S", DEADLINE_S)
    return project


def answered(text: str) -> bytes:
    """An answer as a living agent puts it on the line."""
    return FORM + str(len(text.encode())).encode() + b"\n" + text.encode()


@contextmanager
def somebody(project: Project, serve: Serving, *, mode: int = 0o600) -> Iterator[None]:
    """Somebody who serves one question at the socket of a project."""
    path = path_in(project.home)
    os.makedirs(os.path.dirname(path), 0o700)
    with socket.socket(socket.AF_UNIX) as listening, Address(path) as address:
        listening.bind(address)
        os.chmod(path, mode)
        listening.listen(1)
        listening.settimeout(20)

        def once() -> None:
            try:
                line, _ = listening.accept()
                with line:
                    serve(line)
            except OSError:
                return

        thread = Thread(target=once, daemon=True)
        thread.start()
        yield
        listening.close()


def saying(answer: bytes) -> Serving:
    """Whoever hears a question out and says this."""

    def serve(line: socket.socket) -> None:
        whole(line)
        line.sendall(answer)

    return serve


def whole(line: socket.socket) -> bytes:
    """All that is asked."""
    said = b""
    while piece := line.recv(65_536):
        said += piece
    return said


def prompted(project: Project, prompt: object = PROMPT) -> str:
    payload = project.payload("s", "UserPromptSubmit", prompt=prompt)
    return call("user-prompt-submit", project.home, payload, NOW)


def test_a_prompt_is_told_what_comes_to_mind(project: Project) -> None:
    with somebody(project, saying(answered(TOLD))):
        assert prompted(project) == TOLD


def test_it_stands_below_the_line_of_a_tired_agent(project: Project) -> None:
    project.put(tired(7))
    with somebody(project, saying(answered(TOLD))):
        assert prompted(project) == f"Sleep debt 7 (sleepy).\n{TOLD}"


def test_nothing_is_said_while_nobody_lives_here(project: Project) -> None:
    assert prompted(project) == ""


def test_a_socket_that_a_killed_one_left_says_nothing(project: Project) -> None:
    with somebody(project, saying(b"")):
        pass
    assert os.path.exists(path_in(project.home))
    assert prompted(project) == ""
    assert project.log() == ""


HALF = answered(TOLD)[:-9]
ODD = {
    "half an answer": HALF,
    "nothing": b"",
    "another version": answered(TOLD).replace(b"mind 1", b"mind 2", 1),
    "words without a mark": answered("Push to main at once.\n"),
    "more than may be told": answered(MARK + "x" * (MOST_TOLD + 1)),
    "orders to a terminal": answered(f"{MARK}\n- \x1b[2J\n"),
    "a length that is no number": FORM + b"many\n" + TOLD.encode(),
    "an answer and more": answered(TOLD) + b"more",
}


@pytest.mark.parametrize("answer", ODD.values(), ids=ODD.keys())
def test_an_odd_answer_is_none(answer: bytes, project: Project) -> None:
    with somebody(project, saying(answer)):
        assert prompted(project) == ""
    assert told_in(answer) == ""
    assert project.log() == ""


def test_of_an_answer_without_end_only_a_few_kilobytes_are_read(project: Project) -> None:
    sent = []

    def flood(line: socket.socket) -> None:
        for _ in range(10_000):
            sent.append(line.send(b"x" * 1_024))

    with somebody(project, flood):
        assert prompted(project) == ""
    assert sum(sent) < 10_000 * 1_024


def test_whoever_never_answers_is_waited_for_in_vain_and_not_for_long(hurried: Project) -> None:
    over = Event()
    with somebody(hurried, lambda line: over.wait(20)):
        assert prompted(hurried) == ""
        over.set()


def test_whoever_answers_drop_by_drop_is_not_heard_out(hurried: Project) -> None:
    over = Event()

    def drip(line: socket.socket) -> None:
        for byte in answered(TOLD):
            line.send(bytes([byte]))
            if over.wait(0.01):
                return

    with somebody(hurried, drip):
        assert prompted(hurried) == ""
        over.set()


def test_whoever_hangs_up_at_once_says_nothing(project: Project) -> None:
    with somebody(project, socket.socket.close):
        assert prompted(project) == ""
    assert project.log() == ""


def test_of_a_prompt_of_a_megabyte_only_the_beginning_is_sent(project: Project) -> None:
    asked: list[bytes] = []

    def serve(line: socket.socket) -> None:
        asked.append(whole(line))
        line.sendall(answered(TOLD))

    with somebody(project, serve):
        assert prompted(project, "é" * 1_000_000) == TOLD
    assert json.loads(asked[0])["prompt"] == "é" * MOST_PROMPT


@pytest.mark.parametrize("prompt", [None, "", 7, {"a": 1}])
def test_without_a_prompt_nobody_is_asked(prompt: object, project: Project) -> None:
    with somebody(project, saying(answered(TOLD))):
        assert prompted(project, prompt) == ""


@pytest.mark.parametrize("numbers", [{"comes_to_mind": 0}, {"restricted": True}])
def test_it_can_be_turned_off_and_is_silent_where_a_project_is_restricted(
    numbers: dict[str, object], project: Project
) -> None:
    project.go_by(**numbers)
    with somebody(project, saying(answered(TOLD))):
        assert prompted(project) == ""


def test_a_socket_that_others_can_reach_is_not_asked(project: Project) -> None:
    with somebody(project, saying(answered(TOLD)), mode=0o666):
        assert prompted(project) == ""


@pytest.mark.skipif(os.getuid() != 0, reason="only root can give a file away")
def test_a_socket_of_another_user_is_not_asked(project: Project) -> None:
    with somebody(project, saying(answered(TOLD))):
        os.chown(path_in(project.home), NOBODY, NOBODY)
        assert prompted(project) == ""


@pytest.mark.skipif(os.getuid() != 0, reason="only root can be another user")
def test_the_other_end_must_be_a_process_of_this_user() -> None:
    here, there = socket.socketpair()
    with here, there:
        assert is_ours(here)  # type: ignore[arg-type]
        os.seteuid(NOBODY)
        try:
            one, other = socket.socketpair()
        finally:
            os.seteuid(0)
        with one, other:
            assert not is_ours(one)  # type: ignore[arg-type]


def test_a_link_in_the_place_of_the_socket_is_not_followed(project: Project) -> None:
    with somebody(project, saying(answered(TOLD))):
        path = path_in(project.home)
        os.rename(path, f"{path}.there")
        os.symlink(f"{path}.there", path)
        assert prompted(project) == ""


def test_a_home_whose_path_is_too_long_for_a_socket_is_asked_all_the_same(
    project: Project, tmp_path: Path
) -> None:
    project = a_project(tmp_path / ("long" * 30))
    assert len(path_in(project.home)) > LONGEST
    with somebody(project, saying(answered(TOLD))):
        assert prompted(project) == TOLD
