"""Fuzz doors of sessions: transcripts, what hooks are sent, and memory.yml."""

from __future__ import annotations

import json
import os
import shutil
from datetime import timedelta
from functools import cached_property
from pathlib import Path
from typing import Any

from bench.fuzz_door import (
    A_DAY,
    EVERY,
    NOW,
    RULE,
    Door,
    a_mind,
    live,
    parses_as,
    sleep_on,
    text_of,
)
from bench.fuzz_inputs import (
    JSON_RAW,
    TEXTS,
    YAML_RAW,
    Given,
    as_yaml,
    halves,
    lines_mutated,
    mutated,
)
from hypothesis import strategies as st

from reverie.aside_folder import listed
from reverie.awake import home_seal, hooks, ledger
from reverie.domain.values.episode import Voice
from reverie.errors import FileRefused, Refused
from reverie.hosts import claude_code
from reverie.hosts.claude_code.outline import distilled
from reverie.light_json import parsed
from reverie.parsers import yaml_in
from reverie.settings import Settings
from reverie.stores.ram.store import InRamStore


class Transcripts(Door):
    """Transcripts of the client: a stop, then a doze; what is said after the odd lines stays."""

    def given(self) -> st.SearchStrategy[Given]:
        past = mutated(a_session(), JSON_RAW).map(_as_lines)
        return halves(past, lambda: _as_lines(a_session()))

    def parses(self, content: bytes) -> bool:
        lines = content.split(b"\n")
        return all(parses_as(json.loads, line) for line in lines if line.strip())

    def enter(self, content: bytes) -> bool:
        self.count += 1
        shutil.rmtree(self.folder)
        home, kept = self.folder / ".reverie", self.folder / "claude/projects/-p"
        for place in (home / "state", kept):
            place.mkdir(parents=True)
        os.environ["CLAUDE_CONFIG_DIR"] = str(self.folder / "claude")
        home_seal.seal(str(home))
        path = kept / f"{SESSION}.jsonl"
        path.write_bytes(content + b"\n" + text_of(_of_person(RULE, "last")) + b"\n")
        called = {"session_id": SESSION, "transcript_path": str(path), "cwd": str(self.folder)}
        hooks.HOOKS["stop"](claude_code, str(home), claude_code.heard(called), NOW.timestamp())
        list(distilled(str(path), full=True))
        store = InRamStore()
        mind = a_mind(store, home)
        assert mind.project
        if self.count % 8:
            told: list[str] = []
            mind.project.gather(store, NOW, Settings(), tell=told.append)
            assert not told, told
        else:
            mind.doze()
        assert not mind.asides(), mind.asides()
        assert not listed(str(home)), listed(str(home))
        said = [one.text for one in store.records.episodes() if one.voice is Voice.PERSON]
        is_open = b"private" not in content.lower() and b"last" not in content
        assert RULE in said or not is_open, "what was said after the odd lines is lost"
        if self.count % EVERY == 0:
            mind.project.archive(Settings())
            mind.audit()
            sleep_on(mind)
        return True


SESSION = "11111111-2222-3333-4444-555555555555"


def _record(kind: str, content: object, uuid: str, **more: object) -> dict[str, Any]:
    message = {"id": "msg_1", "role": kind, "content": content, "usage": {"output_tokens": 5}}
    told = {"type": kind, "uuid": uuid, "parentUuid": None, "sessionId": SESSION, "cwd": "/p"}
    stamp = {"timestamp": "2026-09-21T13:00:00.000Z", "isSidechain": False, "version": "2.1.325"}
    return {**told, **stamp, "message": message, **more}


def _of_person(text: object, uuid: str) -> dict[str, Any]:
    return _record("user", text, uuid)


def a_session() -> list[Any]:
    """A session with some of everything that a client writes."""
    edit = {"file_path": "/p/a.py", "old_string": "a", "new_string": "b"}
    uses = [
        ("t1", "Bash", {"command": "pytest -q"}),
        ("t2", "Edit", edit),
        ("t3", "Task", {"prompt": "x"}),
    ]
    asked = [{"type": "tool_use", "id": id, "name": name, "input": told} for id, name, told in uses]
    said = [
        {"type": "text", "text": "Done.\nNoted: The cache lies in RAM."},
        {"type": "thinking", "thinking": "?"},
    ]
    failed = {
        "type": "tool_result",
        "tool_use_id": "t1",
        "content": "Exit code 1",
        "is_error": True,
    }
    done = {"type": "tool_result", "tool_use_id": "t2", "content": [{"type": "text", "text": "ok"}]}
    return [
        _of_person("We chose Go over Rust because it builds faster.", "u1"),
        _record("assistant", asked, "u2", requestId="r"),
        _record("user", [failed], "u3", toolUseResult={"stderr": "x", "stdout": ""}),
        _record(
            "user",
            [done],
            "u4",
            toolUseResult={"filePath": "/p/a.py", "structuredPatch": [{"lines": ["+b"]}]},
        ),
        _record("assistant", said, "u5"),
        {"type": "summary", "summary": "A session", "leafUuid": "u5"},
        _of_person([{"type": "text", "text": "Thanks. Use tabs."}], "u6"),
        _record("user", "This session is continued.", "u7", isCompactSummary=True, isMeta=True),
        {
            "type": "system",
            "subtype": "compact_boundary",
            "uuid": "u8",
            "compactMetadata": {"preTokens": 7},
        },
        {"type": "file-history-snapshot", "messageId": "m", "snapshot": {"trackedFileBackups": {}}},
    ]


