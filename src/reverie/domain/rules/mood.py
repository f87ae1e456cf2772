"""Mood: the tone of a session, by what was said in it and how that was felt."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from reverie.domain.intake.material import own_words
from reverie.domain.intake.text import clipped
from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.course import course_of, spoken_in
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.source import of_episode
from reverie.domain.values.tone import MOST_TURNS, Tone

TURN = 60
"""How far the mood must swing, in hundredths of valence, to count as a turn."""


def tone_of(session: int, episodes: Sequence[Episode], language: Language = DEFAULT) -> Tone | None:
    """The tone of a session by its episodes; none if nobody spoke."""
    spoken = [e for e in episodes if e.voice in (Voice.PERSON, Voice.AGENT)]
    if not spoken:
        return None
    turning = list(_turns(spoken))[:MOST_TURNS]
    course = course_of(spoken, language)
    told = [spoken_in(words, spoken) for words in (course.aim, course.outcome, course.left)]
    known = [e.number for e in (*(e for e, _ in turning), *filter(None, told))]
    grounds = dict.fromkeys([spoken[0].number, *known, spoken[-1].number])
    return Tone(
        session=session,
        mood=_mood(spoken),
        style=_style(spoken),
        turns=tuple(words for _, words in turning),
        carry_forward=course.left,
        calibration=_calibration(spoken, language),
        sources=tuple(of_episode(number) for number in grounds),
        aim=course.aim,
        outcome=course.outcome,
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
            words = clipped(" ".join(own_words(later.text).split()), 100)
            found.append((later, f"turned for the {way}: {words}".rstrip(": ")))
    return found


def _calibration(spoken: Sequence[Episode], language: Language) -> str:
    for episode in reversed(spoken):
        if episode.voice is not Voice.PERSON:
            continue
        said = own_words(episode.text)
        if language.cues.wants_to_be_challenged(said):
            return "wants to be challenged"
        if language.cues.wants_no_questions(said):
            return "wants it done without questions"
    return ""
