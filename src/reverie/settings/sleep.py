"""Sleep: when an agent falls asleep, and what a night does to memories and links."""

from __future__ import annotations

from reverie.errors import SettingRefused
from reverie.settings.group import Group, rate, share, whole, word

SLACK = 1e-9
"""How far a sum of shares may miss what it should be."""


class SleepSettings(Group):
    """The numbers of falling asleep, of cycles, of replay, of links and of dreams."""

    idle_threshold_ms: int = whole(
        300_000,
        "How long an agent must be idle before it falls asleep by itself, in milliseconds.",
        unit="milliseconds",
    )
    min_awake_duration_ms: int = whole(
        3_600_000,
        "How long it must have been awake for that, in milliseconds,",
        unit="milliseconds",
    )
    min_consolidation_queue: int = whole(
        100, "or how many memories must wait for replay.", unit="memories"
    )
    target_cycle_duration_ms: int = whole(
        300_000, "The time box of one cycle, in milliseconds.", unit="milliseconds"
    )
    light_sleep_duration_pct: float = share(
        0.2, "The share of a cycle in which a plain call still stops it."
    )
    cycle_pause_ms: int = whole(
        100,
        "The pause between two cycles of an agent that sleeps by itself, in milliseconds.",
        unit="milliseconds",
    )
    max_cycles: int = whole(12, "The most cycles one night may have.", unit="cycles", at_most=1_000)
    replay_batch_size: int = whole(
        50, "How many memories one cycle replays at most.", unit="memories", at_most=1_000
    )
    interleave_ratio: float = share(0.7, "The share of a batch that is new; the rest is familiar.")
    night_apart_h: int = whole(
        20,
        "Sleeps that begin less than this after the first of a night count as that night, in "
        "hours.",
        unit="hours",
        at_most=8_760,
    )
    deep_sleep_every_days: int = whole(
        7,
        "Every how many days after the installation a night is a deep one; 0 for never. "
        "REVERIE_DEEP_SLEEP_CRON_DAYS overrules it.",
        unit="days",
        at_most=90,
    )
    second_look_sessions: int = whole(
        5,
        "How many sessions a night thinks over that only the rules have read, if a better thinker "
        "is there; the newest first.",
        unit="sessions",
        at_most=100,
    )
    doze: int = whole(
        1,
        "Whether a session that ended is taken in at once by a doze, in a project with hooks; 0 "
        "for no.",
        unit="yes or no",
    )
    cycle_minutes: int = whole(
        60,
        "After how many minutes of cycles no further one begins; puzzles have times of their own.",
        unit="minutes",
        at_least=1,
    )
    replays_per_night: int = whole(
        1, "How often one memory is replayed in a night at most.", unit="replays"
    )
    familiar_floor: float = share(0.5, "Above which strength a memory is familiar.")
    consolidation_delta: float = share(0.15, "What one replay adds to a strength.")
    permanent_threshold: float = share(0.9, "From which strength on a memory is permanent.")
    priority_emotion: float = share(
        0.4, "What a feeling at its strongest adds to the replay priority."
    )
    priority_relevance: float = share(0.3, "What full relevance adds.")
    priority_recency: float = share(0.2, "What a memory just born gets on top,")
    recency_per_hour: float = rate(0.1, "and how fast that wears off, per hour.", unit="per hour")
    priority_tag: float = share(0.1, "What a tag set awake adds.")
    association_delta: float = share(
        0.05, "What replaying two memories together adds to the weight of their link."
    )
    new_link_weight: float = share(
        0.1, "The weight a new link starts from, before its first replay adds to it."
    )
    prune_threshold: float = share(0.1, "Below which weight a link is cut.")
    decay_per_cycle: float = share(0.01, "What a link loses with each step of fading, by `decay`.")
    decay: str = word(
        "night",
        "When links fade: once a night, once a cycle, or hybrid, which is halfway between.",
        "night",
        "cycle",
        "hybrid",
    )
    links_per_memory: int = whole(
        64, "How many links one memory may have; the weakest go.", unit="links"
    )
    max_links: int = whole(
        10_000_000, "How many links a mind may have in all; the weakest go.", unit="links"
    )
    dream_weight: float = share(0.25, "From which link weight on memories are dreamt together.")
    dream_members: int = whole(
        3, "How many memories a dream needs at least.", unit="memories", at_most=8
    )
    delta_entering: float = share(
        1.0, "The share of association_delta that counts while falling asleep (nothing links then),"
    )
    delta_light: float = share(1.0, "in stages of light sleep (none of them links so far),")
    delta_deep: float = share(1.0, "in stages of deep sleep, as replay is,")
    delta_dreaming: float = share(1.0, "and in dreaming stages.")

    def _check(self) -> None:
        """Refuse thresholds that contradict each other, and weights that exceed a whole."""
        if self.familiar_floor >= self.permanent_threshold:
            raise SettingRefused("familiar_floor", "it must lie below permanent_threshold")
        if self.dream_weight < self.prune_threshold:
            raise SettingRefused("dream_weight", "it must not lie below prune_threshold")
        weights = (
            self.priority_emotion,
            self.priority_relevance,
            self.priority_recency,
            self.priority_tag,
        )
        if sum(weights) > 1 + SLACK:
            raise SettingRefused("priority_emotion", "the four weights of the priority exceed 1")
