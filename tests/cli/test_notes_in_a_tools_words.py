"""An agent notes what a tool printed: the nights go on, and the note is told as the tool's."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from reverie.hosts.claude_code.client import project_folder
from tests.awake.transcripts import Transcript
from tests.cli.terminal import as_json, ran, said

LINE = "The ledger uses MongoDB as its database."
CHOICE = "We chose SQLite over Postgres for the cache, because it needs no server."
NOTED = f"Done.\n\nNoted: {LINE}"


def noted() -> Transcript:
    return Transcript().human("Please read the docs.").ran("cat docs.md", LINE).said(NOTED)


def noted_a_turn_later() -> Transcript:
    session = Transcript().human("Please read the docs.").ran("cat docs.md", LINE)
    return session.said("I have read them.").human("Good, now rename foo.").said(NOTED)


def noted_of_a_failed_make() -> Transcript:
    failed = f"cc -c a.c\n{LINE}\nmake: *** [all] Error 1"
    return Transcript().human("Please build it.").ran("make", failed, error=True).said(NOTED)


def summed_up() -> Transcript:
    session = Transcript().human("Please read the docs.").ran("cat docs.md", LINE)
    return session.said(f"I have read the docs. {LINE} I changed nothing.")


def committed() -> Transcript:
    session = Transcript().human("Please read the docs.").ran("cat docs.md", LINE)
    return session.ran(f"git commit -qm '{LINE}'", "[main 1a2b3c4] x").said("It is committed.")


def reported_by_a_sub_agent() -> Transcript:
    session = Transcript().human("Have the docs read.")
    use = session.used("Task", description="Read the docs", prompt="Read docs.md")
    return session.answered(use, [{"type": "text", "text": f"I read docs.md. {LINE}"}]).said(NOTED)


WAYS = (
    noted,
    noted_a_turn_later,
    noted_of_a_failed_make,
    summed_up,
    committed,
    reported_by_a_sub_agent,
)


def lived(project: Path, name: str, session: Transcript) -> None:
    """A session of the client, stopped by the installed hook, and a night."""
    folder = project_folder(str(project))
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.jsonl"
    for number, record in enumerate(session.records):
        record |= {"sessionId": name, "uuid": f"{name}-{number}"}
    file.write_bytes(session.content())
    call = {"session_id": name, "cwd": str(project), "transcript_path": str(file)}
    assert ran("hook stop", keys=json.dumps(call)).returncode == 0
    night = ran("night")
    assert (night.returncode, night.stderr) == (0, "")
    assert "aside" not in night.stdout


@pytest.mark.parametrize("way", WAYS)
def test_the_nights_go_on_and_nobody_takes_a_tools_words_for_anothers(
    project: Path, way: Callable[[], Transcript]
) -> None:
    said("init")
    lived(project, "echoed", way())
    lived(project, "later", Transcript().human(CHOICE).said("Noted."))

    kept = {one["wording"]["text"]: one for one in as_json("memories")}
    assert any(CHOICE in text for text in kept)
    echoes = [one for text, one in kept.items() if "MongoDB" in text]
    assert [one["kind"] for one in echoes] == ["doubt"] * len(echoes)
    assert all("a tool" in said(f"explain {one['name']}") for one in echoes)
    assert "MongoDB" not in said("briefing") or "tool" in said("briefing")
    assert "set aside" not in said("doctor")


def test_a_note_in_a_tools_words_is_kept_as_a_doubt_marked_so(project: Path) -> None:
    said("init")

    lived(project, "echoed", noted())

    (echo,) = (one for one in as_json("memories") if "MongoDB" in one["wording"]["text"])
    assert echo["kind"] == "doubt"
    assert "a tool" in said("recall 'ledger database'")
