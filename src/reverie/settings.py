"""Every tunable number of Reverie, with its unit and default, on one page."""

from __future__ import annotations

from dataclasses import dataclass, fields

from reverie.errors import SettingRefused

MOST_TOKENS = 60_000
"""The most tokens a memory may ask of its reader, and of those the most that are cold."""
MOST_COLD_TOKENS = 20_000
MOST_CHARS_A_TOKEN = 6
"""How long a token of plain prose is at most, on average."""
MOST = {
    "tag_share": 100,
    "keep_importance": 100,
    "keep_goal_importance": 100,
    "keep_arousal": 100,
    "replay_batch_size": 1_000,
    "max_cycles": 1_000,
    "dream_members": 8,
}
"""What some numbers may be at most: a share in hundredths, or what a night can go through."""
LARGEST = 10**12
"""No number of ours means anything beyond."""
RATES = ("recency_per_hour",)
"""What is a fraction, but not of a whole."""
SLACK = 1e-9
"""How far a sum of shares may miss what it should be."""
SHORTEST = {
    "max_memory_chars": 10,
    "max_text_bytes": 10,
    "briefing_chars": 200,
    "token_budget": 200,
}
"""The least a limit of length may be, in characters or bytes."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The numbers one mind lives by; a night pins the ones in force when it began."""

    # What may be recorded.
    max_text_bytes: int = 1_000_000
    """The largest text of one episode, in bytes of UTF-8."""
    max_memory_chars: int = 2_000
    """The longest text of one memory, in characters; the rest stays in its source."""
    future_tolerance_s: int = 300
    """How far ahead of our clock a date may lie, in seconds."""

    language: str = "english"
    """The language whose rules read what is said: a folder of domain/language."""

    # What is worth keeping (hundredths, see domain/values/appraisal.py).
    keep_importance: int = 40
    """An episode this important is kept."""
    keep_goal_importance: int = 20
    """One that helps or thwarts a goal is kept from here on."""
    keep_arousal: int = 60
    """One this exciting, or this threatening, is kept whatever its importance."""
    tag_share: int = 25
    """The share of a session that sleep should replay first, in hundredths, rounded up."""

    # Layers, by session age; age 1 is the last session that ended.
    hot_until_age: int = 1
    """The greatest age, in sessions, of a hot memory."""
    warm_until_age: int = 5
    """The greatest age, in sessions, of a warm memory; older ones are cold."""

    # Salience.
    salience_kept_per_session: float = 0.85
    """The share of its salience a memory keeps with each session that passes."""
    salience_floor: float = 0.1
    """What a memory's present salience is shown as at least; below it a cold one may go."""
    relationship_kept_per_session: float = 0.97
    """The same share for what is known about the user."""
    path_salience: float = 0.7
    """Above which salience the way to a conclusion outlives the hot layer."""
    still_true_sessions: int = 20
    """After how many untouched sessions a rule is asked about: still true?"""

    # The memory file.
    token_budget: int = 4_000
    """The most tokens memory.yml may have."""
    hot_share: int = 60
    """The share of the budget for the last session, in hundredths; unused room flows on."""
    warm_share: int = 30
    """The share for the sessions before, in hundredths."""
    cold_share: int = 10
    """The share for what is older, in hundredths."""

    # The night.
    max_step_changes: int = 5_000
    """The most changes one commit may hold."""

    # Sleep: the table [sleep] of config.toml, or `sleep:` of a YAML file.
    idle_threshold_ms: int = 300_000
    """How long an agent must be idle before it falls asleep by itself, in milliseconds."""
    min_awake_duration_ms: int = 3_600_000
    """How long it must have been awake for that, in milliseconds,"""
    min_consolidation_queue: int = 100
    """or how many memories must wait for replay."""
    target_cycle_duration_ms: int = 300_000
    """The time box of one cycle, in milliseconds."""
    light_sleep_duration_pct: float = 0.2
    """The share of a cycle in which a plain call still stops it."""
    cycle_pause_ms: int = 100
    """The pause between two cycles of an agent that sleeps by itself, in milliseconds."""
    max_cycles: int = 12
    """The most cycles one night may have."""
    replay_batch_size: int = 50
    """How many memories one cycle replays at most."""
    interleave_ratio: float = 0.7
    """The share of a batch that is new; the rest is familiar."""
    replays_per_night: int = 1
    """How often one memory is replayed in a night at most."""
    familiar_floor: float = 0.5
    """Above which strength a memory is familiar."""
    consolidation_delta: float = 0.15
    """What one replay adds to a strength."""
    permanent_threshold: float = 0.9
    """From which strength on a memory is permanent."""
    priority_emotion: float = 0.4
    """What a feeling at its strongest adds to the replay priority."""
    priority_relevance: float = 0.3
    """What full relevance adds."""
    priority_recency: float = 0.2
    """What a memory just born gets on top,"""
    recency_per_hour: float = 0.1
    """and how fast that wears off, per hour."""
    priority_tag: float = 0.1
    """What a tag set awake adds."""
    association_delta: float = 0.05
    """What replaying two memories together adds to the weight of their link."""
    new_link_weight: float = 0.1
    """The weight a new link starts from, before its first replay adds to it."""
    prune_threshold: float = 0.1
    """Below which weight a link is cut."""
    decay_per_cycle: float = 0.01
    """What a link loses with each step of fading, by `decay`."""
    decay: str = "night"
    """When links fade: once a night, once a cycle, or hybrid, which is halfway between."""
    links_per_memory: int = 64
    """How many links one memory may have; the weakest go."""
    max_links: int = 10_000_000
    """How many links a mind may have in all; the weakest go."""
    dream_weight: float = 0.25
    """From which link weight on memories are dreamt together."""
    dream_members: int = 3
    """How many memories a dream needs at least."""
    delta_light: float = 1.0
    """The share of the deltas that counts in a nap,"""
    delta_deep: float = 1.0
    """in a full night,"""
    delta_dreaming: float = 1.0
    """and for the links of what was dreamt."""

    # Recall.
    recall_ranker: str = "shipped"
    """What orders the best answers: the `shipped` ranker, `none`, or a file of your own."""
    recall_vectors: int = 0
    """Whether recall also goes by meaning (the extra `embed`); 0 for words alone."""
    vectors_per_night: int = 10_000
    """For how many episodes one night computes vectors at most."""
    gist_tokens: int = 8_000
    """The most tokens in which the gist of all that was said is kept in mind."""
    coactivation_delta: float = 0.1
    """What recalling two memories together adds to the weight of their link."""
    stale_days: int = 30
    """After how many days without use a memory is called stale."""
    needed_days: int = 7
    """For how many days after its last use a memory counts as needed."""

    # The journal.
    undoable_nights: int = 90
    """How many nights can be undone; older ones are folded into the origin."""

    # Streams.
    awake_stream_entries: int = 10_000
    """How many entries the awake stream on a server holds at most,"""
    awake_stream_s: int = 5
    """and for how many seconds."""
    dream_stream_entries: int = 1_000
    """How many replays the dream stream holds at most; they do not expire."""
    salience_stream_entries: int = 5_000
    """How many entries the salience stream on a server holds at most,"""
    salience_stream_s: int = 10
    """and for how many seconds."""

    # Sleep debt.
    moderate_changes: int = 4
    """From how many changes on a session's work is moderate (+2); below it is light (+1)."""
    heavy_changes: int = 9
    """From how many changes on a session's work is heavy (+3)."""
    moderate_tools: int = 16
    """The same for uses of any tool, where `debt_axes` names them."""
    heavy_tools: int = 41
    """The same for heavy work."""
    debt_axes: tuple[str, ...] = ("changes",)
    """What makes a session weigh: changes, tools, or the heavier of both."""
    drowsy_debt: int = 4
    """From which debt on the agent is drowsy."""
    sleepy_debt: int = 7
    """From which debt on it is sleepy."""
    must_sleep_debt: int = 10
    """From which debt on it must sleep."""

    # The hooks.
    hook_read_bytes: int = 50 * 1024 * 1024
    """The most bytes of transcripts one hook reads."""
    kept_messages: int = 10
    """How many last messages of a session the ledger keeps."""
    kept_compactions: int = 20
    """How many compactions the ledger keeps."""
    stale_sleep_s: int = 1_800
    """After how many seconds an open `sleep start` counts as abandoned."""
    cooldown_s: int = 10_800
    """For how many seconds after a sleep no advice to sleep is given; orders are."""
    rhythm_sessions: int = 3
    """After how many sessions without sleep the opening offers it."""

    nap_unheeded: int = 1
    """Whether a start begins a nap by itself when a call to sleep went unheeded; 0 for no."""

    # The briefing.
    briefing_chars: int = 9_900
    """The most characters one part of the briefing may have; the host cuts longer ones."""

    @property
    def briefing_parts(self) -> int:
        """How many parts hold a briefing of the whole token budget."""
        return 1 + self.token_budget * MOST_CHARS_A_TOKEN // self.briefing_chars

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, int | float) and not value >= 0:
                raise SettingRefused(field.name, "it is negative; give a number from 0 up")
            most = MOST.get(field.name, LARGEST)
            if isinstance(value, int | float) and value > most:
                raise SettingRefused(field.name, f"it is too large; give at most {most:,}")
        if not 0 < self.drowsy_debt < self.sleepy_debt < self.must_sleep_debt:
            raise SettingRefused(
                "drowsy_debt", "it must lie below sleepy_debt, and that below must_sleep_debt"
            )
        if not self.debt_axes or not set(self.debt_axes) <= {"changes", "tools"}:
            raise SettingRefused("debt_axes", 'give ["changes"], ["tools"] or both')
        if self.max_step_changes < 1:
            raise SettingRefused("max_step_changes", "a step must hold at least one change")
        if self.warm_until_age < self.hot_until_age:
            raise SettingRefused("warm_until_age", "it is below hot_until_age; raise it")
        self._check_the_file()
        self._check_the_sleep()
        for field in fields(self):
            is_share = field.type == "float" and field.name not in RATES
            if is_share and not getattr(self, field.name) <= 1:
                raise SettingRefused(field.name, "a share lies between 0 and 1; give one")
        for name, least in SHORTEST.items():
            if getattr(self, name) < least:
                raise SettingRefused(name, f"too little fits into it; give at least {least}")

    def _check_the_sleep(self) -> None:
        if self.decay not in ("night", "cycle", "hybrid"):
            raise SettingRefused("decay", 'give "night", "cycle" or "hybrid"')
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

    def _check_the_file(self) -> None:
        if self.hot_share + self.warm_share + self.cold_share != 100:
            raise SettingRefused("hot_share", "hot, warm and cold shares must add up to 100")
        if self.token_budget > MOST_TOKENS:
            raise SettingRefused(
                "token_budget", f"a reader has no room; give at most {MOST_TOKENS:,}"
            )
        if self.token_budget * self.cold_share > MOST_COLD_TOKENS * 100:
            raise SettingRefused(
                "cold_share", f"cold memory would exceed {MOST_COLD_TOKENS:,} tokens; lower it"
            )
