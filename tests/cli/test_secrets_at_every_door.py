"""No door lets a secret in: whatever is given, nothing on the disk holds it afterwards."""

from __future__ import annotations

import gzip
import json
import os
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from reverie.awake import hooks
from reverie.domain.intake.secrets import MASK
from reverie.hosts import claude_code
from reverie.wiring import open_mind
from tests.awake.hooking import NOW, append, asked, edits, write
from tests.awake.hooking import said as answered
from tests.cli.terminal import as_json, said, typed

MIXED, HEX = "q7Rk2mXv9Lb4Tz8Wc3Hd6Nf1Yp5Jg0Ks", "9f86d081884c7d659a2feaa0c55ad015"
SECRETS = {
    "GitHub": f"ghp_{MIXED}Ab3d",
    "AWS": "AKIAQ7RK2MXV9LB4TZ8W",
    "Anthropic": f"sk-ant-api03-{MIXED}{MIXED}",
    "webhook": "https://hooks.slack.com/services/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",
    "password": "password: Zebra-4711-kiosk",
    "spoken": "the password is Zebra-4711-kiosk",
    "address": "postgres://ada:Zebra-4711-kiosk@db/shop",
    "flag": "mysql -u root -pZebra-4711-kiosk shop",
    "header": f"Authorization: Bearer {MIXED}",
    "cookie": f"Cookie: session={HEX}{HEX}",
    "environment": f"DD_API_KEY={HEX}",
    "random": f"{MIXED}Ab3dEf6h",
}
CORES = ("q7Rk2mXv9Lb4Tz8W", "Q7RK2MXV9LB4TZ8W", "4711-kiosk", HEX[:16])
"""What of each secret must be nowhere."""
Door = Callable[[str], object]


def lines(*, of: str) -> str:
    return f"We decided to use SQLite over Postgres because {of} was slow."


def record(secret: str) -> None:
    said(f"record {shlex.quote(lines(of=secret))} --session s --voice agent --end")


def record_with_an_origin(secret: str) -> None:
    with open_mind(".reverie/mind.db") as mind:
        mind.record("It was slow.", session="s", origin=secret)


def remember(secret: str) -> None:
    said(f"remember {shlex.quote(lines(of=secret))}")


def edit(secret: str) -> None:
    name = as_json(f"remember {shlex.quote('Plain ' + str(len(secret)) + secret[:3])}")["name"]
    said(f"edit {name} {shlex.quote(lines(of=secret))}")


def resolve(secret: str) -> None:
    name = as_json(f"remember 'Why {len(secret)}{secret[:3]}?' --kind question")["name"]
    said(f"resolve {name} --why {shlex.quote(secret)}")


def forget(secret: str) -> None:
    name = as_json(f"remember 'Gone {len(secret)}{secret[:3]}.'")["name"]
    said(f"forget {name} --why {shlex.quote(secret)}")


def bookmark(secret: str) -> None:
    said(f"bookmark add {shlex.quote(secret)}")
    said(f"bookmark add plain --task {shlex.quote(secret)}")


def trigger(secret: str) -> None:
    quoted = shlex.quote(secret)
    said(f"trigger add {quoted} {quoted} --source {quoted}")


def sleep_books(secret: str) -> None:
    said(f"sleep add 2 {shlex.quote(secret)}")
    said("sleep start --force")
    said(f"sleep done {shlex.quote(secret)}")


def stop_hook(secret: str) -> None:
    _hook("stop", last_assistant_message=f"I used {secret} here.")


def other_hooks(secret: str) -> None:
    said("bookmark add deploy")
    for name in ("session-start", "user-prompt-submit", "subagent-stop", "session-end"):
        _hook(name, prompt=secret, last_assistant_message=secret, source="startup", reason=secret)


def transcript(secret: str) -> None:
    kept = Path(os.environ["CLAUDE_CONFIG_DIR"], "projects", "-p")
    path = write(kept / "s.jsonl", [asked(lines(of=secret)), answered(secret)])
    append(path, [asked(f"Never use {secret} again."), *edits(3)])
    _hook("stop", transcript_path=str(path.absolute()))


def name_of_a_session(secret: str) -> None:
    name = shlex.quote(secret)
    said(f"record {shlex.quote(lines(of='it'))} --session {name} --voice agent")
    said(f"end {name}")
    assert lines(of="it") in said(f"explain --left-out {name}")


