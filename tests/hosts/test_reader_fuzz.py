"""The laws of reading: whatever befalls a transcript, nothing breaks, doubles or is made up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given
from hypothesis import strategies as st

from reverie.domain.episode import Voice
from reverie.hosts.claude_code.distilling import distilled
from reverie.hosts.claude_code.drafting import drafts
from reverie.hosts.claude_code.reader import What, moments, records, usage
from reverie.hosts.claude_code.scan import scan
from tests.hosts.transcripts import Transcript, read, written

PLENTY = 50 * 1024 * 1024
KEY = "sk-ant-" + "b2" * 20
COMMANDS = ("pytest", "make", "git commit -qm x", "ls", "rm a", "cd /p && pytest 2>&1")
JUNK = (b"", b"\0" * 9, b"{", b"42", b"[1]", b"\xff\xfe", b"[" * 5_000, b'"half', b"} {", b"null")
TAGS = ("<system-reminder>", "</system-reminder>", "<SYSTEM-REMINDER >", "\n", " ", "x", "<", ">")

Deed = Callable[[Transcript], object]
words = st.text(max_size=30)
commands = st.sampled_from(COMMANDS)


def deeds() -> st.SearchStrategy[Deed]:
    """What can happen in a session, each as something to do to a transcript."""
    return st.one_of(
        st.builds(lambda text: lambda t: t.human(text), words),
        st.builds(lambda text: lambda t: t.human([{"type": "text", "text": text}]), words),
        st.builds(lambda text: lambda t: t.said(text), words),
        st.builds(lambda text, m: lambda t: t.said(text, m), words, st.sampled_from("ab")),
        st.builds(lambda text: lambda t: t.thought(text), words),
        st.builds(lambda: lambda t: t.edited(f"/p/{len(t.records)}.py")),
        st.builds(lambda text: lambda t: t.edited("/p/a.py", "Write", error=text), words),
        st.builds(
            lambda run, text, bad: lambda t: t.ran(run, text, error=bad),
            commands, words, st.booleans(),
        ),
        st.builds(lambda text: lambda t: t.attached(text), words),
        st.builds(lambda text: lambda t: t.noted("system", content=text), words),
        st.builds(lambda use: lambda t: t.answered(use, error=True), st.sampled_from("ab")),
    )  # fmt: skip


@st.composite
def transcripts(draw: st.DrawFn) -> Transcript:
    """A session in which anything happens."""
    transcript = Transcript()
    for deed in draw(st.lists(deeds(), max_size=12)):
        deed(transcript)
    return transcript


@st.composite
def disordered(draw: st.DrawFn) -> bytes:
    """A transcript with lines doubled, out of order and between junk, none of them torn."""
    lines = draw(transcripts()).lines()
    lines += draw(st.lists(st.sampled_from(lines), max_size=6)) if lines else []
    lines += draw(st.lists(st.sampled_from(JUNK), max_size=4))
    ends = draw(st.sampled_from([b"\n", b"\r\n"]))
    return ends.join(draw(st.permutations(lines))) + draw(st.sampled_from([b"", ends]))


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A disordered transcript with bytes flipped, torn out and cut off."""
    content = bytearray(draw(disordered()))
    for place in draw(st.lists(st.integers(0, max(0, len(content) - 1)), max_size=8)):
        content[place : place + 1] = draw(st.binary(max_size=3))
    torn = sorted(draw(st.tuples(*[st.integers(0, len(content))] * 2)))
    del content[torn[0] : torn[1] if draw(st.booleans()) else torn[0]]
    return bytes(content[: draw(st.integers(0, len(content)))] if draw(st.booleans()) else content)


def cuts(content: bytes) -> st.SearchStrategy[list[int]]:
    """Places to cut a file at, in order, with its end."""
    places = st.lists(st.integers(0, len(content)), max_size=6)
    return places.map(lambda found: [*sorted(found), len(content)])


@given(damaged(), st.booleans())
def test_no_damage_makes_a_reader_fail(content: bytes, full: bool) -> None:
    with TemporaryDirectory() as folder:
        path = written(Path(folder), content)
        told = list(moments(path))
        found = list(records(path))
        for line in distilled(path, full=full):
            assert "\n" not in line
        assert all(count >= 0 for count in usage(path).values())
    assert [draft.byte for draft in drafts(told)] == sorted(draft.byte for draft in drafts(told))
    assert {moment.byte for moment in told} <= {byte for byte, _ in found}
    for moment in told:
        assert moment.text == moment.text.strip() != ""
        assert moment.text.encode().find(b"\0") < 0


@given(st.data())
def test_reading_in_pieces_tells_the_same_as_reading_at_once(data: st.DataObject) -> None:
    content = data.draw(disordered())
    told, start = [], 0
    for end in data.draw(cuts(content)):
        told += read(content, start, end)
        start = end
    assert told == read(content)


@given(st.data())
def test_reading_a_file_as_it_grows_tells_the_same_as_reading_it_whole(data: st.DataObject) -> None:
    content = data.draw(disordered())
    told, start = [], 0
    for size in data.draw(cuts(content)):
        told += read(content[:size], start)
        start = size
    assert told == read(content)


@given(disordered())
def test_no_use_is_counted_twice_and_the_hook_counts_the_same(content: bytes) -> None:
    edits = [moment.text for moment in read(content) if moment.what is What.EDITED]
    own_files = [text for text in edits if not text.startswith("/p/a.py")]
    assert len(own_files) == len(set(own_files))
    with TemporaryDirectory() as folder:
        counted = scan({"main": written(Path(folder), content)}, {}, PLENTY)
    assert counted["change_count"] == len(edits)


@given(transcripts(), st.lists(st.sampled_from(JUNK), max_size=5), st.randoms())
def test_junk_between_the_lines_hides_nothing(session: Transcript, junk: list[bytes], dice) -> None:
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


@given(injections())
def test_what_was_injected_is_never_a_human_word(session: Transcript) -> None:
    assert not any("INJECTED" in text for text in session.told(What.HUMAN))
    people = [draft for draft in drafts(session.moments()) if draft.voice is Voice.PERSON]
    assert not any("INJECTED" in draft.text for draft in people)


@given(transcripts(), st.text(max_size=400), st.integers(0, 2))
def test_no_secret_comes_out_however_it_went_in(session: Transcript, pad: str, way: int) -> None:
    text = f"{pad} {KEY} {pad}"
    (session.human, session.said, session.thought)[way](text)
    session.ran(f"rm {text}").ran(text, text, error=True).ran(text).edited(f"/p/{KEY}")
    assert "b2b2" not in " ".join(session.told())
    with TemporaryDirectory() as folder:
        assert "b2b2" not in " ".join(distilled(written(Path(folder), session.content())))
