"""Claude Code and a tiny folder of chats keep the host contract, also in one ledger."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reverie import hosts
from reverie.awake import ledger
from reverie.hosts import claude_code
from tests.awake.transcripts import Transcript
from tests.contracts.host_contract import NOW, RULE, HostContract, Place, a_home
from tests.hosts import chat_folder


class ClaudeCode(Place):
    """A project in which Claude Code works."""

    host = claude_code

    def __init__(self, root: Path, config: Path) -> None:
        self.root = root
        self._folder = config / "projects" / "-home-ada-project"
        self._transcripts: dict[str, Transcript] = {}

    def transcript(self, session: str) -> Path:
        return self._folder / f"{session}.jsonl"

    def asked(self, session: str, text: str) -> None:
        self._add(session, Transcript.human, text)

    def said(self, session: str, text: str) -> None:
        self._add(session, Transcript.said, text)

    def edited(self, session: str, path: str) -> None:
        self._add(session, Transcript.used, "Edit", file_path=path)

    def payload(self, session: str) -> dict[str, object]:
        path = str(self.transcript(session))
        return {"session_id": session, "transcript_path": path, "cwd": str(self.root)}

    def _add(self, session: str, deed: object, *words: object, **more: object) -> None:
        transcript = self._transcripts.setdefault(session, Transcript())
        begins = len(transcript.records)
        assert callable(deed)
        deed(transcript, *words, **more)
        self._folder.mkdir(parents=True, exist_ok=True)
        with self.transcript(session).open("ab") as file:
            file.writelines(line + b"\n" for line in transcript.lines()[begins:])


class ChatFolder(Place):
    """A project with a folder of chats."""

    host = chat_folder

    def __init__(self, root: Path) -> None:
        self.root = root

    def transcript(self, session: str) -> Path:
        return self.root / "chats" / f"{session}.jsonl"

    def asked(self, session: str, text: str) -> None:
        self._add(session, {"who": "user", "text": text})

    def said(self, session: str, text: str) -> None:
        self._add(session, {"who": "agent", "text": text})

    def edited(self, session: str, path: str) -> None:
        self._add(session, {"who": "agent", "edited": path})

    def payload(self, session: str) -> dict[str, object]:
        return {"chat": str(self.transcript(session))}

    def _add(self, session: str, line: dict[str, object]) -> None:
        self.transcript(session).parent.mkdir(exist_ok=True)
        with self.transcript(session).open("a") as file:
            file.write(json.dumps({**line, "at": "2026-09-21T14:00:00+00:00"}) + "\n")


def claude_code_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(folder / "claude"))
    return ClaudeCode(folder / "project", folder / "claude")


def chats_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    monkeypatch.setitem(hosts.HOSTS, chat_folder.NAME, lambda: chat_folder)
    return ChatFolder(folder / "project")


class TestClaudeCode(HostContract):
    @pytest.fixture
    def place(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
        a_home(tmp_path / "project")
        return claude_code_in(tmp_path, monkeypatch)


class TestChatFolder(HostContract):
    @pytest.fixture
    def place(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
        a_home(tmp_path / "project")
        return chats_in(tmp_path, monkeypatch)


def test_two_hosts_feed_one_ledger_and_one_night_takes_in_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_home(tmp_path / "project")
    client, chats = claude_code_in(tmp_path, monkeypatch), chats_in(tmp_path, monkeypatch)
    client.asked("a", RULE)
    chats.asked("b", "Always run the tests.")
    for place, session in ((client, "a"), (chats, "b")):
        place.edited(session, "/p/a.py")
        place.call("stop", session)
    assert client.debt() == 2
    client.night()
    assert client.debt() == 0
    taken = (ledger.read(client.home) or {})["consolidated"]
    assert {name: told["host"] for name, told in taken.items()} == {
        "a": "claude-code",
        "b": "chat-folder",
    }


def test_a_session_of_a_host_that_is_gone_waits_until_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_home(tmp_path / "project")
    chats = chats_in(tmp_path, monkeypatch)
    chats.asked("s", RULE)
    chats.edited("s", "/p/a.py")
    chats.call("stop", "s")
    with monkeypatch.context() as without:
        without.delitem(hosts.HOSTS, chat_folder.NAME)
        chats.night()
        assert chats.debt() == 1
    chats.night()
    assert chats.debt() == 0


def test_a_start_leaves_what_another_host_missed_to_that_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_home(tmp_path / "project")
    client, chats = claude_code_in(tmp_path, monkeypatch), chats_in(tmp_path, monkeypatch)
    chats.call("stop", "s")
    chats.edited("s", "/p/a.py")
    client.call("session-start", "other", NOW + 60)
    assert chats.debt() == 0
    chats.call("session-start", "other", NOW + 60)
    assert chats.debt() == 1


def test_a_record_that_names_no_host_is_claude_codes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_home(tmp_path / "project")
    client = claude_code_in(tmp_path, monkeypatch)
    client.asked("s", RULE)
    client.edited("s", "/p/a.py")
    client.call("stop", "s")
    ledger.change(client.home, lambda book: book["sessions"][0].pop("host"), NOW)
    client.night()
    assert client.debt() == 0
