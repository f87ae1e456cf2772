"""What nights elsewhere install is pinned by a hash, and never another project's plain name."""

from __future__ import annotations

import hashlib
import itertools
import subprocess
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from reverie.errors import Refused
from reverie.settings import Settings
from reverie.setup.install_source import commands, from_clone, given_source, is_pinned
from reverie.setup.project_place import Project
from reverie.setup.schedule_plan import plan_of
from reverie.setup.setup_answers import Answers, checked
from tests.test_extras import PLAIN

NOW = datetime(2026, 11, 17, 12, tzinfo=UTC)
PROJECT = Project("/home/me/project", "/home/me/project/.reverie", "/usr/bin/reverie")
COMMIT, HASH = "0123456789abcdef" * 2 + "01234567", "ab" * 32
GIT = f"git+https://code.example.org/me/reverie@{COMMIT}"
WHEEL = f"reverie_sleep-0.1.0-py3-none-any.whl#sha256={HASH}"
INDEX = f"reverie-sleep==0.1.0#sha256={HASH}"
PROVIDERS = ("github", "gitlab", "bitbucket", "forgejo", "gitea", "git")
REMOTE = {"mode": "remote", "remote": "git@code.example.org:me/n", "access": "own"}


def printed(**given: Any) -> str:
    """All that is written or pasted for an answer."""
    answers = checked(Answers(**{**REMOTE, **given}), home=PROJECT.home, public=False)
    plan = plan_of(answers, PROJECT, Settings(), NOW)
    return "\n".join(text for _, text in (*plan.files, *plan.paste))


@pytest.mark.parametrize("source", [GIT, WHEEL, INDEX])
@pytest.mark.parametrize(
    ("provider", "elsewhere"), [*itertools.product(PROVIDERS, ("github", "forgejo", "claude"))]
)
def test_for_no_provider_the_plain_name_is_installed_and_the_hash_is_always_there(
    provider: str, elsewhere: str, source: str
) -> None:
    told = printed(provider=provider, elsewhere=elsewhere, install_from=source, timer="none")
    assert not PLAIN.search(told)
    assert source.rpartition("=")[2].rpartition("@")[2] in told


@pytest.mark.parametrize(
    "said",
    [
        "reverie",
        "reverie-sleep",
        "reverie-sleep==0.1.0",
        f"reverie==0.1.0#sha256={HASH}",
        "git+https://code.example.org/me/reverie",
        "git+https://code.example.org/me/reverie@main",
        f"git+https://code.example.org/me/reverie@{COMMIT[:12]}",
        f"git+http://code.example.org/me/reverie@{COMMIT}",
        f"git+file:///tmp/reverie@{COMMIT}",
        f"git+https://token@code.example.org/me/reverie@{COMMIT}",
        f"git+https://code.example.org/me/$(id)@{COMMIT}",
        f"git+https://code.example.org/me/../../x@{COMMIT}",
        f"../reverie_sleep-0.1.0-py3-none-any.whl#sha256={HASH}",
        f"/tmp/reverie_sleep-0.1.0-py3-none-any.whl#sha256={HASH}",
        f"evil-0.1.0-py3-none-any.whl#sha256={HASH}",
        WHEEL[:-1],
        f"{WHEEL}\nrun: evil",
        f"-r {INDEX}",
        f"{GIT}; curl x | sh",
        f"{GIT}'",
    ],
)
def test_what_is_not_pinned_or_is_more_than_a_name_is_refused(said: str) -> None:
    assert not is_pinned(said)
    with pytest.raises(Refused):
        printed(provider="github", elsewhere="github", install_from=said)


def test_a_night_elsewhere_needs_to_know_where_from() -> None:
    with pytest.raises(Refused, match="--install-from"):
        printed(provider="github", elsewhere="github", install_from="")


def test_a_commit_is_installed_as_it_is() -> None:
    assert commands(GIT, clone="") == [f"pipx install {GIT}"]
    assert commands(GIT, extra="s3", clone="") == [f"pipx install 'reverie-sleep[s3] @ {GIT}'"]


def test_a_wheel_of_an_index_is_checked_before_it_is_installed() -> None:
    assert commands(INDEX, clone="") == [
        "python3 -m pip download --quiet --no-deps --only-binary :all: reverie-sleep==0.1.0",
        f"echo '{HASH}  reverie_sleep-0.1.0-py3-none-any.whl' | sha256sum -c",
        "pipx install ./reverie_sleep-0.1.0-py3-none-any.whl",
    ]


def test_a_wheel_of_the_repository_that_was_exchanged_is_not_installed(tmp_path: Path) -> None:
    wheel = tmp_path / "theirs" / "reverie_sleep-0.1.0-py3-none-any.whl"
    wheel.parent.mkdir()
    wheel.write_bytes(b"ours")
    source = given_source(str(wheel))
    assert source == f"{wheel.name}#sha256={hashlib.sha256(b'ours').hexdigest()}"
    git(wheel.parent, "init", "-q", ".")
    for content, code in ((b"ours", 0), (b"theirs", 1)):
        wheel.write_bytes(content)
        git(wheel.parent, "add", ".")
        git(wheel.parent, "commit", "-qm", "wheel")
        *before, install = commands(source, clone=f"git clone --quiet file://{wheel.parent}")
        place = tmp_path / str(code)
        place.mkdir()
        assert install == f"pipx install ./reverie-wheel/{wheel.name}"
        assert subprocess.run(["sh", "-ec", "\n".join(before)], cwd=place).returncode == code


def test_a_workflow_fetches_the_wheel_with_the_token_and_no_other_secret() -> None:
    answers = Answers(**{**REMOTE, "provider": "github", "elsewhere": "github"})
    ((_, text),) = plan_of(replace(answers, install_from=WHEEL), PROJECT, Settings(), NOW).files
    told = YAML(typ="safe").load(text)
    install, night = told["jobs"]["night"]["steps"]
    assert install["env"] == {"GITHUB_TOKEN": "${{ secrets.GITHUB_TOKEN }}"}
    assert '"$GITHUB_SERVER_URL/$GITHUB_REPOSITORY" reverie-wheel' in install["run"]
    assert "REVERIE_PERSON_KEY" in night["env"]


def test_the_clone_that_runs_here_is_told_by_its_address_and_commit(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q", ".")
    assert from_clone(tmp_path) == ""
    git(tmp_path, "commit", "-q", "--allow-empty", "-m", "first")
    git(tmp_path, "remote", "add", "origin", "git@code.example.org:me/reverie.git")
    found = from_clone(tmp_path)
    assert found.startswith("git+ssh://git@code.example.org/me/reverie.git@")
    assert is_pinned(found)
    git(tmp_path, "remote", "set-url", "origin", str(tmp_path))
    assert from_clone(tmp_path) == ""


def git(folder: Path, *words: str) -> None:
    who = ["-c", "user.name=Ada", "-c", "user.email=ada@localhost"]
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)
