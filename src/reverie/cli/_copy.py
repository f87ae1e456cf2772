"""A copy to read from, where a mind lies in a folder that cannot be written, such as a mount."""

from __future__ import annotations

import os
import shutil
import tempfile

import click

from reverie.files import refuse_unless_file

BESIDE = ("config.toml",)
TOLD = (
    "{folder} is read-only, so a copy is read: sessions that no night has taken in, and edits of "
    "memory.yml since, are not seen"
)


def copied(path: str) -> str:
    """The path of a copy of a mind, which lasts as long as the command.

    SQLite must be able to write beside a file in order to read what is in its log (WAL).
    """
    folder = os.path.dirname(os.path.abspath(path))
    copies = tempfile.TemporaryDirectory(prefix="reverie-", ignore_cleanup_errors=True)
    click.get_current_context().call_on_close(copies.cleanup)
    name = os.path.basename(path)
    for one in (name, f"{name}-wal", *BESIDE):
        source = os.path.join(folder, one)
        refuse_unless_file(source)
        if os.path.isfile(source):
            shutil.copyfile(source, os.path.join(copies.name, one))
    click.echo(TOLD.format(folder=folder), err=True)
    return os.path.join(copies.name, name)
