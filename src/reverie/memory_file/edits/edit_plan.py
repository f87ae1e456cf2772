"""The plan of edits: what those of each author would change in a mind; it changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from reverie.domain.intake.secrets import masked
from reverie.domain.journal.apply import refuse_misfits
from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import (
    Change,
    MemoryChange,
    Proposal,
    ProposalChange,
    TombstoneChange,
)
from reverie.domain.journal.parts import WordingChange
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.rules.tombstones import tombstone_of
from reverie.domain.values.memory import Author, Memory
from reverie.domain.views.sheet import Added, Edit, Removed, Retuned, Reworded, reunited
from reverie.engine.forgetting import forgetting
from reverie.errors import FileRefused, SameTargetTwice
from reverie.frozen import dataclass
from reverie.memory_file.edits.additions import added, anchored
from reverie.memory_file.edits.editor import Editor
from reverie.memory_file.edits.foresight import Foresight
from reverie.memory_file.edits.rewordings import reworded
from reverie.memory_file.edits.tones import retuned
from reverie.ports import Mind
from reverie.settings import Settings

DELETED = "deleted from memory.yml"
EDITED, BROUGHT = "The agent edited memory.yml", "memory.yml brings this along"
EditsBy = tuple[Author, Sequence[Edit]]
"""Some edits, and whose they are."""


@dataclass(frozen=True, slots=True)
class Pulled:
    """Edits that came from elsewhere and wait for a person's word, and whence, in words."""

    edits: Sequence[Edit] = ()
    whence: str = ""


NOTHING = Pulled()


@dataclass(frozen=True, slots=True)
class PlannedEdits:
    """The edits of one author, and the changes they come to."""

    by: Author
    edits: Sequence[Edit]
    changes: list[Change]


def plan_edits(
    mind: Mind,
    settings: Settings,
    now: datetime,
    edits: Sequence[EditsBy],
    *,
    pulled: Pulled = NOTHING,
    is_strict: bool = True,
) -> list[PlannedEdits]:
    """What edits come to if they are made in order, or a refusal that names the line.

    Unless it is strict, ids that nobody knows are given anew.
    """
    coming, made = Foresight(mind), list[Change]()
    planned = []
    for by, some in edits:
        if by is Author.AGENT:
            proposed = _proposed(Editor(Foresight(mind), settings, now, by), some)
            planned.append(PlannedEdits(by, some, proposed))
        else:
            coming.foresee(made)
            strictly = is_strict and by is Author.PERSON
            made = _made(Editor(coming, settings, now, by, is_strict=strictly), some)
            planned.append(PlannedEdits(by, some, made))
    if pulled.edits:
        coming.foresee(made)
        taker = Editor(coming, settings, now, Author.PERSON, is_strict=False)
        proposed = _proposed(taker, pulled.edits, pulled.whence)
        planned.append(PlannedEdits(Author.MACHINE, pulled.edits, proposed))
    return planned


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


def _made(editor: Editor, edits: Sequence[Edit]) -> list[Change]:
    """The changes of all edits, in order."""
    known = reunited(edits)
    editor.leaving.update(name for edit in known if (name := _left_by(edit)))
    wished = [change for edit in known for change in _changes_of(editor, edit)]
    changes = anchored(editor, _each_once(wished))
    try:
        refuse_misfits(changes)
    except SameTargetTwice as error:
        line = next((e.item.line for e in known if isinstance(e, Added)), 1)
        raise FileRefused(line or 1, 1, str(error)) from None
    return changes


def is_refused(mind: Mind, edit: Edit) -> bool:
    """Whether a person has refused what an edit from elsewhere would do, or forgotten its words."""
    match edit:
        case Added(item) | Reworded(_, item):
            said = [tombstone_of(item.text)]
        case _:
            said = []
    return bool(mind.present([tombstone_of(_question(edit, BROUGHT)), *said]))


def _proposed(editor: Editor, edits: Sequence[Edit], whence: str = "") -> list[Change]:
    """The changes as proposals, one an edit, unless one is or was there."""
    found: dict[str, Change] = {}
    reason = f"from {whence}" if whence else "an edit by the agent's own tools"
    for edit in edits:
        if wish := tuple(_changes_of(editor, edit)):
            question = _question(edit, BROUGHT if whence else EDITED)
            proposal = Proposal(question, wish, reason, origin=whence)
            places = [Place("proposal", proposal.name), tombstone_of(proposal.question)]
            if not editor.mind.stored.present(places):
                found[proposal.name] = ProposalChange(
                    target=proposal.name, before=None, after=proposal, reason=proposal.reason
                )
    return list(found.values())


def _question(edit: Edit, how: str) -> str:
    """What is asked about an edit, whoever's it is: the same words are the same proposal."""
    return masked(f"{how}: {described(edit)}. Take it?")


def _changes_of(editor: Editor, edit: Edit) -> list[Change]:
    match edit:
        case Added(item):
            return added(editor, item)
        case Reworded(before, after):
            return reworded(editor, editor.known(after), before, after)
        case Removed(item):
            memory = editor.mind.named(item.name)
            return _forgotten(editor, memory) if memory else []
        case Retuned(before, after):
            return retuned(editor, before, after)


def _left_by(edit: Edit) -> str:
    """The name of the memory that an edit takes its present words from."""
    match edit:
        case Removed(item):
            return item.name
        case Reworded(before, after) if fingerprint(before.text) != fingerprint(after.text):
            return after.name
    return ""


def _each_once(changes: Sequence[Change]) -> list[Change]:
    """The changes without those that two edits both ask for; what is said again is not buried."""
    said = {fingerprint(text) for change in changes if (text := _says(change))}
    found: dict[object, Change] = {}
    made: set[Change] = set()
    for number, change in enumerate(changes):
        if isinstance(change, TombstoneChange) and change.after:
            if change.target not in said:
                found.setdefault(change.place, change)
        elif change not in made:
            made.add(change)
            found[number] = change
    return list(found.values())


def _says(change: Change) -> str:
    """The words a memory has from a change on."""
    if isinstance(change, (MemoryChange, WordingChange)) and change.after:
        return change.after.text
    return ""


def _forgotten(editor: Editor, memory: Memory) -> list[Change]:
    return forgetting(editor.mind.stored, memory, DELETED, editor.now, editor.language)
