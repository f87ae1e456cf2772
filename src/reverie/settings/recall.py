"""Recall, and what using a memory does to it."""

from __future__ import annotations

from reverie.settings.group import Group, share, whole


class RecallSettings(Group):
    """What is computed for answers, and when a memory counts as used."""

    vectors: int = whole(
        0,
        "Whether recall also goes by meaning (the extra `embed`); 0 for words alone.",
        unit="yes or no",
    )
    vectors_per_night: int = whole(
        10_000, "For how many episodes one night computes vectors at most.", unit="episodes"
    )
    gist_tokens: int = whole(
        8_000,
        "The most tokens in which the gist of all that was said is kept in mind.",
        unit="tokens",
    )
    coactivation_delta: float = share(
        0.1, "What recalling two memories together adds to the weight of their link."
    )
    stale_days: int = whole(
        30, "After how many days without use a memory is called stale.", unit="days"
    )
    needed_days: int = whole(
        7, "For how many days after its last use a memory counts as needed.", unit="days"
    )
