"""The law of traces: under kills and rewritten transcripts they only grow, by whole lines, once."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from hypothesis import given
from hypothesis import strategies as st

from reverie import Settings
from reverie.awake.project import Project as Archive
from reverie.hosts import host_named
from tests.awake.hooking import Project, a_book, a_project, asked, said

SESSION = "35cf76bb"


class Killed(BaseException):
    """The process is gone."""


@contextmanager
def killed_after(bytes_left: int) -> Iterator[None]:
    """A machine that dies once so many bytes were written, in the middle of a write if need be."""
    write, left = os.write, bytes_left

    def dying(descriptor: int, whole: bytes) -> int:
        nonlocal left
        if len(whole) > left:
            write(descriptor, whole[:left])
            left = 0
            raise Killed
        left -= len(whole)
        return write(descriptor, whole)

    with patch("os.write", dying):
        try:
            yield
        except Killed:
            return


GROWS = st.tuples(st.just("grow"), st.integers(1, 4))
SHRINKS = st.tuples(st.just("shrink"), st.integers(0, 6))
REWRITES = st.tuples(st.just("rewrite"), st.integers(0, 6))
TEARS = st.tuples(st.just("tear"), st.integers(1, 40))
DIES = st.tuples(st.just("die"), st.integers(0, 2_500))
ARCHIVES = st.tuples(st.just("archive"), st.just(0))
LIVES = st.lists(st.one_of(GROWS, SHRINKS, REWRITES, TEARS, DIES, ARCHIVES), max_size=14)


@given(life=LIVES)
def test_traces_never_change_but_by_growing(life: list[tuple[str, int]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        project = a_project(Path(folder))
        project.put(a_book())
        transcript = project.transcript(SESSION)
        lines, seen = [json.dumps(asked("Message 0."))], {0}
        transcript.write_text(lines[0] + "\n")
        project.stop(SESSION)
        before = b""
        for act, number in [*life, ("archive", 0), ("archive", 0)]:
            if act == "grow":
                lines += [json.dumps(said(f"Message {len(seen) + n}.")) for n in range(number)]
                seen |= set(range(len(seen), len(seen) + number))
            elif act == "shrink":
                lines = lines[: 1 + number]
            elif act == "rewrite":
                lines = [lines[0], *lines[1 + number :]]
            torn = lines[-1][:number] if act == "tear" else ""
            transcript.write_text("\n".join(lines) + "\n" + torn)
            if act == "archive":
                archive(project)
            else:
                with killed_after(number if act == "die" else 1 << 30):
                    archive(project)
            now = trace(project)
            assert now.startswith(before)
            before = now
        assert before.endswith(b"\n")
        told = [json.loads(line) for line in before.splitlines()]
        assert len({json.dumps(one) for one in told}) == len(told)
        assert {json.dumps(one) for one in told} >= {json.dumps(json.loads(one)) for one in lines}


def archive(project: Project) -> None:
    Archive(project.home, host_named).archive(Settings())


def trace(project: Project) -> bytes:
    path = Path(project.home, "sync", "traces", f"{SESSION}.jsonl")
    return path.read_bytes() if path.exists() else b""
