"""Dreams for tests: minds that have slept some nights with several cycles each."""

from __future__ import annotations

from reverie.domain.views.stream import StreamEntry
from reverie.ports import Store
from reverie.settings import Settings
from reverie.stages import THE_NIGHT
from reverie.stores.ram.store import InRamStore
from reverie.streams.journal import JournalStream
from tests.days import lived, slept

SAID = (
    "Never push to main.",
    "We decided to use SQLite over Postgres because it is one file.",
    "Always run the tests before a commit.",
    "Why does the cache grow every night?",
    "I am furious that the deploy failed, we lost a day of orders!",
)
SMALL_BATCHES = Settings.of(replay_batch_size=2, tag_share=100)


def dreamt(store: Store, *, nights: int = 2) -> Store:
    """A mind that has slept some nights, each with several cycles of two replays or less."""
    lived(store, *SAID, session=f"s{store.journal.next_night()}", settings=SMALL_BATCHES)
    for _ in range(nights):
        slept(store, line=THE_NIGHT, settings=SMALL_BATCHES)
    return store


def some_entries(agent: str = "main", *, nights: int = 2) -> list[StreamEntry]:
    """What such a mind dreamt."""
    return JournalStream(dreamt(InRamStore(agent), nights=nights)).read()


def ids(entries: list[StreamEntry]) -> list[str]:
    """The ids of entries."""
    return [entry.entry_id for entry in entries]
