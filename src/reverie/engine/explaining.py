"""Explaining: why a memory is there, told from its journal and its sources."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from shlex import quote
from typing import TYPE_CHECKING

from reverie.domain.intake.private import lengths_in
from reverie.domain.intake.session_name import kept_name
from reverie.domain.journal.change import Place
from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.memory import Author, Memory
from reverie.domain.values.source import BY_HAND, Source, episode_number, memory_number, of_episode
from reverie.engine.finding import the_memory
from reverie.engine.owning import whose_word
from reverie.errors import Unknown
from reverie.frozen import dataclass

if TYPE_CHECKING:
    from reverie.domain.journal.entry import Heading
    from reverie.domain.journal.kinds import Change, Value
    from reverie.domain.rules.sift import Sifted
    from reverie.domain.values.episode import Episode
    from reverie.domain.values.gist import Gist
    from reverie.domain.values.gloss import Gloss
    from reverie.ports import Mind
    from reverie.settings import Settings

_LIKE_EPISODE = re.compile(r"(?:episodes?|ep)[^\w]*(\d{1,9})", re.IGNORECASE)
"""What people type who mean an episode."""


@dataclass(frozen=True, slots=True)
class Happening:
    """One change in a memory's life, and the entry it came with."""

    heading: Heading
    index: int
    change: Change


@dataclass(frozen=True, slots=True)
class Explanation:
    """A memory, everything that happened to it, and where it comes from in the end."""

    memory: Memory
    life: tuple[Happening, ...]
    episodes: tuple[Episode, ...]
    by_hand: bool
    parts: tuple[Memory, ...] = ()
    """The memories it was made of."""
    owner: str = ""
    """Whose word it is; nothing where it is nobody's."""


@dataclass(frozen=True, slots=True)
class Recounted:
    """Something that was said, what a night wrote beside it, and what rests on it."""

    episode: Episode
    beside: Mapping[str, Value | None]
    """What lies beside it, by the kind of row; none where nothing does."""
    memories: tuple[Memory, ...]

    @property
    def gloss(self) -> Gloss | None:
        """What a night wrote beside it, so that it is found by what it means."""
        from reverie.domain.values.gloss import Gloss

        gloss = self.beside.get("gloss")
        return gloss if isinstance(gloss, Gloss) else None

    @property
    def gist(self) -> Gist | None:
        """What is kept in mind of it, in fewer words."""
        from reverie.domain.values.gist import Gist

        gist = self.beside.get("gist")
        return gist if isinstance(gist, Gist) else None


def recount(mind: Mind, number: int) -> Recounted:
    """Tell one episode with all that is known of it."""
    from reverie.domain.journal.kinds import ROWS

    episode = mind.episodes.get(number)
    if episode is None:
        raise Unknown(f"there is no episode {number}; find one with `reverie recall`")
    places = [Place(name, number) for name, kind in ROWS.items() if kind.beside_episode]
    present = mind.present(places)
    return Recounted(
        episode,
        {place.table: present.get(place) for place in places},
        tuple(mind.memories.resting_on([number]).get(number, ())),
    )


def left_out(mind: Mind, session: str | None, settings: Settings) -> tuple[str, Sifted]:
    """A session, by default the last, and what the rules keep of it and leave out.

    It is told from its words again, by the rules and settings of now.
    """
    from reverie.domain.language import language_named
    from reverie.domain.rules.sift import sift

    last = mind.episodes.get(mind.episodes.last())
    name = kept_name(session) if session else (last.session if last else "")
    episodes = tuple(mind.episodes.of(name, after=0, upto=mind.episodes.last()))
    private = lengths_in(mind.sessions.read(name).gathered)
    if not (episodes or private):
        raise Unknown(f"nothing was recorded in a session {name!r}; `reverie nights` lists nights")
    sifted = sift(episodes, settings.keep, language_named(settings.record.language))
    return name, replace(sifted, private=private)


def named(mind: Mind, name: str) -> Memory:
    """The memory with this name or number, or an error that says what else may be meant."""
    try:
        return the_memory(mind, name)
    except Unknown:
        if (meant := _meant(mind, name)) is None:
            raise
        raise Unknown(f"there is no memory {name}; {meant}") from None


def _meant(mind: Mind, name: str) -> str | None:
    """How what a name is like is told of instead: an episode, or a session."""
    if found := _LIKE_EPISODE.fullmatch(name):
        return f"an episode is told by `reverie explain {of_episode(int(found[1]))}`"
    if mind.episodes.of(name, after=0, upto=mind.episodes.last()):
        return f"what a session left is told by `reverie explain --left-out {quote(name)}`"
    return None


def explain(mind: Mind, memory: Memory, language: Language = DEFAULT) -> Explanation:
    """Tell a memory's life from the journal and trace it back to what was said."""
    episodes, by_hand = trace(mind, memory)
    numbers = [n for source in memory.sources if (n := memory_number(source)) is not None]
    parts = tuple(part for n in numbers if (part := mind.memories.get(n)))
    return Explanation(
        memory,
        tuple(_life(mind, memory)),
        tuple(episodes),
        by_hand,
        parts,
        whose_word(mind, memory, language),
    )


def trace(mind: Mind, memory: Memory) -> tuple[list[Episode], bool]:
    """The episodes a memory rests on, through other memories if need be, and whether a hand did."""
    found: dict[int, Episode] = {}
    by_hand = memory.wording.by is Author.PERSON
    is_theirs = memory.wording.by is not Author.MACHINE
    seen: set[Source] = set()
    left = list(memory.sources)
    while left:
        source = left.pop()
        if source in seen:
            continue
        seen.add(source)
        by_hand |= source == BY_HAND and is_theirs
        if (number := episode_number(source)) and (episode := mind.episodes.get(number)):
            found[number] = episode
        elif (number := memory_number(source)) and (origin := mind.memories.get(number)):
            left.extend(origin.sources)
    return [found[number] for number in sorted(found)], by_hand


def _life(mind: Mind, memory: Memory) -> list[Happening]:
    place = Place("memory", memory.number)
    return [
        Happening(entry.heading, index, change)
        for number in mind.journal.touching(memory.number)
        if (entry := mind.journal.entry(number))
        for index, change in enumerate(entry.changes, start=1)
        if change.place == place
    ]
