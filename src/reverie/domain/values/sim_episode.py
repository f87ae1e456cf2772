"""SimEpisode: one thing that happened to a simulated agent, at a tick."""

from __future__ import annotations

from reverie.domain.formulas.codes import (
    NOBODY,
    ChannelCode,
    Family,
    GoalCode,
    Result,
    Tag,
    TargetType,
)
from reverie.domain.values.appraisal import Appraisal, Channel, GoalRelation
from reverie.frozen import dataclass


@dataclass(frozen=True, slots=True)
class SimEpisode:
    """What happened, to whom, where, and how much it mattered; no rule reads the last five."""

    episode_id: int
    owner_agent_id: int
    tick: int
    appraisal: Appraisal
    location_id: int = NOBODY
    target_type: TargetType = TargetType.OTHER
    target_id: int = NOBODY
    goal_relevance: int = 0
    tags: frozenset[Tag] = frozenset()
    outcome: Result = Result.NEUTRAL
    source_agent_id: int = NOBODY
    event_id: int = NOBODY
    goal_id: int = NOBODY
    verb: str = ""
    summary_tag: str = ""
    details: tuple[tuple[str, str], ...] = ()

    @property
    def place(self) -> int:
        """The place it says something about: its target if that is one, else where it was."""
        return self.target_id if self.target_type is TargetType.PLACE else self.location_id

    def is_about(self, family: Family, subject: int) -> bool:
        """Whether it happened to, or at, a subject."""
        is_there = family is Family.PLACE and self.location_id == subject
        return is_there or (
            self.target_type.name == family.name and self.target_id == subject != NOBODY
        )

    @property
    def tag_mask(self) -> int:
        """Its tags as bits."""
        return sum(self.tags)


_CHANNELS = {channel: ChannelCode[channel.name] for channel in Channel}
_GOALS = {relation: GoalCode[relation.name] for relation in GoalRelation}


def channel_code(appraisal: Appraisal) -> ChannelCode:
    """The channel as tables are indexed by it."""
    return _CHANNELS[appraisal.channel]


def goal_code(appraisal: Appraisal) -> GoalCode:
    """The goal relation as formulas take it."""
    return _GOALS[appraisal.goal]


def tags_in(mask: int) -> frozenset[Tag]:
    """Bits as tags."""
    return frozenset(tag for tag in Tag if mask & tag)
