"""What leaves the house: no secret, no half of a pair, nothing before a person said where to."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import cast

import pytest

from reverie.awake.confirmations import confirm, travel
from reverie.domain.values.person import Person
from reverie.errors import AnotherMind, NotTaken, Refused, TransportFailed
from reverie.ports import Transport
from reverie.settings import Settings
from reverie.stores.line import read_segment
from reverie.transports.book import read_book
from reverie.transports.exchange import Exchange, Still
from reverie.transports.person_key import key_file, known_person, new_person
from reverie.transports.sync_folder import own_segments
from reverie.transports.way import transport_of
from tests.sync.machines import WORDS, Machine, by_folder
from tests.transports.git_server import bare

SECRET = "ghp_" + "0123456789abcdefghijklmnopqrstuvwxyz"


@pytest.fixture(autouse=True)
def _of_one_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    machine = Machine(tmp_path / "one", by_folder(tmp_path))
    machine.live(WORDS[0])
    return machine


def there(machine: Machine) -> dict[str, bytes]:
    transport = transport_of(machine.settings, machine.home, os.environ)
    assert transport
    transport.pull()
    return {path: transport.read(path) for path in transport.list()}


def put(machine: Machine, path: str, text: str) -> None:
    place = machine.home / "sync" / path
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text)


def test_a_file_with_a_secret_stays_here_and_is_told_by_file_and_line(machine: Machine) -> None:
    put(machine, "traces/s.jsonl", f"fine\ntoken {SECRET}\n")
    put(machine, "traces/t.jsonl", "fine\n")
    with machine.mind(online=True) as mind:
        synced = mind.sync()
    assert synced
    assert synced.exchanged.held_back == ("traces/s.jsonl, line 2",)
    assert SECRET not in str(synced)
    assert "traces/t.jsonl" in there(machine)
    assert not any(SECRET.encode() in content for content in there(machine).values())
    put(machine, "traces/s.jsonl", "fine\n")
    machine.sync()
    assert there(machine)["traces/s.jsonl"] == b"fine\n"


def test_half_a_pair_waits_for_its_other_half(machine: Machine) -> None:
    put(machine, "sleep-deep/c-plan.md", "plan alone\n")
    put(machine, "sleep-deep/d-autoresolve.md", "answer\n")
    machine.sync()
    assert "sleep-deep/c-plan.md" in there(machine)
    assert "sleep-deep/d-autoresolve.md" not in there(machine)
    put(machine, "sleep-deep/d-plan.md", "plan, see d-autoresolve.md\n")
    machine.sync()
    assert {"sleep-deep/d-plan.md", "sleep-deep/d-autoresolve.md"} <= there(machine).keys()


def test_a_way_that_nobody_here_confirmed_is_not_taken(machine: Machine) -> None:
    with machine.mind(online=True) as mind:
        confirm(machine.home, travel(machine.settings.but(branch="another")))
        with pytest.raises(Refused, match="nobody here has confirmed it"):
            mind.sync()
    assert there(machine) == {}


def test_the_key_of_a_person_is_theirs_alone_and_made_once(tmp_path: Path) -> None:
    first = new_person(os.environ)
    assert key_file(os.environ).stat().st_mode & 0o777 == 0o600
    assert new_person(os.environ) == first == known_person(os.environ)
    assert first.key.hex() not in repr(first)
    key_file(os.environ).chmod(0o644)
    with pytest.raises(TransportFailed, match="can be read by others"):
        known_person(os.environ)


def test_the_key_may_come_from_the_environment(tmp_path: Path) -> None:
    key = "0f" * 32
    assert known_person({"REVERIE_PERSON_KEY": key}) == Person(bytes.fromhex(key))
    with pytest.raises(TransportFailed, match="holds no key"):
        known_person({"REVERIE_PERSON_KEY": "password"})


def test_a_segment_that_was_altered_is_not_the_persons_and_a_damaged_one_is_refused(
    machine: Machine,
) -> None:
    machine.sync()
    person = known_person(os.environ)
    assert person
    (segment,) = own_segments(machine.home / "sync")
    assert read_segment(segment, b"", person).is_ours
    altered = segment.replace(b"Fridays", b"Mondays")
    assert altered != segment
    assert not read_segment(altered, b"", person).is_ours
    with pytest.raises(NotTaken, match="does not follow the one before"):
        read_segment(segment, b"another", person)
    with pytest.raises(NotTaken, match="segment 1 of the journal cannot be taken"):
        read_segment(segment[: len(segment) // 2], b"", person)


def test_a_repository_that_holds_something_else_is_refused(tmp_path: Path) -> None:
    remote = bare(tmp_path / "there.git")
    work = tmp_path / "work"
    work.mkdir()
    (work / "thesis.tex").write_text("x")
    for words in ("init -q -b reverie", "add .", "commit -q -m x", f"push -q {remote} reverie"):
        who = ["-c", "user.name=x", "-c", "user.email=x@example.org"]
        subprocess.run(["git", *who, *words.split()], cwd=work, check=True)
    machine = Machine(tmp_path / "one", Settings.of(backend="git", remote=str(remote)))
    machine.live(WORDS[0])
    with pytest.raises(TransportFailed, match="is not empty and holds no sync"):
        machine.sync()


def test_a_forced_push_is_told_and_nothing_of_ours_is_lost(tmp_path: Path) -> None:
    remote = bare(tmp_path / "there.git")
    settings = Settings.of(backend="git", remote=str(remote))
    one, other = Machine(tmp_path / "one", settings), Machine(tmp_path / "other", settings)
    one.live(*WORDS[:2])
    one.sleep()
    one.sync()
    subprocess.run(["git", "update-ref", "-d", "refs/heads/reverie"], cwd=remote, check=True)
    other.live(*WORDS[2:4])
    other.sleep()
    other.sync()
    with pytest.raises(AnotherMind, match="the journal of another mind"):
        one.sync()
    assert any("history there was rewritten" in note for note in one.sync(joins=True))
    other.sync()
    assert one.told() == other.told()
    told = "\n".join(one.told())
    assert "Fridays" in told
    assert "ARM" in told
    assert one.reports() == other.reports()


def test_a_bucket_without_a_name_is_refused_and_a_stub_only_by_leave(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("obstore")
    machine = Machine(tmp_path / "one", Settings.of(backend="s3"))
    machine.live(WORDS[0])
    with pytest.raises(Refused, match="no bucket is named"):
        machine.sync()
    monkeypatch.setenv("REVERIE_STORE_ALLOW_S3_STUB", "1")
    assert any("on this machine alone" in note for note in machine.sync())
    assert "journal/000001.jsonl" in there(machine)


def test_an_offline_night_catches_up(tmp_path: Path) -> None:
    settings = by_folder(tmp_path)
    one, other = Machine(tmp_path / "one", settings), Machine(tmp_path / "other", settings)
    one.live(WORDS[0])
    (tmp_path / "disk").rename(tmp_path / "away")
    with one.mind(online=True) as mind:
        morning = mind.night()
    assert any("not synced" in note and "mount it" in note for note in morning.notes)
    (tmp_path / "away").rename(tmp_path / "disk")
    one.live(WORDS[1])
    with one.mind(online=True) as mind:
        mind.night()
    other.sync()
    assert other.told() == one.told()
    assert other.reports() == one.reports()


def test_a_trace_that_grows_travels_and_one_that_nobody_touched_is_not_read_again(
    machine: Machine, tmp_path: Path
) -> None:
    other = Machine(tmp_path / "other", machine.settings)
    put(machine, "traces/s.jsonl", "one\n")
    put(machine, "traces/t.jsonl", "one\n")
    machine.sync()
    other.sync()
    trace = machine.home / "sync" / "traces" / "t.jsonl"
    before = trace.stat()
    trace.write_bytes(b"odd\n")  # as long as it was, and written when it was
    os.utime(trace, ns=(before.st_atime_ns, before.st_mtime_ns))
    put(machine, "traces/s.jsonl", "one\ntwo\n")
    machine.sync()
    assert (there(machine)["traces/s.jsonl"], there(machine)["traces/t.jsonl"]) == (
        b"one\ntwo\n",
        b"one\n",
    )
    put(other, "traces/t.jsonl", "one\nmore\n")
    other.sync()
    machine.sync()
    assert (other.home / "sync" / "traces" / "s.jsonl").read_text() == "one\ntwo\n"
    assert b"more" in trace.read_bytes()
    assert b"odd" in trace.read_bytes()


def test_a_secret_in_what_was_added_is_told_by_its_line_in_the_file(machine: Machine) -> None:
    put(machine, "traces/s.jsonl", "one\ntwo\n")
    machine.sync()
    put(machine, "traces/s.jsonl", f"one\ntwo\nfine\n{SECRET}\n")
    with machine.mind(online=True) as mind:
        synced = mind.sync()
    assert synced
    assert synced.exchanged.held_back == ("traces/s.jsonl, line 4",)
    assert there(machine)["traces/s.jsonl"] == b"one\ntwo\n"


def test_a_file_that_is_too_long_stays_and_is_told(machine: Machine) -> None:
    put(machine, "traces/s.jsonl", "")
    with (machine.home / "sync" / "traces" / "s.jsonl").open("wb") as file:
        file.truncate((64 << 20) + 1)
    (note,) = machine.sync()
    assert note == "traces/s.jsonl is longer than 64 MB and stays here"
    assert "journal/000001.jsonl" in there(machine)


def test_what_a_trace_grows_by_while_a_sync_reads_is_not_lost(tmp_path: Path) -> None:
    settings = by_folder(tmp_path)
    one, other = Machine(tmp_path / "one", settings), Machine(tmp_path / "other", settings)
    put(one, "traces/s.jsonl", "first\n")
    one.sync()
    other.sync()
    put(other, "traces/s.jsonl", "first\nthere\n")
    other.sync()
    transport = transport_of(settings, one.home, os.environ)
    assert transport
    trace = one.home / "sync" / "traces" / "s.jsonl"
    grows = Grows(transport, trace)
    exchange = Exchange(one.home / "sync", Still(), lambda content: None)
    exchange.run(cast(Transport, grows), read_book(one.home), "while it grows")
    assert trace.read_text().splitlines() == ["first", "there", "meanwhile"]
    assert there(one)["traces/s.jsonl"].splitlines() == [b"first", b"there", b"meanwhile"]


class Grows:
    """Another side that takes so long to read that a session here ends meanwhile."""

    def __init__(self, transport: Transport, trace: Path) -> None:
        self.transport, self.trace, self.is_over = transport, trace, False

    def __getattr__(self, name: str) -> object:
        return getattr(self.transport, name)

    def read(self, path: str) -> bytes:
        if not self.is_over and path == "traces/s.jsonl":
            self.is_over = True
            self.trace.write_text(self.trace.read_text() + "meanwhile\n")
        return self.transport.read(path)
