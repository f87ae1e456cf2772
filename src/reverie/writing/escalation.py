"""Escalation: what could be made of a finding, as text for a person; nothing here is installed."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.domain.values.recurrence import Choice, Pattern, PatternKind
from reverie.writing.patterns import LABELS, how_often, pattern_words

CHOICES = {
    Choice.CODIFY: "make it a rule: shows the rule and a hook, and writes the rule only if told to",
    Choice.DEBUG: "look for the root cause, in five phases",
    Choice.LOG: "leave it in the backlog",
    Choice.HOOK: "only a hook: shows it",
    Choice.POSTPONE: "ask again from the next session on",
}
"""What a person can choose, and what it does."""
PHASES = (
    (
        "Reproduce",
        "Make it happen on purpose, by the shortest way there is. Write that way down.",
    ),
    (
        "Narrow down",
        "What differs between the times it happens and the times it does not? Halve that until "
        "one thing is left.",
    ),
    (
        "Find the cause",
        "Ask why until the answer is something that can be changed. Say how you would know if "
        "you were wrong, and look.",
    ),
    (
        "Mend",
        "A test that fails first, then the smallest change that lets it pass.",
    ),
    (
        "Prevent",
        "What would have shown it sooner: a check, a rule, a hook? Offer it to the user; install "
        "nothing.",
    ),
)
"""The five phases of looking for a root cause."""


def rule_text(finding: Pattern) -> str:
    """A rule file that a person could keep, in Markdown."""
    why = f"Noticed {how_often(finding)}: {pattern_words(finding)}."
    return f"# {LABELS[finding.kind]}\n\n- {advice(finding)}\n\nWhy: {why}\n"


def advice(finding: Pattern) -> str:
    """What to do about a finding, in one sentence."""
    what = finding.what
    match finding.kind:
        case PatternKind.CORRECTION:
            return what[0]
        case PatternKind.SEQUENCE:
            return f"Do these steps together, in this order: {', '.join(what)}."
        case PatternKind.TOGETHER:
            return f"When one of these changes, look whether the others must: {', '.join(what)}."
        case PatternKind.MILESTONE:
            return f"Look back on what led to: {what[0]}."
    tool, error = (*what, "")[:2]
    return (
        f"Before you run `{tool}` again after it failed ({error}), find out why it failed; after "
        "two failures in a row stop and tell the user."
    )


def trigger_of(finding: Pattern) -> str:
    """The words of a command or a path at which a hook would remind of a finding."""
    if finding.kind in (PatternKind.ERROR, PatternKind.SPIKE, PatternKind.TOGETHER):
        return finding.what[0]
    return finding.what[-1] if finding.kind is PatternKind.SEQUENCE else ""


def debug_lines(finding: Pattern) -> Iterator[str]:
    """How to look for the root cause of a finding."""
    yield f"{LABELS[finding.kind]}: {pattern_words(finding)} ({how_often(finding)})"
    for number, (title, words) in enumerate(PHASES, 1):
        yield f"{number}. {title}. {words}"
