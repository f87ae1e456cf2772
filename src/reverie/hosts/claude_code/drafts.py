"""Drafting: from the moments of a session to what a night records of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import zip_longest

from reverie.domain.language import DEFAULT, Language
from reverie.domain.values.appraisal import Appraisal, GoalRelation
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import Kind
from reverie.hosts.claude_code.transcript import Moment, What

LONGEST = 4_000
"""Characters of one message that are recorded; the rest stays in the transcript."""
SHORTEST = 40
"""Characters from which on the last words of a turn are more than small talk, such as "Done."."""
SMALL_TALK = Appraisal(importance=10)
EDIT = Appraisal(importance=20)
FIX = Appraisal(importance=50, valence=40, arousal=45, goal=GoalRelation.SUPPORTS)
COMMIT = Appraisal(importance=45, valence=40, arousal=20, goal=GoalRelation.SUPPORTS)
LEAST_IF_OPEN, IF_FIXED = 40, 30
"""How important a failure is, in hundredths: at least, and when it was fixed afterwards."""


@dataclass(frozen=True, slots=True)
class Jotting:
    """One thing worth recording, and the byte of the transcript it was read at."""

    voice: Voice
    text: str
    at: datetime | None
    appraisal: Appraisal
    byte: int


def drafts(moments: Iterable[Moment], language: Language = DEFAULT) -> list[Jotting]:
    """What a night records of some moments of one session, in the order of their bytes."""
    told = list(moments)
    drafted = [
        *_words(told, language),
        *_edits(told),
        *_failures(told, language),
        *_successes(told),
    ]
    return sorted(drafted, key=lambda draft: draft.byte)


def _words(told: list[Moment], language: Language) -> Iterator[Jotting]:
    """All that the person said; of the agent, what shows a thought and the last of each turn."""
    spoken = [moment for moment in told if moment.what in (What.HUMAN, What.SAID)]
    for moment, after in zip_longest(spoken, spoken[1:]):
        text = _within_reason(moment.text)
        if moment.what is What.HUMAN:
            yield _draft(Voice.PERSON, text, moment, language.cues.appraise(text, Voice.PERSON))
            continue
        shows_a_thought = language.cues.kind_of(text, Voice.AGENT) is not Kind.FACT
        if shows_a_thought or after is None or after.what is What.HUMAN:
            is_small_talk = not shows_a_thought and len(text) < SHORTEST
            appraisal = SMALL_TALK if is_small_talk else language.cues.appraise(text, Voice.AGENT)
            yield _draft(Voice.AGENT, text, moment, appraisal)


def _edits(told: list[Moment]) -> Iterator[Jotting]:
    """One draft for each file, with how often it was edited; an edit that failed was none."""
    failures = [moment.text for moment in told if moment.what is What.FAILED]
    edits: dict[str, list[Moment]] = {}
    failed: dict[str, int] = {}
    for moment in told:
        if moment.what is What.EDITED:
            path, _, tool = moment.text[:-1].rpartition(" (")
            edits.setdefault(path, []).append(moment)
            failed[path] = sum(text.startswith(f"{tool} failed: {path}:") for text in failures)
    for path, made in edits.items():
        times = len(made) - failed[path]
        if times > 0:
            text = f"edited {path}" + (f" {times} times" if times > 1 else "")
            yield _draft(Voice.AGENT, text, made[-1], EDIT)


def _failures(told: list[Moment], language: Language) -> Iterator[Jotting]:
    """What went wrong; less of a matter when the same command went well later."""
    fixes = [
        (place, f"Bash failed: {moment.text.removeprefix('fixed: ')}")
        for place, moment in enumerate(told)
        if moment.what is What.FIXED
    ]
    for place, moment in enumerate(told):
        if moment.what is What.FAILED:
            fixed = any(place < when and moment.text.startswith(it) for when, it in fixes)
            appraisal = _of_failure(language.cues.appraise(moment.text, Voice.TOOL), fixed=fixed)
            yield _draft(Voice.TOOL, moment.text, moment, appraisal)


def _of_failure(appraisal: Appraisal, *, fixed: bool) -> Appraisal:
    if fixed:
        return replace(appraisal, importance=IF_FIXED, goal=GoalRelation.MIXED)
    return replace(appraisal, importance=max(LEAST_IF_OPEN, appraisal.importance))


def _successes(told: list[Moment]) -> Iterator[Jotting]:
    """What was mended, and what was committed."""
    for moment in told:
        if moment.what is What.FIXED:
            yield _draft(Voice.AGENT, moment.text, moment, FIX)
        elif moment.what is What.COMMITTED:
            yield _draft(Voice.AGENT, f"committed: {moment.text}", moment, COMMIT)


def _draft(voice: Voice, text: str, moment: Moment, appraisal: Appraisal) -> Jotting:
    return Jotting(voice, text, moment.at, appraisal, moment.byte)


def _within_reason(text: str) -> str:
    """The head of a long text, such as a pasted log, and how long it was."""
    if len(text) <= LONGEST:
        return text
    return f"{text[:LONGEST]}… [clipped: {len(text):,} characters in all]"
