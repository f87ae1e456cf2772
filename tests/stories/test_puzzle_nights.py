"""Nights with puzzles, as a person finds them in the morning: a golden story.

After a change that is meant, read the difference and write the story anew:
`python -m tests.stories.test_puzzle_nights`
"""

from __future__ import annotations

import difflib
import re
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from reverie import OpenMind, open_mind
from reverie.awake.home_seal import seal
from reverie.awake.puzzle_queue import PuzzleQueue
from reverie.domain.journal.plan import Stimulus
from reverie.domain.values.puzzle import AnswerFormat, Priority, PuzzleType
from reverie.domain.values.spend import Spent
from reverie.engine.governing import Governor
from reverie.errors import ThinkerFailed
from reverie.settings import Settings
from reverie.testing import ScriptedAlarm, ScriptedModel, TickClock, replied
from reverie.thinkers.meter import MeterFile
from tests.cli.terminal import said
from tests.thinkers.stand_in_api import Json

GOLDEN = Path(__file__).with_name("puzzle_nights.txt")
FRIDAY = datetime(2026, 11, 13, 2, tzinfo=UTC)
MINUTES = 60_000
NOTHING = replied([])
"""What is said of a session that needs no second look."""
SETTINGS = Settings.of(
    name="anthropic",
    call_s=28_800,
    night_cents=90,
    day_cents=90,
    month_cents=900,
    night_minutes=480,
)


def answer(text: str, *, done: bool = True) -> str:
    told: Json = {"text": text, "sources": ["the puzzle itself"], "is_done": done}
    return replied(told)


class Story:
    """A project whose nights are told."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / ".reverie"
        seal(str(self.home))
        self.queue = PuzzleQueue(self.home)
        self._names: dict[str, str] = {}
        self._told: dict[str, str] = {}

    def leave(self, text: str, day: int, priority: Priority = Priority.STANDARD) -> None:
        puzzle = self.queue.add(
            text,
            FRIDAY + timedelta(days=day, hours=-9, minutes=len(self._names)),
            type=PuzzleType.COMPARE,
            priority=priority,
            format=AnswerFormat.MD,
        )
        self._names[puzzle.id] = f"puzzle-{len(self._names) + 1}"

    def night(
        self,
        title: str,
        day: int,
        *replies: str | ThinkerFailed,
        minutes: int = 10,
        rings: int = 0,
    ) -> Iterator[str]:
        """A night on a day of the story, and what it leaves."""
        yield ""
        yield f"# {title}"
        clock = TickClock(FRIDAY + timedelta(days=day), timedelta(seconds=1))
        model = ScriptedModel(*replies, spent=Spent(1, 1_000, 100, minutes * MINUTES))
        meter = MeterFile(self.home / "state/spend.jsonl")
        governor = Governor(model, meter, clock, SETTINGS)
        with open_mind(
            self.home / "mind.db", settings=SETTINGS, clock=clock, thinker=governor
        ) as mind:
            yield from self._slept(mind, rings)
        yield from self._left()

    def _slept(self, mind: OpenMind, rings: int) -> Iterator[str]:
        alarm = ScriptedAlarm({rings: Stimulus.URGENT} if rings else {})
        morning = mind.night("night", alarm=alarm)
        yield f"night {morning.plan.night}: {morning.outcome}"
        for stage in morning.plan.stages:
            if stage.skipped and stage.name in ("incubate", "encode", "compress"):
                yield f"  {stage.name} skipped: {stage.skipped}"
        yield from (f"  {self._named(note)}" for note in morning.notes if "tonight" not in note)
        waiting = len(mind.store.sessions.waiting())
        yield f"  sessions that wait: {waiting}"

    def _left(self) -> Iterator[str]:
        """What lies in the folders of puzzles."""
        for folder in ("sleep-queue", "sleep-queue-done", "sleep-queue-failed", "sleep-results"):
            found = sorted((self.home / "sync" / folder).glob("*.md"), key=self._place)
            for path in found:
                text = path.read_text()
                status = re.search(r"^status: (\w+)$", text, re.M)
                is_new = self._told.get(str(path)) != text
                self._told[str(path)] = text
                body = text.split("---\n", 2)[2].strip() if folder == "sleep-results" else ""
                if not is_new and folder != "sleep-queue":
                    continue
                yield f"  {folder}/{self._named(path.name)}  {status[1] if status else ''}"
                yield from (f"      {line}".rstrip() for line in body.splitlines())

    def _place(self, path: Path) -> str:
        return self._named(path.name)

    def _named(self, text: str) -> str:
        for id, name in self._names.items():
            text = text.replace(id, name).replace(f"puzzle {id[:8]}", name)
        return text


def tell(folder: Path) -> Iterator[str]:
    """A week of nights."""
    story = Story(folder)
    yield "A project with one session behind it, which every night may take in."
    with open_mind(story.home / "mind.db", clock=TickClock(FRIDAY - timedelta(days=1))) as mind:
        mind.record("Never push to main.", session="thursday")
        mind.end_session("thursday")
    story.leave("Which of our two caches can go?", 0, Priority.MARATHON)
    story.leave("Rewrite the parser, or mend it?", 0, Priority.MARATHON)
    story.leave("Which names are confusing?", 0, Priority.WEEKLY)
    story.leave("Is the timeout too long?", 0, Priority.QUICK)
    yield from story.night(
        "Two marathons wait: the older has the night for itself",
        0,
        answer("The old one, perhaps.", done=False),
        answer("The old one: nothing reads it."),
    )
    yield from story.night(
        "The other marathon fills its box and is stopped",
        1,
        *(answer(f"Mending looks cheaper, in {n} ways.", done=False) for n in range(1, 20)),
        minutes=30,
    )
    yield from story.night(
        "On Sunday the weekly one is slept on too",
        2,
        answer("Both `Told`s."),
        answer("No."),
        NOTHING,
    )
    story.leave("What would a cache cost us?", 3)
    yield from story.night(
        "Cut short in a puzzle: the part stays, and the puzzle waits",
        3,
        answer("Memory, mostly.", done=False),
        rings=4,
    )
    yield from story.night(
        "Nobody can be reached: it waits on", 4, ThinkerFailed("it could not be reached")
    )
    yield from story.night("Answered at last", 5, answer("Memory, and one more thing to test."))
    yield from story.night("Everything twice: nothing is left to do", 6, answer("Never asked."))


def test_the_nights_are_told_as_they_were_written_down(tmp_path: Path) -> None:
    told = [line.rstrip() for line in tell(_project(tmp_path))]
    golden = GOLDEN.read_text(encoding="utf-8").splitlines()
    assert told == golden, "\n".join(difflib.unified_diff(golden, told, lineterm=""))


def _project(folder: Path) -> Path:
    """A folder with a mind, as `reverie init` makes it."""
    said(f"init {folder}")
    return folder


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        story = "\n".join(line.rstrip() for line in tell(_project(Path(folder))))
    GOLDEN.write_text(story + "\n", encoding="utf-8")
