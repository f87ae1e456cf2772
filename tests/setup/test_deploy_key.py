"""A deploy key is made once, whole, and only its owner can read it."""

from __future__ import annotations

import stat
import subprocess
from pathlib import Path

import pytest

from reverie.errors import Refused
from reverie.setup.deploy_key import key_of


def test_a_key_is_made_for_its_owner_alone_and_its_public_half_is_told(tmp_path: Path) -> None:
    key = key_of(str(tmp_path / "state"), "night-1")
    path = Path(key.path)
    assert key.is_new
    assert key.public.startswith("ssh-ed25519 AAAA")
    assert key.public.endswith("reverie night-1")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert sorted(one.name for one in path.parent.iterdir()) == ["night-1", "night-1.pub"]
    told = subprocess.run(["ssh-keygen", "-lf", path], capture_output=True, text=True, check=True)
    assert "(ED25519)" in told.stdout


def test_a_key_that_is_there_is_used_again(tmp_path: Path) -> None:
    first = key_of(str(tmp_path), "night-1")
    again = key_of(str(tmp_path), "night-1")
    assert not again.is_new
    assert (again.path, again.public) == (first.path, first.public)
    assert key_of(str(tmp_path), "night-2").public != first.public


def test_a_key_that_others_can_read_is_refused(tmp_path: Path) -> None:
    path = Path(key_of(str(tmp_path), "night-1").path)
    path.chmod(0o644)
    with pytest.raises(Refused, match="chmod 600"):
        key_of(str(tmp_path), "night-1")


def test_without_ssh_keygen_nothing_is_left_and_the_other_way_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Refused, match="install OpenSSH, or take an https:// address and a token"):
        key_of(str(tmp_path), "night-1")
    assert list((tmp_path / "keys").iterdir()) == []
