"""A simulation's settings as the terms that formulas take."""

from __future__ import annotations

from reverie.domain.formulas.belief import BeliefTerms
from reverie.domain.formulas.memory_terms import BufferTerms, MemoryTerms
from reverie.domain.formulas.morale import MoodTerms
from reverie.domain.formulas.promotion import PromotionTerms
from reverie.domain.formulas.retention import RetentionTerms
from reverie.domain.formulas.rhythm import RhythmTerms
from reverie.domain.formulas.temperament import TemperamentTerms
from reverie.settings.memory_config import MemoryConfig

TIER_MOODS = (1.2, 1.0, 0.8)
"""How much of a day each tier feels."""


def terms_of(config: MemoryConfig) -> MemoryTerms:
    """All the terms of a simulation."""
    return MemoryTerms(
        _rhythm(config),
        _retention(config),
        _promotion(config),
        BufferTerms(
            config.arrivals_capacity,
            config.keep_after_promotion,
            config.kept_overnight,
            config.short_term_max_age_ticks,
            config.overflow_by_retention,
        ),
        BeliefTerms(
            config.observer_share,
            _channels(config),
            config.least_evidence / 100,
            float(config.belief_decay),
        ),
        TemperamentTerms(
            config.short_term_capacity,
            config.daily_capacity,
            config.retention_threshold,
            (config.rate_tier_1, config.rate_tier_2, config.rate_tier_3),
        ),
        MoodTerms(
            float(config.stress_step),
            float(config.morale_step),
            TIER_MOODS,
            config.disturbing_arousal,
            float(config.disturbance),
        ),
    )


def _channels(config: MemoryConfig) -> tuple[int, int, int, int, int, int, int, int]:
    return (
        config.channel_direct,
        config.channel_observed,
        config.channel_report,
        config.channel_rumor,
        config.channel_protocol,
        config.channel_body_signal,
        config.channel_hypothetical,
        config.channel_written_log,
    )


def _retention(config: MemoryConfig) -> RetentionTerms:
    return RetentionTerms(
        config.retention_goal,
        config.retention_mixed,
        config.retention_arousal,
        config.retention_threat,
        config.retention_valence,
        100 - config.retention_by_channel,
        config.retention_by_channel,
        _channels(config),
    )


def _rhythm(config: MemoryConfig) -> RhythmTerms:
    return RhythmTerms(
        config.ticks_per_day,
        config.short_term_maintenance_interval_ticks,
        config.daily_promotion_interval_ticks,
        config.min_consolidation_interval_ticks,
        config.wake_resets_timers,
    )


def _promotion(config: MemoryConfig) -> PromotionTerms:
    return PromotionTerms(
        config.promotion_importance,
        config.promotion_goal_importance,
        config.promotion_arousal,
        config.promotion_threat,
        config.late_promotion_age_ticks,
        config.late_promotion_importance,
        config.late_promotion_goal_importance,
        config.promotion_by_score,
        config.promotion_score,
    )
