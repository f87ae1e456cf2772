"""`reverie scan`: look over the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from reverie.cli._options import json_option, show, show_json
from reverie.cli._rules import alone_option, as_told, roots_argument, roots_given

if TYPE_CHECKING:
    from reverie.domain.values.directive import RuleFiles
    from reverie.rulebook.reader import Roots


@click.command()
@roots_argument
@alone_option
@json_option
def command(roots: tuple[str, ...], alone: bool, as_json: bool) -> None:
    """Look over the rules for what cannot stand.

    Reads CLAUDE.md, AGENTS.md, rules, skills, agents, hooks, blocks, memory and your own rules,
    and changes nothing. ROOT is a project's folder; further ones are files or folders in it that
    hold rules too.

    \b
    Example:
      reverie scan
      reverie scan . docs CONTRIBUTING.md
      reverie scan --json | reverie reconcile --from -
    """
    from reverie.domain.intake.secrets import masked
    from reverie.engine.reconciling import scanned
    from reverie.rulebook.reader import read_rules
    from reverie.stages.reconcile import masked_scan
    from reverie.writing.conflict_plan import scan_lines

    where = roots_given(roots, alone=alone)
    rules = read_rules(where)
    scan = masked_scan(scanned(rules), masked)
    if as_json:
        show_json(as_told(scan))
    else:
        show(scan_lines(scan, ours=_written_by_us(where, rules)))


def _written_by_us(where: Roots, rules: RuleFiles) -> int:
    """How many of the rule files an installation of Reverie made."""
    from reverie.hosts.claude_code.manifest import manifest_of

    installed = manifest_of(str(where.project))
    made = {path for path, one in installed.settings.items() if one.made}
    return sum(file.path in installed.files or file.path in made for file in rules.files)
