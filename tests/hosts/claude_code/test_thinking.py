"""Thinking blocks of a transcript: what was suspected there and not said, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.awake.moments import What
from reverie.domain.language import DEFAULT
from reverie.domain.values.episode import Draft, Voice
from reverie.hosts import claude_code
from reverie.hosts.claude_code.outline import distilled
from tests.awake.transcripts import BEGAN, Transcript, as_line, read, written

STALE = "I suspect the cache keeps stale rows after a rename."
TWICE = "I'm worried that the retry charges a card twice."


def suspected(session: Transcript) -> list[str]:
    return session.told(What.SUSPECTED)


def drafted(session: Transcript, folder: Path) -> list[Draft]:
    """What the host reads of a session."""
    path = written(folder, session.content())
    ends = {"main": len(session.content())}
    return claude_code.read(path, {}, ends, BEGAN, DEFAULT)


def test_the_host_reads_what_the_agent_suspected_as_an_episode_of_its_thinking(
    tmp_path: Path,
) -> None:
    session = Transcript().human("Make the import faster.")
    session.thought(f"The index is there. {STALE} The readme is short.").said("It takes 3 s now.")
    person, thinking, agent = drafted(session, tmp_path)
    assert [person.voice, thinking.voice, agent.voice] == ["person", "thinking", "agent"]
    assert thinking.text == STALE
    assert str(thinking.origin).startswith(str(person.origin).partition("@")[0])


def test_what_was_suspected_is_told_beside_the_thought() -> None:
    session = Transcript().thought(f"{STALE} The readme is short.")
    assert session.told() == [f"{STALE} The readme is short.", STALE]


def test_what_a_tool_printed_is_not_suspected_by_the_agent() -> None:
    session = Transcript().human("Run it.").ran("make", f"warning: {STALE}").thought(STALE)
    assert suspected(session) == []
    assert suspected(session.human("And now?").thought(STALE)) == [STALE]


@pytest.mark.parametrize(
    "thought",
    [
        f"The page has:\n\n> {STALE}\n",
        f"```\n{STALE}\n```",
        f"<document>\n{STALE}\n</document>",
        f"It reads “{STALE}”",
    ],
)
def test_what_a_thought_quotes_is_not_suspected(thought: str) -> None:
    assert suspected(Transcript().thought(thought)) == []


def test_a_secret_in_a_suspicion_is_masked() -> None:
    token = "ghp_" + "aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hJ6"
    (told,) = suspected(Transcript().thought(f"I suspect the token {token} leaks into the log."))
    assert token not in told
    assert told.startswith("I suspect the token")


def test_a_thought_that_the_client_wrote_twice_is_told_once() -> None:
    session = Transcript().thought(STALE, "m1").thought(STALE, "m1")
    assert suspected(session) == [STALE]


def test_a_sub_agent_thinks_for_itself(tmp_path: Path) -> None:
    session = Transcript().human("Look around.").said("I sent someone.")
    path = Path(written(tmp_path, session.content()))
    file = path.with_suffix("") / "subagents" / "agent-1.jsonl"
    file.parent.mkdir(parents=True)
    file.write_bytes(Transcript().thought(TWICE).said("I saw nothing odd here.").content())
    ends = {name: len(Path(f).read_bytes()) for name, f in claude_code_files(path).items()}
    told = claude_code.read(str(path), {}, ends, BEGAN, DEFAULT)
    assert len(ends) == 2
    assert [draft.text for draft in told if draft.voice is Voice.THINKING] == []


def claude_code_files(path: Path) -> dict[str, str]:
    from reverie.hosts.claude_code.counts import files_of

    return dict(files_of(str(path)))


def test_a_distilled_transcript_tells_a_thought_once(tmp_path: Path) -> None:
    path = written(tmp_path, Transcript().thought(STALE).content())
    (line,) = distilled(path)
    assert f"thought   {STALE}" in line


def test_a_file_read_in_pieces_suspects_the_same() -> None:
    session = Transcript().human("Go.").ran("make", f"warning: {STALE}").thought(STALE)
    session.thought(TWICE)
    content = session.content()
    cut = content.index(as_line(session.records[-2]))
    pieces = [*read(content, end=cut), *read(content, start=cut)]
    assert pieces == read(content)
