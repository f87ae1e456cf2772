"""Reconciling: which night looked over the rules, and what that came to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from reverie.domain.journal.entry import Entry, Heading, NightBegan, NightStep, standing_of
from reverie.domain.journal.kinds import ScanChange
from reverie.domain.journal.plan import NightPlan
from reverie.domain.rules.conflicts import scan_rules
from reverie.domain.values.conflict import Scan
from reverie.domain.values.directive import RuleFiles
from reverie.engine.sparing import seen_without
from reverie.errors import ends_all, place_of
from reverie.ports import Mind
from reverie.stages import RECONCILE
from reverie.stages.reconcile import known_scan


def reconciled_in(mind: Mind, night: int) -> NightPlan | None:
    """The plan of a night that looked over the rules and stands; None if it did not."""
    headings = mind.journal.headings()
    stands = standing_of(headings)
    own = [heading.cause for heading in headings if heading.number in stands]
    steps = [c for c in own if isinstance(c, NightStep) and c.night == night]
    if not any(step.stage == RECONCILE for step in steps):
        return None
    plans = (cause.plan for cause in own if isinstance(cause, NightBegan))
    return next((plan for plan in plans if plan.night == night and plan.rules), None)


def scanned(rules: RuleFiles) -> Scan:
    """What cannot stand among some rules; a file that is failed on is left out and named."""
    try:
        return scan_rules(rules)
    except Exception as error:
        if ends_all(error):
            raise
        scan, things = seen_without(rules, scan_rules, error)
        told = (f"{one.key} was left out ({place_of(error)})" for one in things)
        return replace(scan, troubles=(*scan.troubles, *told))


def scanned_in(mind: Mind, steps: Iterable[tuple[Heading, Entry]]) -> Scan | None:
    """What the rules came to in a night, by its steps; None if it did not look them over."""
    told = [
        entry
        for heading, entry in steps
        if isinstance(heading.cause, NightStep) and heading.cause.stage == RECONCILE
    ]
    if not told:
        return None
    changes = (change for entry in told for change in entry.changes)
    found = (change.after for change in changes if isinstance(change, ScanChange))
    return next(found, None) or known_scan(mind) or Scan()
