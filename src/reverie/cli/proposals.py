"""`reverie proposals`: what waits for a person's word."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json

KEYS = {"y": "accepted", "n": "refused", "s": "skipped", "q": "the rest waits"}
KEYS_SHOWN = "y accept   n refuse   s skip   q quit:"
MOST_SHOWN = 50
"""Proposals that are listed where nobody can be asked; programs get all."""

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from reverie.domain.journal.kinds import Proposal
    from reverie.mind import OpenMind


@click.command()
@click.option("--accept", metavar="NAME", help="Make the changes of this proposal.")
@click.option("--decline", metavar="NAME", help="Drop this proposal; it is not asked again.")
@click.option("--accept-all", is_flag=True, help="Make the changes of all that came from others.")
@click.option("--decline-all", is_flag=True, help="Drop all that came from others.")
@mind_options
@json_option
def command(
    accept: str | None,
    decline: str | None,
    accept_all: bool,
    decline_all: bool,
    mind: str | None,
    agent: str,
    as_json: bool,
) -> None:
    """Show or settle what waits for your word.

    At a terminal each is asked about in turn, and one key settles it: y accepts, n refuses, s
    skips, q ends. What came with the repository or from another machine is told with its author;
    one word takes or refuses all of it. What you refuse is not asked again.

    \b
    Example:
      reverie proposals
      reverie proposals --accept p-1a2b3c4d
      reverie proposals --accept-all
    """
    from reverie.cli._person import may_be_asked, only_a_person

    if (settles := sum(map(bool, (accept, decline, accept_all, decline_all)))) > 1:
        raise click.UsageError("accept or decline, one at a time")
    if settles:
        only_a_person("settle a proposal")
    with opened(mind, agent) as m:
        if name := accept or decline:
            m.decide(name, accept=bool(accept))
        if accept_all or decline_all:
            settle_all(m, accept=accept_all)
        waiting = m.proposals()
        if waiting and not (settles or as_json) and may_be_asked():
            settle_one_by_one(m, waiting, click.getchar)
            return
    if as_json:
        from reverie.writing.json import plain

        show_json([{"name": one.name, **plain(one)} for one in waiting])
    else:
        show(_lines(waiting))


def _lines(waiting: Sequence[Proposal]) -> Iterator[str]:
    """What waits, the first of very many."""
    from reverie.writing.entries import proposal_lines

    for proposal in waiting[:MOST_SHOWN]:
        yield from proposal_lines(proposal)
    if (more := len(waiting) - MOST_SHOWN) > 0:
        yield f"… and {more:,} more: `reverie proposals --json`"
    if not waiting:
        yield "nothing waits for your word"


def settle_one_by_one(mind: OpenMind, waiting: Sequence[Proposal], key: Callable[[], str]) -> None:
    """Ask about each proposal, and settle it by one key; any other key asks again."""
    from reverie.errors import ChangeRefused, Unknown
    from reverie.writing.entries import proposal_lines

    for place, proposal in enumerate(waiting, start=1):
        show(proposal_lines(proposal))
        click.echo(f"  [{place:,} of {len(waiting):,}] {KEYS_SHOWN} ", nl=False)
        while (pressed := key().casefold()) not in KEYS:
            if pressed in ("\x03", "\x04", "\x1b"):
                pressed = "q"
                break
        click.echo(KEYS[pressed])
        if pressed == "q":
            return
        if pressed == "s":
            continue
        try:
            mind.decide(proposal.name, accept=pressed == "y")
        except (ChangeRefused, Unknown) as error:
            click.echo(f"  left as it is: {error}", err=True)


def settle_all(mind: OpenMind, *, accept: bool) -> None:
    """Take or refuse all that came from others; one that no longer fits is told and left."""
    from reverie.errors import ChangeRefused

    for proposal in mind.proposals():
        if not proposal.origin:
            continue
        try:
            mind.decide(proposal.name, accept=accept)
        except ChangeRefused as error:
            click.echo(f"{proposal.name} was left: {error}", err=True)
