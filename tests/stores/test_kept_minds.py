"""Minds of earlier versions, kept as files: each opens, tells what it told then, and is rebuilt.

`tests/kept` has a folder for each version whose files were kept: the mind itself, and beside it
what that version told of it.
"""

from __future__ import annotations

import gzip
import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from reverie import open_mind
from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import Proposal, Value
from reverie.domain.journal.plan import Outcome
from reverie.domain.values.gist import Gist
from reverie.domain.values.gloss import Gloss
from reverie.domain.values.link import Link
from reverie.domain.values.memory import Memory
from reverie.domain.values.session import Mark
from reverie.domain.values.tombstone import Tombstone
from reverie.domain.values.tone import Tone
from reverie.engine.sleeping import unfinished_plan
from reverie.stores.sqlite.store import SqliteStore
from reverie.testing import TickClock

KEPT = sorted((Path(__file__).parents[1] / "kept").glob("*/*.db.gz"))
RESTING = [file for file in KEPT if file.name.startswith("resting")]


def named(file: Path) -> str:
    return f"{file.parent.name}/{file.name.removesuffix('.db.gz')}"


@pytest.fixture
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A kept mind, as the version of then left it."""
    mind = tmp_path / "mind.db"
    mind.write_bytes(gzip.decompress(request.param.read_bytes()))
    return mind


def told_then(file: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(
        file.with_name(f"{file.name.removesuffix('.db.gz')}.json").read_text(encoding="utf-8")
    )
    return told


@pytest.mark.parametrize(("path", "file"), [(f, f) for f in KEPT], indirect=["path"], ids=named)
def test_a_mind_of_an_earlier_version_tells_what_it_told_then(path: Path, file: Path) -> None:
    with closing(SqliteStore(path)) as store:
        assert told_now(store) == told_then(file)


@pytest.mark.parametrize("path", KEPT, indirect=True, ids=named)
def test_a_mind_of_an_earlier_version_is_rebuilt_equal(path: Path) -> None:
    with open_mind(path, clock=TickClock()) as mind:
        before = list(mind.store.contents())
        assert mind.rebuild()
        assert list(mind.store.contents()) == before


@pytest.mark.parametrize("path", RESTING, indirect=True, ids=named)
def test_a_night_that_an_earlier_version_began_goes_on_with_the_settings_it_pinned(
    path: Path,
) -> None:
    with open_mind(path, clock=TickClock()) as mind:
        plan = unfinished_plan(mind.store)
        assert plan
        assert (plan.settings.sleep.max_cycles, plan.settings.file.token_budget) == (5, 3_000)
        run = mind.night()
        assert run.plan == plan
        assert run.outcome is Outcome.COMPLETED
        assert {memory.text for memory in mind.memories()} >= {"Never push to main."}


def told_now(store: SqliteStore) -> dict[str, Any]:
    """What a mind tells of itself, in the words in which earlier versions told it."""
    return {
        "episodes": store.episodes.last(),
        "next_night": store.journal.next_night(),
        "next_memory": store.memories.next_number(),
        "journal": [[h.number, type(h.cause).__name__, h.size] for h in store.journal.headings()],
        "rows": [row(place, value) for place, value in store.contents()],
    }


def row(place: Place, value: Value) -> dict[str, Any]:
    key = list(place.key) if isinstance(place.key, tuple) else place.key
    return {"table": place.table, "key": key, **told_of(value)}


def told_of(value: Value) -> dict[str, Any]:
    match value:
        case Memory():
            return {
                "name": value.name,
                "kind": value.kind.value,
                "text": value.text,
                "layer": value.layer.value,
                "salience": value.salience.points,
                "strength": value.strength.points,
                "sources": list(value.sources),
                "ended": value.ending and value.ending.how.value,
                "used": value.use.times,
                "tagged": value.tagged,
            }
        case Link():
            return {"weight": value.weight, "kind": value.kind.value, "night": value.night}
        case Mark():
            return {"upto": value.upto}
        case Proposal():
            wish = [[change.place.table, change.target] for change in value.wish]
            return {"question": value.question, "wish": wish}
        case Tombstone():
            return {"name": value.name, "why": value.why}
        case Tone():
            return {"mood": value.mood}
        case Gloss():
            return {"statements": list(value.statements)}
        case Gist():
            return {"text": value.text}
    raise AssertionError(value)
