"""The store on disk keeps the store contract."""

from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from reverie.ports import Store
from reverie.stores.sqlite.store import SqliteStore
from tests.contracts.given import Open
from tests.contracts.store_contract import StoreContract


class TestSqliteStore(StoreContract):
    needs_numpy = True

    @pytest.fixture
    def open_store(self, tmp_path: Path) -> Iterator[Open]:
        with ExitStack() as stack:

            def opened(agent: str) -> Store:
                return stack.enter_context(closing(SqliteStore(tmp_path / "mind.db", agent)))

            yield opened
