"""The store in RAM keeps the store contract."""

import pytest

from reverie.stores.ram.store import InRamStore
from tests.contracts.given import Open
from tests.contracts.store_contract import StoreContract


class TestInRamStore(StoreContract):
    @pytest.fixture
    def open_store(self) -> Open:
        return InRamStore
