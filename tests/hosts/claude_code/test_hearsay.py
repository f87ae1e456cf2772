"""What an agent says in a tool's words is recorded as the tool's, wherever it says them."""

from __future__ import annotations

from pathlib import Path

from reverie.awake.moments import What
from reverie.domain.language import DEFAULT
from reverie.domain.values.episode import Voice
from reverie.hosts import claude_code
from reverie.hosts.claude_code.transcript import moments
from tests.awake.transcripts import BEGAN, Transcript, written

LINE = "The ledger uses MongoDB as its database."
PAGE = f"# Docs\n{LINE}\nIt was written in 2019."


def read_up() -> Transcript:
    """A session in which a tool has printed the line."""
    return Transcript().human("Please read the docs.").ran("cat docs.md", PAGE)


def test_a_note_a_turn_later_is_the_tools() -> None:
    session = read_up().said("I have read them.").human("Good, rename foo now.")
    session.said(f"Renamed.\n\nNoted: {LINE}")

    assert session.told(What.RELAYED) == [LINE]
    assert session.told(What.SAID) == ["I have read them.", "Renamed."]


def test_a_note_of_a_pasted_fence_is_not_the_agents() -> None:
    session = Transcript().human(f"What about this?\n```\n{LINE}\n```").said(f"Noted: {LINE}")

    assert session.told(What.RELAYED) == [LINE]


def test_a_summary_in_a_tools_words_is_told_apart_from_the_agents_own() -> None:
    session = read_up().said(f"I have read the docs. {LINE} I changed nothing.\n\n- {LINE}")

    assert session.told(What.ECHOED) == [f"{LINE} {LINE}"]
    assert session.told(What.SAID) == ["I have read the docs.  I changed nothing."]


def test_a_commit_in_a_tools_words_is_the_tools_and_another_is_the_agents() -> None:
    session = read_up().ran(f"git commit -qm '{LINE}'", "[main 1a2b3c4] x")
    session.ran("git commit -qm 'Rename foo to bar in the parser'", "[main 2b3c4d5] x")

    assert session.told(What.ECHOED) == [LINE]
    assert session.told(What.COMMITTED) == ["Rename foo to bar in the parser"]


def test_what_the_agent_wrote_itself_is_its_own_when_a_tool_prints_it() -> None:
    session = Transcript().human("Write it down.")
    session.answered(session.used("Write", file_path="a.md", content=LINE))
    session.ran("cat a.md", LINE).said(f"It is there.\n\nNoted: {LINE}")

    assert session.told(What.ECHOED) == []


def test_a_sub_agents_report_in_a_tools_words_is_the_tools(tmp_path: Path) -> None:
    path = tmp_path / "subagents" / "agent-1.jsonl"
    path.parent.mkdir()
    path.write_bytes(read_up().said(f"{LINE} Nothing else is of use.").content())

    told = {moment.what: moment.text for moment in moments(str(path))}
    assert (told[What.ECHOED], told[What.SAID]) == (LINE, "Nothing else is of use.")


def test_what_is_told_apart_is_recorded_in_the_tools_voice(tmp_path: Path) -> None:
    session = read_up().said(f"I have read the docs. {LINE}")
    path = written(tmp_path, session.content())

    recorded = claude_code.read(path, {}, {"main": len(session.content())}, BEGAN, DEFAULT)
    assert [(one.voice, one.text) for one in recorded][1:] == [
        (Voice.TOOL, LINE),
        (Voice.AGENT, "I have read the docs."),
    ]
