"""Revision: one item of a second look, checked alone against the session and the mind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Protocol

import msgspec

from reverie.domain.intake.text import clipped
from reverie.domain.language import language_named
from reverie.domain.rules.likeness import fingerprint
from reverie.domain.rules.protection import needs_a_person, only_the_agent_asks
from reverie.domain.rules.sources import Said, resting_on, said_in
from reverie.domain.rules.textures import completed
from reverie.domain.rules.tombstones import tombstone_of
from reverie.domain.rules.whose_words import Verdict, is_told_still, verdict
from reverie.domain.values.ending import End
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import Author, Kind, Memory, Wording
from reverie.domain.values.source import episode_number
from reverie.domain.values.texture import PLAIN, Texture
from reverie.frozen import dataclass
from reverie.ports import Mind
from reverie.questions.revision_item import Do, Item, Unfit, clean, items_of, read_item
from reverie.questions.topic import Refusal
from reverie.settings import Settings

MOST_ITEMS = 50
"""Items of one answer that are looked at."""
SPOKEN_SINCE = "kept as a fact: a person has spoken since"
FEELING_CHARS = 40
PHRASE_CHARS = 240


@dataclass(frozen=True, slots=True)
class Revision:
    """An item that can be taken: what is done, to which memory, in which words, from what."""

    item: int
    do: Do
    memory: Memory | None = None
    wording: Wording | None = None
    episodes: tuple[int, ...] = ()
    why: str = ""
    asks: bool = False
    """Whether what it does to the memory waits for a person's word."""
    note: str = ""
    """What whoever gave it should know of what became of it."""


class Look(Protocol):
    """The session a revision is about."""

    @property
    def number(self) -> int:
        """Its number."""

    @property
    def episodes(self) -> tuple[Episode, ...]:
        """What was said in it."""

    @property
    def language(self) -> str:
        """What they speak."""


def revisions_in(
    answer: str, look: Look, mind: Mind, settings: Settings, *, others: Iterable[Revision] = ()
) -> list[Revision | Refusal] | None:
    """The items of an answer, each taken or refused; None if it is no list at all.

    `others` are taken already, such as those of another session of the same night.
    """
    items = items_of(answer)
    if items is None:
        return None
    checker = _Checker(look, mind, settings)
    found: list[Revision | Refusal] = []
    taken = list(others)
    for place, raw in enumerate(items, start=1):
        try:
            revision = checker.revision(place, raw)
            _refuse_twice(revision, taken)
        except Unfit as unfit:
            found.append(Refusal(place, str(unfit)))
        else:
            found.append(revision)
            taken.append(revision)
    return found


def is_newer(memory: Memory, session: int) -> bool:
    """Whether a memory comes from a later session, so that this one cannot change it."""
    return memory.session > session


def is_part(memory: Memory, known: Callable[[int], Memory | None]) -> bool:
    """Whether a memory was merged into a composite that holds."""
    ending = memory.ending
    whole = known(ending.by) if ending and ending.how is End.MERGED and ending.by else None
    return whole is not None and whole.ending is None


def _refuse_twice(revision: Revision, taken: Sequence[Revision]) -> None:
    for other in taken:
        if revision.memory and other.memory and revision.memory.number == other.memory.number:
            raise Unfit(f"another item is about {revision.memory.name} already")
        words = [fingerprint(one.wording.text) for one in (revision, other) if one.wording]
        if len(words) > len(set(words)):
            raise Unfit("another item says the same")


