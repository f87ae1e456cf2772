"""Review: sessions that only the rules have read get a second look by a better thinker."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import msgspec

from reverie.domain.intake.text import clipped
from reverie.domain.journal.change import Place
from reverie.domain.journal.kinds import Change, MarkChange, Proposal
from reverie.domain.values.episode import Voice
from reverie.domain.values.session import RULES, Mark, Reach
from reverie.domain.values.thought import Question
from reverie.ports import Mind
from reverie.questions.revision import Revision, revisions_in
from reverie.questions.second_look import (
    SECOND_LOOK,
    Told,
    looked_at,
    why_refused_whole,
)
from reverie.stages.context import StageContext
from reverie.stages.review.dossier import told_of
from reverie.stages.review.revise import let_go, revise, taken_apart

MOST_IN_VAIN = 3
"""Nights that ask about a session and get no answer to use, before what the rules kept stands."""
REASON_CHARS = 1_000
"""How much of what became of the items the journal tells of one session."""


def review(mind: Mind, night: StageContext) -> list[Change | Proposal]:
    """Let the night's thinker mend what the rules kept of the newest sessions only they have read.

    Where nobody better than the rules is there after all, the sessions wait.
    """
    if RULES in (night.plan.thinker, night.thinker):
        return []
    most = night.settings.sleep.second_look_sessions
    found = [_seen(reach, night) for reach in mind.sessions.to_think_over(limit=most)]
    waiting = [reach for reach in found if reach.after < reach.upto]
    told = [told_of(mind, reach, night) for reach in waiting]
    questions = [_question(mind, session, night) for session in told]
    asked = [question for question in questions if question]
    answers = iter(night.think_all(asked) if asked else ())
    numbers = count(night.next_memory)
    changes: list[Change | Proposal] = []
    taken: list[Revision] = []
    for reach, session, question in zip(waiting, told, questions, strict=True):
        answer = next(answers) if question else "[]"
        items = revisions_in(answer, session, mind, night.settings, others=taken)
        why = why_refused_whole(items, session, night.settings)
        looked = looked_at(reach.session, answer, items, why)
        if question and answer:  # of an empty one, whoever was asked has said why
            night.say(looked)
        if items is None or why:
            continue
        mine = [one for one in items if isinstance(one, Revision)]
        changes += revise(mine, reach, session, night, numbers)
        changes += let_go(mind, mine, reach, session, night.thinker)
        changes.append(_thought_over(mind, reach, night.thinker, looked.in_short()))
        taken += mine
    return [*changes, *taken_apart(mind, taken, max((r.number for r in waiting), default=0))]


def _seen(reach: Reach, night: StageContext) -> Reach:
    """The part of a session that this night may see."""
    return replace(reach, upto=min(reach.upto, night.plan.horizon))


def _question(mind: Mind, told: Told, night: StageContext) -> Question | None:
    """What is asked: under a name of its own where an earlier night got no answer to use.

    Nothing of a session in which only tools speak, or that was asked about in vain often enough.
    """
    if all(episode.voice is Voice.TOOL for episode in told.episodes):
        return None
    question = SECOND_LOOK.question(told)
    id = question.id_for(night.thinker)
    known = mind.thoughts.among({id}).get(id)
    if known is None or known.night == night.plan.night:
        return question if told.asked_in_vain < MOST_IN_VAIN else None
    if known.answer and _is_usable(known.answer.text, told, mind, night):
        return question
    return _question(mind, _asked_again(told), night)


def _is_usable(answer: str, told: Told, mind: Mind, night: StageContext) -> bool:
    found = revisions_in(answer, told, mind, night.settings)
    return not why_refused_whole(found, told, night.settings)


def _asked_again(told: Told) -> Told:
    return msgspec.structs.replace(told, asked_in_vain=told.asked_in_vain + 1)


def _thought_over(mind: Mind, reach: Reach, thinker: str, words: str) -> Change:
    place = Place("mark", reach.session)
    mark = mind.present([place])[place]
    assert isinstance(mark, Mark)
    return MarkChange(
        target=reach.session,
        before=mark,
        after=replace(mark, reader=thinker, thought_over=reach.upto),
        reason=clipped(f"a second look: {words}", REASON_CHARS),
    )
