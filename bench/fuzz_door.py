"""A fuzz door: where something from outside is taken in, and what must go well afterwards."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from bench.fuzz_inputs import (
    Given,
    as_json,
)
from hypothesis import strategies as st

from reverie.clocks import StoppedClock
from reverie.mind import OpenMind
from reverie.settings import Settings
from reverie.stores.journaled import JournaledStore
from reverie.stores.threads import OneStoreForAll

NOW = datetime(2026, 9, 21, 14, tzinfo=UTC)
RULE = "Never deploy the billing service on Fridays."
A_DAY = (
    "Never push to main.",
    "We decided to use SQLite over Postgres because it is one file.",
    "Why does the test hang?",
    "The deploy failed with an error on ARM!",
    "I prefer short answers.",
)
EVERY = 25
"""After one input in so many a whole night follows."""


class Door:
    """A place where something from outside is taken in, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.count = 0
        folder.mkdir(parents=True)

    def given(self) -> st.SearchStrategy[Given]:
        """What it is given."""
        raise NotImplementedError

    def parses(self, content: bytes) -> bool:
        """Whether a content gets past the parser."""
        raise NotImplementedError

    def enter(self, content: bytes) -> bool:
        """Give it a content; whether it was taken. What is refused raises one of our errors."""
        raise NotImplementedError


def parses_as(parse: Callable[[str], object], content: bytes) -> bool:
    """Whether a parser of ours takes a content."""
    try:
        parse(content.decode())
    except (ValueError, RecursionError):
        return False
    return True


def a_mind(store: JournaledStore, home: Path | None = None, *, at: datetime = NOW) -> OpenMind:
    """A mind on a store, at a moment."""
    return OpenMind(OneStoreForAll(store), Settings(), StoppedClock(at), None, home=home)


def live(mind: OpenMind, *texts: str, session: str) -> None:
    """A session in which these things were said, slept on at once."""
    for text in texts:
        mind.record(text, session=session)
    mind.end_session(session)
    mind.night()


def sleep_on(mind: OpenMind) -> None:
    """A night, and what is told afterwards; nothing of it may be set aside."""
    morning = mind.night()
    assert morning.outcome == "completed", morning.notes
    assert not mind.asides(), mind.asides()
    odd = [note for note in morning.notes if "could not do" in note or "set aside" in note]
    assert not odd, odd
    mind.briefing(), mind.report(), mind.recall("deploy")


def text_of(tree: object) -> bytes:
    """A document in JSON as bytes; half a character in it as an escape."""
    return as_json(tree).encode(errors="surrogatepass")
