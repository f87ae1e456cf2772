"""Drafts: from the moments of a session to what a night records of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import datetime
from itertools import zip_longest

from reverie.awake.ledger import kept_path
from reverie.awake.moments import Moment, What
from reverie.domain.intake.echo import without_echoes
from reverie.domain.intake.material import own_words
from reverie.domain.intake.note_line import as_line, notes_in
from reverie.domain.intake.text import clipped
from reverie.domain.language import DEFAULT, Language
from reverie.domain.rules.edit_record import edit_record
from reverie.domain.rules.unspoken import unspoken
from reverie.domain.values.appraisal import Appraisal, GoalRelation
from reverie.domain.values.episode import Draft, Voice
from reverie.domain.values.memory import Kind

LONGEST = 4_000
"""Characters of one message that are recorded; the rest stays in the transcript."""
SHORTEST = 40
"""Characters from which on the last words of a turn are more than small talk, such as "Done."."""
SHOWN, TOOL_NAME = 200, 60
"""Characters of a command or a path that are told, and of the name of a tool."""
SMALL_TALK = Appraisal(importance=10)
EDIT = Appraisal(importance=20)
FIX = Appraisal(importance=50, valence=40, arousal=45, goal=GoalRelation.SUPPORTS)
COMMIT = Appraisal(importance=45, valence=40, arousal=20, goal=GoalRelation.SUPPORTS)
SUSPICION = Appraisal(importance=50)
LEAST_IF_OPEN, IF_FIXED = 40, 30
"""How important a failure is, in hundredths: at least, and when it was fixed afterwards."""

_HEARD = {
    What.HUMAN: Voice.PERSON,
    What.SAID: Voice.AGENT,
    What.SUSPECTED: Voice.THINKING,
}
"""Whose words tell what was suspected, and whether it was raised."""

Worth = tuple[Moment, Voice, str, Appraisal | None]
"""A moment worth recording: whose words, which, and what it matters if its words do not tell."""


def drafts(
    moments: Iterable[Moment], file: str, at: datetime, language: Language = DEFAULT
) -> list[Draft]:
    """What a night records of some moments of one file, in the order of their bytes.

    A moment that has no time of its own happened `at` that one.
    """
    told = list(moments)
    worth = [
        *_words(told, language),
        *_suspicions(told, language),
        *_edits(told),
        *_failures(told, language),
        *_successes(told),
    ]
    appraise, kept = language.cues.appraise, kept_path(file)
    return [
        Draft(
            moment.at or at,
            voice,
            text,
            felt or appraise(own_words(text), voice),
            f"{kept}@{moment.byte}",
        )
        for moment, voice, text, felt in sorted(worth, key=lambda one: one[0].byte)
    ]


def _words(told: list[Moment], language: Language) -> Iterator[Worth]:
    """All that was said, by whom and in order; what an agent says on its way matters little."""
    yield from ((m, Voice.TOOL, as_line(m.text), None) for m in told if m.what is What.RELAYED)
    yield from ((m, Voice.TOOL, m.text, None) for m in told if m.what is What.ECHOED)
    spoken = [moment for moment in told if moment.what in (What.HUMAN, What.SAID)]
    for moment, after in zip_longest(spoken, spoken[1:]):
        if moment.what is What.HUMAN:
            yield moment, Voice.PERSON, _within_reason(moment.text), None
            continue
        text = _within_reason(without_echoes(moment.text))
        if not text:
            continue
        shows_a_thought = language.cues.kind_of(own_words(text), Voice.AGENT) is not Kind.FACT
        is_last = (after is None or after.what is What.HUMAN) and len(text) >= SHORTEST
        is_small_talk = not (shows_a_thought or is_last or notes_in(text))
        yield moment, Voice.AGENT, text, SMALL_TALK if is_small_talk else None


def _suspicions(told: list[Moment], language: Language) -> Iterator[Worth]:
    """The last things the agent suspected in its thinking and did not speak of."""
    heard = [moment for moment in told if moment.what in _HEARD]
    said = [(_HEARD[moment.what], moment.text) for moment in heard]
    for place, text in unspoken(said, language):
        yield heard[place], Voice.THINKING, text, SUSPICION


def _edits(told: list[Moment]) -> Iterator[Worth]:
    """One draft for each file, with how often it was edited; an edit that failed was none."""
    edits: dict[str, list[Moment]] = {}
    for moment in told:
        if moment.what is What.EDITED:
            edits.setdefault(moment.subject, []).append(moment)
    failed = Counter((m.subject, m.tool) for m in told if m.what is What.FAILED)
    for path, made in edits.items():
        tools = {moment.tool for moment in made}
        times = len(made) - sum(failed[path, tool] for tool in tools)
        if times > 0:
            yield made[-1], Voice.AGENT, edit_record(path, times), EDIT


def _failures(told: list[Moment], language: Language) -> Iterator[Worth]:
    """What went wrong; less of a matter when the same command went well later.

    It is told in our words: those of the tool only tell how bad it was.
    """
    fixed_at = {(m.tool, m.subject): n for n, m in enumerate(told) if m.what is What.FIXED}
    for place, moment in enumerate(told):
        if moment.what is What.FAILED:
            is_fixed = place < fixed_at.get((moment.tool, moment.subject), -1)
            felt = language.cues.appraise(moment.text, Voice.TOOL)
            text = f"{_named(moment)} failed"
            yield moment, Voice.WORLD, text, _of_failure(felt, fixed=is_fixed)


def _named(moment: Moment) -> str:
    """What was done, by the words the agent did it with."""
    what = clipped(" ".join(moment.subject.replace("`", "'").split()), SHOWN)
    tool = "".join(sign for sign in moment.tool if sign.isalnum() or sign in "_-")[:TOOL_NAME]
    if not what or moment.is_command:
        return f"`{what}`" if what else tool or "a tool"
    return f"{tool or 'a tool'} of `{what}`"


def _of_failure(appraisal: Appraisal, *, fixed: bool) -> Appraisal:
    if fixed:
        return replace(appraisal, importance=IF_FIXED, goal=GoalRelation.MIXED)
    return replace(appraisal, importance=max(LEAST_IF_OPEN, appraisal.importance))


def _successes(told: list[Moment]) -> Iterator[Worth]:
    """What was mended, and what was committed."""
    failures: Counter[str] = Counter()
    for moment in told:
        if moment.what is What.FAILED:
            failures[moment.subject] += 1
        elif moment.what is What.FIXED:
            times = failures.pop(moment.subject, 1)
            often = f" ({times} times)" if times > 1 else ""
            yield moment, Voice.AGENT, f"{_named(moment)} failed{often}, then went well", FIX
        elif moment.what is What.COMMITTED:
            yield moment, Voice.AGENT, f"committed: {moment.text}", COMMIT


def _within_reason(text: str) -> str:
    """A text of a bounded length, and how long it was: its writer's own words before material."""
    if len(text) <= LONGEST:
        return text
    kept = (own_words(text) or text)[:LONGEST]
    cut_off = [as_line(note) for note in notes_in(text) if note not in kept]
    return "\n\n".join([f"{kept}… [clipped: {len(text):,} characters in all]", *cut_off])
