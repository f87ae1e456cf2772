"""Whatever was acknowledged survives a loss of power: an episode or entry is synced before its call
returns, and a disk that kept only what was synced, or torn parts of the rest, holds a sound mind.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from reverie.errors import ReverieError
from reverie.stores.sqlite.store import SqliteStore
from tests.stores.lying_files import why_not
from tests.stores.minds import damage, whole
from tests.stores.unlucky_life import Known

ROOT = Path(__file__).parents[2]
PATIENCE_S = 120
REASON = why_not()

pytestmark = pytest.mark.skipif(bool(REASON), reason=str(REASON))


@pytest.mark.parametrize("seed", [1, 2])
def test_what_was_acknowledged_survives_a_loss_of_power_at_any_moment(
    seed: int, tmp_path: Path
) -> None:
    known = lived(tmp_path, seed, "FULL")
    pictures = sorted((tmp_path / "pictures").iterdir())
    assert len(known.entries) > 30
    assert len(pictures) > 100
    assert [f"{p.name}: {what}" for p in pictures for what in wrong_with(p, known)] == []


def test_a_store_that_did_not_sync_each_commit_would_be_found_out(tmp_path: Path) -> None:
    known = lived(tmp_path, 1, "NORMAL")
    pictures = sorted((tmp_path / "pictures").glob("*-synced"))
    wrong = {what for picture in pictures for what in wrong_with(picture, known)}
    assert wrong == {"an acknowledged episode is lost", "an acknowledged entry is lost"}


def lived(folder: Path, seed: int, synchronous: str) -> Known:
    """What was acknowledged in a life on lying files, in a process of its own."""
    (folder / "live").mkdir()
    command = [sys.executable, "-m", "tests.stores.unlucky_life", str(folder), str(seed)]
    done = subprocess.run(
        [*command, synchronous], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE_S
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    return Known(told["episodes"], {int(n): entry for n, entry in told["entries"].items()})


def wrong_with(picture: Path, known: Known) -> Iterator[str]:
    """What a mind that lost power lacks, or has and should not."""
    path = picture / "mind.db"
    acknowledged = json.loads((picture / "acknowledged.json").read_text())
    try:
        with closing(SqliteStore(path)) as store:
            yield from not_as_known(store, acknowledged, known)
        yield from damage(path)
    except ReverieError as error:
        yield str(error)


def not_as_known(store: SqliteStore, acknowledged: dict[str, int], known: Known) -> Iterator[str]:
    found = whole(store)
    if store.episodes.last() < acknowledged["episode"]:
        yield "an acknowledged episode is lost"
    if store.journal.last() < acknowledged["entry"]:
        yield "an acknowledged entry is lost"
    if list(map(repr, found.episodes)) != known.episodes[: len(found.episodes)]:
        yield "an episode is not as it was recorded"
    if any(known.entries.get(n) != entry.decode() for n, entry in found.journal.items()):
        yield "an entry is not as it was committed"
    if list(found.journal) != list(range(store.journal.first(), store.journal.last() + 1)):
        yield "the journal has a gap"
    store.rebuild()
    if list(store.contents()) != found.contents:
        yield "the tables are not what the journal tells"
