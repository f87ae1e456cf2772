"""A repository is looked at before it is used: who can read it, and whether we can write."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from reverie.domain.intake.repository_address import address_of
from reverie.errors import OutOfReach, TransportFailed
from reverie.setup.repository_check import LOOPBACK_ONLY, is_public, try_push
from reverie.setup.setup_answers import Answers
from tests.setup.repositories import bare_repository, served


def with_token(address: str, variable: str = "NIGHT_TOKEN") -> Answers:
    return Answers(
        mode="remote", provider="git", remote=address, access="token", token_variable=variable
    )


def test_a_repository_that_answers_a_stranger_is_public(tmp_path: Path) -> None:
    with served(bare_repository(tmp_path)) as address:
        assert is_public(address_of(address), os.environ) is True


def test_one_that_asks_for_a_password_is_not(tmp_path: Path) -> None:
    with served(bare_repository(tmp_path), password="right") as address:
        assert not is_public(address_of(address), os.environ)


def test_the_users_own_credentials_are_not_taken_for_a_strangers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    (home / ".netrc").write_text("machine 127.0.0.1 login me password right\n")
    with served(bare_repository(tmp_path / "served"), password="right") as address:
        assert not is_public(address_of(address), os.environ)


def test_nobody_is_asked_about_a_repository_out_of_reach() -> None:
    address = address_of("git@github.com:me/night.git")
    assert is_public(address, {**os.environ, LOOPBACK_ONLY: "1"}) is None
    assert is_public(address_of("http://127.0.0.1:9/me/night"), os.environ) is None


def test_a_trial_push_goes_in_with_the_token_and_leaves_nothing(tmp_path: Path) -> None:
    folder = bare_repository(tmp_path)
    with served(folder, password="s3cret") as address:
        told = try_push(with_token(address), {**os.environ, "NIGHT_TOKEN": "s3cret"})
    assert told == f"{address} would take a push"
    refs = subprocess.run(
        ["git", "for-each-ref"], cwd=folder / "me/night.git", capture_output=True, check=True
    )
    assert refs.stdout == b""


@pytest.mark.parametrize(
    ("token", "writable", "why"),
    [
        ("wrong", True, r"takes no push: .*; check that the token in \$NIGHT_TOKEN may write"),
        ("s3cret", False, r"takes no push: .*403.*; check that the token"),
        ("", True, r"\$NIGHT_TOKEN holds no token here"),
    ],
)
def test_a_trial_push_that_is_refused_says_why_and_never_the_token(
    tmp_path: Path, token: str, writable: bool, why: str
) -> None:
    with (
        served(bare_repository(tmp_path), password="s3cret", writable=writable) as address,
        pytest.raises(TransportFailed, match=why) as refused,
    ):
        try_push(with_token(address), {**os.environ, "NIGHT_TOKEN": token})
    assert "s3cret" not in str(refused.value)


def test_a_server_that_is_not_there_is_told() -> None:
    with pytest.raises(TransportFailed, match="takes no push"):
        try_push(with_token("http://127.0.0.1:9/me/night", "PATH"), os.environ)
    with pytest.raises(OutOfReach):
        try_push(
            with_token("https://github.com/me/night", "PATH"), {**os.environ, LOOPBACK_ONLY: "1"}
        )


def test_a_folder_is_tried_with_a_file_that_is_taken_away_again(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    answers = Answers(mode="remote", provider="folder", remote=str(folder))
    assert try_push(answers, {}) == f"{folder} takes files"
    assert list(folder.iterdir()) == []
    (tmp_path / "file").touch()
    with pytest.raises(TransportFailed, match="takes nothing"):
        try_push(Answers(mode="remote", provider="folder", remote=f"{tmp_path}/file/x"), {})
