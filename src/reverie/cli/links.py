"""`reverie links`: check the links in the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from reverie.cli._options import json_option, show, show_json
from reverie.cli._rules import (
    alone_option,
    from_option,
    moves_from,
    roots_argument,
    roots_given,
)

if TYPE_CHECKING:
    from reverie.domain.rules.conflicts.link_graph import Broken

BROKEN = 2
"""The exit code where a link leads nowhere."""


@click.command()
@roots_argument
@from_option("What `reverie reconcile --json` proposes: check as if it were done")
@alone_option
@json_option
def command(roots: tuple[str, ...], source: str | None, alone: bool, as_json: bool) -> int:
    """Check that each link in the rules leads somewhere.

    Wikilinks with headings, aliases and block ids, Markdown links, files that are read along and
    handoffs. Exits with 0 if all lead somewhere, else with 2. With --from only those count that
    lead somewhere now and would not after the moves.

    \b
    Example:
      reverie links
      reverie reconcile --json | reverie links --from -
    """
    from reverie.domain.rules.conflicts.link_graph import broken_links, newly_broken
    from reverie.rulebook.fork import refuse_odd_moves
    from reverie.rulebook.reader import read_rules

    moves = moves_from(source) if source else []
    refuse_odd_moves(moves)
    rules = read_rules(roots_given(roots, alone=alone))
    broken = newly_broken(rules, moves) if source else list(broken_links(rules))
    links = sum(len(file.links) for file in rules.files)
    if as_json:
        show_json({"links": links, "broken": [_told(one) for one in broken]})
    else:
        show([*map(_line, broken), f"{links:,} links, {len(broken):,} lead nowhere"])
    return BROKEN if broken else 0


def _told(broken: Broken) -> dict[str, Any]:
    spot = broken.spot
    return {"file": spot.file, "line": spot.line, "link": spot.text, "why": broken.why}


def _line(broken: Broken) -> str:
    return f"{broken.spot.words()}: {broken.spot.text}: {broken.why}"
