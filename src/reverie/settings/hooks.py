"""The hooks: what they read and keep, and when they advise to sleep."""

from __future__ import annotations

from reverie.settings.group import Group, whole


class HooksSettings(Group):
    """The limits of a hook, and the patience of its advice."""

    read_bytes: int = whole(
        50 * 1024 * 1024, "The most bytes of transcripts one hook reads.", unit="bytes"
    )
    kept_messages: int = whole(
        10, "How many last messages of a session the ledger keeps.", unit="messages"
    )
    kept_compactions: int = whole(20, "How many compactions the ledger keeps.", unit="compactions")
    stale_sleep_s: int = whole(
        1_800,
        "After how many seconds an open `sleep start` counts as abandoned.",
        unit="seconds",
    )
    cooldown_s: int = whole(
        10_800,
        "For how many seconds after a sleep no advice to sleep is given; orders are.",
        unit="seconds",
    )
    rhythm_sessions: int = whole(
        3, "After how many sessions without sleep the opening offers it.", unit="sessions"
    )
    doze_wait_ms: int = whole(
        1_500,
        "For how long a start waits for the doze of the session before, in milliseconds; 0 for not "
        "at all.",
        unit="milliseconds",
        at_most=5_000,
        too_large="a host gives a start ten seconds",
    )
    morning_note: int = whole(
        1,
        "Whether the start after a night shows you, and not the agent, that something waits for "
        "your word; 0 for no.",
        unit="yes or no",
    )
    comes_to_mind: int = whole(
        1,
        "Whether, while `reverie live` runs, a prompt is answered with the few memories that "
        "clearly bear on it; 0 for no.",
        unit="yes or no",
    )
    nap_unheeded: int = whole(
        1,
        "Whether a start begins a nap by itself when a call to sleep went unheeded; 0 for no.",
        unit="yes or no",
    )
