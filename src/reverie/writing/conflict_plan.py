"""The plan of deep sleep in words: every conflict with why, an example and what it costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date

from reverie.domain.intake.text import clipped, counted
from reverie.domain.values.conflict import Conflict, ConflictKind, Scan, Spot
from reverie.writing.report import escaped

NO_CONFLICTS = "No conflicts this cycle."
SHOWN = 300
"""Characters of a rule that are quoted."""
TITLES = {
    ConflictKind.CONTRADICTION: "Rules that contradict each other",
    ConflictKind.NAME: "Names that several files have",
    ConflictKind.OVERLAP: "Hooks and rules on one risk",
    ConflictKind.DUPLICATE: "Blocks that say the same",
    ConflictKind.ORPHAN: "Links that lead nowhere",
    ConflictKind.SIZE: "Blocks that are too long",
    ConflictKind.STALE: "What is named and no longer there",
}
TRADEOFFS = {
    ConflictKind.CONTRADICTION: "Deleting one settles it for good; narrowing one keeps both, and "
    "one more condition to remember. Left alone, an agent picks one each time, unasked.",
    ConflictKind.NAME: "A new name costs whoever knows the old one a look. Left alone, which of "
    "the two is meant depends on the order in which a host reads them.",
    ConflictKind.OVERLAP: "A line more to read. Left alone, whoever changes the hook does not see "
    "that a rule counts on it, and the other way round.",
    ConflictKind.DUPLICATE: "One place is easier to keep right; a link costs a reader one step. "
    "Left alone, the next change is made in one of the two.",
    ConflictKind.ORPHAN: "Taking a link out loses the hint that there was something; correcting it "
    "takes a look. Left alone, a reader follows it in vain.",
    ConflictKind.SIZE: "Two small blocks are found and tested more easily, and must be named. Left "
    "alone, it grows.",
    ConflictKind.STALE: "A corrected name helps the next reader; a rule about what is gone helps "
    "nobody. Left alone, an agent looks for it, or makes it anew.",
}


def needs_a_person(scan: Scan) -> list[Conflict]:
    """What only a person can decide."""
    return [one for one in scan.conflicts if one.requires_human_decision]


def resolvable(scan: Scan) -> list[Conflict]:
    """What can be put right without a decision."""
    return [one for one in scan.conflicts if not one.requires_human_decision]


def plan_page(scan: Scan, day: date, notes: Sequence[str] = (), *, forks: bool = False) -> str:
    """The plan as a page of Markdown: all of it, or in fork mode what the other page has not."""
    lines = [f"# Deep sleep, {day.isoformat()}", "", _lead(scan), ""]
    if notes:
        lines += ["## The fork", "", *(f"- {escaped(note)}" for note in notes), ""]
    human, safe = needs_a_person(scan), resolvable(scan)
    if human:
        lines += ["## To decide", "", *_listed(human)]
    if safe and forks:
        page = autoresolve_name(day)
        lines += [f"{counted(len(safe), 'further item')} needs no decision: [{page}]({page}).", ""]
    elif safe:
        lines += ["## Safe to do", "", *_listed(safe)]
    if scan.troubles:
        lines += ["## Not read", "", *(f"- {escaped(trouble)}" for trouble in scan.troubles), ""]
    return "\n".join(lines)


def autoresolve_page(scan: Scan, day: date) -> str:
    """What can be put right without a decision, to be done by hand on the branch of the date."""
    safe = resolvable(scan)
    lead = (
        f"Open each file, make the change and commit it on `deep-sleep/{day.isoformat()}`; then "
        "run `reverie links`. Moves and renames are on the branch already. Nothing here was "
        "decided for you: what needs a decision is in the plan alone."
    )
    body = _listed(safe) if safe else ["Nothing to do this cycle.", ""]
    return "\n".join([f"# Safe to do, {day.isoformat()}", "", lead, "", *body])


def plan_name(day: date) -> str:
    """What the file of a plan is called."""
    return f"{day.isoformat()}-plan.md"


def autoresolve_name(day: date) -> str:
    """What the file of what is safe is called."""
    return f"{day.isoformat()}-autoresolve.md"


def scan_words(scan: Scan) -> str:
    """What was found, in one sentence."""
    if not scan.conflicts:
        return NO_CONFLICTS
    found = counted(len(scan.conflicts), "conflict")
    human = len(needs_a_person(scan))
    return f"{found} in your rules, {human} to decide."


def scan_lines(scan: Scan, *, ours: int = 0) -> Iterator[str]:
    """What was found, line by line, for a terminal; `ours` are the files Reverie made itself."""
    made = f", of which Reverie wrote {ours}" if ours else ""
    yield f"{counted(scan.files, 'rule file')}{made}; {counted(scan.directives, 'directive')}."
    for conflict in scan.conflicts:
        yield ""
        yield f"{conflict.kind.value}: {conflict.why}"
        yield from (f"  {spot.words()}  {clipped(spot.text, SHOWN)}" for spot in conflict.spots)
        yield f"  {conflict.suggestion}"
    yield ""
    yield scan_words(scan)
    if scan.left_out:
        yield f"{scan.left_out} more of the same kinds are not listed."
    yield from scan.troubles


def _lead(scan: Scan) -> str:
    looked = f"{counted(scan.files, 'rule file')}, {counted(scan.directives, 'directive')}."
    more = f" {scan.left_out} more of the same kinds are not listed." if scan.left_out else ""
    return f"{scan_words(scan)} Looked over: {looked}{more}"


def _listed(conflicts: Iterable[Conflict]) -> list[str]:
    lines: list[str] = []
    told = list(conflicts)
    for kind, title in TITLES.items():
        found = [one for one in told if one.kind is kind]
        if found:
            lines += [f"### {title} ({kind.value})", ""]
            for conflict in found:
                lines += [*_item(conflict), ""]
    return lines


def _item(conflict: Conflict) -> Iterator[str]:
    places = ", ".join(f"`{spot.words()}`" for spot in conflict.spots)
    yield f"- **{conflict.name}** {places}"
    yield f"  - WHY: {escaped(conflict.why)}"
    yield f"  - EXAMPLE: {_example(conflict.spots)}"
    yield f"  - SUGGESTION: {escaped(conflict.suggestion)}"
    for move in conflict.moves:
        yield f"  - MOVE: `{move.source}` to `{move.to}`"
    yield f"  - TRADEOFF: {TRADEOFFS[conflict.kind]}"


def _example(spots: Iterable[Spot]) -> str:
    return " against ".join(f"“{escaped(clipped(spot.text, SHOWN))}”" for spot in spots)
