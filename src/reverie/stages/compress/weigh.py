"""Weighing in the night: memories that contradict each other, and rules that take too much room."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field, replace
from itertools import count

from reverie.domain.intake.text import clipped
from reverie.domain.journal.change import Place
from reverie.domain.journal.entry import NightBegan
from reverie.domain.journal.kinds import Change, MemoryChange, Proposal
from reverie.domain.journal.parts import EndingChange
from reverie.domain.language import Language
from reverie.domain.language.tokens import estimated_tokens
from reverie.domain.rules.contradict import ASSERTIVE, Verdict, subject_of, verdict_on
from reverie.domain.rules.ownership import is_a_persons, may_end, owner_of
from reverie.domain.rules.whose_words import is_said_in
from reverie.domain.values.ending import End, Ending
from reverie.domain.values.episode import Voice
from reverie.domain.values.memory import (
    Author,
    Kind,
    Memory,
    Wording,
    layer_for,
    newborn,
    rests,
)
from reverie.domain.values.owner import PERSONS, Owner
from reverie.domain.values.source import episode_number, of_memory
from reverie.domain.values.texture import Texture
from reverie.frozen import dataclass
from reverie.ports import Mind
from reverie.stages.context import StageContext
from reverie.stages.nearness import is_known, remembered_near

LOOKED_AT = 6
"""How many memories about the same words are compared with a new one."""
LOOKED_BACK = 3
"""How many nights are asked which memories they have weighed."""
MOST_UNWEIGHED = 200
"""How many memories are weighed that no night of the journal has seen."""
MOST_RETIRED = 5
"""How many rules a night proposes to retire at once."""
SHOWN = 80
"""Characters of each of two memories in the question which of them holds."""
MANY_RULES = 1_000
_WHOSE = dict.fromkeys(PERSONS, " (a person's word)") | {
    Owner.AGENT: " (the agent's)",
    Owner.TOOL: " (a tool's)",
    Owner.ELSEWHERE: " (from elsewhere)",
}
"""What a tension says of whose word each of the two is."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a night found when it weighed the new against the old."""

    changes: list[Change] = field(default_factory=list)
    proposals: list[Proposal] = field(default_factory=list)
    born: int = 0


def weigh(mind: Mind, night: StageContext) -> Weighed:
    """Let what is newer win, and keep a tie as a tension for a person to settle.

    Nobody else's word wins over a person's: of each of theirs that is asked once.
    """
    numbers = count(night.next_memory)
    asked = {one for t in mind.memories.of([Kind.TENSION], limit=MANY_RULES) for one in t.sources}
    ended: dict[int, Change] = {}
    tensions: list[Change] = []
    proposals: list[Proposal] = []
    for newer, older, verdict in _contradictions(mind, night):
        may = _may_end(mind, newer, older, night.language)
        if verdict is Verdict.NEWER_WINS and may:
            ended[older.number] = superseded(older, newer, "it says otherwise")
            continue
        text = _against(mind, newer, older, night.language)
        is_asked = not may and of_memory(older.number) in asked
        if not (is_asked or is_known(mind, text)):
            asked.add(of_memory(older.number))
            tension = _tension(next(numbers), newer, older, text, night)
            tensions.append(
                MemoryChange(
                    target=tension.number,
                    before=None,
                    after=tension,
                    reason="two memories that cannot both stand",
                    sources=tension.sources,
                )
            )
            proposals.append(_which_holds(newer, older, tension))
    return Weighed([*tensions, *ended.values()], proposals, len(tensions))


def _may_end(mind: Mind, newer: Memory, older: Memory, language: Language) -> bool:
    one, other = (owner_of(memory, mind.episodes.get, language) for memory in (newer, older))
    return may_end(one, other)


def superseded(older: Memory, newer: Memory, why: str) -> EndingChange:
    """The change by which a memory gives way to a newer one."""
    ending = Ending(End.SUPERSEDED, newer.session, newer.number, why)
    return EndingChange(
        target=older.number,
        before=None,
        after=ending,
        reason=f"{newer.name} is newer and says otherwise",
        sources=(of_memory(newer.number),),
    )


def rules_to_retire(mind: Mind, night: StageContext) -> Iterator[Proposal]:
    """When rules take more than their share of the file, ask about the oldest unconfirmed."""
    settings = night.settings
    rules = mind.memories.of([Kind.CONSTRAINT], limit=MANY_RULES)
    room = settings.file.token_budget * settings.file.cold_share // 100
    excess = sum(estimated_tokens(rule.text) for rule in rules) - room
    oldest = sorted(rules, key=lambda rule: (rule.salience.since, rule.number))
    for rule in oldest[:MOST_RETIRED]:
        untouched = night.plan.coming_session - 1 - rule.salience.since
        if excess <= 0 or untouched < settings.memory.still_true_sessions:
            return
        excess -= estimated_tokens(rule.text)
        ending = Ending(End.ABANDONED, night.plan.coming_session - 1, why="no longer true")
        yield Proposal(
            f"Rules take more than {settings.file.cold_share} % of memory.yml. "
            f"Retire {rule.name}, untouched since session {rule.salience.since}: “{rule.text}”?",
            (EndingChange(target=rule.number, before=None, after=ending, reason="retired"),),
            "rules take more than their share of the file",
        )


