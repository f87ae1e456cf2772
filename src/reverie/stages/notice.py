"""Notice: what comes back across sessions in how the work was done, put down for a person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from reverie.domain.intake.material import own_words
from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import Change, FindingChange
from reverie.domain.language import Language
from reverie.domain.rules.patterns import MOST_CHARS, Correction, Worked, patterns
from reverie.domain.values.episode import Episode, Voice
from reverie.domain.values.memory import Kind
from reverie.domain.values.recurrence import Pattern
from reverie.domain.values.session import Session
from reverie.domain.values.trace import trace_from
from reverie.ports import Mind
from reverie.stages.context import StageContext

LOOKED_BACK = 60
"""How many sessions are searched, those of tonight among them."""
MOST_OF_A_KIND = 5


def notice(mind: Mind, night: StageContext) -> list[Change]:
    """Put down what comes back in several sessions, one of them new; no memory comes of it."""
    plan = night.plan
    new = {*(reach.session for reach in plan.sessions), *plan.dozed}
    known = [one for one in mind.sessions.latest(limit=LOOKED_BACK) if _is_seen(one, night)]
    worked = [_worked(mind, session, night) for session in reversed(known)]
    found = patterns(worked, new, night.language)
    return list(_changes(mind, _few_of_each(found)))


def corrections_in(
    session: str, episodes: Iterable[Episode], language: Language
) -> Iterator[Correction]:
    """What a person said in a session that puts the agent right, or that always holds."""
    for episode in episodes:
        words = own_words(episode.text) if episode.voice is Voice.PERSON else ""
        if len(words) > MOST_CHARS:
            continue  # a task, or a paste that nobody marked: a correction is short
        for sentence in language.sentences.sentences(words):
            if _puts_right(sentence, language):
                yield Correction(session, episode.number, " ".join(sentence.split()))


def _puts_right(sentence: str, language: Language) -> bool:
    is_rule = language.cues.kind_of(sentence, Voice.PERSON) is Kind.CONSTRAINT
    return is_rule or language.retention.corrects(sentence)


def _is_seen(session: Session, night: StageContext) -> bool:
    """Whether a session had ended when the night was planned."""
    return session.number < night.plan.coming_session


def _worked(mind: Mind, session: Session, night: StageContext) -> Worked:
    horizon = night.plan.horizon
    episodes = mind.episodes.of(session.id, after=0, upto=min(session.upto, horizon))
    said = tuple(corrections_in(session.id, episodes, night.language))
    return Worked(session.id, trace_from(mind.sessions.trace(session.id), horizon), said)


def _few_of_each(found: Collection[Pattern]) -> Iterator[Pattern]:
    """The most surprising of each kind."""
    told: Counter[str] = Counter()
    for pattern in found:
        told[pattern.kind] += 1
        if told[pattern.kind] <= MOST_OF_A_KIND:
            yield pattern


def _changes(mind: Mind, found: Iterable[Pattern]) -> Iterator[Change]:
    for name, pattern in {pattern.name: pattern for pattern in found}.items():
        place = Place("finding", name)
        known = mind.present([place]).get(place)
        before = known if isinstance(known, Pattern) else None
        pattern = replace(pattern, verdict=before.verdict if before else None)
        if before != pattern:
            yield FindingChange(
                target=name,
                before=before,
                after=pattern,
                reason=f"it came back in {len(pattern.sessions)} sessions",
            )
