"""Sifting: which of the things said in a conversation are worth keeping, and why not the others.

A conversation is judged, for most of it is work in passing. What someone records without anyone
answering is a dictation and is taken at its word, unless it is idle (see `idle`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.breaths import as_one, go_together, is_of_a_short_message
from reverie.domain.rules.judge import Verdict, Weights, judged
from reverie.domain.rules.kept import Kept
from reverie.domain.rules.later_words import told_once, uncorrected
from reverie.domain.rules.manners import is_short_talk
from reverie.domain.rules.meant import (
    MOODY,
    binds_in_a_mood,
    is_rule_by_its_words,
    least_meant,
    shows_a_mood,
)
from reverie.domain.rules.open_ends import is_left_below, is_left_open
from reverie.domain.rules.utterances import utterances
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.left_out import LeftOut, Reason
from reverie.domain.values.memory import ONLY_FROM_A_PERSON
from reverie.domain.values.utterance import Form, Utterance
from reverie.frozen import dataclass
from reverie.settings.keep import KeepSettings

STATED = 30
"""From which score on, in hundredths, what is stated in so many words is believed. A mood shows
that it may be irony, hearsay or for the moment: then it is judged as anything else."""
BRIEF_TALK = 5
"""Messages from which on an open end is one, whatever its words."""
QUIET_TALK, QUIETER = 12, 9
"""Messages from which on a session is not quiet, and how much less is asked of a person's words
in a quiet one, in hundredths."""
PERSON_FIRST = 20
"""How many hundredths a person's words are before an agent's of the same score."""


@dataclass(frozen=True, slots=True)
class Sifted:
    """A conversation parted into what is kept, as it was said, and what is left out."""

    kept: tuple[Kept, ...]
    left: tuple[LeftOut, ...]
    private: tuple[int, ...] = ()
    """The length of each message that was private, which nobody has read."""


def is_conversation(episodes: Iterable[Episode]) -> bool:
    """Whether a person and an agent both speak: what one tells alone is a dictation."""
    return {Voice.PERSON, Voice.AGENT} <= {episode.voice for episode in episodes}


def sift(
    episodes: Sequence[Episode],
    settings: KeepSettings,
    language: Language = DEFAULT,
    weights: Weights | None = None,
    *,
    noting: bool = False,
) -> Sifted:
    """The best of what was said, at most so much a session, and the reason for all that is not.

    `noting`: the agent is known to take notes, so that one without any has nothing to note.
    """
    said = utterances(episodes, language)
    verdicts = judged(said, episodes, language, weights)
    beside_notes = noting or any(one.form is Form.NOTE for one in said)
    left, found = list[LeftOut](), list[Kept]()
    is_short, asked = is_short_talk(episodes), _asked(settings, episodes)
    is_brief, over = is_short_talk(episodes, BRIEF_TALK), _over(said, language)
    for one, verdict in zip(said, verdicts, strict=True):
        is_moody = is_short and shows_a_mood(one, language)
        is_idle = is_moody and language.speech.ends_asking(one.text)
        is_left = not beside_notes and is_left_below(one, verdict, asked, language)
        is_open = is_left or (not is_idle and is_left_open(one, said, language))
        is_prose = noting and one.voice is Voice.AGENT and one.form is not Form.NOTE
        is_doubted = is_moody and (verdict.score < MOODY or binds_in_a_mood(one, verdict, language))
        may_be_idle = is_brief if is_open else is_short
        least = least_meant(one, verdict, language, is_open=is_open) if may_be_idle else 0
        reason = None
        if not is_open:
            reason = over.get(one) or _reason(one, verdict, beside_notes, asked, language)
            reason = reason or (Reason.UNTOLD if is_prose or is_doubted else None)
        if verdict.score < least * settings.person_score and reason in (None, Reason.UNTOLD):
            reason = Reason.IDLE
        if reason:
            left.append(LeftOut(one, reason, verdict.score))
        else:
            found.append(Kept(one, verdict, is_open))
    found, corrected = uncorrected(found, language)
    found, noted = told_once(found, language)
    found = _in_one_breath(found, language)
    best = _best(found, settings)
    crowded = [
        LeftOut(k.utterance, Reason.CROWDED, k.verdict.score) for k in found if k not in best
    ]
    return Sifted(tuple(k for k in found if k in best), (*left, *corrected, *noted, *crowded))


def _in_one_breath(found: Sequence[Kept], language: Language) -> list[Kept]:
    """What is kept, neighbours of a person's short message as one where they say one thing."""
    whole: list[Kept] = []
    for kept in found:
        last, one = whole[-1].utterance if whole else None, kept.utterance
        if last and _follows(last, one) and go_together(last, one, language):
            better = max(whole[-1], kept, key=lambda some: some.verdict.score)
            whole[-1] = replace(better, utterance=replace(as_one(last, one), nth=one.nth))
        else:
            whole.append(kept)
    return whole


