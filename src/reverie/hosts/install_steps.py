"""Steps that make, change or remove files of a project, each done whole or not at all."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from reverie import text_file
from reverie.errors import FULL
from reverie.files import HOME, MOST_BYTES, lock, make_folder, replace, rewrite
from reverie.frozen import dataclass
from reverie.ports.host import Act, Step

_WHY = {
    errno.EEXIST: "a file is where a folder should be; move it away",
    errno.ENOTDIR: "a file is where a folder should be; move it away",
    errno.EISDIR: "a folder is where a file should be; move it away",
    errno.EACCES: "it may not be written; change its permissions",
    errno.EPERM: "it may not be written; change its permissions",
    errno.EROFS: "the disk is read-only; work on a copy",
    **dict.fromkeys(FULL, "the disk is full; free some space"),
}


@dataclass(frozen=True, slots=True)
class Stopped:
    """The step that could not be done; those after it were not tried."""

    step: Step
    why: str


def carry_out(root: str, steps: Iterable[Step]) -> Stopped | None:
    """Do the steps in their order, up to the first that cannot be done."""
    for step in steps:
        try:
            _refuse_if_it_leads_out(root, step)
            _do(os.path.join(root, step.path), step)
        except OSError as error:
            return Stopped(step, _WHY.get(error.errno or 0) or f"{error.strerror}; look into it")
        except ValueError as error:
            return Stopped(step, str(error))
    return None


def text_at(root: str, path: str) -> str | None:
    """What a file of the project says, every byte of it; None if there is none to be read."""
    try:
        whole = text_file.whole(os.path.join(root, path), MOST_BYTES)
    except OSError:
        return None
    return whole.decode(errors="surrogateescape")


@contextmanager
def alone_in(folder: str) -> Iterator[None]:
    """Wait until nobody else changes the project, and keep others waiting meanwhile."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        lock(descriptor)
        yield
    finally:
        os.close(descriptor)


def _do(path: str, step: Step) -> None:
    match step.act:
        case Act.MAKE_FOLDER:
            make_folder(path) if _is_ours(step) else os.makedirs(path, exist_ok=True)
        case Act.REMOVE_FOLDER:
            _remove_if_empty(path)
        case Act.MAKE | Act.CHANGE:
            _refuse_if_changed(path, step)
            if _is_ours(step):
                replace(path, step.text)
            else:
                rewrite(path, step.text.encode(errors="surrogateescape"), mode=0o666)
        case Act.REMOVE:
            _refuse_if_changed(path, step)
            os.unlink(path)
        case Act.LEAVE:
            pass


def _is_ours(step: Step) -> bool:
    return step.path.startswith(f"{HOME}/")


def _is_gits_list(root: str, step: Step) -> bool:
    """Whether a step is about what git ignores, which lies above a worktree or a subfolder."""
    from reverie.hosts.git_exclude import exclude_path

    return step.path.endswith("info/exclude") and step.path == exclude_path(root)


def _refuse_if_it_leads_out(root: str, step: Step) -> None:
    """A link that came with a clone may lead anywhere; only what lies in the project is touched."""
    if step.act is Act.LEAVE or _is_ours(step) or _is_gits_list(root, step):
        return
    leads, inside = os.path.realpath(os.path.join(root, step.path)), os.path.realpath(root)
    if os.path.commonpath([leads, inside]) != inside:
        raise ValueError(
            "a link leads out of the project; put a file or folder of the project in its place"
        )


def _refuse_if_changed(path: str, step: Step) -> None:
    """Whoever wrote the file meanwhile is not overwritten."""
    if step.before is None and os.path.lexists(path):
        raise ValueError("something that cannot be read is there already; move it away")
    if step.before is not None and text_at("", path) != step.before:
        raise ValueError("it was changed meanwhile; look at it")


def _remove_if_empty(path: str) -> None:
    try:
        os.rmdir(path)
    except OSError as error:
        if error.errno not in (errno.ENOTEMPTY, errno.EEXIST, errno.ENOENT, errno.ENOTDIR):
            raise
