"""A git repository is a transport: on the disk, over HTTP, and over SSH as far as it can be had."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from reverie.errors import OutOfReach, TransportFailed
from reverie.settings.sync import SyncSettings
from reverie.transports.git_remote import GitTransport
from tests.contracts.transport_contract import Machine, TransportContract, put
from tests.transports.git_server import GitServer, bare


def machines(place: Path, remote: str, **environment: str) -> Machine:
    number = count()
    settings = SyncSettings(
        backend="git", remote=remote, token_variable="A_TOKEN" if "A_TOKEN" in environment else ""
    )

    def machine() -> GitTransport:
        folder = place / f"machine-{next(number)}"
        return GitTransport(folder, settings, {**os.environ, **environment})

    return machine


class TestBareRepository(TransportContract):
    @pytest.fixture
    def machine(self, tmp_path: Path) -> Machine:
        return machines(tmp_path, str(bare(tmp_path / "there.git")))


@pytest.mark.slow
class TestOverHttp(TransportContract):
    @pytest.fixture
    def machine(self, tmp_path: Path) -> Iterator[Machine]:
        bare(tmp_path / "there.git")
        with GitServer(tmp_path, token="t0ken") as server:
            yield machines(tmp_path, f"{server.address}/there.git", A_TOKEN="t0ken")


@pytest.mark.slow
class TestOverSsh(TransportContract):
    """Git speaks to a stand-in for ssh that runs what it is asked to run on this machine."""

    @pytest.fixture
    def machine(self, tmp_path: Path) -> Machine:
        path = stand_in_for_ssh(tmp_path)
        remote = f"ssh://git@host.example{bare(tmp_path / 'there.git')}"
        return machines(tmp_path, remote, PATH=f"{path}:{os.environ['PATH']}")


def stand_in_for_ssh(place: Path) -> Path:
    """A program `ssh` that notes how it was called and runs the last word here."""
    bin = place / "bin"
    bin.mkdir()
    (bin / "ssh").write_text(
        f'#!/bin/sh\nprintf "%s\\n" "$*" >> {place}/called\n'
        'for last; do :; done\nunset GIT_DIR\nexec sh -c "$last"\n'
    )
    (bin / "ssh").chmod(0o755)
    return bin


def over_ssh(place: Path, **settings: str) -> GitTransport:
    path = stand_in_for_ssh(place)
    remote = f"ssh://git@host.example{bare(place / 'there.git')}"
    chosen = SyncSettings(backend="git", remote=remote, **settings)
    return GitTransport(
        place / "machine", chosen, {**os.environ, "PATH": f"{path}:{os.environ['PATH']}"}
    )


def test_a_deploy_key_is_the_only_key_that_ssh_offers(tmp_path: Path) -> None:
    key = tmp_path / "the key"
    key.write_text("a key")
    key.chmod(0o600)
    assert put(over_ssh(tmp_path, ssh_key=str(key)), a="1")
    called = (tmp_path / "called").read_text()
    assert f"-i {key} -o IdentitiesOnly=yes -o BatchMode=yes" in called
    assert "StrictHostKeyChecking" not in called


def test_a_deploy_key_that_others_can_read_is_refused(tmp_path: Path) -> None:
    key = tmp_path / "key"
    key.write_text("a key")
    key.chmod(0o640)
    with pytest.raises(TransportFailed, match="can be read by others; close it with `chmod 600"):
        over_ssh(tmp_path, ssh_key=str(key))


def test_a_token_is_in_no_argument_address_or_file(tmp_path: Path) -> None:
    bare(tmp_path / "there.git")
    with GitServer(tmp_path, token="s3cr3t") as server:
        machine = machines(tmp_path, f"{server.address}/there.git", A_TOKEN="s3cr3t")
        assert put(machine(), a="1")
    written = [file for file in (tmp_path / "machine-0").rglob("*") if file.is_file()]
    assert [file for file in written if b"s3cr3t" in file.read_bytes()] == []


def test_a_revoked_token_says_so(tmp_path: Path) -> None:
    bare(tmp_path / "there.git")
    with GitServer(tmp_path, token="new") as server:
        transport = machines(tmp_path, f"{server.address}/there.git", A_TOKEN="old")()
        with pytest.raises(TransportFailed, match="does not take the token"):
            transport.pull()


def test_a_token_does_not_travel_unencrypted(tmp_path: Path) -> None:
    with pytest.raises(TransportFailed, match="unencrypted; give the remote as https"):
        machines(tmp_path, "http://example.org/mind.git", A_TOKEN="t")()


def test_a_server_that_is_gone_is_out_of_reach(tmp_path: Path) -> None:
    transport = machines(tmp_path, "http://127.0.0.1:9/there.git")()
    with pytest.raises(OutOfReach, match="the next run tries"):
        transport.pull()


@pytest.mark.parametrize(
    ("says", "told"),
    [
        ("Host key verification failed.", "its host key is not the one you know"),
        ("git@h: Permission denied (publickey).", "does not take the key"),
        ("ERROR: Repository not found.", "there is no such repository"),
        ("fatal: write error: No space left on device", "it is full"),
    ],
)
def test_what_ssh_says_becomes_a_sentence_with_what_to_do(
    tmp_path: Path, says: str, told: str
) -> None:
    transport = over_ssh(tmp_path)
    (tmp_path / "bin" / "ssh").write_text(f"#!/bin/sh\necho '{says}' >&2\nexit 255\n")
    with pytest.raises(TransportFailed, match=told):
        transport.pull()


def test_a_protected_branch_is_told_and_nothing_is_half_done(tmp_path: Path) -> None:
    there = bare(tmp_path / "there.git")
    (there / "hooks" / "pre-receive").write_text("#!/bin/sh\nexit 1\n")
    (there / "hooks" / "pre-receive").chmod(0o755)
    machine = machines(tmp_path, str(there))
    with pytest.raises(TransportFailed, match="it refuses pushes to this branch"):
        put(machine(), a="1")
    assert machine().pull().files == ()


def test_a_forced_push_is_noticed(tmp_path: Path) -> None:
    there = bare(tmp_path / "there.git")
    one, other = machines(tmp_path, str(there))(), machines(tmp_path / "b", str(there))()
    assert put(one, a="1")
    other.pull()
    git(there, "update-ref", "-d", "refs/heads/reverie")
    assert put(machines(tmp_path / "c", str(there))(), new="1")
    assert other.pull().is_rewritten


def test_without_a_remote_what_is_pushed_is_committed_here(tmp_path: Path) -> None:
    folder = tmp_path / "sync"
    transport = GitTransport(folder, SyncSettings(backend="git"), os.environ)
    assert put(transport, a="1")
    assert git(folder, "log", "--format=%s").split("\n")[0] == "a test"


def test_commits_of_phases_travel_unless_they_hold_a_secret(tmp_path: Path) -> None:
    from reverie.transports.git import commit_phase

    there = bare(tmp_path / "there.git")
    settings = SyncSettings(backend="git", remote=str(there))
    folder = tmp_path / "machine"

    def pushed(text: str) -> str:
        transport = GitTransport(
            folder, settings, os.environ, is_clean=lambda content: b"secret" not in content
        )
        transport.pull()
        (folder / "reports").mkdir(exist_ok=True)
        (folder / "reports" / "a.md").write_text(text)
        assert commit_phase(folder, "REM: consolidation 2026-03-02") == ()
        transport.write("reports/b.md", b"b")
        return transport.push("sync").note

    assert "they stay here" in pushed("a secret\n")
    assert git(there, "log", "--all", "--format=%s").split() == ["sync"]
    assert pushed("nothing to hide\n") == ""
    assert "REM: consolidation 2026-03-02" in git(there, "log", "--all", "--format=%s")


def git(folder: Path, *words: str) -> str:
    ran = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, check=True)
    return ran.stdout
