"""A question within dates costs what it finds, not that times all that was ever said."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from reverie.domain.values.source import of_episode
from reverie.domain.values.unit import Field, Within
from reverie.stores.sqlite.store import SqliteStore
from reverie.testing import DAWN
from tests.contracts.given import born, done, said

COUNTED = 100
"""Steps of SQLite's machine that are counted as one."""


def steps_of_asking(path: Path, size: int) -> int:
    """The steps it takes to find memories within dates, in a mind of so many, each said once."""
    with closing(SqliteStore(path)) as store:
        for _ in range(size):
            said(store, "The cache.")
        done(
            store,
            *(born(n, f"The cache {n}.", sources=(of_episode(n),)) for n in range(1, size + 1)),
        )
        steps = []
        store.file.writer.db.set_progress_handler(lambda: steps.append(1), COUNTED)
        found = store.index.matching(Field.KEPT, ["cache"], limit=size, within=Within(since=DAWN))
        assert len(found) == size
        return len(steps)


def test_four_times_the_mind_takes_four_times_the_steps_within_dates(tmp_path: Path) -> None:
    few, many = (
        steps_of_asking(tmp_path / "few.db", 100),
        steps_of_asking(tmp_path / "many.db", 400),
    )

    assert many < 6 * few
