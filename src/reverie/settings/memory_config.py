"""The memory of simulated agents: cadences, buffers, evidence and mood, for one agent or a city."""

from __future__ import annotations

from reverie.errors import SettingRefused
from reverie.settings.group import Group, flag, share, whole

_TICKS = "ticks"
_PARTS = "hundredths"


def _ticks(default: int, says: str) -> int:
    return whole(default, says, unit=_TICKS, at_least=1, too_small="time would stand still")


def _parts(default: int, says: str) -> int:
    return whole(default, says, unit=_PARTS, at_most=100)


def _room(default: int, says: str) -> int:
    limits = {"at_least": 1, "at_most": 10_000, "too_small": "nothing fits into it"}
    return whole(default, says, unit="episodes", **limits)


class MemoryConfig(Group):
    """The numbers that simulated agents live by."""

    ticks_per_minute: int = _ticks(100, "How many ticks a minute has.")
    short_term_maintenance_interval_ticks: int = _ticks(
        1_000, "Awake, short-term memory is tidied this often; 5 to 15 minutes are usual."
    )
    daily_promotion_interval_ticks: int = _ticks(
        24_000, "Awake, older episodes are looked through for the day's buffer this often."
    )
    wake_duration_ticks: int = _ticks(96_000, "How long an agent stays awake.")
    sleep_duration_ticks: int = _ticks(48_000, "How long it sleeps.")
    min_consolidation_interval_ticks: int = _ticks(
        120_000, "Consolidations lie at least so far apart; 18 to 30 hours are usual."
    )
    wake_resets_timers: bool = flag(True, "Whether waking starts both timers anew.")

    short_term_capacity: int = _room(50, "What short-term memory holds in tier 2.")
    daily_capacity: int = _room(100, "What the day's buffer holds in tier 2.")
    lookahead_ticks: int = _ticks(
        144_000, "How far ahead of the tick that was reached episodes may be recorded in bulk."
    )
    arrivals_capacity: int = _room(
        100, "So many episodes of one agent wait to be judged; of more the weakest are forgotten."
    )
    keep_after_promotion: bool = flag(
        True, "Whether a promoted episode stays in short-term memory."
    )
    kept_overnight: int = whole(
        0,
        "So many of the day's most important episodes stay on; each is evidence for one night.",
        unit="episodes",
    )
    short_term_max_age_ticks: int = _ticks(
        144_000, "A sleep drops what is older than this from short-term memory."
    )
    overflow_by_retention: bool = flag(
        False, "Whether a full day's buffer drops the lowest retention, not importance."
    )

    retention_threshold: int = _parts(20, "Episodes below this retention are dropped.")
    retention_goal: int = _parts(20, "What a goal that is supported or thwarted adds to it.")
    retention_mixed: int = _parts(10, "What a goal of which both is true adds.")
    retention_arousal: int = _parts(20, "How much of the arousal counts.")
    retention_threat: int = _parts(20, "How much of the threat counts.")
    retention_valence: int = _parts(10, "How much of a feeling, good or bad, counts.")
    retention_by_channel: int = _parts(30, "The share of retention that goes by the channel.")

    promotion_importance: int = _parts(40, "An episode this important is promoted.")
    promotion_goal_importance: int = _parts(20, "One that touches a goal is promoted from here on.")
    promotion_arousal: int = _parts(60, "One this arousing is promoted.")
    promotion_threat: int = _parts(60, "One this threatening is promoted.")
    late_promotion_age_ticks: int = _ticks(6_000, "From this age on the daily pass promotes.")
    late_promotion_importance: int = _parts(30, "What is this important then is promoted.")
    late_promotion_goal_importance: int = _parts(
        10, "What touches a goal is promoted then from here on."
    )
    promotion_by_score: bool = flag(
        False, "Promote by importance, goal relevance and threat in one score instead."
    )
    promotion_score: int = _parts(60, "From which score on, where promotion goes by it.")

    channel_direct: int = _parts(100, "How much counts of what an agent lived through itself.")
    channel_observed: int = _parts(75, "The same of what it saw others live through.")
    channel_report: int = _parts(60, "The same of what one who was there has told it.")
    channel_rumor: int = _parts(40, "The same of hearsay.")
    channel_protocol: int = _parts(50, "The same of a rule or a notice.")
    channel_body_signal: int = _parts(100, "The same of what it felt in its body.")
    channel_hypothetical: int = _parts(20, "The same of what it only imagined or dreamt.")
    channel_written_log: int = _parts(70, "The same of what it read in a log.")
    observer_share: int = _parts(50, "How much an observer learns of what happened to another.")
    least_evidence: int = _parts(1, "Evidence that weighs less is passed over.")
    rate_tier_1: int = _parts(15, "How far evidence moves a belief in tier 1.")
    rate_tier_2: int = _parts(10, "The same in tier 2.")
    rate_tier_3: int = _parts(5, "The same in tier 3.")
    belief_decay: float = share(0.01, "What a belief loses in a sleep without new evidence.")

    stress_step: float = share(0.05, "The most that one day does to stress.")
    morale_step: float = share(0.03, "The most that one day does to morale.")
    disturbing_arousal: int = _parts(60, "What arrives in sleep and is this arousing disturbs it.")
    disturbance: float = share(0.1, "What each disturbance takes from the quality of a sleep.")

    @property
    def ticks_per_hour(self) -> int:
        """How many ticks an hour has."""
        return 60 * self.ticks_per_minute

    @property
    def ticks_per_day(self) -> int:
        """How many ticks a day has."""
        return 24 * self.ticks_per_hour

    def unusual(self) -> list[str]:
        """The cadences that are allowed but lie outside what is usual, in words."""
        return [
            f"{name} is {ticks / of:g} {unit}; {low} to {high} are usual"
            for name, unit, of, low, high in (
                ("short_term_maintenance_interval_ticks", "minutes", self.ticks_per_minute, 5, 15),
                ("min_consolidation_interval_ticks", "hours", self.ticks_per_hour, 18, 30),
            )
            if not low * of <= (ticks := getattr(self, name)) <= high * of
        ]

    def _check(self) -> None:
        """Refuse an agent that could never sleep once a day, and warn of unusual cadences."""
        if self.kept_overnight > self.daily_capacity:
            raise SettingRefused("kept_overnight", "more than the day's buffer holds; give fewer")
        from warnings import warn

        for words in self.unusual():
            warn(words, stacklevel=4)
