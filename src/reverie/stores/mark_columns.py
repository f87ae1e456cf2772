"""The columns of a mark: how it is laid out in the row of its session, and read back."""

from __future__ import annotations

import json

from reverie.domain.values.session import RULES, Mark
from reverie.stores.columns import Row

MARK = "taken, taken_position, reader, thought_over, repaid, left_out"
_NONE: Row = (None, "", RULES, 0, None, "")


def mark_row(mark: Mark | None) -> Row:
    """A mark in the order of MARK; of none, as if the session had never been taken in.

    What is not dozed has nothing to say of what is repaid.
    """
    if mark is None:
        return _NONE
    repaid = mark.repaid if mark.dozed else None
    left_out = json.dumps(mark.left_out) if mark.left_out else ""
    return (mark.upto, mark.position, mark.reader, mark.thought_over, repaid, left_out)


def mark_from(row: Row) -> Mark | None:
    """A mark from the columns of MARK, if there is one."""
    upto, position, reader, thought_over, repaid, left = row
    if upto is None:
        return None
    return Mark(
        upto,
        position,
        reader,
        thought_over,
        left_out=tuple((reason, count) for reason, count in json.loads(left)) if left else (),
        dozed=repaid is not None,
        repaid=repaid or "",
    )
