"""Recall, and what using a memory does to it."""

from __future__ import annotations

from reverie.settings.group import Group, share, whole, word


class RecallSettings(Group):
    """What is computed for answers, and when a memory counts as used."""

    vectors: str = word(
        "auto",
        "By which vectors recall goes beside words: those of all that is installed, none, "
        "the static ones, or also those of MiniLM, which nights make.",
        "auto",
        "none",
        "static",
        "both",
    )
    vectors_per_night: int = whole(
        10_000,
        "For how many things said or kept one night makes vectors of each kind at most.",
        unit="things",
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
