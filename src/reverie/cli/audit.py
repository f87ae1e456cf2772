"""`reverie audit`: look back on sessions, and choose what to do about what was found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from reverie.cli._options import json_option, mind_options, opened, show, show_json

if TYPE_CHECKING:
    from reverie.domain.values.recurrence import Choice, Pattern
    from reverie.mind import OpenMind
    from reverie.self_audit import Audited
    from reverie.settings import Settings

WORDS = ("codify", "debug", "log", "hook", "postpone")
MOST_LOGGED = 5
"""Milestones that are listed, the latest of each session."""


@click.command()
@click.option("--session", metavar="ID", help="Look back on the sessions whose ids begin so.")
@click.option(
    "--choose",
    "chosen",
    type=(str, click.Choice(WORDS)),
    metavar="N CHOICE",
    help=f"What to do about finding N: {', '.join(WORDS)}.",
)
@click.option("--write", "file", metavar="FILE", help="With codify: write the rule to a new file.")
@mind_options
@json_option
def command(
    session: str | None,
    chosen: tuple[str, str] | None,
    file: str | None,
    mind: str | None,
    agent: str,
    as_json: bool,
) -> None:
    """Look back on sessions; choose what to do about findings.

    Each session is looked back on by itself once it ends: milestones, and spikes of failures. In
    your first ten sessions findings are only logged, in .reverie/audit-backlog.md; then they wait
    here for your choice. Nothing is installed: codify shows a rule and a hook, and --write, which
    only a person can give, writes the rule into a file you name.

    \b
    Example:
      reverie audit
      reverie audit --choose 1 debug
      reverie audit --choose 1 codify --write .claude/rules/migrations.md
    """
    if file and (not chosen or chosen[1] != "codify"):
        raise click.UsageError("--write goes with --choose N codify")
    with opened(mind, agent) as m:
        if chosen:
            lines, told = _settled(m, *chosen, file)
        else:
            audited = m.audit(session)
            lines, told = list(_lines(audited, m.settings)), _plain(audited, m.settings)
    show_json(told) if as_json else show(lines)


def _settled(
    m: OpenMind, which: str, word: str, file: str | None
) -> tuple[list[str], dict[str, Any]]:
    """What a choice comes to: its text, and a file if a person asked for one."""
    from reverie.cli._person import only_a_person, speaker
    from reverie.domain.values.recurrence import Choice
    from reverie.writing.escalation import rule_text

    if file:
        only_a_person("write a rule")
    name = _named(m.findings().findings, which)
    finding = m.choose(name, word, by=speaker())
    lines = list(_text_of(finding, Choice(word)))
    if file:
        _write(file, rule_text(finding))
        lines.append(f"wrote {file}")
    return lines, {"finding": name, "choice": word, "text": "\n".join(lines), "written": file}


def _named(findings: tuple[Pattern, ...], which: str) -> str:
    """The name of a finding, given by name or by its number in the list."""
    from reverie.errors import Unknown

    if not which.isdecimal():
        return which
    if not 1 <= int(which) <= len(findings):
        raise Unknown(f"there is no finding {which}; `reverie audit` lists {len(findings)}")
    return findings[int(which) - 1].name


def _write(file: str, text: str) -> None:
    from reverie.errors import CannotWrite
    from reverie.files import write_new

    try:
        write_new(file, text, 0o644)
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotWrite(f"{file} was not written: {why}; name another file") from None


def _text_of(finding: Pattern, choice: Choice) -> Iterator[str]:
    from reverie.domain.values.recurrence import Choice
    from reverie.hosts.claude_code.hook_draft import hook_draft
    from reverie.writing.escalation import advice, debug_lines, rule_text, trigger_of

    if choice is Choice.CODIFY:
        yield from ("A rule, for a file such as .claude/rules/NAME.md:", "", rule_text(finding))
    if choice in (Choice.CODIFY, Choice.HOOK):
        yield "A hook, for .claude/settings.local.json; nothing installs it but you:"
        yield from ("", hook_draft(advice(finding), trigger_of(finding)))
    if choice is Choice.DEBUG:
        yield from debug_lines(finding)
    if choice is Choice.LOG:
        yield f"{finding.name} stays in .reverie/audit-backlog.md, and is not offered again"
    if choice is Choice.POSTPONE:
        yield f"{finding.name} is offered again from your next session on"


def _lines(audited: Audited, settings: Settings) -> Iterator[str]:
    from reverie.writing.escalation import CHOICES
    from reverie.writing.patterns import LABELS, how_often, pattern_words

    if not audited.findings:
        yield "Nothing waits for a choice."
    for number, one in enumerate(audited.findings, 1):
        yield f"{number:3}  {LABELS[one.kind]}: {pattern_words(one)} ({how_often(one)})"
    for one in audited.logged[-MOST_LOGGED:]:
        yield f"  -  {LABELS[one.kind]}: {pattern_words(one)} ({one.summary})"
    if audited.silent:
        yield _silence(audited, settings)
    elif audited.findings:
        yield "choose with `reverie audit --choose N CHOICE`:"
        yield from (f"  {choice:9} {words}" for choice, words in CHOICES.items())


def _silence(audited: Audited, settings: Settings) -> str:
    if settings.audit.restricted:
        return "this project is restricted: findings are only logged"
    most = settings.audit.silent_sessions
    return f"session {audited.count} of {most} in which findings are only logged"


def _plain(audited: Audited, settings: Settings) -> dict[str, Any]:
    from reverie.writing.escalation import CHOICES
    from reverie.writing.patterns import how_often, pattern_words

    def record(number: int, one: Pattern) -> dict[str, Any]:
        return {
            "number": number,
            "name": one.name,
            "kind": one.kind,
            "what": pattern_words(one),
            "how_often": how_often(one),
            "sessions": one.sessions,
            "summary": one.summary,
        }

    return {
        "session_count": audited.count,
        "silent": audited.silent,
        "restricted": settings.audit.restricted,
        "choices": [] if audited.silent else [{"choice": c, "does": w} for c, w in CHOICES.items()],
        "findings": [record(number, one) for number, one in enumerate(audited.findings, 1)],
        "milestones": [record(0, one) for one in audited.logged],
        "new": [one.name for one in audited.new],
    }
