"""A pair of files that belong together: both are whole on the disk before either is in place."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from reverie.errors import CannotWrite
from reverie.files import make_folder, refuse_links_before, refuse_unless_file, write_new


def write_pair(folder: Path, texts: dict[str, str]) -> None:
    """Put all of some files in place, or none; a reader sees no page beside an older other one."""
    make_folder(folder)
    refuse_links_before(folder / "x")
    fresh: dict[Path, Path] = {}
    try:
        for name, text in texts.items():
            refuse_unless_file(folder / name)
            path = folder / f".{name}.{os.getpid()}-pair"
            with suppress(FileNotFoundError):
                os.unlink(path)
            fresh[path] = folder / name
            write_new(path, text)
        for path, place in fresh.items():
            os.replace(path, place)
    except OSError as error:
        raise CannotWrite(f"{folder} could not be written: {error.strerror}") from None
    finally:
        for path in fresh:
            with suppress(FileNotFoundError):
                os.unlink(path)
