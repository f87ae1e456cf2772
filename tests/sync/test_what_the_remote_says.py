"""Whatever stands on the other side: what cannot be is refused whole, and the mind goes on."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from reverie.domain.journal.entry import Act, Entry, Waking
from reverie.domain.journal.kinds import MemoryChange
from reverie.domain.values.memory import Author
from reverie.errors import NotTaken, TransportFailed
from reverie.stores.codec import encode_entry
from reverie.testing import DAWN, a_memory
from reverie.transports.book import read_book
from reverie.transports.person_key import known_person
from tests.sync.machines import WORDS, Machine, by_folder
from tests.sync.remotes import STRANGER, Remote

NOTHING_TAKEN = "nothing of it was taken"
YEAR_1 = "0001-01-01T00:00:00+14:00"


@pytest.fixture(autouse=True)
def _of_one_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A machine that has synced once."""
    found = Machine(tmp_path / "one", by_folder(tmp_path))
    found.live(WORDS[0])
    found.sleep()
    found.sync()
    return found


@pytest.fixture
def remote(tmp_path: Path, machine: Machine) -> Remote:
    return Remote(tmp_path / "disk")


def line(kind: str, told: object) -> bytes:
    return msgspec.json.encode((kind, told)) + b"\n"


def birth(**changed: object) -> bytes:
    """The line of an entry in which a memory is born, with some of its fields as they cannot be."""
    memory = a_memory(7, text="The cache is fine.")
    change = MemoryChange(target=7, before=None, after=memory, reason="it was said")
    cause = Waking(Act.REMEMBER, Author.PERSON, "the cache")
    told = json.loads(encode_entry(Entry(1, DAWN, cause, (change,))))
    held = told["changes"][0][3]
    for name, value in changed.items():
        place, _, part = name.partition("__")
        if part:
            held[place][part] = value
        elif place in held:
            held[place] = value
        else:
            told[place] = value
    return b'["entry",' + json.dumps(told).encode() + b"]\n"


def said_at(moment: int | None) -> bytes:
    row = [2, "s", moment, "person", "Hi", 0, 0, 0, 0, "unknown", "direct", 50, None]
    return line("episode", row)


ODD: dict[str, Callable[[Remote], object]] = {
    "a head of the year 1": lambda there: there.append(birth(), at=YEAR_1),
    "a head of the year 1999": lambda there: there.append(birth(), at="1999-12-31T23:59:00+00:00"),
    "a head without a zone": lambda there: there.append(birth(), at="2026-01-01T00:00:00"),
    "a head of next week": lambda there: there.append(birth(), at="2026-01-09T00:00:00+00:00"),
    "a head of the last day": lambda there: there.append(birth(), at="9999-12-31T23:59:59-14:00"),
    "a head whose moment is a number": lambda there: there.append(birth(), at=7),
    "a head of no machine": lambda there: there.append(birth(), machine=None),
    "a head of a true version": lambda there: there.append(birth(), version=True),
    "a head of version 99": lambda there: there.append(birth(), version=99),
    "a deep head": lambda there: there.append(birth(), more=nested(400)),
    "a memory born in the year 1": lambda there: there.append(birth(born=YEAR_1)),
    "a memory born without a zone": lambda there: there.append(birth(born="2026-01-01T00:00:00")),
    "an entry of the year 1": lambda there: there.append(birth(at=YEAR_1)),
    "a memory with a true number": lambda there: there.append(birth(number=True)),
    "a memory with half a number": lambda there: there.append(birth(number=1.5)),
    "a memory with a huge number": lambda there: there.append(birth(number=10**30)),
    "a memory with a negative number": lambda there: there.append(birth(number=-1)),
    "a salience of a million": lambda there: there.append(birth(salience__points=10**6)),
    "a salience of a true": lambda there: there.append(birth(salience__points=True)),
    "an importance of 200": lambda there: there.append(birth(appraisal__importance=200)),
    "a source that is none": lambda there: there.append(birth(sources=["episode:x"])),
    "a name of 9,000 letters": lambda there: there.append(birth(name="f" * 9000)),
    "NaN": lambda there: there.append(birth().replace(b"10000", b"NaN") + b"NaN\n"),
    "100,000 brackets": lambda there: there.append(b"[" * 100_000 + b"\n"),
    "brackets that close": lambda there: there.append(b"[" * 5000 + b"]" * 5000 + b"\n"),
    "a row of another type": lambda there: there.append(line("session", [7] * 7)),
    "a kind that is none": lambda there: there.append(b'["entry",{"number":1}]\n'),
    "half a line": lambda there: there.append(birth()[:90]),
    "an episode of the year 1": lambda there: there.append(said_at(-(10**14))),
    "an episode at no moment": lambda there: there.append(said_at(None)),
}


def nested(depth: int) -> object:
    found: object = 1
    for _ in range(depth):
        found = [found]
    return found


