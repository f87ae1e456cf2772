"""Filing: of what a stage decided, changes are committed and proposals only put on file."""

from __future__ import annotations

from collections.abc import Iterable

from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import Change, Proposal, ProposalChange
from reverie.domain.rules.likeness import fingerprint
from reverie.engine.guarding import refuse_what_a_person_decides
from reverie.ports import Mind


def filed(mind: Mind, work: Iterable[Change | Proposal]) -> list[Change]:
    """The changes to commit; a proposal is only put on file, unless it is or was there."""
    changes: list[Change] = []
    proposals: dict[str, Proposal] = {}
    for item in work:
        if isinstance(item, Proposal):
            declined = Place("tombstone", fingerprint(item.question))
            if not mind.present([Place("proposal", item.name), declined]):
                proposals.setdefault(item.name, item)
        else:
            refuse_what_a_person_decides(mind, item)
            changes.append(item)
    return changes + [
        ProposalChange(target=name, before=None, after=item, reason=item.reason)
        for name, item in proposals.items()
    ]
