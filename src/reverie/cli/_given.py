"""What a person hands to a command: a file or standard input, read no further than makes sense."""

from __future__ import annotations

import os
import sys

import click

MOST_TEXT_BYTES = 16 << 20


def file_given(path: str, most_bytes: int) -> bytes:
    """A file that was named, whole; a pipe, a device or one without end is refused."""
    if not os.path.isfile(path):
        there = os.path.exists(path)
        what = f"{path} is a pipe, a device or a folder" if there else f"there is no file {path}"
        raise click.BadParameter(f"{what}; give a file", param_hint="FILE")
    with open(path, "rb") as file:
        return _within(file.read(most_bytes + 1), most_bytes, path)


def text_given(text: str) -> str:
    """The text that was given; `-` stands for standard input."""
    if text != "-":
        return text
    try:
        return standard_input(MOST_TEXT_BYTES).decode()
    except UnicodeDecodeError as error:
        raise click.BadParameter(
            f"standard input is not UTF-8 (byte {error.start}); convert it first", param_hint="TEXT"
        ) from None


def standard_input(most_bytes: int) -> bytes:
    """Standard input, whole; what does not end is refused."""
    read = sys.stdin.buffer.read(most_bytes + 1)
    return _within(read, most_bytes, "standard input")


def _within(read: bytes, most_bytes: int, where: str) -> bytes:
    if len(read) > most_bytes:
        raise click.BadParameter(f"{where} has more than {most_bytes:,} bytes; give less at once")
    return read