@pytest.mark.parametrize("what", ODD)
@pytest.mark.parametrize("whose", ["a stranger's", "the person's own"])
def test_a_segment_that_cannot_be_is_refused_before_anything_is_written(
    what: str, whose: str, machine: Machine, remote: Remote, monkeypatch: pytest.MonkeyPatch
) -> None:
    if whose == "the person's own":
        person = known_person(os.environ)
        assert person
        append = remote.append
        monkeypatch.setattr(
            remote, "append", lambda body, **head: append(body, person, **head), raising=False
        )
    before, head = machine.told(), remote.copy()
    ODD[what](remote)
    with pytest.raises(NotTaken, match=rf"segment 2 of the journal .*{NOTHING_TAKEN}"):
        machine.sync(gives=False)
    assert machine.told() == before
    remote.restore(head)
    machine.live(WORDS[1])
    machine.sync()
    assert len(remote.segments()) == 2


@pytest.mark.parametrize("what", ["a head of the year 1", "100,000 brackets", "a deep head"])
def test_a_night_goes_on_and_says_what_was_refused(
    what: str, machine: Machine, remote: Remote
) -> None:
    head = remote.copy()
    ODD[what](remote)
    for words in WORDS[1:3]:
        machine.live(words)
        machine.pass_hours(25)
        with machine.mind(online=True) as mind:
            morning = mind.night()
        assert morning.outcome == "completed"
        assert any("not synced: segment 2 of the journal" in note for note in morning.notes)
    assert any("Redis" in text or "SQLite" in text for text in machine.texts().values())
    assert "segment 2" in read_book(machine.home).trouble
    remote.restore(head)
    machine.sync()
    assert len(remote.segments()) == 2
    assert read_book(machine.home).trouble == ""


def test_what_is_sound_before_a_bad_segment_is_taken_and_other_files_travel(
    machine: Machine, remote: Remote, tmp_path: Path
) -> None:
    other = Machine(tmp_path / "other", machine.settings)
    other.sync()
    other.live(WORDS[1])
    other.sleep()
    other.sync()
    remote.append(birth(), at=YEAR_1)
    with pytest.raises(NotTaken, match="segment 3 of the journal"):
        machine.sync()
    assert machine.told() == other.told()
    assert machine.reports() == other.reports()
    with pytest.raises(NotTaken, match="segment 3 of the journal"):
        machine.sync()
    assert len(remote.segments()) == 3


HEADS: dict[str, Callable[[Remote], object]] = {
    "a history that is a number": lambda there: there.say(history=7),
    "a history of numbers": lambda there: there.say(history=[7]),
    "files that are a list": lambda there: there.say(files=[]),
    "a file without a hash": lambda there: there.say(files={"traces/a.jsonl": None}),
    "a hash that is a path": lambda there: there.say(files={"traces/a.jsonl": "../" * 21 + "x"}),
    "a true format": lambda there: there.say(format=True),
    "an id that is a number": lambda there: there.say(id=10**400),
    "a deep head": lambda there: there.file.write_text("[" * 100_000),
    "a deep field": lambda there: there.file.write_text('{"a": ' + "[" * 900 + "]" * 900 + "}"),
    "nothing": lambda there: there.file.write_text(""),
    "NaN": lambda there: there.file.write_text('{"files": {}, "format": NaN}'),
}


@pytest.mark.parametrize("what", HEADS)
def test_an_odd_head_is_refused_in_one_sentence(
    what: str, machine: Machine, remote: Remote
) -> None:
    before, head = machine.told(), remote.copy()
    HEADS[what](remote)
    with pytest.raises(TransportFailed, match=r"the head in .* is damaged; take it away"):
        machine.sync()
    assert machine.told() == before
    remote.restore(head)
    machine.sync()


def test_a_file_whose_name_no_folder_can_hold_is_left_out_and_named(
    machine: Machine, remote: Remote
) -> None:
    remote.put("traces/sound.jsonl", b'{"a": 1}\n')
    remote.put(f"traces/{'n' * 300}.jsonl", b'{"a": 1}\n')
    remote.put(f"reports/{'ü' * 120}.md", b"# hi\n")
    remote.put("journal/notes.txt", b"hi\n")
    (note,) = machine.sync()
    assert "left out there: 'journal/notes.txt', 'reports/üüü" in note
    assert (machine.home / "sync" / "traces" / "sound.jsonl").is_file()
    assert len(list((machine.home / "sync" / "traces").iterdir())) == 1


def test_a_report_with_a_night_of_9000_digits_is_told_as_it_is(
    machine: Machine, remote: Remote, tmp_path: Path
) -> None:
    other = Machine(tmp_path / "other", machine.settings)
    other.sync()
    remote.put("reports/sleep-2026-01-01.md", b"<!-- reverie: night " + b"9" * 9000 + b" -->\n")
    other.sync()
    machine.live(WORDS[1])
    machine.sleep()
    machine.sync()
    other.live(WORDS[2])
    other.sleep()
    other.sync()
    machine.sync()
    assert machine.told() == other.told()


def test_nothing_is_given_that_no_other_machine_would_take(machine: Machine) -> None:
    machine.clock.skip(timedelta(days=400))
    machine.live(WORDS[1])
    machine.clock.skip(-timedelta(days=399))
    with pytest.raises(NotTaken, match=r"no other machine would take .* nothing was pushed"):
        machine.sync()
    machine.clock.skip(timedelta(days=399))
    machine.sync()


def test_a_strangers_sound_segment_is_still_taken(machine: Machine, remote: Remote) -> None:
    remote.append(birth())
    machine.sync()
    assert "The cache is fine." in machine.texts().values()
    assert STRANGER.name not in "".join(machine.told())
