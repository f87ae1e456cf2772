"""Bugs that `make mutations` plants one at a time, a list `BUGS` in each file."""

from __future__ import annotations

from typing import NamedTuple


class Bug(NamedTuple):
    """One wrong line, and the requirement it breaks if it breaks one."""

    what: str
    file: str
    right: str
    wrong: str
    row: str = ""
    """The tests that the requirements page names for this row must notice, alone."""
    seen_by: str = ""
    """The test that must notice, where neither a row nor the name of the module leads to it."""
