"""Editing: what each edit of a memory file changes in a mind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from itertools import count

from reverie.domain.intake.secrets import masked
from reverie.domain.intake.text import checked_text, checked_words
from reverie.domain.journal.apply import refuse_misfits
from reverie.domain.journal.change import (
    Change,
    EndingChange,
    MemoryChange,
    Place,
    SalienceChange,
    Tombstone,
    TombstoneChange,
    ToneChange,
    WordingChange,
)
from reverie.domain.language import language_named
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import (
    ONE,
    SURVIVAL,
    Author,
    Memory,
    Salience,
    Wording,
    kind_allowed,
    newborn,
)
from reverie.domain.values.source import BY_HAND, Source, of_episode
from reverie.domain.values.texture import Texture
from reverie.domain.values.tone import Tone
from reverie.domain.views.sheet import (
    Added,
    Edit,
    Item,
    Removed,
    Retuned,
    Reworded,
    ToneBlock,
    reunited,
)
from reverie.engine.forgetting import forgetting
from reverie.errors import FileRefused, SameTargetTwice, TextRefused
from reverie.memory_file.edit_rules import each_once, left_by, retuned
from reverie.ports import Store
from reverie.settings import Settings

DELETED = "deleted from memory.yml"


class Editing:
    """One editing: gives new memories their numbers, and refuses what does not fit by its line."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        now: datetime,
        by: Author,
        *,
        said: dict[str, int] | None = None,
        is_trial: bool = False,
    ) -> None:
        self._store, self._settings, self._now, self._by = store, settings, now, by
        self._language = language_named(settings.language)
        self._numbers = count(store.next_memory())
        self._said = {} if said is None else said
        self._is_trial = is_trial
        self._leaving: set[str] = set()
        """The names of memories that will not say any more what they say now."""

    def changes(self, edits: Sequence[Edit]) -> list[Change]:
        """The changes of all edits, in order."""
        known = reunited(edits)
        self._leaving = {name for edit in known if (name := left_by(edit))}
        changes = each_once([change for edit in known for change in self.changes_of(edit)])
        try:
            refuse_misfits(changes)
        except SameTargetTwice as error:
            line = next((e.item.line for e in known if isinstance(e, Added)), 1)
            raise FileRefused(line or 1, 1, str(error)) from None
        return changes

    def changes_of(self, edit: Edit) -> list[Change]:
        """The changes of one edit."""
        match edit:
            case Added(item):
                return self._added(item)
            case Reworded(before, after):
                return self._reworded(self._known(after), before, after)
            case Removed(item):
                memory = self._store.memory_named(item.name)
                return self._forgetting(memory) if memory else []
            case Retuned(before, after):
                return self._retuned(before, after)

    def _added(self, item: Item) -> list[Change]:
        words = self._words(item, item.text)
        known = self._store.memory_named(item.name) if item.name else None
        if known:
            plain = replace(item, salience=None)
            shown = replace(
                plain,
                text=known.text,
                kind=known.kind,
                feeling="",
                path="",
                confidence=None,
                reversal="",
                anchors=(),
            )
            return [*self._held_again(known), *self._reworded(known, shown, plain)]
        if item.name and self._by is Author.AGENT:
            item = replace(item, name="")
        if item.name and not is_from_elsewhere(item.name):
            raise FileRefused(
                item.line, 1, f"there is no memory {item.name}; leave the id out to add this as new"
            )
        same = self._store.memory_saying(fingerprint(words))
        if same and same.name not in self._leaving:
            return [*self._held_again(same), *self._raised(same, item)]
        lifted = self._lifted(words)
        if self._by is Author.MACHINE and (lifted or self._said_by_another(words, 0)):
            return []
        memory = self._newborn(item, words)
        born = MemoryChange(
            target=memory.number,
            before=None,
            after=memory,
            reason=f"written into memory.yml {self._by_whom()}",
            sources=memory.sources,
        )
        return [born, *lifted]

    def _reworded(self, memory: Memory, before: Item, after: Item) -> list[Change]:
        old = memory.wording
        texture = Texture(
            self._beside(after, after.feeling, before.feeling, old.texture.feeling),
            self._beside(after, after.path, before.path, old.texture.path),
            after.confidence if after.confidence != before.confidence else old.texture.confidence,
            self._beside(after, after.reversal, before.reversal, old.texture.reversal),
            self._numbers_of(after) if after.anchors != before.anchors else old.texture.anchors,
            after.aspect if after.aspect != before.aspect else old.texture.aspect,
        )
        text = self._words(after, after.text) if after.text != before.text else old.text
        if text != old.text:
            derived = self._language.choices.derived_anew(texture.reversal, text)
            texture = replace(texture, reversal=derived)
        kind = after.kind if after.kind is not before.kind else old.kind
        changes: list[Change] = []
        wording = Wording(kind_allowed(kind, self._is_a_person), text, self._by, texture)
        if self._by is Author.MACHINE and self._said_by_another(text, memory.number):
            return []
        if replace(wording, by=old.by) != old:
            self._refuse_if_said_by_another(after, text, memory.number)
            changes.append(
                WordingChange(
                    target=memory.number,
                    before=old,
                    after=wording,
                    reason=f"put so {self._by_whom()}",
                    sources=self._sources_of_a_word(),
                )
            )
        if after.salience is not None and after.salience != before.salience:
            points = Salience(round(after.salience * ONE), self._store.last_session())
            if points != memory.salience:
                changes.append(
                    SalienceChange(
                        target=memory.number,
                        before=memory.salience,
                        after=points,
                        reason=f"weighed {self._by_whom()}",
                        sources=self._sources_of_a_word(),
                    )
                )
        return changes

    def _raised(self, memory: Memory, item: Item) -> list[Change]:
        """What is known already, written among what is lost later, is of that kind from now on."""
        kind = kind_allowed(item.kind, self._is_a_person)
        if not self._is_a_person or SURVIVAL[kind] >= SURVIVAL[memory.kind]:
            return []
        return [
            WordingChange(
                target=memory.number,
                before=memory.wording,
                after=replace(memory.wording, kind=kind, by=self._by),
                reason=f"put so {self._by_whom()}",
                sources=self._sources_of_a_word(),
            )
        ]

    def _retuned(self, shown: ToneBlock | None, block: ToneBlock) -> list[Change]:
        place = Place("tone", block.session)
        known = self._store.present([place]).get(place)
        before = known if isinstance(known, Tone) else None
        if not 0 < block.session <= self._store.last_session():
            raise FileRefused(
                block.line or 1, 1, f"there was no session {block.session}; correct its number"
            )
        after = retuned(before, shown, block, lambda words: self._clean(words, block.line))
        if before and replace(after, by=before.by) == before:
            return []
        return [
            ToneChange(
                target=block.session,
                before=before,
                after=replace(after, by=self._by),
                reason=f"put so {self._by_whom()}",
            )
        ]

    def _forgetting(self, memory: Memory) -> list[Change]:
        return forgetting(self._store, memory, DELETED, self._now, self._language)

    def _newborn(self, item: Item, words: str) -> Memory:
        number, session = next(self._numbers), self._store.last_session()
        self._refuse_if_said_by_another(item, words, number)
        voice = Voice.PERSON if self._is_a_person else Voice.AGENT
        wording = Wording(
            kind_allowed(item.kind, self._is_a_person), words, self._by, self._texture(item)
        )
        memory = newborn(
            number,
            self._now,
            session,
            wording,
            appraisal=self._language.cues.appraise(words, voice),
            sources=self._sources(words, session, voice),
        )
        if item.salience is not None:
            memory = replace(memory, salience=Salience(round(item.salience * ONE), session))
        return replace(memory, name=item.name or memory.name)

    def _texture(self, item: Item) -> Texture:
        return Texture(
            self._clean(item.feeling, item.line),
            self._clean(item.path, item.line),
            item.confidence,
            self._clean(item.reversal, item.line),
            self._numbers_of(item),
            item.aspect,
        )

    def _sources(self, words: str, session: int, voice: Voice) -> tuple[Source, ...]:
        if self._by is not Author.MACHINE or self._is_trial:
            return (BY_HAND,)
        episode = self._store.record(
            f"told-{session}",
            self._now,
            voice,
            words,
            appraisal=self._language.cues.appraise(words, voice),
            origin="memory.yml of another machine",
        )
        return (of_episode(episode.number),)

    def _held_again(self, memory: Memory) -> list[Change]:
        if memory.ending is None:
            return []
        return [
            EndingChange(
                target=memory.number,
                before=memory.ending,
                after=None,
                reason=f"written into memory.yml again {self._by_whom()}",
            )
        ]

    def _lifted(self, words: str) -> list[Change]:
        place = Place("tombstone", fingerprint(words))
        stone = self._store.present([place]).get(place)
        if not isinstance(stone, Tombstone):
            return []
        return [
            TombstoneChange(
                target=str(place.key),
                before=stone,
                after=None,
                reason="written again",
            )
        ]

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

    def _beside(self, item: Item, text: str, before: str, kept: str) -> str:
        """What stands beside the words of an entry: as edited, or as it was."""
        return self._clean(text, item.line) if text != before else kept

    def _clean(self, text: str, line: int) -> str:
        try:
            return masked(checked_text(text, self._settings.max_text_bytes)) if text else ""
        except TextRefused as error:
            raise FileRefused(line or 1, 1, str(error)) from None

    def _said_by_another(self, words: str, number: int) -> str:
        """The name of another memory that says this, and will go on saying it."""
        mark = fingerprint(words)
        known = self._store.memory_saying(mark)
        if known and known.number != number and known.name not in self._leaving:
            return known.name
        return "another new entry" if self._said.get(mark, number) != number else ""

    def _refuse_if_said_by_another(self, item: Item, words: str, number: int) -> None:
        if name := self._said_by_another(words, number):
            raise FileRefused(item.line, 1, f"{name} says this already; keep one of them")
        self._said[fingerprint(words)] = number

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
