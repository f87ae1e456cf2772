"""Another folder is a transport."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.errors import OutOfReach, TransportFailed
from reverie.transports.folder import FolderShelf
from reverie.transports.snapshots import Snapshots
from tests.contracts.transport_contract import Machine, TransportContract, put


class TestFolder(TransportContract):
    @pytest.fixture
    def machine(self, tmp_path: Path) -> Machine:
        (tmp_path / "disk").mkdir()
        return lambda: Snapshots(FolderShelf(tmp_path / "disk"), "reverie")


def test_a_disk_that_is_not_mounted_is_out_of_reach(tmp_path: Path) -> None:
    transport = Snapshots(FolderShelf(tmp_path / "gone"), "reverie")
    with pytest.raises(OutOfReach, match="is not there; mount it"):
        transport.pull()


def test_a_folder_that_holds_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").write_text("x")
    with pytest.raises(TransportFailed, match=r"is not empty .* give an empty folder"):
        put(Snapshots(FolderShelf(tmp_path), "reverie"), a="1")


def test_a_head_that_was_set_back_is_told(tmp_path: Path) -> None:
    transport = Snapshots(FolderShelf(tmp_path), "reverie")
    head = tmp_path / "heads" / "reverie.json"
    assert put(transport, a="1")
    early = head.read_bytes()
    assert put(transport, b="1")
    head.write_bytes(early)
    assert transport.pull().is_rewritten


def test_a_damaged_head_and_a_lost_object_say_what_to_do(tmp_path: Path) -> None:
    transport = Snapshots(FolderShelf(tmp_path), "reverie")
    assert put(transport, a="1")
    for file in (tmp_path / "objects").rglob("*"):
        if file.is_file():
            file.write_bytes(b"?")
    transport.pull()
    with pytest.raises(TransportFailed, match="missing or damaged; push it again"):
        transport.read("reports/a.md")
    (tmp_path / "heads" / "reverie.json").write_text("{")
    with pytest.raises(TransportFailed, match="damaged; take it away"):
        transport.pull()
