"""What of a session is worth keeping, in the hundredths of an appraisal."""

from __future__ import annotations

from reverie.settings.group import Group, flag, whole


class KeepSettings(Group):
    """From where on an episode is kept, and how much of a session is replayed first."""

    importance: int = whole(
        40, "An episode this important is kept.", unit="hundredths", at_most=100
    )
    goal_importance: int = whole(
        20,
        "One that helps or thwarts a goal is kept from here on.",
        unit="hundredths",
        at_most=100,
    )
    arousal: int = whole(
        60,
        "One this exciting, or this threatening, is kept whatever its importance.",
        unit="hundredths",
        at_most=100,
    )
    tag_share: int = whole(
        25,
        "The share of a session that sleep should replay first, in hundredths, rounded up.",
        unit="hundredths",
        at_most=100,
    )
    per_session: int = whole(
        10, "At most so many things are kept of one conversation.", unit="memories", at_most=10_000
    )
    person_score: int = whole(
        55,
        "What a person says in a conversation is kept from this score of the judge on; "
        "where less than twelve messages are said, nine hundredths less are asked.",
        unit="hundredths",
        at_most=100,
    )
    agent_score: int = whole(
        39,
        "What an agent says in a conversation is kept from this score of the judge on.",
        unit="hundredths",
        at_most=100,
    )
    person_score_beside_notes: int = whole(
        80,
        "The same for a person's words where the agent takes notes, which hold most of them.",
        unit="hundredths",
        at_most=100,
    )
    notes_per_session: int = whole(
        16,
        "At most so many lines `Noted: …` of an agent are kept of one conversation.",
        unit="memories",
        at_most=1_000,
    )
    open_ends: int = whole(
        2, "At most so many open ends are kept of one conversation.", unit="memories", at_most=100
    )
    notes_in_passing: bool = flag(
        True,
        "The rule file asks the agent to end an answer with a line `Noted: …` where something was "
        "decided, corrected or found out; `reverie init` writes it anew after a change.",
    )
