"""Orphan links: references in rule files that lead nowhere."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from difflib import get_close_matches

from reverie.domain.rules.conflicts.link_graph import broken_links
from reverie.domain.values.conflict import Conflict, ConflictKind
from reverie.domain.values.directive import RuleFiles


def orphan_links(rules: RuleFiles) -> Iterator[Conflict]:
    """Each link that leads nowhere, with the one file that may be meant."""
    stems = {_stem(path): path for path in sorted(rules.paths)}
    for broken in broken_links(rules):
        close = get_close_matches(_stem(broken.link.target), stems, n=2, cutoff=0.85)
        meant = f" Perhaps {stems[close[0]]} is meant." if len(close) == 1 else ""
        yield Conflict(
            ConflictKind.ORPHAN,
            (broken.spot,),
            f"The link leads nowhere: {broken.why}.",
            f"Correct the link, or take it out.{meant}",
        )


def _stem(path: str) -> str:
    return posixpath.splitext(posixpath.basename(path.casefold()))[0]
