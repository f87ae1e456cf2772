"""Taking: edits of the memory file become entries, whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from itertools import count

from reverie.domain.change import (
    Change,
    EndingChange,
    MemoryChange,
    Place,
    Proposal,
    ProposalChange,
    SalienceChange,
    Tombstone,
    TombstoneChange,
    ToneChange,
    WordingChange,
)
from reverie.domain.cues import appraise
from reverie.domain.episode import Voice
from reverie.domain.journal import Act, Waking
from reverie.domain.likeness import fingerprint
from reverie.domain.memory import (
    ONE,
    Author,
    Layer,
    Memory,
    Salience,
    Strength,
    Wording,
    birth_salience,
    kind_allowed,
    name_of,
)
from reverie.domain.moment import to_the_millisecond
from reverie.domain.reasoning import derived_anew
from reverie.domain.secrecy import masked
from reverie.domain.sheet import Added, Edit, Item, Removed, Retuned, Reworded, ToneBlock
from reverie.domain.source import BY_HAND, Source, of_episode
from reverie.domain.text import checked_words
from reverie.domain.texture import Texture
from reverie.domain.tone import Tone
from reverie.engine.committing import commit_group, mend
from reverie.engine.waking import forgetting
from reverie.errors import FileRefused, TextRefused
from reverie.ports import Clock, Store
from reverie.settings import Settings

DELETED = "deleted from memory.yml"


def take(
    store: Store, clock: Clock, settings: Settings, edits: Sequence[Edit], *,
    by: Author = Author.PERSON, about: str = "memory.yml",
) -> list[Change]:  # fmt: skip
    """Make a person's or a machine's edits at once; an agent's only as proposals."""
    if not edits:
        return []
    with store.night_lock():
        mend(store)
        now = to_the_millisecond(clock.now())
        taking = _Taking(store, settings, now, by)
        changes = taking.proposed(edits) if by is Author.AGENT else taking.changes(edits)
        if changes:
            cause = Waking(Act.TAKE, by, f"{about}: {_count(len(edits))}")
            commit_group(store, cause, changes, at=now, step=settings.max_step_changes)
    return changes


