"""The way: the transport that the settings name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from reverie.errors import Refused
from reverie.ports import Transport
from reverie.settings import Settings


def place_of(settings: Settings, environment: Mapping[str, str]) -> str:
    """Which other side the settings name, in one word to know it again; nothing if none."""
    sync, s3 = settings.sync, settings.s3
    if sync.backend == "s3":
        from reverie.transports.s3 import endpoint_of

        where = f"{endpoint_of(s3, environment)} {s3.bucket} {s3.prefix}"
        return f"s3 {where} {sync.branch}"
    return "" if sync.backend == "none" else f"{sync.backend} {sync.remote} {sync.branch}"


def transport_of(
    settings: Settings,
    home: Path,
    environment: Mapping[str, str],
    *,
    known: str = "",
    is_clean: Callable[[bytes], bool] = lambda content: True,
) -> Transport | None:
    """The other side that the settings name; None where they name none."""
    sync = settings.sync
    if sync.backend == "folder":
        from reverie.transports.folder import FolderShelf
        from reverie.transports.snapshots import Snapshots

        if not sync.remote:
            raise Refused("sync to which folder? name it: `reverie config set remote FOLDER`")
        return Snapshots(FolderShelf(Path(sync.remote).expanduser()), sync.branch, known)
    if sync.backend == "git":
        from reverie.transports.git_remote import GitTransport

        return GitTransport(home / "sync", sync, environment, known=known, is_clean=is_clean)
    return _bucket(settings, home, environment, known) if sync.backend == "s3" else None


def _bucket(
    settings: Settings, home: Path, environment: Mapping[str, str], known: str
) -> Transport:
    """A bucket, or the stub of one where nobody named a bucket and someone said a stub will do."""
    from importlib.util import find_spec

    from reverie.transports.s3 import INSTALL, BucketShelf
    from reverie.transports.s3_stub import ALLOW, StubBucket, is_allowed
    from reverie.transports.snapshots import Snapshots

    sync, is_there = settings.sync, find_spec("obstore") is not None
    if settings.s3.bucket and is_there:
        shelf = BucketShelf(settings.s3, environment, sync.answer_s)
        return Snapshots(shelf, sync.branch, known)
    if is_allowed(environment):
        return StubBucket(home / "state" / "s3-stub", sync.branch, known)
    why = "no bucket is named: `reverie config set bucket NAME`" if is_there else INSTALL
    raise Refused(f"{why}; or let {ALLOW[0]}=1 allow a stub that stays on this machine")
