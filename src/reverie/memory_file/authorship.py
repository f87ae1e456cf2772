"""Authorship: whose edits a memory file holds: mine, a machine's, the agent's, a stranger's."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import field, replace

from reverie.domain.language import Language
from reverie.domain.rules.whose_words import reads_as_a_rule
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import ONLY_FROM_A_PERSON, Author, Kind
from reverie.domain.views.sheet import Added, Edit, Item, Removed, Reworded, Sheet, edits_between
from reverie.errors import FileRefused
from reverie.frozen import dataclass
from reverie.memory_file.edits.edit_plan import Pulled, is_refused
from reverie.memory_file.other_machine import edits_from_elsewhere
from reverie.memory_file.place import Found, State, stamp_of
from reverie.memory_file.read import read_sheet
from reverie.memory_file.seen_versions import Seen
from reverie.ports import Mind

MOST_SOUGHT = 200
"""So many texts are looked for in a file that cannot be read; if there are more, all are in it."""
Diff = Callable[[Sheet], list[Edit]]
"""What a version of the file would change in the mind."""


@dataclass(frozen=True, slots=True)
class Taken:
    """The edits found in a file, by who made them; an agent's and a stranger's wait."""

    found: Found
    by_hand: list[Edit] = field(default_factory=list)
    by_machine: list[Edit] = field(default_factory=list)
    proposed: list[Edit] = field(default_factory=list)
    pulled: list[Edit] = field(default_factory=list)
    """What came from elsewhere and would make or change a rule, or someone's words."""

    @property
    def edits(self) -> list[Edit]:
        """All of them."""
        return [*self.by_hand, *self.by_machine, *self.proposed, *self.pulled]

    @property
    def from_elsewhere(self) -> Pulled:
        """What waits for a person's word, and where it comes from."""
        return Pulled(self.pulled, self.found.whence)

    def by_author(self) -> list[tuple[Author, Sequence[Edit]]]:
        """The edits in the order they are taken: a hand's last, so that its words stand."""
        return [
            (Author.AGENT, self.proposed),
            (Author.MACHINE, self.by_machine),
            (Author.PERSON, self.by_hand),
        ]

    @property
    def may_be_mine(self) -> bool:
        """Whether a person could say that more of it is their own."""
        return len(self.as_mine().by_hand) > len(self.by_hand)

    def as_mine(self) -> Taken:
        """The edits as a person takes them who says that all of it is their own."""
        is_foreign = self.found.state is State.FOREIGN
        decided = [edit for edit in self.pulled if _is_a_decision(edit)]
        told = [e for e in (*self.by_machine, *decided) if is_foreign and not _is_by_hand(e)]
        of_nights = set(told)
        mine = [e for e in (*self.by_machine, *self.proposed, *self.pulled) if e not in of_nights]
        return replace(
            self, by_hand=[*self.by_hand, *mine], by_machine=told, proposed=[], pulled=[]
        )


@dataclass(frozen=True, slots=True)
class Comparison:
    """What a file is compared with: the mind, what it would write now, and our own letters."""

    mind: Mind
    ours: str
    language: Language
    shown: Callable[[], Sheet]

    def edits(self, found: Found, sheet: Sheet) -> Taken:
        """Whose edits a file holds; what may be another's is never the person's."""
        if found.state in (State.MISSING, State.AS_WRITTEN):
            return Taken(found)
        diff = self._foreign(found) if found.state is State.FOREIGN else self._own(found)
        edits = diff(sheet)
        in_git = _in_git(found, diff)
        agents = _agents(found, diff, edits)
        taken = Taken(found)
        for edit in edits:
            if edit in in_git or (found.is_from_elsewhere and edit not in agents):
                if self._only_tells(edit):
                    taken.by_machine.append(edit)
                elif not is_refused(self.mind, edit):
                    taken.pulled.append(edit)
            else:
                (taken.proposed if edit in agents else taken.by_hand).append(edit)
        return taken

    def _own(self, found: Found) -> Diff:
        """Against what we wrote; where that is not known, nothing counts as deleted."""
        before = _readable(found.written)
        if before is not None:
            return lambda sheet: edits_between(before, sheet)
        shown = self.shown()
        return lambda sheet: _nothing_deleted(edits_between(shown, sheet))

    def _foreign(self, found: Found) -> Diff:
        """Against the mind, under the names another machine's memories have here."""
        genuine = _readable(found.genuine.text) if found.genuine else None

        def diff(sheet: Sheet) -> list[Edit]:
            here = edits_between(genuine, sheet) if genuine else []
            touched = {edit.after.name for edit in here if isinstance(edit, Reworded)}
            return edits_from_elsewhere(
                self.mind, sheet, theirs=found.tag, ours=self.ours, touched=touched
            )

        return diff

    def _only_tells(self, edit: Edit) -> bool:
        """Whether an edit from elsewhere makes no rule, tells of no person and undoes nothing."""
        match edit:
            case Added(item):
                return self._is_plain(item)
            case Reworded(before, after):
                known = self.mind.memories.named(after.name)
                is_machines = known is not None and known.wording.by is Author.MACHINE
                return is_machines and self._is_plain(before) and self._is_plain(after)
        return False

    def _is_plain(self, item: Item) -> bool:
        """Whether an entry neither is nor reads as a rule or a decision."""
        shown = self.language.cues.kind_of(item.text, Voice.PERSON)
        is_weighty = {item.kind, shown} & {*ONLY_FROM_A_PERSON, Kind.DECISION}
        return not is_weighty and not reads_as_a_rule(item.text, self.language)


def _is_a_decision(edit: Edit) -> bool:
    return isinstance(edit, Added) and edit.item.kind is Kind.DECISION


def _in_git(found: Found, diff: Diff) -> set[Edit]:
    """What git brought: all that a version of its own changes, but for what it never knew of."""
    brought: set[Edit] = set()
    for version in found.in_git:
        sheet = _readable(version.text)
        edits = diff(sheet) if sheet else []
        is_edit_of_ours = bool(found.written) and stamp_of(version.text) == stamp_of(found.written)
        brought.update(edits if is_edit_of_ours else _nothing_deleted(edits))
    return brought


def _agents(found: Found, diff: Diff, edits: Sequence[Edit]) -> Collection[Edit]:
    """What the agent brought in, and nobody took out since: each edit is whoever's made it last."""
    there: set[Edit] = set()
    owned: dict[Edit, bool] = {}
    for seen in found.seen:
        sheet = _readable(seen.text)
        now = set(diff(sheet)) if sheet else there | _words_in(seen, found, edits)
        owned |= dict.fromkeys(now - there, seen.is_agents)
        there = now
    return {edit for edit in there if owned[edit]}


def _words_in(seen: Seen, found: Found, edits: Iterable[Edit]) -> set[Edit]:
    """Where a file was left that cannot be read, the words in it are still of who left it."""
    texts = {
        edit: (edit.item if isinstance(edit, Added) else edit.after).text
        for edit in edits
        if isinstance(edit, (Added, Reworded))
    }
    if len(texts) > MOST_SOUGHT:
        return set(texts)
    return {e for e, words in texts.items() if words in seen.text and words not in found.written}


def _is_by_hand(edit: Edit) -> bool:
    """Whether an entry says of itself that a hand wrote it."""
    match edit:
        case Added(item) | Reworded(_, item):
            return item.by_hand
    return False


def _nothing_deleted(edits: list[Edit]) -> list[Edit]:
    return [edit for edit in edits if not isinstance(edit, Removed)]


def _readable(text: str) -> Sheet | None:
    try:
        return read_sheet(text) if text else None
    except FileRefused:
        return None