class _Taking:
    """One taking: gives new memories their numbers, and refuses what does not fit by its line."""

    def __init__(self, store: Store, settings: Settings, now: datetime, by: Author) -> None:
        self._store, self._settings, self._now, self._by = store, settings, now, by
        self._numbers = count(store.next_memory())
        self._said: dict[str, int] = {}

    def changes(self, edits: Sequence[Edit]) -> list[Change]:
        """The changes of all edits, in order."""
        return [change for edit in edits for change in self._changes(edit)]

    def proposed(self, edits: Sequence[Edit]) -> list[Change]:
        """The same as proposals, one an edit, unless one is or was there."""
        found: dict[str, Change] = {}
        for edit in edits:
            if wish := tuple(self._changes(edit)):
                proposal = Proposal(
                    f"The agent edited memory.yml: {described(edit)}. Take it?", wish,
                    "an edit by the agent's own tools",
                )  # fmt: skip
                declined = Place("tombstone", fingerprint(proposal.question))
                if not self._store.present([Place("proposal", proposal.name), declined]):
                    found[proposal.name] = ProposalChange(
                        target=proposal.name, before=None, after=proposal, reason=proposal.reason
                    )
        return list(found.values())

    def _changes(self, edit: Edit) -> list[Change]:
        match edit:
            case Added(item):
                return self._added(item)
            case Reworded(before, after):
                return self._reworded(self._known(after), before, after)
            case Removed(item):
                memory = self._store.memory_named(item.name)
                return forgetting(self._store, memory, DELETED, self._now) if memory else []
            case Retuned(_, after):
                return self._retuned(after)

    def _added(self, item: Item) -> list[Change]:
        words = self._words(item, item.text)
        known = self._store.memory_named(item.name) if item.name else None
        if known:
            plain = replace(item, salience=None)
            shown = replace(plain, text=known.text, kind=known.kind, feeling="", path="",
                            confidence=None, reversal="", anchors=())  # fmt: skip
            return [*self._held_again(known), *self._reworded(known, shown, plain)]
        if item.name and not is_from_elsewhere(item.name):
            raise FileRefused(
                item.line, 1, f"there is no memory {item.name}; leave the id out to add this as new"
            )
        same = self._store.memory_saying(fingerprint(words))
        if same:
            return self._held_again(same)
        memory = self._newborn(item, words)
        born = MemoryChange(
            target=memory.number, before=None, after=memory,
            reason=f"written into memory.yml {self._by_whom()}", sources=memory.sources,
        )  # fmt: skip
        return [born, *self._lifted(words)]

    def _reworded(self, memory: Memory, before: Item, after: Item) -> list[Change]:
        old = memory.wording
        texture = Texture(
            after.feeling if after.feeling != before.feeling else old.texture.feeling,
            after.path if after.path != before.path else old.texture.path,
            after.confidence if after.confidence != before.confidence else old.texture.confidence,
            after.reversal if after.reversal != before.reversal else old.texture.reversal,
            self._numbers_of(after) if after.anchors != before.anchors else old.texture.anchors,
            after.aspect if after.aspect != before.aspect else old.texture.aspect,
        )
        text = self._words(after, after.text) if after.text != before.text else old.text
        if text != old.text:
            texture = replace(texture, reversal=derived_anew(texture.reversal, text))
        kind = after.kind if after.kind is not before.kind else old.kind
        changes: list[Change] = []
        wording = Wording(kind_allowed(kind, self._is_a_person), text, self._by, texture)
        if replace(wording, by=old.by) != old:
            self._refuse_if_said_by_another(after, text, memory.number)
            changes.append(WordingChange(
                target=memory.number, before=old, after=wording,
                reason=f"put so {self._by_whom()}", sources=self._sources_of_a_word(),
            ))  # fmt: skip
        if after.salience is not None and after.salience != before.salience:
            points = Salience(round(after.salience * ONE), self._store.last_session())
            if points != memory.salience:
                changes.append(SalienceChange(
                    target=memory.number, before=memory.salience, after=points,
                    reason=f"weighed {self._by_whom()}", sources=self._sources_of_a_word(),
                ))  # fmt: skip
        return changes

    def _retuned(self, block: ToneBlock) -> list[Change]:
        place = Place("tone", block.session)
        known = self._store.present([place]).get(place)
        before = known if isinstance(known, Tone) else None
        if not 0 < block.session <= self._store.last_session():
            return []
        after = Tone(
            block.session, masked(block.mood), masked(block.style),
            tuple(masked(turn) for turn in block.turns), masked(block.carry_forward),
            masked(block.calibration), self._by, before.sources if before else (BY_HAND,),
        )  # fmt: skip
        if before == after:
            return []
        return [ToneChange(
            target=block.session, before=before, after=after, reason=f"put so {self._by_whom()}",
        )]  # fmt: skip

    def _newborn(self, item: Item, words: str) -> Memory:
        number, session = next(self._numbers), self._store.last_session()
        self._refuse_if_said_by_another(item, words, number)
        voice = Voice.PERSON if self._is_a_person else Voice.AGENT
        appraisal = appraise(words, voice)
        kind = kind_allowed(item.kind, self._is_a_person)
        points = birth_salience(kind, appraisal.importance)
        if item.salience is not None:
            points = round(item.salience * ONE)
        return Memory(
            number=number,
            name=item.name or name_of(number, self._now),
            session=session,
            born=self._now,
            sources=self._sources(words, session, voice),
            appraisal=appraisal,
            tagged=True,
            wording=Wording(kind, words, self._by, self._texture(item)),
            layer=Layer.HOT,
            salience=Salience(points, session),
            strength=Strength(),
        )

    def _texture(self, item: Item) -> Texture:
        return Texture(
            masked(item.feeling), masked(item.path), item.confidence, masked(item.reversal),
            self._numbers_of(item), item.aspect,
        )  # fmt: skip

    def _sources(self, words: str, session: int, voice: Voice) -> tuple[Source, ...]:
        if self._by is not Author.MACHINE:
            return (BY_HAND,)
        episode = self._store.record(
            f"told-{session}", self._now, voice, words,
            appraisal=appraise(words, voice), origin="memory.yml of another machine",
        )  # fmt: skip
        return (of_episode(episode.number),)

    def _held_again(self, memory: Memory) -> list[Change]:
        if memory.ending is None:
            return []
        return [EndingChange(
            target=memory.number, before=memory.ending, after=None,
            reason=f"written into memory.yml again {self._by_whom()}",
        )]  # fmt: skip

    def _lifted(self, words: str) -> list[Change]:
        place = Place("tombstone", fingerprint(words))
        stone = self._store.present([place]).get(place)
        if not isinstance(stone, Tombstone):
            return []
        return [TombstoneChange(
            target=str(place.key), before=stone, after=None, reason="written again",
        )]  # fmt: skip

    def _numbers_of(self, item: Item) -> tuple[int, ...]:
        found = [(name, self._store.memory_named(name)) for name in item.anchors]
        for name, memory in found:
            if memory is None and self._is_a_person:
                raise FileRefused(item.line, 1, f"the anchor {name} points nowhere; correct it")
        return tuple(memory.number for _, memory in found if memory)

    def _known(self, item: Item) -> Memory:
        memory = self._store.memory_named(item.name)
        if memory is None:
            raise FileRefused(
                item.line, 1, f"{item.name} was forgotten meanwhile; leave the id out to keep it"
            )
        return memory

    def _words(self, item: Item, text: str) -> str:
        try:
            return masked(checked_words(text, self._settings.max_memory_chars))
        except TextRefused as error:
            raise FileRefused(item.line, 1, str(error)) from None

    def _refuse_if_said_by_another(self, item: Item, words: str, number: int) -> None:
        mark = fingerprint(words)
        known = self._store.memory_saying(mark)
        other = self._said.setdefault(mark, number)
        if (known and known.number != number) or other != number:
            name = known.name if known else "another new entry"
            raise FileRefused(item.line, 1, f"{name} says this already; keep one of them")

    @property
    def _is_a_person(self) -> bool:
        return self._by is Author.PERSON

    def _by_whom(self) -> str:
        return "by hand" if self._is_a_person else f"by the {self._by}"

    def _sources_of_a_word(self) -> tuple[Source, ...]:
        return (BY_HAND,) if self._is_a_person else ()


def is_from_elsewhere(name: str) -> bool:
    """Whether a name carries the tag of another machine."""
    last = name.rsplit("-", 1)[-1]
    return len(name.split("-")) > 3 and last.isalpha()


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


def _count(edits: int) -> str:
    return f"{edits} edit{'' if edits == 1 else 's'}"
