"""Traces: a masked copy of each session, which grows with it and never changes otherwise."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from reverie import Settings, open_mind
from reverie.awake import ledger, traces
from reverie.awake.project import Project as Archive
from reverie.awake.trace_archive import archive_all, traces_of
from reverie.awake.traces import name_of
from reverie.hosts import host_named
from reverie.scanners.detect_secrets import masked_fully
from reverie.testing import TickClock
from tests.awake.hooking import (
    Project,
    Record,
    a_book,
    a_project,
    append,
    asked,
    edits,
    said,
    write,
)

KEY = "sk-ant-api03-" + "q7Rk2mXv9Lb4Tz8Wc3Hd6Nf1Yp5Jg0Ks" * 2
SESSION = "35cf76bb-d3bc-422b-9e84-c1702a0826f5"


@pytest.fixture
def project(tmp_path: Path) -> Project:
    project = a_project(tmp_path)
    project.put(a_book())
    return project


def archived(project: Project, session: str = SESSION, **settings: object) -> list[Record]:
    """What is in the archive once a session has stopped and it was let grow."""
    project.stop(session)
    grow(project, **settings)
    return kept(project, session)


def grow(project: Project, **settings: object) -> int:
    return Archive(project.home, host_named, masked_fully).archive(Settings.of(**settings))


def kept(project: Project, session: str = SESSION) -> list[Record]:
    return [json.loads(line) for line in trace(project, session).splitlines()]


def trace(project: Project, session: str = SESSION) -> bytes:
    path = Path(project.home, "sync", "traces", f"{name_of(session)}.jsonl")
    return path.read_bytes() if path.exists() else b""


def everything_below(folder: str) -> bytes:
    return b"".join(
        Path(at, name).read_bytes() for at, _, names in os.walk(folder) for name in names
    )


def test_a_stop_archives_what_a_session_said_line_by_line(project: Project) -> None:
    told = [asked("Please look at the port."), said("It is 8080.")]
    write(project.transcript(SESSION), told)
    assert archived(project) == told


def test_a_trace_grows_by_what_is_new_and_by_nothing_else(project: Project) -> None:
    write(project.transcript(SESSION), [asked("Please look at the port.")])
    archived(project)
    before = trace(project)
    append(project.transcript(SESSION), [said("It is 8080.")])
    assert archived(project)[1:] == kept(project)[1:]
    assert trace(project).startswith(before)
    assert len(kept(project)) == 2
    assert grow(project) == 0


def test_half_a_line_waits_until_it_is_whole(project: Project) -> None:
    told = [asked("Please look at the port."), said("It is 8080.")]
    write(project.transcript(SESSION), told)
    whole = project.transcript(SESSION).read_bytes()
    project.transcript(SESSION).write_bytes(whole[:-20])
    assert archived(project) == told[:1]
    project.transcript(SESSION).write_bytes(whole)
    assert archived(project) == told


def test_no_secret_reaches_the_archive_in_whatever_it_is_hidden(project: Project) -> None:
    use = {"type": "tool_use", "id": "t1", "name": "Bash", "input": {KEY: f"export K={KEY}"}}
    told = said("x")
    told["message"]["content"] = [use, {"type": "text", "text": json.dumps({"inner": KEY})}]
    named = said("x")
    named["message"]["content"] = [{**use, "input": {"password": "Zebra-4711-kiosk"}}]
    escaped = json.dumps(asked(KEY)).replace("sk-ant", "\\u0073k-ant")
    write(project.transcript(SESSION), [asked(f"the key is {KEY}"), told, named])
    with project.transcript(SESSION).open("a") as file:
        file.write(escaped + "\n")
    assert len(archived(project)) == 4
    found = everything_below(project.home)
    assert b"q7Rk2mXv9Lb4" not in found
    assert b"4711-kiosk" not in found


def test_a_private_message_is_left_out_with_its_whole_exchange(project: Project) -> None:
    first, last, after = asked("Please look at the port."), asked("Thanks."), said("Gladly.")
    private = [asked("[PRIVATE] I am leaving in May."), said("In May!"), *edits(2)]
    write(project.transcript(SESSION), [first, said("8080."), *private, last, after])
    found = archived(project)
    assert found == [first, found[1], last, after]
    assert b"in may" not in everything_below(str(Path(project.home, "sync"))).lower()


def test_the_mark_of_an_agent_or_a_tool_keeps_nothing_out(project: Project) -> None:
    answer = {"type": "tool_result", "tool_use_id": "t", "content": "[PRIVATE]\n[PRIVATE] x"}
    shown = asked("x")
    shown["message"]["content"] = [answer]
    told = [asked("What is it?"), said("[PRIVATE] begins a private exchange."), shown]
    write(project.transcript(SESSION), told)
    assert archived(project) == told


@pytest.mark.parametrize("kind", ["queue-operation", "last-prompt", "ai-title", "summary"])
def test_what_a_host_notes_beside_the_talk_is_left_out_once_something_was_private(
    kind: str, project: Project
) -> None:
    beside: Record = {"type": kind, "content": "leaving in May"}
    told = [asked("Please look."), beside, asked("[PRIVATE] In May."), asked("Thanks."), beside]
    write(project.transcript(SESSION), told)
    assert archived(project) == [told[0], told[1], told[3]]


def test_what_a_host_notes_of_a_marked_message_before_it_is_asked_is_left_out(
    project: Project,
) -> None:
    queued: Record = {"type": "queue-operation", "content": "[PRIVATE] I am leaving in May."}
    write(project.transcript(SESSION), [asked("Please look."), queued])
    assert len(archived(project)) == 1


def test_half_a_private_line_is_not_taken_for_an_open_one(project: Project) -> None:
    told = [asked("Please look at the port."), asked("[PRIVATE] I am leaving in May.")]
    write(project.transcript(SESSION), told)
    whole = project.transcript(SESSION).read_bytes()
    project.transcript(SESSION).write_bytes(whole[: whole.index(b"VATE]")])
    assert archived(project) == told[:1]
    project.transcript(SESSION).write_bytes(whole)
    assert archived(project) == told[:1]


def test_a_sub_agent_is_left_out_from_where_it_has_heard_something_private(
    project: Project,
) -> None:
    def at(record: Record, minute: int) -> Record:
        return {**record, "timestamp": f"2026-09-21T14:{minute:02}:00.000Z"}

    private = at(asked("[PRIVATE] I am leaving in May."), 2)
    main = [at(asked("Please look."), 0), private, at(asked("Thanks."), 4)]
    write(project.transcript(SESSION), main)
    before, within, after = (at(said(f"Part {minute}."), minute) for minute in (1, 3, 5))
    write(project.subagent(SESSION, "a1"), [before, within, after])
    write(project.subagent(SESSION, "a2"), [after])
    archived(project)
    _, *inner = traces_of(project.home, SESSION)
    lines = [line for path in inner for line in Path(path).read_text().splitlines()]
    assert [json.loads(line) for line in lines] == [before, after]


def test_the_mark_counts_where_its_brackets_are_escaped(project: Project) -> None:
    write(project.transcript(SESSION), [asked("Please look.")])
    with project.transcript(SESSION).open("a") as file:
        file.write(json.dumps(asked("[PRIVATE] in May")).replace("[PRIV", "\\u005bPRIV") + "\n")
    assert len(archived(project)) == 1


def test_a_private_beginning_leaves_out_the_whole_session_and_its_sub_agents(
    project: Project,
) -> None:
    begun = {"type": "system", "uuid": "u0", "content": "hook output"}
    write(project.transcript(SESSION), [begun, asked("[PRIVATE] help me resign"), said("Sure.")])
    project.subagent(SESSION, "a1").parent.mkdir(parents=True)
    write(project.subagent(SESSION, "a1"), [said("Resigning is easy.")])
    assert archived(project) == []
    append(project.transcript(SESSION), [asked("And now the port, please.")])
    assert archived(project) == []
    assert not Path(project.home, "sync", "traces").exists()


def test_nothing_is_kept_before_the_first_message_is_known(project: Project) -> None:
    begun = {"type": "system", "uuid": "u0", "content": "hook output"}
    write(project.transcript(SESSION), [begun])
    assert archived(project) == []
    append(project.transcript(SESSION), [asked("Please look at the port.")])
    assert len(archived(project)) == 2


def test_sub_agents_are_archived_beside_their_session_as_the_host_keeps_them(
    project: Project,
) -> None:
    write(project.transcript(SESSION), [asked("Please look at the port.")])
    project.subagent(SESSION, "a1").parent.mkdir(parents=True)
    write(project.subagent(SESSION, "a1"), [said("It is 8080.")])
    archived(project)
    own, inner = traces_of(project.home, SESSION)
    assert inner == own.removesuffix(".jsonl") + "/subagents/agent-a1.jsonl"
    assert "8080" in Path(inner).read_text()


def test_a_restricted_project_archives_nothing(project: Project) -> None:
    write(project.transcript(SESSION), [asked("Please look at the port.")])
    assert archived(project, restricted=True) == []


def test_archiving_can_be_turned_off(project: Project) -> None:
    write(project.transcript(SESSION), [asked("Please look at the port.")])
    assert archived(project, archive=0) == []


@pytest.mark.parametrize(
    "session",
    ["../../../etc/passwd", "/etc/passwd", "a/b", "..", ".", "A-b", "a\nb", "-x", "ä" * 90],
)
def test_a_session_id_is_never_a_path(session: str) -> None:
    name = name_of(session)
    assert name.startswith("id-")
    assert os.path.basename(name) == name
    assert name_of(f"{session}2") != name


def test_a_transcript_elsewhere_than_the_host_keeps_them_is_not_archived(
    project: Project, tmp_path: Path
) -> None:
    foreign = tmp_path / "secrets.jsonl"
    write(foreign, [asked("Please look at the port.")])
    project.stop(SESSION, transcript_path=str(foreign))
    assert grow(project) == 0


def test_a_shrunk_transcript_takes_nothing_out_and_adds_what_is_new(project: Project) -> None:
    told = [asked("One."), said("Two."), said("Three.")]
    write(project.transcript(SESSION), told)
    archived(project)
    before = trace(project)
    fresh = said("Four.")
    write(project.transcript(SESSION), [told[0], told[2], fresh])
    assert archived(project) == [*told, fresh]
    assert trace(project).startswith(before)


def test_lines_that_are_no_records_are_left_out(project: Project) -> None:
    write(project.transcript(SESSION), [asked("One.")])
    with project.transcript(SESSION).open("ab") as file:
        file.write(b"not json\n\xff\xfe\n[1]\n" + b"[" * 100_000 + b"\n")
        file.write(json.dumps(said("Grüße.")).encode("latin-1") + b"\n")
        file.write('{"type": "user", "x": "Grüße"}\n'.encode("utf-16"))
    append(project.transcript(SESSION), [said("Two.")])
    assert [one["type"] for one in archived(project)] == ["user", "assistant", "assistant"]


def test_a_line_of_five_megabytes_is_archived(project: Project) -> None:
    write(project.transcript(SESSION), [asked("One."), said("word and " * 600_000), said("Two.")])
    assert len(archived(project)) == 3


def test_a_picture_spelled_out_is_archived_by_its_length(project: Project) -> None:
    write(project.transcript(SESSION), [asked("One."), said("iVBOR" * 8_000)])
    text = archived(project)[1]["message"]["content"][0]["text"]
    assert text == "[40,000 characters left out]"


def test_a_stop_begins_the_archive_only_where_a_session_has_grown(project: Project) -> None:
    write(project.transcript(SESSION), [asked("One.")])
    heard = host_named("claude-code").heard(project.payload(SESSION))  # type: ignore[union-attr]
    Path(project.home, "mind.db").touch()
    numbers = {"archive": 1, "restricted": False}
    archived(project)
    assert not traces.begin(project.home, heard, numbers)
    append(project.transcript(SESSION), [said("Two.")])
    assert not traces.begin(project.home, heard, {**numbers, "archive": 0})
    assert not traces.begin(project.home, heard, {**numbers, "restricted": True})
    assert traces.begin(project.home, heard, numbers)


def test_the_archive_is_its_owners_alone(project: Project) -> None:
    write(project.transcript(SESSION), [asked("One.")])
    archived(project)
    (path,) = traces_of(project.home, SESSION)
    assert os.stat(path).st_mode & 0o777 == 0o600
    assert os.stat(os.path.dirname(path)).st_mode & 0o777 == 0o700


def test_nights_and_audits_leave_every_trace_as_it_is(project: Project) -> None:
    write(project.transcript(SESSION), [asked("Never push to main."), said("I will not.")])
    archived(project)
    before = trace(project)
    with open_mind(Path(project.home) / "mind.db", clock=TickClock()) as mind:
        mind.doze()
        mind.night()
        mind.night("night")
        mind.audit()
        mind.undo(2)
    assert trace(project) == before


def test_what_takes_too_long_is_left_for_the_next_time(project: Project) -> None:
    write(project.transcript(SESSION), [asked("One.")])
    project.stop(SESSION)
    assert archive_all(project.home, host_named, masked_fully, seconds=0) == 0
    assert trace(project) == b""
    assert archive_all(project.home, host_named, masked_fully, seconds=60) == 1


def test_where_no_hook_ever_wrote_nothing_is_archived(tmp_path: Path) -> None:
    assert ledger.read(str(tmp_path)) is None
    assert Archive(str(tmp_path), host_named).archive(Settings()) == 0
