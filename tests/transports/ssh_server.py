"""An SSH server on loopback for tests, where the machine has one: one user, one key."""

from __future__ import annotations

import getpass
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def ssh_server(place: Path) -> Iterator[tuple[str, str, dict[str, str]]]:
    """The address, the key that it takes, and what is to be in the environment."""
    program = shutil.which("sshd") or "/usr/sbin/sshd"
    folder = place / "ssh"
    folder.mkdir(mode=0o700)
    for name in ("host", "user"):
        words = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(folder / name)]
        subprocess.run(words, check=True)
    shutil.copy(folder / "user.pub", folder / "authorized")
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    (folder / "config").write_text(
        f"Port {port}\nListenAddress 127.0.0.1\nHostKey {folder / 'host'}\n"
        f"AuthorizedKeysFile {folder / 'authorized'}\nStrictModes no\nUsePAM no\n"
        f"PidFile none\nPasswordAuthentication no\n"
    )
    known = " ".join((folder / "host.pub").read_text().split()[:2])
    (folder / "known").write_text(f"[127.0.0.1]:{port} {known}\n")
    server = subprocess.Popen([program, "-D", "-f", str(folder / "config")])
    ssh = folder / "bin"
    ssh.mkdir()
    (ssh / "ssh").write_text(
        f'#!/bin/sh\nexec {shutil.which("ssh")} -o UserKnownHostsFile={folder / "known"} "$@"\n'
    )
    (ssh / "ssh").chmod(0o755)
    try:
        _wait_for(port)
        path = {"PATH": f"{ssh}:{os.environ['PATH']}"}
        yield f"ssh://{getpass.getuser()}@127.0.0.1:{port}", str(folder / "user"), path
    finally:
        server.terminate()
        server.wait()


def _wait_for(port: int) -> None:
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("sshd")
