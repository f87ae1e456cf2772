"""What is said of an error that no command expected: one sentence, and what to do next."""

from __future__ import annotations

import os

from reverie.errors import FULL, CannotWrite, ReverieError, Unforeseen
from reverie.unforeseen import TRACE, unforeseen


def in_our_words(error: Exception) -> ReverieError:
    """An error as one of ours; what nobody foresaw says where it happened and what shows more."""
    if isinstance(error, ReverieError) and not isinstance(error, Unforeseen):
        return error
    if isinstance(error, OSError):
        return CannotWrite(_of_the_system(error))
    if os.environ.get(TRACE):
        raise error.__cause__ if isinstance(error, Unforeseen) and error.__cause__ else error
    return error if isinstance(error, Unforeseen) else unforeseen(error, _home())


def _home() -> str:
    """The home a command stands in, if it is this person's."""
    from reverie.awake.home_seal import admits
    from reverie.awake.ledger import find_home

    try:
        home = find_home(os.getcwd()) or ""
        return home if home and admits(home) else ""
    except (OSError, ValueError):
        return ""


def _of_the_system(error: OSError) -> str:
    what = error.filename if error.filename is not None else "what was to be written"
    step = (
        "free some space and try again, what was written before is safe"
        if error.errno in FULL
        else "choose another place, or change its permissions"
    )
    return f"{what}: {error.strerror or error}; {step}"
