"""Streams: how much of them is held, and for how long."""

from __future__ import annotations

from reverie.settings.group import Group, whole, word


class StreamsSettings(Group):
    """The room of each stream, and when its entries expire."""

    awake_entries: int = whole(
        10_000,
        "How many entries the awake stream on a server holds at most,",
        unit="entries",
    )
    awake_s: int = whole(5, "and for how many seconds.", unit="seconds")
    dream_entries: int = whole(
        1_000,
        "How many replays the dream stream holds at most; they do not expire.",
        unit="entries",
    )
    salience_entries: int = whole(
        5_000,
        "How many entries the salience stream on a server holds at most,",
        unit="entries",
    )
    salience_s: int = whole(10, "and for how many seconds.", unit="seconds")
    reclaim_after_s: int = whole(
        60,
        "After how many seconds of silence a reader's entries go to another reader of its group,",
        unit="seconds",
    )
    most_deliveries: int = whole(
        5,
        "and how many times an entry is given out before it is set aside as one nobody can read.",
        unit="times",
        at_least=1,
    )
    publish_to: str = word(
        "none",
        "Where each night publishes its replays as it commits them, and what is recorded and taken "
        "in is told of: redis is the server at $REVERIE_REDIS, else this machine's.",
        "none",
        "redis",
    )
