"""The laws of reading: whatever befalls a transcript, nothing breaks, doubles or is made up."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.awake.drafts import drafts
from reverie.awake.moments import What
from reverie.domain.values.episode import Voice
from reverie.hosts.claude_code import transcript_lines
from reverie.hosts.claude_code.counts import scan
from reverie.hosts.claude_code.outline import distilled
from reverie.hosts.claude_code.transcript import moments, records, usage
from tests.awake.transcripts import (
    BEGAN,
    JUNK,
    Deed,
    Transcript,
    as_line,
    cuts,
    damaged,
    disordered,
    read,
    transcripts,
    written,
)

PLENTY = 50 * 1024 * 1024
KEY = "sk-ant-" + "b2" * 20
FEWER = settings(max_examples=max(20, settings().max_examples // 5))
"""A file is written and read for each example, so that fewer are tried."""
TAGS = ("<system-reminder>", "</system-reminder>", "<SYSTEM-REMINDER >", "\n", " ", "x", "<", ">")


@pytest.mark.parametrize(
    "junk",
    [
        b"",
        b"   ",
        b"{",
        b"[1]",
        b"42",
        b"null",
        b'"x"',
        b"\x00" * 100,
        b"\xff\xfe\x80",
        b"// note",
        b"[" * 200_000,
        b'{"a":' * 200_000,
        b'{"message":{"content":7}}',
        b'{"message":[1]}',
        b"{}",
        b'{"type":"user","message":{"content":[1,null,"x",[2]]}}',
        b"9" * 10_000,
        b"NaN",
    ],
)
def test_a_line_that_is_no_record_is_passed_over(junk: bytes) -> None:
    first, second = Transcript().human("Before.").said("After.").lines()
    assert [m.text for m in read(b"\n".join([first, junk, second]))] == ["Before.", "After."]


def test_a_record_with_broken_letters_or_zeros_around_it_is_still_read() -> None:
    line = Transcript().human("Use XX tabs.").lines()[0].replace(b"XX", b"\xff\x01")
    assert [m.text for m in read(b"\0\0" + line + b"\0\r\n")] == ["Use � tabs."]


def test_a_record_of_many_megabytes_is_read_and_a_longer_one_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = Transcript().human("x" * 3_000_000).human("Use tabs.")
    assert [len(text) for text in session.told()] == [3_000_000, 9]
    monkeypatch.setattr(transcript_lines, "LONGEST", 100_000)
    assert session.told() == ["Use tabs."]
    assert read(b" " * 100_000 + Transcript().human("A late part.").content()) == []


def test_a_last_line_without_end_is_read_if_it_is_whole() -> None:
    content = Transcript().human("One.").human("Two.").content()
    assert [m.text for m in read(content[:-1])] == ["One.", "Two."]
    assert [m.text for m in read(content[:-2])] == ["One."]


def test_reading_goes_on_where_it_stopped_even_within_a_line() -> None:
    session = Transcript().human("One.").human("Two.").human("Three.")
    content, line = session.content(), len(session.lines()[0]) + 1
    for cut in (line - 1, line):
        assert [m.text for m in read(content, end=cut)] == ["One."]
        assert [m.text for m in read(content, start=cut)] == ["Two.", "Three."]
    assert [m.text for m in read(content, start=line, end=line + 20)] == []
    assert [m.text for m in read(content, start=line + 20)] == ["Two.", "Three."]
    assert read(content, start=len(content)) == read(content, start=10**9) == []


def test_a_fix_is_known_by_a_failure_that_was_read_before() -> None:
    before = Transcript().ran("pytest", "Exit code 1", error=True)
    end = len(before.content())
    whole = before.ran("pytest", "2 passed").content()
    assert [m.text for m in read(whole, start=end)] == ["fixed: pytest"]


def test_an_empty_file_tells_nothing(tmp_path: Path) -> None:
    path = written(tmp_path, b"")
    assert list(moments(path)) == []
    assert list(records(path)) == []
    assert not any(usage(path).values())


@pytest.mark.parametrize("name", ["gone.jsonl", ".", "pipe", "a\0b", "half \ud800"])
def test_what_is_no_file_of_ours_is_refused(name: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match=r".+"):
        list(moments(f"{tmp_path}/{name}"))


def test_half_a_character_written_as_an_escape_is_left_out() -> None:
    line = as_line(Transcript().human("a HERE b").records[0]).replace(b"HERE", rb"\ud83d\u0000")
    assert [m.text for m in read(line)] == ["a  b"]


@pytest.mark.parametrize(
    "stamp", [None, 5, "", "yesterday", "2026-09-21T14:00:00", [1], "0001-01-01T00:00:00+14:00"]
)
def test_a_record_without_a_usable_time_has_none(stamp: object) -> None:
    (moment,) = Transcript().human("Use tabs.", timestamp=stamp).moments()
    assert moment.at is None


def test_records_come_with_their_bytes(tmp_path: Path) -> None:
    session = Transcript().human("One.").human("Two.")
    path = written(tmp_path, b"junk\n" + session.content())
    (first, one), (second, two) = records(path)
    assert (one["type"], two["type"], first) == ("user", "user", 5)
    assert list(records(path, second, None)) == [(second, two)]
    assert list(records(path, 0, second)) == [(first, one)]


def test_tokens_are_summed_once_a_message(tmp_path: Path) -> None:
    session = Transcript().said("One.", "msg_1").said("Two.", "msg_1").said("Three.", "msg_2")
    session.records[1]["message"]["usage"]["output_tokens"] = 30
    session.records[2]["message"]["usage"] |= {"input_tokens": "many", "output_tokens": -1}
    assert usage(written(tmp_path, session.content())) == {
        "input_tokens": 10,
        "output_tokens": 30,
        "cache_creation_input_tokens": 0,
        "cache_read_input_tokens": 200,
    }


@FEWER
@given(damaged(), st.booleans())
def test_no_damage_makes_a_reader_fail(content: bytes, full: bool) -> None:
    with TemporaryDirectory() as folder:
        path = written(Path(folder), content)
        told = list(moments(path))
        found = list(records(path))
        for line in distilled(path, full=full):
            assert "\n" not in line
        assert all(count >= 0 for count in usage(path).values())
    bytes_ = [int(str(draft.origin).removeprefix("s@")) for draft in drafts(told, "s", BEGAN)]
    assert bytes_ == sorted(bytes_)
    assert {moment.byte for moment in told} <= {byte for byte, _ in found}
    for moment in told:
        assert moment.text == moment.text.strip() != ""
        assert moment.text.encode().find(b"\0") < 0


@FEWER
@given(st.data())
def test_reading_in_pieces_tells_the_same_as_reading_at_once(data: st.DataObject) -> None:
    content = data.draw(disordered())
    told, start = [], 0
    for end in data.draw(cuts(content)):
        told += read(content, start, end)
        start = end
    assert told == read(content)


@FEWER
@given(st.data())
def test_reading_a_file_as_it_grows_tells_the_same_as_reading_it_whole(data: st.DataObject) -> None:
    content = data.draw(disordered())
    told, start = [], 0
    for size in data.draw(cuts(content)):
        told += read(content[:size], start)
        start = size
    assert told == read(content)


@FEWER
@given(disordered())
def test_no_use_is_counted_twice_and_the_hook_counts_the_same(content: bytes) -> None:
    edits = [moment.text for moment in read(content) if moment.what is What.EDITED]
    own_files = [text for text in edits if not text.startswith("/p/a.py")]
    assert len(own_files) == len(set(own_files))
    with TemporaryDirectory() as folder:
        counted = scan({"main": written(Path(folder), content)}, {}, PLENTY)
    assert counted["change_count"] == len(edits)


@FEWER
@given(transcripts(), st.lists(st.sampled_from(JUNK), max_size=5), st.randoms())
def test_junk_between_the_lines_hides_nothing(
    session: Transcript, junk: list[bytes], dice: Random
) -> None:
    lines = session.lines()
    for line in junk:
        lines.insert(dice.randint(0, len(lines)), line)
    told = read(b"\n".join(lines))
    assert [(m.at, m.what, m.text) for m in told] == [
        (m.at, m.what, m.text) for m in session.moments()
    ]


@st.composite
def injections(draw: st.DrawFn) -> Transcript:
    """A session in which all but the person says the same thing, in every way there is."""
    text = "".join(draw(st.lists(st.sampled_from(TAGS), max_size=6))) + " INJECTED "
    text += "".join(draw(st.lists(st.sampled_from(TAGS), max_size=6)))
    session = draw(transcripts())
    ways: list[Deed] = [
        lambda t: t.attached(text),
        lambda t: t.said(text),
        lambda t: t.thought(text),
        lambda t: t.noted("system", content=text),
        lambda t: t.noted("queue-operation", operation="enqueue", content=text),
        lambda t: t.human(text, isMeta=True),
        lambda t: t.human(text, isSidechain=True),
        lambda t: t.human(text, isCompactSummary=True),
        lambda t: t.human(text, origin={"kind": "task-notification"}),
        lambda t: t.human(f"Stop hook feedback:\n{text}"),
        lambda t: t.human(f"<local-command-stdout>{text}</local-command-stdout>"),
        lambda t: t.human(f"Go on. <system-reminder>{text}</system-reminder>"),
        lambda t: t.ran("ls", text),
        lambda t: t.ran("ls", text, error=True),
        lambda t: t.answered("toolu_lost", [{"type": "text", "text": text}]),
        lambda t: t.edited("/p/a.py", error=text),
    ]
    for way in draw(st.lists(st.sampled_from(ways), min_size=1, max_size=8)):
        way(session)
    return session


@FEWER
@given(injections())
def test_what_was_injected_is_never_a_human_word(session: Transcript) -> None:
    assert not any("INJECTED" in text for text in session.told(What.HUMAN))
    people = [
        draft for draft in drafts(session.moments(), "s", BEGAN) if draft.voice is Voice.PERSON
    ]
    assert not any("INJECTED" in draft.text for draft in people)


@FEWER
@given(transcripts(), st.text(max_size=400), st.integers(0, 2))
def test_no_secret_comes_out_however_it_went_in(session: Transcript, pad: str, way: int) -> None:
    text = f"{pad} {KEY} {pad}"
    (session.human, session.said, session.thought)[way](text)
    session.ran(f"rm {text}").ran(text, text, error=True).ran(text).edited(f"/p/{KEY}")
    assert "b2b2" not in " ".join(session.told())
    with TemporaryDirectory() as folder:
        assert "b2b2" not in " ".join(distilled(written(Path(folder), session.content())))