def _as_lines(records: object) -> bytes:
    told = records if isinstance(records, list) else [records]
    return b"\n".join(map(text_of, told))


class HookInput(Door):
    """What the client sends to a hook."""

    def given(self) -> st.SearchStrategy[Given]:
        past = mutated(self._payload, JSON_RAW).map(text_of)
        return halves(past, lambda: text_of(self._payload))

    @cached_property
    def _payload(self) -> dict[str, Any]:
        path = self.folder / "claude/projects/-p" / f"{SESSION}.jsonl"
        path.parent.mkdir(parents=True)
        path.write_bytes(_as_lines(a_session()) + b"\n")
        os.environ["CLAUDE_CONFIG_DIR"] = str(self.folder / "claude")
        (self.folder / ".reverie/state").mkdir(parents=True)
        home_seal.seal(str(self.folder / ".reverie"))
        told = {"session_id": SESSION, "transcript_path": str(path), "cwd": str(self.folder)}
        more = {
            "source": "startup",
            "trigger": "auto",
            "prompt": "go on",
            "last_assistant_message": "Ok.",
        }
        return {
            **told,
            **more,
            "hook_event_name": "Stop",
            "permission_mode": "default",
            "tool_name": "Edit",
        }

    def parses(self, content: bytes) -> bool:
        return parses_as(parsed, content)

    def enter(self, content: bytes) -> bool:
        self.count += 1
        self._payload  # noqa: B018
        home = str(self.folder / ".reverie")
        os.environ["CLAUDE_CONFIG_DIR"] = str(self.folder / "claude")
        if self.count % 200 == 0:
            os.unlink(os.path.join(home, "state", ledger.FILE))
        try:
            event = hooks.event_in(claude_code, content)
        except ValueError as error:
            raise Refused(str(error)) from None
        hooks.home_of(event, home)
        for name, hook in hooks.HOOKS.items():
            try:
                hook(claude_code, home, event, NOW.timestamp() + self.count)
            except ValueError as error:
                if "names no session" not in str(error):
                    raise
                raise Refused(f"{name}: {error}") from None
        book = ledger.read(home)
        assert book, "the ledger is damaged"
        if self.count % EVERY == 0:
            sleep_on(a_mind(InRamStore(), Path(home)))
        return True


class MemoryFiles(Door):
    """memory.yml as somebody saved it: taken in and written anew, or refused and left alone."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.home = folder / ".reverie"
        self.home.mkdir()
        (self.home / "state").mkdir()
        home_seal.seal(str(self.home))
        self.lived = InRamStore()
        mind = a_mind(self.lived, self.home)
        live(mind, *A_DAY, session="s1")
        live(mind, "Use tabs, never spaces.", "The cache is cold after a deploy.", session="s2")
        self.text = (self.home / "memory.yml").read_text()
        self.kept = {path: path.read_bytes() for path in self.home.rglob("*") if path.is_file()}

    def given(self) -> st.SearchStrategy[Given]:
        sheet = yaml_in(self.text)
        flow = mutated(sheet, YAML_RAW).map(as_yaml)
        stamped = flow.map(lambda text: text.encode(errors="surrogatepass"))
        by_hand = lines_mutated(self.text, (*TEXTS, *map(str, YAML_RAW), *_ENTRIES))
        either = st.integers(1, 3).flatmap(lambda third: by_hand if third == 1 else stamped)
        return halves(either, self.text.encode, of=12)

    def parses(self, content: bytes) -> bool:
        return parses_as(yaml_in, content)

    def enter(self, content: bytes) -> bool:
        self.count += 1
        for path in [one for one in self.home.rglob("*") if one.is_file() and one not in self.kept]:
            path.unlink()
        for path, told in self.kept.items():
            if not path.exists() or path.read_bytes() != told:
                path.write_bytes(told)
        (self.home / "memory.yml").write_bytes(content)
        with self.lived.scratch() as store:
            mind = a_mind(store, self.home, at=NOW + timedelta(days=1))
            assert mind.file
            try:
                mind.file.settle()
            except FileRefused:
                assert (self.home / "memory.yml").read_bytes() == content, "it was not left alone"
                if self.count % EVERY == 0:
                    assert mind.night().outcome == "completed"
                raise
            _, written = mind.file.settle()
            assert written
            assert mind.rebuild(), "the mind is not what its journal says"
            if self.count % EVERY == 0:
                sleep_on(mind)
        return True


_ENTRIES = (
    "    - id: f-20260921-001\n      content: twice",
    "    - content: new\n      type: constraint\n      anchors: [f-20260921-001, f-20260921-001]",
    "    - id: c-1\n      content: x\n      sources: [c-1]",
    "    - new words",
    "  constraints:\n    - Never do x.",
    "    - {content: x, salience: .nan}",
    "    - {content: x, session: -1, created: 0001-01-01}",
    "    - {content: x, session: 9999999999999999999}",
)
