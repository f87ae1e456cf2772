"""Scores: how a simulation may appraise what it has not appraised itself, in hundredths."""

from reverie.domain.formulas.codes import Tag

RELIABILITIES = (85, 70, 65, 30, 75, 90, 50, 50)
BONUSES = (30, 20, 30, 20, 30, 40, 0, 0)
"""What each channel, by its ChannelCode, makes of reliability and adds to importance."""


def reliability_of(channel: int) -> int:
    """How far what came by a channel can be relied on."""
    return RELIABILITIES[channel]


def importance_of(tags: int, channel: int) -> int:
    """How much an episode matters by what happened and how it came to be known."""
    return min(100, tag_importance(tags) + BONUSES[channel])


def tag_importance(tags: int) -> int:
    """How much the gravest of the tags matters; what has no tag matters 30."""
    if tags & Tag.GUARD_BRUTAL:
        return 60
    if tags & Tag.FIGHT:
        return 50
    if tags & Tag.DENIED:
        return 40
    if tags & Tag.CANCELED:
        return 35
    if tags & Tag.SERVED:
        return 20
    return 30


def goal_relevance_of(is_its_place: bool, is_its_need: bool, is_its_target: bool) -> int:
    """How far an episode bears on a goal: on its place, its need or domain, its target."""
    relevance = 60 * is_its_place + 60 * is_its_need + 70 * is_its_target
    return min(100, relevance)
