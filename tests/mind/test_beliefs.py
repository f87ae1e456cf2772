"""Beliefs through the Python door: read by whoever asks, and never told to a session."""

from __future__ import annotations

import asyncio
from pathlib import Path

from reverie.async_mind import AsyncMind
from reverie.domain.values.held_belief import HeldBelief
from reverie.domain.values.trace import ToolUse
from reverie.stores.archive import export_mind, import_mind
from reverie.stores.sqlite.store import SqliteStore
from tests.days import a_mind_at
from tests.stages.test_believe import gathered
from tests.stores.exports import NOW, quietly

FAILS = ToolUse("Bash", "git push", "fatal: rejected", is_command=True)


def a_mind_that_used(path: Path, *uses: ToolUse) -> Path:
    """The file of a mind with one session in which these tools were used."""
    path.parent.mkdir()
    store = SqliteStore(path)
    gathered(store, "a", *uses, said="Never push to main.")
    store.close()
    return path


def test_a_mind_tells_what_it_believes(tmp_path: Path) -> None:
    path = a_mind_that_used(tmp_path / "a" / "mind.db", FAILS, FAILS)
    with a_mind_at(path) as mind:
        assert mind.beliefs() == []
        mind.night()
        (belief,) = mind.beliefs()
        assert mind.beliefs("push") == [belief]
        assert (belief.subject, belief.word, belief.evidence) == ("git push", "unreliable", 2)
    assert asyncio.run(awaited(path)) == [belief]


async def awaited(path: Path) -> list[HeldBelief]:
    async with AsyncMind(lambda: a_mind_at(path)) as mind:
        return await mind.beliefs("push")


def test_law_14_what_is_told_is_byte_identical_whatever_is_believed(tmp_path: Path) -> None:
    told = []
    for name, uses in (("nothing", []), ("something", [FAILS] * 5)):
        path = a_mind_that_used(tmp_path / name / "mind.db", *uses)
        with a_mind_at(path) as mind:
            mind.night()
            assert bool(mind.beliefs()) is bool(uses)
            told.append((mind.briefing(), [hit.text for hit in mind.recall("git push")]))
    assert told[0] == told[1]


def test_beliefs_travel_with_the_mind(tmp_path: Path) -> None:
    path = a_mind_that_used(tmp_path / "a" / "mind.db", FAILS)
    with a_mind_at(path) as mind:
        mind.night()
        before = mind.beliefs()
    store = SqliteStore(path)
    export_mind(store, tmp_path / "away.gz", quietly)
    store.close()
    other = SqliteStore(tmp_path / "b.db")
    import_mind(other, tmp_path / "away.gz", quietly, now=NOW)
    assert [belief.subject for belief in before] == [b.subject for b in other.beliefs()]
    other.close()
