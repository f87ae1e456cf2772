"""Law 7, awake: a session counts once, by what it did since its last consolidation."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.awake import ledger
from reverie.awake.debt import begin_sleep
from reverie.awake.sleep_done import close_sleep
from tests.awake.hooking import NOW, Book, Project, a_project, append, call, used, write

SESSIONS = ("ada", "ben", "eve")
STOPS = ("stop", "subagent-stop", "session-end")
Act = tuple[str, str, int]
"""What happens, to which session, and a number that says how much or which."""


@pytest.fixture(scope="module", autouse=True)
def _without_waiting_for_the_disk() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda descriptor: None)
        yield


@dataclass
class Life:
    """A project, and what its ledger ought to say."""

    project: Project
    made: int = 0
    now: float = NOW
    epoch: float | None = None
    present: dict[str, set[str]] = field(default_factory=lambda: {s: set() for s in SESSIONS})
    """The edits that stand in a session's transcripts."""
    taken: dict[str, set[str]] = field(default_factory=lambda: {s: set() for s in SESSIONS})
    """The edits a sleep has repaid."""
    owed: dict[str, set[str]] = field(default_factory=dict)
    """The edits each recorded session owes."""
    stopped: dict[str, float] = field(default_factory=dict)

    def act(self, what: str, session: str, number: int) -> None:
        self.now += 1
        match what:
            case "edit":
                self.edit(self.project.transcript(session), session, number)
            case "edit in a sub-agent":
                self.edit(self.project.subagent(session, f"a{number % 2}"), session, number)
            case "say again":
                again = sorted(self.present[session])[:number]
                append(self.project.transcript(session), [used(("Edit", use)) for use in again])
            case "stop":
                self.stop(session, number)
            case "rewrite shorter":
                self.stop(session, number)
                self.rewrite(session)
                self.stop(session, number)
            case "begin to sleep":
                self.begin_to_sleep()
            case "sleep":
                self.sleep()
            case "damage":
                self.damage(number)

    def edit(self, path: Path, session: str, count: int) -> None:
        uses = {f"toolu_{self.made + n}" for n in range(count)}
        append(path, [used(("Edit", use), ("Read", f"r{use}")) for use in sorted(uses)])
        self.made += count
        self.present[session] |= uses

    def stop(self, session: str, number: int) -> None:
        payload = self.project.payload(session, last_assistant_message=f"Turn {self.now}.")
        call(STOPS[number % len(STOPS)], self.project.home, payload, self.now)
        self.owed.setdefault(session, set()).update(self.present[session] - self.taken[session])
        self.stopped[session] = self.now

    def rewrite(self, session: str) -> None:
        """Keep only the later half of a transcript, as if the host had compressed it."""
        path = self.project.transcript(session)
        lines = path.read_bytes().splitlines()
        kept = lines[(len(lines) + 1) // 2 :]
        write(path, kept)
        elsewhere = b"".join(p.read_bytes() for p in path.with_suffix("").rglob("*.jsonl"))
        left = b"\n".join(kept) + elsewhere
        self.present[session] = {u for u in self.present[session] if f'"{u}"'.encode() in left}

    def begin_to_sleep(self) -> None:
        def decide(book: Book) -> bool:
            at = ledger.stamp(self.now)
            return begin_sleep(book, at, force=True, stale_before=at)

        assert ledger.change(self.project.home, decide, self.now)
        self.epoch = self.now

    def sleep(self) -> None:
        close_sleep(self.project.home, "Slept.", self.now)
        for session in list(self.owed):
            if self.epoch is None or self.stopped[session] <= self.epoch:
                self.taken[session] |= self.owed.pop(session)
        self.epoch = None

    def damage(self, number: int) -> None:
        """Lose the end of the ledger; what it knew comes back as the sessions stop again."""
        path = self.project.state / ".sleep.json"
        if path.exists():
            path.write_bytes(path.read_bytes()[: number - 9])
            ledger.change(self.project.home, lambda book: None, self.now)
            self.owed, self.epoch = {}, None

    def check(self) -> None:
        path = self.project.state / ".sleep.json"
        sessions = self.project.book()["sessions"] if path.exists() else []
        told = {record["session_id"]: record for record in sessions}
        assert len(told) == len(sessions), "a session stands twice"
        assert set(told) == set(self.owed)
        for session, uses in self.owed.items():
            assert told[session]["change_count"] == len(uses)
            assert told[session]["score"] == score_of(len(uses))
        if sessions:
            assert self.project.book()["debt"] == sum(score_of(len(u)) for u in self.owed.values())


def score_of(changes: int) -> int:
    """The score of a session, as the requirements say it (A6)."""
    return (changes >= 1) + (changes >= 4) + (changes >= 9)


def acts(*names: str) -> st.SearchStrategy[list[Act]]:
    act = st.tuples(st.sampled_from(names), st.sampled_from(SESSIONS), st.integers(0, 5))
    return st.lists(act, max_size=25)


def live(days: list[Act]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        life = Life(a_project(Path(folder)))
        for session in SESSIONS:
            write(life.project.transcript(session), [])
        for what, session, number in days:
            life.act(what, session, number)
            life.check()


@given(
    acts(
        "edit",
        "edit",
        "edit in a sub-agent",
        "say again",
        "stop",
        "stop",
        "rewrite shorter",
        "begin to sleep",
        "sleep",
    )
)
def test_a_session_counts_once_by_what_it_did_since_its_last_consolidation(days: list[Act]) -> None:
    live(days)


@given(acts("edit", "edit in a sub-agent", "stop", "stop", "damage", "begin to sleep", "sleep"))
def test_a_ledger_that_is_damaged_counts_nothing_twice_and_nothing_consolidated(
    days: list[Act],
) -> None:
    live(days)
