"""Make the minds of `levels.py`: real sessions lived one by one, with notes in passing or without.

    python bench/level_minds.py SESSIONS.json FOLDER [--notes FOLDER] [--alone]

Makes FOLDER a project whose mind has taken in every session of one repository, a doze each, and
writes `ids.json` beside it. NOTES holds a file `REPOSITORY_SESSION.json` a session, with `notes`:
lines by the id of the message they end. With `--alone` each session gets a project of its own,
FOLDER/SESSION, as after a first night. Then `reverie night --delegate` prints the packet of a
second look there.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import reverie


class SessionClock:
    """A clock that stands where the session is."""

    def __init__(self) -> None:
        self.time = datetime(2020, 1, 1, tzinfo=UTC)

    def now(self) -> datetime:
        """The moment, one millisecond later each time it is asked for."""
        self.time += timedelta(milliseconds=1)
        return self.time

    def spent(self) -> float:
        """Processor time."""
        return time.process_time()


def main() -> None:
    """Make one project, or one for each session."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("sessions", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--notes", type=Path)
    parser.add_argument("--alone", action="store_true")
    given = parser.parse_args()
    sessions = json.loads(given.sessions.read_text(encoding="utf-8"))["sessions"]
    notes = {s["id"]: _notes(given.notes, given.sessions.stem, s["id"]) for s in sessions}
    groups = [[s] for s in sessions] if given.alone else [sessions]
    for group in groups:
        live(group, notes, given.folder / group[0]["id"] if given.alone else given.folder)


def _notes(folder: Path | None, repository: str, session: str) -> dict[str, list[str]]:
    file = folder / f"{repository}_{session}.json" if folder else None
    if file is None or not file.exists():
        return {}
    found: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))["notes"]
    return found


def live(sessions: list[dict[str, Any]], notes: dict[str, dict[str, list[str]]], to: Path) -> None:
    """A project in which some sessions were lived and taken in, one after another."""
    to.mkdir(parents=True)
    init = [sys.executable, "-m", "reverie", "init", "--no-claude"]
    subprocess.run(init, cwd=to, check=True, capture_output=True)
    clock, ids = SessionClock(), {}
    with reverie.open_mind(to / ".reverie" / "mind.db", clock=clock) as mind:
        for session in sessions:
            noted = notes[session["id"]]
            for message in session["messages"]:
                at = datetime.fromisoformat(message["time"].replace("Z", "+00:00"))
                clock.time = max(clock.time, at)
                lines = "".join(f"\n\nNoted: {line}" for line in noted.get(message["id"], ()))
                said = mind.record(
                    message["text"] + lines, session=session["id"], voice=message["voice"], at=at
                )
                ids[str(said.number)] = message["id"]
            clock.time += timedelta(minutes=5)
            mind.end_session(session["id"])
            mind.doze()
    (to / "ids.json").write_text(json.dumps(ids), encoding="utf-8")


if __name__ == "__main__":
    main()
