"""What is set aside is named wherever one looks, with a file, and can be tried again or let go."""

from __future__ import annotations

import json
import types
from collections.abc import Callable
from pathlib import Path

import pytest

from reverie.aside_folder import FOLDER
from reverie.hosts import claude_code
from reverie.stages.encode import intake
from reverie.version import build
from tests.cli.terminal import typed
from tests.faults.scene import LATER, SESSIONS, TWENTY, Scene, token
from tests.faults.seams import fault

AT_GATHERING, AT_ENCODING = claude_code.read.__code__, intake.taken_in.__code__
FAULTS = pytest.mark.parametrize("at", [AT_GATHERING, AT_ENCODING], ids=["gather", "encode"])
Said = Callable[..., str]


@pytest.fixture
def said(scene: Scene) -> Said:
    """What a command prints, in the scene."""

    def run(line: str, code: int = 0) -> str:
        with scene.at(LATER):
            result = typed(line)
        assert result.exit_code == code, result.output
        assert "Traceback" not in result.output
        return result.output

    return run


def remembered(said: Said) -> set[int]:
    """Of which of the twenty sessions something is remembered."""
    memories = said("memories --limit 1000 --json")
    return {n for n in TWENTY if token(SESSIONS, n) in memories}


def aside(said: Said) -> list[dict[str, str]]:
    found: list[dict[str, str]] = json.loads(said("sleep aside --json"))["aside"]
    return found


@FAULTS
def test_it_is_named_wherever_one_looks(scene: Scene, said: Said, at: types.CodeType) -> None:
    with fault(at, token(SESSIONS)):
        result = said("night")

    assert remembered(said) == {*TWENTY} - {7}
    (one,) = aside(said)
    for told in (result, said("status"), said("doctor", code=5), said("report"), one["what"]):
        assert f"session {token(SESSIONS)}" in told
    trace = scene.project.folder / one["trace"]
    assert trace.parent == Path(scene.project.home) / FOLDER
    assert "KeyError" in trace.read_text()
    assert "We chose" not in trace.read_text()


@FAULTS
def test_the_same_version_leaves_it_alone(scene: Scene, said: Said, at: types.CodeType) -> None:
    with fault(at, token(SESSIONS)):
        said("night")
    before = aside(said)

    with fault(at, token(SESSIONS)) as raised:
        assert "set aside" not in said("night")

    assert raised == []
    assert aside(said) == before


@FAULTS
def test_it_is_taken_in_once_it_is_tried_again(said: Said, at: types.CodeType) -> None:
    with fault(at, token(SESSIONS)):
        said("night")

    said(f"sleep aside --retry {aside(said)[0]['name']}")
    said("night")

    assert remembered(said) == {*TWENTY}
    assert aside(said) == []


@FAULTS
def test_the_next_version_takes_it_in(
    said: Said, at: types.CodeType, monkeypatch: pytest.MonkeyPatch
) -> None:
    with fault(at, token(SESSIONS)):
        said("night")

    monkeypatch.setattr("reverie.version.VERSION", "9.9.9")
    build.cache_clear()
    said("night")
    monkeypatch.undo()
    build.cache_clear()

    assert remembered(said) == {*TWENTY}
    assert aside(said) == []


@FAULTS
def test_what_is_dropped_is_never_taken_in(said: Said, at: types.CodeType) -> None:
    with fault(at, token(SESSIONS)):
        said("night")

    said(f"sleep aside --drop {aside(said)[0]['name']}")
    said("night")

    assert remembered(said) == {*TWENTY} - {7}
    assert aside(said) == []
    assert "nothing is aside" in said("sleep aside")
