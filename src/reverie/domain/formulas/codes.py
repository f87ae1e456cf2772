"""Codes: how a simulation's episodes are told in whole numbers; tables are indexed by them."""

from enum import IntEnum


class ChannelCode(IntEnum):
    """How an agent came to know; what it dreamt and what it read have channels of their own."""

    DIRECT = 0
    OBSERVED = 1
    REPORT = 2
    RUMOR = 3
    PROTOCOL = 4
    BODY_SIGNAL = 5
    HYPOTHETICAL = 6
    WRITTEN_LOG = 7


class GoalCode(IntEnum):
    """What an episode did to what the agent wants."""

    UNKNOWN = 0
    IRRELEVANT = 1
    SUPPORTS = 2
    THWARTS = 3
    MIXED = 4


class TargetType(IntEnum):
    """What sort of thing an episode is about."""

    SELF = 0
    PERSON = 1
    PLACE = 2
    FACTION = 3
    PROTOCOL = 4
    OBJECT = 5
    RESOURCE = 6
    OTHER = 7


class Result(IntEnum):
    """How an episode ended for whoever it happened to."""

    NEUTRAL = 0
    SUCCESS = 1
    FAILURE = 2
    HARM = 3
    HELP = 4
    NEAR_MISS = 5


class Tag(IntEnum):
    """What happened: bits of a mask, because several may hold at once."""

    SERVED = 1
    DENIED = 2
    CANCELED = 4
    FIGHT = 8
    GUARD_BRUTAL = 16
    SHORT_WAIT = 32
    LONG_WAIT = 64


class Aspect(IntEnum):
    """What a belief scores, each from -1 to 1."""

    FAIRNESS = 0
    EFFICIENCY = 1
    SAFETY = 2
    CONGESTION = 3
    RELIABILITY = 4


class Family(IntEnum):
    """What beliefs are about; each family has a capacity of its own."""

    PLACE = 0
    PERSON = 1
    FACTION = 2
    PROTOCOL = 3


ASPECTS = 5
"""How many aspects a belief has."""
NOBODY = -1
"""The id of no place and no target."""
