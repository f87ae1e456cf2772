"""A confirmation lies with the person, under the seal of a home, and answers to what was said."""

from __future__ import annotations

import hashlib
import os
import shutil
from pathlib import Path

import pytest

from reverie import confirmed
from reverie.awake.confirmations import source, thinking, travel
from reverie.awake.home_seal import confirm_link, forget, seal
from reverie.errors import PathRefused
from reverie.keyed import user_state
from reverie.settings import Settings

PAID = Settings.of(name="openai", address="http://127.0.0.1:9", key_variable="GITHUB_TOKEN")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("REVERIE_STATE_HOME", str(tmp_path / "person"))
    seal(str(tmp_path / "mine" / ".reverie"))
    return tmp_path / "mine" / ".reverie"


def test_what_was_confirmed_is_known_and_nothing_else(home: Path) -> None:
    assert not confirmed.is_confirmed(home, "sync", "there")
    confirmed.confirm(home, "sync", "there")
    assert confirmed.is_confirmed(home, "sync", "there")
    assert not confirmed.is_confirmed(home, "sync", "elsewhere")
    assert not confirmed.is_confirmed(home, "thinker", "there")


def test_nothing_of_it_lies_in_the_project_and_nothing_there_is_believed(home: Path) -> None:
    confirmed.confirm(home, "sync", "there")
    assert [path.name for path in (home / "state").iterdir()] == [".seal"]
    (home / "state" / "thinker.confirmed").write_text(hashlib.sha256(b"there").hexdigest())
    (home / "state" / "confirmed").mkdir()
    assert not confirmed.is_confirmed(home, "thinker", "there")


def test_a_mind_that_is_moved_keeps_its_confirmations_and_another_one_has_none(
    home: Path,
) -> None:
    confirmed.confirm(home, "sync", "there")
    home.parent.rename(home.parent.with_name("moved"))
    moved = home.parent.with_name("moved") / ".reverie"
    assert confirmed.is_confirmed(moved, "sync", "there")
    seal(str(home))
    assert not confirmed.is_confirmed(home, "sync", "there")


def test_a_lost_state_folder_asks_again(home: Path) -> None:
    confirmed.confirm(home, "sync", "there")
    shutil.rmtree(Path(user_state()) / confirmed.FOLDER)
    assert not confirmed.is_confirmed(home, "sync", "there")


def test_a_home_that_is_forgotten_leaves_no_confirmation(home: Path) -> None:
    confirmed.confirm(home, "sync", "there")
    forget(str(home))
    assert os.listdir(Path(user_state()) / confirmed.FOLDER) == []


@pytest.mark.parametrize(
    "other",
    [
        {"key_variable": "AWS_SECRET_ACCESS_KEY"},
        {"address": "http://127.0.0.2:9"},
        {"model": "other"},
        {"month_cents": 90_000},
    ],
)
def test_another_address_variable_model_or_cap_was_not_confirmed(other: dict[str, object]) -> None:
    assert thinking(PAID, {}).told != thinking(PAID.but(**other), {}).told


def test_settings_as_they_come_ask_for_nothing() -> None:
    assert not any(wish.told for wish in (thinking(Settings(), {}), travel(Settings())))
    assert not source(Settings()).told


def test_a_memory_file_is_followed_only_to_where_a_person_confirmed(home: Path) -> None:
    assert confirmed.led_to(home / "memory.yml") == str(home / "memory.yml")
    (home / "memory.yml").symlink_to(home.parent / "theirs")
    (home / "state" / "memory.link").write_text(str(home.parent / "theirs"))

    with pytest.raises(PathRefused, match="if you laid it, run `reverie trust`"):
        confirmed.led_to(home / "memory.yml")

    confirm_link(str(home))
    assert confirmed.led_to(home / "memory.yml") == str(home.parent / "theirs")