def _follows(one: Utterance, other: Utterance) -> bool:
    if not one.voice is other.voice is Voice.PERSON or one.episode != other.episode:
        return False
    return other.nth == one.nth + 1 and is_of_a_short_message(other)


def _over(said: Sequence[Utterance], language: Language) -> dict[Utterance, Reason]:
    """The points of an agent that the session has dealt with: ways it weighs, faults it mends."""
    progress, topic_words = language.progress, language.words.topic_words
    agents = [one for one in said if one.voice is Voice.AGENT]
    weighed = {one.episode for one in agents if progress.weighs_ways(one.text)}
    mended = [
        (one.episode, topic_words(one.text)) for one in agents if progress.tells_mended(one.text)
    ]
    over = {}
    for one in agents:
        if one.form is not Form.POINT:
            continue
        if one.episode in weighed:
            over[one] = Reason.OFFER
        elif mended and progress.heads_faults(one.head):
            named = topic_words(one.head)
            if any(one.episode < last and named & topics for last, topics in mended):
                over[one] = Reason.WORK_DONE
    return over


def _asked(settings: KeepSettings, episodes: Sequence[Episode]) -> KeepSettings:
    """What is asked of words in a session: of a person's less where little is said."""
    is_quiet = is_short_talk(episodes, QUIET_TALK)
    less = QUIETER if is_quiet else 0
    return replace(settings, person_score=max(0, settings.person_score - less))


def _reason(
    one: Utterance,
    verdict: Verdict,
    takes_notes: bool,
    settings: KeepSettings,
    language: Language,
) -> Reason | None:
    """Why an utterance is left out, if it is.

    Where an agent takes notes, they say what matters; its other words are not looked through.
    """
    if one.form is Form.NOTE:
        return None
    by_agent = one.voice is Voice.AGENT
    if reason := language.retention.passing(
        one.text, by_agent=by_agent, is_answer=one.form is Form.ANSWER
    ):
        return reason
    progress, retention = language.progress, language.retention
    if by_agent and progress.heads_what_could_be(one.head):
        return Reason.OFFER
    if by_agent and progress.heads_what_is_ahead(one.head):
        return Reason.ANNOUNCED
    is_order = not by_agent and one.form is not Form.ANSWER and progress.asks_to_look(one.text)
    if is_order and not retention.states(one.text):
        return Reason.PASSING_ORDER
    if takes_notes and by_agent:
        return Reason.UNTOLD
    if takes_notes:
        is_rule = retention.kind_kept(one.text, one.voice) in ONLY_FROM_A_PERSON
        is_stated, least = (
            is_rule and retention.states(one.text),
            settings.person_score_beside_notes,
        )
    else:
        is_stated = retention.states(one.text, one.voice) or one.by_number
        least = settings.agent_score if by_agent else settings.person_score
        if not (is_stated or by_agent) and language.cues.tells_what_is_next(one.text):
            return Reason.UNTOLD
    if is_stated:
        is_believed = by_agent or one.by_number or is_rule_by_its_words(one.text, language)
        least = 0 if is_believed else STATED
    return None if verdict.score >= least else Reason.UNTOLD


def _best(found: Sequence[Kept], settings: KeepSettings) -> list[Kept]:
    """The best of a session: notes, then by score, a person's words before an agent's.

    Notes take no room from what a person said.
    """
    open_ends = [kept for kept in found if kept.is_open][-settings.open_ends :]
    others = [kept for kept in found if not kept.is_open]
    ranked = sorted(others, key=_rank)
    notes = sum(kept.utterance.form is Form.NOTE for kept in ranked)
    most = max(settings.per_session, min(notes, settings.notes_per_session))
    beside = ranked[notes:][: settings.per_session] if notes else []
    persons = [kept for kept in beside if kept.utterance.voice is Voice.PERSON]
    return [*ranked[:most], *(kept for kept in persons if kept not in ranked[:most]), *open_ends]


def _rank(kept: Kept) -> tuple[bool, int, int]:
    one = kept.utterance
    score = kept.verdict.score + PERSON_FIRST * (one.voice is Voice.PERSON)
    score = 100 if one.by_number else score
    return one.form is not Form.NOTE, -score, one.episode
