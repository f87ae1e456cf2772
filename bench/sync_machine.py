"""One step of one machine of the trial in sync.py: live, sleep, write a pair, sync."""

from __future__ import annotations

import json
import os
import random
import sys
from datetime import datetime
from pathlib import Path

from reverie import open_mind
from reverie.awake.confirmations import confirm, travel
from reverie.clocks import StoppedClock
from reverie.domain.values.travel import Pushed
from reverie.errors import OutOfReach, TransportFailed
from reverie.ports import Transport
from reverie.settings import Settings
from reverie.sync_round import Round

DROPS = 0.25
"""How often the other side is not reached, or its answer is lost."""


class Dropping:
    """A transport whose line drops: before a call, or after it was heard."""

    def __init__(self, inner: Transport, chance: random.Random) -> None:
        self._inner, self._chance = inner, chance
        self.name = inner.name
        self.list, self.read, self.write = inner.list, inner.read, inner.write
        self.branch = inner.branch

    def pull(self):
        self._drop("before a look")
        return self._inner.pull()

    def push(self, subject: str) -> Pushed:
        self._drop("before a push")
        pushed = self._inner.push(subject)
        self._drop("after a push")
        return pushed

    def _drop(self, when: str) -> None:
        if self._chance.random() < DROPS:
            raise OutOfReach(f"the line dropped {when}")


class DroppingRound(Round):
    """A round over a line that drops."""

    def _transport(self) -> Transport | None:
        inner = super()._transport()
        seed = int(os.environ.get("TRIAL_SEED", "0"))
        return Dropping(inner, random.Random(seed)) if inner and seed else inner


def main() -> None:
    """Do what the words on the command line say, as JSON."""
    told = json.loads(sys.argv[1])
    home = Path(told["home"])
    home.mkdir(parents=True, exist_ok=True)
    settings = Settings.of(**told["settings"])
    clock = StoppedClock(datetime.fromisoformat(told["at"]))
    with open_mind(home / "mind.db", settings=Settings(), clock=clock) as mind:
        if session := told.get("session"):
            if not mind.store.sessions.get(session):
                for text in told["words"]:
                    mind.record(text, session=session)
                mind.end_session(session)
            mind.night()
            _write_pair(home / "sync" / "sleep-deep", session)
    with open_mind(home / "mind.db", settings=settings, clock=clock) as mind:
        confirm(home, travel(settings))
        try:
            trip = DroppingRound(mind.store, home, settings, os.environ, clock.now)
            trip.run(joins=True)  # both begin alone, and the second joins the first
        except TransportFailed as error:
            print(f"left for the next run: {error}")


def _write_pair(folder: Path, session: str) -> None:
    """What was resolved, and then the plan that names it, as a deep night writes them."""
    folder.mkdir(parents=True, exist_ok=True)
    resolved = f"{session}-autoresolve.md"
    (folder / resolved).write_text(f"{session}\n")
    (folder / f"{session}-plan.md").write_text(f"{session}\nsee {resolved}\n")


if __name__ == "__main__":
    main()
