"""Text file: a file that is not ours, a person's or a repository's, read whole or refused."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from reverie import files
from reverie.errors import Refused


def whole(path: str | Path, most: int, *, below: str | Path = os.sep) -> bytes:
    """All that a file says; OSError, in words, if it is none to be read.

    So is what is no regular file, what is longer than `most` bytes, also if it grows while it is
    read, and a link that leads out of the folder `below`.
    """
    descriptor = files.regular(path)
    if descriptor is None:
        top, target = os.path.realpath(below), os.path.realpath(path)
        if os.path.commonpath((top, target)) != top:
            raise OSError(errno.EXDEV, "it is a link that leads out of the project", path)
        descriptor = files.regular(target)
    if descriptor is None:
        raise OSError(errno.EINVAL, "it is a pipe, a device or a folder", path)
    said = files.said_by(descriptor, most + 1)
    if len(said) > most:
        raise OSError(errno.EFBIG, f"it is longer than {most:,} bytes", path)
    return said


def text_of(file: Path, *, most: int, holds: str, form: str) -> str:
    """What the file says, at most `most` bytes of it; it is to hold settings, say, in some form."""
    try:
        return whole(file, most).decode("utf-8-sig")
    except OSError as error:
        raise Refused(_sentence(file, error, holds)) from None
    except UnicodeDecodeError:
        raise Refused(f"{file} is not text in UTF-8; give {form}") from None


def _sentence(file: Path, error: OSError, holds: str) -> str:
    if error.errno == errno.EINVAL:
        return f"{file} is a pipe, a device or a folder; give a file"
    if error.errno == errno.EFBIG:
        return f"{file} {str(error.strerror).removeprefix('it ')}; it holds no {holds}"
    return f"{file} cannot be read: {error.strerror}; give another file"
