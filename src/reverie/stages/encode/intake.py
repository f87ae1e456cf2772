"""Intake: one waiting session, with what the rules make of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from reverie.domain.intake.note_line import notes_in
from reverie.domain.intake.text import clipped
from reverie.domain.rules.distil import Distilled, apart, distil
from reverie.domain.rules.sift import Sifted, is_conversation, sift
from reverie.domain.values.appraisal import is_worth_keeping
from reverie.domain.values.episode import Episode, Voice, aloud
from reverie.domain.values.left_out import LeftOut, Reason
from reverie.domain.values.memory import Kind
from reverie.domain.values.session import Reach
from reverie.domain.values.source import episode_number
from reverie.frozen import dataclass
from reverie.ports import Mind
from reverie.stages.context import StageContext

FEELING_CHARS = 40
PHRASE_CHARS = 240
NOTHING = Sifted((), ())
LATELY = 20
"""The newest memories that tell whether the agent takes notes."""


@dataclass(frozen=True, slots=True)
class Intake:
    """A waiting session: its episodes, its ideas, and what of it is left out."""

    reach: Reach
    episodes: tuple[Episode, ...]
    ideas: tuple[Distilled, ...]
    left: tuple[LeftOut, ...]

    def said_again(self) -> Iterator[Distilled]:
        """What persons said that is not worth keeping by itself, but may be known already."""
        for one in self.left:
            if one.utterance.voice is Voice.PERSON and one.reason in (
                Reason.UNTOLD,
                Reason.CROWDED,
            ):
                said = one.utterance
                yield Distilled(said.text, Kind.FACT, (said.episode,))


def taken_in(mind: Mind, reach: Reach, night: StageContext) -> Intake:
    """What the rules make of the waiting part of a session."""
    settings, language = night.settings, night.language
    episodes = tuple(mind.episodes.of(reach.session, after=reach.after, upto=reach.upto))
    worth = tuple(e.number for e in episodes if is_worth_keeping(e.appraisal, settings))
    said = aloud(episodes)
    aside = apart(said, worth, language)
    told = [episode for episode in said if episode.number not in aside]
    sifted = NOTHING
    if is_conversation(told):
        sifted = sift(told, settings.keep, language, noting=takes_notes(mind))
    ideas = distil(episodes, worth, language, sifted)
    fit = tuple(fitted for idea in ideas if (fitted := _fitting(idea, night)))
    return Intake(reach, episodes, fit, sifted.left)


def takes_notes(mind: Mind) -> bool:
    """Whether the agent has noted something in passing lately."""
    for memory in mind.memories.of(list(Kind), limit=LATELY):
        for number in map(episode_number, memory.sources):
            episode = mind.episodes.get(number) if number is not None else None
            if episode and episode.voice is Voice.AGENT and notes_in(episode.text):
                return True
    return False


def counts(left: tuple[LeftOut, ...], known: int) -> tuple[tuple[str, int], ...]:
    """How much was left out for which reason, the most frequent first."""
    found = Counter(one.reason.value for one in left)
    if known:
        found[Reason.KNOWN.value] += known
    return tuple(sorted(found.items(), key=lambda item: (-item[1], item[0])))


def _fitting(idea: Distilled, night: StageContext) -> Distilled | None:
    """An idea of bounded size and without secrets; none if nothing is left of it."""
    most, texture = night.settings.record.max_memory_chars, idea.texture
    text = clipped(_clean(night.mask(idea.text)), most)
    if not text:
        return None
    texture = replace(
        texture,
        feeling=clipped(_clean(texture.feeling), FEELING_CHARS),
        path=clipped(_clean(night.mask(texture.path)), most),
        reversal=clipped(_clean(night.mask(texture.reversal)), PHRASE_CHARS),
    )
    return replace(idea, text=text, texture=texture)


def _clean(text: str) -> str:
    return " ".join(text.replace("\x00", "").split())