def questions_to_rest(mind: Mind, night: StageContext) -> Iterator[Proposal]:
    """Ask once about each open question that begins to rest tonight."""
    coming, settings = night.plan.coming_session, night.settings
    for question in mind.memories.of([Kind.QUESTION], limit=MANY_RULES):
        before = coming - max(1, len(night.plan.sessions))
        if not rests(question, coming, settings) or rests(question, before, settings):
            continue
        ending = Ending(End.ABANDONED, coming - 1, why="no longer open")
        yield Proposal(
            f"Nobody has come back to {question.name} for {settings.memory.open_rests_sessions} "
            f"sessions: “{question.text}”. Is it no longer open?",
            (EndingChange(target=question.number, before=None, after=ending, reason="let go"),),
            "an open question that nobody came back to",
        )


def _contradictions(mind: Mind, night: StageContext) -> Iterator[tuple[Memory, Memory, Verdict]]:
    born = range(_first_new(mind, night), night.next_memory)
    found = mind.present([Place("memory", number) for number in born])
    for number in born:
        memory = found.get(Place("memory", number))
        if not isinstance(memory, Memory) or memory.kind not in ASSERTIVE or memory.ending:
            continue
        by_person = _is_a_persons(mind, memory, night.language)
        known = _about_the_same(mind, memory, night.language)
        near = _perhaps_replaced(mind, memory, night.language, by_person=by_person)
        for other in {one.number: one for one in (*known, *near)}.values():
            is_newer = (other.session, other.number) < (memory.session, memory.number)
            newer, older = (memory, other) if is_newer else (other, memory)
            says_so = is_newer and (by_person or _replaces_a_persons(mind, newer, older, night))
            verdict = verdict_on(newer, older, night.language, by_person=says_so)
            if verdict:
                yield newer, older, verdict


def _replaces_a_persons(mind: Mind, newer: Memory, older: Memory, night: StageContext) -> bool:
    """Whether a word says that something changed of what a person said, which they must settle."""
    says = night.language.succession
    return says.tells_a_change(newer.text) and is_a_persons(
        older, mind.episodes.get, night.language
    )


def _is_a_persons(mind: Mind, memory: Memory, language: Language) -> bool:
    """Whether a memory tells a person's own words, and nobody's else."""
    numbers = [number for source in memory.sources if (number := episode_number(source))]
    told = [episode for number in numbers if (episode := mind.episodes.get(number))]
    if not told:
        return memory.wording.by is Author.PERSON
    by_persons = all(episode.voice is Voice.PERSON for episode in told)
    return by_persons and is_said_in(memory.text, told, language)


def _perhaps_replaced(
    mind: Mind, memory: Memory, language: Language, *, by_person: bool
) -> list[Memory]:
    """Older memories near one of a person's own, or near one that says it puts something right."""
    retention = language.retention
    says_so = retention.corrects(memory.text) or retention.takes_back(memory.text)
    if not (by_person or says_so or language.succession.tells_a_change(memory.text)):
        return []
    near = remembered_near(mind, sorted(language.words.telling_words(memory.text)), LOOKED_AT)
    return [other for number, other in sorted(near.items()) if number < memory.number]


def _about_the_same(mind: Mind, memory: Memory, language: Language) -> list[Memory]:
    """Older memories about the same thing that hold; for one that was merged, its composite."""
    found: dict[int, Memory] = {}
    subject = subject_of(memory.text, language)
    for other in mind.memories.on(subject, limit=LOOKED_AT):
        speaker: Memory | None = other
        if other.ending:
            merged = other.ending.by if other.ending.how is End.MERGED else None
            speaker = mind.memories.get(merged) if merged else None
        if speaker is None or speaker.number == memory.number:
            continue
        if speaker.ending is None and other.number < memory.number:
            found[speaker.number] = speaker
    return list(found.values())


def _first_new(mind: Mind, night: StageContext) -> int:
    """The first memory no night has weighed: told awake since the last one, or born tonight."""
    for began in reversed(mind.journal.nights_began()[-LOOKED_BACK:]):
        entry = mind.journal.entry(began)
        cause = entry.cause if entry else None
        if isinstance(cause, NightBegan) and cause.plan.night < night.plan.night:
            return cause.plan.next_memory
    return max(1, night.plan.next_memory - MOST_UNWEIGHED)


def _against(mind: Mind, newer: Memory, older: Memory, language: Language) -> str:
    """Two memories beside each other, a person's first, and whose each is where that differs."""
    owners = {m.number: owner_of(m, mind.episodes.get, language) for m in (older, newer)}
    theirs = [m for m in (older, newer) if owners[m.number] in PERSONS]
    first, second = (newer, older) if theirs == [newer] else (older, newer)
    both = (
        f"“{clipped(m.text, 300)}”{_WHOSE.get(owners[m.number], '') if len(theirs) < 2 else ''}"
        for m in (first, second)
    )
    return f"{' against '.join(both)}: which holds?"


def _tension(number: int, newer: Memory, older: Memory, text: str, night: StageContext) -> Memory:
    texture = Texture(feeling="unease", anchors=(older.number, newer.number))
    tension = newborn(
        number,
        night.plan.began,
        newer.session,
        Wording(Kind.TENSION, text, Author.NIGHT, texture),
        appraisal=newer.appraisal,
        sources=(of_memory(older.number), of_memory(newer.number)),
    )
    layer = layer_for(newer.session, night.plan.coming_session, night.settings)
    return replace(tension, layer=layer)


def _which_holds(newer: Memory, older: Memory, tension: Memory) -> Proposal:
    settled = Ending(End.RESOLVED, newer.session, newer.number, "a person said which holds")
    return Proposal(
        f"Shall “{clipped(newer.text, SHOWN)}” ({newer.name}) stand, and "
        f"“{clipped(older.text, SHOWN)}” ({older.name}) no longer?",
        (
            superseded(older, newer, "a person said so"),
            EndingChange(
                target=tension.number, before=None, after=settled, reason="a person said so"
            ),
        ),
        "two memories that cannot both stand",
    )
