"""Matcher overlaps: a hook and a rule that guard against the same thing without naming each other.

Several hooks on one matcher are an ordinary chain, and no conflict.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

from reverie.domain.language import Language
from reverie.domain.rules.conflicts.rule_scopes import USER
from reverie.domain.values.conflict import Conflict, ConflictKind, Spot
from reverie.domain.values.directive import Directive, Hook, Room, RuleFile

GUARDING = frozenset({"PreToolUse", "UserPromptSubmit", "PermissionRequest"})
"""The events before something happens."""
RULED = frozenset({Room.NOTES, Room.RULE, Room.MEMORY})
MOST_OF_ONE_HOOK = 5
"""A hook that seems to be about more rules than this is about something more general."""
_CONDITION = re.compile(r"\w\(([^()]{1,120})\)")
_QUOTED = re.compile(r"'([^']{3,80})'|\"([^\"]{3,80})\"")
_SCRIPT = re.compile(r"(?<![\w.-])([\w.-]+)\.(?:sh|py|js|ts|mjs|rb|pl)\b")


def hook_overlaps(files: Iterable[RuleFile], language: Language) -> Iterator[Conflict]:
    """Each guarding hook with a rule on the same risk, in one scope."""
    known = list(files)
    rules = _guarding_rules(known, language)
    for file in known:
        for hook in file.hooks:
            if hook.event in GUARDING:
                found = list(_overlaps(file, hook, rules, language))
                if len(found) <= MOST_OF_ONE_HOOK:
                    yield from found


def _guarding_rules(
    files: Iterable[RuleFile], language: Language
) -> dict[str, list[tuple[RuleFile, Directive, frozenset[str]]]]:
    """The rules that guard against something, by each word of theirs."""
    shelves = defaultdict(list)
    for file in files:
        for directive in file.directives if file.room in RULED else ():
            if any(norm.guards for norm in language.directives.norms(directive.text)):
                words = language.directives.parts(directive.text)
                for word in words:
                    shelves[word].append((file, directive, words))
    return shelves


def _overlaps(
    file: RuleFile,
    hook: Hook,
    rules: dict[str, list[tuple[RuleFile, Directive, frozenset[str]]]],
    language: Language,
) -> Iterator[Conflict]:
    seen: set[tuple[str, int, str]] = set()
    for surface in filter(None, (language.directives.surface(name) for name in _names(hook))):
        rarest = min(surface, key=lambda word: (len(rules.get(word, ())), word))
        for ruled, directive, words in rules.get(rarest, ()):
            place = (ruled.path, directive.line, directive.text)
            if place not in seen and surface <= words and _is_loose(file, hook, ruled):
                seen.add(place)
                yield _conflict(file, hook, ruled, directive)


def _names(hook: Hook) -> Iterator[str]:
    """What tells what a hook is about: its condition, its script's name, what it looks for."""
    conditions = _CONDITION.findall(hook.matcher)
    yield from conditions
    scripts = _SCRIPT.findall(hook.command)
    yield from scripts if scripts else (a or b for a, b in _QUOTED.findall(hook.command))


def _is_loose(file: RuleFile, hook: Hook, ruled: RuleFile) -> bool:
    """Whether hook and rule hold in one scope, and the rule does not name the hook already."""
    if file.scope != ruled.scope and USER not in (file.scope, ruled.scope):
        return False
    script = _SCRIPT.search(hook.command)
    named = script[0] if script else hook.command
    return not any(named in directive.text for directive in ruled.directives)


def _conflict(file: RuleFile, hook: Hook, ruled: RuleFile, directive: Directive) -> Conflict:
    return Conflict(
        ConflictKind.OVERLAP,
        (
            Spot(file.path, hook.line, f"{hook.event} {hook.matcher}: {hook.command}".strip()),
            Spot(ruled.path, directive.line, directive.text),
        ),
        "A hook and a rule guard against the same thing, and neither names the other.",
        f"Keep both, add a cross-reference: name the hook `{hook.command}` in {ruled.path}.",
        requires_human_decision=False,
    )
