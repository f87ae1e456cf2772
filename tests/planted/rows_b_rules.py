"""Bugs that each break one row of the rulebook: scan, plan, links and fork."""

from __future__ import annotations

from tests.planted import Bug

CONFLICTS = "domain/rules/conflicts"
READER, FORK, PLAN = "rulebook/reader.py", "rulebook/fork.py", "writing/conflict_plan.py"
FINDS = "tests/rulebook/test_conflicts.py"
BUGS = [
    Bug(
        "rules are looked over in every full night",
        "stages/__init__.py",
        "    if is_deep_sleep_day(plan.anchor, plan.began, every):\n        return None",
        "    if every:\n        return None",
        row="B1",
    ),
    Bug(
        "rules are looked over before memories are compressed",
        "stages/__init__.py",
        'CLOSING = (\n    Stage("compress",',
        "CLOSING = (\n    Stage(RECONCILE, Depth.DEEP, work_of(RECONCILE), skip=rules_not_due),\n"
        '    Stage("compress",',
        row="B1",
    ),
    Bug(
        "the memory file is not looked over",
        READER,
        "    if (roots.project / MEMORY_FILE).is_file()",
        "    if False",
        row="B19",
    ),
    Bug(
        "half the same is a duplicate",
        f"{CONFLICTS}/duplicate_blocks.py",
        "SAME_SHARE = 0.7",
        "SAME_SHARE = 0.35",
        row="B19",
    ),
    Bug(
        "only copies are duplicates",
        f"{CONFLICTS}/duplicate_blocks.py",
        "SAME_SHARE = 0.7",
        "SAME_SHARE = 0.95",
        row="B19",
    ),
    Bug(
        "a plan cannot be made of a scan",
        "cli/reconcile.py",
        "scan = scan_from(source) if source else _scanned(where)",
        "scan = _scanned(where)",
        row="B20",
    ),
    Bug(
        "links do not know the moves that are proposed",
        "cli/links.py",
        "broken = newly_broken(rules, moves) if source else list(broken_links(rules))",
        "broken = list(broken_links(rules))",
        row="B20",
    ),
    Bug(
        "an item says nothing of what it costs",
        PLAN,
        '    yield f"  - TRADEOFF: {TRADEOFFS[conflict.kind]}"\n',
        "",
        row="B21",
    ),
    Bug(
        "what needs a decision is told as safe",
        PLAN,
        "[one for one in scan.conflicts if not one.requires_human_decision]",
        "list(scan.conflicts)",
        row="B22",
    ),
    Bug(
        "what needs a decision is moved",
        "deep_sleep.py",
        "    for conflict in resolvable(scan):\n        for move",
        "    for conflict in scan.conflicts:\n        for move",
        row="B22",
    ),
    Bug(
        "a broken link blocks no fork",
        FORK,
        "    if blocked := newly_broken(before, able):",
        "    if blocked := []:",
        row="B23",
    ),
    Bug(
        "a link that was broken before blocks the fork",
        f"{CONFLICTS}/link_graph.py",
        "if (one.file, one.link) not in before",
        "if one",
        row="B23",
    ),
    Bug("broken links are no reason", "cli/links.py", "BROKEN if broken else 0", "0", row="B23"),
    Bug(
        "a fork is made where a plan is asked for",
        "deep_sleep.py",
        "fork(roots, day, moves_in(scan)) if forks and resolvable(scan)",
        "fork(roots, day, moves_in(scan)) if resolvable(scan)",
        row="B24",
    ),
    Bug(
        "files are moved in the checkout",
        FORK,
        "    there = _Git(project)\n    for move in able:\n"
        "        (project / move.to).parent.mkdir(parents=True, exist_ok=True)",
        "    there = git\n    for move in able:\n"
        "        (roots.project / move.to).parent.mkdir(parents=True, exist_ok=True)",
        row="B24",
    ),
    Bug(
        "a worktree is left behind",
        FORK,
        "    finally:\n        git.forget(folder)",
        "    finally:\n        pass",
        row="B24",
    ),
    Bug(
        "a rule that names its hook is told again",
        f"{CONFLICTS}/hook_overlaps.py",
        "return not any(named in directive.text for directive in ruled.directives)",
        "return True",
        row="B25",
    ),
    Bug(
        "a hook beside a rule needs a decision",
        f"{CONFLICTS}/hook_overlaps.py",
        "requires_human_decision=False",
        "requires_human_decision=True",
        row="B46",
    ),
    Bug(
        "a fork may move what is no rule",
        FORK,
        '_PRIVATE = (".git", ".reverie")',
        '_PRIVATE = (".git",)',
        row="B27",
    ),
    Bug(
        "the mode of deep sleep is not heeded",
        "mind.py",
        'forks = plan.settings.rules.reconcile_mode == "fork"',
        "forks = False",
        row="B34",
    ),
    Bug(
        "a hook that runs afterwards guards",
        f"{CONFLICTS}/hook_overlaps.py",
        "            if hook.event in GUARDING:",
        "            if True:",
        seen_by=f"{FINDS}::test_a_hook_that_runs_afterwards_guards_nothing",
    ),
    Bug(
        "names differ by case",
        f"{CONFLICTS}/name_collisions.py",
        'return name.casefold().replace("_", "-")',
        'return name.replace("_", "-")',
        row="B35",
    ),
    Bug(
        "a function of thirty lines is too long",
        f"{CONFLICTS}/size_limits.py",
        "if routine.lines > LONGEST_FUNCTION:",
        "if routine.lines >= LONGEST_FUNCTION:",
        row="B35",
    ),
    Bug(
        "a page without the heading will do",
        f"{CONFLICTS}/link_graph.py",
        "        if link.heading and not any(",
        "        if False and not any(",
        row="B35",
    ),
    Bug(
        "an order and its contrary go together",
        f"{CONFLICTS}/contradictions.py",
        "return _denied(a, b) or _denied(b, a) or",
        "return",
        row="B35",
    ),
    Bug(
        "the user's own rules are left out",
        READER,
        "    if roots.user is None or not roots.user.is_dir():",
        "    if True:",
        row="B47",
    ),
    Bug(
        "scopes that never meet contradict",
        f"{CONFLICTS}/rule_scopes.py",
        "    return not (one.globs and other.globs) or any(",
        "    return True or any(",
        seen_by=f"{FINDS}::test_rules_for_other_files_do_not_contradict_and_for_the_same_they_do",
    ),
    Bug(
        "an exception that is named is a contradiction",
        f"{CONFLICTS}/contradictions.py",
        "or not _same_areas(a, b) or _excepted(a, b):",
        "or not _same_areas(a, b):",
        seen_by=f"{FINDS}::test_what_only_looks_like_a_contradiction_is_none",
    ),
    Bug(
        "what is told as gone is stale",
        f"{CONFLICTS}/stale_references.py",
        "and not _is_told_as_gone(mention.said, language):",
        "and True:",
        seen_by=f"{FINDS}"
        "::test_rules_that_name_what_is_gone_are_told_and_what_is_told_as_gone_is_not",
    ),
    Bug(
        "a night goes by the rules as they are when it looks",
        "rulebook/pinned.py",
        "        whole = self._held.get(word) or self._on_disk(word)\n",
        "        whole = msgspec.json.encode(read_rules(self._roots))\n",
        seen_by="tests/rulebook/test_pinned.py::test_what_is_pinned_stays_as_it_was",
    ),
    Bug(
        "a secret in a rule reaches the journal",
        "stages/reconcile.py",
        "replace(spot, text=mask(spot.text)) for spot in conflict.spots",
        "spot for spot in conflict.spots",
        seen_by="tests/stages/test_reconcile.py::test_a_secret_in_a_rule_does_not_reach_the_journal",
    ),
    Bug(
        "one page is in place before the other is whole",
        "writing/file_pair.py",
        "            write_new(path, text)\n        for path, place in fresh.items():\n"
        "            os.replace(path, place)",
        "            write_new(path, text)\n            os.replace(path, folder / name)",
        seen_by="tests/writing/test_file_pair.py::test_all_are_put_in_place_or_none",
    ),
]
