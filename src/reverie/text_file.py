"""Text file: a file that a person names, read whole or refused with what to do."""

from __future__ import annotations

from pathlib import Path

from reverie.errors import Refused


def text_of(file: Path, *, most: int, holds: str, form: str) -> str:
    """What the file says, at most `most` bytes of it; it is to hold settings, say, in some form."""
    if file.exists() and not file.is_file():
        raise Refused(f"{file} is a pipe, a device or a folder; give a file")
    try:
        with file.open("rb") as opened:
            written = opened.read(most + 1)
    except OSError as error:
        raise Refused(f"{file} cannot be read: {error.strerror}; give another file") from None
    if len(written) > most:
        raise Refused(f"{file} is longer than {most:,} bytes; it holds no {holds}")
    try:
        return written.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(f"{file} is not text in UTF-8; give {form}") from None
