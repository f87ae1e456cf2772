"""Transcripts: made up as the host writes them, record by record, for the reader to read."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import strategies as st

from reverie.awake.moments import Moment, What
from reverie.hosts.claude_code.transcript import moments

Record = dict[str, Any]

BEGAN = datetime(2026, 9, 21, 14, 0, tzinfo=UTC)
"""When the first record of a transcript was made; each further one comes a second later."""

COMMANDS = ("pytest", "make", "git commit -qm x", "ls", "rm a", "cd /p && pytest 2>&1")
JUNK = (b"", b"\0" * 9, b"{", b"42", b"[1]", b"\xff\xfe", b"[" * 5_000, b'"half', b"} {", b"null")
words = st.text(max_size=30)


class Transcript:
    """A transcript in the making: each call adds what the host would write."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self._uses = 0

    def human(self, text: object, **more: object) -> Transcript:
        """What a person typed; marks such as `isMeta` make it something else."""
        return self._add("user", {"role": "user", "content": text}, **more)

    def said(self, text: str, message: str = "", **more: object) -> Transcript:
        """A text of the agent; `message` is the id of the message it belongs to."""
        return self._spoken({"type": "text", "text": text}, message, **more)

    def thought(self, text: str, message: str = "") -> Transcript:
        """What the agent thought."""
        return self._spoken({"type": "thinking", "thinking": text, "signature": "c2ln"}, message)

    def used(self, tool: str, use: str = "", **given: object) -> str:
        """A tool was called; returns the id of the use."""
        self._uses += 1
        use = use or f"toolu_{self._uses:04d}"
        self._spoken({"type": "tool_use", "id": use, "name": tool, "input": given}, "")
        return use

    def answered(self, use: str, output: object = "ok", *, error: bool = False) -> Transcript:
        """A tool gave its result."""
        block = {"type": "tool_result", "tool_use_id": use, "content": output, "is_error": error}
        return self._add("user", {"role": "user", "content": [block]}, toolUseResult={"stdout": ""})

    def edited(self, path: str, tool: str = "Edit", *, error: str = "") -> Transcript:
        """A file was edited, or not."""
        use = self.used(tool, file_path=path, content="a", old_string="a", new_string="b")
        return self.answered(use, error or f"The file {path} has been updated.", error=bool(error))

    def ran(self, command: str, output: str = "", *, error: bool = False) -> Transcript:
        """A shell command ran."""
        return self.answered(self.used("Bash", command=command), output, error=error)

    def attached(self, text: str) -> Transcript:
        """What a hook put into the session, as the host keeps it."""
        injected = {"type": "hook_additional_context", "content": [text], "hookName": "Stop"}
        shown = [{"content": f"<system-reminder>\n{text}\n</system-reminder>"}]
        return self._add("attachment", None, attachment=injected, rendered=shown)

    def noted(self, kind: str, **more: object) -> Transcript:
        """A record that is no message: system, summary, queue-operation and the like."""
        return self._add(kind, None, **more)

    def lines(self) -> list[bytes]:
        """The records as lines, without their ends."""
        return [as_line(record) for record in self.records]

    def content(self) -> bytes:
        """The whole file."""
        return b"".join(line + b"\n" for line in self.lines())

    def moments(self) -> list[Moment]:
        """What the reader makes of it."""
        return read(self.content())

    def told(self, *kinds: What) -> list[str]:
        """The texts the reader finds, all or of some kinds."""
        return [moment.text for moment in self.moments() if not kinds or moment.what in kinds]

    def _spoken(self, block: Record, message: str, **more: object) -> Transcript:
        name = message or f"msg_{len(self.records):04d}"
        usage = {"input_tokens": 10, "output_tokens": 5, "cache_read_input_tokens": 100}
        return self._add(
            "assistant",
            {"id": name, "role": "assistant", "model": "m", "content": [block], "usage": usage},
            **more,
        )

    def _add(self, kind: str, message: Record | None, **more: object) -> Transcript:
        number = len(self.records)
        at = (BEGAN + timedelta(seconds=number)).isoformat(timespec="milliseconds")
        record = {
            "parentUuid": None,
            "isSidechain": False,
            "type": kind,
            "uuid": f"00000000-0000-4000-8000-{number:012d}",
            "timestamp": at.replace("+00:00", "Z"),
            "userType": "external",
            "cwd": "/p",
            "sessionId": "5e55104e",
            "version": "2.1.325",
            **more,
        }
        self.records.append({**record, "message": message} if message else record)
        return self


def as_line(record: object) -> bytes:
    """A record as the host writes it, without its line end."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode(errors="replace")


def read(content: bytes, start: int = 0, end: int | None = None) -> list[Moment]:
    """What the reader makes of a file with that content."""
    with TemporaryDirectory() as folder:
        return list(moments(written(Path(folder), content), start=start, end=end))


def written(folder: Path, content: bytes) -> str:
    """A transcript with that content; its path."""
    path = folder / "s.jsonl"
    path.write_bytes(content)
    return str(path)


Deed = Callable[[Transcript], object]


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
            st.sampled_from(COMMANDS),
            words,
            st.booleans(),
        ),
        st.builds(lambda text: lambda t: t.attached(text), words),
        st.builds(lambda text: lambda t: t.noted("system", content=text), words),
        st.builds(lambda use: lambda t: t.answered(use, error=True), st.sampled_from("ab")),
    )


DEEDS = st.lists(deeds(), max_size=12)


@st.composite
def transcripts(draw: st.DrawFn) -> Transcript:
    """A session in which anything happens."""
    transcript = Transcript()
    for deed in draw(DEEDS):
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
