"""Tone: how a session felt, how the two worked together, and what to begin the next one with."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from reverie.domain.intake.text import clipped
from reverie.domain.language.english.sentences import sentences
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import Author
from reverie.domain.values.source import Source, of_episode

LINE_CHARS = 200
TURN = 60
"""How far the mood must swing, in hundredths of valence, to count as a turn."""
MOST_TURNS = 3
_I = re.IGNORECASE
_NEXT = re.compile(
    r"\b(?:next time|next session|tomorrow|next we|next step|still (?:need|have) to|"
    r"remains to|pick up|continue with|start with|remind me)\b|^next,|\bto-? ?do:",
    _I,
)
_CHALLENGE = re.compile(r"\b(?:push back|challenge me|be critical|don't just agree)\b", _I)
_OBEY = re.compile(r"\b(?:just do it|stop asking|don't ask|no questions|just make it work)\b", _I)


@dataclass(frozen=True, slots=True)
class Tone:
    """The tone of one session."""

    session: int
    mood: str
    style: str = ""
    turns: tuple[str, ...] = ()
    """Where it turned (seed word: inflection_points)."""
    carry_forward: str = ""
    calibration: str = ""
    """How much the user wants to be challenged."""
    by: Author = Author.NIGHT
    sources: tuple[Source, ...] = ()

    @property
    def summary(self) -> str:
        """The tone in one line."""
        return f"{self.mood}; {self.style}" if self.style else self.mood


def joined(earlier: Tone, later: Tone) -> Tone:
    """The tone of a session that went on: what was carried forward stays unless it is replaced."""
    return replace(
        later,
        turns=(*earlier.turns, *later.turns)[-MOST_TURNS:],
        carry_forward=later.carry_forward or earlier.carry_forward,
        calibration=later.calibration or earlier.calibration,
        sources=tuple(dict.fromkeys((*earlier.sources, *later.sources))),
    )


def tone_of(session: int, episodes: Sequence[Episode]) -> Tone | None:
    """The tone of a session by its episodes; none if nobody spoke."""
    spoken = [e for e in episodes if e.voice in (Voice.PERSON, Voice.AGENT)]
    if not spoken:
        return None
    turning = list(_turns(spoken))[:MOST_TURNS]
    closing = _carried(spoken)
    grounds = dict.fromkeys([spoken[0].number, *(e.number for e, _ in turning), spoken[-1].number])
    return Tone(
        session=session,
        mood=_mood(spoken),
        style=_style(spoken),
        turns=tuple(words for _, words in turning),
        carry_forward=closing,
        calibration=_calibration(spoken),
        sources=tuple(of_episode(number) for number in grounds),
    )


def _mood(spoken: Sequence[Episode]) -> str:
    valence = sum(e.appraisal.valence for e in spoken) / len(spoken)
    arousal = sum(e.appraisal.arousal for e in spoken) / len(spoken)
    energy = "intense" if arousal >= 45 else "lively" if arousal >= 30 else "calm"
    half = len(spoken) // 2
    if half and _lean(spoken[:half]) != _lean(spoken[half:]) != "even":
        return f"{energy}, {_lean(spoken[:half])} at first, {_lean(spoken[half:])} in the end"
    return f"{energy}, {_word(valence)}"


def _lean(spoken: Sequence[Episode]) -> str:
    return _word(sum(e.appraisal.valence for e in spoken) / len(spoken))


def _word(valence: float) -> str:
    return "content" if valence >= 8 else "strained" if valence <= -8 else "even"


def _style(spoken: Sequence[Episode]) -> str:
    said = [e for e in spoken if e.voice is Voice.PERSON]
    if not said:
        return "the agent worked alone"
    asked = sum(e.text.rstrip().endswith("?") for e in said)
    if asked * 2 > len(said):
        return "the user asks, the agent explains"
    if len(said) * 2 >= len(spoken):
        return "the user leads in detail"
    return "the user sets the aim, the agent works it out"


def _turns(spoken: Sequence[Episode]) -> list[tuple[Episode, str]]:
    found = []
    for earlier, later in pairwise(spoken):
        swing = later.appraisal.valence - earlier.appraisal.valence
        if abs(swing) >= TURN:
            way = "better" if swing > 0 else "worse"
            words = clipped(" ".join(later.text.split()), 100)
            found.append((later, f"turned for the {way}: {words}"))
    return found


def _carried(spoken: Sequence[Episode]) -> str:
    """The last thing said about what comes next, a person's words before the agent's."""
    for voice in (Voice.PERSON, Voice.AGENT):
        for episode in reversed(spoken):
            if episode.voice is voice:
                for sentence in reversed(sentences(episode.text)):
                    if _NEXT.search(sentence):
                        return clipped(sentence, LINE_CHARS)
    return ""


def _calibration(spoken: Sequence[Episode]) -> str:
    for episode in reversed(spoken):
        if episode.voice is Voice.PERSON and _CHALLENGE.search(episode.text):
            return "wants to be challenged"
        if episode.voice is Voice.PERSON and _OBEY.search(episode.text):
            return "wants it done without questions"
    return ""
