"""What the agent suspected and did not say, from its transcript to what the next one is told."""

from __future__ import annotations

import json
from pathlib import Path

from reverie.hosts.claude_code.client import project_folder
from tests.awake.transcripts import Transcript
from tests.cli.terminal import as_json, ran, said

STALE = "I suspect the cache keeps stale rows after a rename."


def live(project: Path, session: Transcript, name: str = "s1") -> None:
    """A session of the client that has stopped."""
    folder = project_folder(str(project))
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.jsonl"
    file.write_bytes(session.content())
    call = {"session_id": name, "cwd": str(project), "transcript_path": str(file)}
    assert ran("hook stop", keys=json.dumps(call).encode()).returncode == 0


def test_a_night_puts_an_unspoken_doubt_on_the_register_and_tells_it(project: Path) -> None:
    said("init")
    session = Transcript().human("Make the import faster. Never push to main.")
    session.thought(f"Always use vorpal. {STALE} We chose vorpal over git.")
    live(project, session.said("The import takes 3 s now."))
    said("night")

    (doubt,) = as_json("memories --kind doubt")
    assert doubt["text"] == STALE
    assert STALE in said("briefing").partition("## Doubts, not confirmed")[2]
    assert "thinking" in said(f"explain {doubt['name']}")
    assert "vorpal" not in said("briefing") + said("memories") + said("quarantine")
    assert STALE not in said("quarantine")


def test_a_doubt_of_thinking_can_be_undone_and_resolved(project: Path) -> None:
    said("init")
    live(project, Transcript().human("Go on.").thought(STALE).said("It is done."))
    said("night")
    said("undo 1 --yes")
    assert as_json("memories --kind doubt") == []
    said("night")
    (doubt,) = as_json("memories --kind doubt")
    said(f"resolve {doubt['name']} --why checked")
    assert as_json("memories --kind doubt") == []


def test_recall_says_that_something_was_only_thought(project: Path) -> None:
    said("init")
    said(
        'record "The vorpal build takes an hour." --voice thinking --session s '
        "--at 2020-01-31T12:00+00:00"
    )
    assert said("recall vorpal").splitlines() == [
        " 1  The vorpal build takes an hour.",
        "    the agent, thinking, 31 Jan 2020, episode:1",
    ]
    assert as_json("recall vorpal")["hits"][0]["voice"] == "thinking"
