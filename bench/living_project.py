"""A living project for benchmarks: a mind with memories, and the reminder that hooks ask."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from made_minds import Words
from reverie import open_mind
from reverie.live.reminder import Reminder

MEMORIES = 300
CHOICE = "We chose Postgres over SQLite for the billing ledger because of row locks and replicas."
NOTHING, SOMETHING = (
    "Please go on with what you began, and tell me when the new page is done.",
    "Does the billing ledger need Postgres, or would SQLite do for it?",
)
"""A prompt that brings nothing to mind, and one that brings the choice."""


@contextmanager
def living_project(home: Path) -> Iterator[Reminder]:
    """An agent that lives in a home and knows a few hundred things."""
    words = Words(7)
    with open_mind(home / "mind.db") as mind:
        for number in range(MEMORIES):
            mind.record(words.said(), session=f"s{number // 20}")
            mind.remember(words.said(), kind="fact")
        mind.remember(CHOICE)
        found = mind.comes_to_mind(SOMETHING)
        assert [one.text for one in found] == [CHOICE], "the prompt does not bring it to mind"
        service = Reminder(lambda: mind, str(home), lambda _: None)
        service.start()
        try:
            yield service
        finally:
            service.stop()
