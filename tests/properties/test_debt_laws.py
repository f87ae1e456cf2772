"""Laws 6 and 7: debt is the sum of its scores, and a session counts once, and only its new part."""

from __future__ import annotations

import json
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path

from hypothesis import example, given, settings
from hypothesis import strategies as st

from reverie import Settings, Sleep, open_mind
from reverie.awake import ledger
from reverie.domain.formulas.debt import score_of
from reverie.domain.journal.plan import Outcome
from reverie.testing import DAWN, TickClock
from tests.awake.hooking import a_project, call

SESSIONS = ("s0", "s1", "s2")
DEEDS = st.lists(
    st.one_of(
        st.tuples(st.just("work"), st.sampled_from(SESSIONS), st.integers(0, 6)),
        st.tuples(st.just("stop"), st.sampled_from(SESSIONS), st.just(0)),
        st.tuples(st.just("night"), st.just(""), st.just(0)),
        st.tuples(st.just("doze"), st.just(""), st.just(0)),
        st.tuples(st.just("undo"), st.just(""), st.just(0)),
    ),
    min_size=3,
    max_size=14,
)
STOPPED, SLEPT = ("stop", "s0", 0), ("night", "", 0)


class Days:
    """A project lived in: what was done, what was counted, and what nights have taken in."""

    def __init__(self, folder: Path) -> None:
        self.project = a_project(folder)
        self.home = Path(self.project.home)
        self.clock = TickClock(step=timedelta(minutes=5))
        self.done = dict.fromkeys(SESSIONS, 0)
        self.stopped = dict.fromkeys(SESSIONS, 0)
        self.seen = dict.fromkeys(SESSIONS, False)
        self.called = dict.fromkeys(SESSIONS, False)
        self.taken = dict.fromkeys(SESSIONS, 0)
        self.earlier: list[dict[str, int]] = []

    def do(self, what: str, session: str, amount: int) -> None:
        getattr(self, what)(session, amount)

    def work(self, session: str, edits: int) -> None:
        with self.project.transcript(session).open("a") as file:
            for number in range(self.done[session], self.done[session] + edits):
                file.write(json.dumps(_edit(session, number)) + "\n")
                file.write(json.dumps(_said(f"Never do {session} {number}.")) + "\n")
        self.done[session] += edits

    def stop(self, session: str, _: int) -> None:
        path, payload = self.project.transcript(session), self.project.payload(session)
        call("stop", str(self.home), payload, self.clock.now().timestamp())
        self.called[session] = True
        if path.exists():
            self.stopped[session] = self.done[session]
            self.seen[session] = True

    def night(self, _: str, __: int) -> None:
        with open_mind(self.home / "mind.db", clock=self.clock, settings=Settings()) as mind:
            assert mind.night(Sleep.NAP).outcome is Outcome.COMPLETED
        self._read_late()
        self.called = dict.fromkeys(SESSIONS, False)
        self.earlier.append(dict(self.taken))
        self.taken = dict(self.stopped)

    def doze(self, _: str, __: int) -> None:
        """What is dozed on is known, and owed as before."""
        with open_mind(self.home / "mind.db", clock=self.clock, settings=Settings()) as mind:
            mind.doze()
        self._read_late()

    def _read_late(self) -> None:
        """A stop before there was a transcript: the sleep reads it all."""
        for session in SESSIONS:
            if self.called[session] and not self.seen[session] and self.done[session]:
                self.stopped[session], self.seen[session] = self.done[session], True

    def undo(self, _: str, __: int) -> None:
        if self.earlier:
            with open_mind(self.home / "mind.db", clock=self.clock, settings=Settings()) as mind:
                standing = [
                    n
                    for n in mind.nights()
                    if n.outcome is Outcome.COMPLETED and n.plan.sleep is not Sleep.DOZE
                ]
                mind.undo(standing[-1].plan.night)
            self.taken = self.earlier.pop()

    def expected(self) -> dict[str, int]:
        loads = {s: self.stopped[s] - self.taken[s] for s in SESSIONS if self.seen[s]}
        return {session: score_of(load, 4, 9) for session, load in loads.items()}


@settings(max_examples=50)
@given(DEEDS)
@example([STOPPED, SLEPT, STOPPED, ("undo", "", 0), ("work", "s0", 1), SLEPT, STOPPED])
def test_a_session_counts_once_and_only_what_no_night_has_taken_in(
    deeds: list[tuple[str, str, int]],
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        days = Days(Path(folder))
        for deed in deeds:
            days.do(*deed)
            book = ledger.read(str(days.home))
            if book is None:
                continue
            names = [record["session_id"] for record in book["sessions"]]
            assert len(names) == len(set(names))
            assert book["debt"] == sum(r["score"] or 0 for r in book["sessions"]) >= 0
            owed = {r["session_id"]: r["score"] for r in book["sessions"] if r["score"]}
            assert owed == {s: score for s, score in days.expected().items() if score}


def _edit(session: str, number: int) -> dict[str, object]:
    use = {"type": "tool_use", "id": f"{session}-{number}", "name": "Edit", "input": {}}
    return _record("assistant", {"role": "assistant", "content": [use]})


def _said(text: str) -> dict[str, object]:
    return _record("user", {"role": "user", "content": text})


def _record(kind: str, message: dict[str, object]) -> dict[str, object]:
    at = DAWN.astimezone(UTC).isoformat()
    assert datetime.fromisoformat(at)
    return {"type": kind, "message": message, "timestamp": at, "uuid": repr(message)}