def id_of_a_client(secret: str) -> None:
    if "/" in secret:  # no file is called so, and the client's is called after its session
        name_of_a_session(secret)
        return
    kept = Path(os.environ["CLAUDE_CONFIG_DIR"], "projects", "-p")
    path = kept / f"{secret}.jsonl"
    write(path, [asked(lines(of="it")), answered("Understood.")])
    asks = {"session_id": secret, "transcript_path": str(path.absolute()), "source": "startup"}
    _hook("session-start", **asks)
    _hook("user-prompt-submit", prompt="Go on.", **asks)
    _hook("stop", **asks)
    append(path, [asked("Never skip the tests."), answered("Noted: tests take 4 minutes.")])
    _hook("subagent-stop", **asks)
    _hook("stop", **asks)
    _hook("session-end", **asks)
    said("transcript archive")
    said("night")
    assert "Never skip the tests." in said("briefing")


def names_in_a_transcript(secret: str) -> None:
    kept = Path(os.environ["CLAUDE_CONFIG_DIR"], "projects", "-p")
    odd = {"gitBranch": secret, "cwd": f"/tmp/{secret}", "uuid": secret, "sessionId": secret}
    told = [{**record, **odd} for record in (asked(lines(of="it")), answered("Yes."), *edits(3))]
    named = [{"type": kind, key: secret, "leafUuid": secret} for kind, key in TITLES]
    path = write(kept / "s.jsonl", [*named, *told])
    agent = secret if "/" not in secret else "a"
    write(kept / "s" / "subagents" / f"agent-{agent}.jsonl", [asked("Look."), answered("Done.")])
    _hook("stop", transcript_path=str(path.absolute()))
    said("transcript archive")
    said("audit --session s")


TITLES = (("summary", "summary"), ("custom-title", "customTitle"), ("ai-title", "aiTitle"))
"""Lines of the client that name a session."""


def memory_file(secret: str) -> None:
    said("remember 'Plain words.' --kind fact")
    said("night")
    file = Path(".reverie/memory.yml")
    text = file.read_text()
    assert "Plain words." in text
    file.write_text(text.replace("Plain words.", json.dumps(lines(of=secret))))
    said("memory take")


def thinker(secret: str) -> None:
    said("record 'We decided to keep it.' --session s --end")
    packet = json.loads(said("night --delegate"))
    idea = {"text": lines(of=secret), "kind": "decision", "episodes": [1]}
    given = [{"id": q["id"], "answer": [idea]} for q in packet["questions"]]
    Path("answers.json").write_text(json.dumps({"answers": given}))
    said("think take answers.json")


def notes(secret: str) -> None:
    Path("CLAUDE.md").write_text(f"# Notes\n\n- Deploy with {secret} on Mondays.\n")
    said("init --read")


DOORS: dict[str, Door] = {
    door.__name__: door
    for door in (
        record,
        record_with_an_origin,
        remember,
        edit,
        resolve,
        forget,
        bookmark,
        trigger,
        sleep_books,
        stop_hook,
        other_hooks,
        transcript,
        name_of_a_session,
        id_of_a_client,
        names_in_a_transcript,
        memory_file,
        thinker,
        notes,
    )
}

SILENT = {"other_hooks", "name_of_a_session", "id_of_a_client"}
"""Doors that keep nothing of what they are given."""


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("kind", SECRETS)
def test_no_secret_reaches_the_disk(door: str, kind: str, mind: Path) -> None:
    DOORS[door](SECRETS[kind])
    typed("night")
    kept = everything_in(mind.parent)
    assert [
        f"{name}: {c}"
        for name, text in kept.items()
        for c in CORES
        if c.encode() in text or c in name
    ] == []
    assert any(MASK.encode() in text for text in kept.values()) or door in SILENT


def test_what_is_told_of_a_night_holds_no_secret(mind: Path) -> None:
    for secret in SECRETS.values():
        record(secret)
        said(f"record {shlex.quote('Never use ' + secret)} --session s --end")
    told = "".join(
        said(line)
        for line in ("night", "briefing", "memories", "recall slow", "dreams", "journal", "stream")
    )
    told += said("undo 1 --yes")
    assert MASK in told
    assert [core for core in CORES if core in told] == []


def everything_in(home: Path) -> dict[str, bytes]:
    """Every file of a mind as it is, and what is packed in its tables."""
    said(f"export {home.parent / 'all.gz'} --force")
    files = {str(file): file.read_bytes() for file in home.rglob("*") if file.is_file()}
    return {**files, "packed": gzip.decompress((home.parent / "all.gz").read_bytes())}


def _hook(name: str, **more: object) -> None:
    payload = {"session_id": "s", "transcript_path": "", "cwd": str(Path.cwd()), **more}
    hooks.HOOKS[name](claude_code, ".reverie", claude_code.heard(payload), NOW)
