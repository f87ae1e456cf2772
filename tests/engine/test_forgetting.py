"""What is forgotten is gone with its links, and stays gone until someone tells it again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import Act, Waking
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.memory import Author
from reverie.engine.waking import forget, remember
from reverie.errors import TextRefused, Unknown
from reverie.ports import Mind
from reverie.stores.ram.store import InRamStore
from reverie.testing import TickClock, a_link, a_memory, a_mind
from tests.days import SETTINGS, contents, texts

RULE = "Never push to main."


def buried(mind: Mind, text: str) -> bool:
    return bool(mind.present([Place("tombstone", fingerprint(text))]))


def test_forgetting_takes_the_links_and_leaves_a_tombstone() -> None:
    memories = [a_memory(1, RULE), a_memory(2, "two"), a_memory(3, "three")]
    store = a_mind(
        InRamStore(), memories=memories, links=[a_link(1, 2), a_link(1, 3), a_link(2, 3)]
    )

    gone = forget(store, TickClock(), SETTINGS, memories[0].name, why="not so")

    assert gone == memories[0]
    assert texts(store) == ["two", "three"]
    assert [link.pair for n in (2, 3) for link in store.links.of(n)] == [(2, 3), (2, 3)]
    assert buried(store, "never push to main")
    assert store.journal.headings()[-1].cause == Waking(Act.FORGET, Author.PERSON, gone.name)


def test_remembering_lifts_the_tombstone() -> None:
    store = InRamStore()
    first = remember(store, TickClock(), SETTINGS, RULE)
    forget(store, TickClock(), SETTINGS, first.name, why="not so")

    again = remember(store, TickClock(), SETTINGS, RULE)

    assert (texts(store), buried(store, RULE)) == ([RULE], False)
    assert again.number == 2


def test_forgetting_the_same_words_twice_keeps_the_first_tombstone() -> None:
    store = a_mind(memories=[a_memory(1, RULE), a_memory(2, RULE)])

    for number in (1, 2):
        forget(store, TickClock(), SETTINGS, a_memory(number).name, why=f"reason {number}")

    ((_, stone),) = contents(store)
    assert stone.why == "reason 1"  # type: ignore[union-attr]


def test_forgetting_needs_a_reason_and_a_memory_that_is_there() -> None:
    store = a_mind(memories=[a_memory(1)])

    with pytest.raises(TextRefused, match="the reason is empty"):
        forget(store, TickClock(), SETTINGS, a_memory(1).name, why=" ")
    with pytest.raises(Unknown, match="no memory f-1; find it with `reverie recall`"):
        forget(store, TickClock(), SETTINGS, "f-1", why="not so")
    assert len(contents(store)) == 1


@pytest.mark.parametrize("how", [End.SUPERSEDED, End.RESOLVED])
def test_what_gave_way_to_something_forgotten_stays_ended_and_names_it_no_more(how: End) -> None:
    newer = a_memory(2, "We chose Postgres.")
    older = replace(a_memory(1, "We chose SQLite."), ending=Ending(how, 1, newer.number))
    store = a_mind(memories=[older, newer])

    forget(store, TickClock(), SETTINGS, newer.name, why="not so")

    assert [(m.number, m.ending) for m in store.memories.all()] == [
        (1, Ending(how, 1, None, "what ended it is there no more"))
    ]
