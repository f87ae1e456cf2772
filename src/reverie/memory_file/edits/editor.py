"""Editor: one author at work on a mind; what does not fit is refused by its line in the file."""

from __future__ import annotations

from datetime import datetime

from reverie.domain.intake.secrets import masked
from reverie.domain.intake.text import checked_text, checked_words
from reverie.domain.language import language_named
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.values.memory import Author, Kind, Memory, kind_allowed
from reverie.domain.values.source import BY_HAND, Source
from reverie.domain.views.sheet import Item
from reverie.errors import FileRefused, TextRefused
from reverie.memory_file.edits.foresight import Foresight
from reverie.settings import Settings


class Editor:
    """Who edits, when, the mind as it will be, and what this author's edits say so far."""

    def __init__(
        self,
        mind: Foresight,
        settings: Settings,
        now: datetime,
        by: Author,
        *,
        is_strict: bool = True,
    ) -> None:
        self.mind, self.settings, self.now, self.by = mind, settings, now, by
        self.is_strict = is_strict
        """Whether an id that nobody knows is a mistake; else it is given anew."""
        self.given: dict[str, int] = {}
        """The numbers of the memories that stand for ids which were given anew."""
        self.pointing: dict[int, tuple[str, ...]] = {}
        """The anchors of new memories, to be looked up when all ids are given."""
        self.language = language_named(settings.record.language)
        self.leaving: set[str] = set()
        """The names of memories that will not say any more what they say now."""
        self._said: dict[str, int] = {}

    @property
    def is_a_person(self) -> bool:
        """Whether a person edits, whose word is final."""
        return self.by is Author.PERSON

    @property
    def whom(self) -> str:
        """By whom something was put so, in words."""
        return "by hand" if self.is_a_person else f"by the {self.by}"

    @property
    def sources(self) -> tuple[Source, ...]:
        """What a change rests on that this author asks for."""
        return (BY_HAND,) if self.is_a_person else ()

    def kind_of(self, kind: Kind) -> Kind:
        """The kind that the word of this author can make something."""
        return kind_allowed(kind, self.is_a_person)

    def known(self, item: Item) -> Memory:
        """The memory of an entry, which must still be there."""
        memory = self.mind.named(item.name)
        if memory is None:
            raise FileRefused(
                item.line, 1, f"{item.name} was forgotten meanwhile; leave the id out to keep it"
            )
        return memory

    def words(self, item: Item) -> str:
        """The words of an entry, without secrets, as a memory can have them."""
        try:
            return masked(checked_words(item.text, self.settings.record.max_memory_chars))
        except TextRefused as error:
            raise FileRefused(item.line, 1, str(error)) from None

    def clean(self, text: str, line: int) -> str:
        """What stands beside the words of an entry, without secrets."""
        try:
            return masked(checked_text(text, self.settings.record.max_text_bytes)) if text else ""
        except TextRefused as error:
            raise FileRefused(line or 1, 1, str(error)) from None

    def anchors(self, item: Item) -> tuple[int, ...]:
        """The numbers of the memories an entry points at; a person's must all be there."""
        found = [(name, self.mind.named(name)) for name in item.anchors]
        for name, memory in found:
            if memory is None and self.is_a_person and self.is_strict:
                raise FileRefused(item.line, 1, f"the anchor {name} points nowhere; correct it")
        return tuple(memory.number for _, memory in found if memory)

    def said_by_another(self, words: str, number: int) -> str:
        """The name of another memory that says this, and will go on saying it."""
        known = self.mind.saying(words)
        if known and known.number != number and known.name not in self.leaving:
            return known.name
        is_new = self._said.get(fingerprint(words), number) != number
        return "another new entry" if is_new else ""

    def refuse_if_said_by_another(self, item: Item, words: str, number: int) -> None:
        """Refuse words that something else says, and note who says them from now on."""
        if name := self.said_by_another(words, number):
            raise FileRefused(item.line, 1, f"{name} says this already; keep one of them")
        self._said[fingerprint(words)] = number
