"""Reconcile: look the rules over for what cannot stand, and put it down for a person."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from reverie.domain.intake.text import counted
from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import ScanChange
from reverie.domain.rules.conflicts import scan_rules
from reverie.domain.values.conflict import Conflict, Scan
from reverie.ports import Mind
from reverie.stages.context import StageContext

RULES = "rules"
"""The one row that tells what was found when the rules were last looked over."""


def reconcile(mind: Mind, night: StageContext) -> list[ScanChange]:
    """What the rules came to, if that is not known already; no memory and no file is touched."""
    rules = night.rules()
    if rules is None:
        return []
    scan = masked_scan(scan_rules(rules, night.language), night.mask)
    before = known_scan(mind)
    if before == scan:
        return []
    new = {one.name for one in scan.conflicts} - {one.name for one in (before or Scan()).conflicts}
    told = counted(len(scan.conflicts), "conflict")
    why = f"the rules were looked over: {told}, {len(new)} new"
    return [ScanChange(target=RULES, before=before, after=scan, reason=why)]


def known_scan(mind: Mind) -> Scan | None:
    """What was found when the rules were last looked over; none if they never were."""
    place = Place("scan", RULES)
    found = mind.present([place]).get(place)
    return found if isinstance(found, Scan) else None


def masked_scan(scan: Scan, mask: Callable[[str], str]) -> Scan:
    """What was found without secrets: rule files are quoted in pages that may travel."""
    return replace(scan, conflicts=tuple(_masked(one, mask) for one in scan.conflicts))


def _masked(conflict: Conflict, mask: Callable[[str], str]) -> Conflict:
    return replace(
        conflict,
        spots=tuple(replace(spot, text=mask(spot.text)) for spot in conflict.spots),
        why=mask(conflict.why),
        suggestion=mask(conflict.suggestion),
    )
