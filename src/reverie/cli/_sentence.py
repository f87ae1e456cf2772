"""What is said of an error that no command expected: one sentence, and what to do next."""

from __future__ import annotations

import os

from reverie.errors import FULL, CannotWrite, ReverieError

TRACE = "REVERIE_TRACE"
"""The variable that asks for the whole way to an unexpected error."""


def in_our_words(error: Exception) -> ReverieError:
    """An error as one of ours; what nobody foresaw says where it happened."""
    if isinstance(error, ReverieError):
        return error
    if isinstance(error, OSError):
        return CannotWrite(_of_the_system(error))
    if os.environ.get(TRACE):
        raise error
    words = " ".join(f"{type(error).__name__}: {error}".split())[:200]
    return ReverieError(
        f"something unexpected went wrong ({words}, {_place_of(error)}); `reverie doctor` tells "
        f"whether a file is damaged, {TRACE}=1 shows the whole way there"
    )


def _place_of(error: Exception) -> str:
    """The line at which an error was raised."""
    where = error.__traceback__
    while where and where.tb_next:
        where = where.tb_next
    if where is None:
        return "nowhere"
    return f"in {os.path.basename(where.tb_frame.f_code.co_filename)} line {where.tb_lineno}"


def _of_the_system(error: OSError) -> str:
    what = error.filename if error.filename is not None else "what was to be written"
    step = (
        "free some space and try again, what was written before is safe"
        if error.errno in FULL
        else "choose another place, or change its permissions"
    )
    return f"{what}: {error.strerror or error}; {step}"
