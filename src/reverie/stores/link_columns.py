"""The columns of a link: how it is laid out in a row, and read back."""

from __future__ import annotations

from reverie.domain.values.link import Link, LinkKind
from reverie.stores.columns import Row

LINK = "a, b, kind, weight, night, n, way"
_LINK_KINDS = {kind.value: kind for kind in LinkKind}


def link_row(link: Link) -> Row:
    """A link in the order of LINK."""
    return (link.a, link.b, link.kind.value, link.weight, link.night, link.count, link.way)


def link_from(row: Row) -> Link:
    """A link from the columns of LINK."""
    return Link(row[0], row[1], _LINK_KINDS[row[2]], row[3], row[4], row[5], row[6])
