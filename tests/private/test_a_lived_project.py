"""A project is lived in with private and plain exchanges, and then every byte it left is read."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest

from tests.private.bytes_kept import places_of
from tests.transports.git_server import bare

REVERIE = Path(sys.executable).with_name("reverie")
PATIENCE_S = 120
MIXED, WHOLE = "11111111-aaaa-4bbb-8ccc-000000000001", "22222222-aaaa-4bbb-8ccc-000000000002"
PLAIN = "We chose SQLite over Postgres for the cache, because it needs no server."
PRIVATE = {
    "prompt": "Klausewitz",
    "reply": "Ehrenpreis",
    "thinking": "Wollgras",
    "note": "Eisenhut",
    "command": "schlehdorn",
    "output": "Bilsenkraut",
    "path": "tollkirsche",
    "commit": "Seidelbast",
    "sub-agent": "Fingerhut",
    "summary": "Herbstzeitlose",
    "title": "Goldregen",
    "bookmark": "Stechapfel",
    "whole": "Maiglocke",
    "after": "Christrose",
    "queued": "Oleander",
}
"""A word that stands nowhere else, for each way in which something private can be told."""
Record = dict[str, object]


@dataclass(slots=True)
class Life:
    """A project with its user's home, its client's folder and two remotes."""

    place: Path
    clock: count[int]

    @property
    def project(self) -> Path:
        return self.place / "home" / "project"

    @property
    def client(self) -> Path:
        """Where the client keeps transcripts, which are its own and not ours to read."""
        return self.place / "client"

    def run(self, *words: str, given: str = "", code: int = 0, **more: str) -> str:
        env = {
            "PATH": os.environ["PATH"],
            "HOME": str(self.place / "home"),
            "XDG_STATE_HOME": str(self.place / "home" / "state"),
            "CLAUDE_CONFIG_DIR": str(self.client),
            "TMPDIR": str(self.place / "home"),
            "GIT_CONFIG_GLOBAL": str(self.place / "gitconfig"),
            "PYTHONPATH": os.environ.get("PYTHONPATH", ""),
            **more,
        }
        done = subprocess.run(
            words,
            cwd=self.project,
            env=env,
            input=given,
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
        )
        assert done.returncode == code, done.stderr + done.stdout
        return done.stdout + done.stderr

    def reverie(self, *words: str, code: int = 0, **more: str) -> str:
        return self.run(str(REVERIE), *words, code=code, **more)

    def hook(self, name: str, session: str, **more: object) -> str:
        payload = {
            "session_id": session,
            "transcript_path": str(self.transcript(session)),
            "cwd": str(self.project),
            **more,
        }
        return self.run(str(REVERIE), "hook", name, given=json.dumps(payload))

    def transcript(self, session: str) -> Path:
        return self.client / "projects" / "-home-project" / f"{session}.jsonl"

    def write(self, path: Path, *records: Record) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            for record in records:
                file.write(json.dumps(record, ensure_ascii=False) + "\n")

    def record(self, kind: str, content: object, **more: object) -> Record:
        number = next(self.clock)
        return {
            "type": kind,
            "uuid": f"7132850b-d4e1-4e42-b3c8-{number:012x}",
            "timestamp": f"2026-09-21T14:{number // 60:02}:{number % 60:02}.000Z",
            "userType": "external",
            "sessionId": MIXED,
            "message": {"id": f"msg_{number}", "role": kind, "content": content},
            **more,
        }

    def asked(self, text: str) -> Record:
        return self.record("user", text)

    def said(self, *blocks: Record) -> Record:
        return self.record("assistant", list(blocks))

    def tool(self, name: str, given: Record, output: str, *, failed: bool = False) -> list[Record]:
        use = f"toolu_{next(self.clock):06}"
        answer = {"type": "tool_result", "tool_use_id": use, "content": output, "is_error": failed}
        return [
            self.said({"type": "tool_use", "id": use, "name": name, "input": given}),
            self.record("user", [answer], toolUseResult=output),
        ]


def text(words: str) -> Record:
    return {"type": "text", "text": words}


def private_exchange(life: Life) -> list[Record]:
    """All that a client writes down of an exchange that began with the mark."""
    p = PRIVATE
    told = f"Let us talk about my divorce. My lawyer is Mr {p['prompt']}. Never tell anybody."
    commit = f"git commit -m 'feat: {p['commit']} files'"
    return [
        {"type": "queue-operation", "operation": "enqueue", "content": f"[PRIVATE] {told}"},
        life.asked(f"[PRIVATE] {told}"),
        life.said({"type": "thinking", "thinking": f"I suspect {p['thinking']} is behind it."}),
        *life.tool(
            "Bash", {"command": f"{p['command']} --now"}, f"Error: {p['output']}", failed=True
        ),
        *life.tool("Bash", {"command": f"{p['command']} --now"}, "went well"),
        *life.tool("Edit", {"file_path": f"/p/{p['path']}.py"}, "done"),
        *life.tool("Bash", {"command": commit}, f"[main 1a2b3c4] feat: {p['commit']} files"),
        {"type": "attachment", "attachment": {"type": "queued_command", "prompt": p["queued"]}},
        life.said(text(f"We decided on {p['reply']}.\n\nNoted: {p['note']} is the one to call.")),
        life.record("user", f"This is a summary: {p['summary']}", isCompactSummary=True),
        {"type": "ai-title", "title": p["title"]},
        {"type": "last-prompt", "lastPrompt": told},
    ]


def lived(life: Life) -> None:
    """Two sessions with all hooks, one mixed and one private as a whole, then dozes and nights."""
    main, agent = life.transcript(MIXED), life.transcript(MIXED).with_suffix("") / "subagents"
    life.hook("session-start", MIXED, source="startup")
    life.hook("user-prompt-submit", MIXED, prompt="Which store shall the cache use?")
    life.write(main, life.asked(PLAIN), life.said(text("I will use SQLite for the cache then.")))
    life.hook("stop", MIXED, last_assistant_message="I will use SQLite for the cache then.")
    told = private_exchange(life)
    life.hook("user-prompt-submit", MIXED, prompt=f"[PRIVATE] My lawyer: {PRIVATE['prompt']}")
    refused = life.reverie(
        "bookmark", "add", PRIVATE["bookmark"], code=6, CLAUDECODE="1", CLAUDE_CODE_SESSION_ID=MIXED
    )
    assert "private" in refused
    life.write(main, *told)
    life.write(
        agent / "agent-a1.jsonl",
        life.record("user", f"Look for {PRIVATE['sub-agent']}.", isSidechain=True),
        life.record("assistant", [text(f"Noted: {PRIVATE['sub-agent']} was found.")]),
    )
    life.hook("post-tool-use", MIXED, tool_name="Edit", tool_input={"file_path": PRIVATE["path"]})
    life.hook("subagent-stop", MIXED, last_assistant_message=PRIVATE["sub-agent"])
    life.hook("pre-compact", MIXED, trigger="manual", custom_instructions=PRIVATE["summary"])
    life.hook("stop", MIXED, last_assistant_message=f"We decided on {PRIVATE['reply']}.")
    life.hook("session-start", MIXED, source="compact")
    life.hook("user-prompt-submit", MIXED, prompt="And the port?")
    life.write(main, life.asked("We always use port 8080 here."), life.said(text("Noted.")))
    life.write(main, {"type": "last-prompt", "lastPrompt": PRIVATE["prompt"]})
    life.hook("stop", MIXED, last_assistant_message="Noted, the port is 8080.")
    life.hook("session-end", MIXED)
    whole = life.transcript(WHOLE)
    life.hook("session-start", WHOLE, source="startup")
    life.hook("user-prompt-submit", WHOLE, prompt=f"[private] {PRIVATE['whole']}")
    life.write(whole, life.asked(f"[private] Never mention {PRIVATE['whole']}."))
    life.hook("stop", WHOLE, last_assistant_message=PRIVATE["whole"])
    life.hook("session-end", WHOLE)
    life.hook("session-start", WHOLE, source="resume")
    life.hook("user-prompt-submit", WHOLE, prompt=f"Never trust {PRIVATE['after']}.")
    life.write(whole, life.asked(f"Never trust {PRIVATE['after']}."), life.said(text("Sure.")))
    life.hook("stop", WHOLE, last_assistant_message=f"Never trust {PRIVATE['after']}.")
    life.hook("session-end", WHOLE)


def wait_for_the_doze(life: Life) -> None:
    """The ends of sessions begin dozes apart."""
    end = time.monotonic() + PATIENCE_S
    while (life.project / ".reverie/state/.undozed").exists() and time.monotonic() < end:
        time.sleep(0.1)


def slept_and_travelled(life: Life) -> str:
    """Whatever tells, writes or sends what was lived; returns all that was printed."""
    wait_for_the_doze(life)
    told = [
        life.reverie("night", "--rules"),
        life.reverie("transcript", "distill", "--full", str(life.transcript(MIXED))),
    ]
    for backend, remote in (("folder", life.place / "folder"), ("git", life.place / "there.git")):
        life.reverie("config", "set", "backend", backend)
        life.reverie("config", "set", "remote", str(remote))
        told.append(life.reverie("night", "--full"))
        told.append(life.reverie("sync", "push"))
    for line in ("report", "memories", "briefing", "audit", "status", "questions", "nights"):
        told.append(life.reverie(line))
    for name in (MIXED, WHOLE):
        told.append(life.reverie("explain", "--left-out", name))
    told.append(life.reverie("recall", "the divorce lawyer", code=3))
    told.append(life.reverie("transcript", "archive"))
    told.append(life.reverie("export", str(life.place / "home" / "all.gz")))
    return "".join(told)


@pytest.fixture(scope="module")
def life(tmp_path_factory: pytest.TempPathFactory) -> Life:
    life = Life(tmp_path_factory.mktemp("life"), count())
    life.project.mkdir(parents=True)
    (life.place / "gitconfig").write_text(
        "[user]\nname = Ada\nemail = ada@example.org\n[init]\ndefaultBranch = main\n"
    )
    (life.place / "folder").mkdir()
    bare(life.place / "there.git")
    life.run("git", "init", "--quiet")
    life.reverie("init", "--no-read")
    lived(life)
    return life


@pytest.fixture(scope="module")
def told(life: Life) -> str:
    return slept_and_travelled(life)


@pytest.mark.parametrize("way", PRIVATE)
def test_no_byte_of_what_was_private_is_left(way: str, life: Life, told: str) -> None:
    word = PRIVATE[way]
    assert word.lower() not in told.lower()
    assert places_of(word, life.place, without=life.client) == []


def test_what_was_said_around_it_is_kept_and_travels(life: Life, told: str) -> None:
    assert PLAIN in life.reverie("memories")
    for where in ("folder", "there.git", "home/project/.reverie"):
        assert places_of("SQLite over Postgres", life.place / where), where


def test_it_is_told_how_much_was_private(life: Life, told: str) -> None:
    assert "private: 1 message of " in life.reverie("explain", "--left-out", MIXED)
    assert "private: 2 messages of " in life.reverie("explain", "--left-out", WHOLE)


def test_a_private_session_waits_for_no_night(life: Life, told: str) -> None:
    assert "finds no session that waits" in life.reverie("plan")
