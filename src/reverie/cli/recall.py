"""`reverie recall`: find memories, and what was said, by a question."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import TYPE_CHECKING

import click

from reverie.cli._dates import day_given
from reverie.cli._kinds import kind_named
from reverie.cli._options import json_option, mind_options, opened, show, show_json
from reverie.cli._terminal import styled

if TYPE_CHECKING:
    from datetime import datetime

    from reverie import Answer, Hit
    from reverie.mind import OpenMind
    from reverie.recall.cued_recall import Reminded

NEAREST_CHARS = 100
"""Characters of what comes nearest that are told."""
NOBODY = "nobody here said"
"""The verdict on a question of whose words nobody here ever said most."""
UNKNOWN = 3
"""The exit code for what is not known here."""
SMALL = 0.05
"""Shares of a score that are only counted together."""


@click.command()
@click.argument(
    "text",
    nargs=-1,
    required=True,
    metavar="WORDS...",
    callback=lambda context, argument, words: " ".join(words),
)
@click.option("-k", type=click.IntRange(1), default=7, show_default=True, help="How many at most.")
@click.option("--budget", type=click.IntRange(0), metavar="CHARS", help="Texts of at most so many.")
@click.option("--kind", "kinds", multiple=True, metavar="KIND", help="Only memories of this kind.")
@click.option("--since", metavar="DATE", help="Only from then on: 2026-01-31, yesterday …")
@click.option("--until", metavar="DATE", help="Only up to then: last week, 3 days ago …")
@click.option("--kept", is_flag=True, help="Only what the gist still holds, in its words.")
@click.option("--explain", is_flag=True, help="Show what each score is made of.")
@click.option("--comes-to-mind", is_flag=True, help="What a prompt would bring to mind, and why.")
@mind_options
@json_option
def command(
    text: str,
    k: int,
    budget: int | None,
    kinds: tuple[str, ...],
    since: str | None,
    until: str | None,
    kept: bool,
    explain: bool,
    comes_to_mind: bool,
    mind: str | None,
    agent: str,
    as_json: bool,
) -> None:
    """Find what answers a question.

    All WORDS are one question, a whole report too. Searches memories and all that was said; each
    answer is told as a memory where one holds, else as it was said. `reverie used` tells which
    helped. Exit code 3: nobody here ever said most of the rarest words.

    \b
    Example:
      reverie recall "which database did we choose"
      reverie recall "deploy" --kind decision --since 2026-01-01 --explain
      reverie recall "let us move the deploy to Fridays" --comes-to-mind
    """
    if comes_to_mind:
        _show_reminded(text, mind, agent, as_json)
        return
    with opened(mind, agent, only_reads=True) as m:
        told, now = len(m.notes), m.clock.now()
        found = m.answer(
            text,
            k=k,
            budget=budget,
            kinds=[kind_named(name) for name in kinds] or None,
            since=day_given(since, hint="--since"),
            until=day_given(until, hint="--until", is_end=True),
            kept=kept,
        )
        near = [] if found.hits or as_json or budget == 0 else _nearest(m, text)
        _say([*m.notes[told:], *_unread(m), *near])
        found = replace(found, hits=_beside_the_tree(m, found.hits))
    _show(found, now, explain=explain, as_json=as_json)


def _say(notes: list[str]) -> None:
    for note in notes:
        click.echo(note, err=True)


def _beside_the_tree(m: OpenMind, hits: list[Hit]) -> list[Hit]:
    """The hits, each with what the working tree says against it."""
    from reverie.domain.values.tree_note import last_said, places_in, told_by

    if m.home is None:
        return hits
    episodes, sessions = m.store.episodes, m.store.sessions
    said = [last_said(hit.sources, episodes.get) for hit in hits]
    told = [
        told_by(hit.text, hit.date, episode, sessions.get)
        for hit, episode in zip(hits, said, strict=True)
    ]
    if not any(one.branch or places_in(one.text) for one in told):
        return hits
    from reverie.hosts.working_tree import notes_on, tree_beside

    notes = notes_on(tree_beside(str(m.home), os.getcwd()), told)
    return [replace(hit, tree=some) for hit, some in zip(hits, notes, strict=True)]


def _show(found: Answer, now: datetime, *, explain: bool, as_json: bool) -> None:
    """Show the hits and what can be said of them; that nobody said it is an exit code too."""
    _show_hits(found, now, explain=explain, as_json=as_json)
    if found.verdict == NOBODY:
        raise click.exceptions.Exit(UNKNOWN)


def _show_hits(found: Answer, now: datetime, *, explain: bool, as_json: bool) -> None:
    if as_json:
        told = {"verdict": found.verdict, "nobody_said": found.nobody_said, "hits": found.hits}
        show_json(told)
        return
    if words := _not_said(found):
        click.echo(words)
    hits = enumerate(found.hits, start=1)
    show(line for place, hit in hits for line in _lines(place, hit, now, explain))
    if not found.hits:
        click.echo("nothing found; try other words, or see `reverie memories`")


def _not_said(found: Answer) -> str:
    """What can be said of what is not there, where that is most of the question."""
    said = ", ".join(f"“{word}”" for word in found.nobody_said)
    if found.verdict != NOBODY or not said:
        return ""
    return f"{NOBODY} {said}{'; what comes nearest:' if found.hits else ''}"


def _show_reminded(prompt: str, mind: str | None, agent: str, as_json: bool) -> None:
    """Show what a prompt would bring to mind in a new session, each with why."""
    with opened(mind, agent, only_reads=True) as m:
        found = m.comes_to_mind(prompt)
    if as_json:
        show_json(found)
        return
    show(line for one in found for line in _reminded(one))
    if not found:
        click.echo("nothing comes to mind: no memory clearly bears on it")


def _reminded(one: Reminded) -> list[str]:
    tie = one.tie
    words = f"shares {', '.join(tie.shared)} ({tie.share:.0%} of what the prompt says)"
    meaning = "" if tie.meaning is None else f", meaning {tie.meaning:.2f}, usually {tie.usual:.2f}"
    return [one.text, f"    {styled(one.name, 'dim')}  {one.kind}: {words}{meaning}"]


def _unread(m: OpenMind) -> list[str]:
    """How many sessions wait unread, as a line; no ledger is read unless a sign tells of one."""
    from reverie.awake.home import undozed

    if m.home is None or undozed(str(m.home)) is None or m.project is None:
        return []
    from reverie.domain.intake.text import counted

    try:
        waiting = m.project.waiting(m.store)
    except ValueError:
        return []
    wait = "waits" if waiting == 1 else "wait"
    told = f"{counted(waiting, 'session')} {wait} unread"
    return [f"{told}: `reverie doze` takes in what has ended"] if waiting else []


def _nearest(m: OpenMind, text: str) -> list[str]:
    """What comes nearest to a question without an answer, as a line for people."""
    from reverie.domain.intake.text import clipped

    hit = m.nearest(text)
    if hit is None:
        return []
    said = ", ".join(part for part in (hit.who, _day(hit.date, m.clock.now())) if part)
    return [f"nearest: {clipped(' '.join(hit.text.split()), NEAREST_CHARS)} ({said}, {hit.name})"]


def _lines(place: int, hit: Hit, now: datetime, explain: bool) -> list[str]:
    first, *more = hit.text.splitlines() or [""]
    lines = [f"{place:>2}  {first}", *(f"    {line}" for line in more)]
    sources = ", ".join(hit.sources[:3]) + (", …" if len(hit.sources) > 3 else "")
    said = ", ".join(part for part in (hit.who, _day(hit.date, now)) if part)
    if hit.memory:
        lines.append(f"    {styled(hit.memory, 'dim')}  {hit.kind}: {said}, from {sources}")
    else:
        lines.append(f"    {said}, {sources}")
    if hit.ended_by and hit.ending == "superseded":
        lines.append(f"    replaced by {hit.ended_by}")
    elif hit.ending == "resolved":
        lines.append("    answered")
    elif hit.ended:
        lines.append(f"    no longer holds: {hit.ended}")
    if hit.tree:
        lines.append(f"    ({', '.join(note.words(now) for note in hit.tree)})")
    if explain:
        lines.append(f"    score {hit.score:.2f}: {_shares(hit)}")
    return lines


def _day(date: datetime, now: datetime) -> str:
    """A day in few letters; the year only where it is another one."""
    year = "" if date.year == now.year else f" {date.year}"
    return f"{date.day} {date:%b}{year}"


def _shares(hit: Hit) -> str:
    """What a score is made of, the largest part first, the small ones together."""
    large = [(name, share) for name, share in hit.why.items() if abs(share) >= SMALL]
    rest = hit.score - sum(share for _, share in large)
    large.sort(key=lambda one: -abs(one[1]))
    told = [f"{name} {share:+.2f}" for name, share in large]
    return ", ".join([*told, f"the rest {rest:+.2f}"])
