"""Taking: edits of the memory file become entries, whole or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from reverie.domain.intake.moment import to_the_millisecond
from reverie.domain.intake.text import counted
from reverie.domain.journal.change import Change, Place, Proposal, ProposalChange
from reverie.domain.journal.entry import Act, Waking
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.memory import Author
from reverie.domain.views.sheet import Added, Edit, Removed, Retuned, Reworded
from reverie.engine.committing import commit_group, mend
from reverie.memory_file.edits import Editing
from reverie.ports import Clock, Mind, Store
from reverie.settings import Settings


def take(
    store: Store,
    clock: Clock,
    settings: Settings,
    edits: Sequence[Edit],
    *,
    by: Author = Author.PERSON,
    about: str = "memory.yml",
) -> list[Change]:
    """Make a person's or a machine's edits at once; an agent's only as proposals."""
    if not edits:
        return []
    with store.night_lock():
        mend(store)
        now = to_the_millisecond(clock.now())
        editing = Editing(store, settings, now, by)
        is_agents = by is Author.AGENT
        changes = _proposed(store, editing, edits) if is_agents else editing.changes(edits)
        if changes:
            cause = Waking(Act.TAKE, by, f"{about}: {counted(len(edits), 'edit')}")
            commit_group(store, cause, changes, at=now, step=settings.journal.max_step_changes)
    return changes


def refuse_untakable(
    store: Store,
    clock: Clock,
    settings: Settings,
    edits: Iterable[tuple[Author, Sequence[Edit]]],
) -> None:
    """Refuse by its line what a taking of all these edits would refuse; changes nothing."""
    now, said = to_the_millisecond(clock.now()), dict[str, int]()
    for by, some in edits:
        editing = Editing(store, settings, now, by, said=said, is_trial=True)
        if by is Author.AGENT:
            _proposed(store, editing, some)
            said.clear()
        else:
            editing.changes(some)


def _proposed(mind: Mind, editing: Editing, edits: Sequence[Edit]) -> list[Change]:
    """The changes as proposals, one an edit, unless one is or was there."""
    found: dict[str, Change] = {}
    for edit in edits:
        if wish := tuple(editing.changes_of(edit)):
            proposal = Proposal(
                f"The agent edited memory.yml: {described(edit)}. Take it?",
                wish,
                "an edit by the agent's own tools",
            )
            declined = Place("tombstone", fingerprint(proposal.question))
            if not mind.present([Place("proposal", proposal.name), declined]):
                found[proposal.name] = ProposalChange(
                    target=proposal.name, before=None, after=proposal, reason=proposal.reason
                )
    return list(found.values())


def described(edit: Edit) -> str:
    """An edit in a few words."""
    match edit:
        case Added(item):
            return f"add “{item.text}”"
        case Reworded(before, after):
            return f"{after.name}: “{before.text}” becomes “{after.text}”"
        case Removed(item):
            return f"forget {item.name} “{item.text}”"
        case Retuned(_, after):
            return f"the tone of session {after.session}: {after.mood}"