class _Checker:
    """Holds what every item of one answer is checked against."""

    def __init__(self, look: Look, mind: Mind, settings: Settings) -> None:
        self._look, self._mind, self._settings = look, mind, settings
        self._language = language_named(look.language)
        self._said = {episode.number: episode for episode in look.episodes}

    def revision(self, place: int, raw: msgspec.Raw) -> Revision:
        """An item as it can be taken, or the reason why not."""
        if place > MOST_ITEMS:
            raise Unfit(f"an answer has at most {MOST_ITEMS} items")
        item = read_item(raw)
        memory = None if item.do is Do.ADD else self._memory(item)
        if item.do is Do.KEEP:
            return Revision(place, item.do, memory)
        episodes = self._episodes(item, memory)
        why = clipped(clean(item.why), PHRASE_CHARS)
        revision = Revision(place, item.do, memory, None, episodes, why)
        if item.do is not Do.END:
            revision = self._unlike_the_known(self._sourced(self._worded(revision, item)))
        if revision.memory is None or revision.do is Do.KEEP:
            return revision
        return replace(revision, asks=self._asks(revision.do, revision.memory))

    @cached_property
    def _heard(self) -> Said:
        return said_in(self._look.episodes, self._language)

    def _sourced(self, revision: Revision) -> Revision:
        """A revision that rests on what else of its session says the same, too."""
        assert revision.wording is not None
        text = revision.wording.text
        episodes = resting_on(text, revision.episodes, self._heard, self._language)
        return replace(revision, episodes=episodes)

    def _unlike_the_known(self, revision: Revision) -> Revision:
        """A revision that says what nobody says yet; one that adds a known text has its kind."""
        wording = revision.wording
        assert wording is not None
        if self._mind.present([tombstone_of(wording.text)]):
            raise Unfit("a person had it forgotten")
        known = self._mind.memories.saying(fingerprint(wording.text))
        if known and known.ending is None and revision.do is Do.ADD:
            if known.kind is wording.kind:
                return replace(revision, do=Do.KEEP, memory=known)
            self._refuse_out_of_reach(known, Do.REWORD)
            revision = replace(revision, do=Do.REWORD, memory=known)
        if known and (revision.do is not Do.REWORD or known != revision.memory):
            raise Unfit(f"{known.name} {'said' if known.ending else 'says'} so already")
        if known and known.wording == replace(wording, by=known.wording.by):
            raise Unfit("it changes nothing")
        if revision.memory and wording.texture.held:
            raise Unfit(revision.note)
        return revision

    def _memory(self, item: Item) -> Memory:
        memory = self._mind.memories.named(item.memory)
        if memory is None:
            raise Unfit(f"no memory is called {clipped(item.memory, 60)!r}")
        if memory.ending and not is_part(memory, self._mind.memories.get):
            raise Unfit(f"{memory.name} holds no longer")
        self._refuse_out_of_reach(memory, item.do)
        return memory

    def _refuse_out_of_reach(self, memory: Memory, do: Do) -> None:
        if do is not Do.KEEP and is_newer(memory, self._look.number):
            raise Unfit(f"{memory.name} is newer than this session")
        if do is Do.REWORD and memory.kind is Kind.COMPOSITE:
            raise Unfit(f"{memory.name} is made of other memories; reword those")

    def _episodes(self, item: Item, memory: Memory | None) -> tuple[int, ...]:
        """What an item rests on: what it cites, else what the memory rests on in this session."""
        own = [episode_number(source) for source in memory.sources] if memory else []
        cited = item.episodes or tuple(n for n in own if n in self._said and n is not None)
        if not cited:
            raise Unfit("it cites no episode of this session")
        for number in cited:
            if number not in self._said:
                raise Unfit(f"episode {number} is none of this session")
        return tuple(dict.fromkeys(cited))

    def _worded(self, revision: Revision, item: Item) -> Revision:
        """A revision in the words of its item; what a person is asked about is worded as given."""
        memory, (text, meant) = revision.memory, self._given(item, revision.memory)
        cited = [self._said[number] for number in revision.episodes]
        if all(episode.voice is Voice.TOOL for episode in cited):
            raise Unfit("only a tool says so")
        if all(episode.voice is Voice.THINKING for episode in cited):
            meant = Kind.DOUBT
        asks = memory is not None and self._asks(item.do, memory)
        rewords = asks and item.do is Do.REWORD
        may_be = Verdict(meant) if rewords else self._verdict(text, meant, cited)
        if memory and asks and may_be.held:  # no rule is born unsaid, so the old one is reworded
            self._refuse_out_of_reach(memory, Do.REWORD)
            revision, may_be = replace(revision, do=Do.REWORD), Verdict(meant)
        kind = may_be.kind
        given = memory.wording.texture if memory and item.texture == PLAIN else item.texture
        texture = self._texture(given, kind, held=may_be.held)
        if revision.do is Do.REWORD and memory:
            texture = replace(texture, anchors=memory.wording.texture.anchors)
        texture = completed(text, kind, self._language, texture)
        wording = Wording(kind, text, Author.THINKER, texture)
        return replace(revision, wording=wording, note=may_be.why)

    def _given(self, item: Item, memory: Memory | None) -> tuple[str, Kind]:
        """The text of an item within bounds, and the kind it is meant to be."""
        text = clipped(clean(item.text), self._settings.record.max_memory_chars)
        if not text:
            raise Unfit("it has no text")
        meant = item.kind or (memory.kind if memory else None)
        if meant is None:
            raise Unfit("it names no kind")
        return text, Kind.FACT if meant is Kind.COMPOSITE else meant

    def _verdict(self, text: str, kind: Kind, cited: Sequence[Episode]) -> Verdict:
        """What it may be by who said it; what is no open question any more may be a fact."""
        told, language = self._look.episodes, self._language
        may_be, spoken = verdict(text, kind, cited, told, language), ""
        if may_be is None and is_told_still(text, cited, told, language):
            may_be, spoken = verdict(text, Kind.FACT, cited, told, language), SPOKEN_SINCE
        if may_be is None:
            raise Unfit("the question was not left open")
        return may_be._replace(why=may_be.why or spoken)

    def _texture(self, given: Texture, kind: Kind, *, held: bool) -> Texture:
        """A texture of bounded size, with what its kind of memory has; no anchors are named."""
        is_decision = kind is Kind.DECISION
        return Texture(
            feeling=clipped(clean(given.feeling), FEELING_CHARS),
            path=clipped(clean(given.path), self._settings.record.max_memory_chars),
            confidence=given.confidence if is_decision else None,
            reversal=clipped(clean(given.reversal), PHRASE_CHARS) if is_decision else "",
            aspect=given.aspect if kind is Kind.RELATIONSHIP else None,
            held=held,
        )

    def _asks(self, do: Do, memory: Memory) -> bool:
        """Whether only a person may say so; what the agent alone asked, it may find answered."""
        closes = do in (Do.END, Do.SUPERSEDE)
        if closes and only_the_agent_asks(memory, self._mind.episodes.get):
            return False
        return needs_a_person(memory)
